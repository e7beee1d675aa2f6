/** Files the user named: what goes wrong with them is said in one line. Those that end in `.gz` are compressed. */
import type { Journal } from '@maester/kernel';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { reasonOf, UsageError } from './command.ts';

export function textOf(path: string): string {
  try {
    const bytes = readFileSync(path);
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw new UsageError(`${path} can't be read: ${reasonOf(error)}`, { cause: error });
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, path.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text);
  } catch (error) {
    throw new UsageError(`${path} can't be written: ${reasonOf(error)}`, { cause: error });
  }
}

export function writeBytes(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new UsageError(`${path} can't be written: ${reasonOf(error)}`, { cause: error });
  }
}

/** A journal with one entry a line, so that people and their tools can compare two of them. */
export function journalText({ entries, ...head }: Journal): string {
  const lines = entries.map((entry) => `\n${JSON.stringify(entry)}`);
  return `${JSON.stringify(head).slice(0, -1)},"entries":[${lines.join(',')}\n]}\n`;
}

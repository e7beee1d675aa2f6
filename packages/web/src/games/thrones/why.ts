// Why the computer advises something: what it should bring, what is to be feared, and the chance to win.

import type { JsonObject } from '@maester/kernel';
import { say } from './words.ts';

function areasIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((area) => typeof area === 'string') : [];
}

/** The facts that come with an advice, in words; empty if there are none. */
export function tellWhy(why: JsonObject | null): string {
  if (why === null) return '';
  const { chance, from } = why;
  const [gains, fears] = [areasIn(why['gains']), areasIn(why['fears'])];
  const sentences = [
    gains.length > 0 ? say('thrones.why.gains', { areas: gains }) : say('thrones.why.holds'),
    ...(fears.length === 0
      ? []
      : typeof from === 'string'
        ? [say('thrones.why.fears.house', { areas: fears, house: from })]
        : [say('thrones.why.fears', { areas: fears })]),
    ...(typeof chance === 'number' ? [say('thrones.why.chance', { chance })] : []),
  ];
  return sentences.join(' ');
}

// The visitor's own collection: how many of each card they own, saved in the browser and the same in every tab.

import { signal, type ReadonlySignal } from '@preact/signals';
import { recall, remember } from '../../../app/storage.ts';

/** By the key of a card: `unit/stark-sworn-swords`. */
export type Collection = { readonly [key: string]: number };

const KEY = 'maester.collection';
const MOST = 99;

/** Only what is a count of a card. */
export function readCollection(value: unknown): Collection {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value as { readonly [key: string]: unknown }).flatMap(([key, count]) =>
      /^(?:unit|attachment|ncu)\/[a-z\d-]+$/.test(key) && Number.isInteger(count) && Number(count) > 0
        ? [[key, Math.min(Number(count), MOST)]]
        : [],
    ),
  );
}

const owned = signal<Collection>({});
export const collection: ReadonlySignal<Collection> = owned;

let watching = false;

export function openCollection(): void {
  owned.value = readCollection(recall(KEY, {}));
  if (watching) return;
  watching = true;
  addEventListener('storage', ({ key }) => {
    if (key === KEY) owned.value = readCollection(recall(KEY, {}));
  });
}

/** What another tab has noted since is not lost: the change is made to what is saved now. */
export function own(key: string, count: number): void {
  replaceCollection({ ...readCollection(recall(KEY, {})), [key]: Math.max(0, count) });
}

export function replaceCollection(whole: Collection): void {
  owned.value = readCollection(whole);
  remember(KEY, owned.value);
}

/** How many of each card are missing for these. */
export function lacking(wanted: readonly string[], have: Collection): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const key of wanted) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].flatMap(([key, count]) => {
    const missing = count - (have[key] ?? 0);
    return missing > 0 ? [[key, missing] as const] : [];
  });
}

/** A table for spreadsheets: key, name, count. */
export function collectionTable(have: Collection, nameOf: (key: string) => string): string {
  const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = Object.entries(have)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => [key, quoted(nameOf(key)), count].join(','));
  return ['card,name,count', ...lines, ''].join('\n');
}

/** A collection from a file: JSON, or the table. Null if it is neither. */
export function parseCollection(text: string): Collection | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) {
    try {
      return readCollection(JSON.parse(trimmed));
    } catch {
      return null;
    }
  }
  const [head = '', ...lines] = trimmed.split(/\r?\n/);
  if (!head.startsWith('card,')) return null;
  return readCollection(
    Object.fromEntries(
      lines.map((line) => {
        const [key = ''] = line.split(',', 1);
        return [key, Number(line.slice(line.lastIndexOf(',') + 1))];
      }),
    ),
  );
}

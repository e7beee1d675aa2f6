// The army lists on this device: each under a key of its own, so that two tabs never write over each other's lists. A
// change is made to what is saved at that moment, whichever tab saved it.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { ArmyList } from '@maester/battle/engine';
import { forget, recallAll, recallText, remember } from '../../../app/storage.ts';
import { readDraft } from './army-draft.ts';

export interface SavedList {
  readonly id: string;
  readonly army: ArmyList;
  /** The size of the game it is for. */
  readonly points: number;
  readonly notes: string;
  /** The second list of a tournament's two. */
  readonly pair: string | null;
  readonly changed: number;
  /** As it stood when it was saved, for pages that have no cards at hand. */
  readonly sum: Sum | null;
}

export interface Sum {
  readonly cost: number;
  readonly problems: number;
  readonly activations: number;
}

const PREFIX = 'maester.army.';
export const LEAST_POINTS = 10;
export const MOST_POINTS = 200;

const all = signal<readonly SavedList[]>([]);
/** The latest first. */
export const savedLists: ReadonlySignal<readonly SavedList[]> = all;
const failed = signal(false);
/** Whether the device refused to save a list. */
export const notSaved: ReadonlySignal<boolean> = failed;

export function readSaved(id: string, text: string): SavedList | null {
  try {
    const value = JSON.parse(text) as { readonly [name: string]: unknown } | null;
    const army = readDraft(value?.['army']);
    if (value === null || army === null) return null;
    const { points, notes, pair, changed } = value;
    return {
      id,
      army,
      points: typeof points === 'number' && points >= 1 && points <= 1000 ? Math.round(points) : 40,
      notes: typeof notes === 'string' ? notes : '',
      pair: typeof pair === 'string' ? pair : null,
      changed: typeof changed === 'number' ? changed : 0,
      sum: readSum(value['sum']),
    };
  } catch {
    return null;
  }
}

function readSum(value: unknown): Sum | null {
  if (typeof value !== 'object' || value === null) return null;
  const { cost, problems, activations } = value as { readonly [name: string]: unknown };
  if (typeof cost !== 'number' || typeof problems !== 'number' || typeof activations !== 'number')
    return null;
  return { cost, problems, activations };
}

let watching = false;

/** Reads all lists, and again whenever another tab changes one. */
export function openLists(): void {
  lookAgain();
  if (watching) return;
  watching = true;
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) lookAgain();
  });
}

function lookAgain(): void {
  all.value = recallAll(PREFIX)
    .flatMap(([key, text]) => readSaved(key.slice(PREFIX.length), text) ?? [])
    .toSorted((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));
}

/** As it is saved now, by whichever tab. */
export function savedList(id: string): SavedList | null {
  const text = recallText(PREFIX + id);
  return text === null ? null : readSaved(id, text);
}

function save(list: SavedList): void {
  const { id, ...rest } = list;
  failed.value = !remember(PREFIX + id, rest);
  lookAgain();
}

export function addList(of: Pick<SavedList, 'army' | 'points'> & Partial<SavedList>): SavedList {
  const list: SavedList = {
    notes: '',
    pair: null,
    sum: null,
    ...of,
    id: `own-${crypto.randomUUID().slice(0, 8)}`,
    changed: Date.now(),
  };
  save(list);
  return list;
}

export function changeList(id: string, change: (list: SavedList) => SavedList): void {
  const now = savedList(id);
  if (now !== null) save({ ...change(now), id, changed: Date.now() });
}

/** The other of its pair stays, alone. */
export function removeList(id: string): void {
  const gone = savedList(id);
  forget(PREFIX + id);
  if (gone?.pair !== null && gone?.pair !== undefined)
    changeList(gone.pair, (other) => ({ ...other, pair: null }));
  lookAgain();
}

/** Two lists become a pair; whoever was their other before stays alone. */
export function pairLists(one: string, other: string | null): void {
  const before = savedList(one)?.pair ?? null;
  if (before !== null && before !== other) changeList(before, (list) => ({ ...list, pair: null }));
  const others = other === null ? null : (savedList(other)?.pair ?? null);
  if (others !== null && others !== one) changeList(others, (list) => ({ ...list, pair: null }));
  changeList(one, (list) => ({ ...list, pair: other }));
  if (other !== null) changeList(other, (list) => ({ ...list, pair: one }));
}

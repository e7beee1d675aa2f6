// Two army lists in figures and card by card.

import type { ArmyList } from '@maester/battle/engine';
import type { CardTables } from '../cards/tables.ts';
import { activationsOf } from './open-list.ts';
import { cardKeys } from './army-draft.ts';

export interface Figures {
  readonly cost: number;
  readonly activations: number;
  readonly units: number;
  readonly ncus: number;
  readonly models: number;
  readonly wounds: number;
  /** Attack dice of all units at full strength, each with its best attack of that kind. */
  readonly melee: number;
  readonly ranged: number;
  /** The mean of all units, in inches, with one decimal. */
  readonly speed: number;
}

const MODELS: Readonly<Record<string, number>> = { infantry: 12, cavalry: 4 };

export function figuresOf(tables: Pick<CardTables, 'units'>, army: ArmyList, cost: number): Figures {
  const units = army.units.flatMap(({ card }) => tables.units[card] ?? []);
  const sum = (of: (unit: (typeof units)[number]) => number): number =>
    units.reduce((total, unit) => total + of(unit), 0);
  const dice = (unit: (typeof units)[number], melee: boolean): number =>
    Math.max(
      0,
      ...unit.attacks.filter(({ kind }) => (kind === 'melee') === melee).map((attack) => attack.dice[0] ?? 0),
    );
  const models = (unit: (typeof units)[number]): number => MODELS[unit.tray] ?? 1;
  return {
    cost,
    activations: activationsOf(army),
    units: army.units.length,
    ncus: army.ncus.length,
    models: sum(models),
    wounds: sum((unit) => models(unit) * unit.wounds),
    melee: sum((unit) => dice(unit, true)),
    ranged: sum((unit) => dice(unit, false)),
    speed: units.length === 0 ? 0 : Math.round((10 * sum(({ speed }) => speed)) / units.length) / 10,
  };
}

type Counts = readonly (readonly [key: string, count: number])[];

/** Cards with their numbers: in both lists, and more of them in one than in the other. */
export function compared(
  one: ArmyList,
  other: ArmyList,
): { readonly both: Counts; readonly one: Counts; readonly other: Counts } {
  const [here, there] = [counted(cardKeys(one)), counted(cardKeys(other))];
  const more = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): Counts =>
    [...a].flatMap(([key, count]) =>
      count > (b.get(key) ?? 0) ? [[key, count - (b.get(key) ?? 0)] as const] : [],
    );
  return {
    both: [...here].flatMap(([key, count]) => {
      const least = Math.min(count, there.get(key) ?? 0);
      return least > 0 ? [[key, least] as const] : [];
    }),
    one: more(here, there),
    other: more(there, here),
  };
}

function counted(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

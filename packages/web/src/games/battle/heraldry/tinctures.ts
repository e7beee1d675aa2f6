// The colours of the armies. Every faction has two tinctures; armies of the same faction differ as brothers do in heraldry: the second bears them reversed, the third and fourth have a border.

import type { Faction } from '@maester/battle/tables';
import { TINCTURES, type Tincture } from '@maester/print/heraldry';

/** How an army differs from others of its faction: 0 is the first of them. */
export type Difference = 0 | 1 | 2 | 3;

export interface ArmySign {
  readonly faction: Faction;
  readonly difference: Difference;
}

export function tinctureOf({ faction, difference }: ArmySign): Tincture {
  const { field, charge } = TINCTURES[faction];
  return difference % 2 === 0 ? { field, charge } : { field: charge, charge: field };
}

/** Whether the shield has a border. */
export function isBordered({ difference }: ArmySign): boolean {
  return difference >= 2;
}

/** The same as CSS variables, for a part of the page that speaks of one army: `--army` and `--army-charge`. */
export function armyStyle(sign: ArmySign): { readonly '--army': string; readonly '--army-charge': string } {
  const { field, charge } = tinctureOf(sign);
  return { '--army': field, '--army-charge': charge };
}

/** The signs of everyone at a table, by seat, in the order of the seats. */
export function armySigns(
  players: readonly { readonly seat: string; readonly faction: string }[],
): ReadonlyMap<string, ArmySign> {
  const signs = new Map<string, ArmySign>();
  const seen = new Map<string, number>();
  for (const { seat, faction } of players) {
    const before = seen.get(faction) ?? 0;
    seen.set(faction, before + 1);
    signs.set(seat, { faction: isFaction(faction) ? faction : 'neutral', difference: differenceOf(before) });
  }
  return signs;
}

function isFaction(id: string): id is Faction {
  return Object.hasOwn(TINCTURES, id);
}

function differenceOf(before: number): Difference {
  return before === 0 || before === 1 || before === 2 ? before : 3;
}

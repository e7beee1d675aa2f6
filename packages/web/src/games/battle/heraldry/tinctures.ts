// The colours of the armies. Every faction has two tinctures, the field of its shield and the charge upon it; armies of
// the same faction differ as brothers do in heraldry: the second bears them reversed, the third and fourth have a border.

import type { Faction } from '@maester/battle/tables';

export interface Tincture {
  /** Of shields, trays and banners. */
  readonly field: string;
  /** What is drawn upon the field; readable there. */
  readonly charge: string;
}

// oxfmt-ignore
const TINCTURES: Readonly<Record<Faction, Tincture>> = {
  'stark':        { field: '#4c6175', charge: '#f6f4ee' },
  'lannister':    { field: '#96202b', charge: '#f7d778' },
  'nights-watch': { field: '#1f2226', charge: '#e9ecef' },
  'free-folk':    { field: '#6b4f35', charge: '#f3e6c9' },
  'baratheon':    { field: '#e5bc3c', charge: '#221c16' },
  'targaryen':    { field: '#3a0f1d', charge: '#ff8a78' },
  'bolton':       { field: '#e3a3a6', charge: '#5c0f1b' },
  'greyjoy':      { field: '#0f3d47', charge: '#f0d264' },
  'martell':      { field: '#b64e0c', charge: '#fff3d6' },
  'brotherhood':  { field: '#35573a', charge: '#f0e8cf' },
  'neutral':      { field: '#5d5751', charge: '#fbf8f2' },
};

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

// Arms of one's own making: how the field is divided, its two colours, a charge and its colour. Five words are all of it
// (`pale-gules-argent-tower-or`), so they travel with a name.

export const FIELDS = ['plain', 'pale', 'fess', 'bend', 'chevron', 'quarterly', 'chief', 'saltire'] as const;
export const TINCTURES = ['gules', 'azure', 'vert', 'purpure', 'sable', 'or', 'argent', 'tenne'] as const;
export const CHARGES = [
  'tower',
  'sword',
  'star',
  'sun',
  'moon',
  'tree',
  'ship',
  'crown',
  'key',
  'rose',
  'flame',
  'raven',
  'fish',
  'hammer',
  'wheel',
  'none',
] as const;

export type Field = (typeof FIELDS)[number];
export type Tincture = (typeof TINCTURES)[number];
export type Charge = (typeof CHARGES)[number];

export interface Arms {
  readonly field: Field;
  readonly first: Tincture;
  readonly second: Tincture;
  readonly charge: Charge;
  readonly colour: Tincture;
}

export function armsText({ field, first, second, charge, colour }: Arms): string {
  return [field, first, second, charge, colour].join('-');
}

/** Null for what this client cannot draw. */
export function readArms(text: string | null): Arms | null {
  const [a, b, c, d, e, ...more] = (text ?? '').split('-');
  const field = FIELDS.find((known) => known === a);
  const first = TINCTURES.find((known) => known === b);
  const second = TINCTURES.find((known) => known === c);
  const charge = CHARGES.find((known) => known === d);
  const colour = TINCTURES.find((known) => known === e);
  if (!field || !first || !second || !charge || !colour || more.length > 0) return null;
  return { field, first, second, charge, colour };
}

const METALS: readonly Tincture[] = ['or', 'argent'];

/** Colour on metal, metal on colour, never like on like: so arms are known from afar. */
export function randomArms(random: () => number): Arms {
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const colours = TINCTURES.filter((each) => !METALS.includes(each));
  const first = among(colours);
  const second = among(colours.filter((each) => each !== first));
  return {
    field: among(FIELDS),
    first,
    second,
    charge: among(CHARGES.filter((each) => each !== 'none')),
    colour: among(METALS),
  };
}

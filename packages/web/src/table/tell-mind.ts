// Computer players, as people know them: a name of their own at each table, a level, a temper.

import { characterOf, mindOf, TEMPERS, type Level } from '@maester/minds/levels';
import { placeOf, placesFor, type TableInfo } from '@maester/table';
import { say } from '../app/words.ts';

/** Its level and temper; null if it has none: of an older table, or without a thought. */
export function mindName(mind: string | null): string | null {
  const character = mind === null ? null : characterOf(mind);
  if (character === null) return null;
  const level = say(`level.${character.level}`);
  return character.temper === null
    ? level
    : say('level.tempered', { level, temper: say(`temper.${character.temper}`) });
}

/** What to expect of it, in a sentence: of its temper, or of its level if it has none; null if it has neither. */
export function mindText(mind: string | null): string | null {
  const character = mind === null ? null : characterOf(mind);
  if (character === null) return null;
  const { level, temper } = character;
  return temper === null ? say(`level.${level}.text`) : say(`temper.${temper}.text`);
}

export function levelIn(mind: string | null): Level | null {
  return mind === null ? null : (characterOf(mind)?.level ?? null);
}

/** Somebody of this level; who had the seat before keeps the temper. Only the board game knows tempers. */
export function mindFor(game: string, level: Level, before: string | null = null): string {
  if (game !== 'thrones') return level;
  const kept = before === null ? null : characterOf(before);
  const temper = kept?.temper ?? TEMPERS[Math.floor(Math.random() * TEMPERS.length)] ?? null;
  return mindOf({ level, temper });
}

/** Names and arms of our own making. */
const PERSONAS = [
  ['persona.aldous', 'pale-azure-sable-tower-argent'],
  ['persona.ysolde', 'chevron-purpure-azure-moon-or'],
  ['persona.tancred', 'bend-gules-sable-hammer-or'],
  ['persona.isaura', 'plain-vert-sable-rose-argent'],
  ['persona.leofric', 'quarterly-tenne-sable-wheel-argent'],
  ['persona.sunniva', 'chief-azure-gules-sun-or'],
  ['persona.ranulf', 'fess-sable-vert-raven-argent'],
  ['persona.odila', 'saltire-purpure-sable-key-or'],
  ['persona.anselm', 'plain-azure-sable-fish-argent'],
  ['persona.meliora', 'pale-gules-purpure-star-or'],
  ['persona.hewald', 'chevron-vert-sable-tree-or'],
  ['persona.perpetua', 'bend-tenne-gules-flame-argent'],
] as const;

export interface Persona {
  readonly name: string;
  /** As people have them (identity/arms.ts). */
  readonly arms: string;
}

/** FNV-1a: the same at everyone's screen. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/** Who the computer player of a seat is at this table, alike for everyone who looks; null for other seats. */
export function personaAt(
  { table, seats, draft = null }: Pick<TableInfo, 'table' | 'seats'> & Partial<Pick<TableInfo, 'draft'>>,
  seat: string,
): Persona | null {
  const ids = seats.map((each) => each.seat);
  const place = seats.find((each) => each.seat === seat);
  // Who has picked a seat in a draft is still the same.
  const from = placeOf(draft, seat);
  const at = from === null ? ids.indexOf(seat) : placesFor(ids).indexOf(from);
  if (place === undefined || place.kind !== 'mind' || place.name !== null || levelIn(place.mind) === null)
    return null;
  const [key, arms] = PERSONAS[(hash(table) + at * STRIDE) % PERSONAS.length] ?? PERSONAS[0];
  return { name: say(key), arms };
}

/** Has no divisor in common with their number, so that nobody sits at a table twice. */
const STRIDE = 5;

// Computer players, as people know them: a name of their own at each table, a level, a temper.

import { characterOf, mindOf, TEMPERS, type Level } from '@maester/minds/levels';
import type { TableInfo } from '@maester/table';
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

/** What to expect of its temper, in a sentence; null if it has none. */
export function temperText(mind: string | null): string | null {
  const temper = mind === null ? null : (characterOf(mind)?.temper ?? null);
  return temper === null ? null : say(`temper.${temper}.text`);
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

const PERSONAS = [
  'persona.aldous',
  'persona.ysolde',
  'persona.tancred',
  'persona.isaura',
  'persona.leofric',
  'persona.sunniva',
  'persona.ranulf',
  'persona.odila',
  'persona.anselm',
  'persona.meliora',
  'persona.hewald',
  'persona.perpetua',
] as const;

/** FNV-1a: the same at everyone's screen. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/** How the computer player of a seat is called at this table, alike for everyone who looks; null for other seats. */
export function personaAt({ table, seats }: Pick<TableInfo, 'table' | 'seats'>, seat: string): string | null {
  const at = seats.findIndex((place) => place.seat === seat);
  const place = seats[at];
  if (place === undefined || place.kind !== 'mind' || place.name !== null || levelIn(place.mind) === null)
    return null;
  const key = PERSONAS[(hash(table) + at * STRIDE) % PERSONAS.length];
  return key === undefined ? null : say(key);
}

/** Has no divisor in common with their number, so that nobody sits at a table twice. */
const STRIDE = 5;

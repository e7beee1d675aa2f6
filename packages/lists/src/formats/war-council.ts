/**
 * The export of the War Council app: a protocol buffer in base64. Field 2 is the name, 3 the faction, 4 the points;
 * every 11 is a unit (1: its number, 2: its attachments), every 12 an NCU. The Commander follows from the cards.
 */
import type { ArmyList } from '@maester/battle/engine';
import { Bytes, fromBase64, fromUtf8, toBase64, toUtf8, toVarint } from '../bytes.ts';
import { cardsOfList, FACTION_NUMBERS } from '../cards.ts';
import { notRead, type Draft, type Mention, type NotRead } from '../reading.ts';
import { numbered } from './ids.ts';

const [VARINT, FIXED_64, BYTES, FIXED_32] = [0, 1, 2, 5];

const varint = (field: number, value: number): number[] => [field * 8 + VARINT, ...toVarint(value)];
const bytes = (field: number, value: readonly number[]): number[] => [
  field * 8 + BYTES,
  ...toVarint(value.length),
  ...value,
];

/** Null if a card has no number. */
export function warCouncilOf(list: ArmyList, points: number): string | null {
  const cards = cardsOfList(list);
  if (cards === null) return null;
  const units: number[][] = [];
  const others: number[] = [];
  for (const { kind, number, joinsEnemy } of cards) {
    if (kind === 'unit') units.push(varint(1, number));
    else if (kind === 'attachment' && !joinsEnemy) units.at(-1)?.push(...varint(2, number));
    else others.push(...varint(12, number));
  }
  return toBase64([
    ...bytes(2, toUtf8(list.name)),
    ...varint(3, FACTION_NUMBERS.indexOf(list.faction) + 1),
    ...varint(4, points),
    ...varint(5, 0),
    ...units.flatMap((unit) => bytes(11, unit)),
    ...others,
  ]);
}

/** Base64 or hexadecimal in one piece, as far as the letters show; null if it is neither. */
export function codeOf(text: string): string | null {
  const code = text.replaceAll(/\s+/g, '');
  if (code.length < 12) return null;
  if (/^(?:[0-9a-f]{2})+$/i.test(code) && /^(?:12|18|5a|0a|08)/i.test(code)) return code;
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(code) && /\S{12}/.test(text) ? code : null;
}

export function readWarCouncil(code: string): Draft | NotRead {
  const raw = /^(?:[0-9a-f]{2})+$/i.test(code) ? fromHex(code) : fromBase64(code);
  if (raw === null) return notRead('bad-base64');
  const top = fieldsOf(raw);
  if (top === null) return notRead('bad-war-council');
  const mentions: Mention[] = [];
  for (const { field, value } of top) {
    if (field === 11 && typeof value !== 'number') {
      const parts = fieldsOf(value);
      if (parts === null) return notRead('bad-war-council');
      for (const part of parts) if (typeof part.value === 'number') mentions.push(numbered(part.value));
      // an NCU, or an attachment for the enemy, whose field nobody has seen
    } else if (typeof value === 'number' && value >= 10_000 && value < 40_000) mentions.push(numbered(value));
  }
  if (mentions.length === 0) return notRead('bad-war-council');
  const one = (field: number): Value | undefined => top.find((part) => part.field === field)?.value;
  const [name, faction, points] = [one(2), one(3), one(4)];
  return {
    format: 'war-council',
    name: typeof name === 'object' ? (fromUtf8(name) ?? '') : '',
    faction: typeof faction === 'number' ? (FACTION_NUMBERS[faction - 1] ?? null) : null,
    points: typeof points === 'number' && points > 0 && points <= 1000 ? points : null,
    commander: null,
    mentions,
  };
}

const fromHex = (code: string): number[] =>
  (code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

type Value = number | readonly number[];

/** More than any list has. */
const MOST_FIELDS = 500;

/** The fields of a message, numbers and bytes; null if it is none. */
function fieldsOf(raw: readonly number[]): { readonly field: number; readonly value: Value }[] | null {
  const from = new Bytes(raw);
  const fields: { field: number; value: Value }[] = [];
  while (!from.done) {
    const tag = from.varint();
    if (tag === null || tag < 8 || fields.length >= MOST_FIELDS) return null;
    const wire = tag % 8;
    const value =
      wire === VARINT
        ? from.varint()
        : wire === BYTES
          ? from.take(from.varint() ?? raw.length + 1)
          : wire === FIXED_64
            ? from.take(8)
            : wire === FIXED_32
              ? from.take(4)
              : null;
    if (value === null) return null;
    fields.push({ field: Math.floor(tag / 8), value });
  }
  return fields;
}

/**
 * The id string of the Tabletop Simulator mod: `stark;10206,20201,30202`. A unit is followed by its attachments; NCUs and
 * attachments for the enemy can stand anywhere.
 */
import type { ArmyList } from '@maester/battle/engine';
import { cardOfNumber, cardsOfList } from '../cards.ts';
import { factionKey } from '../factions.ts';
import { mention, type Draft, type Mention } from '../reading.ts';

/** Null if a card has no number. */
export function idsOf(list: ArmyList): string | null {
  const cards = cardsOfList(list);
  return cards === null ? null : `${factionKey(list.faction)};${cards.map(({ number }) => number).join(',')}`;
}

/** Also in the last line of a longer text, as the stream overlay writes it. */
const ID_STRING =
  /(?:^|\n)[ \t]*([A-Za-z' \u2019-]{4,40});[ \t]*((?:\d+[ \t]*,[ \t]*)*\d+)[ \t]*,?[ \t]*(?:;[^\n]*)?\s*$/;

/** Null if there is no such string. */
export function readIds(text: string): Draft | null {
  const [, faction, ids] = ID_STRING.exec(text) ?? [];
  if (faction === undefined || ids === undefined) return null;
  const isText = text.trim().includes('\n');
  return {
    format: isText ? 'text' : 'ids',
    name: /^\s*Name:\s*(.+)$/m.exec(text)?.[1]?.trim() ?? '',
    faction,
    points: Number(/^\s*Points:\s*(\d{1,3})\b/m.exec(text)?.[1] ?? 0) || null,
    commander: null,
    mentions: ids.split(',').map((id) => numbered(Number(id))),
  };
}

const ROLES = { 1: 'unit', 2: 'attachment', 3: 'ncu' } as const;

/** What a number mentions, known or not. */
export function numbered(number: number): Mention {
  const card = cardOfNumber(number);
  const digit = Math.floor(number / 10_000);
  const role = digit === 1 || digit === 2 || digit === 3 ? ROLES[digit] : null;
  return mention(card?.name ?? String(number), card?.joinsEnemy === true ? 'enemy' : role, { number });
}

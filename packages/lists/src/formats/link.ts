/**
 * Our own link: the whole list in a few dozen characters of an address. The first character is the version; then, in
 * base64 for addresses: the edition and the faction, the points, the name, the Commander, the cards in order, a checksum. A card has two
 * bytes: its kind, faction and running number, as in its number.
 */
import { USUAL_EDITION, type ArmyList } from '@maester/battle/engine';
import { Bytes, fromBase64, fromUtf8, toBase64Url, toUtf8, toVarint } from '../bytes.ts';
import { cardOfId, cardOfNumber, FACTION_NUMBERS, type Kind } from '../cards.ts';
import { mention, notRead, type Draft, type Mention, type NotRead, type Role } from '../reading.ts';

const VERSION = '1';

/** The place of a list in an address, before its code. */
export const LINK_PATH = '#/list/';

const ROLES: readonly Role[] = ['enemy', 'unit', 'attachment', 'ncu'];
const NO_CARD = 0;
/** In the upper half of the first byte; where nothing is said, it is the usual one. */
const EDITION_NUMBERS = [USUAL_EDITION, '2021', '2018'];
const EDITION_SHIFT = 4;
const FACTION_BITS = 15;

/** The code of a list; null if a card of it has no number, or its edition has none. */
export function linkCode(list: ArmyList, points: number): string | null {
  const cards = [
    ...list.units.flatMap(({ card, attachments }) => [
      wordOf('unit', card, 1),
      ...attachments.map((id) => wordOf('attachment', id, 2)),
    ]),
    ...list.ncus.map((id) => wordOf('ncu', id, 3)),
    ...(list.givenAway ?? []).map((id) => wordOf('attachment', id, 0)),
  ];
  const words = [commanderWord(list), ...cards];
  const edition = EDITION_NUMBERS.indexOf(list.edition ?? USUAL_EDITION);
  if (edition < 0 || words.some((word) => word === null)) return null;
  const name = toUtf8(Array.from(list.name).slice(0, 60).join(''));
  const bytes = [
    (edition << EDITION_SHIFT) | (FACTION_NUMBERS.indexOf(list.faction) + 1),
    ...toVarint(points),
    ...toVarint(name.length),
    ...name,
    ...words.flatMap((word) => [(word ?? 0) >> 8, (word ?? 0) & 255]),
  ];
  return VERSION + toBase64Url([...bytes, checksum(bytes)]);
}

function wordOf(kind: Kind, id: string, role: number): number | null {
  const card = cardOfId(kind, id);
  if (card === undefined) return null;
  const faction = Math.floor(card.number / 100) % 100;
  return (role << 14) | (faction << 10) | ((card.number % 100) << 3);
}

function commanderWord({ commander }: ArmyList): number | null {
  if (commander === '') return NO_CARD;
  return wordOf('attachment', commander, 2) ?? wordOf('unit', commander, 1) ?? wordOf('ncu', commander, 3);
}

const checksum = (bytes: readonly number[]): number =>
  bytes.reduce((sum, byte, i) => (sum + byte * (i + 1)) % 251, 7);

/** The code in an address, or the code alone; null if it is neither. */
export function codeIn(text: string): string | null {
  const [, inLink] = /[#/]list\/([\w-]+)/.exec(text) ?? [];
  return inLink ?? (/^[1-9][\w-]{12,}$/.test(text) && !/^\d+$/.test(text) ? text : null);
}

export function readLink(code: string): Draft | NotRead {
  if (!code.startsWith(VERSION)) return notRead('newer-link', {});
  const bytes = fromBase64(code.slice(1));
  if (bytes === null || bytes.length < 5) return notRead('bad-link');
  const sum = bytes.pop();
  if (sum !== checksum(bytes)) return notRead('bad-link');
  const rest = new Bytes(bytes);
  const first = rest.byte() ?? 0;
  const faction = FACTION_NUMBERS[(first & FACTION_BITS) - 1];
  const edition = EDITION_NUMBERS[first >> EDITION_SHIFT];
  const points = rest.varint();
  const name = fromUtf8(rest.take(rest.varint() ?? 0) ?? []);
  if (faction === undefined || edition === undefined || points === null || name === null)
    return notRead('bad-link');
  const commander = readWord(rest);
  const mentions: Mention[] = [];
  while (!rest.done) {
    const card = readWord(rest);
    if (card === null) return notRead('bad-link');
    mentions.push(card);
  }
  const older = edition === USUAL_EDITION ? {} : { edition };
  return { format: 'link', name, faction, points, ...older, commander, mentions };
}

function readWord(from: Bytes): Mention | null {
  const [high, low] = [from.byte(), from.byte()];
  if (high === null || low === null || high + low === NO_CARD) return null;
  const word = (high << 8) | low;
  const role = ROLES[word >> 14] ?? 'unit';
  const digit = role === 'enemy' ? 2 : word >> 14;
  const number = digit * 10_000 + ((word >> 10) & 15) * 100 + ((word >> 3) & 127);
  return mention(cardOfNumber(number)?.name ?? String(number), role, { number });
}

/** Writes a list in any format that can carry it. */
import type { ArmyList } from '@maester/battle/engine';
import { linkCode, LINK_PATH } from './formats/link.ts';
import { idsOf } from './formats/ids.ts';
import { warCouncilOf } from './formats/war-council.ts';
import { frenchTextOf, plainTextOf, statsTextOf } from './formats/write-text.ts';
import { isOlder, jsonOf } from './formats/json.ts';

export const WRITTEN_FORMATS = [
  'json',
  'link',
  'text',
  'ids',
  'war-council',
  'asoiaf-stats',
  'asoiaf-fr',
] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

export interface Writing {
  /** The size of the game. */
  readonly points: number;
  /** Where the page is, for links: `https://maester.example/`. */
  readonly page?: string;
}

/**
 * The list in this format; null if the format has no place for a card of it, or for its edition. Texts with costs ask
 * the rules: the cards of the list must be known (`loadCardsFor`).
 */
export function writeList(
  list: ArmyList,
  format: WrittenFormat,
  { points, page = '' }: Writing,
): string | null {
  if (format !== 'json' && format !== 'link' && isOlder(list)) return null;
  switch (format) {
    case 'json':
      return jsonOf(list);
    case 'text':
      return plainTextOf(list, points);
    case 'asoiaf-stats':
      return statsTextOf(list, points);
    case 'asoiaf-fr':
      return frenchTextOf(list, points);
    case 'ids':
      return idsOf(list);
    case 'war-council':
      return warCouncilOf(list, points);
    case 'link': {
      const code = linkCode(list, points);
      return code === null ? null : `${page}${LINK_PATH}${code}`;
    }
  }
}

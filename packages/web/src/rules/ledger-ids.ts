// Which rules ledgers there are, and which one a rule belongs to.

import { GAMES, type GameId } from '../games/index.ts';

/** Pages with what is different in older editions, the youngest first. */
export const EDITION_LEDGERS = ['battle-2021', 'battle-2018'] as const;
export type EditionLedgerId = (typeof EDITION_LEDGERS)[number];

export type LedgerId = GameId | 'kernel' | EditionLedgerId;
/** The rules of the games, and those that all of them share. */
export const LEDGERS: readonly Exclude<LedgerId, EditionLedgerId>[] = [...GAMES, 'kernel'];

export function isLedger(id: string): id is LedgerId {
  return [...LEDGERS, ...EDITION_LEDGERS].some((known) => known === id);
}

/** The ledger in which a rule of this id would stand, if any. */
export function ledgerOf(rule: string): LedgerId | null {
  const [game = '', second = ''] = rule.split('/', 2);
  const id = /^\d{4}$/.test(second) ? `${game}-${second}` : game;
  return isLedger(id) ? id : null;
}

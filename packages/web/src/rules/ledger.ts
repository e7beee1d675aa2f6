// The rules ledgers inside the client: fetched once, read and searched by the kernel.

import {
  findRules,
  readAbsent,
  readLedger,
  type AbsentRules,
  type FoundRules,
  type LedgerRule,
} from '@maester/kernel';
import { GAMES, type GameId } from '../games/index.ts';
import type { Language } from '../language.ts';

/** Pages with what is different in older editions, the youngest first. */
export const EDITION_LEDGERS = ['battle-2021', 'battle-2018'] as const;
export type EditionLedgerId = (typeof EDITION_LEDGERS)[number];

export type LedgerId = GameId | 'kernel' | EditionLedgerId;
/** The rules of the games, and those that all of them share. */
export const LEDGERS: readonly Exclude<LedgerId, EditionLedgerId>[] = [...GAMES, 'kernel'];

export interface Ledger {
  readonly id: LedgerId;
  readonly rules: readonly LedgerRule[];
  /** What an older edition does not have of the usual rules. */
  readonly absent: readonly AbsentRules[];
}

const fetched = new Map<string, Promise<Ledger>>();

export function isLedger(id: string): id is LedgerId {
  return [...LEDGERS, ...EDITION_LEDGERS].some((known) => known === id);
}

/** The ledger in which a rule of this id would stand, if any. */
export function ledgerOf(rule: string): LedgerId | null {
  const [game = '', second = ''] = rule.split('/', 2);
  const id = /^\d{4}$/.test(second) ? `${game}-${second}` : game;
  return isLedger(id) ? id : null;
}

export function fetchLedger(id: LedgerId, language: Language): Promise<Ledger> {
  const path = pathOf(id, language);
  let ledger = fetched.get(path);
  if (ledger === undefined) {
    ledger = load(path).then((read) => ({ id, ...read }));
    fetched.set(path, ledger);
    ledger.catch(() => fetched.delete(path));
  }
  return ledger;
}

/** Where a ledger stands under /rules/, as under docs/rules in the repository. */
export function pathOf(id: LedgerId, language: Language): string {
  return language === 'en' ? `${id}.md` : `${language.toLowerCase()}/${id}.md`;
}

async function load(path: string): Promise<Pick<Ledger, 'rules' | 'absent'>> {
  const response = await fetch(`/rules/${path}`);
  if (!response.ok) throw new Error(`the ledger ${path} is not there: ${response.status}`);
  const source = await response.text();
  return { rules: readLedger(source), absent: readAbsent(source) };
}

export interface LedgerChapter {
  readonly title: string;
  readonly rules: readonly LedgerRule[];
}

export function chaptersOf(rules: readonly LedgerRule[]): readonly LedgerChapter[] {
  const chapters: { title: string; rules: LedgerRule[] }[] = [];
  for (const rule of rules) {
    const last = chapters.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else chapters.push({ title: rule.chapter, rules: [rule] });
  }
  return chapters;
}

/** What is found by these words, in the order of the ledger. */
export function searchRules(rules: readonly LedgerRule[], wanted: string): FoundRules<LedgerRule> {
  const { rules: found, whole } = findRules(rules, wanted);
  const those = new Set(found);
  return { rules: found === rules ? rules : rules.filter((rule) => those.has(rule)), whole };
}

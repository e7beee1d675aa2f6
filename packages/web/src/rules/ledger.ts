// The rules ledgers inside the client: fetched once, read by the kernel, searched here.

import { readLedger, type LedgerRule } from '@maester/kernel';
import { GAMES, type GameId } from '../games/index.ts';
import type { Language } from '../language.ts';

export type LedgerId = GameId | 'kernel';
/** The rules of the games, and those that all of them share. */
export const LEDGERS: readonly LedgerId[] = [...GAMES, 'kernel'];

export interface Ledger {
  readonly id: LedgerId;
  readonly rules: readonly LedgerRule[];
}

const fetched = new Map<string, Promise<Ledger>>();

export function isLedger(id: string): id is LedgerId {
  return LEDGERS.some((known) => known === id);
}

/** The ledger in which a rule of this id would stand, if any. */
export function ledgerOf(rule: string): LedgerId | null {
  const [id = ''] = rule.split('/', 1);
  return isLedger(id) ? id : null;
}

export function fetchLedger(id: LedgerId, language: Language): Promise<Ledger> {
  const path = pathOf(id, language);
  let ledger = fetched.get(path);
  if (ledger === undefined) {
    ledger = load(path).then((rules) => ({ id, rules }));
    fetched.set(path, ledger);
    ledger.catch(() => fetched.delete(path));
  }
  return ledger;
}

/** Where a ledger stands under /rules/, as under docs/rules in the repository. */
export function pathOf(id: LedgerId, language: Language): string {
  return language === 'en' ? `${id}.md` : `${language.toLowerCase()}/${id}.md`;
}

async function load(path: string): Promise<readonly LedgerRule[]> {
  const response = await fetch(`/rules/${path}`);
  if (!response.ok) throw new Error(`the ledger ${path} is not there: ${response.status}`);
  return readLedger(await response.text());
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

/** The rules in which every one of these words begins a word; Chinese, which sets none apart, has them anywhere. */
export function searchRules(rules: readonly LedgerRule[], wanted: string): readonly LedgerRule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter(({ id, title, chapter, text }) => {
    const all = `${id} ${title} ${chapter} ${text}`.toLowerCase();
    return words.every((word) =>
      /^\p{Script=Han}/u.test(word) ? all.includes(word) : beginsAWord(all, word),
    );
  });
}

function beginsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

// The rules ledgers inside the client: fetched once, read and searched by the kernel.

import {
  findRules,
  readAbsent,
  readLedger,
  type AbsentRules,
  type FoundRules,
  type LedgerRule,
} from '@maester/kernel';
import type { Language } from '../language.ts';
import type { LedgerId } from './ledger-ids.ts';

export interface Ledger {
  readonly id: LedgerId;
  readonly rules: readonly LedgerRule[];
  /** What an older edition does not have of the usual rules. */
  readonly absent: readonly AbsentRules[];
}

const fetched = new Map<string, Promise<Ledger>>();

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

// The rules ledgers inside the client: fetched once, read by the kernel, searched here.

import { readLedger, type LedgerRule } from '@maester/kernel';

export const LEDGERS = ['thrones', 'battle', 'kernel'] as const;
export type LedgerId = (typeof LEDGERS)[number];

export interface Ledger {
  readonly id: LedgerId;
  readonly rules: readonly LedgerRule[];
}

const fetched = new Map<LedgerId, Promise<Ledger>>();

export function isLedger(id: string): id is LedgerId {
  return LEDGERS.some((known) => known === id);
}

/** The ledger in which a rule of this id would stand, if any. */
export function ledgerOf(rule: string): LedgerId | null {
  const [id = ''] = rule.split('/', 1);
  return isLedger(id) ? id : null;
}

export function fetchLedger(id: LedgerId): Promise<Ledger> {
  let ledger = fetched.get(id);
  if (ledger === undefined) {
    ledger = load(id);
    fetched.set(id, ledger);
    ledger.catch(() => fetched.delete(id));
  }
  return ledger;
}

async function load(id: LedgerId): Promise<Ledger> {
  const response = await fetch(`/rules/${id}.md`);
  if (!response.ok) throw new Error(`the ledger ${id} is not there: ${response.status}`);
  return { id, rules: readLedger(await response.text()) };
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

/** The rules in which every one of these words begins a word. */
export function searchRules(rules: readonly LedgerRule[], wanted: string): readonly LedgerRule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter(({ id, chapter, text }) => {
    const all = `${id} ${chapter} ${text}`.toLowerCase();
    return words.every((word) => beginsAWord(all, word));
  });
}

function beginsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

/** `thrones/set-up/choose-houses` is headed `Choose houses`. */
export function titleOf({ id }: Pick<LedgerRule, 'id'>): string {
  const name = (id.split('/').at(-1) ?? id).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

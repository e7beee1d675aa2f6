// What older editions of the miniatures game say of a rule of Season 6, as their pages have it.

import { signal } from '@preact/signals';
import type { LedgerRule } from '@maester/kernel';
import type { EditionLedgerId } from './ledger-ids.ts';
import type { Ledger } from './ledger.ts';

/** The edition of the battle that is looked at, if it is an older one: its wording of a rule comes first. */
export const editionPlayed = signal<string | null>(null);

export const yearOf = (id: EditionLedgerId): string => id.slice('battle-'.length);

/** The id under which an edition words a rule. */
const idIn = (year: string, rule: string): string => rule.replace('battle/', `battle/${year}/`);

/** The rule of Season 6 that one of an edition stands for, whether there is one or not. */
export const usualId = (rule: string): string => rule.replace(/^battle\/\d{4}\//, 'battle/');

/** A rule in an older edition: worded otherwise, not there, or the same. */
export type InEdition =
  | { readonly is: 'worded'; readonly rule: LedgerRule }
  | { readonly is: 'absent'; readonly reason: string }
  | { readonly is: 'same' };

export function inEdition(page: Ledger, year: string, rule: string): InEdition {
  const own = page.rules.find(({ id }) => id === idIn(year, rule));
  if (own !== undefined) return { is: 'worded', rule: own };
  const absent = page.absent.find(({ ids }) => ids.includes(rule));
  return absent === undefined ? { is: 'same' } : { is: 'absent', reason: absent.reason };
}

/** One line of the comparison: rules of Season 6 that belong together, or one that only older editions have. */
export interface Difference {
  readonly chapter: string;
  /** Of Season 6; none if it does not have the rule. */
  readonly rules: readonly LedgerRule[];
  readonly title: string;
  /** In the order of the pages. */
  readonly older: readonly InEdition[];
}

const sameAs = (a: readonly InEdition[], b: readonly InEdition[]): boolean =>
  a.every((one, i) => {
    const other = b[i];
    if (one.is === 'absent') return other?.is === 'absent' && other.reason === one.reason;
    return one.is === 'same' && other?.is === 'same';
  });

/** Everything in which Season 6 and these editions differ, in the order of its ledger. */
export function differences(
  season6: Ledger,
  pages: readonly { readonly year: string; readonly page: Ledger }[],
): readonly Difference[] {
  const rows: Difference[] = [];
  for (const rule of season6.rules) {
    const older = pages.map(({ year, page }) => inEdition(page, year, rule.id));
    if (older.every(({ is }) => is === 'same')) continue;
    const last = rows.at(-1);
    // what an edition leaves out together is one line
    if (last?.chapter === rule.chapter && sameAs(older, last.older))
      rows[rows.length - 1] = { ...last, rules: [...last.rules, rule], title: reasonOf(last) ?? last.title };
    else rows.push({ chapter: rule.chapter, rules: [rule], title: rule.title, older });
  }
  return [...rows, ...added(season6, pages)].toSorted(byChapter(season6));
}

const reasonOf = ({ older }: Difference): string | null =>
  older.flatMap((one) => (one.is === 'absent' ? [one.reason] : []))[0] ?? null;

/** Rules that only older editions have, those of the same name in one line. */
function added(
  season6: Ledger,
  pages: readonly { readonly year: string; readonly page: Ledger }[],
): readonly Difference[] {
  const known = new Set(season6.rules.map(({ id }) => id));
  const own = pages.flatMap(({ page }) => page.rules).filter(({ id }) => !known.has(usualId(id)));
  return [...new Set(own.map(({ id }) => usualId(id)))].flatMap((id) => {
    const found = pages.map(({ year, page }) => page.rules.find((rule) => rule.id === idIn(year, id)));
    const first = found.find((rule) => rule !== undefined);
    if (first === undefined) return [];
    const older = found.map((rule): InEdition =>
      rule === undefined ? { is: 'same' } : { is: 'worded', rule },
    );
    return [{ chapter: chapterFor(season6, id) ?? first.chapter, rules: [], title: first.title, older }];
  });
}

/** The chapter of Season 6 with rules of the same kind. */
function chapterFor(season6: Ledger, id: string): string | null {
  const kind = id.split('/', 2).join('/');
  return season6.rules.find((rule) => rule.id.startsWith(`${kind}/`))?.chapter ?? null;
}

/** The chapters of Season 6 in order, then those that it does not have. */
function byChapter(season6: Ledger): (a: Difference, b: Difference) => number {
  const order = [...new Set(season6.rules.map(({ chapter }) => chapter))];
  const place = ({ chapter }: Difference): number => {
    const at = order.indexOf(chapter);
    return at < 0 ? order.length : at;
  };
  return (a, b) => place(a) - place(b);
}

/**
 * Finds rules by words as a reader of the rulebook remembers them: endings, hyphens and small words do not matter, a number
 * is the same in letters and figures, and the name of a rule counts for more than a word of its text.
 */
import type { LedgerRule } from './ledger.ts';

export interface FoundRules<Rule> {
  /** Those that have every word, or else those that come nearest; the best first. */
  readonly rules: readonly Rule[];
  /** Whether they have every word. */
  readonly whole: boolean;
}

export function findRules<Rule extends LedgerRule>(rules: readonly Rule[], wanted: string): FoundRules<Rule> {
  const words = soughtIn(wanted);
  if (words.length === 0) return { rules, whole: true };
  const matches = rules.map((rule) => ({ rule, ...matchOf(rule, words) }));
  const weights = words.map((_, i) => {
    const having = matches.filter(({ found }) => found[i] === true).length;
    return having === 0 ? 0 : Math.log(1 + rules.length / having);
  });
  const best = matches
    .map(({ rule, found, named }) => ({
      rule,
      whole: !found.includes(false),
      score: sumOf(weights, found) + sumOf(weights, named) / 2,
    }))
    .toSorted((a, b) => b.score - a.score);
  const whole = best.filter((one) => one.whole);
  if (whole.length > 0) return { rules: whole.map(({ rule }) => rule), whole: true };
  const least = NEAR * (best[0]?.score ?? 0);
  const near = best.filter(({ score }) => score > 0 && score >= least);
  return { rules: near.map(({ rule }) => rule), whole: false };
}

/** How much of the best score a rule needs that does not have every word. */
const NEAR = 0.8;

function sumOf(weights: readonly number[], counts: readonly boolean[]): number {
  return weights.reduce((sum, weight, i) => (counts[i] === true ? sum + weight : sum), 0);
}

/** Which of the words a rule has at all, and which of them in its id, title or chapter. */
interface RuleMatch {
  readonly found: readonly boolean[];
  readonly named: readonly boolean[];
}

function matchOf(rule: LedgerRule, words: readonly Sought[]): RuleMatch {
  const { name, text } = formsOf(rule);
  const named = words.map((word) => name.some(word));
  return { named, found: words.map((word, i) => named[i] === true || text.some(word)) };
}

interface Forms {
  readonly name: readonly string[];
  readonly text: readonly string[];
}

const known = new WeakMap<LedgerRule, Forms>();

function formsOf(rule: LedgerRule): Forms {
  let forms = known.get(rule);
  if (forms === undefined) {
    const formsIn = (text: string): string[] => [...new Set(wordsIn(text).flatMap(compounds).map(rootOf))];
    const name = formsIn(`${rule.id} ${rule.title} ${rule.chapter}`);
    known.set(rule, (forms = { name, text: formsIn(rule.text) }));
  }
  return forms;
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** `re-roll` is `re` and `roll`, and whoever writes `reroll` finds it as well. */
const compounds = (word: string): string[] =>
  word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word];

/** Whether a word in a rule is the one that is sought. */
type Sought = (form: string) => boolean;

const SMALL = new Set(
  `a an and are as at be beginning by can do does for from has have how i if in into is it its of on or that the their to
  what when which while who with`.split(/\s+/),
);

function soughtIn(wanted: string): readonly Sought[] {
  const all = wordsIn(wanted).flatMap((word) => word.split('-'));
  const telling = all.filter((word) => !SMALL.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].map(sought);
}

const HAN = /^\p{Script=Han}/u;
const FIGURE = /^\d+$/;
/** A shorter root begins too many other words: *fir* of *firing* is not in *first*. */
const LONG = 4;

/** What is typed may be the beginning of a word; Chinese, which sets none apart, stands anywhere. */
function sought(word: string): Sought {
  if (HAN.test(word)) return (form) => form.includes(word);
  const root = rootOf(word);
  if (FIGURE.test(root) || (root !== word && root.length < LONG)) return (form) => form === root;
  return (form) => form.startsWith(root);
}

/** Forms that no ending explains, and words that rulebooks use for one another, each group under its first. */
const SAME: readonly (readonly [root: string, ...words: string[]])[] = [
  ['1', 'one', 'first', '1st'],
  ['2', 'two', 'second', '2nd'],
  ['3', 'three', 'third', '3rd'],
  ['4', 'four', 'fourth', '4th'],
  ['5', 'five', 'fifth', '5th'],
  ['6', 'six', 'sixth', '6th'],
  ['7', 'seven', 'seventh', '7th'],
  ['10', 'ten', 'tenth', '10th'],
  ['12', 'twelve', 'twelfth', '12th'],
  ['choos', 'chose', 'chosen', 'pick', 'picks', 'picked', 'select', 'selects', 'selected', 'selecting'],
  ['limit', 'maximum', 'most'],
  ['several', 'multiple'],
];
const ROOTS = new Map(SAME.flatMap(([root, ...words]) => words.map((word) => [word, root])));

/** What the word is in any form: *mark* of *marked*, *bid* of *bidding*, *2* of *second*. */
function rootOf(word: string): string {
  const same = ROOTS.get(word);
  if (same !== undefined) return same;
  const root = word.replace(/(?:ings?|ed|es|(?<!s)s|ly|e)$/, '');
  return root === word || root.length < 3 ? word : root.replace(/([bdgmnprt])\1$/, '$1');
}

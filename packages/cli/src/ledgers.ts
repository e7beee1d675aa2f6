/** The rules ledgers of the repository (docs/rules/GAME.md, translated docs/rules/LANGUAGE/GAME.md) and which of their ids a test names. */
import { readLedger, type LedgerRule } from '@maester/kernel';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reasonOf, UsageError } from './command.ts';
import { GAMES, type Language } from './games.ts';

export interface Ledger {
  readonly game: string;
  readonly rules: readonly Proof[];
  /** Cards that are rules of their own, named like them. */
  readonly cards: readonly { readonly id: string; readonly tested: boolean }[];
}

/** A rule with how it is proved. One that cannot be played yet says so in a line `Later: ...`, and needs no test so far. */
interface Proof extends LedgerRule {
  readonly tested: boolean;
  readonly later: boolean;
}

export const LEDGERS = 'docs/rules';
const LATER = /^Later: /m;

/** Where tests and scenarios live. */
const PROOFS = [
  'packages/*/test/**/*.{ts,json}',
  'packages/*/scenarios/**/*.{ts,json}',
  'docs/**/scenarios/**/*.{ts,json}',
];

/** A whole id: not the beginning or end of a longer one, nor of a path to a file. */
const WHOLE_ID = /(?<![\w/-])[a-z][a-z0-9-]*(?:\/\d{4})?(?:\/[a-z0-9][a-z0-9-]*){2}(?![\w/-]|\.\w)/g;

/** Whether a text names this rule. */
export function namesRule(text: string, id: string): boolean {
  return text.includes(id) && Array.from(text.matchAll(WHOLE_ID), ([found]) => found).includes(id);
}

export function readLedgers(root: string, language: Language): readonly Ledger[] {
  const games = globSync('*.md', { cwd: join(root, LEDGERS) }).map((file) => basename(file, '.md'));
  const named = namedIds(root);
  return games.toSorted().map((game) => {
    const translated = `${LEDGERS}/${language}/${game}.md`;
    const file = existsSync(join(root, translated)) ? translated : `${LEDGERS}/${game}.md`;
    const rules = ledgerIn(root, file).map((rule) => {
      const tested = named.has(rule.id);
      return { ...rule, tested, later: !tested && LATER.test(rule.text) };
    });
    return { game, rules, cards: cardsOf(game).map((id) => ({ id, tested: named.has(id) })) };
  });
}

function cardsOf(id: string): readonly string[] {
  return GAMES.find(({ game }) => game.id === id)?.cardRules?.() ?? [];
}

/** The ids of all rules and cards, or null where there are no ledgers. */
export function ruleIds(root: string): ReadonlySet<string> | null {
  const files = globSync(`${LEDGERS}/*.md`, { cwd: root });
  if (files.length === 0) return null;
  const games = GAMES.flatMap(({ game }) => cardsOf(game.id));
  return new Set([...files.flatMap((file) => ledgerIn(root, file).map(({ id }) => id)), ...games]);
}

function ledgerIn(root: string, file: string): readonly LedgerRule[] {
  try {
    return readLedger(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${reasonOf(error)}`, { cause: error });
  }
}

function namedIds(root: string): ReadonlySet<string> {
  const named = new Set<string>();
  for (const file of globSync(PROOFS, { cwd: root })) {
    for (const [id] of readFileSync(join(root, file), 'utf8').matchAll(WHOLE_ID)) named.add(id);
  }
  return named;
}

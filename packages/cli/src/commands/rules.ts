/** `maester rules`: prints the rules ledgers, and which rules no test names; those that cannot be played yet apart. */
import { USUAL_EDITION } from '@maester/battle';
import { findRules } from '@maester/kernel';
import { countOperands, namedOne, readArguments } from '../arguments.ts';
import { EDITION, editionNamed } from '../editions.ts';
import { EXIT, UsageError, type Command, type Options } from '../command.ts';
import { LANGUAGES } from '../games.ts';
import { readLedgers, type Ledger } from '../ledgers.ts';
import { whereIs, type Whereabouts } from '../where.ts';

const OPTIONS = {
  edition: EDITION,
  untested: { value: null, help: 'only rules that no test names' },
  strict: { value: null, help: 'exit with status 1 if there are any' },
  where: {
    value: 'ID',
    help: 'where this rule or card is written, worded, played and tested; or words that its text has',
  },
  lang: {
    value: 'LANG',
    help: `language: ${LANGUAGES.join(' or ')}; English where there is no other (default: en)`,
  },
  json: { value: null, help: 'print JSON' },
} as const satisfies Options;

export const rules: Command = {
  name: 'rules',
  operands: '[GAME]',
  summary: 'print the rules ledgers, the rules that no test names, and where a rule is',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 0, 1, '');
    const all = readLedgers(io.root, namedOne('language', values.lang ?? 'en', LANGUAGES, String));
    if (all.length === 0) throw new UsageError(`there is no ledger in ${io.root}/docs/rules`);
    const [named] = operands;
    const edition = values.edition === undefined ? null : editionNamed(values.edition);
    if (edition !== null && named !== undefined && named !== 'battle')
      throw new UsageError(`--edition is for battle, not for ${named}`);
    const game = edition === null || edition === USUAL_EDITION ? named : `battle-${edition}`;
    const chosen = game === undefined ? all : [namedOne('ledger', game, all, (ledger) => ledger.game)];
    if (values.where !== undefined) {
      const { first, others, whole } = rulesMeant(chosen, values.where);
      if (!whole) io.err(`no rule says all of "${values.where}"; these come nearest\n`);
      if (others.length > 0) {
        for (const { rule } of [first, ...others].slice(0, SHOWN)) io.out(`\n${inFull(rule)}`);
        const left = others.length + 1 - SHOWN;
        if (left > 0) io.err(`and ${left} more: add a word\n`);
        io.err('--where with one of these ids lists its code, scenarios and tests\n');
        return EXIT.ok;
      }
      const found = whereIs(io.root, first.ledger, first.rule.id);
      io.out(values.json ? `${JSON.stringify(found, null, 2)}\n` : inLines(found));
      return EXIT.ok;
    }
    if (values.json)
      io.out(
        `${JSON.stringify(
          chosen.map((one) => asJson(one, values.untested)),
          null,
          2,
        )}\n`,
      );
    else {
      for (const ledger of chosen) io.out(values.untested ? untestedIds(ledger) : wholeLedger(ledger));
      // Ids alone can be piped on: when there are none, nothing is printed.
      for (const ledger of chosen) (values.untested ? io.err : io.out)(counts(ledger));
    }
    const missing = chosen.some((ledger) => untestedOf(ledger).length + unplayedOf(ledger).length > 0);
    return values.strict && missing ? EXIT.differs : EXIT.ok;
  },
};

interface Meant {
  readonly ledger: Ledger;
  readonly rule: Ledger['rules'][number] | Ledger['cards'][number];
}

/** So many rules are printed of those that were found. */
const SHOWN = 12;

interface AllMeant {
  readonly first: Meant;
  readonly others: readonly Meant[];
  /** Whether they have every word that was sought. */
  readonly whole: boolean;
}

/** The rule or card with this id, or the rules that are found by these words; one at least. */
function rulesMeant(ledgers: readonly Ledger[], sought: string): AllMeant {
  if (sought.includes('/')) {
    const all = ledgers.flatMap((ledger) =>
      [...ledger.rules, ...ledger.cards].map((rule) => ({ ledger, rule })),
    );
    return { first: namedOne('rule', sought, all, ({ rule }) => rule.id), others: [], whole: true };
  }
  const owners = new Map(ledgers.flatMap((ledger) => ledger.rules.map((rule) => [rule, ledger] as const)));
  const { rules: found, whole } = findRules([...owners.keys()], sought);
  const [first, ...others] = found.flatMap((rule) => {
    const ledger = owners.get(rule);
    return ledger === undefined ? [] : { ledger, rule };
  });
  if (first === undefined) throw new UsageError(`no rule says "${sought}"`);
  return { first, others, whole };
}

function inFull(rule: Meant['rule']): string {
  if (!('text' in rule)) return `${rule.id}\n`;
  return `${rule.id}  (${rule.chapter})\n${rule.text.replaceAll(/^(?=.)/gm, '    ')}\n`;
}

function inLines({ id, chapter, code, sources, words, scenarios, tests }: Whereabouts): string {
  const part = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  return [
    `${id}${chapter === null ? '' : `  (${chapter})`}\n`,
    part('code of the chapter', code),
    part('sources', sources),
    part('words', words),
    part(
      'scenarios',
      scenarios.map(({ file, title }) => `${file}  ${title}`),
    ),
    part('tests', tests),
  ].join('');
}

function untestedOf(ledger: Ledger): Ledger['rules'] {
  return ledger.rules.filter((rule) => !rule.tested && !rule.later);
}

/** Cards that no test names. */
function unplayedOf(ledger: Ledger): string[] {
  return ledger.cards.filter(({ tested }) => !tested).map(({ id }) => id);
}

function laterOf(ledger: Ledger): Ledger['rules'] {
  return ledger.rules.filter((rule) => rule.later);
}

function untestedIds(ledger: Ledger): string {
  const untested = [...untestedOf(ledger).map(({ id }) => id), ...unplayedOf(ledger)].map((id) => `${id}\n`);
  const later = laterOf(ledger).map((rule) => `  ${rule.id}\n`);
  return [...untested, ...(later.length > 0 ? ['not yet played:\n', ...later] : [])].join('');
}

function remark({ tested, later }: Ledger['rules'][number]): string {
  if (later) return '  (not yet played)';
  return tested ? '' : '  (no test names it)';
}

function wholeLedger({ game, rules: all }: Ledger): string {
  let chapter = '';
  const parts = [`${game}\n`];
  for (const rule of all) {
    if (rule.chapter !== chapter) parts.push(`\n${rule.chapter}\n`);
    chapter = rule.chapter;
    const text = rule.text.replaceAll(/^(?=.)/gm, '    ');
    parts.push(`\n  ${rule.id}${remark(rule)}\n${text}\n`);
  }
  return `${parts.join('')}\n`;
}

function counts(ledger: Ledger): string {
  const [total, untested, later] = [ledger.rules.length, untestedOf(ledger).length, laterOf(ledger).length];
  const notYet = later === 0 ? '' : `, ${later} not yet played`;
  const all = ledger.cards.length;
  const cards = all === 0 ? '' : `; ${all} cards and abilities, ${unplayedOf(ledger).length} not named`;
  return `${ledger.game}: ${total} rules, ${total - untested - later} named by tests, ${untested} not${notYet}${cards}\n`;
}

function asJson(ledger: Ledger, untestedOnly: boolean): object {
  const [untested, later] = [untestedOf(ledger), laterOf(ledger)];
  return {
    game: ledger.game,
    count: ledger.rules.length,
    untestedCount: untested.length,
    laterCount: later.length,
    ...(ledger.cards.length > 0 && {
      cardCount: ledger.cards.length,
      untestedCards: unplayedOf(ledger),
    }),
    ...(untestedOnly
      ? { untested: untested.map((rule) => rule.id), later: later.map((rule) => rule.id) }
      : { rules: ledger.rules }),
  };
}

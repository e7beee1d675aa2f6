/** `maester rules`: prints the rules ledgers, and which rules no test names; those that cannot be played yet apart. */
import { countOperands, namedOne, readArguments, type Options } from '../arguments.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { LANGUAGES } from '../games.ts';
import { readLedgers, type Ledger } from '../ledgers.ts';
import { whereIs, type Whereabouts } from '../where.ts';

const OPTIONS = {
  untested: { value: null, help: 'only rules that no test names' },
  strict: { value: null, help: 'exit with status 1 if there are any' },
  where: { value: 'ID', help: 'where this rule or card is written, worded, played and tested' },
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
    if (values.where !== undefined) {
      const found = whereIs(io.root, ...ruleNamed(all, values.where));
      io.out(values.json ? `${JSON.stringify(found, null, 2)}\n` : inLines(found));
      return EXIT.ok;
    }
    const [game] = operands;
    const chosen = game === undefined ? all : [namedOne('ledger', game, all, (ledger) => ledger.game)];
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

function ruleNamed(ledgers: readonly Ledger[], id: string): [Ledger, string] {
  const all = ledgers.flatMap((ledger) =>
    [...ledger.rules, ...ledger.cards].map((rule) => ({ ledger, id: rule.id })),
  );
  const found = namedOne('rule', id, all, (rule) => rule.id);
  return [found.ledger, found.id];
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

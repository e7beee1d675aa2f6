/** `maester rules`: prints the rules ledgers, and which rules no test names. */
import { countOperands, namedOne, readArguments, type Options } from '../arguments.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { readLedgers, type Ledger } from '../ledgers.ts';

const OPTIONS = {
  untested: { value: null, help: 'only the ids that no test names' },
  strict: { value: null, help: 'exit with 1 if there is such an id' },
  json: { value: null, help: 'print JSON' },
} as const satisfies Options;

export const rules: Command = {
  name: 'rules',
  operands: '[GAME]',
  summary: 'print the rules ledgers, and which rules no test names',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 0, 1, '');
    const all = readLedgers(io.root);
    if (all.length === 0) throw new UsageError(`there is no ledger in ${io.root}/docs/rules`);
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
      for (const ledger of chosen) io.out(counts(ledger));
    }
    const missing = chosen.some((ledger) => untestedOf(ledger).length > 0);
    return values.strict && missing ? EXIT.differs : EXIT.ok;
  },
};

function untestedOf(ledger: Ledger): Ledger['rules'] {
  return ledger.rules.filter((rule) => !rule.tested);
}

function untestedIds(ledger: Ledger): string {
  return untestedOf(ledger)
    .map((rule) => `${rule.id}\n`)
    .join('');
}

function wholeLedger({ game, rules: all }: Ledger): string {
  let chapter = '';
  const parts = [`${game}\n`];
  for (const rule of all) {
    if (rule.chapter !== chapter) parts.push(`\n${rule.chapter}\n`);
    chapter = rule.chapter;
    const text = rule.text.replaceAll(/^(?=.)/gm, '    ');
    parts.push(`\n  ${rule.id}${rule.tested ? '' : '  (no test names it)'}\n${text}\n`);
  }
  return `${parts.join('')}\n`;
}

function counts(ledger: Ledger): string {
  const [total, untested] = [ledger.rules.length, untestedOf(ledger).length];
  return `${ledger.game}: ${total} rules, ${total - untested} named by tests, ${untested} not\n`;
}

function asJson(ledger: Ledger, untestedOnly: boolean): object {
  const untested = untestedOf(ledger);
  return {
    game: ledger.game,
    count: ledger.rules.length,
    untestedCount: untested.length,
    ...(untestedOnly ? { untested: untested.map((rule) => rule.id) } : { rules: ledger.rules }),
  };
}

/** `maester muster`: battles of random armies of all factions, until every card has been seen. */
import { battle, rulesOf } from '@maester/battle';
import { MINDS } from '@maester/minds';
import { countOperands, namedOne, readArguments, wholeNumber } from '../arguments.ts';
import { table } from '../columns.ts';
import { EXIT, reasonOf, type Command, type Options } from '../command.ts';
import { EDITION, editionNamed } from '../editions.ts';
import { gameNamed } from '../games.ts';
import { musterOf } from '../muster/plans.ts';
import { Tally } from '../muster/tally.ts';
import { progress } from '../progress.ts';
import { selfPlay, type Events, type Witness } from '../self-play.ts';

const MOST_GAMES = 10_000_000;

const OPTIONS = {
  edition: EDITION,
  games: { value: 'G', help: 'number of battles (default: 1000)' },
  from: { value: 'N', help: 'the number of the first battle (default: 0)' },
  seed: { value: 'S', help: 'any text; the same seed gives the same battles (default: maester)' },
  minds: { value: 'MIND', help: 'who plays all sides (default: random)' },
  counts: { value: null, help: 'print how often each card and ability was seen' },
  json: { value: null, help: 'print one JSON object' },
} as const satisfies Options;

export const muster: Command = {
  name: 'muster',
  operands: '',
  summary: 'fight battles of random armies of all factions in all modes, and count the cards',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 0, 0, 'no operands');
    const games = wholeNumber('--games', values.games ?? '1000', 1, MOST_GAMES);
    const from = wholeNumber('--from', values.from ?? '0', 0, MOST_GAMES);
    const seed = values.seed ?? 'maester';
    const mind = namedOne('mind', values.minds ?? 'random', MINDS, ({ id }) => id);
    const rules = rulesOf({ edition: editionNamed(values.edition) });
    const { game } = gameNamed(battle.id);
    const planOf = musterOf(rules, seed);
    const tally = new Tally(rules);
    const all = (events: Events): void => events.forEach(({ event }) => tally.event(event));
    const witness: Witness = { begins: all, chooses: (_, __, events) => all(events), ends: () => {} };
    const totals = { games, finished: 0, choices: 0, seconds: 0 };
    const failed: string[] = [];
    const bar = progress(io, 'battles', games);
    for (let i = from; i < from + games; i++) {
      try {
        const { setup } = planOf(i);
        tally.army(setup);
        const report = selfPlay(
          { game, setup, games: 1, seed: `${seed}/${i}`, minds: [mind] },
          io.now,
          () => witness,
        );
        totals.finished += report.finished;
        totals.choices += report.choices;
        totals.seconds += report.seconds;
        if (report.finished === 0) failed.push(`battle ${i} did not finish`);
      } catch (error) {
        failed.push(`battle ${i}: ${reasonOf(error)}`);
      }
      bar.at(i - from + 1);
    }
    bar.end();
    const missing = tally.missing();
    const { fielded, played, abilities } = tally;
    if (values.json) {
      const counts = values.counts
        ? { counts: [fielded, played, abilities].map((one) => Object.fromEntries(one)) }
        : {};
      io.out(`${JSON.stringify({ ...totals, seed, failed, missing, ...counts }, null, 2)}\n`);
    } else {
      io.out(
        table([
          ['battles', games],
          ['finished', totals.finished],
          ['choices', totals.choices],
          ['battles per second', totals.finished / totals.seconds],
          ['cards fielded', fielded.size],
          ['Tactics cards played', played.size],
          ['abilities seen', abilities.size],
          ...Object.entries(missing).map(([kind, ids]) => [kind, ids.length]),
        ]),
      );
      for (const [kind, ids] of Object.entries(missing))
        if (ids.length > 0) io.out(`\n${kind}: ${ids.join(', ')}\n`);
      if (values.counts)
        for (const counts of [fielded, played, abilities])
          io.out(`\n${table([...counts].toSorted(([, a], [, b]) => b - a).map(([id, n]) => [id, n]))}`);
      failed.forEach((line) => io.err(`${line}\n`));
    }
    return failed.length === 0 ? EXIT.ok : EXIT.differs;
  },
};

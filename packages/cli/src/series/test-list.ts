/** `maester list FILE --test N`: computer players fight battles with the list, and what came of them in tables. */
import { armySheet, MODE_IDS, type ArmyList, type Edition } from '@maester/battle';
import { cardsOfDeck } from '@maester/battle/tables';
import type { Words } from '@maester/kernel';
import { MINDS } from '@maester/minds';
import {
  FEWEST_GAMES,
  journalOf,
  MOST_GAMES,
  reportOn,
  type Series,
  type SeriesGame,
  type SeriesReport,
  type SeriesScore,
} from '@maester/records';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { namedOne, wholeNumber } from '../arguments.ts';
import { armyIn } from '../army-files.ts';
import { table } from '../columns.ts';
import { EXIT, UsageError, type Io } from '../command.ts';
import { journalText, writeText } from '../files.ts';
import { inWorkers } from '../in-workers.ts';
import { progress } from '../progress.ts';

/** What was asked for, as it was written. */
export interface Wishes {
  readonly games: string;
  readonly against: string | undefined;
  readonly modes: string | undefined;
  readonly minds: string | undefined;
  readonly seed: string | undefined;
  readonly journals: string | undefined;
  readonly json: boolean;
}

/** A ready army may leave so many points unspent and still be one for this size of game. */
const UNSPENT = 4;

export async function testList(
  io: Io,
  said: Words,
  rules: Edition,
  army: ArmyList,
  points: number,
  wishes: Wishes,
): Promise<number> {
  const { edition: _, ...list } = army;
  const opponents = opponentsOf(io, said, rules, points, wishes.against);
  const series: Series = {
    edition: rules.id,
    points,
    army: list,
    against: opponents.map((one) => one.army),
    modes: modesNamed(rules, wishes.modes),
    mind: namedOne('mind', wishes.minds ?? 'steward', MINDS, ({ id }) => id).id,
    games: wholeNumber('--test', wishes.games, FEWEST_GAMES, MOST_GAMES),
    seed: wishes.seed ?? 'maester',
  };
  const bar = progress(io, said.say('series.bar'), series.games);
  const began = io.now();
  const games = await inWorkers('series', series, availableParallelism(), bar.at);
  const seconds = (io.now() - began) / 1000;
  bar.end();
  if (wishes.journals !== undefined) writeJournals(wishes.journals, series, games);
  const report = reportOn(series, games, cardsOfDeck(rules, army));
  const names = opponents.map(({ name }) => name);
  io.out(
    wishes.json
      ? `${JSON.stringify(asJson(series, names, report, seconds), null, 2)}\n`
      : asTables(said, series, names, report),
  );
  return report.unfinished === 0 ? EXIT.ok : EXIT.differs;
}

function asJson(series: Series, names: readonly string[], report: SeriesReport, seconds: number): object {
  const { edition, points, mind, seed } = series;
  const by = (ids: readonly string[], scores: readonly SeriesScore[]): object =>
    Object.fromEntries(ids.map((id, i) => [id, scores[i]]));
  const [against, modes] = [by(names, report.against), by(series.modes, report.modes)];
  return { edition, points, mind, seed, seconds, ...report, against, modes };
}

interface Opponent {
  readonly name: string;
  readonly army: ArmyList;
}

/** Those that were named, or every ready army of this size. */
function opponentsOf(
  io: Io,
  said: Words,
  rules: Edition,
  points: number,
  wished: string | undefined,
): readonly Opponent[] {
  if (wished === undefined) {
    const ready = Object.entries(rules.armies).filter(([, army]) => {
      const { points: cost, problems } = armySheet(army, points, rules.id);
      return problems.length === 0 && cost >= points - UNSPENT;
    });
    if (ready.length === 0)
      throw new UsageError(`there is no ready army of ${points} points; name opponents: --against A,B`);
    return ready.map(([name, army]) => ({ name, army }));
  }
  return wished.split(',').map((name) => {
    const { army } = armyIn(name, io, said, rules);
    const [problem] = armySheet(army, points, rules.id).problems;
    if (problem !== undefined)
      throw new UsageError(`${name} can't play: ${said.say(`refusal.${problem.rule}`, problem.facts)}`);
    return { name: army.name === '' ? name : army.name, army };
  });
}

function modesNamed(rules: Edition, wished = 'a-game-of-thrones'): readonly string[] {
  const known = MODE_IDS.filter((mode) => rules.modes[mode] !== undefined);
  if (wished === 'all') return known;
  return wished.split(',').map((mode) => namedOne('mode', mode, known, String));
}

function writeJournals(folder: string, series: Series, games: readonly SeriesGame[]): void {
  mkdirSync(folder, { recursive: true });
  for (const game of games)
    writeText(join(folder, `game-${game.number + 1}.json`), journalText(journalOf(series, game)));
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function asTables(said: Words, series: Series, names: readonly string[], report: SeriesReport): string {
  const scoreRow = (name: string, { played, won, drawn, share, low, high }: SeriesScore) =>
    played === 0
      ? [name, 0]
      : [name, played, won, drawn, percent(share), `${percent(low)} – ${percent(high)}`];
  const heads = (first: string): string[] => [
    first,
    said.say('series.played'),
    said.say('series.won'),
    said.say('series.drawn'),
    said.say('series.share'),
    said.say('series.interval'),
  ];
  const { games, mind } = series;
  const tenths = (number: number): string => number.toFixed(1);
  return [
    `${said.say('series.head', { games, mind })}\n\n`,
    table([
      heads(''),
      scoreRow(said.say('series.all'), report.all),
      scoreRow(said.say('series.first'), report.first),
      scoreRow(said.say('series.second'), report.second),
    ]),
    '\n',
    table([
      heads(said.say('series.against')),
      ...names.map((name, i) => scoreRow(name, report.against[i] ?? report.all)),
    ]),
    '\n',
    table([
      heads(said.say('series.mode')),
      ...series.modes.map((mode, i) =>
        scoreRow(said.say(`name.mode.${mode}`), report.modes[i] ?? report.all),
      ),
    ]),
    '\n',
    table([
      [said.say('series.round'), said.say('series.own'), said.say('series.other')],
      ...report.rounds.map(({ round, own, other }) => [String(round), tenths(own), tenths(other)]),
    ]),
    '\n',
    table([
      ['unit', 'cost', 'dealt', 'per-point', 'suffered', 'destroyed', 'fell'].map((head) =>
        said.say(`series.${head}`),
      ),
      ...report.units.map(({ card, attachments, cost, dealt, suffered, destroyed, fell }) => [
        [
          said.say(`name.unit-card.${card}`),
          ...attachments.map((each) => said.say(`name.attachment.${each}`)),
        ].join(' + '),
        cost,
        tenths(dealt),
        cost === 0 ? '' : (dealt / cost).toFixed(2),
        tenths(suffered),
        tenths(destroyed),
        percent(fell),
      ]),
    ]),
    '\n',
    table([
      ['card', 'plays', 'in-games', 'won'].map((head) => said.say(`series.${head}`)),
      ...report.cards.map(({ card, plays, games: count, score }) => [
        said.say(`name.card.${card}`),
        plays,
        count,
        count === 0 ? '' : percent(score.share),
      ]),
    ]),
    ...(report.unfinished === 0
      ? []
      : [`\n${said.say('series.unfinished', { count: report.unfinished })}\n`]),
    `\n${said.say(mind === 'steward' ? 'series.note.quick' : 'series.note')}\n`,
  ].join('');
}

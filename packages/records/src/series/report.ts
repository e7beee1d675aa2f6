/** What a series comes to: how often the list wins and against whom, how its points grow, what its units and cards do. */
import { armySheet } from '@maester/battle/engine';
import { score, type Score } from '../interval.ts';
import type { Result, SeriesGame } from './play.ts';
import { pairingOf, type Series } from './series.ts';

export interface SeriesScore extends Score {
  readonly drawn: number;
}

/** Victory Points after a round, on average over all games; those that are over keep theirs. */
export interface MeanRound {
  readonly round: number;
  readonly own: number;
  readonly other: number;
  /** How many games came so far. */
  readonly games: number;
}

/** A unit of the list, on average over all games. */
export interface UnitReport {
  /** Its place in the list; null for units of a card that came during games. */
  readonly place: number | null;
  readonly card: string;
  readonly attachments: readonly string[];
  /** With its attachments. */
  readonly cost: number;
  readonly dealt: number;
  readonly suffered: number;
  readonly restored: number;
  readonly destroyed: number;
  /** The share of games in which it fell. */
  readonly fell: number;
}

export interface CardReport {
  readonly card: string;
  readonly plays: number;
  /** In how many games it was played at all. */
  readonly games: number;
  /** Of those games. */
  readonly score: SeriesScore;
}

export interface SeriesReport {
  readonly games: number;
  readonly unfinished: number;
  readonly all: SeriesScore;
  /** By the places of the series. */
  readonly against: readonly SeriesScore[];
  readonly modes: readonly SeriesScore[];
  readonly first: SeriesScore;
  readonly second: SeriesScore;
  readonly rounds: readonly MeanRound[];
  readonly units: readonly UnitReport[];
  /** The most played first; those of the deck that were never played are at the end. */
  readonly cards: readonly CardReport[];
}

/** `deck` are the Tactics cards that the list has. */
export function reportOn(
  series: Series,
  games: readonly SeriesGame[],
  deck: readonly string[] = [],
): SeriesReport {
  const paired = games.map((game) => ({ game, pairing: pairingOf(series, game.number) }));
  const where = (is: (one: (typeof paired)[number]) => boolean): SeriesScore =>
    scoreOf(paired.filter(is).map(({ game }) => game));
  return {
    games: games.length,
    unfinished: count(games, 'unfinished'),
    all: scoreOf(games),
    against: series.against.map((_, i) => where(({ pairing }) => pairing.against === i)),
    modes: series.modes.map((_, i) => where(({ pairing }) => pairing.mode === i)),
    first: where(({ game }) => game.first),
    second: where(({ game }) => !game.first),
    rounds: meanRounds(games),
    units: unitReports(series, games),
    cards: cardReports(games, deck),
  };
}

const count = (games: readonly SeriesGame[], wanted: Result): number =>
  games.filter(({ result }) => result === wanted).length;

function scoreOf(games: readonly SeriesGame[]): SeriesScore {
  const finished = games.length - count(games, 'unfinished');
  return { ...score(finished, count(games, 'won')), drawn: count(games, 'drawn') };
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function meanRounds(games: readonly SeriesGame[]): readonly MeanRound[] {
  const most = Math.max(0, ...games.map(({ rounds }) => rounds.length));
  return Array.from({ length: most }, (_, i) => {
    const then = games.map(({ rounds }) => rounds[i] ?? rounds.at(-1) ?? [0, 0]);
    return {
      round: i + 1,
      own: mean(then.map(([own]) => own)),
      other: mean(then.map(([, other]) => other)),
      games: games.filter(({ rounds }) => rounds.length > i).length,
    };
  });
}

function unitReports({ army, points, edition }: Series, games: readonly SeriesGame[]): UnitReport[] {
  const costs = unitCosts(armySheet(army, points, edition).cards);
  const listed = army.units.map(({ card, attachments }, place) => ({
    place,
    card,
    attachments,
    cost: costs[place] ?? 0,
  }));
  const came = [
    ...new Set(games.flatMap(({ units }) => units.flatMap((unit) => (unit.place === null ? unit.card : [])))),
  ].map((card) => ({ place: null, card, attachments: [], cost: 0 }));
  return [...listed, ...came].map((unit) => {
    const deeds = games.map(({ units }) =>
      units.filter(({ place, card }) => place === unit.place && card === unit.card),
    );
    const of = (field: 'dealt' | 'suffered' | 'restored' | 'destroyed'): number =>
      mean(deeds.map((own) => own.reduce((sum, one) => sum + one[field], 0)));
    return {
      ...unit,
      dealt: of('dealt'),
      suffered: of('suffered'),
      restored: of('restored'),
      destroyed: of('destroyed'),
      fell: mean(deeds.map((own) => (own.some(({ fell }) => fell !== null) ? 1 : 0))),
    };
  });
}

/** Attachments stand behind their units. */
function unitCosts(cards: ReturnType<typeof armySheet>['cards']): readonly number[] {
  const costs: number[] = [];
  for (const { kind, cost } of cards) {
    if (kind === 'unit') costs.push(cost);
    else if (kind === 'attachment' && costs.length > 0) costs[costs.length - 1] = (costs.at(-1) ?? 0) + cost;
  }
  return costs;
}

function cardReports(games: readonly SeriesGame[], deck: readonly string[]): readonly CardReport[] {
  const all = [...new Set([...deck, ...games.flatMap(({ cards }) => Object.keys(cards))])];
  return all
    .map((card) => {
      const played = games.filter(({ cards }) => (cards[card] ?? 0) > 0);
      return {
        card,
        plays: games.reduce((sum, { cards }) => sum + (cards[card] ?? 0), 0),
        games: played.length,
        score: scoreOf(played),
      };
    })
    .toSorted((a, b) => b.plays - a.plays);
}

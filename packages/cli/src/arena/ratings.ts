/**
 * All minds on one scale, as chess players are rated: who is rated 400 points above another is ten times as likely to
 * win a game in which both play. Works for games of any number of seats, of which only the winner counts.
 */
import { seededRandom, type Random } from '@maester/kernel';
import { seating, seatsOf, type Contest, type Played } from './contest.ts';

export interface Rating {
  readonly mind: string;
  readonly rating: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** The seats it had in all games, and those that won. */
  readonly played: number;
  readonly won: number;
}

/** One game: the mind in each seat, by its number, and those that won. */
interface Result {
  readonly seats: readonly number[];
  readonly winners: readonly number[];
}

const MIDDLE = 1500;
const TENFOLD = 400;
const ROUNDS = 200;
/** Games that are made up so that one who never wins is not infinitely bad: each mind wins and loses so many. */
const IMAGINED = 0.5;
const RESAMPLES = 200;
/** The imagined share of wins is drawn from so many. */
const DRAWN = 1000;

/** The minds from the best to the worst. The mean of all is 1500. */
export function ratings(contest: Contest, games: readonly Played[]): readonly Rating[] {
  const minds = [...new Set(contest.minds)];
  const seats = seatsOf(contest);
  const results = games.map(({ number, winners }): Result => {
    const seated = seating(contest, number).map((mind) => minds.indexOf(mind));
    return { seats: seated, winners: seated.filter((_, i) => winners.includes(seats[i] ?? '')) };
  });
  const found = rated(Array<number>(minds.length).fill(IMAGINED), results);
  const random = seededRandom(`resamples ${contest.seed}`);
  const resamples = Array.from({ length: RESAMPLES }, () =>
    rated(imagined(random, minds.length), resampled(random, results)),
  );
  return minds
    .map((mind, i): Rating => {
      const spread = resamples.map((one) => one[i] ?? MIDDLE).toSorted((a, b) => a - b);
      const at = (share: number): number => spread[Math.floor(share * (spread.length - 1))] ?? MIDDLE;
      const played = results.reduce((sum, one) => sum + one.seats.filter((seat) => seat === i).length, 0);
      const won = results.reduce((sum, one) => sum + one.winners.filter((seat) => seat === i).length, 0);
      return { mind, rating: found[i] ?? MIDDLE, low: at(0.025), high: at(0.975), played, won };
    })
    .toSorted((a, b) => b.rating - a.rating);
}

/** What nobody knows is drawn anew each time: someone who has won both of two games is not sure to win. */
function imagined(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => (2 * IMAGINED * (1 + random.below(DRAWN))) / (1 + DRAWN));
}

function resampled(random: Random, results: readonly Result[]): Result[] {
  return results.flatMap(() => results[random.below(results.length)] ?? []);
}

/** The strengths under which these results and imagined wins are likeliest, each found from the others again and again. */
function rated(made: readonly number[], results: readonly Result[]): number[] {
  const count = made.length;
  let strengths = Array<number>(count).fill(1);
  const wins = [...made];
  for (const { winners } of results)
    for (const winner of winners) wins[winner] = (wins[winner] ?? 0) + 1 / winners.length;
  for (let round = 0; round < ROUNDS; round++) {
    const exposed = strengths.map((strength) => (2 * IMAGINED) / (strength + 1));
    for (const { seats, winners } of results) {
      if (winners.length === 0) continue;
      const all = seats.reduce((sum, seat) => sum + (strengths[seat] ?? 1), 0);
      for (const seat of seats) exposed[seat] = (exposed[seat] ?? 0) + 1 / all;
    }
    strengths = strengths.map((_, i) => (wins[i] ?? 0) / (exposed[i] ?? 1));
  }
  const points = strengths.map((strength) => TENFOLD * Math.log10(strength));
  const mean = points.reduce((sum, point) => sum + point, 0) / count;
  return points.map((point) => MIDDLE + point - mean);
}

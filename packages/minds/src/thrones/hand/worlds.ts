/**
 * Worlds: ways the hidden part of the game could be, and what the others may have in mind. In each of them a choice is
 * tried by playing on, every House by the quick thoughts of the castellan or in a manner of its own, until the next round
 * is planned, and the position is judged then. All choices are tried in the same worlds, so that luck does not decide
 * between them.
 */
import { eyesOf, pick, seededRandom, type Eyes, type Json, type Random } from '@maester/kernel';
import type { HouseId, State } from '../facts.ts';
import { askedIn, playThrones } from '../index.ts';
import type { Player } from '../../levels.ts';
import { playSquire } from '../squire.ts';
import { fromTheBook } from './book.ts';
import type { Judge } from './judge.ts';
import { TEMPERED, WEIGHTS, type Weights } from '../weights.ts';
import { habitualBid, withGrudges } from './remembered.ts';

type Game = Eyes['game'];

/** Answers that are given together, in secret: one for each House that is asked. */
export type Answers = ReadonlyMap<string, Json>;

/** How each House plays. */
type Manners = ReadonlyMap<string, Player>;

export interface World {
  readonly state: State;
  readonly seed: string;
  readonly manners: Manners;
  /** What the others are expected to answer to the same question, where several are asked at once. */
  readonly others: Answers;
}

/** A game that goes on for longer than this is judged as it stands. */
const MOST_CHOICES = 600;

/**
 * What a House would answer without much thought, in a state where nothing is hidden from it. All know the book, and
 * nobody forgets who has attacked them.
 */
function quickAnswer(game: Game, s: State, seat: string, random: Random, player: Player = playThrones): Json {
  const eyes: Eyes = { ...eyesOf(game, s, seat, random), view: () => s };
  const answer = (s.round === 1 ? fromTheBook(askedIn(eyes)) : null) ?? player(eyes);
  return withGrudges(s, seat as HouseId, answer);
}

/** Bids as it has bid so far, where that is known; slips as the squire does elsewhere. */
const playByHabit: Player = (eyes) => habitualBid(eyes.view() as State, eyes.decision()) ?? playSquire(eyes);

const weighing =
  (weights: Weights): Player =>
  (eyes) =>
    playThrones(eyes, weights);

/**
 * Nobody knows how the others play: as the castellan would, on a whim, for every prize, behind walls, or by habit. Whoever
 * expects one line of play leaves open what that line does not take.
 */
const greedy = weighing({ ...TEMPERED.bold, attackLikely: 0.3, lossOfDefeat: 0.35, whim: 1 });
const MANNERS: readonly Player[] = [
  playThrones,
  weighing({ ...WEIGHTS, whim: 1 }),
  greedy,
  greedy,
  weighing({ ...TEMPERED.careful, whim: 1 }),
  playByHabit,
];

/** In an `orderly` world the others do what is best by the castellan's lights, in others each plays in some manner. */
export function imagineWorld(eyes: Eyes, view: State, orderly: boolean): World {
  const { game, seat, random } = eyes;
  const state = game.imagine(view, seat, random) as State;
  const seed = String(random.below(2 ** 30));
  const asked = [...state.flow.waiting, ...Object.keys(state.flow.answers)];
  const manners = new Map<string, Player>();
  for (const house of state.houses) if (!orderly && house !== seat) manners.set(house, pick(random, MANNERS));
  const others = new Map<string, Json>();
  if (asked.length > 1) {
    // Those who have answered already did so in secret: they are expected to do what they would do now.
    state.flow.answers = {};
    state.flow.waiting = state.houses.filter((house) => asked.includes(house));
    for (const house of state.flow.waiting)
      if (house !== seat)
        others.set(
          house,
          quickAnswer(game, state, house, seededRandom(`${seed} ${house}`), manners.get(house)),
        );
  }
  return { state, seed, manners, others };
}

/** What followed from an answer: our chance to win then, that of the strongest rival, and the position. */
export interface Sequel {
  readonly chance: number;
  readonly rival: number;
  readonly state: State;
}

/**
 * How much the chance of the strongest rival counts against ours. Whoever looks at their own chance alone leaves it to
 * others to stop the leader, and so does everybody.
 */
const JEALOUSY = 0.5;

/** What a sequel is worth to whoever chooses. */
export const worthOf = ({ chance, rival }: Sequel): number => chance - JEALOUSY * rival;

/** What these are worth on average. */
export function worthIn(sequels: readonly Sequel[]): number {
  return sequels.reduce((sum, sequel) => sum + worthOf(sequel), 0) / sequels.length;
}

/** Our chance to win, on the average of these. */
export function chanceIn(sequels: readonly Sequel[]): number {
  return sequels.reduce((sum, { chance }) => sum + chance, 0) / sequels.length;
}

/** The chance of the strongest rival, on the average of these. */
export function rivalIn(sequels: readonly Sequel[]): number {
  return sequels.reduce((sum, { rival }) => sum + rival, 0) / sequels.length;
}

/** What follows from this answer of ours in a world; null if the answer is refused. */
export function tried(
  eyes: Eyes,
  world: World,
  answer: Json,
  untilRound: number,
  judge: Judge,
): Sequel | null {
  const { game, seat } = eyes;
  const s = game.copy(world.state) as State;
  if (!game.apply(s, seat, answer).ok) return null;
  for (const [house, theirs] of world.others) if (!game.apply(s, house, theirs).ok) return null;
  playOn(game, s, seededRandom(`${world.seed} sequel`), untilRound, world.manners);
  const chances = judge(s);
  const me = s.houses.indexOf(seat as HouseId);
  const rival = chances.reduce((most, chance, i) => (i === me ? most : Math.max(most, chance)), 0);
  return { chance: chances[me] ?? 0, rival, state: s };
}

/** Plays on until the planning of this round begins, or the game is over. */
function playOn(game: Game, s: State, random: Random, untilRound: number, manners: Manners): void {
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    const [seat] = s.flow.waiting;
    if (seat === undefined || (s.phase === 'planning' && s.round >= untilRound)) return;
    if (!game.apply(s, seat, quickAnswer(game, s, seat, random, manners.get(seat))).ok)
      game.apply(s, seat, game.sample(s, seat, random));
  }
}

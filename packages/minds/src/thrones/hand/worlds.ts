/**
 * Worlds: ways the hidden part of the game could be, and what the others may have in mind. In each of them a choice is
 * tried by playing on, every House by the quick thoughts of the castellan, until the next round is planned, and the
 * position is judged then. All choices are tried in the same worlds, so that luck does not decide between them.
 */
import { eyesOf, seededRandom, type Eyes, type Json, type Random } from '@maester/kernel';
import type { HouseId, State } from '../facts.ts';
import { askedIn, playThrones } from '../index.ts';
import type { Player } from '../../levels.ts';
import { playSquire } from '../squire.ts';
import { fromTheBook } from './book.ts';
import type { Judge } from './judge.ts';
import { habitualBid, withGrudges } from './remembered.ts';

type Game = Eyes['game'];

/** Answers that are given together, in secret: one for each House that is asked. */
export type Answers = ReadonlyMap<string, Json>;

export interface World {
  readonly state: State;
  readonly seed: string;
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

/**
 * In an `orderly` world the others do what is best by the castellan's lights, in others they may slip, or bid as they have
 * bid before.
 */
export function imagineWorld(eyes: Eyes, view: State, orderly: boolean): World {
  const { game, seat, random } = eyes;
  const state = game.imagine(view, seat, random) as State;
  const seed = String(random.below(2 ** 30));
  const asked = [...state.flow.waiting, ...Object.keys(state.flow.answers)];
  const others = new Map<string, Json>();
  if (asked.length > 1) {
    // Those who have answered already did so in secret: they are expected to do what they would do now.
    state.flow.answers = {};
    state.flow.waiting = state.houses.filter((house) => asked.includes(house));
    for (const house of state.flow.waiting)
      if (house !== seat)
        others.set(
          house,
          quickAnswer(
            game,
            state,
            house,
            seededRandom(`${seed} ${house}`),
            orderly || random.below(2) === 0 ? playThrones : playByHabit,
          ),
        );
  }
  return { state, seed, others };
}

/** What followed from an answer: our chance to win then, and the position. */
export interface Sequel {
  readonly chance: number;
  readonly state: State;
}

/** Our chance to win, on the average of these. */
export function chanceIn(sequels: readonly Sequel[]): number {
  return sequels.reduce((sum, { chance }) => sum + chance, 0) / sequels.length;
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
  playOn(game, s, seededRandom(`${world.seed} sequel`), untilRound);
  return { chance: judge(s, seat as HouseId), state: s };
}

/** Plays on until the planning of this round begins, or the game is over. */
function playOn(game: Game, s: State, random: Random, untilRound: number): void {
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    const [seat] = s.flow.waiting;
    if (seat === undefined || (s.phase === 'planning' && s.round >= untilRound)) return;
    if (!game.apply(s, seat, quickAnswer(game, s, seat, random)).ok)
      game.apply(s, seat, game.sample(s, seat, random));
  }
}

/** The jobs of a training, each plain data that a worker can be sent, and what comes out of each. */
import { bug, eyesOf, seededRandom, type GameState, type Json, type Mind } from '@maester/kernel';
import { MINDS } from '@maester/minds';
import {
  anySteps,
  foretelling,
  STUDIES,
  TUNINGS,
  trained,
  weightsAsText,
  weightsFromText,
  type Foretelling,
  type Meeting,
  type Moment,
  type Study,
  type TrainingOptions,
  type Tuning,
} from '@maester/minds/learning';
import { namedOne } from '../arguments.ts';
import { gameNamed, type AnyGame } from '../games.ts';
import { readShards, writeShard } from './shards.ts';

/** Plays some games and writes their moments into a file. */
export interface PlayJob {
  readonly kind: 'play';
  readonly game: string;
  readonly seed: string;
  /** The minds at the table; everyone moves on by one seat from game to game. */
  readonly minds: readonly string[];
  /** In a thousand choices so many are made at random, for positions that nobody would seek. */
  readonly slips: number;
  /** How much they search, compared with their usual search. */
  readonly effort: number;
  readonly first: number;
  readonly count: number;
  readonly file: string;
}

/** Trains one network on all the moments. */
export interface FitJob {
  readonly kind: 'fit';
  readonly game: string;
  readonly files: readonly string[];
  readonly hidden: number;
  readonly options: TrainingOptions;
  /** The weights to begin with, if not any. */
  readonly begin?: string;
}

/** Plays one game with a trained network in one seat. */
export interface MatchJob {
  readonly kind: 'match';
  readonly game: string;
  readonly seed: string;
  readonly number: number;
  readonly hidden: number;
  readonly weights: string;
  readonly effort: number;
  readonly against: string;
}

/** Two players with altered weights meet twice, with the seats exchanged; the moments are written into a file. */
export interface MeetJob {
  readonly kind: 'meet';
  readonly game: string;
  readonly seed: string;
  readonly number: number;
  /** By how many steps the weights to begin with differ from the plain ones. */
  readonly from: readonly number[];
  /** By how many steps weights are altered at most. */
  readonly most: number;
  readonly file: string;
}

export type Job = PlayJob | FitJob | MatchJob | MeetJob;

export interface Fitted {
  readonly hidden: number;
  readonly options: TrainingOptions;
  readonly weights: string;
  /** On the games it was trained on, and on those it never saw. */
  readonly known: Foretelling;
  readonly unknown: Foretelling;
}

export interface Outcomes {
  readonly play: { readonly moments: number };
  readonly fit: Fitted;
  readonly match: { readonly won: boolean };
  readonly meet: Meeting;
}

/** One game in so many is kept for the test. */
const TESTED = 10;

export function studyNamed(game: string): Study {
  return namedOne('game', game, STUDIES, (study) => study.game);
}

export function tuningNamed(game: string): Tuning {
  return namedOne('game', game, TUNINGS, (tuning) => tuning.game);
}

function mindNamed(name: string): Mind {
  return namedOne('mind', name, MINDS, ({ id }) => id);
}

/** `epochDone` hears of every epoch of a network's training. */
export function done<J extends Job>(job: J, epochDone: () => void): Outcomes[J['kind']] {
  const results: { readonly [K in Job['kind']]: (job: Job) => Outcomes[K] } = {
    play: (one) => play(one as PlayJob),
    fit: (one) => fit(one as FitJob, epochDone),
    match: (one) => match(one as MatchJob),
    meet: (one) => meet(one as MeetJob),
  };
  return results[job.kind](job) as Outcomes[J['kind']];
}

function play({ game: id, seed, minds, slips, effort, first, count, file }: PlayJob): Outcomes['play'] {
  const { game } = gameNamed(id);
  const study = studyNamed(id);
  const moments: Moment[] = [];
  const seats = minds.map(mindNamed);
  for (let number = first; number < first + count; number++) {
    const mindAt = (seat: number): Mind => seats[(seat + number) % seats.length] ?? mindNamed('random');
    moments.push(...momentsOf(game, study, `${seed}/${number}`, number, mindAt, slips, effort));
  }
  writeShard(file, moments);
  return { moments: moments.length };
}

const THOUSAND = 1000;

function momentsOf(
  game: AnyGame,
  study: Study,
  seed: string,
  number: number,
  mindAt: (seat: number) => Mind,
  slips: number,
  effort: number,
): readonly Moment[] {
  const setup = study.setupOf(number);
  const seats = game.seats(setup);
  const random = seededRandom(`training ${seed}`);
  const state = game.start(setup, seed);
  const limits = { effort, hurried: () => false };
  return played(game, study, state, number, (seat) => {
    const slip = random.below(THOUSAND) < slips;
    const mind = mindAt(seats.indexOf(seat));
    return slip ? game.sample(state, seat, random) : mind.choose(eyesOf(game, state, seat, random, limits));
  });
}

/** Plays a game to its end; its moments, as part of the games of this number. */
function played(
  game: AnyGame,
  study: Study,
  state: GameState,
  number: number,
  choose: (seat: string) => Json,
): readonly Moment[] {
  const seen: Float32Array[] = [];
  let last = '';
  for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state)) {
    const moment = study.momentIn(state);
    if (moment !== null && moment !== last) {
      seen.push(study.inputsOf(state));
      last = moment;
    }
    if (!game.apply(state, seat, choose(seat)).ok)
      throw bug(`${seat} made an illegal choice in game ${number}`);
  }
  const [winner = ''] = game.outcome(state)?.winners ?? [];
  const seats = game.seats(study.setupOf(number));
  return seen.map((inputs) => ({ game: number, inputs, seats: seats.length, winner: seats.indexOf(winner) }));
}

function fit({ game, files, hidden, options, begin }: FitJob, epochDone: () => void): Fitted {
  const shape = { inputs: studyNamed(game).inputs, hidden };
  const moments = readShards(files, shape.inputs);
  const known = moments.filter((moment) => moment.game % TESTED !== 0);
  const unknown = moments.filter((moment) => moment.game % TESTED === 0);
  // Judged as they are saved, after rounding.
  const first = begin === undefined ? undefined : weightsFromText(shape, begin);
  const weights = weightsAsText(trained(shape, known, options, epochDone, first));
  const rounded = weightsFromText(shape, weights);
  return {
    hidden,
    options,
    weights,
    known: foretelling(shape, rounded, known),
    unknown: foretelling(shape, rounded, unknown),
  };
}

function match({ game: id, seed, number, hidden, weights, effort, against }: MatchJob): Outcomes['match'] {
  const { game } = gameNamed(id);
  const study = studyNamed(id);
  const shape = { inputs: study.inputs, hidden };
  const player = study.playerWith(shape, weightsFromText(shape, weights));
  const opponent = mindNamed(against);
  const setup = study.matchSetupOf(number);
  const seats = game.seats(setup);
  const own = seats[number % seats.length];
  const gameSeed = `match ${seed}/${Math.floor(number / seats.length)}`;
  const state = game.start(setup, gameSeed);
  const lucks = new Map(seats.map((seat) => [seat, seededRandom(`mind ${gameSeed} ${seat}`)]));
  for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state)) {
    const luck = lucks.get(seat) ?? seededRandom(seat);
    const eyes = eyesOf(game, state, seat, luck, { effort, hurried: () => false });
    const choice = seat === own ? player(eyes) : opponent.choose(eyes);
    if (!game.apply(state, seat, choice).ok) throw bug(`${seat} made an illegal choice in ${gameSeed}`);
  }
  return { won: own !== undefined && game.outcome(state)?.winners.includes(own) === true };
}

function meet({ game: id, seed, number, from, most, file }: MeetJob): Meeting {
  const { game } = gameNamed(id);
  const tuning = tuningNamed(id);
  const random = seededRandom(`tuning ${seed} ${number}`);
  const [one, other] = [0, 1].map(() => anySteps(random, tuning.names.length, most));
  if (one === undefined || other === undefined) throw bug('a meeting of nobody');
  const [first, second] = [tuning.playerWith(one, from), tuning.playerWith(other, from)];
  const setup = tuning.setupOf(number);
  let result = 0;
  const moments: Moment[] = [];
  for (const own of game.seats(setup)) {
    const state = game.start(setup, `tuning ${seed}/${number}`);
    const luck = seededRandom(`tuning ${seed} ${number} ${own}`);
    const choose = (seat: string): Json => (seat === own ? first : second)(eyesOf(game, state, seat, luck));
    moments.push(...played(game, studyNamed(id), state, number, choose));
    result += tuning.resultFor(state, own) / 2;
  }
  writeShard(file, moments);
  return { one, other, result };
}

/** One game of a series: computer players play it to its end, and what the tested army did is counted. */
import { luckOf, deviation, pointsByRound, unitRecords, type Dated } from '@maester/battle/account';
import { battle, type BattleEvent, type BattleState } from '@maester/battle/engine';
import {
  bug,
  eyesOf,
  Match,
  seededRandom,
  shown,
  type Emitted,
  type Journal,
  type Json,
  type Mind,
} from '@maester/kernel';
import { pairingOf, setupOf, type Seat, type Series } from './series.ts';

/** A game that takes longer has no end: it is given up and counted as unfinished. */
const CHOICE_LIMIT = 100_000;

export const RESULTS = ['won', 'drawn', 'lost', 'unfinished'] as const;
export type Result = (typeof RESULTS)[number];

/** What a unit of the tested army did in one game. */
export interface Deeds {
  /** Its place in the list; null for a unit that came during the game. */
  readonly place: number | null;
  readonly card: string;
  readonly dealt: number;
  readonly suffered: number;
  readonly restored: number;
  readonly destroyed: number;
  /** The round in which it fell; null if it stands. */
  readonly fell: number | null;
}

export interface SeriesGame {
  readonly number: number;
  readonly result: Result;
  /** Whether the tested army went first. */
  readonly first: boolean;
  /** Victory Points after every round: those of the tested army and those of the other. */
  readonly rounds: readonly (readonly [own: number, other: number])[];
  readonly units: readonly Deeds[];
  /** How often each Tactics card of the tested army was played. */
  readonly cards: { readonly [card: string]: number };
  /** How lucky it was, in deviations of chance. */
  readonly luck: number;
  readonly choices: readonly Choice[];
}

export type Choice = readonly [seat: string, choice: Json];

export function playGame(series: Series, number: number, mind: Mind): SeriesGame {
  const { seed, seat } = pairingOf(series, number);
  const setup = battle.readSetup(setupOf(series, number));
  const { state, events } = battle.opening(setup, seed);
  const happened: Dated[] = [];
  const choices: Choice[] = [];
  const note = (emitted: readonly Emitted<BattleEvent>[]): void => {
    for (const { event } of emitted) happened.push({ version: choices.length, event });
  };
  note(events);
  const randoms = new Map(battle.seats(setup).map((each) => [each, seededRandom(`mind ${seed} ${each}`)]));
  while (choices.length < CHOICE_LIMIT) {
    const [asked] = battle.waiting(state);
    if (asked === undefined) break;
    const random = randoms.get(asked);
    if (random === undefined) throw bug(`battle asks ${asked}, who has no seat`);
    const choice = mind.choose(eyesOf(battle, state, asked, random));
    const applied = battle.apply(state, asked, choice);
    if (!applied.ok)
      throw bug(`the mind ${mind.id} chose ${shown(choice)} in ${seed}, refused by ${applied.refusal.rule}`);
    choices.push([asked, choice]);
    note(applied.events);
  }
  return { number, ...accountOf(series, state, happened, seat), choices };
}

function accountOf(
  series: Series,
  state: BattleState,
  happened: readonly Dated[],
  seat: Seat,
): Omit<SeriesGame, 'number' | 'choices'> {
  const own = state.players.find((player) => player.seat === seat)?.side ?? 0;
  const cards: Record<string, number> = {};
  let first: string | null = null;
  for (const { event } of happened) {
    if (event.type === 'card' && event.seat === seat) cards[event.card] = (cards[event.card] ?? 0) + 1;
    if (event.type === 'first-player') first ??= event.seat;
  }
  const luck = luckOf(state, happened).find((one) => one.seat === seat);
  return {
    result: resultOf(state, seat),
    first: first === seat,
    rounds: pointsByRound(state, happened).map(({ points }) => [points[own] ?? 0, points[1 - own] ?? 0]),
    units: deedsOf(series, state, happened, seat),
    cards,
    luck: luck === undefined ? 0 : deviation(luck),
  };
}

function resultOf(state: BattleState, seat: Seat): Result {
  const outcome = battle.outcome(state);
  if (outcome === null) return 'unfinished';
  if (!outcome.winners.includes(seat)) return outcome.winners.length === 0 ? 'drawn' : 'lost';
  return outcome.winners.length === 1 ? 'won' : 'drawn';
}

/** Units of the list have its places in their ids: `one-3` is the third. */
function deedsOf(
  { army }: Series,
  state: BattleState,
  happened: readonly Dated[],
  seat: Seat,
): readonly Deeds[] {
  const cardOf = new Map(state.units.map(({ id, card }) => [id, card]));
  return unitRecords(state, happened).flatMap(({ unit, seat: of, ...deeds }) => {
    const card = cardOf.get(unit);
    if (of !== seat || card === undefined) return [];
    const place = Number(unit.slice(seat.length + 1)) - 1;
    return [{ ...deeds, card, place: army.units[place]?.card === card ? place : null }];
  });
}

/** The whole game, to be replayed like any other. */
export function journalOf(series: Series, { number, choices }: SeriesGame): Journal {
  const match = new Match(battle, battle.readSetup(setupOf(series, number)), pairingOf(series, number).seed);
  for (const [seat, choice] of choices) match.play(seat, choice);
  return match.journal();
}

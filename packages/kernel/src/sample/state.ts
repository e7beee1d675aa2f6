/**
 * The tourney: a small complete game that has every hard part of the big ones, to prove the kernel and to show how a
 * game is written on it. Knights pitch tents, bid in secret for the right to challenge, send their squires in secret,
 * ride with dice, and play favour cards that others may answer. docs/rules/tourney.md is its rulebook.
 */
import type { Pose } from '../decision.ts';
import { pick, shuffled, type Random } from '../random.ts';
import { dictionary, integer, list, object, oneOf, optional, type Reader } from '../shape.ts';
import type { Flow, Viewer } from '../state.ts';

export const KNIGHTS = ['red', 'blue', 'green', 'gold'] as const;
export type Knight = (typeof KNIGHTS)[number];

/** Favour cards: a spur (+2 for oneself), a jeer (-1 for any jouster), a page who undoes the card played last. */
export const FAVOURS = ['spur', 'jeer', 'page'] as const;
export type Favour = (typeof FAVOURS)[number];
const COPIES: { readonly [F in Favour]: number } = { spur: 6, jeer: 6, page: 6 };
/** Stands for a card that the viewer may not see. */
export const HIDDEN = 'hidden';
export type Card = Favour | typeof HIDDEN;

export const FIELD = 100;
export const TENT_DISTANCE = 20;
const PURSE = 10;
export const HAND_AT_START = 2;

export type PerKnight<T> = Record<string, T>;

export interface TourneyState {
  flow: Flow;
  knights: readonly Knight[];
  rounds: number;
  round: number;
  purses: PerKnight<number>;
  glory: PerKnight<number>;
  hands: PerKnight<Card[]>;
  deck: Card[];
  discard: Card[];
  tents: PerKnight<Pose | null>;
  /** Favours being played, the newest last. */
  played: { seat: string; favour: Favour; target: string; undone: boolean }[];
}

export interface TourneySetup {
  readonly knights: number;
  readonly rounds: number;
}

export const readSetup: Reader<TourneySetup> = object({
  knights: integer(2, 4),
  rounds: optional(integer(1, 20), 5),
});

function perKnight<T>(knights: readonly Knight[], value: (knight: Knight) => T): PerKnight<T> {
  return Object.fromEntries(knights.map((knight) => [knight, value(knight)]));
}

export function begin(setup: TourneySetup, flow: Flow): TourneyState {
  const knights = KNIGHTS.slice(0, setup.knights);
  return {
    flow,
    knights,
    rounds: setup.rounds,
    round: 0,
    purses: perKnight(knights, () => PURSE),
    glory: perKnight(knights, () => 0),
    hands: perKnight(knights, () => []),
    deck: FAVOURS.flatMap((favour) => Array<Card>(COPIES[favour]).fill(favour)),
    discard: [],
    tents: perKnight(knights, () => null),
    played: [],
  };
}

export function copy(s: TourneyState, flow: Flow): TourneyState {
  const hands: PerKnight<Card[]> = {};
  for (const knight of s.knights) hands[knight] = handOf(s, knight).slice();
  return {
    flow,
    knights: s.knights,
    rounds: s.rounds,
    round: s.round,
    purses: { ...s.purses },
    glory: { ...s.glory },
    hands,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    tents: { ...s.tents },
    played: s.played.map((card) => ({ ...card })),
  };
}

export function view(s: TourneyState, viewer: Viewer, flow: Flow): TourneyState {
  const seen = copy(s, flow);
  for (const knight of s.knights) if (knight !== viewer) seen.hands[knight]?.fill(HIDDEN);
  seen.deck.fill(HIDDEN);
  return seen;
}

/** A knight sees its own hand besides. */
export function viewBeside(s: TourneyState, viewer: string, open: TourneyState, flow: Flow): TourneyState {
  return { ...open, flow, hands: { ...open.hands, [viewer]: handOf(s, viewer).slice() } };
}

/** Deals the cards the viewer cannot see anew into the other hands and the deck. */
export function imagine(s: TourneyState, _viewer: Viewer, random: Random): void {
  const seen = [...s.discard, ...Object.values(s.hands).flat()];
  const unseen: Card[] = [];
  for (const favour of FAVOURS) {
    const left = COPIES[favour] - seen.filter((card) => card === favour).length;
    for (let i = 0; i < left; i++) unseen.push(favour);
  }
  const pile = shuffled(random, unseen);
  for (const cards of [...Object.values(s.hands), s.deck]) {
    for (const [i, card] of cards.entries())
      if (card === HIDDEN) cards[i] = pile.pop() ?? pick(random, FAVOURS);
  }
}

export function handOf(s: TourneyState, seat: string): Card[] {
  return s.hands[seat] ?? [];
}

const knightsWith = <T>(reader: Reader<T>): Reader<Record<string, T>> => dictionary(reader);

/** A scenario's position: the tents stand, and the round named begins with its bids. */
export const readPosition = object({
  round: optional(integer(1, 20), 1),
  purses: optional(knightsWith(integer(0, 100)), {}),
  glory: optional(knightsWith(integer(0, 100)), {}),
  hands: optional(knightsWith(list(oneOf(FAVOURS))), {}),
});

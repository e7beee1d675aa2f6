/**
 * What game modes keep in the state, by key. Values are plain data and are replaced, never changed. Some keys hold cards
 * that only their owner may know (SECRET_HANDS); in views of others their cards are 0.
 */
import { shuffled, type Random, type Viewer } from '@maester/kernel';
import type { TerrainMethod } from '../set-up/terrain-methods.ts';
import type { ModeId } from './ids.ts';

/** Cards by seat. */
export type Hands = { readonly [seat: string]: readonly number[] };

/** What the rules of every mode keep. */
export interface EveryMode {
  readonly terrain: TerrainMethod;
  /** Attachments that join enemy units, by seat. */
  readonly givenAway: { readonly [seat: string]: readonly string[] };
  /** Sides that are out. */
  readonly eliminated: readonly number[];
}

interface AClashOfKings {
  readonly commanderCards: Hands;
  /** In older editions: units off the table, and the round in which a side last let them wait. */
  readonly reserve: readonly string[];
  readonly waited: { readonly [side: string]: number };
  /** In 2018: Attachments that stand in for Commanders off the table, and players whose leader was killed. */
  readonly deputies: { readonly [seat: string]: string };
  readonly slainLeaders: readonly string[];
}

/** Of the older Objective Deck: the NCU named for a token. */
interface OldObjectives {
  readonly silencedNcus: { readonly [objective: string]: string };
}

/** Of the older deck of Secret Missions. */
interface SecretMissions {
  readonly secretHands: Hands;
  /** The mission that each player tries to complete in this round. */
  readonly secretChosen: Hands;
  readonly secretDiscard: readonly number[];
  /** Those that their players discarded face down. */
  readonly secretBuried: Hands;
  /** Seats that have shown a Secret Mission this round. */
  readonly secretShown: readonly string[];
}

interface AStormOfSwords {
  readonly defender: number;
  /** The attachments that each unit began with. */
  readonly roster: { readonly [unit: string]: readonly string[] };
  readonly reserve: readonly string[];
  /** The round in which units in Reserve were left to wait. */
  readonly reserveWaits: number;
  readonly siegeHands: Hands;
  readonly siegeShown: Hands;
  readonly siegeDread: number;
  readonly siegeEarly: { readonly round: number; readonly units: readonly string[] };
}

interface Missions {
  readonly missions: readonly number[];
  readonly firstClaim: number;
  readonly avenged: readonly string[];
}

interface TheWindsOfWinter extends Missions, SecretMissions {
  readonly missionHands: Hands;
  readonly missionsShown: Hands;
}

interface DarkWingsDarkWords extends Missions, Pick<SecretMissions, 'secretDiscard'> {
  readonly reserveMissions: readonly number[];
  readonly discardedMissions: readonly number[];
}

interface HereWeStand {
  readonly ncuQuadrants: { readonly [ncu: string]: string };
}

/** What each mode keeps besides. */
interface OfMode {
  readonly 'a-game-of-thrones': OldObjectives;
  readonly 'a-dance-with-dragons': OldObjectives;
  readonly 'a-clash-of-kings': AClashOfKings;
  readonly 'a-storm-of-swords': AStormOfSwords;
  readonly 'the-winds-of-winter': TheWindsOfWinter;
  readonly 'dark-wings-dark-words': DarkWingsDarkWords;
  readonly 'here-we-stand': HereWeStand;
}

export type FieldsOf<M extends ModeId> = M extends keyof OfMode ? OfMode[M] : object;

/** Everything that may be there. */
export interface ModeFields
  extends
    EveryMode,
    OldObjectives,
    AClashOfKings,
    AStormOfSwords,
    TheWindsOfWinter,
    DarkWingsDarkWords,
    HereWeStand {}

export type ModeState = Partial<ModeFields>;

/** A state with a part for the game mode. */
interface Keeping {
  modeState: ModeState;
}

/** The fields that hold cards by seat. */
type HandsKey = { [K in keyof ModeFields]: ModeFields[K] extends Hands ? K : never }[keyof ModeFields];

const HIDDEN_CARD = 0;

export function kept<K extends keyof ModeFields>(
  s: { readonly modeState: ModeState },
  key: K,
  otherwise: ModeFields[K],
): ModeFields[K] {
  return s.modeState[key] ?? otherwise;
}

export function keep<K extends keyof ModeFields>(s: Keeping, key: K, value: ModeFields[K]): void {
  s.modeState = { ...s.modeState, [key]: value };
}

export function handOf(s: { readonly modeState: ModeState }, key: HandsKey, seat: string): readonly number[] {
  return s.modeState[key]?.[seat] ?? [];
}

export function keepHand(s: Keeping, key: HandsKey, seat: string, cards: readonly number[]): void {
  keep(s, key, { ...s.modeState[key], [seat]: cards });
}

const SECRET_HANDS = ['missionHands', 'siegeHands', 'secretHands', 'secretChosen', 'secretBuried'] as const;

/** The mode's part of the state as this viewer may know it. */
export function viewModeState(state: ModeState, viewer: Viewer): ModeState {
  let seen: { -readonly [K in keyof ModeState]: ModeState[K] } = state;
  for (const key of SECRET_HANDS) {
    const hands = state[key];
    if (hands === undefined) continue;
    if (seen === state) seen = { ...state };
    seen[key] = Object.fromEntries(
      Object.entries(hands).map(([seat, cards]) => [
        seat,
        seat === viewer ? cards : cards.map(() => HIDDEN_CARD),
      ]),
    );
  }
  return seen;
}

/** Missions 11 and 12 are in every hand until they are revealed; the others are any of the first ten. */
const SURE_MISSIONS = [11, 12];
const CHOSEN_MISSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const SIEGE_DECK = [1, 2, 3, 4, 5, 6];
/** The older deck of Secret Missions: every card twice. */
const SECRET_MISSIONS = [1, 2, 3, 5, 6, 7, 8, 10, 12, 13];
const SECRET_DECK = SECRET_MISSIONS.flatMap((mission) => [mission, mission]);

/** Its cards that lie nowhere else: the deck, and in a view the hidden hands with it. */
export function secretDeck(s: { readonly modeState: ModeState }): number[] {
  const left = [...SECRET_DECK];
  const {
    secretHands = {},
    secretChosen = {},
    secretBuried = {},
    secretDiscard = [],
    missions = [],
  } = s.modeState;
  const elsewhere = [
    ...Object.values(secretHands).flat(),
    ...Object.values(secretChosen).flat(),
    ...Object.values(secretBuried).flat(),
    ...secretDiscard,
    ...missions,
  ];
  for (const card of elsewhere) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Replaces hidden cards by cards that they could be. */
export function imagineModeState(s: Keeping, viewer: Viewer, random: Random): void {
  imagineSecretMissions(s, viewer, random);
  for (const key of ['missionHands', 'siegeHands'] as const) {
    for (const [seat, cards] of Object.entries(kept(s, key, {}))) {
      if (seat === viewer) continue;
      const shown = handOf(s, key === 'missionHands' ? 'missionsShown' : 'siegeShown', seat);
      const sure = key === 'missionHands' ? SURE_MISSIONS.filter((card) => !shown.includes(card)) : [];
      const open = (key === 'missionHands' ? CHOSEN_MISSIONS : SIEGE_DECK).filter(
        (card) => !shown.includes(card),
      );
      const drawn = shuffled(random, open).slice(0, Math.max(0, cards.length - sure.length));
      keepHand(
        s,
        key,
        seat,
        [...drawn, ...sure].toSorted((a, b) => a - b),
      );
    }
  }
}

function imagineSecretMissions(s: Keeping, viewer: Viewer, random: Random): void {
  if (s.modeState.secretHands === undefined) return;
  const drawn = shuffled(random, secretDeck(s)).values();
  for (const key of ['secretHands', 'secretChosen', 'secretBuried'] as const)
    for (const [seat, cards] of Object.entries(kept(s, key, {})))
      if (seat !== viewer)
        keepHand(
          s,
          key,
          seat,
          cards.map(() => drawn.next().value ?? HIDDEN_CARD),
        );
}

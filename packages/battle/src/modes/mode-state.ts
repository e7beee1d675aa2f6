/**
 * What game modes keep in the state, by key. Values are plain data and are replaced, never changed. Two keys hold cards
 * in hand that only their owner may know: `missionHands` and `siegeHands`; in views of others their cards are 0.
 */
import { shuffled, type Json, type Random, type Viewer } from '@maester/kernel';

type Kept = Record<string, Json>;

/** A state with a part for the game mode. */
interface Keeping {
  readonly modeState: Kept;
}

/** Cards by seat. */
export type Hands = { readonly [seat: string]: readonly number[] };

const HIDDEN_CARD = 0;

export function kept<V extends Json>(s: Keeping, key: string, otherwise: V): V {
  const value = s.modeState[key];
  return value === undefined ? otherwise : (value as V);
}

export function keep(s: Keeping, key: string, value: Json): void {
  s.modeState[key] = value;
}

export function handOf(s: Keeping, key: string, seat: string): readonly number[] {
  return kept<Hands>(s, key, {})[seat] ?? [];
}

export function keepHand(s: Keeping, key: string, seat: string, cards: readonly number[]): void {
  keep(s, key, { ...kept<Hands>(s, key, {}), [seat]: cards });
}

const SECRET_HANDS = ['missionHands', 'siegeHands'] as const;

/** The mode's part of the state as this viewer may know it. */
export function viewModeState(state: Kept, viewer: Viewer): Kept {
  const seen = { ...state };
  for (const key of SECRET_HANDS) {
    const hands = state[key];
    if (hands === undefined) continue;
    seen[key] = Object.fromEntries(
      Object.entries(hands as Hands).map(([seat, cards]) => [
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

/** Replaces hidden cards by cards that they could be. */
export function imagineModeState(s: Keeping, viewer: Viewer, random: Random): void {
  for (const key of SECRET_HANDS) {
    for (const [seat, cards] of Object.entries(kept<Hands>(s, key, {}))) {
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

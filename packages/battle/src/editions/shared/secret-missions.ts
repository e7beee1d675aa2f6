/**
 * The deck of Secret Missions of 2018 and 2021, which all players share. A Secret Mission belongs to the player who
 * has it; one that lies open can be scored by everybody. Of the twenty cards one is known (13); the others are Season 6
 * missions, two of each.
 */
import {
  missionRule,
  missionsInPlay,
  keepMissions,
  watches,
  worthAtEnd,
  commanderWorth,
} from '../../modes/missions.ts';
import { handOf, keep, keepHand, kept, secretDeck } from '../../modes/mode-state.ts';
import type { MissionScores } from '../../modes/mode.ts';
import { hasCommanderIn, scoreFor } from '../../modes/objective-modes.ts';
import { CONDITIONS, type Condition } from '../../effects/gains.ts';
import type { T } from '../../rules.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { enemyUnits } from '../../units/units.ts';

const SAME_CONDITION = 13;
const COMMANDER = 5;
const ENOUGH = 3;

/** Three or more enemy units with the same Condition token, at the end of the round. */
function sameCondition(s: BattleState, seat: string): number {
  const having = (condition: Condition): number =>
    enemyUnits(s, seat).filter(({ conditions }) => conditions.includes(condition)).length;
  return CONDITIONS.some((condition) => having(condition) >= ENOUGH) ? 2 : 0;
}

/** The mission that Season 6 does not have, under the id that the edition's ledger gives it. */
export const oldMissions = (rule: string): MissionScores => ({
  [SAME_CONDITION]: { worth: sameCondition, rule },
});

/** One card of the deck; if it is used up, the discards are shuffled. */
function drawMission(t: T): number | null {
  if (secretDeck(t.state).length === 0) {
    keep(t.state, 'secretDiscard', []);
    if (t.state.modeState.secretBuried !== undefined) keep(t.state, 'secretBuried', {});
  }
  const deck = secretDeck(t.state);
  return deck.length === 0 ? null : (deck[t.pick('mission', deck.length)] ?? null);
}

/** Puts cards of the deck into a player's hand. */
export function drawToHand(t: T, seat: string, count: number): void {
  for (let i = 0; i < count; i++) {
    const mission = drawMission(t);
    if (mission === null) return;
    const hand = [...handOf(t.state, 'secretHands', seat), mission];
    keepHand(
      t.state,
      'secretHands',
      seat,
      hand.toSorted((a, b) => a - b),
    );
  }
  t.reveal();
}

/** Turns one up for everybody. */
export function openMission(t: T): number | null {
  const mission = drawMission(t);
  if (mission === null) return null;
  keepMissions(t.state, [...missionsInPlay(t.state), mission]);
  t.reveal();
  t.emit({ type: 'mission', seat: null, mission, is: 'active' });
  return mission;
}

export function discardMissions(t: T, missions: readonly number[], seat: string | null = null): void {
  keep(t.state, 'secretDiscard', [...kept(t.state, 'secretDiscard', []), ...missions]);
  for (const mission of missions) t.emit({ type: 'mission', seat, mission, is: 'discarded' });
}

/** A copy of a card taken out of a hand. */
export function without(cards: readonly number[], card: number): number[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

/** The player shows the mission chosen for this round; it is discarded. */
export function showChosen(t: T, seat: string, mission: number): void {
  const { state: s } = t;
  keepHand(s, 'secretChosen', seat, without(handOf(s, 'secretChosen', seat), mission));
  keep(s, 'secretShown', [...kept(s, 'secretShown', []), seat]);
  t.reveal();
  t.emit({ type: 'mission', seat, mission, is: 'revealed' });
  discardMissions(t, [mission], seat);
}

function scoreChosen(t: T, seat: string, mission: number, points: number): void {
  showChosen(t, seat, mission);
  scoreFor(t, seat, points, missionRule(t.state, mission));
}

/** An enemy of this seat claimed a zone that the mission chosen by some player watches. */
export function secretZoneClaimed(t: T, claimer: string, zone: string): void {
  for (const seat of t.state.seats) {
    if (areFriends(t.state, seat, claimer)) continue;
    for (const mission of handOf(t.state, 'secretChosen', seat))
      if (watches(mission, zone)) scoreChosen(t, seat, mission, 1);
  }
}

export function secretCommanderDestroyed(t: T, owner: string, seat: string | null): void {
  if (seat === null || areFriends(t.state, seat, owner)) return;
  if (handOf(t.state, 'secretChosen', seat).includes(COMMANDER))
    scoreChosen(t, seat, COMMANDER, commanderWorth(t.state, seat));
}

export function secretUnitDestroyed(t: T, unit: UnitState, seat: string | null): void {
  if (hasCommanderIn(t.state, unit)) secretCommanderDestroyed(t, unit.seat, seat);
}

/** What the mission a player has chosen is worth now, if the end of the round decides. */
export function secretWorth(s: BattleState, seat: string): readonly { mission: number; points: number }[] {
  return handOf(s, 'secretChosen', seat).map((mission) => ({
    mission,
    points: worthAtEnd(s, mission, seat),
  }));
}

/** Why a choice is good, in facts: whom it strikes, what it wins, what is to be feared then, and the chance to win. */
import {
  areFriends,
  playerOf,
  sideOf,
  unitOf,
  type BattleState,
  type UnitState,
} from '@maester/battle/readers';
import type { JsonObject } from '@maester/kernel';
import { glancesOf } from './features.ts';
import { isHeld } from './hopes.ts';
import { Threats } from './threats.ts';
import type { Judge } from './worth.ts';

const HUNDRED = 100;
/** Wounds on average that are worth a word, and a threat that is. */
const FEW_WOUNDS = 0.5;
const SLIGHT = 0.12;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** Wounds that a unit has on average in these sequels. */
function woundsThen({ id }: UnitState, ends: readonly BattleState[]): number {
  return meanOf(ends.map((end) => unitOf(end, id)?.wounds ?? 0));
}

/** Whether the first round has begun. */
const hasBegun = ({ flow }: BattleState): boolean =>
  flow.stack.some(({ procedure }) => procedure === 'round');

/** How often in a hundred sequels. */
function percentOf(ends: readonly BattleState[], isSo: (end: BattleState) => boolean): number {
  return Math.round((HUNDRED * ends.filter(isSo).length) / Math.max(1, ends.length));
}

/**
 * `strikes` is the enemy that loses most Wounds on average, with how many and how often in a hundred it is destroyed;
 * `restores` the friend that gets back most; `tokens` the objectives that are taken in most sequels; `points` the Victory
 * Points that come on average; `cards` those drawn, once the battle has `begun`: opening hands come anyway; `fears` the friend that is in most danger then, by which enemy; `chance` is in percent.
 */
export function reasonsFor(
  now: BattleState,
  seat: string,
  ends: readonly BattleState[],
  chance: Judge,
): JsonObject | null {
  if (ends.length === 0) return null;
  const me = sideOf(now, seat);
  const isMine = (unit: UnitState): boolean => areFriends(now, unit.seat, seat);
  const changes = now.units
    .filter(({ destroyed, pose }) => !destroyed && pose !== null)
    .map((unit) => ({ unit, wounds: unit.wounds - woundsThen(unit, ends) }));
  const most = (list: readonly { unit: UnitState; wounds: number }[]) =>
    list.toSorted((a, b) => b.wounds - a.wounds)[0];
  const struck = most(changes.filter(({ unit }) => !isMine(unit)));
  const restored = most(
    changes.filter(({ unit }) => isMine(unit)).map(({ unit, wounds }) => ({ unit, wounds: -wounds })),
  );
  const pointsAfter = meanOf(ends.map((end) => (end.victoryPoints[me] ?? 0) - (now.victoryPoints[me] ?? 0)));
  const begun = hasBegun(now);
  return {
    begun,
    chance: Math.round((HUNDRED * (1 + meanOf(ends.map((end) => chance(end, seat))))) / 2),
    strikes:
      struck === undefined || struck.wounds < FEW_WOUNDS
        ? null
        : {
            unit: struck.unit.id,
            wounds: Math.round(struck.wounds),
            destroyed: percentOf(ends, (end) => unitOf(end, struck.unit.id)?.destroyed !== false),
          },
    restores:
      restored === undefined || restored.wounds < FEW_WOUNDS
        ? null
        : { unit: restored.unit.id, wounds: Math.round(restored.wounds) },
    tokens: now.objectives
      .filter(({ id }) => !isHeld(now, id, seat) && percentOf(ends, (end) => isHeld(end, id, seat)) > 50)
      .map(({ id }) => id),
    cards: begun
      ? Math.round(
          meanOf(ends.map((end) => playerOf(end, seat).hand.length)) - playerOf(now, seat).hand.length,
        )
      : 0,
    points: Math.round(pointsAfter),
    fears: fearedIn(ends[0] ?? now, seat),
  };
}

/** The friend in most danger from an enemy that may still act in this round. */
function fearedIn(s: BattleState, seat: string): JsonObject | null {
  const threats = new Threats();
  const glances = glancesOf(s);
  const me = sideOf(s, seat);
  let [feared, most]: [JsonObject | null, number] = [null, SLIGHT];
  for (const from of glances) {
    if (from.side === me || from.unit.activated) continue;
    for (const to of glances) {
      if (to.side !== me) continue;
      const threat = threats.of(s, from, to);
      if (threat > most) [feared, most] = [{ unit: to.unit.id, by: from.unit.id }, threat];
    }
  }
  return feared;
}

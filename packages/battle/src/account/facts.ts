// What came of a battle, read from everything that happened: Victory Points by round, Wounds dealt and suffered by each
// unit, what it destroyed, and when it fell.

import type { BattleEvent } from '../events.ts';
import type { BattleState } from '../state.ts';
import { isFixture } from '../units/units.ts';
import { stagesOf, type AttackStage, type Happened } from './story.ts';

/** An event with the version of the game at which it happened. */
export interface Dated {
  readonly version: number;
  readonly event: Happened;
}

export interface UnitRecord {
  readonly unit: string;
  readonly seat: string;
  readonly dealt: number;
  readonly suffered: number;
  readonly restored: number;
  /** Enemies destroyed by its attacks. */
  readonly destroyed: number;
  /** The round in which it fell; null if it stands. */
  readonly fell: number | null;
}

export interface ScoredRound {
  readonly round: number;
  /** By side, at the end of it. */
  readonly points: readonly number[];
}

/** The Victory Points of all sides after every round that was played. */
export function pointsByRound(view: BattleState, events: readonly Dated[]): readonly ScoredRound[] {
  const rounds: ScoredRound[] = [];
  const points = view.sides.map(() => 0);
  let round = 0;
  for (const { event } of events) {
    if (event.type === 'round') {
      if (round > 0) rounds.push({ round, points: [...points] });
      round = event.round;
    } else if (event.type === 'scored') points[event.side] = (points[event.side] ?? 0) + event.points;
  }
  if (round > 0) rounds.push({ round, points: [...points] });
  return rounds;
}

/** Where Victory Points came from, by side and rule, the most first. */
export function pointsByRule(
  view: BattleState,
  events: readonly Dated[],
): readonly { readonly side: number; readonly because: string; readonly points: number }[] {
  const sums = new Map<string, { side: number; because: string; points: number }>();
  for (const { event } of events) {
    if (event.type !== 'scored') continue;
    const key = `${event.side} ${event.because}`;
    const sum = sums.get(key) ?? { side: event.side, because: event.because, points: 0 };
    sums.set(key, { ...sum, points: sum.points + event.points });
  }
  return [...sums.values()]
    .toSorted((a, b) => a.side - b.side || b.points - a.points)
    .filter(({ side }) => view.sides[side] !== undefined);
}

/** What every unit did and suffered, in the order of the armies. */
export function unitRecords(view: BattleState, events: readonly Dated[]): readonly UnitRecord[] {
  const records = new Map<string, { -readonly [K in keyof UnitRecord]: UnitRecord[K] }>();
  for (const unit of view.units) {
    if (isFixture(unit)) continue;
    records.set(unit.id, {
      unit: unit.id,
      seat: unit.seat,
      dealt: 0,
      suffered: 0,
      restored: 0,
      destroyed: 0,
      fell: null,
    });
  }
  let round = 0;
  for (const { event } of events) {
    if (event.type === 'round') round = event.round;
    else if (event.type === 'wounds') add(records.get(event.unit), 'suffered', event.wounds);
    else if (event.type === 'restored') add(records.get(event.unit), 'restored', event.wounds);
    else if (event.type === 'destroyed') {
      const fallen = records.get(event.unit);
      if (fallen !== undefined) fallen.fell = round;
    } else if (event.type === 'redeployed') {
      const back = records.get(event.unit);
      if (back !== undefined) back.fell = null;
    }
  }
  for (const stage of stagesOf(events.map(({ event }) => event))) {
    if (stage.kind !== 'attack') continue;
    const attacker = records.get(stage.attack.unit);
    add(attacker, 'dealt', woundsOf(stage));
    add(attacker, 'destroyed', stage.destroyed ? 1 : 0);
  }
  return [...records.values()];
}

function add(
  record: { dealt: number; suffered: number; restored: number; destroyed: number } | undefined,
  field: 'dealt' | 'suffered' | 'restored' | 'destroyed',
  more: number,
): void {
  if (record !== undefined) record[field] += more;
}

/** Wounds of an attack and of the panic that it caused. */
function woundsOf({ loss, panic }: AttackStage): number {
  return (loss?.wounds ?? 0) + (panic?.loss?.wounds ?? 0);
}

/** The end, if it was told. */
export function endOf(events: readonly Dated[]): Extract<BattleEvent, { type: 'end' }> | null {
  for (const { event } of events.toReversed()) if (event.type === 'end') return event;
  return null;
}

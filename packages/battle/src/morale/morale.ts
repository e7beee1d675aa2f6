/** Morale Tests and Panic Tests: two dice against the Morale Stat; a failed Panic Test costs Wounds. */
import { bug, running, shape } from '@maester/kernel';
import { SHORT_RANGE, range } from '../geometry/range.ts';
import type { TestKind } from '../cards/card.ts';
import type { MoraleGain } from '../effects/gains.ts';
import type { Modifier } from '../events.ts';
import { someModifier, sumOf } from '../attack/modifiers.ts';
import type { Stood } from '../timing/triggers.ts';
import { happens } from '../timing/window.ts';
import { procedure, type T } from '../rules.ts';
import { rerolled, rerolls, type RerollTurn } from '../attack/rerolls.ts';
import type { RolledAgain } from '../attack/frame.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends, hasASay, seatsInOrder } from '../sides/sides.ts';
import { engagedWith } from '../units/engaged.ts';
import { mustUnit, shapeOf } from '../units/units.ts';
import { hasKeyword, terrainShape } from '../terrain/terrain.ts';
import { wound } from '../units/wounds.ts';
import { sufferedBy } from '../units/given.ts';
import { abilitiesWith, moraleOf } from '../units/abilities.ts';
import { aurasOn } from '../units/auras.ts';
import { modeOf, rulesOf } from '../edition/of.ts';

export interface MoraleTest {
  unit: string;
  kind: TestKind;
  /** Modifiers from what caused it and from cards, and more Wounds if it fails. */
  roll: number;
  wounds: number;
  /** Those of the cause one by one, to tell of them. */
  modifiers: readonly Modifier[];
  /** Whether a Panicked token may not be expended for it. */
  keepsToken: boolean;
  /** Cards that changed it, each of which does so once. */
  changedBy: string[];
  /** The most that failing it can cost, where a card says so. */
  mostWounds?: number;
  /** Who caused it. */
  seat: string | null;
  by: string | null;
  dice: number[];
  again: RolledAgain;
  /** Players whom a card allows to roll any of the dice again. */
  mayReroll: string[];
  passed: boolean | null;
  suffered: number;
  ranks: number;
  /** Where the unit stood and who was engaged with it when it failed: the Wounds may destroy it. */
  stood: Stood | null;
}

interface Cause {
  seat: string | null;
  by: string | null;
  wounds?: number;
  modifiers?: readonly Modifier[];
  keepsToken?: boolean;
}

export function test(t: T, kind: MoraleTest['kind'], unit: string, cause: Cause): void {
  t.run(moraleTest, newTest(kind, unit, cause));
}

export function newTest(kind: MoraleTest['kind'], unit: string, cause: Cause): MoraleTest {
  const { seat, by, wounds = 0, modifiers = [], keepsToken = false } = cause;
  return {
    unit,
    kind,
    roll: sumOf(modifiers),
    wounds,
    modifiers,
    keepsToken,
    changedBy: [],
    seat,
    by,
    dice: [],
    again: {},
    mayReroll: [],
    passed: null,
    suffered: 0,
    ranks: 0,
    stood: null,
  };
}

/** What a test gives back: whether it was passed, and if not, the Wounds and ranks it cost. */
export interface Tested {
  readonly passed: boolean;
  readonly suffered: number;
  readonly ranks: number;
}

const count = shape.integer(0, 1_000);
const readTested = shape.object({ passed: shape.yesNo, suffered: count, ranks: count });

/** The test that ran last, if that was the last thing to run. */
export function tested(t: T): Tested | null {
  const { returned } = t;
  return returned !== null && typeof returned === 'object' && 'passed' in returned
    ? readTested(returned, { kind: 'bug', where: 'returned' })
    : null;
}

/** The test going on; cards that answer it change it. */
export function testNow(s: BattleState): MoraleTest {
  const now = running(s, moraleTest);
  if (now === null) throw bug('there is no Morale Test');
  return now;
}

/** battle/terrain/horrific and inspiring: once each, however many pieces are near. */
function terrainModifiers(s: BattleState, unit: UnitState): Modifier[] {
  const near = (keyword: 'horrific' | 'inspiring'): boolean =>
    s.terrain.some(
      (piece) => hasKeyword(s, piece, keyword) && range(shapeOf(unit), terrainShape(piece)) <= SHORT_RANGE,
    );
  if (unit.pose === null) return [];
  const daunted = isDaunted(s, unit);
  return [
    ...someModifier('terrain', 'daunting', daunted ? -1 : 0),
    ...someModifier('terrain', 'inspiring', near('inspiring') ? 1 : 0),
    ...someModifier('terrain', 'horrific', near('horrific') ? -1 : 0),
  ];
}

/** battle/terrain/daunting: once, however many such pieces are near. */
function isDaunted(s: BattleState, unit: UnitState): boolean {
  return s.terrain.some(
    (piece) =>
      piece.daunts !== undefined &&
      !areFriends(s, piece.daunts, unit.seat) &&
      range(shapeOf(unit), terrainShape(piece)) <= SHORT_RANGE,
  );
}

/** What the unit itself, its enemies and the ground bring into a test. */
export interface MoraleTotal {
  roll: number;
  panicWounds: number;
  mostPanicWounds: number | null;
  keepsLastWound: boolean;
  keepsToken: boolean;
  /** The ability that passes it without a roll, if any. */
  passedBy: string | null;
  modifiers: Modifier[];
}

export function moraleModifiers(s: BattleState, unit: UnitState, kind: MoraleTest['kind']): MoraleTotal {
  const modifiers = terrainModifiers(s, unit);
  const total: MoraleTotal = {
    roll: 0,
    panicWounds: unit.pose !== null && isDaunted(s, unit) ? 1 : 0,
    mostPanicWounds: null,
    keepsLastWound: false,
    keepsToken: false,
    passedBy: null,
    modifiers,
  };
  const gain = (name: string, gained: MoraleGain | null | undefined): void => {
    if (gained === null || gained === undefined) return;
    modifiers.push(...someModifier('ability', name, gained.roll));
    total.panicWounds += gained.panicWounds ?? 0;
    total.mostPanicWounds = leastOf(total.mostPanicWounds, gained.mostPanicWounds ?? null);
    total.keepsLastWound ||= gained.keepsLastWound === true;
    total.keepsToken ||= gained.keepsToken === true;
    if (gained.passes === true) total.passedBy ??= name;
  };
  for (const { id, morale } of abilitiesWith(s, unit, 'morale'))
    gain(id, typeof morale === 'function' ? morale(s, unit, kind) : morale);
  for (const { name, aura, bearer } of aurasOn(s, unit)) gain(name, aura.morale?.(s, unit, bearer));
  for (const { id, gain: less } of sufferedBy(s, unit)) {
    gain(id, less.morale);
    if (kind === 'panic') gain(id, less.panic);
  }
  total.roll = sumOf(modifiers);
  return total;
}

/** The smaller of two limits, either of which may not be there. */
function leastOf(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

/** battle/panic/fail: the D3 that was rolled with it, or what the total lacks. */
function woundsOfPanic(s: BattleState, f: MoraleTest, { roll }: MoraleTotal): number {
  if (rulesOf(s).rules.panicWounds === 'd3') return f.dice[2] ?? 0;
  return Math.max(0, moraleOf(s, mustUnit(s, f.unit)) - testTotal(f.dice, f.roll + roll));
}

/** What a failed Panic Test costs a unit with so many Wounds left, if the D3 and all that adds to it come to this. */
export function panicCost(
  suffered: number,
  left: number,
  { mostPanicWounds, keepsLastWound }: Pick<MoraleTotal, 'mostPanicWounds' | 'keepsLastWound'>,
): number {
  const most = keepsLastWound ? left - 1 : left;
  return Math.min(leastOf(most, mostPanicWounds) ?? most, Math.max(0, suffered));
}

/** Everything that modifies the test, for its event; what the cause did not bring, cards did that changed it. */
function modifiersOf(f: MoraleTest, ofTheUnit: readonly Modifier[]): Modifier[] {
  const [first = '', ...also] = f.changedBy;
  const byCards = someModifier('card', first, f.roll - sumOf(f.modifiers));
  const together = also.length === 0 ? byCards : byCards.map((one) => ({ ...one, also }));
  return [...f.modifiers, ...together, ...ofTheUnit];
}

/** Where natural doubles count, both sixes pass and both ones fail, whatever the modifiers. */
export function passes(
  dice: readonly number[],
  modifier: number,
  morale: number,
  naturalDoubles = true,
): boolean {
  const [a = 0, b = 0] = dice;
  if (naturalDoubles && a === 6 && b === 6) return true;
  if (naturalDoubles && a === 1 && b === 1) return false;
  return testTotal(dice, modifier) >= morale;
}

/** battle/dice/not-below-zero */
export function testTotal([a = 0, b = 0]: readonly number[], modifier: number): number {
  return Math.max(0, a + b + modifier);
}

/** Whether the dice of the test as they lie, with all that modifies them, reach the Morale Stat. */
function passing(s: BattleState, f: MoraleTest): boolean {
  const unit = mustUnit(s, f.unit);
  const modifier = f.roll + moraleModifiers(s, unit, f.kind).roll;
  return passes(f.dice, modifier, moraleOf(s, unit), rulesOf(s).rules.naturalDoubles);
}

export const moraleTest = procedure<MoraleTest>('morale-test')({
  'before-dice': (t, f) => {
    if (mustUnit(t.state, f.unit).destroyed) {
      t.returns({ passed: true, suffered: 0, ranks: 0 });
      return 'end';
    }
    happens(t, 'morale-before-dice', f.unit, f.by, { kind: f.kind });
    return 'roll';
  },
  roll: (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    const { passedBy } = moraleModifiers(t.state, unit, f.kind);
    if (passedBy !== null) {
      // battle/morale/certain-pass
      f.passed = true;
      t.emit({ type: 'test-passed', unit: f.unit, test: f.kind, ability: passedBy });
      happens(t, 'morale-passed', f.unit, f.by, { kind: f.kind });
      return 'over';
    }
    const dice = t.roll('morale', 2);
    const rollsWounds = f.kind === 'panic' && rulesOf(t.state).rules.panicWounds === 'd3';
    f.dice = rollsWounds ? [...dice, ...t.roll('panic-wounds', 1, 3)] : dice;
    return 're-rolls';
  },
  're-rolls': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    const turns: RerollTurn[] = [];
    // of several enemies the one who made it test
    const asked = f.seat === null ? seatsInOrder(t.state) : [f.seat, ...seatsInOrder(t.state)];
    const enemy = asked.find((seat) => !areFriends(t.state, seat, unit.seat) && hasASay(t.state, seat));
    if (
      enemy !== undefined &&
      unit.conditions.includes('panicked') &&
      !f.keepsToken &&
      !moraleModifiers(t.state, unit, f.kind).keepsToken
    ) {
      const dice = f.dice.map((_, i) => i);
      turns.push({
        seat: enemy,
        dice,
        expends: { unit: unit.id, condition: 'panicked' },
        worth: passing(t.state, f) ? [0, 1] : [],
      });
    }
    t.run(rerolls, { name: 'morale', dice: f.dice, faces: [6, 6, 3], successes: [], again: {}, turns });
  },
  'after-dice': (t, f) => {
    ({ dice: f.dice, again: f.again } = rerolled(t));
    happens(t, 'morale-after-dice', f.unit, f.by, { kind: f.kind, dice: f.dice });
  },
  /** battle/re-roll/after-cards: what cards allow comes after the tokens. */
  're-rolls-gained': (t, f) => {
    if (f.passed !== null || f.mayReroll.length === 0) return 'outcome';
    const { state: s } = t;
    const worth = passing(s, f) ? [] : f.dice.map((_, i) => i);
    const all = f.dice.map((_, i) => i);
    const turns = seatsInOrder(s)
      .filter((seat) => f.mayReroll.includes(seat))
      .map((seat): RerollTurn => ({ seat, dice: all, expends: null, worth }));
    t.run(rerolls, { name: 'morale', dice: f.dice, faces: [6, 6, 3], successes: [], again: f.again, turns });
    return 'dice-as-they-lie';
  },
  'dice-as-they-lie': (t, f) => {
    ({ dice: f.dice, again: f.again } = rerolled(t));
  },
  outcome: (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    const total = moraleModifiers(t.state, unit, f.kind);
    const { roll, panicWounds, modifiers } = total;
    const needed = moraleOf(t.state, unit);
    f.passed ??= passing(t.state, f);
    const rolled = testTotal(f.dice, f.roll + roll);
    t.emit({
      type: 'morale',
      unit: f.unit,
      test: f.kind,
      dice: f.dice.slice(0, 2),
      modifiers: modifiersOf(f, modifiers),
      roll: rolled,
      needed,
      passed: f.passed,
      more: f.wounds + (f.kind === 'panic' ? panicWounds : 0),
    });
    if (f.passed) {
      happens(t, 'morale-passed', f.unit, f.by, { kind: f.kind });
      return 'over';
    }
    const stood = unit.pose;
    f.stood = stood && { pose: stood, engaged: engagedWith(t.state, unit).map(({ id }) => id) };
    happens(t, 'morale-failed', f.unit, f.by, { kind: f.kind });
    return 'suffers';
  },
  suffers: (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    const total = moraleModifiers(t.state, unit, f.kind);
    f.suffered =
      f.kind === 'panic'
        ? panicCost(woundsOfPanic(t.state, f, total) + f.wounds + total.panicWounds, unit.wounds, {
            ...total,
            mostPanicWounds: leastOf(total.mostPanicWounds, f.mostWounds ?? null),
          })
        : Math.min(unit.wounds, Math.max(0, f.wounds));
    wound(t, f.unit, f.suffered, f.seat, f.by);
    if (f.kind === 'panic') modeOf(t.state).panicFailed?.(t, unit);
    return 'failed';
  },
  failed: (t, f) => {
    if (typeof t.returned === 'number') f.ranks = t.returned;
    if (f.kind === 'panic')
      happens(t, 'panic-failed', f.unit, f.by, { suffered: f.suffered, stood: f.stood });
  },
  over: (t, f) => t.returns({ passed: f.passed, suffered: f.suffered, ranks: f.ranks }),
});

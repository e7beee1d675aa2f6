// What happens on the combat stage, put together from events as they come: an attack from its dice to its Panic Test, a
// test on its own, the roll of a Charge. A stage is never changed, only followed by the next.

import type { RollEvent } from '@maester/kernel';
import { succeeds } from '../attack/dice.ts';
import type { BattleEvent, Modifier } from '../events.ts';

export type Happened = BattleEvent | RollEvent;
type Of<K extends BattleEvent['type']> = Extract<BattleEvent, { readonly type: K }>;

/** Dice as they fell, and as they lie after every re-roll. */
export interface Rolled {
  readonly first: readonly number[];
  readonly again: readonly Of<'re-rolled'>[];
}

/** The dice as they lie in the end. */
export function diceOf({ first, again }: Rolled): readonly number[] {
  return again.at(-1)?.dice ?? first;
}

/** Wounds that were suffered, and what is left. */
interface Loss {
  readonly wounds: number;
  readonly left: number;
}

export interface Test {
  readonly unit: string;
  readonly rolled: Rolled;
  /** Once it is decided. */
  readonly outcome: Of<'morale'> | null;
  /** The D3 of a Panic Test. */
  readonly d3: number | null;
  readonly loss: Loss | null;
}

/** Something that was used meanwhile: a card, an Order, an ability, a token. */
export type Used = Of<'card' | 'order' | 'ability' | 'condition' | 'condition-expended' | 'cancelled'>;

export interface AttackStage {
  readonly kind: 'attack';
  readonly attack: Of<'attack'>;
  readonly attackDice: Rolled | null;
  readonly hits: Of<'hits'> | null;
  readonly defenseDice: Rolled | null;
  readonly saves: Of<'saves'> | null;
  readonly loss: Loss | null;
  readonly panic: Test | null;
  readonly destroyed: boolean;
  readonly used: readonly Used[];
  readonly over: boolean;
}

export interface TestStage {
  readonly kind: 'test';
  readonly test: Test;
  readonly destroyed: boolean;
  readonly used: readonly Used[];
  readonly over: boolean;
}

export interface ChargeStage {
  readonly kind: 'charge';
  readonly rolled: Rolled;
  readonly charge: Of<'charge'> | null;
  readonly failed: boolean;
  readonly disorderly: boolean;
  readonly over: boolean;
}

export type Stage = AttackStage | TestStage | ChargeStage;

/** What comes after a stage is no longer part of it. */
const ENDS = new Set<Happened['type']>([
  'action',
  'activated',
  'claimed',
  'end',
  'passed',
  'round',
  'round-ends',
  'turn',
]);
const USED = new Set<Happened['type']>([
  'ability',
  'cancelled',
  'card',
  'condition',
  'condition-expended',
  'order',
]);

/** A stage as it is followed, with the cards and Orders declared before its attack was rolled. */
export interface Following {
  readonly stage: Stage | null;
  readonly declared: readonly Used[];
}

export const NOTHING_YET: Following = { stage: null, declared: [] };

/** What there is to see after an event. */
export function follow({ stage, declared }: Following, event: Happened): Following {
  const next = stageAfter(stage, event, declared);
  if (event.type === 'attack' || ENDS.has(event.type)) return { stage: next, declared: [] };
  const isDeclared = event.type === 'card' || event.type === 'order' || event.type === 'cancelled';
  return { stage: next, declared: isDeclared ? [...declared, event] : declared };
}

/** The stage after an event; null while there is none. */
function stageAfter(stage: Stage | null, event: Happened, declared: readonly Used[]): Stage | null {
  if (event.type === 'attack') return newAttack(event, declared);
  if (event.type === 'roll') return rolled(stage, event);
  if (event.type === 'charge' && !(stage?.kind === 'charge' && !stage.over && stage.charge === null))
    return inCharge(newCharge([event.die]), event);
  if (stage === null) return event.type === 'morale' ? decided(newTest([]), event) : null;
  if (ENDS.has(event.type)) return stage.over ? stage : { ...stage, over: true };
  switch (stage.kind) {
    case 'attack':
      return inAttack(stage, event);
    case 'test':
      return inTest(stage, event);
    case 'charge':
      return inCharge(stage, event);
  }
}

const newAttack = (attack: Of<'attack'>, used: readonly Used[]): AttackStage => ({
  kind: 'attack',
  attack,
  attackDice: null,
  hits: null,
  defenseDice: null,
  saves: null,
  loss: null,
  panic: null,
  destroyed: false,
  used,
  over: false,
});

const testOf = (dice: readonly number[]): Test => ({
  unit: '',
  rolled: { first: dice, again: [] },
  outcome: null,
  d3: null,
  loss: null,
});

const newTest = (dice: readonly number[]): TestStage => ({
  kind: 'test',
  test: testOf(dice),
  destroyed: false,
  used: [],
  over: false,
});

/** The die may stand without a roll, by a card. */
const newCharge = (dice: readonly number[]): ChargeStage => ({
  kind: 'charge',
  rolled: { first: dice, again: [] },
  charge: null,
  failed: false,
  disorderly: false,
  over: false,
});

function rolled(stage: Stage | null, { name, values, sides }: RollEvent): Stage | null {
  const dice: Rolled = { first: values, again: [] };
  const running = stage?.over === false ? stage : null;
  switch (name) {
    case 'charge':
      return newCharge(values);
    case 'attack':
      return running?.kind === 'attack' ? { ...running, attackDice: dice } : stage;
    case 'defense':
      // automatic Hits are saved in the same way; those of the attack come once
      return running?.kind === 'attack' && running.hits !== null && running.defenseDice === null
        ? { ...running, defenseDice: dice }
        : stage;
    case 'morale':
      // the test of the unit that was attacked belongs to the attack; who tests is told with the outcome
      return running?.kind === 'attack' && running.saves !== null && running.panic === null
        ? { ...running, panic: testOf(values) }
        : newTest(values);
    case 'panic-wounds':
      return withTest(running, (test) => ({ ...test, d3: values[0] ?? null })) ?? stage;
    case 'morale-again':
      return sides === 3
        ? (withTest(running, (test) => ({ ...test, d3: values[0] ?? null })) ?? stage)
        : stage;
    default:
      return stage;
  }
}

/** The stage with its test changed; null if there is no test on it. */
function withTest(stage: Stage | null, change: (test: Test) => Test): Stage | null {
  if (stage?.kind === 'test') return { ...stage, test: change(stage.test) };
  if (stage?.kind === 'attack' && stage.panic !== null) return { ...stage, panic: change(stage.panic) };
  return null;
}

const again = (dice: Rolled | null, event: Of<'re-rolled'>): Rolled | null =>
  dice && { ...dice, again: [...dice.again, event] };

function inAttack(stage: AttackStage, event: BattleEvent): Stage {
  const { target, unit } = stage.attack;
  switch (event.type) {
    case 're-rolled':
      if (event.roll === 'attack') return { ...stage, attackDice: again(stage.attackDice, event) };
      if (event.roll === 'defense') return { ...stage, defenseDice: again(stage.defenseDice, event) };
      return reRolledTest(stage, event);
    case 'hits':
      return event.unit === unit ? { ...stage, hits: event } : stage;
    case 'saves':
      return event.unit === target ? { ...stage, saves: event } : stage;
    case 'wounds':
      if (event.unit !== target) return stage;
      if (stage.panic !== null && stage.panic.outcome !== null)
        return { ...stage, panic: { ...stage.panic, loss: lossOf(event) } };
      return stage.loss === null ? { ...stage, loss: lossOf(event) } : stage;
    case 'morale':
      return decided(stage, event);
    case 'destroyed':
      return event.unit === target ? { ...stage, destroyed: true } : stage;
    default:
      return withUse(stage, event);
  }
}

function inTest(stage: TestStage, event: BattleEvent): Stage {
  switch (event.type) {
    case 're-rolled':
      return reRolledTest(stage, event);
    case 'morale':
      return decided(stage, event);
    case 'wounds':
      return event.unit === stage.test.unit && stage.test.loss === null
        ? { ...stage, test: { ...stage.test, loss: lossOf(event) } }
        : stage;
    case 'destroyed':
      return event.unit === stage.test.unit ? { ...stage, destroyed: true } : stage;
    default:
      return withUse(stage, event);
  }
}

function inCharge(stage: ChargeStage, event: BattleEvent): Stage {
  switch (event.type) {
    case 're-rolled':
      return { ...stage, rolled: { ...stage.rolled, again: [...stage.rolled.again, event] } };
    case 'charge':
      return { ...stage, charge: event };
    case 'charge-failed':
      return { ...stage, failed: true };
    case 'disorderly':
      return { ...stage, disorderly: true };
    case 'morale':
      return decided(newTest([]), event);
    default:
      return stage;
  }
}

function reRolledTest(stage: AttackStage | TestStage, event: Of<'re-rolled'>): Stage {
  const dice = event.dice.slice(0, 2);
  return (
    withTest(stage, (test) => ({
      ...test,
      rolled: { ...test.rolled, again: [...test.rolled.again, { ...event, dice }] },
    })) ?? stage
  );
}

const lossOf = ({ wounds, left }: Of<'wounds'>): Loss => ({ wounds, left });

/** A test is decided: that of the stage, or another one. */
function decided(stage: Stage, outcome: Of<'morale'>): Stage {
  const told = (test: Test): Test => ({ ...test, unit: outcome.unit, outcome });
  if (stage.kind === 'attack') {
    const panic = stage.panic ?? testOf(outcome.dice);
    if (panic.outcome === null && outcome.unit === stage.attack.target)
      return { ...stage, panic: told(panic) };
    return { ...newTest(panic.outcome === null ? panic.rolled.first : outcome.dice), test: told(panic) };
  }
  if (stage.kind === 'test' && stage.test.outcome === null) return { ...stage, test: told(stage.test) };
  return { ...newTest(outcome.dice), test: told(testOf(outcome.dice)) };
}

function withUse<S extends AttackStage | TestStage>(stage: S, event: BattleEvent): S {
  return USED.has(event.type) ? { ...stage, used: [...stage.used, event as Used] } : stage;
}

/** Which dice succeed, by their places. */
function successesOf(
  dice: readonly number[],
  needed: number,
  modifiers: readonly Modifier[],
): readonly boolean[] {
  const modifier = modifiers.reduce((sum, { roll }) => sum + roll, 0);
  return dice.map((die) => succeeds(die, needed, modifier));
}

/** Which attack dice hit; if a card makes every die hit, all of them. */
export function hitsOf({ attackDice, hits }: AttackStage): readonly boolean[] | null {
  if (attackDice === null || hits === null) return null;
  const dice = diceOf(attackDice);
  const marks = successesOf(dice, hits.needed, hits.modifiers);
  const extra = hits.keywords.includes('critical-blow') ? dice.filter((die) => die === 6).length : 0;
  return marks.filter(Boolean).length + extra === hits.hits ? marks : dice.map(() => true);
}

/** Which Defense dice block. */
export function blocksOf({ defenseDice, saves }: AttackStage): readonly boolean[] | null {
  if (defenseDice === null || saves === null) return null;
  return successesOf(diceOf(defenseDice), saves.needed, saves.modifiers);
}

/** Every stage of a game, in its order, each as it was in the end. */
export function* stagesOf(events: Iterable<Happened>): Generator<Stage> {
  let following = NOTHING_YET;
  for (const event of events) {
    const { stage } = following;
    following = follow(following, event);
    const next = following.stage;
    if (stage !== null && !stage.over && next !== stage && (next === null || isAnother(stage, next)))
      yield { ...stage, over: true };
    else if (stage !== null && !stage.over && next?.over === true) yield next;
  }
  const { stage } = following;
  if (stage !== null && !stage.over) yield stage;
}

/** Whether a stage is not the same one gone on. */
function isAnother(stage: Stage, next: Stage): boolean {
  if (stage.kind !== next.kind) return true;
  if (stage.kind === 'attack' && next.kind === 'attack') return stage.attack !== next.attack;
  if (stage.kind === 'charge' && next.kind === 'charge') return stage.rolled.first !== next.rolled.first;
  return (
    stage.kind === 'test' &&
    next.kind === 'test' &&
    stage.test.outcome !== null &&
    stage.test.outcome !== next.test.outcome
  );
}

/**
 * What follows the Wounds of an attack: the Panic Test, and the Morale Tests by which some units escape destruction.
 * The enemy expends a Panicked token at its first use: if a test is passed, it has those of the two D6 rolled again
 * that give the best chance of failure, and the D3 in any case if that is below its mean.
 */
import { panicCost, passes, testTotal } from '../morale/morale.ts';
import type { AttackDescription } from './description.ts';

/** One way it can end. */
interface Ending {
  readonly chance: number;
  /** Whether a Panic Test was failed, and the Wounds it cost. */
  readonly panicked: boolean;
  readonly panicWounds: number;
  /** Wounds left in the unit; none, and it is destroyed. */
  readonly left: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
const D3 = [1, 2, 3];
const NONE_AGAIN = { which: [] as readonly number[] };
/** Differences below this are none. */
export const SAME = 1e-12;

interface Failing {
  /** The chance of failing a test, without and with a Panicked token. */
  readonly plain: number;
  readonly again: number;
}

/** The chance of failure for each way to roll the two D6 again, by the faces that stay. */
interface Chances {
  readonly fails: readonly (readonly boolean[])[];
  readonly both: number;
  /** By the face of the die that stays: the second, the first. */
  readonly first: readonly number[];
  readonly second: readonly number[];
}

function chancesOf(modifier: number, morale: number, naturalDoubles = true): Chances {
  const fails = FACES.map((a) => FACES.map((b) => !passes([a, b], modifier, morale, naturalDoubles)));
  const share = (list: readonly boolean[]): number => list.filter(Boolean).length / list.length;
  return {
    fails,
    both: share(fails.flat()),
    first: FACES.map((_, b) => share(fails.map((row) => row[b] === true))),
    second: fails.map(share),
  };
}

/** Which of the two D6 of a test the enemy has rolled again, by their places; none if it is failed already. */
export function testAgain(
  [a, b]: readonly [number, number],
  modifier: number,
  morale: number,
): readonly number[] {
  return bestAgain(chancesOf(modifier, morale), a, b).which;
}

function bestAgain(
  { fails, both, first, second }: Chances,
  a: number,
  b: number,
): { which: readonly number[]; chance: number } {
  if (fails[a - 1]?.[b - 1] === true) return { which: [], chance: 1 };
  let best = { which: [0, 1], chance: both };
  for (const one of [
    { which: [0], chance: first[b - 1] ?? 0 },
    { which: [1], chance: second[a - 1] ?? 0 },
  ])
    if (one.chance > best.chance + SAME) best = one;
  return best;
}

/** Whether the enemy has the D3 of a Panic Test rolled again, if a failure costs so many Wounds for each face. */
export function panicDieAgain(costs: readonly number[], face: number): boolean {
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  return (costs[face - 1] ?? 0) < mean - SAME;
}

/** The Wounds that a failed Panic Test costs a unit with so many left, for each face of the D3. */
export function panicCosts({ panic }: AttackDescription, left: number): number[] {
  const modifiers = panic[Math.min(left, panic.length) - 1];
  return D3.map((face) =>
    modifiers === undefined ? face : panicCost(face + modifiers.wounds, left, modifiers),
  );
}

export class Aftermath {
  readonly #attack: AttackDescription;
  readonly #failing = new Map<number, Failing>();
  #endings: Ending[] = [];

  constructor(attack: AttackDescription) {
    this.#attack = attack;
  }

  /** Every way it can end after the attack dealt so many Wounds. */
  of(dealt: number): readonly Ending[] {
    const { wounds, panic, panicked, lastStands } = this.#attack;
    const left = wounds - Math.min(wounds, dealt);
    this.#endings = [];
    if (left === 0) {
      const saved = this.#saved(lastStands.tokens, panicked);
      this.#add(1 - saved, false, 0, 0);
      // A Panicked token is gone by then: the test that saved the unit was passed at first as well.
      if (saved > 0) this.#panicTest(saved, 1, lastStands.tokens - 1, false);
    } else if (dealt === 0 || panic.length === 0) this.#add(1, false, 0, left);
    else this.#panicTest(1, left, lastStands.tokens, panicked);
    return this.#endings;
  }

  #panicTest(chance: number, left: number, tokens: number, panicked: boolean): void {
    const { panic } = this.#attack;
    const modifiers = panic[Math.min(left, panic.length) - 1];
    if (modifiers?.passes === true) return this.#add(chance, false, 0, left);
    if (this.#attack.panicWounds === 'shortfall')
      return this.#shortfall(chance, modifiers?.roll ?? 0, left, tokens, panicked);
    const { plain, again } = this.#fails(modifiers?.roll ?? 0);
    const fails = panicked ? again : plain;
    const costs = panicCosts(this.#attack, left);
    this.#add(chance * (1 - fails), false, 0, left);
    for (const face of D3) {
      const third = chance / D3.length;
      if (panicked && panicDieAgain(costs, face)) {
        for (const cost of costs) this.#lose((third * fails) / costs.length, cost, left, tokens, false);
      } else {
        const cost = costs[face - 1] ?? 0;
        this.#lose(third * plain, cost, left, tokens, panicked);
        this.#lose(third * (fails - plain), cost, left, tokens, false);
      }
    }
  }

  /** Each roll of the two dice for itself, since it says what failing costs. */
  #shortfall(chance: number, modifier: number, left: number, tokens: number, panicked: boolean): void {
    const { morale, naturalDoubles, panic } = this.#attack;
    const modifiers = panic[Math.min(left, panic.length) - 1];
    const chances = chancesOf(modifier, morale, naturalDoubles);
    const test = (share: number, dice: readonly number[], token: boolean): void => {
      if (passes(dice, modifier, morale, naturalDoubles)) return this.#add(share, false, 0, left);
      const lacks = Math.max(0, morale - testTotal(dice, modifier)) + (modifiers?.wounds ?? 0);
      const cost = modifiers === undefined ? lacks : panicCost(lacks, left, modifiers);
      this.#lose(share, cost, left, tokens, token);
    };
    for (const a of FACES) {
      for (const b of FACES) {
        const { which } = panicked ? bestAgain(chances, a, b) : NONE_AGAIN;
        const firsts = which.includes(0) ? FACES : [a];
        const seconds = which.includes(1) ? FACES : [b];
        const share = chance / FACES.length ** 2 / (firsts.length * seconds.length);
        for (const first of firsts)
          for (const second of seconds) test(share, [first, second], panicked && which.length === 0);
      }
    }
  }

  #lose(chance: number, cost: number, left: number, tokens: number, panicked: boolean): void {
    const saved = cost < left ? 0 : this.#saved(tokens, panicked);
    this.#add(chance * (1 - saved), true, cost, left - cost);
    this.#add(chance * saved, true, cost, 1);
  }

  /** The chance that a unit without Wounds keeps one after all. */
  #saved(tokens: number, panicked: boolean): number {
    if (tokens <= 0) return 0;
    const { plain, again } = this.#fails(this.#attack.lastStands.roll);
    return 1 - (panicked ? again : plain);
  }

  #fails(modifier: number): Failing {
    let known = this.#failing.get(modifier);
    if (known === undefined) {
      known = failing(modifier, this.#attack);
      this.#failing.set(modifier, known);
    }
    return known;
  }

  #add(chance: number, panicked: boolean, panicWounds: number, left: number): void {
    if (chance > 0) this.#endings.push({ chance, panicked, panicWounds, left });
  }
}

function failing(modifier: number, { morale, panicked, naturalDoubles }: AttackDescription): Failing {
  const chances = chancesOf(modifier, morale, naturalDoubles);
  const { both: plain } = chances;
  if (!panicked) return { plain, again: plain };
  const rolls = FACES.flatMap((a) => FACES.map((b) => bestAgain(chances, a, b).chance));
  return { plain, again: rolls.reduce((sum, chance) => sum + chance, 0) / rolls.length };
}

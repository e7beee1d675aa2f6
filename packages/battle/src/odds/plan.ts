/**
 * The best use of re-rolls of attack dice. A die has missed, is a plain Hit, or shows a 6 (which counts apart only with
 * Critical Blow or Precision). The attacker wants the mean of all Wounds high, its enemy wants it low, and each may have
 * a die rolled again once. So the attacker always takes the misses and never the sixes, the enemy always the sixes and
 * never the misses, if it expends the token at all; how many plain Hits either takes is worked out for every roll,
 * knowing what the other will do.
 */
import { succeeds } from '../attack/dice.ts';
import { SAME } from './aftermath.ts';
import type { AttackDescription } from './description.ts';

/** Chances or values by the number of plain Hits and of sixes. */
export type Grid = Float64Array;

const FACES = [1, 2, 3, 4, 5, 6];

/** The dice of one attack: how many, and what rolls of any number of them can show. */
export class AttackDice {
  readonly count: number;
  readonly sixesCount: boolean;
  /** A row of a grid: one column if a 6 is a Hit like any other. */
  readonly #columns: number;
  readonly #rolls: readonly Grid[];

  constructor(attack: AttackDescription) {
    this.count = attack.dice;
    this.sixesCount = attack.criticalBlow || attack.precision;
    this.#columns = this.sixesCount ? this.count + 1 : 1;
    const hits = FACES.filter(
      (face) => attack.everyDieHits || succeeds(face, attack.toHit, attack.toHitModifier),
    );
    const six = this.sixesCount ? 1 / 6 : 0;
    this.#rolls = this.#rollsOf(1 - hits.length / 6, hits.length / 6 - six, six);
  }

  grid(): Grid {
    return new Float64Array((this.count + 1) * this.#columns);
  }

  index(hits: number, sixes: number): number {
    return hits * this.#columns + sixes;
  }

  /** Every combination of plain Hits and sixes among so many dice. */
  each(dice: number, see: (hits: number, sixes: number) => void): void {
    for (let hits = 0; hits <= dice; hits++) {
      const most = Math.min(dice - hits, this.#columns - 1);
      for (let sixes = 0; sixes <= most; sixes++) see(hits, sixes);
    }
  }

  /** The chances of a roll of so many dice. */
  roll(dice: number): Grid {
    return this.#rolls[dice] ?? this.grid();
  }

  /** The mean value after rolling so many dice beside the Hits and sixes that stay. */
  mean(values: Grid, dice: number, hits: number, sixes: number): number {
    const roll = this.roll(dice);
    let sum = 0;
    for (let more = 0; more <= dice; more++) {
      const most = Math.min(dice - more, this.#columns - 1);
      const [from, to] = [this.index(more, 0), this.index(hits + more, sixes)];
      for (let j = 0; j <= most; j++) sum += (roll[from + j] ?? 0) * (values[to + j] ?? 0);
    }
    return sum;
  }

  #rollsOf(miss: number, hit: number, six: number): Grid[] {
    const rolls = [this.grid().fill(1, 0, 1)];
    for (let dice = 1; dice <= this.count; dice++) {
      const [before, now] = [rolls[dice - 1] ?? this.grid(), this.grid()];
      this.each(dice - 1, (hits, sixes) => {
        const chance = before[this.index(hits, sixes)] ?? 0;
        const add = (at: number, share: number): void => {
          now[at] = (now[at] ?? 0) + chance * share;
        };
        add(this.index(hits, sixes), miss);
        add(this.index(hits + 1, sixes), hit);
        if (this.sixesCount) add(this.index(hits, sixes + 1), six);
      });
      rolls.push(now);
    }
    return rolls;
  }
}

/** Nothing is rolled again. */
const KEEP = -1;

/** How many plain Hits are rolled again for every roll, with all the misses (attacker) or all the sixes (enemy). */
interface Turn {
  readonly who: 'attacker' | 'enemy';
  readonly plain: Int16Array;
}

export class RerollPlan {
  readonly dice: AttackDice;
  /** The turns in their order. */
  readonly #turns: readonly Turn[];

  /** `worth` is the mean of all Wounds for plain Hits and sixes as they lie in the end. */
  constructor(attack: AttackDescription, dice: AttackDice, worth: Grid) {
    this.dice = dice;
    const order: Turn['who'][] = [];
    if (attack.reroll !== 'none') order.push('attacker');
    if (attack.weakened) order.push('enemy');
    if (!attack.attackerFirst) order.reverse();
    const turns: Turn[] = [];
    let values = worth;
    for (const who of order.toReversed()) {
      const most = who === 'enemy' || attack.reroll === 'any' ? dice.count : 0;
      const [turn, before] = this.#bestTurn(who, most, values);
      turns.unshift(turn);
      values = before;
    }
    this.#turns = turns;
  }

  /** How many plain Hits this player has rolled again, with all misses or all sixes; null: the player lets it be. */
  plainHits(who: Turn['who'], hits: number, sixes: number): number | null {
    const turn = this.#turns.find((one) => one.who === who);
    const plain = turn?.plain[this.dice.index(hits, sixes)] ?? KEEP;
    return plain === KEEP ? null : plain;
  }

  /** The chances of plain Hits and sixes as they lie in the end. */
  final(): Grid {
    const { dice } = this;
    let chances = dice.roll(dice.count);
    for (const { who, plain } of this.#turns) {
      const after = dice.grid();
      dice.each(dice.count, (hits, sixes) => {
        const chance = chances[dice.index(hits, sixes)] ?? 0;
        const again = plain[dice.index(hits, sixes)] ?? KEEP;
        if (chance === 0) return;
        const [keptSixes, rolled] = this.#after(who, again, hits, sixes);
        const keptHits = hits - Math.max(0, again);
        const roll = dice.roll(rolled);
        dice.each(rolled, (h, s) => {
          const at = dice.index(keptHits + h, keptSixes + s);
          after[at] = (after[at] ?? 0) + chance * (roll[dice.index(h, s)] ?? 0);
        });
      });
      chances = after;
    }
    return chances;
  }

  /** The sixes that stay and the dice that are rolled when so many plain Hits are. */
  #after(who: Turn['who'], again: number, hits: number, sixes: number): [number, number] {
    if (again === KEEP) return [sixes, 0];
    return who === 'attacker' ? [sixes, this.dice.count - hits - sixes + again] : [0, sixes + again];
  }

  #bestTurn(who: Turn['who'], most: number, values: Grid): [Turn, Grid] {
    const { dice } = this;
    const [best, plain] = [dice.grid(), new Int16Array(values.length).fill(KEEP)];
    const sign = who === 'attacker' ? 1 : -1;
    // A 6 that is a plain Hit like others is worth as much to the attacker as any.
    const few = who === 'attacker' && !dice.sixesCount;
    dice.each(dice.count, (hits, sixes) => {
      const at = dice.index(hits, sixes);
      let value = values[at] ?? 0;
      // The attacker as few plain Hits as it can, the enemy as many, if it makes no difference.
      for (let i = 0; i <= (few ? 0 : Math.min(hits, most)); i++) {
        const again = who === 'attacker' ? i : hits - i;
        const [kept, rolled] = this.#after(who, again, hits, sixes);
        const mean = rolled === 0 ? (values[at] ?? 0) : dice.mean(values, rolled, hits - again, kept);
        if (sign * (mean - value) <= SAME) continue;
        value = mean;
        plain[at] = again;
      }
      best[at] = value;
    });
    return [{ who, plain }, best];
  }
}

/**
 * The best use of re-rolls found by trying everything: every face of every die, every set of dice that may be rolled
 * again, by both players. Slow, and written without a look at how the odds do it.
 */
import { pick, type Random } from '@maester/kernel';
import { isBlocked, succeeds } from '../../src/attack/dice.ts';
import { passes } from '../../src/morale/morale.ts';
import { describeNumbers } from '../../src/odds/duel.ts';
import type { AttackDescription } from '../../src/odds/description.ts';

const FACES = [1, 2, 3, 4, 5, 6];

export function randomDescription(random: Random): AttackDescription {
  const yes = (): boolean => random.below(2) === 0;
  const numbers = {
    dice: 1 + random.below(3),
    toHit: 2 + random.below(5),
    defense: 2 + random.below(5),
    morale: 4 + random.below(6),
    wounds: 1 + random.below(7),
  };
  return {
    ...describeNumbers(numbers),
    criticalBlow: yes(),
    precision: yes(),
    reroll: pick(random, ['none', 'any', 'any', 'misses']),
    attackerFirst: yes(),
    weakened: yes(),
    vulnerable: yes(),
    panicked: yes(),
    extraWounds: random.below(2),
    extraHits: random.below(2),
    onlySixesBlock: random.below(4) === 0,
    panic: [
      {
        roll: random.below(5) - 3,
        wounds: random.below(3),
        passes: random.below(5) === 0,
        mostPanicWounds: random.below(3) === 0 ? 2 : null,
        keepsLastWound: random.below(3) === 0,
      },
    ],
  };
}

/** All rolls of these dice again. */
function* rolls(dice: readonly number[], again: readonly boolean[], at = 0): Generator<readonly number[]> {
  if (at === dice.length) yield dice;
  else if (again[at] === true) for (const face of FACES) yield* rolls(dice.with(at, face), again, at + 1);
  else yield* rolls(dice, again, at + 1);
}

const subsets = (count: number): boolean[][] =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, i) => (bits & (1 << i)) !== 0),
  );

const meanOf = (values: readonly number[]): number =>
  values.reduce((all, one) => all + one, 0) / values.length;

export function bestMean(attack: AttackDescription): number {
  const value = bestOf(attack);
  const hits = (die: number): boolean => succeeds(die, attack.toHit, attack.toHitModifier);
  const known = new Map<string, number>();
  const turns: ('attacker' | 'enemy')[] = [];
  if (attack.reroll !== 'none') turns.push('attacker');
  if (attack.weakened) turns.push('enemy');
  if (!attack.attackerFirst) turns.reverse();

  const after = (dice: readonly number[], turn: number): number => {
    const key = `${turn} ${dice.toSorted((a, b) => a - b).join('')}`;
    let best = known.get(key);
    if (best !== undefined) return best;
    const who = turns[turn];
    if (who === undefined) {
      const sixes = dice.filter((die) => die === 6).length;
      const pierced = attack.precision ? sixes : 0;
      best = value(
        dice.filter(hits).length - pierced + (attack.criticalBlow ? sixes : 0) + attack.extraHits,
        pierced,
      );
    } else {
      const sets = subsets(dice.length).filter(
        (set) =>
          who === 'enemy' || attack.reroll === 'any' || !set.some((again, i) => again && hits(dice[i] ?? 0)),
      );
      const means = sets.map((set) => meanOf([...rolls(dice, set)].map((rolled) => after(rolled, turn + 1))));
      best = who === 'attacker' ? Math.max(...means) : Math.min(...means);
    }
    known.set(key, best);
    return best;
  };
  const first = Array.from({ length: attack.dice }, () => 1);
  return meanOf(
    [
      ...rolls(
        first,
        first.map(() => true),
      ),
    ].map((dice) => after(dice, 0)),
  );
}

/** The mean of all Wounds by Hits that may be blocked and those that pierce. */
function bestOf(attack: AttackDescription): (hits: number, pierced: number) => number {
  const panics = new Map<number, number>();
  const lost = (unblocked: number): number => {
    const dealt = unblocked + attack.extraWounds;
    const left = attack.wounds - Math.min(attack.wounds, dealt);
    if (left === 0 || dealt === 0) return attack.wounds - left;
    let panic = panics.get(left);
    if (panic === undefined) panics.set(left, (panic = meanPanic(attack, left)));
    return attack.wounds - left + panic;
  };
  const blocks =
    FACES.filter((die) => isBlocked(die, attack.defense, attack.defenseModifier, attack.onlySixesBlock))
      .length / 6;
  /** With so many dice still to be rolled, so many through and so many blocked. */
  const roll = (dice: number, through: number, blocked: number, again: boolean): number => {
    if (dice > 0) {
      return (
        blocks * roll(dice - 1, through, blocked + 1, again) +
        (1 - blocks) * roll(dice - 1, through + 1, blocked, again)
      );
    }
    if (!again) return lost(through);
    return Math.max(
      ...Array.from({ length: blocked + 1 }, (_, rolled) => roll(rolled, through, blocked - rolled, false)),
    );
  };
  const known = new Map<string, number>();
  return (hits, pierced) => {
    const key = `${hits} ${pierced}`;
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = roll(hits, pierced, 0, attack.vulnerable)));
    return value;
  };
}

function meanPanic({ panic, morale, panicked }: AttackDescription, left: number): number {
  const [test] = panic;
  if (test === undefined || test.passes) return 0;
  const most = Math.min(left - (test.keepsLastWound ? 1 : 0), test.mostPanicWounds ?? left);
  const cost = ([a = 0, b = 0, d3 = 0]: readonly number[]): number =>
    passes([a, b], test.roll, morale) ? 0 : Math.min(most, d3 + test.wounds);
  const tests = (dice: readonly number[], again: readonly boolean[]): (readonly number[])[] =>
    [...rolls(dice, again)].filter(([, , d3 = 0]) => d3 <= 3);
  const best = (dice: readonly number[]): number =>
    Math.max(...subsets(3).map((set) => meanOf(tests(dice, set).map(cost))));
  return meanOf(tests([1, 1, 1], [true, true, true]).map(panicked ? best : cost));
}

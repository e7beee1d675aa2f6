/**
 * The exact odds of an attack: hits, Wounds, the Panic Test and destroyed ranks, without rolling anything. Re-rolls and
 * Condition tokens are used as well as they can be for the mean of all Wounds (docs/odds.md has the rules by which);
 * what Orders and Tactics cards might add is not guessed.
 */
import { isBlocked } from '../attack/dice.ts';
import { Aftermath } from './aftermath.ts';
import { describeAttack, type AttackDescription, type AttackOptions } from './description.ts';
import { AttackDice, RerollPlan } from './plan.ts';
import type { BattleState } from '../state.ts';

/** Each list holds the chances of 0, 1, 2... of something. */
export interface AttackOdds {
  readonly hits: readonly number[];
  /** Wounds the attack deals, however many the defender has left. */
  readonly wounds: readonly number[];
  /** Wounds that the failed Panic Test costs. */
  readonly panicWounds: readonly number[];
  /** Wounds the defender has lost when all is over. */
  readonly totalWounds: readonly number[];
  readonly ranks: readonly number[];
  readonly panicFails: number;
  readonly destroyed: number;
  readonly means: {
    readonly hits: number;
    readonly wounds: number;
    readonly panicWounds: number;
    readonly totalWounds: number;
    readonly ranks: number;
  };
}

/** The odds of the attack this unit would make now with one of its attacks. */
export function oddsOf(
  s: BattleState,
  attacker: string,
  defender: string,
  profile: number,
  options: AttackOptions = {},
): AttackOdds {
  return attackOdds(describeAttack(s, attacker, defender, profile, options));
}

export function attackOdds(attack: AttackDescription): AttackOdds {
  const outcomes = new Outcomes(attack);
  const { dice } = outcomes.plan;
  const chances = outcomes.plan.final();
  const hits: number[] = [];
  const wounds: number[] = [];
  dice.each(attack.dice, (plain, sixes) => {
    const chance = chances[dice.index(plain, sixes)] ?? 0;
    const [saves, pierced] = outcomes.hits(plain, sixes);
    add(hits, saves + pierced, chance);
    for (const [dealt, share] of outcomes.dealt(saves, pierced)) add(wounds, dealt, chance * share);
  });

  const [panicWounds, totalWounds, ranks]: [number[], number[], number[]] = [[], [], []];
  let [panicFails, destroyed] = [0, 0];
  const rank = attack.modelWounds * attack.modelsPerRank;
  for (const [dealt, chance] of wounds.entries()) {
    for (const ending of outcomes.after(dealt)) {
      const share = chance * ending.chance;
      add(panicWounds, ending.panicWounds, share);
      add(totalWounds, attack.wounds - ending.left, share);
      add(ranks, Math.ceil(attack.wounds / rank) - Math.ceil(ending.left / rank), share);
      if (ending.panicked) panicFails += share;
      if (ending.left === 0) destroyed += share;
    }
  }
  const lists = { hits, wounds, panicWounds, totalWounds, ranks };
  const means = {
    hits: mean(hits),
    wounds: mean(wounds),
    panicWounds: mean(panicWounds),
    totalWounds: mean(totalWounds),
    ranks: mean(ranks),
  };
  return { ...lists, panicFails, destroyed, means };
}

/** The best use of re-rolls of attack dice in this attack. */
export function rerollPlan(attack: AttackDescription): RerollPlan {
  return new Outcomes(attack).plan;
}

/** What an attack leads to from the Hits on, worked out backwards. */
class Outcomes {
  readonly plan: RerollPlan;
  readonly #attack: AttackDescription;
  /** The chances of unblocked Hits, by the number of Defense dice. */
  readonly #unblocked: readonly (readonly number[])[];
  readonly #after: readonly ReturnType<Aftermath['of']>[];

  constructor(attack: AttackDescription) {
    this.#attack = attack;
    const perDie = (attack.doubleHits ? 2 : 1) + (attack.criticalBlow ? 1 : 0);
    const most = attack.dice * perDie + attack.extraHits;
    this.#unblocked = binomials(most, this.#passesDefense());
    const aftermath = new Aftermath(attack);
    this.#after = Array.from({ length: attack.wounds + 1 }, (_, dealt) => aftermath.of(dealt));

    const dice = new AttackDice(attack);
    const lost = this.#after.map((endings) =>
      endings.reduce((sum, { chance, left }) => sum + chance * (attack.wounds - left), 0),
    );
    const worth = dice.grid();
    dice.each(attack.dice, (plain, sixes) => {
      const [saves, pierced] = this.hits(plain, sixes);
      let sum = 0;
      for (const [dealt, share] of this.dealt(saves, pierced))
        sum += share * (lost[Math.min(dealt, attack.wounds)] ?? 0);
      worth[dice.index(plain, sixes)] = sum;
    });
    this.plan = new RerollPlan(attack, dice, worth);
  }

  /** Hits that may be blocked, and those that pierce. */
  hits(plain: number, sixes: number): [number, number] {
    const { criticalBlow, precision, doubleHits, extraHits } = this.#attack;
    const more = (criticalBlow ? sixes : 0) + extraHits;
    const each = doubleHits ? 2 : 1;
    return precision ? [each * plain + more, sixes] : [each * (plain + sixes) + more, 0];
  }

  /** Wounds that so many Hits come to, those that may be blocked and those that pierce, with their chances. */
  dealt(saves: number, pierced: number): (readonly [wounds: number, chance: number])[] {
    const { blocks, hitsPerWound, piercedAreWounds, woundsForHits, extraWounds } = this.#attack;
    if (woundsForHits !== null) {
      const { wounds, d3 } = woundsForHits;
      if (saves + pierced === 0) return [[Math.max(0, extraWounds), 1]];
      return (d3 ? [1, 2, 3] : [0]).map((rolled) => [wounds + rolled + extraWounds, d3 ? 1 / 3 : 1]);
    }
    return (this.#unblocked[saves] ?? []).map((chance, unblocked) => {
      const through = Math.max(0, unblocked - blocks);
      const wounds = piercedAreWounds
        ? Math.floor(through / hitsPerWound) + pierced
        : Math.floor((through + pierced) / hitsPerWound);
      return [Math.max(0, wounds + extraWounds), chance];
    });
  }

  after(dealt: number): ReturnType<Aftermath['of']> {
    return this.#after[Math.min(dealt, this.#attack.wounds)] ?? [];
  }

  /**
   * The chance of a Hit not to be blocked. Who expends a Vulnerable token has all dice that block rolled again, a
   * defender that may roll again all that do not.
   */
  #passesDefense(): number {
    const { defense, defenseModifier, noDefenseDice, onlySixesBlock } = this.#attack;
    const { defenseReroll, vulnerable, attackerFirst } = this.#attack;
    if (noDefenseDice) return 1;
    const once =
      [1, 2, 3, 4, 5, 6].filter((die) => isBlocked(die, defense, defenseModifier, onlySixesBlock)).length / 6;
    const byToken = (blocks: number): number => (vulnerable ? blocks * once : blocks);
    const byDefender = (blocks: number): number => (defenseReroll ? blocks + (1 - blocks) * once : blocks);
    return 1 - (attackerFirst ? byDefender(byToken(once)) : byToken(byDefender(once)));
  }
}

/** The chances of 0, 1, 2... successes in no, one, two... tries. */
function binomials(most: number, success: number): number[][] {
  const all = [[1]];
  for (let tries = 1; tries <= most; tries++) {
    const [before, now]: [number[], number[]] = [all[tries - 1] ?? [], []];
    for (const [successes, chance] of before.entries()) {
      add(now, successes, chance * (1 - success));
      add(now, successes + 1, chance * success);
    }
    all.push(now);
  }
  return all;
}

function add(chances: number[], at: number, chance: number): void {
  while (chances.length <= at) chances.push(0);
  chances[at] = (chances[at] ?? 0) + chance;
}

function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance, i) => sum + chance * i, 0);
}

/** An attack as it stands in the state while it is resolved. */
import type { AttackProfile } from './profile.ts';
import type { Source } from '../effects/context.ts';
import type { Way } from '../effects/way.ts';
import type { AttackGain } from '../effects/gains.ts';
import type { Arc } from '../geometry/arcs.ts';

/** Which dice each seat has had rolled again: it cannot have the same die twice (battle/re-roll/once-per-player). */
export type RolledAgain = { readonly [seat: string]: readonly number[] };

export interface Afterwards {
  readonly source: Source;
  readonly within: readonly number[];
  readonly seat: string;
  readonly owner: string | null;
  readonly parts: readonly Way[];
}

export interface Attack {
  attacker: string;
  defender: string;
  /** Which of the attacker's attacks. */
  profile: number;
  /** The attack itself, where it is not on the attacker's card. */
  printed?: AttackProfile;
  kind: 'melee' | 'ranged';
  charge: boolean;
  /** Whether the Charge Bonus still stands. */
  chargeBonus: boolean;
  arc: Arc;
  /** What cards and Orders gave this attack. */
  gained: AttackGain[];
  /** How many of them were known before the dice were rolled: what comes later may allow further re-rolls. */
  known: number;
  dice: number[];
  diceAgain: RolledAgain;
  defense: number[];
  defenseAgain: RolledAgain;
  hits: number;
  misses: number;
  /** Wounds without a Defense die: Precision. */
  pierced: number;
  /** Hits that the Defense dice block. */
  blocked: number;
  wounds: number;
  /** The defender's ranks that its Wounds and its Panic Test destroyed. */
  ranksLost: number;
  /** How many attachments had been destroyed in this game when it began, if any. */
  fallenBefore?: number;
  /** What is to come when it is completed: where that is written, and for whom. */
  afterwards: Afterwards[];
  /** Whether the attack or its Panic Test destroyed the defender. */
  killed: boolean;
}

export function newAttack(
  attacker: string,
  defender: string,
  profile: number,
  kind: Attack['kind'],
  charge: boolean,
): Attack {
  return {
    attacker,
    defender,
    profile,
    kind,
    charge,
    chargeBonus: charge,
    arc: 'front',
    gained: [],
    known: 0,
    dice: [],
    diceAgain: {},
    defense: [],
    defenseAgain: {},
    hits: 0,
    misses: 0,
    pierced: 0,
    blocked: 0,
    wounds: 0,
    ranksLost: 0,
    afterwards: [],
    killed: false,
  };
}

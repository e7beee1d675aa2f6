/** A table with nothing on it but an attacker and a defender in contact, and attacks given in bare numbers. */
import type { Flow } from '@maester/kernel';
import { rulesOf, USUAL_EDITION } from '../edition/of.ts';
import type { Condition } from '../effects/gains.ts';
import { begin } from '../game.ts';
import { alignments } from '../geometry/charge.ts';
import { inches } from '../geometry/measures.ts';
import type { BattleState, UnitState } from '../state.ts';
import { BATTLEFIELD } from '../geometry/battlefield.ts';
import { fullRanks, fullWounds } from '../units/ranks.ts';
import { changeUnit, mustUnit, trayOf } from '../units/units.ts';
import { describeAttack, type AttackDescription, type AttackOptions } from './description.ts';
import type { Arc } from '../geometry/arcs.ts';

export const ATTACKER = 'one-1';
export const DEFENDER = 'two-1';

/** Where the attacker stands, and which way leads off; the defender faces north. */
const SIDE_OF = {
  front: { side: 'front', x: 0, y: inches(3) },
  flank: { side: 'right', x: inches(3), y: 0 },
  rear: { side: 'rear', x: 0, y: inches(-3) },
} as const;

export interface Duellist {
  readonly card: string;
  readonly attachments?: readonly string[];
  /** Ranks that are left, all of them full; or Wounds. */
  readonly ranks?: number;
  readonly wounds?: number;
  readonly conditions?: readonly Condition[];
}

/** It is the attacker's turn, and it stands in that arc of the defender: in contact, or about to charge. */
export function duel(
  attacker: Duellist,
  defender: Duellist,
  arc: Arc = 'front',
  charges = false,
  edition: string = USUAL_EDITION,
): BattleState {
  const army = ({ card, attachments = [] }: Duellist) => ({
    name: card,
    faction: rulesOf({ edition }).units[card]?.faction ?? 'neutral',
    commander: '',
    units: [{ card, attachments }],
    ncus: [],
  });
  const setup = {
    edition,
    mode: 'a-game-of-thrones',
    points: 30,
    armies: [army(attacker), army(defender)],
    sides: [['one'], ['two']],
    terrain: 'none',
  } as const;
  const s = begin(setup, noFlow());
  s.turn = 'one';
  s.memory = { ...s.memory, turns: [0] };
  const middle = { x: BATTLEFIELD.width / 2, y: BATTLEFIELD.depth / 2, facing: 0 };
  for (const [id, given] of [[ATTACKER, attacker] as const, [DEFENDER, defender] as const]) {
    const unit = mustUnit(s, id);
    const { conditions = [] } = given;
    changeUnit(s, id, { pose: middle, wounds: woundsOf(s, unit, given), conditions });
  }
  const [place] = alignments(
    trayOf(mustUnit(s, ATTACKER)),
    trayOf(mustUnit(s, DEFENDER)),
    SIDE_OF[arc].side,
    [],
  );
  const { pose } = place ?? trayOf(mustUnit(s, ATTACKER));
  const { x, y } = SIDE_OF[arc];
  if (charges) changeUnit(s, ATTACKER, { pose: { ...pose, x: pose.x + x, y: pose.y + y } });
  else changeUnit(s, ATTACKER, { pose });
  return s;
}

/** The size of a unit of this card before it loses any. */
export function sizeOf(
  card: string,
  edition: string = USUAL_EDITION,
): { readonly ranks: number; readonly wounds: number } {
  const s = duel({ card }, { card }, 'front', false, edition);
  const unit = mustUnit(s, ATTACKER);
  return { ranks: fullRanks(s, unit), wounds: fullWounds(s, unit) };
}

function woundsOf(s: BattleState, unit: UnitState, { ranks, wounds }: Duellist): number {
  return wounds ?? ((ranks ?? fullRanks(s, unit)) * fullWounds(s, unit)) / fullRanks(s, unit);
}

function noFlow(): Flow {
  return {
    stack: [],
    waiting: [],
    answers: {},
    returned: null,
    dice: { key: '', next: 0, script: null },
    outcome: null,
  };
}

export interface AttackNumbers extends AttackOptions {
  readonly dice: number;
  readonly toHit: number;
  readonly defense: number;
  readonly morale: number;
  readonly arc?: Arc;
  /** Wounds the defender has left. */
  readonly wounds?: number;
  readonly modelWounds?: number;
  readonly modelsPerRank?: number;
  /** Tokens that are there and will be expended when that helps. */
  readonly conditions?: readonly Condition[];
}

/** A unit whose abilities change no roll. */
const PLAIN = 'lannister-guardsmen';

/** An attack of nobody on nobody: the bonuses of Charge, arc, keywords and whatever else it has gained on bare numbers. */
export function describeNumbers(given: AttackNumbers): AttackDescription {
  const { dice, toHit, defense, morale, arc = 'front', conditions = [] } = given;
  const { wounds = 12, modelWounds = 1, modelsPerRank = 4 } = given;
  const s = duel({ card: PLAIN, conditions }, { card: PLAIN, conditions }, arc);
  const plain = describeAttack(s, ATTACKER, DEFENDER, 0, given);
  return { ...plain, dice, toHit, defense, morale, wounds, modelWounds, modelsPerRank };
}

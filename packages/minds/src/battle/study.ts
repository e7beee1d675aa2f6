/** How the Hand learns battle: from the position at the beginning of every turn, in battles of all modes and armies. */
import {
  battle,
  factionsWithArmies,
  MODE_IDS,
  randomArmy,
  rulesOf,
  type ArmyList,
  type BattleSetup,
} from '@maester/battle/engine';
import type { BattleState } from '@maester/battle/readers';
import { pick, seededRandom, type Random } from '@maester/kernel';
import type { Study } from '../learning/study.ts';
import { askOf, NEXT_TURN } from './imagined.ts';
import { INPUTS, inputsOf, learnedJudge } from './learned.ts';
import { handWith } from './players.ts';
import { Threats } from './threats.ts';
import { VALUE } from './value.ts';

const TERRAIN = ['laid', 'layout', 'random', 'none'] as const;
const POINTS = 40;

/** Random armies of equal points in every mode. */
export function setupOf(number: number): BattleSetup {
  const random = seededRandom(`battle to learn from ${number}`);
  const usual = battle.usualSetup(2);
  const mode = MODE_IDS[number % MODE_IDS.length];
  const terrain = pick(random, TERRAIN);
  const armies = battle.seats(usual).map(() => armyFor(usual, random));
  return battle.readSetup({ ...usual, mode, terrain, points: POINTS, armies });
}

function armyFor(setup: BattleSetup, random: Random): ArmyList {
  const rules = rulesOf(setup);
  for (;;) {
    const faction = pick(random, factionsWithArmies(rules));
    const army = randomArmy(rules, { faction, points: POINTS }, random);
    if (army !== null) return army;
  }
}

export const battleStudy: Study = {
  game: 'battle',
  inputs: INPUTS,
  inUse: VALUE,
  setupOf,
  matchSetupOf: (number) => setupOf(Math.floor(number / 2)),
  momentIn: (state) => {
    const s = state as BattleState;
    return askOf(s) === NEXT_TURN ? `${s.round} ${s.memory.turns.length}` : null;
  },
  inputsOf: (state) => inputsOf(state as BattleState, new Threats()),
  playerWith: (shape, weights) => handWith(() => learnedJudge(shape, weights)),
};

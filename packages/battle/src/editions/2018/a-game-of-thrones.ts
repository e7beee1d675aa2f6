/** A Game of Thrones in 2018: tokens that the players place and touch, with any cards of the old deck on them. */
import { running } from '@maester/kernel';
import { attack } from '../../attack/attack.ts';
import type { Change, Table } from '../../edition/edition.ts';
import { modeOf } from '../../edition/of.ts';
import type { Destruction } from '../../modes/mode.ts';
import { dealObjectiveCards, whenScored } from '../../modes/objective-cards.ts';
import { changeObjective, touchesToken } from '../../objectives/objectives.ts';
import type { T } from '../../rules.ts';
import type { UnitState } from '../../state.ts';
import { unitOf } from '../../units/units.ts';
import {
  centrePoints,
  OLD_OBJECTIVE_DECK,
  OLD_OBJECTIVE_RULES,
  silenceNcu,
} from '../shared/objective-deck.ts';
import { CENTRE_TOKEN, letPlaceTokens, placeTokens } from '../shared/placed-tokens.ts';
import { scoresObjectives } from '../shared/scoring.ts';

/** battle/2018/objective/taken-by-killer: its Panic Test belongs to the attack. */
function takenByKiller(t: T, unit: UnitState, { killer }: Destruction): void {
  const { state: s } = t;
  const now = running(s, attack);
  if (now?.kind !== 'melee' || now.defender !== unit.id || now.attacker !== killer?.id) return;
  const taker = unitOf(s, killer.id);
  if (taker === null || taker.pose === null) return;
  for (const token of s.objectives) {
    if (token.claimedBy !== unit.id || !touchesToken(taker, token)) continue;
    changeObjective(s, token.id, { claimedBy: taker.id });
    t.emit({ type: 'objective-claimed', unit: taker.id, objective: token.id, card: token.card });
    modeOf(s).tokenClaimed?.(t, taker, token);
  }
}

/** Any card for any token, the centre too. */
function dealOldCards(t: T): void {
  const cards = [...OLD_OBJECTIVE_DECK];
  t.shuffle('objective-cards', cards);
  t.state.objectives = t.state.objectives.map((token, i) => ({ ...token, card: cards[i] ?? null }));
}

const ID = 'a-game-of-thrones';

export const A_GAME_OF_THRONES: Table<Change> = {
  'a-game-of-thrones-zones': {
    modes: { [ID]: { deployment: 6 } },
    replaces: ['battle/mode-a-game-of-thrones/deployment'],
  },
  'a-game-of-thrones-tokens': {
    modes: {
      [ID]: {
        tokens: CENTRE_TOKEN,
        procedures: [whenScored, placeTokens],
        prepare: (t) => letPlaceTokens(t, 'battle/mode-a-game-of-thrones/tokens', 12),
        beforeDeployment: dealObjectiveCards,
      },
    },
    replaces: ['battle/mode-a-game-of-thrones/tokens'],
  },
  'a-game-of-thrones-cards': {
    modes: {
      [ID]: {
        procedures: [whenScored, placeTokens, silenceNcu],
        beforeDeployment: dealOldCards,
        ...OLD_OBJECTIVE_RULES,
        ...scoresObjectives('battle/mode-a-game-of-thrones/scoring', {
          points: centrePoints,
          rule: 'battle/2018/objective/centre-card',
        }),
      },
    },
    off: [2, 3, 4, 6, 8].map((card) => `battle/objective/card-${card}`),
    adds: [
      'battle/2018/objective/centre-card',
      'battle/2018/objective/a',
      'battle/2018/objective/b',
      'battle/2018/objective/c',
      'battle/2018/objective/free-move',
    ],
  },
  'killers-take-tokens': {
    modes: { [ID]: { unitDestroyed: takenByKiller } },
    adds: ['battle/2018/objective/taken-by-killer'],
  },
};

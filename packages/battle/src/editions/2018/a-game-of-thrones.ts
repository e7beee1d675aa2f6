/** A Game of Thrones in 2018: tokens that the players place and touch, with any cards of the old deck on them. */
import { running } from '@maester/kernel';
import { attack } from '../../attack/attack.ts';
import type { Change, Table } from '../../edition/edition.ts';
import { modeOf } from '../../edition/of.ts';
import type { Destruction } from '../../modes/mode.ts';
import { changeObjective, touchesToken } from '../../objectives/objectives.ts';
import type { T } from '../../rules.ts';
import type { UnitState } from '../../state.ts';
import { unitOf } from '../../units/units.ts';
import { ID, oldCards, placedTokens } from '../shared/a-game-of-thrones.ts';
import { OLD_OBJECTIVE_DECK } from '../shared/objective-deck.ts';

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

export const A_GAME_OF_THRONES: Table<Change> = {
  ...placedTokens(12),
  'a-game-of-thrones-cards': {
    ...oldCards(dealOldCards, 'battle/2018/objective/centre-card'),
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

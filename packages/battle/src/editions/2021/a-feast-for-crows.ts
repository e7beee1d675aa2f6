/** A Feast for Crows in 2021: no Objective cards, and a token that is lost goes to whoever touches its pile. */
import { isEngaged } from '../../units/engaged.ts';
import type { Change, Table } from '../../edition/edition.ts';
import type { Move } from '../../events.ts';
import {
  drop,
  dropIfAway,
  LEAVING,
  newCorpsePile,
  ONE_TOKEN,
  touchesPile,
} from '../../modes/a-feast-for-crows.ts';
import {
  carriedToken,
  claims,
  claimToken,
  letGo,
  losing,
  pileOf,
  placeToken,
  opponentPlaces,
  tokensTouched,
} from '../../modes/carried-tokens.ts';
import { whenScored } from '../../modes/objective-cards.ts';
import type { T } from '../../rules.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { cardOf, enemiesOf, mustUnit } from '../../units/units.ts';

/** Moves that are an Action; what follows a Charge that hits belongs to it. */
function isAction(s: BattleState, unit: UnitState, how: Move): boolean {
  if (how === 'charge') return !isEngaged(s, unit);
  return how === 'maneuver' || how === 'march' || how === 'retreat';
}

/** A unit that only shifts or pivots keeps its token until its next Action ends. */
function moveEnded(t: T, unit: UnitState, how: Move): void {
  const { state: s } = t;
  const token = carriedToken(s, unit.id);
  const action = isAction(s, unit, how);
  const stays = token !== null && (!action || touchesPile(s, unit, token));
  const touched = tokensTouched(s, unit);
  if (stays) {
    for (const other of touched) drop(t, unit, other, ONE_TOKEN);
    return;
  }
  const away = action ? touched.filter((other) => !touchesPile(s, unit, other)) : [];
  if (token !== null) letGo(t, token.id);
  claims(
    t,
    unit,
    touched.filter((other) => !away.includes(other)),
    'pile',
    ONE_TOKEN,
  );
  if (token !== null) drop(t, unit, token, LEAVING);
  for (const other of away) drop(t, unit, other, LEAVING);
}

const RULE = 'battle/2021/mode-a-feast-for-crows/lost';

/** To an enemy that touches the pile of the token, or else the opponent puts it at the pile. */
const loseAtPile = losing('lose-token-at-pile', {
  near: (s, loser, token) => enemiesOf(s, loser).filter((enemy) => touchesPile(s, enemy, token)),
  nobody: (t, loser, token) => opponentPlaces(t, loser, token.id, 'pile', RULE, pileOf(token)),
});

function losesToken(t: T, unit: UnitState): void {
  if (carriedToken(t.state, unit.id) !== null) t.run(loseAtPile, { unit: unit.id });
}

const ID = 'a-feast-for-crows';

export const A_FEAST_FOR_CROWS: Table<Change> = {
  'a-feast-for-crows-zones': {
    modes: { [ID]: { deployment: 12 } },
    replaces: ['battle/mode-a-feast-for-crows/deployment'],
  },
  'a-feast-for-crows-tokens': {
    modes: {
      [ID]: {
        procedures: [whenScored, placeToken, claimToken, loseAtPile, newCorpsePile],
        prepare: null,
        moveEnded,
        // an Attack action ends here, unless the attacker Surges Forth: then that Maneuver decides
        attackCompleted: (t, attack) => {
          const surges = attack.killed && !isEngaged(t.state, mustUnit(t.state, attack.attacker));
          if (!surges) dropIfAway(t, attack.attacker);
        },
        panicFailed: losesToken,
        unitDestroyed: (t, unit) => {
          losesToken(t, unit);
          if (cardOf(t.state, unit).type === 'infantry')
            t.run(newCorpsePile, { unit: unit.id, withoutCard: true });
        },
      },
    },
    replaces: [
      'battle/mode-a-feast-for-crows/objectives',
      'battle/mode-a-feast-for-crows/leaving-the-pile',
      'battle/mode-a-feast-for-crows/new-token',
    ],
    off: ['battle/mode-a-feast-for-crows/objective-cards'],
    adds: [RULE],
  },
};

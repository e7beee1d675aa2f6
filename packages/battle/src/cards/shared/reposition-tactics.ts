/** Tactics cards about going elsewhere that several factions have: each a function of what differs between them. */
import { maneuver, shift, shortManeuver } from '../../actions/maneuver.ts';
import {
  answer,
  choose,
  enemyMeleeDone,
  friendSurgesForth,
  friendlyMeleeDone,
  friendlyUnengaged,
  namingBoth,
  overruns,
  overrunWays,
  own,
  retreats,
  startOfTurn,
  when,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import { inches } from '../../geometry/measures.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { PairTrigger, UnitTrigger } from '../../timing/triggers.ts';
import { become } from '../../units/conditions.ts';
import type { TacticsCard } from '../card.ts';
import type { Whose } from './tactics.ts';

/** `rerolls` says which defender may re-roll its die. */
export const suddenRetreat = (whose: Whose, rerolls: Holds<PairTrigger>): TacticsCard => ({
  name: 'Sudden Retreat',
  ...whose,
  responses: [answer(namingBoth(enemyMeleeDone), retreats('other', rerolls))],
});

/** `weakens` says which units weaken those they leave. */
export const hitAndRun = (whose: Whose, weakens: Holds<UnitTrigger>): TacticsCard => ({
  name: 'Hit and Run',
  ...whose,
  responses: [
    answer(
      friendlyMeleeDone,
      retreats('unit'),
      when(
        weakens,
        own('weakens-those-left-behind', ({ t }) => {
          for (const enemy of (t.returned ?? []) as string[]) become(t, enemy, 'weakened');
        }),
      ),
    ),
  ],
});

/** `maneuvers` says whose unit makes a Maneuver of 3" in place of the shift. */
export const swiftReposition = (
  whose: Whose,
  maneuvers: (c: { readonly s: BattleState; readonly seat: string; readonly chosen: UnitState }) => boolean,
): TacticsCard => ({
  name: 'Swift Reposition',
  ...whose,
  responses: [
    choose(
      startOfTurn,
      friendlyUnengaged,
      own('repositions', (c) => {
        const unit = c.chosen.id;
        if (maneuvers(c)) c.t.run(maneuver, shortManeuver(unit, 3));
        else c.t.run(shift, { unit, most: inches(2) });
      }),
    ),
  ],
});

/** `rerolls` says who may re-roll the die of the Charge; without it nobody. */
export const overrun = (whose: Whose, rerolls?: Parameters<typeof overruns>[0]): TacticsCard => ({
  name: 'Overrun',
  ...whose,
  responses: [choose(friendSurgesForth, overrunWays, overruns(rerolls))],
});

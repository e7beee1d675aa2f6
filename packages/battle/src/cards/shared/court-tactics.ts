/** Tactics cards of courts that several factions have: each a function of what differs between them. */
import { answer, choose, enemyPanics, opponentPlaysCard, own, controlling } from '../../effects/words.ts';
import { LONG_RANGE, range } from '../../geometry/range.ts';
import { corners } from '../../geometry/tray.ts';
import { unitOptions } from '../../options.ts';
import { cancelLastDeclared } from '../../timing/window.ts';
import { friendlyUnits, shapeOf } from '../../units/units.ts';
import { restore, wound } from '../../units/wounds.ts';
import type { Response, TacticsCard, ZoneId } from '../card.ts';
import type { Whose } from './tactics.ts';

/** With one of these zones it fails on a 1 alone, with both never. */
export const counterplot = (whose: Whose, ...zones: readonly [ZoneId, ZoneId]): TacticsCard => ({
  name: 'Counterplot',
  ...whose,
  responses: [
    answer(
      opponentPlaysCard,
      own('cancels', (c) => {
        const held = zones.filter((zone) => controlling(zone).holds(c)).length;
        const [die = 1] = held === 2 ? [6] : c.t.roll('counterplot', 1);
        if (die >= (held === 0 ? 3 : 2)) cancelLastDeclared(c.t);
      }),
    ),
  ],
});

/** Long Range is measured from where the enemy stood when it failed. */
const feedsOnPanic: Response = choose(
  enemyPanics,
  ({ s, seat, unit, about: { stood } }) => {
    if (stood === null) return [];
    const enemy = corners({ kind: unit.tray, pose: stood.pose });
    return unitOptions(
      friendlyUnits(s, seat).filter((friend) => range(shapeOf(friend), enemy) <= LONG_RANGE),
    );
  },
  own('feeds-on-panic', (c) => {
    const { t, seat, unit, chosen, about } = c;
    const more = controlling('crown').holds(c) ? 1 : 0;
    wound(t, unit.id, more, seat, null);
    restore(t, chosen.id, Math.min(3, about.suffered) + more);
  }),
);

export const fealtyToTheCrown = (whose: Whose): TacticsCard => ({
  name: 'Fealty to the Crown',
  ...whose,
  responses: [feedsOnPanic],
});

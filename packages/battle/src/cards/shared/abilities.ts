/** Abilities that cards of several factions have, and what belongs to the rules. */
import type { AbilityCard } from '../card.ts';
import { ATTACKS } from './attacks.ts';
import { CAVALRY_ABILITIES } from './cavalry.ts';
import { MORALE } from './morale.ts';
import { BANNERS } from './banners.ts';
import { TACTICS_ABILITIES } from './tactics.ts';
import { CROWN } from './crown.ts';
import { ORDERS } from './orders.ts';
import { maneuversFirst } from './phrases.ts';
import {
  answer,
  cancelsOn,
  condition,
  discards,
  isEnemy,
  moment,
  searches,
  startOfTurn,
  choose,
  destroysItself,
  forOpponents,
  mayUse,
  own,
} from '../../effects/words.ts';
import { SHORT_RANGE } from '../../geometry/range.ts';
import { distanceBetween } from '../../units/engaged.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import { become } from '../../units/conditions.ts';
import { conditionOption } from '../../options.ts';
import { lay } from '../../tactics/influence.ts';

export const SHARED_ABILITIES: { readonly [id: string]: AbilityCard } = {
  cavalry: { name: 'Cavalry', innate: true, freeManeuver: true, happens: maneuversFirst },
  ...CAVALRY_ABILITIES,
  ...ORDERS,
  ...ATTACKS,
  ...MORALE,
  ...CROWN,
  ...BANNERS,
  ...TACTICS_ABILITIES,
  'battle-plan': { name: 'Battle Plan', order: answer(startOfTurn, discards(2), searches('any')) },
  'highest-die-value': { name: 'Highest Attack Die Value', attacking: { dieValue: 'highest' } },
  counterstrategy: {
    name: 'Counterstrategy',
    order: answer(
      moment(
        'targeted',
        isEnemy('unit'),
        condition(
          'in-reach-of-it',
          ({ owner, unit, about }) =>
            owner !== null &&
            unit.pose !== null &&
            distanceBetween(owner, unit) <= SHORT_RANGE &&
            (about.what === 'card' || (about.what === 'order' && about.owner === unit.id)),
        ),
      ),
      cancelsOn(3),
    ),
  },
  'sabotage-and-subvert': {
    name: 'Sabotage and Subvert',
    uses: [
      forOpponents(
        mayUse(
          choose(
            startOfTurn,
            () => CONDITIONS.map(conditionOption),
            own('subverts', ({ t, seat, owner, way }) => {
              const token = CONDITIONS.find((known) => known === way);
              if (owner === null || owner.destroyed || token === undefined) return;
              become(t, owner.id, token);
              const ability = 'no-friendly-orders-or-cards';
              lay(t, { ability, on: owner.id, by: seat, until: 'turn', from: 'sabotage-and-subvert' });
            }),
          ),
          destroysItself,
        ),
      ),
    ],
  },
  'no-friendly-orders-or-cards': {
    name: 'Beyond the reach of its own side’s Orders and cards',
    untargetable: { by: 'friends', what: ['order', 'card'] },
  },
  'no-friendly-cards': {
    name: 'Beyond the reach of its own side’s cards',
    untargetable: { by: 'friends', what: ['card'] },
  },
  'abilities-lost': { name: 'Abilities lost' },
};

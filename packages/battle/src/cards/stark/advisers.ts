/** House Stark: what its Non-Combat Units do beside the Tactics Board. */
import type { AbilityCard } from '../card.ts';
import {
  actionsOfUnits,
  answer,
  choose,
  chosenHas,
  detaches,
  friendPasses,
  friendlyTestRolled,
  gains,
  influences,
  isEnemy,
  isMelee,
  isPanic,
  isSelf,
  mayUse,
  moment,
  narrowed,
  performs,
  rerollsTest,
  restores,
  spendsToken,
  startOfEnemyTurn,
} from '../../effects/words.ts';
import { areFriends } from '../../sides/sides.ts';
import { cardOf, friendlyUnits, unitsInPlay } from '../../units/units.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { unitOptions } from '../../options.ts';

export const ADVISER_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'bravery-in-the-face-of-death': {
    name: 'Bravery in the Face of Death',
    tokens: 4,
    uses: [
      mayUse(answer(narrowed(friendlyTestRolled, isPanic), rerollsTest), spendsToken),
      mayUse(
        answer(
          narrowed(friendPasses, isPanic),
          restores('unit', ({ s, unit }) => 2 + destroyedRanks(s, unit)),
        ),
        spendsToken,
      ),
    ],
  },
  'never-do-what-they-expect': {
    name: 'Never Do What They Expect',
    tokens: 2,
    uses: [
      mayUse(
        choose(
          startOfEnemyTurn,
          actionsOfUnits(
            ({ s, seat }) => friendlyUnits(s, seat).filter((unit) => cardOf(s, unit).type === 'infantry'),
            ['maneuver', 'retreat'],
          ),
          performs('chosen', ['maneuver', 'retreat']),
        ),
        spendsToken,
      ),
    ],
  },
  'hunters-guile': {
    name: "Hunter's Guile",
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('hunted', 'enemies')],
    },
  },
  hunted: {
    name: "Hunter's Guile",
    hinderedByAll: (s, unit) => {
      const by = lastingOn(s, unit.id, 'hunted')?.by;
      return by !== undefined && !areFriends(s, by, unit.seat);
    },
    uses: [
      mayUse(
        answer(moment('attack-before-dice', isSelf('unit'), isMelee, isEnemy('unit')), gains({ toHit: -1 })),
        detaches,
      ),
    ],
  },
  'wolfs-cunning': {
    name: "Wolf's Cunning",
    uses: [
      mayUse(
        choose(
          moment('deployment-starts'),
          ({ s, seat }) =>
            unitOptions(
              s.units.filter(
                (unit) => areFriends(s, unit.seat, seat) && unit.pose === null && !unit.destroyed,
              ),
            ),
          chosenHas('outflank', 'game'),
        ),
      ),
    ],
  },
  'wolfs-swiftness': {
    name: "Wolf's Swiftness",
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('swift-as-wolves')],
    },
  },
  'swift-as-wolves': {
    name: "Wolf's Swiftness",
    speed: (s, unit) => {
      const by = lastingOn(s, unit.id, 'swift-as-wolves')?.by;
      return by !== undefined && areFriends(s, by, unit.seat) ? 1 : 0;
    },
  },
};

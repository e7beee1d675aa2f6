/** Skahaz Mo Kandaq, The Shavepate: the law and order of the Brazen Beasts. */
import type { Asked } from '../../effects/context.ts';
import type { Effect, Ways } from '../../effects/effect.ts';
import {
  another,
  areNear,
  attachesTo,
  answer,
  choose,
  chosenHas,
  chosenSuffersTest,
  condition,
  enemiesNear,
  enemyActivates,
  enemyNcuActivates,
  happening,
  has,
  inSteps,
  isFriend,
  isSelf,
  losesAbilities,
  moment,
  orNone,
  own,
  part,
  startOfEnemyTurn,
  suffersHits,
} from '../../effects/words.ts';
import { unitOptions } from '../../options.ts';
import { ABILITIES_LOST } from '../../state.ts';
import { lay } from '../../tactics/influence.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { belongsTo, isOfFamily, unitsOf } from '../../units/affiliation.ts';
import { enemyUnits } from '../../units/units.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { byAbilityOrCard, byEnemy, chargesAsWithSix, drawOneOnFriendlyTurn } from '../shared/phrases.ts';

const SKAHAZ = 'skahaz-mo-kandaq-the-shavepate';
const SHAVEPATE = 'Skahaz Mo Kandaq';

/** Enemies within Long Range of Skahaz's unit. */
const inHisSight = ({ s, seat }: Asked<Trigger>) => {
  const his = unitsOf(s, seat, SHAVEPATE);
  return enemyUnits(s, seat).filter((enemy) => his.some((unit) => areNear(unit, enemy, 'long')));
};
const seen: Ways<Trigger> = (c) => unitOptions(inHisSight(c));

/** For the turn, the unit that the card lies on is without its Abilities and its player's cards. */
const lawHolds: Effect<Trigger> = own('law-holds', ({ t, seat, owner, source }) => {
  if (owner === null) return;
  for (const ability of [ABILITIES_LOST, 'no-friendly-cards'])
    lay(t, { ability, on: owner.id, by: seat, until: 'turn', from: source.id });
});

export const SKAHAZ_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'kept-in-peace': { name: 'Beyond the reach of zones', untargetable: { by: 'all', what: ['zone'] } },
  'watched-closely': { name: 'Under watch', speed: -1, attacking: { dice: -1 } },
};

export const SKAHAZ_TACTICS: { readonly [id: string]: TacticsCard } = {
  'keeping-the-peace': {
    name: 'Keeping The Peace',
    faction: 'targaryen',
    commander: SKAHAZ,
    responses: [choose(enemyNcuActivates, seen, chosenHas('kept-in-peace', 'turn')), drawOneOnFriendlyTurn],
  },
  'the-queens-law': {
    name: "The Queen's Law",
    faction: 'targaryen',
    commander: SKAHAZ,
    responses: [
      answer(
        enemyActivates,
        attachesTo('unit', 'round'),
        losesAbilities('turn'),
        has('no-friendly-cards', 'turn'),
      ),
    ],
    attached: {
      happens: [
        happening(startOfEnemyTurn, lawHolds),
        happening(
          moment(
            'charge-before',
            isSelf('other'),
            isFriend('unit'),
            condition(
              'his-or-a-brazen-beast',
              ({ s, unit }) => belongsTo(s, unit, SHAVEPATE) || isOfFamily(s, unit, 'brazen-beast'),
            ),
          ),
          chargesAsWithSix,
        ),
      ],
    },
  },
  'eyes-of-the-watch': {
    name: 'Eyes of The Watch',
    faction: 'targaryen',
    commander: SKAHAZ,
    responses: [
      inSteps(
        choose(
          startOfEnemyTurn,
          seen,
          part(0, chosenHas('watched-closely', 'turn')),
          part(1, chosenHas('watched-closely', 'turn')),
        ),
        orNone(another(seen)),
      ),
      drawOneOnFriendlyTurn,
    ],
  },
  'ghiscari-justice': {
    name: 'Ghiscari Justice',
    faction: 'targaryen',
    commander: SKAHAZ,
    replaces: 'unstoppable-advance',
    responses: [
      choose(
        moment('target-resolved', isFriend('unit'), byAbilityOrCard, byEnemy),
        enemiesNear('short')('unit'),
        suffersHits('chosen', 4),
        chosenSuffersTest('panic'),
      ),
    ],
  },
};

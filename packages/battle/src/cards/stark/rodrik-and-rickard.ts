/** The Tactics cards of Rodrik Cassel, Master-at-Arms, and of Rickard Karstark, Lord of Karhold. */
import type { TacticsCard } from '../card.ts';
import { tauntCard } from '../shared/actions.ts';
import { combatProwess, type Whose } from '../shared/tactics.ts';
import { ABILITIES_LOST } from '../../state.ts';
import {
  answer,
  asking,
  attachesTo,
  attackDone,
  choose,
  enemyAttack,
  engagedEnemies,
  friendlyAttack,
  gains,
  happening,
  has,
  isOfHouse,
  isUnitOf,
  losesRank,
  not,
  pick,
  restores,
  unitBecomes,
  when,
} from '../../effects/words.ts';
import { isOfFamily } from '../../units/affiliation.ts';
import { martialSuperiority, needForVengeance } from '../shared/assaults.ts';

const RODRIK: Whose = { faction: 'stark', commander: 'rodrik-cassel-master-at-arms' };
const RICKARD: Whose = { faction: 'stark', commander: 'rickard-karstark-lord-of-karhold' };

export const RODRIK_AND_RICKARD: { readonly [id: string]: TacticsCard } = {
  'combat-prowess-stark': combatProwess(RODRIK),
  'martial-superiority-stark': martialSuperiority(RODRIK, isUnitOf('Rodrik Cassel')('other')),
  'press-the-advantage': {
    name: 'Press The Advantage',
    ...RODRIK,
    responses: [
      choose(
        friendlyAttack,
        ...pick<'attack-before-dice'>(({ other }) => 1 + other.conditions.length, {
          highest: [gains({ dieValue: 'highest' })],
          'to-hit': [gains({ toHit: 1, from: 'press-the-advantage' })],
          helpless: [has(ABILITIES_LOST, 'turn', 'other'), has('no-friendly-cards', 'turn', 'other')],
        }),
      ),
    ],
  },
  'taunt-stark': tauntCard(RICKARD),
  'a-need-for-vengeance-stark': needForVengeance(RICKARD, (s, unit) => isOfFamily(s, unit, 'house-karstark')),
  'karstark-retribution': {
    name: 'Karstark Retribution',
    ...RICKARD,
    responses: [
      answer(
        enemyAttack,
        when(isOfHouse('house-karstark')('other'), attachesTo('unit', 'game')),
        when(not(isOfHouse('house-karstark')('other')), attachesTo('unit', 'round')),
      ),
    ],
    attached: {
      happens: [
        happening(attackDone, unitBecomes('vulnerable')),
        asking(losesRank, engagedEnemies('unit'), restores('chosen', 2)),
      ],
    },
  },
};

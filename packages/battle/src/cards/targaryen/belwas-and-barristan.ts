/** The Tactics cards of Belwas, The Strong, and of Barristan Selmy, The Bold. */
import { running } from '@maester/kernel';
import { melee, meleeProfiles, startMelee } from '../../actions/melee.ts';
import { attack, attackNow } from '../../attack/attack.ts';
import type { Asked } from '../../effects/context.ts';
import type { Holds } from '../../effects/effect.ts';
import type { AttackGain } from '../../effects/gains.ts';
import {
  answer,
  attachesTo,
  condition,
  defenseRolled,
  destroyedBySelf,
  detaches,
  enemyMeleeDone,
  friendPasses,
  gains,
  happening,
  isEnemy,
  isFriend,
  isPanic,
  isUnitOf,
  moment,
  namingBoth,
  namingOther,
  narrowed,
  nearUnitOf,
  not,
  own,
  panics,
  stands,
  staysWith,
  suffersHits,
  unitBecomes,
  unitDestroyed,
  when,
} from '../../effects/words.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { areEngaged } from '../../units/engaged.ts';
import { cardOf, unitOf } from '../../units/units.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { TacticsCard } from '../card.ts';
import { patheticAttempt } from '../shared/endurance.ts';
import { drawOne, inMelee } from '../shared/phrases.ts';
import { combatProwess } from '../shared/tactics.ts';
import { sustainedAssault } from '../shared/assaults.ts';

const BELWAS = 'belwas-the-strong';
const BARRISTAN = 'barristan-selmy-the-bold';
const isBelwas = isUnitOf('Belwas');
const isBarristans = isUnitOf('Barristan Selmy');

const isRegiment = (s: BattleState, unit: UnitState): boolean =>
  ['infantry', 'cavalry'].includes(cardOf(s, unit).type);

/** The enemy whose attack destroys the unit, its Panic Test included, if they are engaged. */
function destroyer({ s, unit }: Asked<'would-be-destroyed'>): UnitState | null {
  const now = running(s, attack);
  const enemy = now?.defender === unit.id ? unitOf(s, now.attacker) : null;
  if (enemy === null || enemy.pose === null || unit.pose === null) return null;
  return areEngaged(unit, enemy) && meleeProfiles(s, unit).length > 0 ? enemy : null;
}

/** Its Panic Test is that of an attack on it. */
const fromAnAttack: Holds<'morale-passed'> = condition(
  'from-an-attack',
  ({ s, unit }) => running(s, attack)?.defender === unit.id,
);

export const BELWAS_TACTICS: { readonly [id: string]: TacticsCard } = {
  'pathetic-attempt-targaryen': {
    ...patheticAttempt({ faction: 'targaryen', commander: BELWAS }, 'Belwas'),
    replaces: 'field-control',
  },
  'expert-parry': {
    name: 'Expert Parry',
    faction: 'targaryen',
    commander: BELWAS,
    responses: [
      answer(
        namingOther(
          moment(
            'attack-after-defense',
            isEnemy('unit'),
            isFriend('other'),
            condition('parries', ({ s, other, about }) => isRegiment(s, other) && about.blocked > 0),
          ),
        ),
        when(
          isBelwas('other'),
          suffersHits<'attack-after-defense'>('unit', ({ about }) => about.blocked, -1),
        ),
        when(
          not(isBelwas('other')),
          suffersHits<'attack-after-defense'>('unit', ({ about }) => about.blocked),
        ),
      ),
    ],
  },
  'good-dying': {
    name: 'Good Dying',
    faction: 'targaryen',
    commander: BELWAS,
    responses: [
      answer(
        moment(
          'would-be-destroyed',
          isFriend('unit'),
          condition('strikes-back', (c) => isRegiment(c.s, c.unit) && destroyer(c) !== null),
        ),
        own(
          'dies-well',
          (c) => {
            const enemy = destroyer(c);
            const more = belongsTo(c.s, c.unit, 'Belwas');
            const gained: AttackGain[] = [{ dieValue: 'lowest', ...(more && { dice: 2 }) }];
            if (enemy !== null)
              c.t.run(melee, { ...startMelee(c.unit.id, enemy.id, gained), surge: 'replaced' });
          },
          () => 2.5,
        ),
        when(
          condition('took-it-along', ({ s }) => unitOf(s, attackNow(s).attacker)?.destroyed === true),
          staysWith(1),
        ),
      ),
    ],
  },
  'count-the-cuts': {
    name: 'Count The Cuts',
    faction: 'targaryen',
    commander: BELWAS,
    responses: [answer(namingBoth(narrowed(enemyMeleeDone, isFriend('other'))), attachesTo('other', 'game'))],
    attached: {
      attacking: { dieValue: 'highest', reroll: 'any' },
      morale: (s, unit) => (belongsTo(s, unit, 'Belwas') ? { roll: 1 } : null),
      happens: [happening(narrowed(unitDestroyed, isEnemy('unit'), destroyedBySelf), detaches)],
    },
  },
};

export const BARRISTAN_TACTICS: { readonly [id: string]: TacticsCard } = {
  'sustained-assault-targaryen': {
    ...sustainedAssault({ faction: 'targaryen', commander: BARRISTAN }, isBarristans('unit')),
    replaces: 'sudden-retreat-targaryen',
  },
  'combat-prowess-targaryen': combatProwess({ faction: 'targaryen', commander: BARRISTAN }),
  'legendary-boldness': {
    name: 'Legendary Boldness',
    faction: 'targaryen',
    commander: BARRISTAN,
    responses: [
      answer(
        namingOther(
          moment(
            'attack-after-defense',
            defenseRolled,
            isFriend('other'),
            nearUnitOf('Barristan Selmy', 'long')('other'),
          ),
        ),
        gains({ blocks: 2, panicPassed: true, from: 'legendary-boldness' }),
      ),
      drawOne,
    ],
  },
  'victory-comes-hard': {
    name: 'Victory Comes Hard',
    faction: 'targaryen',
    commander: BARRISTAN,
    responses: [
      answer(narrowed(friendPasses, isPanic, stands('unit'), fromAnAttack), attachesTo('unit', 'game')),
    ],
    attached: {
      attacking: inMelee({ keywords: ['sundering'], toHit: 1 }),
      happens: [happening(panics, unitBecomes('weakened', 'vulnerable'), detaches)],
    },
  },
};

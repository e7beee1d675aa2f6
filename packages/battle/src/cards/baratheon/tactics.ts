/** House Baratheon: Tactics cards of the faction; those of Commanders stand in a file for each camp. */
import type { TacticsCard } from '../card.ts';
import {
  answer,
  anyEnemyMeleeDone,
  asking,
  attaches,
  becomesChosen,
  chosenSuffersTest,
  choose,
  condition,
  each,
  engagedEnemies,
  friendly,
  friendlyMelee,
  friendPasses,
  gains,
  holding,
  inSteps,
  isCommanders,
  isEnemy,
  isFriend,
  meleeBegins,
  moment,
  narrowed,
  not,
  orNone,
  otherBecomes,
  part,
  pick,
  restores,
  stands,
  startOfTurn,
  suffersHits,
  thenChooses,
  unitBecomes,
  when,
  withOneOf,
} from '../../effects/words.ts';
import { areNear } from '../../effects/conditions.ts';
import type { Asked } from '../../effects/context.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import { unitOption, unitOptions } from '../../options.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { enemyUnits } from '../../units/units.ts';
import { countsTheFallen, dealtWounds } from '../shared/phrases.ts';
import { sustainedAssault } from '../shared/assaults.ts';
import { BANNERMEN_TACTICS } from './bannermen.ts';
import { FOLLOWERS_TACTICS } from './followers.ts';
import { RENLY_TACTICS } from './renly.ts';
import { STANNIS_TACTICS } from './stannis.ts';
import { CROWN, hasCrownFor, TACTICS, zonesOfTheThrone } from './throne.ts';
import { gainsThatToken, shedsGained } from './tokens.ts';

export const tactics: { readonly [id: string]: TacticsCard } = {
  'baratheon-justice': {
    name: 'Baratheon Justice',
    faction: 'baratheon',
    commander: null,
    responses: [
      choose(
        moment('attack-completed', isEnemy('unit'), stands('unit')),
        ...pick<'attack-completed'>((c) => (zonesOfTheThrone(c) > 0 ? 2 : 1), {
          panicked: [unitBecomes('panicked')],
          vulnerable: [unitBecomes('vulnerable')],
          weakened: [unitBecomes('weakened')],
        }),
      ),
    ],
  },
  'stags-wit': {
    name: "Stag's Wit",
    faction: 'baratheon',
    commander: null,
    responses: [
      inSteps(
        choose(
          moment('condition-gained', isFriend('unit')),
          orNone(engagedEnemies('unit')),
          shedsGained,
          part(0, gainsThatToken),
          part(1, gainsThatToken),
        ),
        (c: Asked<'condition-gained'>) =>
          TACTICS.holds(c)
            ? unitOptions(
                enemyUnits(c.s, c.seat).filter(
                  (enemy) => enemy.id !== c.way && areNear(c.unit, enemy, 'long'),
                ),
              )
            : [],
      ),
    ],
  },
  'ours-is-the-fury': {
    name: 'Ours Is The Fury!',
    faction: 'baratheon',
    commander: null,
    responses: [
      choose(
        friendlyMelee,
        ...pick<'attack-before-dice'>((c) => 1 + zonesOfTheThrone(c), {
          'to-hit': [gains({ toHit: 1, from: 'ours-is-the-fury' })],
          sundering: [gains({ keywords: ['sundering'] })],
          vicious: [gains({ keywords: ['vicious'] })],
        }),
      ),
    ],
  },
  'sustained-assault-baratheon': sustainedAssault(
    { faction: 'baratheon', commander: null },
    isCommanders('unit'),
  ),
  'baratheon-conviction': {
    name: 'Baratheon Conviction',
    faction: 'baratheon',
    commander: null,
    responses: [
      answer(
        narrowed(friendPasses, stands('unit')),
        restores('unit', 2),
        holding('crown', each(engagedEnemies('unit'), chosenSuffersTest('panic'))),
        holding(
          'tactics',
          each(
            engagedEnemies('unit'),
            thenChooses(withOneOf<'morale-passed'>(({ chosen }) => [unitOption(chosen.id)], ...CONDITIONS)),
            part(1, becomesChosen),
          ),
        ),
      ),
    ],
  },
  'final-strike': {
    name: 'Final Strike',
    faction: 'baratheon',
    commander: null,
    responses: [
      answer(
        narrowed(anyEnemyMeleeDone, stands('unit'), dealtWounds),
        when<'attack-completed'>(
          not(CROWN),
          suffersHits('unit', ({ about }) => about.wounds),
        ),
        when<'attack-completed'>(
          CROWN,
          suffersHits('unit', ({ about }) => about.wounds, -1),
        ),
      ),
    ],
  },
  'oath-of-duty': {
    name: 'Oath of Duty',
    faction: 'baratheon',
    commander: null,
    responses: [choose(startOfTurn, friendly, attaches)],
    attached: {
      happens: [
        ...countsTheFallen,
        asking(
          narrowed(
            meleeBegins,
            condition(
              'has-tokens',
              ({ s, unit }) => (lastingOn(s, unit.id, 'oath-of-duty')?.tokens ?? 0) > 0,
            ),
          ),
          ...pick<'attack-before-dice'>(() => 1, {
            panicked: [otherBecomes('panicked')],
            vulnerable: [otherBecomes('vulnerable')],
            weakened: [otherBecomes('weakened')],
          }),
        ),
      ],
      attacking: (s, { attacker, kind }) => {
        const card = lastingOn(s, attacker.id, 'oath-of-duty');
        if (card === null || card.tokens === 0 || kind !== 'melee') return null;
        return hasCrownFor(s, card.by, attacker) ? { reroll: 'any' } : null;
      },
    },
  },
  ...RENLY_TACTICS,
  ...BANNERMEN_TACTICS,
  ...STANNIS_TACTICS,
  ...FOLLOWERS_TACTICS,
};

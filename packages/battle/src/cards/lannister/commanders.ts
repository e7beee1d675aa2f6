/** The Tactics cards of Tywin, Tyrion and Kevan Lannister, Addam Marbrand and the High Sparrow. */
import type { TacticsCard } from '../card.ts';
import { byEnemy, drawOne } from '../shared/phrases.ts';
import {
  cunningPloy,
  falseAgenda,
  interceptOrders,
  issueCommands,
  predictableManeuvers,
  seeingTheirFlaws,
  type Whose,
} from '../shared/tactics.ts';
import {
  activates,
  answer,
  attachesTo,
  cancels,
  choose,
  condition,
  controlling,
  detaches,
  each,
  enemyAttackRolled,
  enemyMeleeDefended,
  friendPasses,
  friendlyActivates,
  friendlyMelee,
  gains,
  happening,
  isEnemy,
  isFriend,
  isUnitOf,
  moment,
  namingBoth,
  narrowed,
  nearUnitOf,
  onFailure,
  onSuccess,
  otherTests,
  othersNear,
  passesTest,
  restores,
  shedsChosen,
  stands,
  suffersTest,
  targetedBy,
  unitBecomes,
  when,
} from '../../effects/words.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { withTokens } from '../../options.ts';
import { exploitWeakness, lashOut } from '../shared/assaults.ts';

const of = (commander: string): Whose => ({ faction: 'lannister', commander });
const TYWIN = of('tywin-lannister-lord-of-casterly-rock');
const TYRION = of('tyrion-lannister-halfman');
const KEVAN = of('kevan-lannister-protector-of-the-realm');
const ADDAM = of('addam-marbrand-commander-of-the-city-watch');
const SPARROW = of('the-high-sparrow-his-high-holiness');

const isKevans = isUnitOf('Kevan Lannister')('other');
const isAddams = isUnitOf('Addam Marbrand');

export const COMMANDERS_TACTICS: { readonly [id: string]: TacticsCard } = {
  'exploit-weakness-lannister': exploitWeakness(TYWIN),
  'broken-resolve': {
    name: 'Broken Resolve',
    ...TYWIN,
    responses: [
      answer(
        moment('morale-failed', isEnemy('unit'), stands('unit')),
        unitBecomes('weakened'),
        attachesTo('unit', 'game'),
      ),
    ],
    attached: {
      happens: [happening(activates, unitBecomes('weakened')), happening(passesTest, detaches)],
    },
  },
  'issue-commands-lannister': issueCommands(TYWIN, { others: true, cannotAct: true }),
  'false-agenda-lannister': falseAgenda('false-agenda-lannister', TYRION, 'tactics'),
  'cunning-ploy-lannister': cunningPloy(
    TYRION,
    ({ s, unit, chosen }) => [unit, chosen].find((one) => belongsTo(s, one, 'Tyrion Lannister')) ?? null,
  ),
  'intercept-orders-lannister': interceptOrders(
    'intercept-orders-lannister',
    TYRION,
    'tactics',
    'Tyrion Lannister',
  ),
  'predictable-maneuvers-lannister': predictableManeuvers(KEVAN),
  'seeing-their-flaws-lannister': seeingTheirFlaws(KEVAN, 'Kevan Lannister'),
  'wealth-of-the-rock': {
    name: 'Wealth of the Rock',
    ...KEVAN,
    responses: [
      answer(
        namingBoth(enemyAttackRolled),
        when(
          condition('crown-or-kevan', (c) => isKevans.holds(c) || controlling('crown').holds(c)),
          gains({ panicRoll: 2, from: 'wealth-of-the-rock-crown' }),
        ),
        when(
          condition('wealth-or-kevan', (c) => isKevans.holds(c) || controlling('wealth').holds(c)),
          gains({ defenseRoll: 1, from: 'wealth-of-the-rock-wealth' }),
        ),
      ),
    ],
  },
  'charismatic-leadership': {
    name: 'Charismatic Leadership',
    ...ADDAM,
    responses: [
      answer(
        moment('targeted', isFriend('unit'), targetedBy('order', 'ncu', 'influence', 'zone'), byEnemy),
        suffersTest('morale', {
          roll: (c) => (nearUnitOf('Addam Marbrand', 'short')('unit').holds(c) ? 2 : 0),
        }),
        onSuccess(cancels),
      ),
    ],
  },
  'lash-out-lannister': lashOut(ADDAM, isAddams('other')),
  'valiant-example': {
    name: 'Valiant Example',
    ...ADDAM,
    responses: [
      answer(
        narrowed(friendPasses, isAddams('unit')),
        each(
          othersNear('long')('unit'),
          restores('chosen', ({ s, unit }) => 1 + destroyedRanks(s, unit)),
        ),
        restores('unit', 2),
      ),
      drawOne,
    ],
  },
  'mercy-of-the-mother': {
    name: 'Mercy of The Mother',
    ...SPARROW,
    responses: [
      choose(
        friendlyActivates,
        ({ unit }) => withTokens([unit]),
        shedsChosen,
        suffersTest('morale'),
        onSuccess(restores('unit', ({ s, unit }) => 2 + destroyedRanks(s, unit))),
        onFailure(restores('unit', 1)),
      ),
    ],
  },
  'protection-of-the-father': {
    name: 'Protection of The Father',
    ...SPARROW,
    responses: [
      answer(
        enemyMeleeDefended,
        otherTests('morale'),
        onSuccess(gains({ blocks: 3, from: 'protection-of-the-father' })),
        onFailure(gains({ blocks: 1, from: 'protection-of-the-father' })),
      ),
    ],
  },
  'wrath-of-the-warrior': {
    name: 'Wrath of The Warrior',
    ...SPARROW,
    responses: [
      answer(
        friendlyMelee,
        suffersTest('morale'),
        onSuccess(gains({ toHit: 1, keywords: ['sundering'], from: 'wrath-of-the-warrior' })),
        onFailure(gains({ hits: 1, from: 'wrath-of-the-warrior' })),
      ),
    ],
  },
};

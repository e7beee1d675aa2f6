/** Neutral cards: abilities of units, attachments and NCUs. */
import type { AbilityCard } from '../card.ts';
import { selfActs } from '../../effects/action-moments.ts';
import {
  actionsOf,
  addsToken,
  afterThisAttack,
  answer,
  attachmentsIn,
  attackDone,
  choose,
  condition,
  controlling,
  destroysAttachment,
  expends,
  friendAttacked,
  happening,
  insteadOfAction,
  isFriend,
  isMelee,
  isUnitOf,
  looksAndDiscards,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  near,
  not,
  onFailure,
  otherBecomes,
  part,
  performs,
  spendsToken,
  stands,
  suffersTest,
  thenChooses,
} from '../../effects/words.ts';
import type { PairTrigger } from '../../timing/triggers.ts';
import { isOfFamily } from '../../units/affiliation.ts';
import { ranksOf } from '../../units/ranks.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';
import { areNear } from '../../effects/conditions.ts';
import { hasNotActivated, inMelee } from '../shared/phrases.ts';

/** Attachments of the defender. */
const ofDefender = attachmentsIn<PairTrigger>(({ other }, unit) => unit.id === other.id);

export const abilities: { readonly [id: string]: AbilityCard } = {
  'acute-precision': { name: 'Acute Precision', attacking: { keywords: ['precision'] } },
  'affiliation-golden-company': { name: 'Affiliation: Golden Company', innate: true },
  interrogate: {
    name: 'Interrogate',
    uses: [mayUse(answer(narrowed(attackDone, isMelee, not(stands('other'))), looksAndDiscards('other')))],
  },
  'jokins-protector': {
    name: "Jokin's Protector",
    uses: [
      mayUse(
        choose(
          narrowed(friendAttacked, isUnitOf('Jokin')('other')),
          actionsOf('owner', ['attack', 'charge'], 'unit'),
          performs('owner', ['attack', 'charge'], { on: 'unit' }),
        ),
      ),
    ],
  },
  'knights-blade': {
    name: "Knight's Blade",
    attacking: inMelee({ keywords: ['sundering'] }),
    happens: [happening(narrowed(meleeBegins, controlling('combat')), otherBecomes('vulnerable'))],
  },
  'mastercraft-longsword': { name: 'Mastercraft Longsword', attacking: inMelee({ reroll: 'any' }) },
  'mummers-blade': {
    name: "Mummer's Blade",
    happens: [happening(narrowed(meleeBegins, hasNotActivated('other')), otherBecomes('weakened'))],
  },
  'names-on-the-list': {
    name: 'Names On The List',
    tokens: 0,
    happens: [happening(moment('rank-destroyed', isFriend('unit'), near('long')('unit')), addsToken(99))],
    uses: [
      mayUse(
        choose(
          meleeBegins,
          (c) => (ofDefender(c).length > 0 ? ['yes'] : []),
          afterThisAttack(thenChooses(ofDefender), part(1, destroysAttachment)),
        ),
        spendsToken,
      ),
    ],
  },
  'sadistic-mutilation': {
    name: 'Sadistic Mutilation',
    uses: [
      mayUse(
        choose(narrowed(attackDone, isMelee), ofDefender, destroysAttachment),
        expends('other', 'weakened'),
      ),
    ],
  },
  stomp: {
    name: 'Stomp',
    innate: true,
    attacking: inMelee(({ charge, defender }, s) => ({
      keywords: ['vicious'],
      noDefenseDice: true,
      dice: charge ? ranksOf(s, defender) : 0,
    })),
  },
  'war-elephant': {
    name: 'War Elephant',
    innate: true,
    noObjectives: true,
    morale: (_, __, test) => (test === 'panic' ? { mostPanicWounds: 2 } : null),
    happens: [
      happening(
        narrowed(
          selfActs,
          condition(
            'no-golden-company',
            ({ s, unit }) =>
              !friendlyUnits(s, unit.seat).some(
                (friend) =>
                  cardOf(s, friend).type === 'infantry' &&
                  isOfFamily(s, friend, 'golden-company') &&
                  areNear(unit, friend, 'long'),
              ),
          ),
        ),
        suffersTest('morale'),
        onFailure(insteadOfAction()),
      ),
    ],
  },
};

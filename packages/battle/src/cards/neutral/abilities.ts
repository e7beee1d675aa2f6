/** Neutral cards: abilities of units, attachments and NCUs. */
import { isCommander } from '../../army/leadership.ts';
import { idOn } from '@maester/kernel';
import type { AbilityCard } from '../card.ts';
import { NCU_ABILITIES } from './ncu-abilities.ts';
import { rulesOf } from '../../edition/of.ts';
import { named } from '../../options.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { lastingOn, lay, lift } from '../../tactics/influence.ts';
import { removeAttachment, returnAttachment } from '../../units/attachments.ts';
import { selfActs } from '../../effects/action-moments.ts';
import {
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
  happening,
  insteadOfAction,
  isFriend,
  isMelee,
  looksAndDiscards,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  near,
  not,
  onFailure,
  otherBecomes,
  own,
  part,
  restores,
  spendsToken,
  stands,
  startOfFriendlyTurn,
  suffersTest,
  thenChooses,
} from '../../effects/words.ts';
import type { PairTrigger } from '../../timing/triggers.ts';
import { isOfFamily } from '../../units/affiliation.ts';
import { ranksOf } from '../../units/ranks.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';
import { areNear } from '../../effects/conditions.ts';
import { pillages } from '../shared/pillage.ts';
import { pillageOf } from '../../units/pillage.ts';
import { hasNotActivated, inMelee, strikesBackFor } from '../shared/phrases.ts';

const JAQEN = 'jaqen-hghar-unnamed';
const NEW_NAME = 'taking-a-new-name';

/** The attachment of the unit that Jaqen is at the moment. */
function nameOf(s: BattleState, unit: UnitState): string | null {
  const name = lastingOn(s, unit.id, NEW_NAME)?.about ?? JAQEN;
  return unit.attachments.includes(name) ? name : null;
}

/** Attachments of the defender. */
const ofDefender = attachmentsIn<PairTrigger>(({ other }, unit) => unit.id === other.id);

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...NCU_ABILITIES,
  'acute-precision': { name: 'Acute Precision', attacking: { keywords: ['precision'] } },
  'affiliation-bloody-mummers': { name: 'Affiliation: Bloody Mummers', innate: true },
  'affiliation-golden-company': { name: 'Affiliation: Golden Company', innate: true },
  interrogate: {
    name: 'Interrogate',
    uses: [mayUse(answer(narrowed(attackDone, isMelee, not(stands('other'))), looksAndDiscards('other')))],
  },
  'jokins-protector': {
    name: "Jokin's Protector",
    happens: [strikesBackFor('Jokin')],
  },
  'jokins-vassal': { name: "Jokin's Vassal", innate: true, countsAs: 'Jokin' },
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
  'pirates-blades': {
    name: "Pirate's Blades",
    attacking: inMelee(({ attacker }) => ({
      keywords: ['critical-blow'],
      ...(pillageOf(attacker) >= 2 && { dieValue: 'highest' as const }),
    })),
    happens: [
      happening(
        narrowed(attackDone, isMelee),
        restores('unit', ({ unit }) => pillageOf(unit)),
      ),
    ],
  },
  'raiders-of-the-free-cities': { name: 'Raiders of the Free Cities', innate: true, ...pillages },
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
  'taking-a-new-name': {
    name: 'Taking a New Name',
    order: choose(
      startOfFriendlyTurn,
      ({ s, seat, owner }) =>
        [...new Set(s.fallen.filter((one) => one.seat === seat).map(({ card }) => card))]
          .filter((card) => card !== JAQEN && owner !== null && nameOf(s, owner) !== null)
          .filter(
            (card) => rulesOf(s).attachments[card]?.type === 'infantry' && !isCommander(rulesOf(s), card),
          )
          .map((card) => named('attachment', card)),
      own(
        'takes-a-new-name',
        ({ t, s, seat, owner, on }) => {
          const old = owner === null ? null : nameOf(s, owner);
          const next = idOn(on, 'attachment');
          if (owner === null || old === null || next === null) return;
          // the model stays and is only called otherwise, so the unit loses no Wound
          removeAttachment(t, owner.id, old, seat);
          returnAttachment(t, next, seat, owner.id);
          lift(t, ({ ability, on: where }) => ability === NEW_NAME && where === owner.id);
          lay(t, { ability: NEW_NAME, on: owner.id, by: seat, until: 'game', from: NEW_NAME, about: next });
        },
        () => 2,
      ),
    ),
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

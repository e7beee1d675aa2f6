/** House Martell: abilities of units and attachments. */
import {
  activates,
  answer,
  attackDone,
  attackedBy,
  condition,
  controlling,
  friendlyActivates,
  happening,
  has,
  isMelee,
  isSelf,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  near,
  otherBecomes,
  spendsToken,
  stands,
  suffers,
  unitBecomes,
} from '../../effects/words.ts';
import { attackNow } from '../../attack/attack.ts';
import type { Holds } from '../../effects/effect.ts';
import { controls } from '../../tactics/control.ts';
import type { PairTrigger } from '../../timing/triggers.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import type { AbilityCard } from '../card.ts';
import { inMelee, trueConviction } from '../shared/phrases.ts';
import { CAPTAINS_ABILITIES } from './captains.ts';
import { COURT_ABILITIES } from './court.ts';
import { DIPLOMACY_ABILITIES } from './tactics.ts';

/** The enemy has not activated this round. */
const unprepared: Holds<PairTrigger> = condition('not-activated', ({ other }) => !other.activated);

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...COURT_ABILITIES,
  ...CAPTAINS_ABILITIES,
  ...DIPLOMACY_ABILITIES,
  'advantage-strike': {
    name: 'Advantage Strike',
    attacking: inMelee(({ defender }) => (defender.activated ? {} : { reroll: 'any' })),
  },
  'dervish-blades': {
    name: 'Dervish Blades',
    attacking: inMelee(({ defender }) => ({
      keywords: defender.activated ? ['precision'] : ['critical-blow', 'precision'],
    })),
  },
  'desert-marksmen': {
    name: 'Desert Marksmen',
    attacking: (_, { defender, kind }) =>
      kind === 'ranged' && !defender.activated ? { reroll: 'any' } : null,
    happens: [
      happening(
        moment(
          'attack-before-dice',
          isSelf('unit'),
          unprepared,
          condition('ranged', ({ about }) => about.kind === 'ranged'),
        ),
        otherBecomes('vulnerable'),
      ),
    ],
  },
  'dornish-conviction': {
    name: 'Dornish Conviction',
    attacking: (s, { attacker }) => (controls(s, attacker.seat, 'crown') ? { dieValue: 'highest' } : null),
  },
  'dornish-vengeance': {
    name: 'Dornish Vengeance',
    happens: [
      happening(
        narrowed(attackedBy, isMelee, stands('unit'), controlling('combat')),
        suffers('unit', ({ s, owner }) => 2 + (owner === null ? 0 : destroyedRanks(s, owner))),
      ),
    ],
  },
  'manticore-venom': {
    name: 'Manticore Venom',
    tokens: 1,
    uses: [
      mayUse(
        answer(
          narrowed(attackDone, isMelee, stands('other')),
          has('manticore-venom-poison', 'game', 'other'),
        ),
        spendsToken,
      ),
    ],
  },
  'manticore-venom-poison': {
    name: 'Manticore Venom',
    cannotRestore: () => true,
    happens: [
      happening(activates, unitBecomes('vulnerable')),
      happening(
        moment(
          'condition-repeated',
          isSelf('unit'),
          condition('vulnerable', ({ about }) => about.condition === 'vulnerable'),
        ),
        suffers('unit', 1),
      ),
    ],
  },
  scimitar: { name: 'Scimitar', attacking: inMelee({ keywords: ['critical-blow'] }) },
  'spear-and-net': {
    name: 'Spear & Net',
    happens: [happening(narrowed(attackDone, isMelee), otherBecomes('weakened'))],
  },
  'starfall-lance': {
    name: 'Starfall Lance',
    attacking: inMelee(({ attacker, charge }, s) => ({
      keywords: ['sundering'],
      dice: charge ? 2 * ranksOf(s, attacker) : 0,
    })),
    happens: [
      happening(
        narrowed(
          meleeBegins,
          condition('flank-or-rear', ({ s }) => attackNow(s).arc !== 'front'),
        ),
        otherBecomes('panicked', 'weakened'),
      ),
    ],
  },
  'true-conviction-martell': trueConviction('martell'),
  'unsuspecting-charge': {
    name: 'Unsuspecting Charge',
    order: answer(narrowed(friendlyActivates, near('long')('unit')), has('unsuspected', 'turn')),
  },
  unsuspected: {
    name: 'Unsuspecting Charge',
    mustCharge: true,
    untargetable: { by: 'enemies', what: ['order', 'card'] },
  },
  'vipers-fangs': {
    name: "Viper's Fangs",
    happens: [happening(narrowed(meleeBegins, unprepared), otherBecomes('vulnerable', 'weakened'))],
  },
};

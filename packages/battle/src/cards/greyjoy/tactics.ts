/** House Greyjoy: Tactics cards. */
import { conditionOption, joined, modelsOption, unitOption, unitOptions, word } from '../../options.ts';
import type { TacticsCard, ZoneId } from '../card.ts';
import {
  actionsOfUnits,
  answer,
  anyoneHolds,
  areNear,
  asking,
  attaches,
  choose,
  chosenHas,
  claimsZone,
  condition,
  controlling,
  engagedEnemies,
  friendly,
  friendlyActivates,
  friendlyMelee,
  gains,
  gainsPillage,
  holding,
  inSteps,
  isFriend,
  losesPillage,
  meleeBegins,
  moment,
  movesPillage,
  narrowed,
  opponentHolds,
  otherBecomes,
  part,
  paysWounds,
  performs,
  pick,
  removesModels,
  replacesZone,
  restores,
  shedsChosen,
  startOfFriendlyTurn,
  staysWith,
  when,
  choseFor,
  numberAfter,
  pickedOf,
} from '../../effects/words.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { pillageOf } from '../../units/pillage.ts';
import { destroyedRanks, modelsOf } from '../../units/ranks.ts';
import { friendlyUnits } from '../../units/units.ts';
import { ASHA_AND_VICTARION } from './asha-and-victarion.ts';
import { BALON_AND_ERIK } from './balon-and-erik.ts';
import { EURON_AND_DAGMER } from './euron-and-dagmer.ts';
import { isGreyjoyInfantry } from './ironborn.ts';
import { THEON_AND_BAELOR } from './theon-and-baelor.ts';

const infantryActivates = narrowed(
  friendlyActivates,
  condition('greyjoy-infantry', ({ s, unit }) => isGreyjoyInfantry(s, unit)),
);

/** Wounds, and one more for each destroyed rank: of the unit that was chosen. */
const andOneForEachRank = (wounds: number) =>
  restores<Trigger>('chosen', ({ s, chosen }) => wounds + destroyedRanks(s, chosen));

/** A Condition token of the unit that is mended. */
const tokenToShed: Ways<Trigger> = (c) => {
  const { id, conditions } = c.chosen;
  if (!choseFor('mend').holds(c) || conditions.length === 0) return [];
  return [...conditions.map((one) => joined('|', unitOption(id), conditionOption(one))), 'none'];
};

/** A Pillage token of the unit that was chosen first, or none. */
const mayGiveUp =
  (what: string): Ways<Trigger> =>
  ({ chosen }) =>
    pillageOf(chosen) > 0 ? [joined('|', unitOption(chosen.id), word(what)), 'none'] : [];

/** Whoever controls Wealth: an Infantry unit that gains a token. */
const rewarded: Ways<Trigger> = (c) =>
  anyoneHolds('wealth').holds(c)
    ? unitOptions(friendlyUnits(c.s, c.seat).filter((unit) => isGreyjoyInfantry(c.s, unit)))
    : [];

const DANCE = {
  panicked: [otherBecomes('panicked')],
  vulnerable: [otherBecomes('vulnerable')],
  reroll: [gains({ reroll: 'any' })],
};
const [oneStep, ...danceEffects] = pick<'attack-before-dice'>(() => 1, DANCE);
const [twoSteps] = pick<'attack-before-dice'>(() => 2, DANCE);
const steps = pickedOf(DANCE);

/** For a zone that its player controls, a Wound more or a Condition token fewer; no token twice. */
const blessing =
  (zone: ZoneId): Ways<'unit-activates'> =>
  (c) => {
    if (!controlling(zone).holds(c)) return [];
    const tokens = c.unit.conditions.map((one) => joined('|', unitOption(c.unit.id), conditionOption(one)));
    return ['restore-wounds', ...tokens.filter(({ id }) => c.parts.every((before) => before.id !== id))];
  };

const anyZone: Holds<Trigger> = condition('some-zone', (c) =>
  (['combat', 'wealth'] as const).some((zone) => controlling(zone).holds(c) || opponentHolds(zone).holds(c)),
);

export const tactics: { readonly [id: string]: TacticsCard } = {
  'we-do-not-sow': {
    name: 'We Do Not Sow',
    faction: 'greyjoy',
    commander: null,
    responses: [
      choose(
        claimsZone,
        actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), ['attack']),
        replacesZone(performs('chosen', ['attack']), when(opponentHolds('wealth'), andOneForEachRank(1))),
      ),
    ],
  },
  'what-is-dead-may-never-die': {
    name: 'What Is Dead May Never Die',
    faction: 'greyjoy',
    commander: null,
    responses: [
      answer(moment('would-be-destroyed', isFriend('unit')), staysWith(1)),
      choose(startOfFriendlyTurn, friendly, andOneForEachRank(1)),
    ],
  },
  'the-krakens-wrath': {
    name: "The Kraken's Wrath",
    faction: 'greyjoy',
    commander: null,
    responses: [
      answer(
        narrowed(friendlyMelee, anyZone),
        holding('combat', gains({ keywords: ['precision'] })),
        when(opponentHolds('combat'), gains({ keywords: ['precision'], reroll: 'any' })),
        holding('wealth', otherBecomes('panicked')),
        when(opponentHolds('wealth'), otherBecomes('vulnerable')),
      ),
    ],
  },
  'the-iron-price': {
    name: 'The Iron Price',
    faction: 'greyjoy',
    commander: null,
    responses: [
      inSteps(
        choose(
          startOfFriendlyTurn,
          ({ s, seat }) =>
            friendlyUnits(s, seat).flatMap(({ id }) =>
              ['mend', 'highest'].map((how) => joined('|', unitOption(id), word(how))),
            ),
          when(choseFor('highest'), chosenHas('highest-die-value', 'turn')),
          part(1, shedsChosen),
          when(choseFor('mend'), part(2, losesPillage('chosen'), andOneForEachRank(2))),
          when(choseFor('highest'), part(2, losesPillage('chosen'), chosenHas('iron-price-paid', 'turn'))),
        ),
        tokenToShed,
        mayGiveUp('remove-pillage'),
      ),
    ],
  },
  'finger-dance': {
    name: 'Finger Dance',
    faction: 'greyjoy',
    commander: null,
    responses: [choose(startOfFriendlyTurn, friendly, attaches)],
    attached: {
      happens: [
        asking(
          meleeBegins,
          (c) => ['none', ...oneStep(c), ...(c.unit.wounds >= 2 ? twoSteps(c) : [])],
          paysWounds('unit', ({ way }) => steps(way).length),
          ...danceEffects,
        ),
      ],
    },
  },
  'raiding-call': {
    name: 'Raiding Call',
    faction: 'greyjoy',
    commander: null,
    responses: [
      inSteps(
        choose(
          infantryActivates,
          ({ s, seat, unit }) =>
            friendlyUnits(s, seat)
              .filter(
                (other) =>
                  other.id !== unit.id && isGreyjoyInfantry(s, other) && areNear(unit, other, 'long'),
              )
              .flatMap((other) =>
                [0, 1, 2, 3]
                  .slice(0, modelsOf(s, other))
                  .map((models) => joined('|', unitOption(other.id), modelsOption(models))),
              ),
          removesModels('chosen', numberAfter(1)),
          restores('unit', (c) => 1 + numberAfter(1)(c)),
          part(1, movesPillage('chosen', 'unit')),
          part(2, gainsPillage('chosen')),
        ),
        mayGiveUp('take-pillage'),
        rewarded,
      ),
    ],
  },
  'bless-with-stone-bless-with-steel': {
    name: 'Bless With Stone, Bless With Steel',
    faction: 'greyjoy',
    commander: null,
    responses: [
      inSteps(
        choose(
          friendlyActivates,
          engagedEnemies('unit'),
          restores(
            'unit',
            ({ s, chosen, parts }) =>
              2 * destroyedRanks(s, chosen) + parts.filter(({ id }) => id === 'restore-wounds').length,
          ),
          part(1, shedsChosen),
          part(2, shedsChosen),
        ),
        blessing('wealth'),
        blessing('combat'),
      ),
    ],
  },
  ...BALON_AND_ERIK,
  ...THEON_AND_BAELOR,
  ...EURON_AND_DAGMER,
  ...ASHA_AND_VICTARION,
};

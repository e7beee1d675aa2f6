/** House Greyjoy: abilities of its captains and their men. */
import { conditionOption, joined, tokensOption, unitOption } from '../../options.ts';
import type { AbilityCard } from '../card.ts';
import {
  activates,
  addsToken,
  asking,
  becomesChosen,
  choose,
  claimsZone,
  condition,
  enemiesNear,
  gains,
  gainsPillage,
  happening,
  isFriend,
  isZone,
  losesPillage,
  mayUse,
  meleeBegins,
  moment,
  movesPillage,
  narrowed,
  near,
  ownerBecomes,
  part,
  paysWounds,
  pillagers,
  restores,
  shedsChosen,
  spendsToken,
  thenChooses,
  when,
  withOneOf,
  numberAfter,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { tokensLeft } from '../../units/abilities.ts';
import { pillageOf } from '../../units/pillage.ts';
import { fullWounds } from '../../units/ranks.ts';
import { isGreyjoy } from './ironborn.ts';

const inGreyjoyUnit: Holds<Trigger> = condition(
  'in-greyjoy-unit',
  ({ s, owner }) => owner !== null && isGreyjoy(s, owner),
);

/** Units of whom the Kraken takes his dues: only what can be placed on his own unit is taken. */
const duePayers = (c: Asked<Trigger>): ReturnType<Ways<Trigger>> =>
  c.owner === null || pillageOf(c.owner) >= 2
    ? []
    : pillagers<Trigger>(
        ({ s, owner }, unit) => unit.id !== owner?.id && isGreyjoy(s, unit) && pillageOf(unit) > 0,
      )(c);

const spending = numberAfter(1);
const isSpending = (tokens: number): Holds<Trigger> =>
  condition('chose', (c) => spending(c) === tokens, { option: String(tokens) });

export const CAPTAINS: { readonly [id: string]: AbilityCard } = {
  'the-krakens-dues': {
    name: "The Kraken's Dues",
    happens: [
      asking(
        narrowed(
          activates,
          inGreyjoyUnit,
          condition('dues', (c) => duePayers(c).length > 0 || pillageOf(c.unit) > 0),
        ),
        (c) => [...duePayers(c), 'none'],
        part(0, movesPillage('chosen', 'owner')),
        thenChooses(({ s, unit }) =>
          pillageOf(unit) > 0 && unit.wounds < fullWounds(s, unit) ? ['restore-wounds', 'none'] : [],
        ),
        part(1, losesPillage('unit'), restores('unit', 2)),
      ),
    ],
  },
  'strange-relics': {
    name: 'Strange Relics',
    order: choose(
      activates,
      withOneOf(enemiesNear('long')(), ...CONDITIONS),
      paysWounds('owner', 1),
      becomesChosen,
    ),
  },
  'poisoned-gifts': {
    name: 'Poisoned Gifts',
    deploysWith: (s, unit) => (isGreyjoy(s, unit) ? 2 : 0),
    happens: [
      happening(
        moment(
          'round-starts',
          condition('third-round', ({ s }) => s.round === 3),
        ),
        ownerBecomes('panicked', 'vulnerable', 'weakened'),
      ),
    ],
  },
  'gifts-of-silver-and-bronze': {
    name: 'Gifts of Silver and Bronze',
    happens: [happening(narrowed(claimsZone, isZone('wealth'), inGreyjoyUnit), gainsPillage('owner'))],
  },
  'iron-credit': {
    name: 'Iron Credit',
    tokens: 0,
    happens: [
      happening(
        moment('pillage-gained', isFriend('unit'), near('short')('unit')),
        addsToken(Number.MAX_SAFE_INTEGER),
      ),
    ],
    uses: [
      mayUse(
        choose(
          meleeBegins,
          ({ unit }) =>
            [1, 2].slice(0, tokensLeft(unit, 'iron-credit', 0)).flatMap((tokens) => {
              const first = [unitOption(unit.id), tokensOption(tokens)];
              const sheds = unit.conditions.map((one) => joined('|', ...first, conditionOption(one)));
              return tokens === 1 ? sheds : [...sheds, joined('|', ...first)];
            }),
          shedsChosen,
          when(isSpending(2), gains({ dieValue: 'highest' })),
        ),
        spendsToken,
        when(isSpending(2), spendsToken),
      ),
    ],
  },
  'victarions-vassal': { name: "Victarion's Vassal", innate: true, countsAs: 'Victarion Greyjoy' },
};

/** Cards of 2021 that are not those of Season 6. One that says something else has an id of its own, for its words. */
import { charge, startCharge } from '../../actions/charge.ts';
import { melee, startMelee } from '../../actions/melee.ts';
import type { Change, Table } from '../../edition/edition.ts';
import { startOtherMelee } from '../../effects/free-actions.ts';
import type { Ways } from '../../effects/effect.ts';
import {
  assaults,
  chargeSucceeds,
  choose,
  claimsZone,
  condition,
  gains,
  happening,
  isFriend,
  isMelee,
  isOfHouse,
  moment,
  narrowed,
  otherBecomes,
  own,
  paysWounds,
  replacesZone,
  when,
} from '../../effects/words.ts';
import { numberOption } from '../../options.ts';
import { isOfFamily } from '../../units/affiliation.ts';
import { idOn } from '@maester/kernel';

/** A Melee Attack or a Charge with the usual dice. */
const assaultFreely = own<'zone-claimed'>(
  'assaults-freely',
  ({ t, on, chosen: { id } }) => {
    const how = idOn(on, 'action');
    if (how === 'attack') t.run(melee, startMelee(id, null));
    else if (how === 'charge') t.run(charge, startCharge(id));
    else startOtherMelee(t, id, on, []);
  },
  () => 3,
);

const MOST_PAID = 3;
const upToThree: Ways<'attack-after-dice'> = ({ unit }) =>
  Array.from({ length: Math.min(MOST_PAID, unit.wounds) + 1 }, (_, count) => numberOption(String(count)));

export const CARDS: Table<Change> = {
  'sworn-swords-fall-quietly': {
    cards: { stark: { units: { 'stark-sworn-swords': { abilities: ['winters-bite'] } } } },
    adds: ['battle/2021/card/stark-sworn-swords'],
  },
  'outriders-ambush': {
    cards: {
      stark: {
        units: { 'stark-outriders': { abilities: ['tactical-reposition', 'cavalry', 'ambush-2021'] } },
        abilities: {
          'ambush-2021': {
            name: 'Ambush',
            happens: [
              happening(
                narrowed(
                  chargeSucceeds,
                  condition('flank-or-rear', ({ about }) => about.side !== 'front'),
                ),
                otherBecomes('panicked', 'weakened'),
              ),
            ],
          },
        },
      },
    },
    adds: ['battle/2021/card/stark-outriders'],
  },
  'champion-incites': {
    cards: { stark: { attachments: { 'umber-champion': { abilities: ['incite'] } } } },
    adds: ['battle/2021/card/umber-champion'],
  },
  'young-lion-costs-two': {
    cards: { lannister: { attachments: { 'jaime-lannister-the-young-lion': { cost: 2 } } } },
    adds: ['battle/2021/card/jaime-lannister-the-young-lion'],
  },
  'assault-orders-of-stark': {
    cards: {
      stark: {
        tactics: {
          'assault-orders-stark': null,
          'assault-orders-stark-2021': {
            name: 'Assault Orders',
            faction: 'stark',
            commander: null,
            responses: [
              choose(
                claimsZone,
                assaults(({ about }) => about.zone === 'combat'),
                replacesZone(assaultFreely),
              ),
            ],
          },
        },
      },
    },
    adds: ['battle/2021/card/assault-orders-stark'],
  },
  'assault-orders-of-lannister': {
    cards: {
      lannister: {
        attachments: {
          'gregor-clegane-the-mountain': {
            commands: ['overrun-lannister', 'assault-orders-lannister-2021', 'price-of-failure'],
          },
        },
        tactics: {
          'assault-orders-lannister': null,
          'assault-orders-lannister-2021': {
            name: 'Assault Orders',
            faction: 'lannister',
            commander: 'gregor-clegane-the-mountain',
            responses: [
              choose(
                claimsZone,
                assaults(({ s }, unit) => isOfFamily(s, unit, 'house-clegane')),
                replacesZone(assaultFreely),
              ),
            ],
          },
        },
      },
    },
    adds: ['battle/2021/card/assault-orders-lannister'],
  },
  'berserkers-pay-in-blood': {
    cards: {
      stark: {
        attachments: {
          'greatjon-umber-lord-of-last-hearth': {
            commands: ['berserker-tactics-2021', 'lash-out', 'last-stand'],
          },
        },
        tactics: {
          'berserker-tactics': null,
          'berserker-tactics-2021': {
            name: 'Berserker Tactics',
            faction: 'stark',
            commander: 'greatjon-umber-lord-of-last-hearth',
            responses: [
              choose(
                moment('attack-after-dice', isMelee, isFriend('unit')),
                upToThree,
                when(isOfHouse('house-umber')('unit'), otherBecomes('panicked')),
                paysWounds('unit', ({ way }) => Number(way)),
                gains(({ way }) => ({ wounds: Number(way) === 0 ? 0 : Number(way) + 1 })),
              ),
            ],
          },
        },
      },
    },
    adds: ['battle/2021/card/berserker-tactics'],
  },
};

/** House Stark of 2018: Tactics cards. */
import { running } from '@maester/kernel';
import { charge } from '../../../actions/charge.ts';
import { maneuver, shortManeuver } from '../../../actions/maneuver.ts';
import { retreat, startRetreat } from '../../../actions/retreat.ts';
import type { TacticsCard } from '../../../cards/card.ts';
import { rollD3 } from '../../../cards/shared/d3.ts';
import { lastStand } from '../../../cards/shared/last-stand.ts';
import type { Holds } from '../../../effects/effect.ts';
import {
  actionsOfUnits,
  afterThisAttack,
  always,
  answer,
  chargeSucceeds,
  choose,
  chosenHas,
  claimsZone,
  condition,
  controlling,
  detaches,
  enemyChargeBegins,
  enemyMeleeDone,
  engaged,
  engagedEnemies,
  friendDestroyed,
  friendlyActivates,
  friendlyMelee,
  friendlyMeleeDone,
  gains,
  happening,
  has,
  hasOneRank,
  holding,
  isFriend,
  isMelee,
  isOfHouse,
  isPanic,
  meleeBegins,
  moment,
  namingOther,
  narrowed,
  nearUnitOf,
  otherBecomes,
  own,
  performs,
  replacesZone,
  silences,
  stands,
  unengaged,
  when,
} from '../../../effects/words.ts';
import { testNow } from '../../../morale/morale.ts';
import { joined, unitOption, word } from '../../../options.ts';
import { controls } from '../../../tactics/control.ts';
import { lastingOn, lift } from '../../../tactics/influence.ts';
import type { UnitTrigger } from '../../../timing/triggers.ts';
import { isOfFamily } from '../../../units/affiliation.ts';
import { destroyedRanks, ranksOf } from '../../../units/ranks.ts';
import { cardOf, changeUnit, friendlyUnits, isCommandedBy } from '../../../units/units.ts';
import { restore, wound } from '../../../units/wounds.ts';

const ROBB = 'robb-stark-the-wolf-lord';
const GREATJON = 'greatjon-umber-lord-of-last-hearth';
const BERSERKERS = 'berserker-tactics-2018';

const isInfantry: Holds<UnitTrigger> = condition(
  'infantry',
  ({ s, unit }) => cardOf(s, unit).type === 'infantry',
);
const choseEnemy: Holds<'morale-before-dice'> = condition('chose-enemy', ({ way }) => way !== 'yes');
const hasLostRanks: Holds<'attack-completed'> = condition(
  'ranks-lost',
  ({ s, other }) => destroyedRanks(s, other) > 0,
);
const lastStandOfAll = lastStand(always, () => false);

const ofStark = { faction: 'stark', commander: null } as const;
const ofRobb = { faction: 'stark', commander: ROBB } as const;
const ofGreatjon = { faction: 'stark', commander: GREATJON } as const;

export const starkTactics: { readonly [id: string]: TacticsCard } = {
  'winter-is-coming-2018': {
    name: 'Winter Is Coming',
    ...ofStark,
    responses: [
      answer(
        moment('charge-before', isFriend('unit')),
        silences('other', 'order', 'card'),
        holding('combat', has('winter-is-coming-2018', 'turn')),
      ),
    ],
    attached: { happens: [happening(chargeSucceeds, otherBecomes('panicked'), detaches)] },
  },
  'northern-ferocity-2018': {
    name: 'Northern Ferocity',
    ...ofStark,
    responses: [
      answer(
        friendlyMelee,
        gains({ keywords: ['sundering'] }),
        when(hasOneRank, gains({ keywords: ['vicious'] })),
        holding('combat', otherBecomes('vulnerable')),
      ),
    ],
  },
  'the-north-remembers-2018': {
    name: 'The North Remembers',
    ...ofStark,
    responses: [
      choose(
        friendDestroyed,
        ({ s, seat }) => {
          const how = controls(s, seat, 'combat') ? ['both'] : ['ready', 'restore'];
          return friendlyUnits(s, seat)
            .filter(({ wounds }) => wounds > 0)
            .flatMap(({ id }) => how.map((one) => joined('|', unitOption(id), word(one))));
        },
        own(
          'remembers',
          ({ t, s, way, chosen }) => {
            if (!way.endsWith('|restore')) changeUnit(s, chosen.id, { activated: false });
            if (!way.endsWith('|ready')) restore(t, chosen.id, 3);
          },
          () => 2,
        ),
      ),
    ],
  },
  'devastating-impact-2018': {
    name: 'Devastating Impact',
    ...ofStark,
    responses: [
      answer(
        moment('charge-before', isFriend('unit')),
        own(
          'impact',
          (c) => {
            const now = running(c.s, charge);
            if (now === null) return;
            const held = controlling('maneuver').holds(c);
            if (held) now.dieIsSix = true;
            else now.reroll = true;
            now.gained.push({ from: 'devastating-impact-2018', ...(held ? { wounds: 2 } : { hits: 2 }) });
          },
          () => 2,
        ),
      ),
    ],
  },
  'swift-advance': {
    name: 'Swift Advance',
    ...ofStark,
    responses: [
      answer(
        narrowed(friendlyActivates, isInfantry, unengaged('unit')),
        holding('maneuver', has('swift-advance', 'turn')),
        performs('unit', ['maneuver']),
      ),
    ],
    attached: { speed: 1, rerolls: ['charge'] },
  },
  'sudden-charge': {
    name: 'Sudden Charge',
    ...ofStark,
    responses: [
      choose(
        claimsZone,
        actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), ['charge']),
        replacesZone(holding('maneuver', chosenHas('sudden-charge', 'turn')), performs('chosen', ['charge'])),
      ),
    ],
    attached: { happens: [happening(chargeSucceeds, otherBecomes('vulnerable'), detaches)] },
  },
  'direwolfs-fervor': {
    name: "Direwolf's Fervor",
    ...ofStark,
    responses: [
      choose(
        moment('morale-before-dice', isFriend('unit'), isPanic, stands('unit')),
        (c) => {
          const enemies = controlling('combat').holds(c) ? engagedEnemies('unit')(c) : [];
          return enemies.length > 0 ? enemies : ['yes'];
        },
        own('steadies', ({ s, unit }) => {
          const test = testNow(s);
          if (test.changedBy.includes('direwolfs-fervor')) return;
          test.changedBy.push('direwolfs-fervor');
          test.roll += 1 + destroyedRanks(s, unit);
        }),
        when(
          choseEnemy,
          own('bites', ({ t, seat, chosen }) => wound(t, chosen.id, rollD3(t), seat, null)),
        ),
      ),
    ],
  },
  'hit-and-run-2018': {
    name: 'Hit and Run',
    ...ofRobb,
    responses: [
      answer(
        narrowed(friendlyMeleeDone, engaged('unit')),
        own('hits-and-runs', (c) => {
          const leftBecome = controlling('maneuver').holds(c) ? (['weakened'] as const) : [];
          c.t.run(retreat, startRetreat(c.unit.id, false, [{ dieIsSix: true, leftBecome }]));
        }),
      ),
    ],
  },
  'superior-positioning-2018': {
    name: 'Superior Positioning',
    ...ofRobb,
    responses: [
      answer(
        enemyChargeBegins,
        own('slows', ({ t, s, seat, other }) => {
          const now = running(s, charge);
          if (now !== null) now.moreDice = (now.moreDice ?? 0) + 1;
          if (isCommandedBy(s, other, seat)) t.run(maneuver, shortManeuver(other.id, 3));
        }),
      ),
    ],
  },
  'tactical-regroup': {
    name: 'Tactical Regroup',
    ...ofRobb,
    responses: [
      answer(
        narrowed(friendlyActivates, engaged('unit')),
        own('regroups', (c) => {
          const leftBecome = nearUnitOf('Robb Stark', 'long')('unit').holds(c)
            ? (['vulnerable'] as const)
            : [];
          c.t.run(retreat, startRetreat(c.unit.id, false, [{ leftBecome }]));
        }),
        own('restores-d3', ({ t, unit }) => void restore(t, unit.id, rollD3(t))),
      ),
    ],
  },
  'last-stand-2018': {
    name: 'Last Stand',
    ...ofGreatjon,
    responses: [
      {
        ...lastStandOfAll,
        effects: [
          when(isOfHouse('house-umber')('unit'), has('last-stand-2018', 'turn')),
          ...lastStandOfAll.effects,
        ],
      },
    ],
    attached: { happens: [happening(meleeBegins, otherBecomes('vulnerable'))] },
  },
  'lash-out-2018': {
    name: 'Lash Out',
    ...ofGreatjon,
    responses: [
      answer(
        narrowed(namingOther(enemyMeleeDone), stands('unit'), isFriend('other'), hasLostRanks),
        own(
          'lashes-out',
          ({ t, s, seat, unit, other }) => {
            const more = destroyedRanks(s, other) >= 2 ? 2 : 0;
            const three = isOfFamily(s, other, 'house-umber');
            wound(t, unit.id, (three ? 3 : rollD3(t)) + more, seat, null);
          },
          () => 3,
        ),
      ),
    ],
  },
  [BERSERKERS]: {
    name: 'Berserker Tactics',
    ...ofGreatjon,
    responses: [
      choose(
        moment('attack-after-dice', isMelee, isFriend('unit')),
        ({ s, unit }) => (isOfFamily(s, unit, 'house-umber') ? ['three', 'roll'] : ['yes']),
        own(
          'goes-berserk',
          ({ t, s, seat, unit, other, way }) => {
            const wounds = way === 'three' ? 3 : rollD3(t);
            wound(t, other.id, wounds, seat, unit.id);
            s.lasting = [
              ...s.lasting,
              {
                ability: BERSERKERS,
                on: unit.id,
                by: seat,
                until: 'turn',
                from: BERSERKERS,
                attached: false,
                tokens: wounds,
              },
            ];
          },
          () => 2,
        ),
        afterThisAttack(
          own('pays-for-it', ({ t, s, unit }) => {
            const paid = lastingOn(s, unit.id, BERSERKERS)?.tokens ?? 0;
            lift(t, ({ on, ability }) => on === unit.id && ability === BERSERKERS);
            if (ranksOf(s, unit) !== 1) wound(t, unit.id, paid, null, null);
          }),
        ),
      ),
    ],
    attached: {},
  },
};

/** House Lannister: units, attachments, NCUs and Tactics cards of the starter set. */
import { become } from '../conditions.ts';
import { condition, isCommanders, isOfHouse } from '../effects/conditions.ts';
import type { Holds } from '../effects/effect.ts';
import {
  claimsZone,
  enemyActivates,
  enemyNcuActivates,
  enemyPanics,
  enemyTests,
  friendlyMelee,
  friendlyTestRolled,
  friendSurgesForth,
  narrowed,
  opponentPlaysCard,
  startOfTurn,
} from '../effects/moments.ts';
import { assaults, friendly, hostile, ids, overrunWays } from '../effects/ways.ts';
import {
  answer,
  assault,
  attaches,
  choose,
  draws,
  gains,
  has,
  losesAbilities,
  onFailure,
  otherBecomes,
  overruns,
  own,
  replacesZone,
  restores,
  suffersTest,
  unitBecomes,
  when,
} from '../effects/words.ts';
import { LONG_RANGE, range } from '../geometry/range.ts';
import { corners } from '../geometry/tray.ts';
import { testNow } from '../morale.ts';
import { cancelLastDeclared } from '../occasion.ts';
import type { BattleState } from '../state.ts';
import {
  commandersUnit,
  controls,
  destroyedRanks,
  distanceBetween,
  enemyUnits,
  friendlyUnits,
  shapeOf,
} from '../table.ts';
import { keepToLimit } from '../tactics-deck.ts';
import type { UnitTrigger } from '../timing/triggers.ts';
import { isOf } from '../units/abilities.ts';
import { restore, wound } from '../wounds.ts';
import type { AttachmentCard, NcuCard, TacticsCard, UnitCard } from './card.ts';

// oxfmt-ignore
export const LANNISTER_UNITS: { readonly [id: string]: UnitCard } = {
  'lannister-guardsmen': {
    name: 'Lannister Guardsmen', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 4, defense: 3, morale: 7, wounds: 1,
    attacks: [{ name: 'Long Sword', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['lannister-supremacy'],
  },
  'lannister-halberdiers': {
    name: 'Lannister Halberdiers', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Halberd', kind: 'melee', toHit: 4, dice: [7, 7, 4] }],
    abilities: ['set-for-charge', 'halberd'],
  },
  'house-clegane-mountains-men': {
    name: "House Clegane Mountain's Men", faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 1, affiliations: ['house-clegane'],
    attacks: [{ name: "Marauder's Blades", kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['marauders-blades', 'prey-on-fear'],
  },
  'house-clegane-brigands': {
    name: 'House Clegane Brigands', faction: 'lannister', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 6, defense: 5, morale: 7, wounds: 3, affiliations: ['house-clegane'],
    attacks: [{ name: 'Brutal Armaments', kind: 'melee', toHit: 3, dice: [7, 5] }],
    abilities: ['cavalry', 'brutal-armaments'],
  },
};

// oxfmt-ignore
export const LANNISTER_ATTACHMENTS: { readonly [id: string]: AttachmentCard } = {
  'jaime-lannister-the-kingslayer': {
    name: 'Jaime Lannister', subname: 'The Kingslayer', faction: 'lannister', type: 'infantry', cost: 0, character: 'Jaime Lannister',
    abilities: ['precision', 'counterstrike', 'disrupt'],
    commands: ['kingslayers-renown', 'kingslayers-prowess', 'kingslayers-infamy'],
  },
  'gregor-clegane-the-mountain': {
    name: 'Gregor Clegane', subname: 'The Mountain', faction: 'lannister', type: 'infantry', cost: 0, character: 'Gregor Clegane',
    abilities: ['affiliation-house-clegane', 'indomitable', 'the-mountains-strength'],
    commands: ['overrun-lannister', 'assault-orders-lannister', 'price-of-failure'],
  },
  'assault-veteran': {
    name: 'Assault Veteran', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['intimidating-presence'],
  },
  'guard-captain': {
    name: 'Guard Captain', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['hold-the-line'],
  },
  'gregor-clegane-lord-tywins-mad-dog': {
    name: 'Gregor Clegane', subname: "Lord Tywin's Mad Dog", faction: 'lannister', type: 'infantry', cost: 2, character: 'Gregor Clegane',
    abilities: ['unstoppable-wrath', 'uncontrolled-rage'],
  },
  'jaime-lannister-the-young-lion': {
    name: 'Jaime Lannister', subname: 'The Young Lion', faction: 'lannister', type: 'infantry', cost: 1, character: 'Jaime Lannister',
    abilities: ['martial-training', 'stalwart'],
  },
};

export const LANNISTER_NCUS: { readonly [id: string]: NcuCard } = {
  'tyrion-lannister-the-imp': {
    name: 'Tyrion Lannister',
    subname: 'The Imp',
    faction: 'lannister',
    cost: 5,
    character: 'Tyrion Lannister',
    abilities: ['tactical-mastermind'],
  },
  'cersei-lannister-queen-regent': {
    name: 'Cersei Lannister',
    subname: 'Queen Regent',
    faction: 'lannister',
    cost: 4,
    character: 'Cersei Lannister',
    abilities: ['playing-the-game'],
  },
};

const zonesHeld = (s: BattleState, seat: string): number =>
  ['crown', 'wealth'].filter((zone) => controls(s, seat, zone)).length;

const nearJaime: Holds<UnitTrigger> = condition('near-commander', ({ s, seat, unit }) => {
  const jaimes = commandersUnit(s, seat);
  return jaimes !== null && unit.pose !== null && distanceBetween(jaimes, unit) <= LONG_RANGE;
});

/** Where the enemy was activated counts: it may have moved by now. */
const activatedNearJaime: Holds<'unit-activates'> = condition(
  'near-commander',
  ({ s, seat, unit, about: { stood: pose } }) => {
    const jaimes = commandersUnit(s, seat);
    if (jaimes === null || pose === null) return false;
    return range(shapeOf(jaimes), corners({ kind: unit.tray, pose })) <= LONG_RANGE;
  },
);

const drawOne = answer(startOfTurn, draws(1));

const JAIME = 'jaime-lannister-the-kingslayer';
const GREGOR = 'gregor-clegane-the-mountain';

export const LANNISTER_TACTICS: { readonly [id: string]: TacticsCard } = {
  'intrigue-and-subterfuge': {
    name: 'Intrigue and Subterfuge',
    faction: 'lannister',
    commander: null,
    responses: [
      choose(
        enemyNcuActivates,
        ({ s, seat }) => (controls(s, seat, 'wealth') ? ids(enemyUnits(s, seat)) : ['yes']),
        losesAbilities('round'),
        own('weakens-and-shrinks-the-hand', ({ t, ncu, way }) => {
          if (way !== 'yes') become(t, way, 'weakened');
          keepToLimit(t, ncu.seat);
        }),
      ),
    ],
  },
  'a-lannister-pays-his-debts': {
    name: 'A Lannister Pays His Debts',
    faction: 'lannister',
    commander: null,
    responses: [choose(startOfTurn, friendly, attaches)],
  },
  'hear-me-roar': {
    name: 'Hear Me Roar!',
    faction: 'lannister',
    commander: null,
    responses: [
      answer(
        enemyTests,
        own('frightens', ({ s, unit }) => {
          const test = testNow(s);
          // battle/ability/same-name-not-cumulative: two players may have declared it
          if (test.changedBy.includes('hear-me-roar')) return;
          test.changedBy.push('hear-me-roar');
          test.roll -= 1 + destroyedRanks(s, unit);
          test.wounds += 1;
        }),
      ),
    ],
  },
  bribery: {
    name: 'Bribery',
    faction: 'lannister',
    commander: null,
    responses: [choose(claimsZone, hostile, replacesZone(attaches))],
  },
  counterplot: {
    name: 'Counterplot',
    faction: 'lannister',
    commander: null,
    responses: [
      answer(
        opponentPlaysCard,
        own('cancels', ({ t, s, seat }) => {
          const held = zonesHeld(s, seat);
          const [die = 1] = held === 2 ? [6] : t.roll('counterplot', 1);
          if (die >= (held === 0 ? 3 : 2)) cancelLastDeclared(t);
        }),
      ),
    ],
  },
  'fealty-to-the-crown': {
    name: 'Fealty to the Crown',
    faction: 'lannister',
    commander: null,
    responses: [
      choose(
        enemyPanics,
        ({ s, seat, unit, about: { stood } }) => {
          if (stood === null) return [];
          const enemy = corners({ kind: unit.tray, pose: stood.pose });
          return ids(friendlyUnits(s, seat).filter((friend) => range(shapeOf(friend), enemy) <= LONG_RANGE));
        },
        own('feeds-on-panic', ({ t, s, seat, unit, chosen, about }) => {
          const more = controls(s, seat, 'crown') ? 1 : 0;
          wound(t, unit.id, more, seat, null);
          restore(t, chosen.id, Math.min(3, about.suffered) + more);
        }),
      ),
    ],
  },
  'subjugation-of-power': {
    name: 'Subjugation of Power',
    faction: 'lannister',
    commander: null,
    responses: [
      answer(
        enemyActivates,
        // a difference, since -0 would not outlast a saved game
        suffersTest('panic', { roll: ({ s, seat }) => 0 - zonesHeld(s, seat) }),
        onFailure(losesAbilities('turn'), has('no-friendly-cards', 'turn')),
      ),
    ],
  },
  'kingslayers-renown': {
    name: "Kingslayer's Renown",
    faction: 'lannister',
    commander: JAIME,
    responses: [
      answer(
        narrowed(friendlyTestRolled, nearJaime),
        own('passes', ({ s }) => {
          testNow(s).passed = true;
        }),
        when(isCommanders('unit'), restores('unit', 2)),
      ),
      drawOne,
    ],
  },
  'kingslayers-prowess': {
    name: "Kingslayer's Prowess",
    faction: 'lannister',
    commander: JAIME,
    responses: [
      answer(
        narrowed(friendlyMelee, isCommanders('unit')),
        gains({ dieValue: 'highest', reroll: 'misses' }),
        otherBecomes('vulnerable'),
      ),
      drawOne,
    ],
  },
  'kingslayers-infamy': {
    name: "Kingslayer's Infamy",
    faction: 'lannister',
    commander: JAIME,
    responses: [
      answer(
        narrowed(enemyActivates, activatedNearJaime),
        unitBecomes('panicked'),
        suffersTest('panic'),
        onFailure(unitBecomes('weakened')),
      ),
      drawOne,
    ],
  },
  'overrun-lannister': {
    name: 'Overrun',
    faction: 'lannister',
    commander: GREGOR,
    responses: [choose(friendSurgesForth, overrunWays, overruns(isOfHouse('house-clegane')('unit')))],
  },
  'assault-orders-lannister': {
    name: 'Assault Orders',
    faction: 'lannister',
    commander: GREGOR,
    responses: [
      choose(
        claimsZone,
        assaults(({ s }, unit) => isOf(s, unit, 'house-clegane')),
        replacesZone(assault),
      ),
    ],
  },
  'price-of-failure': {
    name: 'Price of Failure',
    faction: 'lannister',
    commander: GREGOR,
    responses: [
      answer(friendlyMelee, gains({ everyDieHits: true, attackerBecomes: ['panicked', 'vulnerable'] })),
    ],
  },
};

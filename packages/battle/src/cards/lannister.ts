/** House Lannister: units, attachments, NCUs and Tactics cards of the starter set. */
import { unitOptions } from '../options.ts';
import { LONG_RANGE, range } from '../geometry/range.ts';
import { corners } from '../geometry/tray.ts';
import type { Pose } from '../geometry/units.ts';
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
  mustUnit,
  ncuOf,
  shapeOf,
  unitOf,
} from '../table.ts';
import { drawCards, keepToLimit } from '../tactics-deck.ts';
import { restore, wound } from '../wounds.ts';
import type { Stood } from './abilities.ts';
import { become } from '../conditions.ts';
import type { AttachmentCard, Holds, NcuCard, TacticsCard, UnitCard } from './card.ts';
import {
  answer,
  assault,
  assaults,
  attaches,
  choose,
  claimsZone,
  enemyActivates,
  enemyNcuActivates,
  enemyPanics,
  enemyTests,
  friendly,
  friendlyMelee,
  friendlyTestRolled,
  friendSurgesForth,
  gains,
  has,
  hostile,
  inOrder,
  isCommanders,
  isOfHouse,
  losesAbilities,
  narrowed,
  onFailure,
  opponentPlaysCard,
  otherBecomes,
  overruns,
  overrunWays,
  replacesZone,
  startOfTurn,
  suffersTest,
  unitBecomes,
  when,
} from './words.ts';
import { isOf } from '../units/abilities.ts';

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

const nearJaime: Holds = (s, o, seat) => {
  const jaimes = commandersUnit(s, seat);
  const unit = unitOf(s, o.unit ?? '');
  if (jaimes === null || unit === null || unit.pose === null) return false;
  return distanceBetween(jaimes, unit) <= LONG_RANGE;
};

/** Where the enemy was activated counts: it may have moved by now. */
const activatedNearJaime: Holds = (s, o, seat) => {
  const jaimes = commandersUnit(s, seat);
  const pose = o.about['stood'] as Pose | null;
  if (jaimes === null || pose === null) return false;
  return range(shapeOf(jaimes), corners({ kind: mustUnit(s, o.unit).tray, pose })) <= LONG_RANGE;
};

const drawOne = answer(startOfTurn, (t, _, seat) => drawCards(t, seat, 1));

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
        (s, _, seat) => (controls(s, seat, 'wealth') ? unitOptions(enemyUnits(s, seat)) : ['yes']),
        losesAbilities('round', 'intrigue-and-subterfuge'),
        (t, o, _, way) => {
          if (way !== 'yes') become(t, way, 'weakened');
          keepToLimit(t, ncuOf(t.state, o.unit)?.seat ?? '');
        },
      ),
    ],
  },
  'a-lannister-pays-his-debts': {
    name: 'A Lannister Pays His Debts',
    faction: 'lannister',
    commander: null,
    responses: [choose(startOfTurn, friendly, attaches('a-lannister-pays-his-debts'))],
  },
  'hear-me-roar': {
    name: 'Hear Me Roar!',
    faction: 'lannister',
    commander: null,
    responses: [
      answer(enemyTests, (t, o) => {
        const running = testNow(t.state);
        // battle/ability/same-name-not-cumulative: two players may have declared it
        if (running.changedBy.includes('hear-me-roar')) return;
        running.changedBy.push('hear-me-roar');
        running.roll -= 1 + destroyedRanks(t.state, mustUnit(t.state, o.unit));
        running.wounds += 1;
      }),
    ],
  },
  bribery: {
    name: 'Bribery',
    faction: 'lannister',
    commander: null,
    responses: [choose(claimsZone, hostile, replacesZone(attaches('bribery')))],
  },
  counterplot: {
    name: 'Counterplot',
    faction: 'lannister',
    commander: null,
    responses: [
      answer(opponentPlaysCard, (t, _, seat) => {
        const held = zonesHeld(t.state, seat);
        const [die = 1] = held === 2 ? [6] : t.roll('counterplot', 1);
        if (die >= (held === 0 ? 3 : 2)) cancelLastDeclared(t);
      }),
    ],
  },
  'fealty-to-the-crown': {
    name: 'Fealty to the Crown',
    faction: 'lannister',
    commander: null,
    responses: [
      choose(
        enemyPanics,
        (s, o, seat) => {
          const stood = o.about['stood'] as Stood | null;
          if (stood === null) return [];
          const enemy = corners({ kind: mustUnit(s, o.unit).tray, pose: stood.pose });
          return unitOptions(
            friendlyUnits(s, seat).filter((unit) => range(shapeOf(unit), enemy) <= LONG_RANGE),
          );
        },
        (t, o, seat, unit) => {
          const more = controls(t.state, seat, 'crown') ? 1 : 0;
          wound(t, o.unit ?? '', more, seat, null);
          restore(t, unit, Math.min(3, Number(o.about['suffered'])) + more);
        },
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
        inOrder(
          'subjugation-of-power',
          // a difference, since -0 would not outlast a saved game
          suffersTest('panic', (s, seat) => ({ roll: 0 - zonesHeld(s, seat) })),
          onFailure(
            losesAbilities('turn', 'subjugation-of-power'),
            has('no-friendly-cards', 'turn', 'subjugation-of-power'),
          ),
        ),
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
        (t) => {
          testNow(t.state).passed = true;
        },
        when(isCommanders('unit'), (t, o) => void restore(t, o.unit ?? '', 2)),
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
        inOrder(
          'kingslayers-infamy',
          unitBecomes('panicked'),
          suffersTest('panic'),
          onFailure(unitBecomes('weakened')),
        ),
      ),
      drawOne,
    ],
  },
  'overrun-lannister': {
    name: 'Overrun',
    faction: 'lannister',
    commander: GREGOR,
    responses: [choose(friendSurgesForth, overrunWays, overruns(isOfHouse('house-clegane')))],
  },
  'assault-orders-lannister': {
    name: 'Assault Orders',
    faction: 'lannister',
    commander: GREGOR,
    responses: [
      choose(
        claimsZone,
        assaults((s, _, unit) => isOf(s, unit, 'house-clegane')),
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

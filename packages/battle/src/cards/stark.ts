/** House Stark: units, attachments, NCUs and Tactics cards of the starter set. */
import { running, type Option } from '@maester/kernel';
import { joined, named, word } from '../options.ts';
import { charge } from '../actions/charge.ts';
import { maneuver, shift } from '../actions/maneuver.ts';
import { melee, meleeProfiles, startMelee } from '../actions/melee.ts';
import { addGain } from '../attack.ts';
import { become } from '../conditions.ts';
import type { AttackGain } from '../effects.ts';
import { inches } from '../geometry/units.ts';
import { controls, destroyedRanks, isEngaged, mustUnit } from '../table.ts';
import { wound } from '../wounds.ts';
import type { AttachmentCard, NcuCard, TacticsCard, UnitCard } from './card.ts';
import {
  answer,
  assault,
  assaults,
  attaches,
  choose,
  claimsZone,
  engaged,
  enemyChargeBegins,
  enemyMeleeDone,
  friendDestroyed,
  friendly,
  friendlyChargeRolled,
  friendlyChargeSucceeds,
  friendlyMelee,
  friendlyMeleeDone,
  friendlyUnengaged,
  gains,
  has,
  hasOneRank,
  holding,
  inOrder,
  isCommanders,
  isOfHouse,
  narrowed,
  otherBecomes,
  otherMeleeActions,
  replacesZone,
  retreats,
  stands,
  startOfTurn,
  startOtherMelee,
  unitBecomes,
  when,
} from './words.ts';

// oxfmt-ignore
export const STARK_UNITS: { readonly [id: string]: UnitCard } = {
  'stark-sworn-swords': {
    name: 'Stark Sworn Swords', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: "Winter's Bite", kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['winters-bite', 'go-down-fighting'],
  },
  'stark-outriders': {
    name: 'Stark Outriders', faction: 'stark', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 6, defense: 4, morale: 6, wounds: 3,
    attacks: [{ name: "Outrider's Blade", kind: 'melee', toHit: 4, dice: [7, 4] }],
    abilities: ['tactical-reposition', 'cavalry', 'ambush'],
  },
  'house-umber-berserkers': {
    name: 'House Umber Berserkers', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 6, defense: 5, morale: 5, wounds: 1, affiliations: ['house-umber'],
    attacks: [{ name: 'Berserker Axes', kind: 'melee', toHit: 3, dice: [7, 8, 9] }],
    abilities: ['berserkers-fervor'],
  },
  'grey-wind': {
    name: 'Grey Wind', faction: 'stark', type: 'monster', tray: 'small-solo', cost: 3,
    speed: 6, defense: 4, morale: 2, wounds: 4, character: 'Grey Wind', requires: { character: 'Robb Stark' },
    attacks: [{ name: 'Tooth & Claw', kind: 'melee', toHit: 3, dice: [4] }],
    abilities: ['direwolf', 'tooth-and-claw', 'disrupt'],
  },
  'house-karstark-spearmen': {
    name: 'House Karstark Spearmen', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1, affiliations: ['house-karstark'],
    attacks: [{ name: 'Spear', kind: 'melee', toHit: 4, dice: [7, 7, 4] }],
    abilities: ['hold-the-line', 'stand-your-ground'],
  },
};

// oxfmt-ignore
export const STARK_ATTACHMENTS: { readonly [id: string]: AttachmentCard } = {
  'robb-stark-the-wolf-lord': {
    name: 'Robb Stark', subname: 'The Wolf Lord', faction: 'stark', type: 'infantry', cost: 0, character: 'Robb Stark',
    abilities: ['tactical-reposition', 'enhanced-mobility', 'regroup'],
    commands: ['sudden-retreat', 'superior-positioning', 'hit-and-run'],
  },
  'greatjon-umber-lord-of-last-hearth': {
    name: 'Greatjon Umber', subname: 'Lord of Last Hearth', faction: 'stark', type: 'infantry', cost: 0, character: 'Greatjon Umber',
    abilities: ['overrun', 'reckless-heroism', 'affiliation-house-umber'],
    commands: ['berserker-tactics', 'lash-out', 'last-stand'],
  },
  'umber-champion': {
    name: 'Umber Champion', faction: 'stark', type: 'infantry', cost: 1, abilities: ['incite', 'furious-charge'],
  },
  'sworn-sword-captain': {
    name: 'Sworn Sword Captain', faction: 'stark', type: 'infantry', cost: 1, abilities: ['martial-training'],
  },
  'greatjon-umber-fierce-bannerman': {
    name: 'Greatjon Umber', subname: 'Fierce Bannerman', faction: 'stark', type: 'infantry', cost: 2, character: 'Greatjon Umber',
    abilities: ['to-the-last', 'furious-charge'],
  },
  'robb-stark-the-young-wolf': {
    name: 'Robb Stark', subname: 'The Young Wolf', faction: 'stark', type: 'infantry', cost: 2, character: 'Robb Stark',
    abilities: ['swift-retreat', 'enhanced-mobility'],
  },
};

export const STARK_NCUS: { readonly [id: string]: NcuCard } = {
  'catelyn-stark-lady-of-winterfell': {
    name: 'Catelyn Stark',
    subname: 'Lady of Winterfell',
    faction: 'stark',
    cost: 4,
    character: 'Catelyn Stark',
    abilities: ['family-duty-honor'],
  },
  'sansa-stark-little-bird': {
    name: 'Sansa Stark',
    subname: 'Little Bird',
    faction: 'stark',
    cost: 4,
    character: 'Sansa Stark',
    abilities: ['repeating-the-words'],
  },
};

const BERSERKER_GAINS: { readonly [way: string]: AttackGain } = {
  'critical-blow': { keywords: ['critical-blow'] },
  sundering: { keywords: ['sundering'] },
  highest: { dieValue: 'highest' },
  reroll: { reroll: 'any' },
};

/** Every choice of one to four of the gains. */
const BERSERKER_WAYS: readonly Option[] = (() => {
  const all = Object.entries(BERSERKER_GAINS).map(([id, { keywords }]) =>
    keywords === undefined ? word(id) : named('keyword', id),
  );
  const sets = Array.from({ length: (1 << all.length) - 1 }, (_, i) => i + 1);
  return sets.map((set) => joined('+', ...all.filter((_, i) => (set >> i) & 1)));
})();

const ROBB = 'robb-stark-the-wolf-lord';
const GREATJON = 'greatjon-umber-lord-of-last-hearth';

export const STARK_TACTICS: { readonly [id: string]: TacticsCard } = {
  'winters-might': {
    name: "Winter's Might",
    faction: 'stark',
    commander: null,
    responses: [
      answer(
        friendlyMelee,
        gains({ keywords: ['sundering'] }),
        when(hasOneRank, gains({ reroll: 'any' })),
        holding('combat', gains({ dieValue: 'highest' })),
      ),
    ],
  },
  'northern-ferocity': {
    name: 'Northern Ferocity',
    faction: 'stark',
    commander: null,
    responses: [
      answer(
        friendlyMelee,
        gains({ keywords: ['vicious'] }),
        when(hasOneRank, gains({ panicWounds: 2, from: 'northern-ferocity' })),
        holding('combat', otherBecomes('panicked')),
      ),
    ],
  },
  'devastating-impact': {
    name: 'Devastating Impact',
    faction: 'stark',
    commander: null,
    responses: [
      choose(
        friendlyChargeRolled,
        (s, _, seat) => {
          const now = running(s, charge);
          // battle/re-roll/once-per-player
          const fixed = now?.dieIsSix === true || now?.again[seat] !== undefined;
          return controls(s, seat, 'maneuver') && !fixed ? ['keep', 'reroll'] : ['keep'];
        },
        has('devastating-impact', 'turn', 'devastating-impact'),
        (t, _, __, way) => {
          const now = running(t.state, charge);
          if (way === 'reroll' && now !== null) now.die = t.roll('charge-again', 1)[0] ?? 1;
        },
      ),
    ],
  },
  'the-north-remembers': {
    name: 'The North Remembers',
    faction: 'stark',
    commander: null,
    responses: [choose(startOfTurn, friendly, attaches('the-north-remembers'))],
  },
  'winter-is-coming': {
    name: 'Winter Is Coming',
    faction: 'stark',
    commander: null,
    responses: [
      choose(
        friendlyChargeSucceeds,
        (s, _, seat) => (controls(s, seat, 'maneuver') ? ['both'] : ['untargetable', 'highest']),
        (t, o, seat, way, unit) => {
          if (way !== 'untargetable') running(t.state, charge)?.gained.push({ dieValue: 'highest' });
          // The enemy's own Orders and cards: "friendly" as that enemy sees it, or the choice would only harm its player.
          if (way !== 'highest')
            has('no-friendly-orders-or-cards', 'turn', 'winter-is-coming', 'other')(t, o, seat, way, unit);
        },
      ),
    ],
  },
  'swift-reposition': {
    name: 'Swift Reposition',
    faction: 'stark',
    commander: null,
    responses: [
      choose(startOfTurn, friendlyUnengaged, (t, _, seat, unit) => {
        if (controls(t.state, seat, 'maneuver'))
          t.run(maneuver, { unit, most: inches(3), action: 'maneuver' });
        else t.run(shift, { unit, most: inches(2) });
      }),
    ],
  },
  'assault-orders-stark': {
    name: 'Assault Orders',
    faction: 'stark',
    commander: null,
    responses: [
      choose(
        claimsZone,
        assaults((_, o) => o.about['zone'] === 'combat'),
        replacesZone(assault),
      ),
    ],
  },
  'sudden-retreat': {
    name: 'Sudden Retreat',
    faction: 'stark',
    commander: ROBB,
    responses: [
      answer(
        { ...narrowed(enemyMeleeDone, engaged('other')), targets: 'both' },
        retreats('other', isCommanders('other')),
      ),
    ],
  },
  'superior-positioning': {
    name: 'Superior Positioning',
    faction: 'stark',
    commander: ROBB,
    responses: [
      answer(
        narrowed(enemyChargeBegins, (s) => running(s, charge)?.side === 'front'),
        (t, o, seat, _, unit) => {
          const now = running(t.state, charge);
          if (now === null) return;
          const upTo = isCommanders('other')(t.state, o, seat, unit) ? 5 : 3;
          now.disorderlyUpTo = Math.max(now.disorderlyUpTo, upTo);
          now.disorderlyBrings.push('vulnerable');
        },
      ),
    ],
  },
  'hit-and-run': {
    name: 'Hit and Run',
    faction: 'stark',
    commander: ROBB,
    responses: [
      answer(
        narrowed(friendlyMeleeDone, engaged('unit')),
        inOrder(
          'hit-and-run',
          retreats('unit'),
          when(isCommanders('unit'), (t) => {
            for (const enemy of (t.returned ?? []) as string[]) become(t, enemy, 'weakened');
          }),
        ),
      ),
    ],
  },
  'berserker-tactics': {
    name: 'Berserker Tactics',
    faction: 'stark',
    commander: GREATJON,
    responses: [
      choose(
        friendlyMelee,
        () => BERSERKER_WAYS,
        (t, o, _, way) => {
          const chosen = way.split('+');
          for (const name of chosen) addGain(t, BERSERKER_GAINS[name] ?? {});
          wound(t, o.unit ?? '', chosen.length - 1, null, null);
        },
      ),
    ],
  },
  'lash-out': {
    name: 'Lash Out',
    faction: 'stark',
    commander: GREATJON,
    responses: [
      answer(
        narrowed(enemyMeleeDone, stands('unit')),
        when(isOfHouse('house-umber', 'other'), unitBecomes('panicked')),
        (t, o, seat) =>
          wound(t, o.unit ?? '', 2 * destroyedRanks(t.state, mustUnit(t.state, o.other)), seat, null),
      ),
    ],
  },
  'last-stand': {
    name: 'Last Stand',
    faction: 'stark',
    commander: GREATJON,
    responses: [
      choose(
        friendDestroyed,
        (s, o) => {
          const unit = mustUnit(s, o.unit);
          const attacks = isEngaged(s, unit) && meleeProfiles(s, unit).length > 0;
          return [...(attacks ? ['yes'] : []), ...otherMeleeActions(s, unit)];
        },
        (t, o, seat, way, unit) => {
          const again = isOfHouse('house-umber')(t.state, o, seat, unit);
          const gained: AttackGain[] = [{ dieValue: 'highest', ...(again && { reroll: 'any' }) }];
          if (way !== 'yes') startOtherMelee(t, o.unit ?? '', way, gained);
          else t.run(melee, { ...startMelee(o.unit ?? '', null, gained), surge: 'replaced' });
        },
      ),
    ],
  },
};

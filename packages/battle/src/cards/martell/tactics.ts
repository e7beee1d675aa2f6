/** House Martell: Tactics cards of the faction, and those of Oberyn and Doran Martell. */
import {
  afterThisAttack,
  allZones,
  another,
  answer,
  attaches,
  attachesTo,
  choose,
  chosenBecomes,
  claimsZone,
  condition,
  controlling,
  detaches,
  draws,
  each,
  enemiesNear,
  enemyActivates,
  enemyMelee,
  friendlyTestRolled,
  gains,
  happening,
  has,
  holding,
  hostile,
  isFriend,
  isPanic,
  isSelf,
  isUnitOf,
  isWatched,
  isZone,
  mayUse,
  moment,
  narrowed,
  nearUnitOf,
  not,
  opponentChooses,
  orNone,
  own,
  passesThisTest,
  replacesZone,
  rerollsTest,
  searches,
  silently,
  startOfTurn,
  suffers,
  targetedByZone,
  thenChooses,
  unitBecomes,
  when,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import { areFriends } from '../../sides/sides.ts';
import { lastingOn, lay, lift } from '../../tactics/influence.ts';
import { controls, opponentControls } from '../../tactics/control.ts';
import { unitsOf } from '../../units/affiliation.ts';
import { isEngaged } from '../../units/engaged.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { parlay } from '../shared/endurance.ts';
import { countsTheFallen, rollsOfOne } from '../shared/phrases.ts';
import { superiorPositioning } from '../shared/superior-positioning.ts';
import { cunningPloy, falseAgenda, interceptOrders } from '../shared/tactics.ts';
import { CAPTAINS_TACTICS } from './captains.ts';
import { twoEnemiesBecome } from '../shared/board-phrases.ts';

const OBERYN = 'oberyn-martell-prince-of-dorne';
const DORAN = 'doran-martell-lord-of-sunspear';
const VIPER = 'Oberyn Martell';

const targetedByCombat = narrowed(
  targetedByZone,
  condition('combat', ({ about }) => about.zone === 'combat'),
);

/** A friend has fallen since the card was laid on the unit. */
const remembers: Holds<'attack-after-dice' | 'zone-targets'> = condition(
  'remembers',
  ({ s, owner }) => owner !== null && (lastingOn(s, owner.id, 'rhoynish-vengeance')?.tokens ?? 0) > 0,
);

const DIPLOMACY = 'diplomats-watch';
const enemyClaimed = moment(
  'zone-resolved',
  isWatched,
  condition('of-enemy', ({ s, seat, about }) => !areFriends(s, about.seat, seat)),
);

export const DIPLOMACY_ABILITIES: { readonly [id: string]: AbilityCard } = {
  [DIPLOMACY]: {
    name: 'Sand Diplomacy',
    uses: [mayUse(twoEnemiesBecome(enemyClaimed, orNone(another(hostile)), ['vulnerable', 'weakened']))],
    // the first of the two zones that is claimed ends it for everyone
    happens: [
      silently(
        happening(
          enemyClaimed,
          own(
            'ends-for-all',
            ({ t }) => lift(t, ({ ability }) => ability === DIPLOMACY),
            () => 0,
          ),
        ),
      ),
    ],
  },
  'in-the-vipers-sight': { name: "Viper's Infamy", speed: -2 },
};

export const tactics: { readonly [id: string]: TacticsCard } = {
  'superior-positioning-martell': superiorPositioning({ faction: 'martell', commander: null }),
  'unbowed-unbent-unbroken': {
    name: 'Unbowed, Unbent, Unbroken',
    faction: 'martell',
    commander: null,
    responses: [
      choose(
        narrowed(friendlyTestRolled, isPanic),
        (c) => {
          const enemies = enemiesNear('long')('unit')(c);
          return enemies.length > 0 ? enemies : ['yes'];
        },
        when(controlling('combat'), passesThisTest),
        when(not(controlling('combat')), rerollsTest),
        when(
          condition('chose-enemy', ({ way }) => way !== 'yes'),
          attaches,
        ),
      ),
    ],
    attached: {
      morale: { roll: -2 },
      happens: [
        happening(targetedByCombat, detaches),
        happening(moment('unit-destroyed', isFriend('unit')), detaches),
      ],
    },
  },
  'rhoynish-vengeance': {
    name: 'Rhoynish Vengeance',
    faction: 'martell',
    commander: null,
    responses: [choose(startOfTurn, hostile, attaches)],
    attached: {
      happens: [
        ...countsTheFallen,
        happening(moment('attack-after-dice', isSelf('unit'), remembers), suffers('unit', rollsOfOne)),
        happening(
          narrowed(
            targetedByZone,
            remembers,
            condition('its-opponent-rules', ({ s, unit }) => opponentControls(s, unit.seat, 'crown')),
          ),
          suffers('unit', 1),
        ),
      ],
    },
  },
  'sand-diplomacy': {
    name: 'Sand Diplomacy',
    faction: 'martell',
    commander: null,
    responses: [
      answer(
        moment('round-starts'),
        opponentChooses(allZones),
        thenChooses(allZones),
        own('watches-for-all', ({ t, s, source, parts }) => {
          const choice = parts.map(({ id }) => id);
          for (const seat of s.seats)
            lay(t, {
              ability: DIPLOMACY,
              on: seat,
              by: seat,
              until: 'round',
              from: source.id,
              watch: true,
              choice,
            });
        }),
      ),
    ],
  },
  'rising-temperatures': {
    name: 'Rising Temperatures',
    faction: 'martell',
    commander: null,
    responses: [answer(enemyActivates, attachesTo('unit', 'game'))],
    attached: {
      untargetable: { by: 'friends', what: ['card'], while: (s) => s.round >= 2 },
      attacking: (s) => (s.round >= 3 ? { toHit: -1 } : null),
      cannotRestore: (s) => s.round >= 4,
      happens: [happening(targetedByCombat, detaches)],
    },
  },
  'cunning-ploy-martell': cunningPloy({ faction: 'martell', commander: null }, ({ s, seat, chosen }) =>
    controls(s, seat, 'combat') ? chosen : null,
  ),
  'dune-tactics': {
    name: 'Dune Tactics',
    faction: 'martell',
    commander: null,
    responses: [
      answer(
        enemyMelee,
        when(
          condition(
            'lost-as-many-ranks',
            ({ s, unit, other }) => destroyedRanks(s, other) >= destroyedRanks(s, unit),
          ),
          gains({ dieValue: 'lowest' }),
        ),
        holding('crown', afterThisAttack(unitBecomes('vulnerable', 'panicked'))),
      ),
    ],
  },
  'unexpected-exhaustion': {
    name: 'Unexpected Exhaustion',
    faction: 'martell',
    commander: OBERYN,
    responses: [answer(enemyActivates, unitBecomes('vulnerable'), attachesTo('unit', 'game'))],
    attached: {
      attacking: { toHit: -1 },
      happens: [
        happening(
          moment('attack-before-dice', isSelf('unit'), isUnitOf(VIPER)('other')),
          unitBecomes('weakened'),
        ),
        happening(
          moment(
            'condition-removed',
            isSelf('unit'),
            condition('vulnerable', ({ about }) => about.condition === 'vulnerable'),
          ),
          detaches,
        ),
      ],
    },
  },
  'intercept-orders-martell': interceptOrders(
    'intercept-orders-martell',
    { faction: 'martell', commander: OBERYN },
    'crown',
    VIPER,
  ),
  'vipers-infamy': {
    name: "Viper's Infamy",
    faction: 'martell',
    commander: OBERYN,
    responses: [
      answer(
        enemyActivates,
        when(nearUnitOf(VIPER, 'long')('unit'), has('in-the-vipers-sight', 'turn')),
        own(
          'watches-its-charges',
          ({ t, seat, unit, source }) =>
            lay(t, { ability: source.id, on: unit.id, by: seat, until: 'turn', from: source.id }),
          () => 0.2,
        ),
      ),
      choose(
        startOfTurn,
        ({ s, seat }) => [
          'draw-card',
          ...(unitsOf(s, seat, VIPER).some((unit) => isEngaged(s, unit)) ? ['search'] : []),
        ],
        when(
          condition('chose-draw', ({ way }) => way === 'draw-card'),
          draws(1),
        ),
        when(
          condition('chose-search', ({ way }) => way === 'search'),
          searches('commanders', 'both'),
        ),
      ),
    ],
    attached: {
      happens: [happening(moment('charge-failed', isSelf('unit')), unitBecomes('vulnerable'))],
    },
  },
  'false-agenda-martell': falseAgenda(
    'false-agenda-martell',
    { faction: 'martell', commander: DORAN },
    'crown',
  ),
  'parlay-martell': parlay({ faction: 'martell', commander: DORAN }, 'Areo Hotah'),
  'ripe-to-act': {
    name: 'Ripe to Act',
    faction: 'martell',
    commander: DORAN,
    responses: [
      answer(narrowed(claimsZone, isZone('crown')), replacesZone(each(hostile, chosenBecomes('vulnerable')))),
    ],
  },
  ...CAPTAINS_TACTICS,
};

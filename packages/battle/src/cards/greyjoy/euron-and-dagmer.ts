/** House Greyjoy: the Tactics cards of Euron Greyjoy and Dagmer Cleftjaw. */
import { named } from '../../options.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import {
  allZones,
  areNear,
  attachesTo,
  choose,
  condition,
  discards,
  friendlyActivates,
  gainsPillage,
  happening,
  has,
  inSteps,
  isWatched,
  looksAndDiscards,
  losesPillage,
  moment,
  movesPillage,
  narrowed,
  opponentsDiscarded,
  opponentsWithCards,
  own,
  part,
  paysWounds,
  pick,
  pillagers,
  startOfFriendlyTurn,
  startOfTurn,
  stopsWatching,
  takesBack,
  takesForeign,
  unitBecomes,
  watches,
  when,
  pickedOf,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import { areFriends, playerOf, seatsInOrder } from '../../sides/sides.ts';
import { useZone } from '../../tactics/ncus.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { pillageOf } from '../../units/pillage.ts';
import { inMelee } from '../shared/phrases.ts';
import { cunningPloy } from '../shared/tactics.ts';
import { isGreyjoy, isGreyjoyInfantry } from './ironborn.ts';

const EURON = 'euron-greyjoy-lord-reaper-of-pyke';
const DAGMER = 'dagmer-cleftjaw-master-at-arms';
const KNOWLEDGE = 'knowledge-paid-in-iron';

/** Other friendly units in Short Range with Pillage tokens. */
const envied =
  (
    among: (c: Asked<'unit-activates'>, unit: Parameters<typeof isGreyjoy>[1]) => boolean,
  ): Ways<'unit-activates'> =>
  (c) =>
    pillagers<'unit-activates'>(
      (now, unit) =>
        unit.id !== now.unit.id &&
        pillageOf(unit) > 0 &&
        areNear(now.unit, unit, 'short') &&
        among(now, unit),
    )(c);
const rich = envied(() => true);
const victims = envied(({ s }, unit) => isGreyjoyInfantry(s, unit));

const howMany = (c: Asked<'unit-activates'>): number => 1 + rich(c).length;
const KEYWORDS = {
  sundering: [has<'unit-activates'>('iron-envy-sundering', 'turn')],
  vicious: [has<'unit-activates'>('iron-envy-vicious', 'turn')],
};
const ENVY = { ...KEYWORDS, 'take-pillage': [] };
const [envies, ...envyEffects] = pick<'unit-activates'>(howMany, ENVY);
const [keywordsAlone] = pick<'unit-activates'>(howMany, KEYWORDS);

/** A token is taken only where there is one to take. */
const envyWays: Ways<'unit-activates'> = (c) => (victims(c).length > 0 ? envies : keywordsAlone)(c);

const picked = pickedOf(ENVY);
const fromWhom: Ways<'unit-activates'> = (c) => (picked(c.way).includes('take-pillage') ? victims(c) : []);

/** The card itself is still being resolved. */
const knowledge: Ways<Trigger> = (c) => [
  ...[...new Set(playerOf(c.s, c.seat).discard)]
    .filter((card) => card !== KNOWLEDGE)
    .map((card) => named('card', card)),
  ...opponentsWithCards(c),
];

const chose = (kind: 'card' | 'seat'): Holds<Trigger> =>
  condition(`chose-${kind}`, ({ on }) => on.some((one) => one.kind === kind));

export const EURON_AND_DAGMER: { readonly [id: string]: TacticsCard } = {
  'devious-methods': {
    name: 'Devious Methods',
    faction: 'greyjoy',
    commander: EURON,
    responses: [choose(startOfFriendlyTurn, opponentsDiscarded, discards(1), takesForeign)],
  },
  'cunning-ploy-greyjoy': cunningPloy({ faction: 'greyjoy', commander: EURON }, ({ s, unit }) =>
    belongsTo(s, unit, 'Euron Greyjoy') ? unit : null,
  ),
  'mind-games': {
    name: 'Mind Games',
    faction: 'greyjoy',
    commander: EURON,
    responses: [choose(startOfFriendlyTurn, allZones, watches('mind-games-played', 'player', 'round'))],
  },
  'lust-for-glory': {
    name: 'Lust for Glory',
    faction: 'greyjoy',
    commander: DAGMER,
    responses: [
      choose(
        startOfTurn,
        pillagers(({ s }, unit) => isGreyjoy(s, unit)),
        gainsPillage('chosen'),
        attachesTo('chosen', 'round'),
      ),
    ],
    attached: { attacking: inMelee({ toHit: 1 }), defense: { roll: -1 } },
  },
  'iron-envy': {
    name: 'Iron Envy',
    faction: 'greyjoy',
    commander: DAGMER,
    responses: [
      inSteps(
        choose(
          narrowed(
            friendlyActivates,
            condition('greyjoy', ({ s, unit }) => isGreyjoy(s, unit)),
          ),
          envyWays,
          paysWounds('unit', 1),
          unitBecomes('vulnerable'),
          ...envyEffects,
          part(1, movesPillage('chosen', 'unit')),
        ),
        fromWhom,
      ),
    ],
  },
  [KNOWLEDGE]: {
    name: 'Knowledge Paid in Iron',
    faction: 'greyjoy',
    commander: DAGMER,
    responses: [
      inSteps(
        choose(
          startOfTurn,
          (c) =>
            knowledge(c).length > 0 ? pillagers<'turn-starts'>((_, unit) => pillageOf(unit) > 0)(c) : [],
          losesPillage('chosen'),
          part(1, when(chose('card'), takesBack), when(chose('seat'), looksAndDiscards())),
        ),
        knowledge,
      ),
    ],
  },
};

export const EURON_AND_DAGMER_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'mind-games-played': {
    name: 'Mind Games',
    happens: [
      happening(
        moment('zone-resolved', isWatched),
        stopsWatching,
        own('others-use-the-zone', ({ t, s, about }) => {
          for (const seat of seatsInOrder(s))
            if (!areFriends(s, seat, about.seat)) t.run(useZone, { seat, zone: about.zone });
        }),
      ),
    ],
  },
  'iron-envy-sundering': { name: 'Iron Envy', attacking: { keywords: ['sundering'] } },
  'iron-envy-vicious': { name: 'Iron Envy', attacking: { keywords: ['vicious'] } },
};

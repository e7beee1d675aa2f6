/** House Targaryen: Tactics cards of the faction; those of the Commanders are in files of their own. */
import { running } from '@maester/kernel';
import { maneuver, startManeuver } from '../../actions/maneuver.ts';
import { melee } from '../../actions/melee.ts';
import { retreat, startRetreat } from '../../actions/retreat.ts';
import { readWay } from '../../effects/read-way.ts';
import {
  actionsOfUnits,
  answer,
  attaches,
  choose,
  chosenBecomes,
  chosenShifts,
  claimsZone,
  condition,
  controlling,
  counts,
  detaches,
  eachTarget,
  enemiesNear,
  friendDestroyed,
  friendly,
  friendlyChargeRolled,
  friendlyMelee,
  friendlyUnengaged,
  friendSurgesForth,
  gains,
  happening,
  has,
  isCommanders,
  isSelf,
  isWatched,
  isZone,
  mayUse,
  moment,
  narrowed,
  own,
  pick,
  replacesZone,
  startOfTurn,
  stopsWatching,
  watches,
} from '../../effects/words.ts';
import { areFriends } from '../../sides/sides.ts';
import { controls } from '../../tactics/control.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { friendlyUnits, mustUnit } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { BARRISTAN_TACTICS, BELWAS_TACTICS } from './belwas-and-barristan.ts';
import { DAARIO_TACTICS, MARSELEN_TACTICS } from './daario-and-marselen.ts';
import { DAENERYS_TACTICS } from './daenerys.ts';
import { GREY_WORM_TACTICS, JORAH_TACTICS } from './jorah-and-grey-worm.ts';
import { DROGO_TACTICS } from './khal-drogo.ts';
import { SKAHAZ_TACTICS } from './skahaz.ts';
import { chargeDieIsFree, rollsChargeAgain } from '../shared/charge-die.ts';
import { overrun, suddenRetreat, swiftReposition } from '../shared/reposition-tactics.ts';

const BLOOD = 'blood-of-the-dragon';
const ADVANCE = 'unstoppable-advance';

export const tactics: { readonly [id: string]: TacticsCard } = {
  'overrun-targaryen': overrun({ faction: 'targaryen', commander: null }, controlling('maneuver')),
  'sudden-retreat-targaryen': suddenRetreat({ faction: 'targaryen', commander: null }, isCommanders('other')),
  'swift-reposition-targaryen': swiftReposition({ faction: 'targaryen', commander: null }, ({ s, seat }) =>
    controls(s, seat, 'maneuver'),
  ),
  'fire-and-blood': {
    name: 'Fire and Blood',
    faction: 'targaryen',
    commander: null,
    responses: [
      choose(
        friendlyMelee,
        ...pick<'attack-before-dice'>((c) => (controlling('maneuver').holds(c) ? 2 : 1), {
          'reroll-misses': [gains({ reroll: 'misses' })],
          sundering: [gains({ keywords: ['sundering'] })],
          vicious: [gains({ keywords: ['vicious'] })],
        }),
      ),
    ],
  },
  'field-control': {
    name: 'Field Control',
    faction: 'targaryen',
    commander: null,
    responses: [
      choose(
        narrowed(claimsZone, isZone('maneuver')),
        actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), ['maneuver', 'retreat']),
        replacesZone(
          own('moves-further', ({ t, s, way }) => {
            const { unit, more } = readWay(way);
            if (more === 'retreat')
              t.run(retreat, startRetreat(unit, false, [{ inches: 1, leftBecome: ['weakened'] }]));
            else t.run(maneuver, { ...startManeuver(s, mustUnit(s, unit)), more: 1 });
          }),
        ),
      ),
      answer(
        moment(
          'zone-claimed',
          isZone('maneuver'),
          condition('of-enemy', ({ s, seat, about }) => !areFriends(s, about.seat, seat)),
        ),
        watches('field-control', 'player'),
      ),
    ],
    attached: {
      uses: [
        mayUse(
          choose(moment('zone-resolved', isWatched, isZone('maneuver')), friendlyUnengaged, chosenShifts(3)),
          stopsWatching,
        ),
      ],
    },
  },
  'unstoppable-advance': {
    name: 'Unstoppable Advance',
    faction: 'targaryen',
    commander: null,
    responses: [
      answer(narrowed(friendlyChargeRolled, chargeDieIsFree), rollsChargeAgain),
      answer(
        friendSurgesForth,
        own('surges-further', ({ t }) => {
          const surging = running(t.state, melee);
          if (surging !== null) surging.surgeMore = 3;
        }),
        has(ADVANCE, 'turn'),
      ),
    ],
    attached: {
      happens: [
        happening(
          moment(
            'move-ended',
            isSelf('unit'),
            condition('surged', ({ about }) => about.how === 'surge-forth'),
          ),
          detaches,
          eachTarget(enemiesNear('short')('unit'), chosenBecomes('weakened')),
        ),
      ],
    },
  },
  'blood-of-the-dragon': {
    name: 'Blood of The Dragon',
    faction: 'targaryen',
    commander: null,
    responses: [choose(startOfTurn, friendly, attaches)],
    attached: {
      happens: [happening(friendDestroyed, counts)],
      attacking: (s, { attacker, kind }) =>
        kind === 'melee' && (lastingOn(s, attacker.id, BLOOD)?.tokens ?? 0) > 0 ? { dice: 1 } : null,
      morale: (s, unit) => ((lastingOn(s, unit.id, BLOOD)?.tokens ?? 0) > 0 ? { panicWounds: -1 } : null),
    },
  },
  ...DROGO_TACTICS,
  ...DAENERYS_TACTICS,
  ...JORAH_TACTICS,
  ...BELWAS_TACTICS,
  ...BARRISTAN_TACTICS,
  ...GREY_WORM_TACTICS,
  ...DAARIO_TACTICS,
  ...MARSELEN_TACTICS,
  ...SKAHAZ_TACTICS,
};

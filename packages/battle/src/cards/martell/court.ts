/** The court of Sunspear: what the Non-Combat Units of House Martell do, and Tyene's poison. */
import { zoneWith } from '../../tactics/claims.ts';
import { march, noMarch, startMarch } from '../../actions/march.ts';
import { canRetreat, retreat, startRetreat } from '../../actions/retreat.ts';
import {
  addsToken,
  allZones,
  answer,
  asking,
  attackedBy,
  becomesChosen,
  areNear,
  chosenBecomes,
  condition,
  destroysNcu,
  friendly,
  happening,
  has,
  holding,
  hostile,
  influences,
  isFriend,
  isHolder,
  isMelee,
  isWatched,
  isZone,
  mayUse,
  moment,
  narrowed,
  own,
  part,
  restores,
  shedsChosen,
  spendsToken,
  stands,
  staysOnBoard,
  stopsWatching,
  suffersHits,
  thenChooses,
  watches,
  when,
  uncertain,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import { CONDITIONS, type Keyword } from '../../effects/gains.ts';
import { conditionOption, joined, thing, unitOption, unitOptions, word } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import { ABILITIES_LOST, ATTACHMENT_ABILITIES_LOST, type BattleState, type UnitState } from '../../state.ts';
import { controls, opponentControls } from '../../tactics/control.ts';
import { lastingOn } from '../../tactics/influence.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { unitsOf } from '../../units/affiliation.ts';
import { isEngaged } from '../../units/engaged.ts';
import { ranksOf } from '../../units/ranks.ts';
import { cardOf, enemyUnits, friendlyUnits, mustUnit, unitsInPlay } from '../../units/units.ts';
import type { AbilityCard, ZoneId } from '../card.ts';
import { SECRETS, sunspearSecrets } from './sunspear-secrets.ts';

/** More than any game gives. */
const MANY = 100;

const isOnBoard: Holds<Trigger> = condition(
  'on-board',
  ({ s, holder }) => holder !== null && zoneWith(s, holder.id) !== null,
);

const inRound = (first: number): Holds<Trigger> => condition('in-round', ({ s }) => s.round >= first);

/** Whether Lady Nym influences this friendly Infantry unit while anyone controls the zone. */
function conflicted(s: BattleState, unit: UnitState, zone: ZoneId): boolean {
  const laid = lastingOn(s, unit.id, 'conflicted');
  if (laid === null || !areFriends(s, laid.by, unit.seat) || cardOf(s, unit).type !== 'infantry')
    return false;
  return controls(s, laid.by, zone) || opponentControls(s, laid.by, zone);
}

export const COURT_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'proxy-orders': {
    name: 'Proxy Orders',
    insteadOfZone: {
      ways: ({ s, seat }) =>
        unitsOf(s, seat, 'Areo Hotah').flatMap((unit) =>
          [
            ...(!isEngaged(s, unit) && noMarch(s, unit) === null ? ['march'] : []),
            ...(isEngaged(s, unit) && canRetreat(s, unit) ? ['retreat'] : []),
          ].map((action) => joined('|', unitOption(unit.id), word(action, thing('action', action)))),
        ),
      effects: [
        own(
          'proxy-orders',
          ({ t, s, chosen, way }) => {
            if (way.endsWith('|retreat')) t.run(retreat, startRetreat(chosen.id));
            else t.run(march, { ...startMarch(s, mustUnit(s, chosen.id)), pivotsFirst: true });
          },
          () => 1,
        ),
      ],
    },
  },
  'sunspear-secrets': {
    name: 'Sunspear Secrets',
    tokens: 0,
    pool: SECRETS,
    procedures: [sunspearSecrets],
    happens: [
      happening(
        moment('zone-claimed', isHolder),
        addsToken(MANY),
        when(isZone('water-gardens'), addsToken(MANY)),
      ),
    ],
    insteadOfZone: {
      ways: ({ about, ncu }) =>
        'zone' in about && about.zone === 'water-gardens' && (ncu.tokens?.[SECRETS] ?? 0) > 0 ? ['yes'] : [],
      effects: [
        own(
          'sunspear-secrets',
          ({ t, seat, ncu }) => {
            const left = Math.min(4, ncu.tokens?.[SECRETS] ?? 0);
            t.run(sunspearSecrets, { seat, ncu: ncu.id, left });
          },
          ({ ncu }) => Math.min(4, ncu.tokens?.[SECRETS] ?? 0),
        ),
      ],
    },
  },
  'lysene-charm': {
    name: 'Lysene Charm',
    claims: {
      must: true,
      ways: ({ s, seat }) =>
        friendlyUnits(s, seat).flatMap(({ id, conditions }) => [
          unitOption(id),
          ...conditions.map((token) => joined('|', unitOption(id), conditionOption(token))),
        ]),
      effects: [
        shedsChosen,
        holding(
          'combat',
          thenChooses(({ s, seat, chosen }) =>
            enemyUnits(s, seat)
              .filter((enemy) => areNear(chosen, enemy, 'long'))
              .flatMap(({ id }) =>
                CONDITIONS.map((token) => joined('|', unitOption(id), conditionOption(token))),
              ),
          ),
          part(1, becomesChosen),
        ),
      ],
    },
  },
  'hot-tempered': {
    name: 'Hot Tempered',
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('vipers-temper')],
    },
  },
  'vipers-temper': {
    name: 'Hot Tempered',
    happens: [
      uncertain(
        happening(
          narrowed(attackedBy, isMelee, stands('unit'), isFriend('other')),
          suffersHits('unit', ({ s, owner }) => 1 + (owner === null ? 0 : ranksOf(s, owner))),
        ),
      ),
    ],
  },
  'healing-hands': {
    name: 'Healing Hands',
    claims: { ways: friendly, effects: [restores('chosen', 1)] },
    happens: [
      asking(
        moment(
          'round-starts',
          condition('second-round', ({ s }) => s.round === 2),
        ),
        allZones,
        watches('strangler-waits', 'player', 'game'),
      ),
    ],
  },
  'strangler-waits': {
    name: 'The Strangler',
    happens: [
      happening(
        moment(
          'zone-claimed',
          isWatched,
          condition('of-enemy', ({ s, seat, about }) => !areFriends(s, about.seat, seat)),
        ),
        has('the-strangler', 'game'),
        has(ABILITIES_LOST, 'game'),
        stopsWatching,
      ),
    ],
  },
  'the-strangler': {
    name: 'The Strangler',
    controlsNothing: (s) => s.round >= 3,
    activatesLast: (s) => s.round >= 4,
    happens: [happening(moment('round-starts', inRound(5)), destroysNcu('holder'))],
  },
  'conflicting-reactions': {
    name: 'Conflicting Reactions',
    claims: { must: true, ways: ({ s }) => unitOptions(unitsInPlay(s)), effects: [influences('conflicted')] },
  },
  conflicted: {
    name: 'Conflicting Reactions',
    speed: (s, unit) => (conflicted(s, unit, 'maneuver') ? 1 : 0),
    attacking: (s, { attacker, kind }) => {
      if (kind !== 'melee') return null;
      const keywords: Keyword[] = [];
      if (conflicted(s, attacker, 'crown')) keywords.push('vicious');
      if (conflicted(s, attacker, 'combat')) keywords.push('critical-blow');
      return { keywords };
    },
  },
  negotiator: {
    name: 'Negotiator',
    claims: {
      must: true,
      ways: ({ s, seat }) =>
        enemyUnits(s, seat).flatMap(({ id }) => [
          joined('|', unitOption(id), word('attachments-silenced')),
          joined('|', unitOption(id), word('orders-refused')),
        ]),
      effects: [
        when(
          condition('chose-orders', ({ way }) => !way.endsWith('|attachments-silenced')),
          influences('orders-refused', 'enemies'),
        ),
        when(
          condition('chose-attachments', ({ way }) => way.endsWith('|attachments-silenced')),
          influences(ATTACHMENT_ABILITIES_LOST, 'enemies'),
        ),
      ],
    },
  },
  'orders-refused': {
    name: 'Negotiator',
    untargetable: { by: 'friends', what: ['order'] },
  },
  'unfaltering-politics': {
    name: 'Unfaltering Politics',
    tokens: 1,
    uses: [mayUse(answer(moment('round-ends', isOnBoard), staysOnBoard), spendsToken)],
    happens: [asking(moment('round-starts', isOnBoard), hostile, chosenBecomes('weakened'))],
  },
};

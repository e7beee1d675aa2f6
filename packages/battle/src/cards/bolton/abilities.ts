/** House Bolton: abilities of NCUs, and the card of the faction. */
import { zoneWith } from '../../tactics/claims.ts';
import type { AbilityCard } from '../card.ts';
import { dealtWounds, friendsFirst } from '../shared/phrases.ts';
import { whispers } from '../shared/boltons.ts';
import {
  addsToken,
  answer,
  attackDone,
  choose,
  chosenBecomes,
  condition,
  enemyNcuActivates,
  goesFirst,
  happening,
  hostile,
  influences,
  isEnemy,
  isMelee,
  isWatched,
  lendsNcu,
  mayUse,
  moment,
  narrowed,
  own,
  restores,
  searches,
  spendsToken,
  spendsTokens,
  startOfTurn,
  stopsWatching,
  unclaimedZones,
  watches,
  when,
} from '../../effects/words.ts';
import { unitOptions } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import { ABILITIES_LOST, type BattleState, type UnitState } from '../../state.ts';
import { ncuActivation, startNcuActivation } from '../../tactics/board.ts';
import { lay, lift } from '../../tactics/influence.ts';
import { freeZones } from '../../tactics/ncus.ts';
import { abilitiesOf } from '../../units/abilities.ts';
import { isOfFamily } from '../../units/affiliation.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { cardOf, unitsInPlay } from '../../units/units.ts';

const isBoltons = (s: BattleState, unit: UnitState): boolean =>
  cardOf(s, unit).faction === 'bolton' || isOfFamily(s, unit, 'house-bolton');

const ENVOY = 'envoy';

/** The zone that Tybald has named and that is still free at the end of the turn. */
const namedByTybald = (s: BattleState, seat: string): string | undefined => {
  const named = s.lasting.find(
    ({ ability, by, watch }) => watch === true && ability === ENVOY && by === seat,
  );
  return freeZones(s).find((zone) => named?.choice?.includes(zone) === true);
};

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...whispers,
  'dreadfort-prisoners': {
    name: 'Dreadfort Prisoners',
    ofFaction: 'bolton',
    tokens: 3,
    happens: [happening(moment('rank-destroyed', isEnemy('unit')), addsToken(3))],
    uses: [mayUse(choose(startOfTurn, hostile, chosenBecomes('panicked')), spendsTokens(3))],
  },
  'sadistic-butchery': {
    name: 'Sadistic Butchery',
    claims: {
      must: true,
      ways: friendsFirst,
      effects: [influences('butchery')],
    },
  },
  butchery: {
    name: 'Sadistic Butchery',
    happens: [
      happening(
        narrowed(
          attackDone,
          isMelee,
          dealtWounds,
          // battle/ability/same-name-not-cumulative
          condition(
            'friendly-bolton',
            ({ s, seat, unit }) =>
              areFriends(s, unit.seat, seat) &&
              isBoltons(s, unit) &&
              !abilitiesOf(s, unit).some(({ id }) => id === 'fueled-by-slaughter'),
          ),
        ),
        restores('unit', ({ s, other }) => 1 + destroyedRanks(s, other)),
      ),
    ],
  },
  'frey-ambition': {
    name: 'Frey Ambition',
    claims: {
      must: true,
      ways: (c) => ('zone' in c.about && c.about.zone === 'crown' ? hostile(c) : []),
      effects: [chosenBecomes('weakened')],
    },
    insteadOfZone: {
      ways: ({ s, about }) => {
        if (!('zone' in about)) return [];
        if (about.zone === 'tactics') return ['search'];
        return about.zone === 'wealth' ? unitOptions(unitsInPlay(s)) : [];
      },
      effects: [
        when(
          condition('chose-search', ({ way }) => way === 'search'),
          searches('commanders', 'both'),
        ),
        when(
          condition('chose-unit', ({ way }) => way !== 'search'),
          restores('chosen', 4),
        ),
      ],
      asZone: ['wealth'],
    },
  },
  'loyal-imposter': {
    name: 'Loyal Imposter',
    tokens: 1,
    claims: {
      must: true,
      ways: friendsFirst,
      effects: [influences('a-bride-for-bolton')],
    },
    uses: [
      mayUse(
        answer(
          moment('round-starts'),
          own('impostor-goes-over', ({ t, seat, holder }) => {
            if (holder === null) return;
            lay(t, {
              ability: ABILITIES_LOST,
              on: holder.id,
              by: seat,
              until: 'round',
              from: 'loyal-imposter',
            });
          }),
          lendsNcu,
          goesFirst('now'),
        ),
        spendsToken,
      ),
    ],
  },
  'a-bride-for-bolton': { name: 'Loyal Imposter', morale: { roll: 2 } },
  'deceitful-envoy': {
    name: 'Deceitful Envoy',
    tokens: 2,
    uses: [
      mayUse(
        choose(
          narrowed(
            enemyNcuActivates,
            condition(
              'not-on-the-board',
              ({ s, holder }) => holder === null || zoneWith(s, holder.id) === null,
            ),
          ),
          unclaimedZones,
          watches(ENVOY, 'ncu'),
        ),
        spendsToken,
      ),
    ],
    happens: [
      happening(
        moment(
          'turn-ends',
          condition(
            'zone-still-free',
            ({ s, seat, holder }) =>
              namedByTybald(s, seat) !== undefined && (holder === null || zoneWith(s, holder.id) === null),
          ),
        ),
        own('envoy-claims', ({ t, s, seat, holder }) => {
          const claims = namedByTybald(s, seat);
          if (holder === null || claims === undefined) return;
          lift(t, ({ ability, by, watch }) => watch === true && ability === ENVOY && by === seat);
          t.run(ncuActivation, { ...startNcuActivation(holder.id, seat), claims });
        }),
      ),
    ],
  },
  [ENVOY]: {
    name: 'Deceitful Envoy',
    uses: [
      mayUse(choose(moment('zone-resolved', isWatched), hostile, chosenBecomes('vulnerable')), stopsWatching),
    ],
  },
};

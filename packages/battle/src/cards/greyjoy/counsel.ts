/** House Greyjoy: abilities of its Non-Combat Units. */
import { idOn } from '@maester/kernel';
import { zoneWith } from '../../tactics/claims.ts';
import { joined, named, unitOption, unitOptions, withTokens, word } from '../../options.ts';
import type { AbilityCard } from '../card.ts';
import {
  addsToken,
  all,
  another,
  answer,
  asking,
  attackDone,
  choose,
  chosenShifts,
  condition,
  draws,
  enemyNcuActivates,
  engagedEnemies,
  exchangesCards,
  fallenAttachments,
  gainsPillage,
  happening,
  hasPillage,
  hostile,
  influences,
  isFriend,
  isMelee,
  isSelf,
  isWatched,
  isZone,
  mayUse,
  moment,
  narrowed,
  orNone,
  own,
  passesTest,
  pillagers,
  rerollsTest,
  restores,
  returnsAttachment,
  shedsChosen,
  silences,
  spendsOnce,
  spendsToken,
  startOfFriendlyTurn,
  startOfTurn,
  stopsWatching,
  suffersHits,
  unclaimedZones,
  watches,
  when,
  choseFor,
  isChosenFor,
} from '../../effects/words.ts';
import { selfActs } from '../../effects/action-moments.ts';
import type { Asked } from '../../effects/context.ts';
import type { Ways } from '../../effects/effect.ts';
import { LONG_RANGE, SHORT_RANGE } from '../../geometry/range.ts';
import { extraActivation } from '../../round/extra-activation.ts';
import { returnUnit } from '../../set-up/new-units.ts';
import { hasPlace, type Where } from '../../set-up/place-unit.ts';
import { flanksOf } from '../../set-up/reserve.ts';
import { areFriends, playerOf } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { lastingOn, lay } from '../../tactics/influence.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { abilitiesOf } from '../../units/abilities.ts';
import { isEngaged } from '../../units/engaged.ts';
import { pillageOf } from '../../units/pillage.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { friendlyUnits, unitsInPlay, unitOf } from '../../units/units.ts';
import { isGreyjoy } from './ironborn.ts';
import { twoEnemiesBecome, watchesTwoZones } from '../shared/board-phrases.ts';

const ANY_NUMBER = Number.MAX_SAFE_INTEGER;
const TRISTIFER = 'tristifer-botley-lord-of-lordsport';

/** Whether an Influence of this name is that of a friend of the unit. */
const isFriendsInfluence = (s: BattleState, unit: UnitState, ability: string): boolean =>
  areFriends(s, lastingOn(s, unit.id, ability)?.by ?? '', unit.seat);

/** Everyone on the table, the own side first: these Influences help. */
const friendsFirst = ({ s, seat }: Asked<Trigger>): UnitState[] =>
  unitsInPlay(s).toSorted(
    (a, b) => Number(areFriends(s, b.seat, seat)) - Number(areFriends(s, a.seat, seat)),
  );

const greyjoyUnits: Ways<Trigger> = (c) =>
  unitOptions(friendsFirst(c).filter((unit) => isGreyjoy(c.s, unit)));

/** Where a fallen unit can return to: its own edge, or a flank. */
const returning: { readonly [way: string]: (s: BattleState, seat: string) => Where } = {
  'own-edge': (s, seat) => ({ edges: [playerOf(s, seat).edge ?? 0], within: LONG_RANGE }),
  flank: (s, seat) => ({ edges: flanksOf(s, seat), within: SHORT_RANGE }),
};

const fallen: Ways<Trigger> = ({ s, seat }) =>
  s.units
    .filter((unit) => unit.destroyed && areFriends(s, unit.seat, seat) && isGreyjoy(s, unit))
    .flatMap((unit) =>
      Object.entries(returning)
        .filter(([, where]) => hasPlace(s, unit, where(s, seat)))
        .map(([how]) => joined('|', unitOption(unit.id), word(how))),
    );

/** Whose ability it is, whoever sees to it that he is activated. */
const tristifer = ({ s, seat }: Asked<Trigger>): string | null =>
  s.ncus.find((ncu) => ncu.card === TRISTIFER && ncu.seat === seat)?.id ?? null;

export const COUNSEL: { readonly [id: string]: AbilityCard } = {
  'scholar-among-raiders': {
    name: 'Scholar Among Raiders',
    tokens: 2,
    uses: [mayUse(answer(startOfTurn, exchangesCards), spendsToken)],
  },
  'rise-again-harder-and-stronger': {
    name: 'Rise Again, Harder and Stronger',
    claims: { must: true, ways: greyjoyUnits, effects: [influences('harder-and-stronger')] },
  },
  'harder-and-stronger': {
    name: 'Rise Again, Harder and Stronger',
    happens: [
      happening(selfActs, restores('unit', 1)),
      happening(
        narrowed(
          attackDone,
          isMelee,
          condition('destroyed-ranks', ({ about }) => about.ranksLost > 0),
        ),
        restores('unit', ({ about }) => about.ranksLost),
      ),
    ],
  },
  'rise-again-blade-in-hand': {
    name: 'Rise Again, Blade in Hand',
    tokens: 1,
    insteadOfClaim: {
      ways: fallen,
      effects: [
        spendsToken,
        own(
          'rises-again',
          (c) => {
            const unit = unitOf(c.s, idOn(c.on, 'unit') ?? '');
            for (const [how, where] of Object.entries(returning))
              if (unit !== null && isChosenFor(how, c))
                returnUnit(c.t, unit.id, where(c.s, c.seat), unit.activated);
          },
          () => 8,
        ),
      ],
    },
  },
  'raven-tending': {
    name: 'Raven Tending',
    tokens: 0,
    insteadOfZone: { ways: () => ['yes'], effects: [addsToken(ANY_NUMBER)] },
    uses: [
      mayUse(
        choose(
          startOfFriendlyTurn,
          ({ s, seat }) =>
            friendlyUnits(s, seat).flatMap((unit) => [
              joined('|', unitOption(unit.id), word('restore-wounds')),
              ...(isEngaged(s, unit) ? [] : [joined('|', unitOption(unit.id), word('shift'))]),
            ]),
          when(choseFor('restore-wounds'), draws(1), restores('chosen', 2)),
          when(choseFor('shift'), chosenShifts(3)),
        ),
        spendsToken,
      ),
    ],
  },
  'gifts-of-iron-gold-and-steel': {
    name: 'Gifts of Iron, Gold, and Steel',
    tokens: 1,
    pool: 'pillage',
    happens: [
      happening(
        moment(
          'zone-claimed',
          isZone('wealth'),
          condition(
            'own-or-enemy',
            ({ s, seat, ncu, holder }) => ncu.id === holder?.id || !areFriends(s, ncu.seat, seat),
          ),
        ),
        addsToken(ANY_NUMBER),
      ),
    ],
    claims: {
      ways: (c) =>
        'zone' in c.about && c.about.zone !== 'wealth'
          ? pillagers<Trigger>(({ s }, unit) => isGreyjoy(s, unit))(c)
          : [],
      effects: [spendsToken, gainsPillage('chosen')],
    },
  },
  'ironborn-diplomat': {
    name: 'Ironborn Diplomat',
    uses: [
      mayUse(watchesTwoZones('diplomats-bait'), spendsOnce('bait')),
      mayUse(
        choose(
          narrowed(
            enemyNcuActivates,
            condition('off-the-board', ({ s, holder }) => holder === null || zoneWith(s, holder.id) === null),
          ),
          unclaimedZones,
          watches('diplomats-turn', 'ncu'),
        ),
        spendsOnce('turn'),
      ),
    ],
  },
  'diplomats-bait': {
    name: 'Ironborn Diplomat',
    uses: [
      mayUse(
        twoEnemiesBecome(moment('zone-resolved', isWatched), orNone(another(hostile)), [
          'panicked',
          'vulnerable',
        ]),
        stopsWatching,
      ),
    ],
  },
  'diplomats-turn': {
    name: 'Ironborn Diplomat',
    happens: [
      happening(
        moment('zone-claimed', isWatched),
        own('diplomat-waits', (c) => {
          const on = tristifer(c);
          const [ability, by, from] = ['diplomats-chance', c.seat, c.source.id] as const;
          if (on !== null) lay(c.t, { ability, on, by, until: 'turn', from, watch: true, choice: [] });
        }),
        stopsWatching,
      ),
    ],
  },
  'diplomats-chance': {
    name: 'Ironborn Diplomat',
    happens: [
      happening(
        moment('turn-ends'),
        stopsWatching,
        own('activates-the-diplomat', (c) => {
          const only = tristifer(c);
          if (only !== null) c.t.run(extraActivation, { seat: c.seat, only });
        }),
      ),
    ],
  },
  'rhllors-magics': {
    name: "R'hllor's Magics",
    uses: [
      mayUse(
        choose(
          startOfTurn,
          ({ s, seat }) =>
            s.seats.filter((other) => !areFriends(s, other, seat)).map((other) => named('seat', other)),
          silences('chosen', 'order', 'card'),
        ),
        spendsOnce('silence'),
      ),
    ],
    insteadOfZone: { ways: fallenAttachments, effects: [spendsOnce('return'), returnsAttachment] },
  },
  'zeal-of-the-drowned-god': {
    name: 'Zeal of the Drowned God',
    claims: { must: true, ways: greyjoyUnits, effects: [influences('drowned-gods-zeal')] },
  },
  'drowned-gods-zeal': {
    name: 'Zeal of the Drowned God',
    happens: [happening(moment('morale-after-dice', all(isSelf('unit'), isFriend('unit'))), rerollsTest)],
    // battle/ability/same-name-not-cumulative: it is Hardened
    attacked: (s, { defender }) =>
      isFriendsInfluence(s, defender, 'drowned-gods-zeal') &&
      abilitiesOf(s, defender).every(({ id }) => id !== 'hardened')
        ? { blocks: destroyedRanks(s, defender) }
        : null,
  },
  'queens-promises': {
    name: "Queen's Promises",
    claims: {
      must: true,
      ways: (c) => withTokens(friendsFirst(c)),
      effects: [influences('promises-of-plunder'), shedsChosen],
    },
  },
  'promises-of-plunder': {
    name: "Queen's Promises",
    morale: (s, unit) =>
      isFriendsInfluence(s, unit, 'promises-of-plunder') ? { roll: pillageOf(unit) } : null,
    happens: [
      asking(
        narrowed(passesTest, isFriend('unit'), hasPillage(1)),
        engagedEnemies(),
        suffersHits('chosen', ({ unit }) => pillageOf(unit)),
      ),
    ],
  },
};

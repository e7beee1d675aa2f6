/** House Targaryen: abilities of NCUs, and what they lay on units. */
import { idOn, running, idsOn } from '@maester/kernel';
import { selfActs } from '../../effects/action-moments.ts';
import type { Asked } from '../../effects/context.ts';
import type { Effect, Holds, Ways } from '../../effects/effect.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import {
  actionsOfUnits,
  addsToken,
  answer,
  areNear,
  asking,
  becomesChosen,
  cancels,
  choose,
  chosenBecomes,
  chosenHas,
  condition,
  detaches,
  discarded,
  discards,
  discardsAtRandom,
  draws,
  enemyActivates,
  enemyAttack,
  afterDeployment,
  fallenFollowers,
  friendly,
  friendlyAttack,
  gains,
  happening,
  has,
  hostile,
  influences,
  isHolder,
  isSelf,
  isZone,
  mayUse,
  moment,
  opponentsWithCards,
  own,
  part,
  performs,
  putsAside,
  restores,
  returnsAttachment,
  revealsHand,
  shedsChosen,
  spendsToken,
  startOfEnemyTurn,
  startOfFriendlyTurn,
  takesAside,
  takesBack,
  thenChooses,
  unitBecomes,
  when,
  withOneOf,
} from '../../effects/words.ts';
import { conditionOption, joined, unitOption, unitOptions, withTokens } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { ncuActivation } from '../../tactics/board.ts';
import { discardFromTop } from '../../tactics/looking.ts';
import type { NcuTrigger, Trigger } from '../../timing/triggers.ts';
import { tokensLeft } from '../../units/abilities.ts';
import { become } from '../../units/conditions.ts';
import { engagedWith } from '../../units/engaged.ts';
import { enemyUnits, friendlyUnits, unitOf, unitsInPlay } from '../../units/units.ts';
import type { AbilityCard, ZoneId } from '../card.ts';
import { byAbilityOrCard, byEnemy, inMelee } from '../shared/phrases.ts';
import { dragons } from './dragons.ts';

/** More than any game gives. */
const MANY = 100;

const UNDYING = 'house-of-the-undying';
const choseAttachment: Holds<Trigger> = condition(
  'chose-attachment',
  ({ on }) => idOn(on, 'attachment') !== null,
);
const choseCard: Holds<Trigger> = condition('chose-card', ({ on }) => idOn(on, 'card') !== null);
const choseSeat: Holds<Trigger> = condition('chose-seat', ({ on }) => idOn(on, 'seat') !== null);
const chose = (way: string): Holds<Trigger> => condition('chose', (c) => c.way === way, { option: way });

const isClaimed = ({ about }: Asked<NcuTrigger>, zone: ZoneId): boolean =>
  'zone' in about && about.zone === zone;

/** Enemies that the unit chosen first is engaged with, each with each Condition token. */
const tokensForItsFoes: Ways<Trigger> = ({ s, chosen }) =>
  engagedWith(s, chosen).flatMap(({ id }) =>
    CONDITIONS.map((token) => joined('|', unitOption(id), conditionOption(token))),
  );

const anyToken: Ways<Trigger> = withOneOf(hostile, ...CONDITIONS);
const zonesControlled = (s: BattleState): number =>
  Object.values(s.zones).filter((ncu) => ncu !== null).length;

/** A token for each zone beyond the first. */
const aTokenForEachMore: readonly Effect<NcuTrigger>[] = [1, 2, 3, 4, 5, 6].map((n) =>
  when(
    condition<NcuTrigger>('more-zones', ({ s }) => zonesControlled(s) > n),
    thenChooses(anyToken),
    part(n, becomesChosen),
  ),
);

/** Two different Condition tokens. */
const PAIRS = CONDITIONS.flatMap((one, i) => CONDITIONS.slice(i + 1).map((other) => [one, other] as const));

/** What the effect of the zone just claimed was for, if it had its own effect. */
function targetOfZone(s: BattleState): string | null {
  const claim = running(s, ncuActivation);
  if (claim === null || claim.replaced || claim.chosen?.by !== 'zone') return null;
  return claim.chosen.way.on[0]?.id ?? null;
}

/** The opponent whom the zone just claimed found without cards: it does the rest of its effect. */
function emptyHanded(s: BattleState): string | null {
  const claim = running(s, ncuActivation);
  if (claim === null || claim.replaced || claim.chosen !== null) return null;
  return s.seats.find((seat) => !areFriends(s, seat, claim.seat)) ?? null;
}

const targetUnit = (s: BattleState): UnitState | null => unitOf(s, targetOfZone(s) ?? '');
const claimedByFriend: Holds<'zone-resolved'> = condition('of-friend', ({ s, seat, about }) =>
  areFriends(s, about.seat, seat),
);

export const NCU_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'conviction-of-a-true-khaleesi': {
    name: 'Conviction of a True Khaleesi',
    claims: {
      must: true,
      ways: ({ s }) => withTokens(unitsInPlay(s)),
      effects: [influences('khaleesis-conviction'), shedsChosen],
    },
  },
  'khaleesis-conviction': { name: 'Conviction of a True Khaleesi', attacking: inMelee({ reroll: 'any' }) },
  'illyrios-boon': {
    name: "Illyrio's Boon",
    tokens: 2,
    insteadOfZone: {
      ways: friendly,
      effects: [spendsToken, restores('chosen', 3), thenChooses(tokensForItsFoes), part(1, becomesChosen)],
    },
  },
  'house-of-the-undying': {
    name: 'House of The Undying',
    tokens: 1,
    insteadOfZone: {
      ways: (c) => [
        ...opponentsWithCards(c),
        ...(isClaimed(c, UNDYING) && tokensLeft(c.ncu, UNDYING, 1) > 0 ? discarded(c) : []),
      ],
      effects: [when(choseSeat, revealsHand(), discardsAtRandom()), when(choseCard, spendsToken, takesBack)],
    },
  },
  'wisdom-of-the-old-knight': {
    name: 'Wisdom of The Old Knight',
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('old-knights-wisdom')],
    },
  },
  'old-knights-wisdom': {
    name: 'Wisdom of The Old Knight',
    uses: [mayUse(answer(moment('targeted', isSelf('unit'), byAbilityOrCard, byEnemy), cancels), detaches)],
  },
  'wealth-of-the-thirteen': {
    name: 'Wealth Of The Thirteen',
    tokens: 2,
    happens: [happening(moment('zone-claimed', isHolder, isZone('wealth')), addsToken(MANY))],
    uses: [friendlyAttack, enemyAttack].map((attacks) =>
      mayUse(
        choose(
          attacks,
          () => ['rank-more', 'rank-fewer'],
          when(chose('rank-more'), gains({ ranks: 1, from: 'wealth-of-the-thirteen' })),
          when(chose('rank-fewer'), gains({ ranks: -1, from: 'wealth-of-the-thirteen' })),
        ),
        spendsToken,
      ),
    ),
  },
  'dracarys-the-unburnt': {
    name: 'Dracarys!',
    insteadOfZone: {
      ways: actionsOfUnits(({ s, seat }) => dragons(s, seat), ['attack']),
      effects: [performs('chosen', ['attack'])],
    },
  },
  'maegis-knowledge': {
    name: "Maegi's Knowledge",
    claims: { must: true, ways: friendly, effects: [restores('chosen', 1)] },
    insteadOfZone: {
      ways: (c) => [...fallenFollowers(c), ...hostile(c)],
      effects: [
        when(choseAttachment, returnsAttachment),
        when(
          condition('chose-enemy', ({ on }) => idOn(on, 'attachment') === null),
          chosenBecomes('panicked', 'weakened'),
        ),
      ],
    },
  },
  'the-way-revealed': {
    name: 'The Way, Revealed',
    tokens: 2,
    uses: [mayUse(choose(startOfEnemyTurn, hostile, chosenHas('way-foreseen', 'turn')), spendsToken)],
  },
  'way-foreseen': {
    name: 'The Way, Revealed',
    uses: [
      mayUse(
        choose(
          selfActs,
          actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), ['maneuver', 'march', 'retreat']),
          detaches,
          performs('chosen', ['maneuver', 'march', 'retreat']),
        ),
      ),
    ],
  },
  'merchant-lords-reach': {
    name: "Merchant Lord's Reach",
    // a card fewer for a token more has to be settled before the cards are drawn
    insteadOfZone: {
      asZone: true,
      forFriends: true,
      ways: (c) =>
        isClaimed(c, 'tactics')
          ? enemyUnits(c.s, c.seat).flatMap(({ id }) =>
              PAIRS.map(([one, other]) =>
                joined('|', unitOption(id), conditionOption(one), conditionOption(other)),
              ),
            )
          : [],
      effects: [
        draws(1),
        own(
          'becomes-both',
          ({ t, on }) => {
            const tokens = idsOn(on, 'condition');
            become(t, idOn(on, 'unit') ?? '', ...CONDITIONS.filter((token) => tokens.includes(token)));
          },
          () => 1.4,
        ),
      ],
    },
    happens: [
      happening(
        moment(
          'panic-failed',
          condition('by-the-crown', ({ s, seat, unit }) => {
            const claim = running(s, ncuActivation);
            return (
              claim !== null &&
              claim.zone === 'crown' &&
              areFriends(s, claim.seat, seat) &&
              targetOfZone(s) === unit.id
            );
          }),
        ),
        has('no-friendly-orders', 'round'),
      ),
      asking(
        moment('zone-resolved', claimedByFriend, isZone('wealth')),
        ({ s, seat }) => {
          const target = targetUnit(s);
          if (target === null) return [];
          return unitOptions(
            friendlyUnits(s, seat).filter(
              (friend) => friend.id !== target.id && areNear(target, friend, 'short'),
            ),
          );
        },
        restores('chosen', 1),
      ),
      happening(
        moment('zone-resolved', claimedByFriend, isZone(UNDYING)),
        own('discards-the-top', ({ t, s }) => {
          const seat = targetOfZone(s) ?? emptyHanded(s);
          if (seat !== null) discardFromTop(t, seat, 0);
        }),
      ),
    ],
  },
  'no-friendly-orders': {
    name: 'Beyond the reach of its own side’s Orders',
    untargetable: { by: 'friends', what: ['order'] },
  },
  'wisdom-beyond-her-years': {
    name: 'Wisdom Beyond Her Years',
    tokens: 1,
    happens: [happening(afterDeployment, putsAside)],
    uses: [mayUse(answer(startOfFriendlyTurn, discards(1), takesAside), spendsToken)],
  },
  'ways-of-the-court': {
    name: 'Ways Of The Court',
    insteadOfZone: { ways: anyToken, effects: [becomesChosen, ...aTokenForEachMore] },
  },
  'syraxs-presence': {
    name: "Syrax's Presence",
    tokens: 2,
    uses: [mayUse(answer(enemyActivates, unitBecomes('vulnerable', 'weakened')), spendsToken)],
  },
};

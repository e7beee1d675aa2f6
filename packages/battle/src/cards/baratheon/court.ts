/** House Baratheon: abilities of NCUs, the court of either brother, and what they lay on units. */
import { idOn, idsOn, running } from '@maester/kernel';
import {
  always,
  answer,
  asking,
  becomesChosen,
  canChargeNow,
  choose,
  chosenBecomes,
  chosenHas,
  chosenSuffersTest,
  condition,
  destroysNcu,
  discardsNamed,
  draws,
  enemyNcus,
  friendlyActivates,
  friendlyChargeRolled,
  happening,
  has,
  hostile,
  influences,
  isFriend,
  isHolder,
  isWatched,
  mayUse,
  meleeBegins,
  moment,
  movesNcu,
  namedCards,
  narrowed,
  otherBecomes,
  own,
  passesTest,
  paysWounds,
  restores,
  secondBecomes,
  secondSuffersTest,
  shedsChosen,
  shufflesBack,
  spendsToken,
  staysWith,
  stopsWatching,
  suffers,
  when,
  withOneOf,
  isChosenFor,
} from '../../effects/words.ts';
import type { Effect, Holds, Ways } from '../../effects/effect.ts';
import { areNear } from '../../effects/conditions.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import { shareOut } from '../../effects/share-out.ts';
import { hits } from '../../attack/hits.ts';
import { conditionOption, joined, named, unitOption, unitOptions, withTokens, word } from '../../options.ts';
import { readyNcus } from '../../round/extra-activation.ts';
import { areFriends } from '../../sides/sides.ts';
import { ABILITIES_LOST, type BattleState, type UnitState } from '../../state.ts';
import { ncuActivation, startNcuActivation } from '../../tactics/board.ts';
import { lastingOn, lay } from '../../tactics/influence.ts';
import type { NcuTrigger, Trigger } from '../../timing/triggers.ts';
import { engagedWith } from '../../units/engaged.ts';
import { enemyUnits, friendlyUnits, ncuOf, unitsInPlay } from '../../units/units.ts';
import type { AbilityCard } from '../card.ts';
import { rollD3 } from '../shared/d3.ts';
import { chargeDieIsFree, rollsChargeAgain } from '../shared/charge-die.ts';
import { watchesTwoZones } from '../shared/board-phrases.ts';

/** An Influence goes on a unit of either side. */
const anyone: Ways<Trigger> = ({ s }) => unitOptions(unitsInPlay(s));

const friendChosen: Holds<Trigger> = condition('friend-chosen', ({ s, seat, chosen }) =>
  areFriends(s, chosen.seat, seat),
);
const enemyChosen: Holds<Trigger> = condition(
  'enemy-chosen',
  ({ s, seat, chosen }) => !areFriends(s, chosen.seat, seat),
);
const twoChosen: Holds<Trigger> = condition('two-chosen', ({ on }) => idsOn(on, 'unit').length > 1);

/** The zone that was claimed, where that is what is asked about. */
const claimed = (about: object): string =>
  'zone' in about && typeof about.zone === 'string' ? about.zone : '';

/** Whether what lies on the unit is a friend's doing. */
function isFriends(s: BattleState, unit: UnitState, ability: string): boolean {
  const laid = lastingOn(s, unit.id, ability);
  return laid !== null && areFriends(s, laid.by, unit.seat);
}

/** For the turn, the unit takes those by surprise whom it fights: worth something where there is or could be a melee. */
const slipsPast: Effect<'unit-activates'> = own(
  'slips-past',
  ({ t, seat, unit, source }) =>
    lay(t, { ability: 'smuggled-past', on: unit.id, by: seat, until: 'turn', from: source.id }),
  (c) => (engagedWith(c.s, c.unit).length > 0 || canChargeNow.holds(c) ? 0.5 : -1),
);

/** The token that the Wealth zone took from a unit in this activation. */
function tokenOfWealth(s: BattleState): string | null {
  const now = running(s, ncuActivation);
  if (now === null || now.replaced || now.chosen?.by !== 'zone') return null;
  return idOn(now.chosen.way.on, 'condition');
}

export const COURT_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'shifting-loyalties': {
    name: 'Shifting Loyalties',
    tokens: 3,
    uses: [
      mayUse(
        choose(
          moment('zone-resolved', isHolder),
          ({ s, ncu }) =>
            Object.entries(s.zones).flatMap(([zone, there]) =>
              there === ncu.id ? [] : [named('zone', zone)],
            ),
          movesNcu('holder'),
        ),
        spendsToken,
      ),
    ],
  },
  'support-of-haystack-hall': {
    name: 'Support Of Haystack Hall',
    claims: {
      must: true,
      ways: ({ s, seat, about }) => {
        const zone = claimed(about);
        if (zone === 'crown') return unitOptions(friendlyUnits(s, seat));
        if (zone === 'tactics')
          return withTokens(friendlyUnits(s, seat).filter(({ conditions }) => conditions.length > 0));
        const token = zone === 'wealth' ? tokenOfWealth(s) : null;
        return token === null
          ? []
          : enemyUnits(s, seat).map(({ id }) => joined('|', unitOption(id), conditionOption(token)));
      },
      effects: [
        when(enemyChosen, becomesChosen),
        when(
          friendChosen,
          when(
            condition('no-token-chosen', ({ on }) => idsOn(on, 'condition').length === 0),
            restores('chosen', 1),
          ),
          shedsChosen,
        ),
      ],
    },
  },
  'sacrifice-to-the-lord-of-light': {
    name: 'Sacrifice To The Lord Of Light',
    claims: {
      must: true,
      ways: ({ s, seat }) =>
        unitsInPlay(s).flatMap((unit) => [
          unitOption(unit.id),
          ...(areFriends(s, unit.seat, seat) ? enemyUnits(s, seat) : [])
            .filter((enemy) => areNear(unit, enemy, 'long'))
            .map((enemy) => joined('|', unitOption(unit.id), unitOption(enemy.id))),
        ]),
      effects: [
        influences('fires-of-rhllor'),
        when(
          twoChosen,
          paysWounds('chosen', 2),
          chosenSuffersTest('panic'),
          secondSuffersTest('panic', { roll: -2, wounds: 2 }),
        ),
      ],
    },
  },
  'fires-of-rhllor': {
    name: 'Sacrifice To The Lord Of Light',
    affiliation: (s, unit) => (isFriends(s, unit, 'fires-of-rhllor') ? 'rhllor' : null),
    attacking: (s, { attacker, kind }) =>
      kind === 'melee' && isFriends(s, attacker, 'fires-of-rhllor') ? { keywords: ['vicious'] } : null,
  },
  'smugglers-cunning': {
    name: "Smuggler's Cunning",
    tokens: 3,
    uses: [
      mayUse(answer(narrowed(friendlyChargeRolled, chargeDieIsFree), rollsChargeAgain), spendsToken),
      mayUse(answer(friendlyActivates, slipsPast), spendsToken),
    ],
  },
  'smuggled-past': {
    name: "Smuggler's Cunning",
    untargetable: { by: 'friends', what: ['order', 'card'], engagedEnemies: true },
  },
  'fervent-conviction': {
    name: 'Fervent Conviction',
    claims: { must: true, ways: anyone, effects: [influences('fervour')] },
  },
  fervour: {
    name: 'Fervent Conviction',
    happens: [
      asking(
        passesTest,
        ({ s, seat, unit }) =>
          unitOptions(engagedWith(s, unit).filter((enemy) => !areFriends(s, enemy.seat, seat))),
        suffers('chosen', 1),
      ),
    ],
  },
  'necessary-sacrifices': {
    name: 'Necessary Sacrifices',
    tokens: 1,
    uses: [
      mayUse(
        answer(
          moment('would-be-destroyed', isFriend('unit')),
          staysWith('d3'),
          has('affiliation-rhllor', 'game'),
        ),
        spendsToken,
      ),
    ],
  },
  'in-rhllors-name': {
    name: "In R'hllor's Name",
    claims: {
      must: true,
      ways: anyone,
      effects: [influences('sight-of-rhllor'), when(enemyChosen, chosenBecomes('panicked'))],
    },
  },
  'sight-of-rhllor': {
    name: "In R'hllor's Name",
    happens: [happening(narrowed(meleeBegins, isFriend('unit')), otherBecomes('vulnerable'))],
  },
  'a-rose-and-its-thorns': {
    name: 'A Rose and its Thorns',
    claims: {
      ways: ({ s, seat }) =>
        friendlyUnits(s, seat).flatMap((unit) => [
          unitOption(unit.id),
          ...engagedWith(s, unit).map(({ id }) => joined('|', unitOption(unit.id), unitOption(id))),
        ]),
      effects: [restores('chosen', 1), when(twoChosen, secondBecomes('vulnerable'))],
    },
  },
  'pulling-weeds': {
    name: 'Pulling Weeds',
    claims: {
      must: true,
      ways: (c) => enemyNcus(c).flatMap((ncu) => ['pull', 'prick'].map((how) => joined('|', ncu, word(how)))),
      effects: [
        when(
          condition('chose-pull', (c) => isChosenFor('pull', c)),
          chosenHas(ABILITIES_LOST, 'round'),
        ),
        when(
          condition('chose-prick', (c) => isChosenFor('prick', c)),
          own('pricks', ({ t, s, seat, on: chosen, source }) => {
            const on = ncuOf(s, idOn(chosen, 'ncu'));
            const until = 'round' as const;
            if (on !== null)
              lay(t, {
                ability: 'thorns',
                on: on.id,
                by: seat,
                until,
                from: source.id,
                watch: true,
                choice: [],
              });
          }),
        ),
      ],
    },
  },
  thorns: {
    name: 'Pulling Weeds',
    uses: [
      mayUse(
        choose(
          moment('zone-claimed', isWatched),
          hostile,
          own(
            'hits-by-thorns',
            ({ t, seat, chosen }) => hits(t, chosen.id, rollD3(t), seat, null),
            () => 1,
          ),
          chosenBecomes('weakened'),
        ),
        stopsWatching,
      ),
    ],
  },
  'elderly-caution': {
    name: 'Elderly Caution',
    insteadOfZone: { ways: () => ['yes'], effects: [draws(3), when(always, shufflesBack(1))] },
  },
  'castellans-duty': {
    name: "Castellan's Duty",
    tokens: 3,
    uses: [mayUse(watchesTwoZones('castellan-waits'), spendsToken)],
  },
  'castellan-waits': {
    name: "Castellan's Duty",
    uses: [
      mayUse(
        answer(
          moment('zone-claimed', isWatched),
          own(
            'shares-out-d3',
            ({ t, s, seat }) =>
              t.run(shareOut, {
                seat,
                among: friendlyUnits(s, seat).map(({ id }) => id),
                left: rollD3(t) + 2,
                shares: {},
              }),
            () => 3,
          ),
        ),
        stopsWatching,
      ),
    ],
  },
  'sacrifice-for-the-king': {
    name: 'Sacrifice for the King',
    uses: [
      mayUse(
        answer(
          moment(
            'round-starts',
            condition(
              'holder-ready',
              ({ s, seat, holder }) => holder !== null && readyNcus(s, seat).includes(holder.id),
            ),
          ),
          own(
            'counsels-early',
            ({ t, seat, holder, source }) => {
              if (holder === null) return;
              lay(t, { ability: 'last-counsel', on: holder.id, by: seat, until: 'game', from: source.id });
              t.run(ncuActivation, startNcuActivation(holder.id, seat));
            },
            () => -2,
          ),
        ),
      ),
    ],
  },
  'last-counsel': {
    name: 'Sacrifice for the King',
    happens: [happening(moment('round-ends'), destroysNcu('holder'))],
  },
  'loving-counsel': {
    name: 'Loving Counsel',
    insteadOfZone: {
      ways: (c) => (claimed(c.about) === 'crown' ? withOneOf<NcuTrigger>(hostile, ...CONDITIONS)(c) : []),
      effects: [draws(2), becomesChosen],
    },
  },
  'misunderstood-omens': {
    name: 'Misunderstood Omens',
    tokens: 3,
    uses: [mayUse(choose(moment('round-starts'), namedCards, discardsNamed), spendsToken)],
  },
};

/** Tactics cards that several factions have, each with what is different about it: whose Commander it serves. */
import { ACTIONS, type Trigger } from '../../timing/triggers.ts';
import { activation } from '../../round/activation.ts';
import type { AbilityCard, TacticsCard, ZoneId } from '../card.ts';
import type { Faction } from '../factions.ts';
import { interception } from './intercept-orders.ts';
import { byAbilityOrCard, expendable } from './phrases.ts';
import { ABILITIES_LOST, type UnitState } from '../../state.ts';
import type { Asked } from '../../effects/context.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import type { Effect, Holds, Ways } from '../../effects/effect.ts';
import {
  actionsOfUnits,
  answer,
  areNear,
  asking,
  attachesTo,
  becomesChosen,
  cancels,
  choose,
  chosenBecomes,
  chosenHas,
  condition,
  enemyNcuActivates,
  enemyNcus,
  friendlyActivates,
  happening,
  has,
  hostile,
  inSteps,
  isCommanders,
  isEnemy,
  isFriend,
  isHolder,
  isSelf,
  isUnitOf,
  isWatched,
  isZone,
  mayUse,
  moment,
  movesNcu,
  narrowed,
  nearUnitOf,
  own,
  part,
  performs,
  shedsChosen,
  stands,
  startOfEnemyTurn,
  startOfFriendlyTurn,
  startOfTurn,
  stopsWatching,
  targetedBy,
  thenChooses,
  unclaimedZones,
  unitBecomes,
  watches,
  when,
  withOneOf,
} from '../../effects/words.ts';
import { areFriends } from '../../sides/sides.ts';
import { changeUnit, enemyUnits, friendlyUnits, ordersUsedBy } from '../../units/units.ts';
import { conditionOption, joined, named, unitOption, unitOptions, withTokens } from '../../options.ts';
import { controls } from '../../tactics/control.ts';
import { enemyHasActed, selfActs } from '../../effects/action-moments.ts';
import { expend } from '../../units/conditions.ts';
import { firstEnemyTurn } from '../../effects/memory.ts';
import { idOn, running } from '@maester/kernel';
import { isEngaged } from '../../units/engaged.ts';
import { lift } from '../../tactics/influence.ts';

/** An effect of this name keeps a unit from every Action. */
export const NO_ACTIONS = 'no-actions';

/** Whose card it is. */
export interface Whose {
  readonly faction: Faction;
  readonly commander: string | null;
}

const isEngagedFriend: Ways<Trigger> = ({ s, seat }) =>
  withTokens(friendlyUnits(s, seat).filter((unit) => isEngaged(s, unit) && unit.conditions.length > 0));

export const combatProwess = (whose: Whose): TacticsCard => ({
  name: 'Combat Prowess',
  ...whose,
  responses: [
    choose(
      moment('targeted', isEnemy('unit'), byAbilityOrCard),
      ({ s, unit }) => expendable(s, [unit]),
      own(
        'expends-token',
        ({ t, unit, on }) => {
          const token = CONDITIONS.find((one) => one === idOn(on, 'condition'));
          if (token !== undefined) expend(t, unit.id, token);
        },
        () => 0,
      ),
      cancels,
    ),
    choose(startOfFriendlyTurn, isEngagedFriend, shedsChosen),
  ],
});

/** An Order that was used, with its unit: it may be used again. */
const usedOrders: Ways<Trigger> = ({ s, seat }) =>
  friendlyUnits(s, seat).flatMap((unit) =>
    ordersUsedBy(unit).map((order) => joined('|', unitOption(unit.id), named('ability', order))),
  );

const freesOrder: Effect<Trigger> = own('frees-order', ({ t, chosen, on }) => {
  const order = idOn(on, 'ability');
  changeUnit(t.state, chosen.id, { ordersUsed: ordersUsedBy(chosen).filter((one) => one !== order) });
});

/** Its activation has no Action; it is not kept from free ones. */
export const forgoesAction: Effect<'unit-activates'> = own(
  'forgoes-action',
  ({ t }) => {
    const now = running(t.state, activation);
    if (now !== null) now.idle = true;
  },
  ({ s, unit }) => (isEngaged(s, unit) ? -2 : -1),
);

/**
 * The Commander's unit gives way to another, or as some have it to any, itself included; `cannotAct`: it performs no
 * Action of any kind this turn.
 */
export const issueCommands = (
  whose: Whose,
  { others, cannotAct }: { readonly others: boolean; readonly cannotAct: boolean },
): TacticsCard => ({
  name: 'Issue Commands',
  ...whose,
  responses: [
    choose(
      narrowed(friendlyActivates, isCommanders('unit')),
      actionsOfUnits(
        ({ s, seat, unit }) =>
          friendlyUnits(s, seat).filter(
            (friend) => (friend.id !== unit.id || !others) && areNear(unit, friend, 'long'),
          ),
        ['attack', 'charge'],
      ),
      cannotAct ? has(NO_ACTIONS, 'turn') : forgoesAction,
      performs('chosen', ['attack', 'charge']),
    ),
    choose(startOfTurn, usedOrders, freesOrder),
  ],
});

/** `near` gives the unit in whose Long Range an enemy becomes Vulnerable, or null. */
export const cunningPloy = (
  whose: Whose,
  near: (c: Asked<'unit-activates'>) => UnitState | null,
): TacticsCard => ({
  name: 'Cunning Ploy',
  ...whose,
  responses: [
    inSteps(
      choose(
        friendlyActivates,
        actionsOfUnits(
          ({ s, seat, unit }) => friendlyUnits(s, seat).filter((friend) => friend.id !== unit.id),
          ['maneuver', 'march', 'retreat'],
        ),
        has(NO_ACTIONS, 'turn'),
        part(1, chosenBecomes('vulnerable')),
        performs('chosen', ['maneuver', 'march', 'retreat']),
      ),
      (c: Asked<'unit-activates'>) => {
        const from = near(c);
        return from === null
          ? []
          : unitOptions(enemyUnits(c.s, c.seat).filter((enemy) => areNear(from, enemy, 'long')));
      },
    ),
  ],
});

/** The NCU may be moved after its zone's effect; from `zone`, an enemy also gets a Condition token. */
export const falseAgenda = (id: string, whose: Whose, zone: ZoneId): TacticsCard => ({
  name: 'False Agenda',
  ...whose,
  responses: [answer(enemyNcuActivates, watches(id, 'ncu'))],
  attached: {
    uses: [
      mayUse(
        choose(
          moment('zone-resolved', isWatched),
          unclaimedZones,
          movesNcu('ncu'),
          when(isZone(zone), thenChooses(withOneOf(hostile, ...CONDITIONS)), part(1, becomesChosen)),
        ),
        stopsWatching,
      ),
    ],
  },
});

const isEnemysZone: Holds<'targeted' | 'zone-targets'> = condition(
  'enemys-zone',
  ({ s, seat, about }) => !areFriends(s, about.seat, seat),
);

/** With `zone` the die may be re-rolled; near the unit of `character` the new target gets a Condition token. */
export const interceptOrders = (id: string, whose: Whose, zone: ZoneId, character: string): TacticsCard => ({
  name: 'Intercept Orders',
  ...whose,
  procedures: [interception],
  responses: [
    answer(
      moment('targeted', targetedBy('zone'), isEnemysZone),
      own('intercepts', ({ t, s, seat, unit }) =>
        t.run(interception, { seat, card: id, target: unit.id, again: controls(s, seat, zone) }),
      ),
    ),
  ],
  attached: {
    happens: [
      asking(
        moment(
          'zone-targets',
          isEnemysZone,
          nearUnitOf(character, 'long')('unit'),
          condition('newly-targeted', ({ s, seat, unit }) => {
            const watch = s.lasting.find(({ ability, by }) => ability === id && by === seat);
            return watch?.choice?.includes(unit.id) === false;
          }),
        ),
        ({ unit }) => CONDITIONS.map((token) => joined('|', unitOption(unit.id), conditionOption(token))),
        becomesChosen,
        stopsWatching,
      ),
    ],
  },
});

const AMBUSH = ['attack', 'maneuver', 'retreat'] as const;

/** Both waits of a prediction end with the first that comes true. */
const fulfilled: Effect<Trigger> = own(
  'prediction-fulfilled',
  ({ t, seat }) => lift(t, ({ ability, by }) => ability === 'predicted' && by === seat),
  () => 0,
);

export const predictableManeuvers = (whose: Whose): TacticsCard => ({
  name: 'Predictable Maneuvers',
  ...whose,
  responses: [
    inSteps(
      choose(
        narrowed(startOfEnemyTurn, firstEnemyTurn),
        hostile,
        part(0, chosenHas('predicted', 'turn')),
        part(1, chosenHas('predicted', 'turn')),
      ),
      enemyNcus,
    ),
  ],
});

/** While a unit of `character` attacks the enemy, it is helpless. */
export const seeingTheirFlaws = (whose: Whose, character: string): TacticsCard => ({
  name: 'Seeing Their Flaws',
  ...whose,
  responses: [
    answer(
      narrowed(enemyHasActed, stands('unit')),
      unitBecomes('vulnerable', 'panicked'),
      attachesTo('unit', 'round'),
    ),
  ],
  attached: {
    happens: [
      happening(
        moment('attack-begins', isSelf('other'), isFriend('unit'), isUnitOf(character)('unit')),
        has(ABILITIES_LOST, 'turn', 'other'),
        has('no-friendly-cards', 'turn', 'other'),
      ),
      happening(
        moment('attack-completed', isSelf('other'), isFriend('unit'), isUnitOf(character)('unit')),
        own('flaws-close', ({ t, other, source }) =>
          lift(t, ({ on, from, ability }) => on === other.id && from === source.id && ability !== source.id),
        ),
      ),
    ],
  },
});

/** Abilities that these cards lay on units. */
export const TACTICS_ABILITIES: { readonly [id: string]: AbilityCard } = {
  [NO_ACTIONS]: { name: 'No Actions', forbids: ACTIONS },
  predicted: {
    name: 'Predicted',
    happens: [
      asking(
        selfActs,
        actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), AMBUSH),
        fulfilled,
        performs('chosen', AMBUSH),
      ),
      asking(
        moment('zone-claimed', isHolder),
        actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), AMBUSH),
        fulfilled,
        performs('chosen', AMBUSH),
      ),
    ],
  },
};

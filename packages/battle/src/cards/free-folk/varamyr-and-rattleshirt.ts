/** The Tactics cards of Varamyr Sixskins and of Rattleshirt, the Lord of Bones. */
import type { AbilityCard, Response, TacticsCard } from '../card.ts';
import { NO_ACTIONS } from '../shared/tactics.ts';
import { placeUnit, type Where, hasPlace } from '../../set-up/place-unit.ts';
import { isVaramyrs } from './skinchangers.ts';
import type { Asked } from '../../effects/context.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Effect, Holds } from '../../effects/effect.ts';
import type { Option } from '@maester/kernel';
import { SHORT_RANGE } from '../../geometry/range.ts';
import type { T } from '../../rules.ts';
import type { Trigger, UnitTrigger } from '../../timing/triggers.ts';
import {
  actionsOfUnits,
  answer,
  areNear,
  attaches,
  choose,
  condition,
  friendAttacked,
  friendlyActivates,
  friendlyMeleeDone,
  happening,
  has,
  isEnemy,
  moment,
  narrowed,
  own,
  performs,
  searches,
  startOfEnemyTurn,
  unitBecomes,
} from '../../effects/words.ts';
import { afterShown } from '../../tactics/known.ts';
import { areEngaged, engagedWith } from '../../units/engaged.ts';
import { become } from '../../units/conditions.ts';
import { cardOf, changeUnit, friendlyUnits, mustUnit, tokensOn } from '../../units/units.ts';
import { changePlayer, playerOf } from '../../sides/sides.ts';
import { idOn } from '@maester/kernel';
import { dealtWounds, inMelee } from '../shared/phrases.ts';
import { joined, named, unitOption, unitOptions } from '../../options.ts';
import { lastingOn, lay } from '../../tactics/influence.ts';
import { possibleActions } from '../../effects/free-actions.ts';
import { procedure } from '../../rules.ts';
import { returnUnit } from '../../set-up/new-units.ts';
import { without } from '../../tactics/deck.ts';

const VARAMYR = { faction: 'free-folk', commander: 'varamyr-sixskins-master-skinchanger' } as const;
const RATTLESHIRT = { faction: 'free-folk', commander: 'rattleshirt-the-lord-of-bones' } as const;
const ANY_ACTION = ['attack', 'charge', 'maneuver', 'march', 'retreat'] as const;

const ofVaramyrs: Holds<UnitTrigger> = condition('varamyrs', ({ s, unit }) => isVaramyrs(s, unit));

const otherVaramyrs = ({ s, seat }: Asked<Trigger>, but: UnitState): UnitState[] =>
  friendlyUnits(s, seat).filter((friend) => friend.id !== but.id && isVaramyrs(s, friend));

/** Along the flanks of the table, seen from the player. */
function flanks(s: BattleState, seat: string): Where {
  const edge = playerOf(s, seat).edge ?? 0;
  return { edges: edge < 2 ? [2, 3] : [0, 1], within: SHORT_RANGE };
}

/** Off the table and back again at a flank; one that has fallen comes back whole. */
const summons: Effect<Trigger> = own(
  'summons',
  ({ t, seat, chosen }) => {
    const where = flanks(t.state, seat);
    if (chosen.destroyed) {
      returnUnit(t, chosen.id, where, chosen.activated);
      return;
    }
    const { 'in-reserve': _, ...tokens } = tokensOn(chosen);
    const away = { ...chosen, pose: null };
    if (!hasPlace(t.state, away, where)) return;
    changeUnit(t.state, chosen.id, { pose: null, tokens });
    t.run(placeUnit, { unit: chosen.id, where });
  },
  () => 1,
);

const TROPHIES = ['bloody-trophies', 'weapon-trophies', 'armor-trophies'] as const;
type Trophy = (typeof TROPHIES)[number];
const TAKEN = 'trophies-taken';

/** Friendly Infantry and Cavalry within Short Range of a unit. */
const bearersNear = (s: BattleState, seat: string, unit: UnitState): UnitState[] =>
  friendlyUnits(s, seat).filter(
    (friend) => ['infantry', 'cavalry'].includes(cardOf(s, friend).type) && areNear(unit, friend, 'short'),
  );

function frighten(t: T, unit: UnitState): void {
  for (const enemy of engagedWith(t.state, unit)) become(t, enemy.id, 'panicked');
}

interface Taking {
  seat: string;
  /** The unit that just received a trophy. */
  unit: string;
}

/** Other trophies in hand, with the units that could bear them. */
function moreTrophies(s: BattleState, { seat, unit }: Taking): Option[] {
  const { hand } = playerOf(s, seat);
  return TROPHIES.filter((card) => hand.includes(card)).flatMap((card) =>
    bearersNear(s, seat, mustUnit(s, unit)).map(({ id }) => joined('|', named('card', card), unitOption(id))),
  );
}

/** Once each turn another trophy of the hand follows the one that was attached, whatever its trigger. */
const takeTrophy = procedure<Taking>('take-trophy')({
  another: {
    ask: 'option',
    seat: (s, f) => (playerOf(s, f.seat).hand.length > 0 ? f.seat : null),
    options: (s, f) => [...moreTrophies(s, f), 'no'],
    then: (t, f, choice, _, on) => {
      const card = TROPHIES.find((one) => one === idOn(on, 'card'));
      const to = idOn(on, 'unit');
      if (choice === 'no' || card === undefined || to === null) return;
      const { hand, known } = playerOf(t.state, f.seat);
      changePlayer(t.state, f.seat, { hand: without(hand, card), known: afterShown(known, card) });
      lay(t, { ability: card, on: to, by: f.seat, until: 'game', from: card }, true);
      t.emit({ type: 'card-attached', seat: f.seat, card, unit: to });
      if (card === 'bloody-trophies') frighten(t, mustUnit(t.state, to));
    },
  },
});

/** Attached to a unit near the attacker; then perhaps another. */
function trophy(...first: readonly Effect<'attack-completed'>[]): Response {
  return choose(
    narrowed(friendlyMeleeDone, dealtWounds),
    ({ s, seat, unit }) => unitOptions(bearersNear(s, seat, unit)),
    ...first,
    attaches,
    own(
      'takes-more',
      ({ t, s, seat, chosen }) => {
        if (s.lasting.some(({ on, ability }) => on === seat && ability === TAKEN)) return;
        lay(t, { ability: TAKEN, on: seat, by: seat, until: 'turn', from: TAKEN, watch: true });
        t.run(takeTrophy, { seat, unit: chosen.id });
      },
      () => 0.5,
    ),
  );
}

const enemyActsInMelee = moment(
  'action-before',
  isEnemy('unit'),
  condition('engaged-with-it', ({ owner, unit }) => owner !== null && areEngaged(owner, unit)),
);

/** Whether a trophy lies on a friend within Short Range, but not on the unit itself. */
function sharesTrophy(s: BattleState, unit: UnitState, card: Trophy): boolean {
  if (lastingOn(s, unit.id, card) !== null) return false;
  return friendlyUnits(s, unit.seat).some(
    (friend) => lastingOn(s, friend.id, card) !== null && areNear(unit, friend, 'short'),
  );
}

export const TROPHY_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'trophy-hunter': {
    name: 'Trophy Hunter',
    order: answer(friendlyActivates, searches([...TROPHIES], 'both')),
  },
  'trophy-collector': {
    name: 'Trophy Collector',
    innate: true,
    attacking: inMelee(({ attacker }, s) =>
      sharesTrophy(s, attacker, 'weapon-trophies') ? { toHit: 1 } : {},
    ),
    defense: (s, unit) => (sharesTrophy(s, unit, 'armor-trophies') ? { roll: 1, keepsToken: true } : null),
    happens: [
      happening(
        narrowed(
          enemyActsInMelee,
          condition(
            'shares-it',
            ({ s, owner }) => owner !== null && sharesTrophy(s, owner, 'bloody-trophies'),
          ),
        ),
        unitBecomes('panicked'),
      ),
    ],
  },
};

export const VARAMYR_AND_RATTLESHIRT: { readonly [id: string]: TacticsCard } = {
  'summon-companions': {
    name: 'Summon Companions',
    ...VARAMYR,
    responses: [
      choose(
        startOfEnemyTurn,
        ({ s, seat }) =>
          unitOptions(
            s.units.filter(
              (unit) => unit.seat === seat && ['Shadowcat', 'Wolf Pack'].includes(cardOf(s, unit).name),
            ),
          ),
        summons,
      ),
    ],
  },
  'bonded-guardians': {
    name: 'Bonded Guardians',
    ...VARAMYR,
    responses: [
      choose(
        narrowed(
          friendAttacked,
          condition('varamyrs', ({ s, other }) => isVaramyrs(s, other)),
        ),
        (c) =>
          otherVaramyrs(c, c.other).flatMap((friend) =>
            possibleActions(c.s, friend, ['attack', 'charge', 'maneuver'], c.unit.id).map((action) =>
              joined('|', unitOption(friend.id), action),
            ),
          ),
        performs('chosen', ['attack', 'charge', 'maneuver'], { on: 'unit' }),
      ),
    ],
  },
  'bonded-command': {
    name: 'Bonded Command',
    ...VARAMYR,
    responses: [
      choose(
        narrowed(friendlyActivates, ofVaramyrs),
        actionsOfUnits(
          (c) => otherVaramyrs(c, c.unit).filter((friend) => areNear(c.unit, friend, 'long')),
          ANY_ACTION,
        ),
        has(NO_ACTIONS, 'turn'),
        performs('chosen', ANY_ACTION),
      ),
    ],
  },
  'bloody-trophies': {
    name: 'Bloody Trophies',
    ...RATTLESHIRT,
    procedures: [takeTrophy],
    responses: [trophy(own('frightens-all', ({ t, unit }) => frighten(t, unit)))],
    attached: { happens: [happening(enemyActsInMelee, unitBecomes('panicked'))] },
  },
  'weapon-trophies': {
    name: 'Weapon Trophies',
    ...RATTLESHIRT,
    procedures: [takeTrophy],
    responses: [trophy()],
    attached: { attacking: inMelee({ toHit: 1 }) },
  },
  'armor-trophies': {
    name: 'Armor Trophies',
    ...RATTLESHIRT,
    procedures: [takeTrophy],
    responses: [trophy()],
    attached: { defense: { roll: 1, keepsToken: true } },
  },
};

/**
 * The Objective Deck of 2018 and 2021: five cards of which the text is known, numbered 11 to 15, and five of Season 6 in
 * the place of those that are lost.
 */
import { maneuver } from '../../actions/maneuver.ts';
import { canRetreat, retreat, startRetreat } from '../../actions/retreat.ts';
import type { Attack } from '../../attack/frame.ts';
import type { AbilityCard } from '../../cards/card.ts';
import { inMelee } from '../../cards/shared/phrases.ts';
import { keep, kept } from '../../modes/mode-state.ts';
import type { Mode, ScoredCards } from '../../modes/mode.ts';
import { test } from '../../morale/morale.ts';
import { controllerOf, controlledCards, objectivesOf } from '../../objectives/objectives.ts';
import { ncuOption } from '../../options.ts';
import { procedure, type T } from '../../rules.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, NcuState, Objective, UnitState } from '../../state.ts';
import { onlyWatches, speedOf } from '../../units/abilities.ts';
import { become } from '../../units/conditions.ts';
import { isEngaged } from '../../units/engaged.ts';
import { objectiveAbility } from '../../units/on-table.ts';
import { enemiesOf, friendsOf, mustUnit, unitOf } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';

/** One Victory Point more when scored, then a Panic Test at -2 for the controlling unit. */
export const CENTRE_CARD = 11;
/** The cards of A Dance with Dragons, called A, B and C. */
export const CARD_A = 12;
export const CARD_B = 13;
export const CARD_C = 14;
const FREE_MOVE = 15;

export const OLD_OBJECTIVE_DECK: readonly number[] = [
  1,
  5,
  7,
  9,
  10,
  CENTRE_CARD,
  CARD_A,
  CARD_B,
  CARD_C,
  FREE_MOVE,
];

export const OLD_OBJECTIVE_ABILITIES: { readonly [id: string]: AbilityCard } = {
  [objectiveAbility(CARD_B)]: {
    name: 'Objective B',
    attacking: inMelee({ keywords: ['sundering', 'vicious'] }),
  },
};

const canMove = (s: BattleState, unit: UnitState): boolean => !isEngaged(s, unit) || canRetreat(s, unit);

function moveFreely(t: T, unit: UnitState): void {
  if (isEngaged(t.state, unit)) t.run(retreat, startRetreat(unit.id));
  else t.run(maneuver, { unit: unit.id, most: speedOf(t.state, unit), action: 'maneuver' });
}

const OLD_SCORED_CARDS: ScoredCards = {
  [CENTRE_CARD]: {
    targets: (_, unit) => [unit],
    effect: (t, { id }) =>
      test(t, 'panic', id, {
        seat: null,
        by: null,
        modifiers: [{ from: 'effect', id: objectiveAbility(CENTRE_CARD), roll: -2 }],
      }),
  },
  [CARD_A]: {
    targets: enemiesOf,
    anywhere: true,
    optional: true,
    effect: (t, { id }) => become(t, id, 'vulnerable', 'weakened'),
  },
  [FREE_MOVE]: {
    targets: (s, unit) => [unit, ...friendsOf(s, unit)].filter((friend) => canMove(s, friend)),
    optional: true,
    effect: moveFreely,
  },
};

/** The points of a side for its tokens: one each, and one more for the centre card. */
export function centrePoints(s: BattleState, side: number): number {
  return objectivesOf(s, side).filter(({ card }) => card === CENTRE_CARD).length;
}

/** Card B: after completing any Melee Attack. */
function sufferForCardB(t: T, attack: Attack): void {
  const unit = unitOf(t.state, attack.attacker);
  if (attack.kind !== 'melee' || unit === null || unit.pose === null) return;
  if (!controlledCards(t.state, unit).includes(CARD_B)) return;
  const [d3 = 1] = t.roll('card-d3', 1, 3);
  wound(t, unit.id, d3, unit.seat, null);
}

const enemyNcus = (s: BattleState, seat: string): NcuState[] =>
  s.ncus.filter((ncu) => !ncu.destroyed && !areFriends(s, ncu.seat, seat) && !onlyWatches(s, ncu));

/** Card C: whoever claims the token names an enemy NCU. */
export const silenceNcu = procedure<{ unit: string; objective: string }>('silence-ncu')({
  choose: {
    ask: 'option',
    seat: (s, f) => {
      const { seat } = mustUnit(s, f.unit);
      return enemyNcus(s, seat).length > 0 ? seat : null;
    },
    options: (s, _, seat) => enemyNcus(s, seat).map(({ id }) => ncuOption(id)),
    forced: 'is-taken',
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, ncu) => {
      keep(t.state, 'silencedNcus', { ...kept(t.state, 'silencedNcus', {}), [f.objective]: ncu });
      t.emit({ type: 'objective-used', by: f.unit, unit: ncu, card: CARD_C });
    },
  },
});

/** What a mode with these cards does besides. */
export const OLD_OBJECTIVE_RULES: Pick<
  Mode,
  'scoredCards' | 'attackCompleted' | 'tokenClaimed' | 'silencesNcu'
> = {
  scoredCards: OLD_SCORED_CARDS,
  attackCompleted: sufferForCardB,
  tokenClaimed: (t: T, unit: UnitState, { id, card }: Objective) => {
    if (card === CARD_C) t.run(silenceNcu, { unit: unit.id, objective: id });
  },
  silencesNcu: (s, ncu) => {
    const named = kept(s, 'silencedNcus', {});
    return s.objectives.some((token) => {
      if (named[token.id] !== ncu.id) return false;
      const unit = controllerOf(s, token);
      return unit !== null && !areFriends(s, unit.seat, ncu.seat);
    });
  },
};

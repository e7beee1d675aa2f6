/**
 * The ten objective cards. Four do something when their token scores, one enlarges the hand (tactics/deck.ts), and five
 * are abilities of the unit that controls the token, or of a unit that a mode gives the card to.
 */
import { idOn, type Option } from '@maester/kernel';
import { joined, objectiveCardOption, unitOptions } from '../options.ts';
import { become } from '../units/conditions.ts';
import { shift } from '../actions/maneuver.ts';
import type { AbilityCard } from '../cards/card.ts';
import { inMelee } from '../cards/shared/phrases.ts';
import { meleeBegins, happening, otherBecomes } from '../effects/words.ts';
import { LONG_RANGE } from '../geometry/range.ts';
import { inches } from '../geometry/measures.ts';
import { controllerOf } from '../objectives/objectives.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, Objective } from '../state.ts';
import { sideOf } from '../sides/sides.ts';
import { distanceBetween } from '../units/engaged.ts';
import { destroyedRanks } from '../units/ranks.ts';
import { enemiesOf, friendsOf, mustUnit, unitOf } from '../units/units.ts';
import { restore } from '../units/wounds.ts';
import { objectiveAbility } from '../units/on-table.ts';
import { modeOf } from '../edition/of.ts';
import { OBJECTIVE_CARDS } from './ids.ts';
import type { ScoredCards } from './mode.ts';

/** The cards that can be given to a unit. */
export const UNIT_OBJECTIVE_CARDS = [6, 7, 8, 9, 10];

const named = (card: number, ability: Omit<AbilityCard, 'name'>): [string, AbilityCard] => [
  objectiveAbility(card),
  { name: `Objective card ${card}`, ...ability },
];

export const OBJECTIVE_ABILITIES: { readonly [id: string]: AbilityCard } = Object.fromEntries([
  named(6, { attacking: inMelee({ keywords: ['sundering'] }) }),
  named(7, { attacking: inMelee({ keywords: ['vicious'] }) }),
  named(8, { attacking: inMelee({ keywords: ['precision'] }) }),
  named(9, { happens: [happening(meleeBegins, otherBecomes('weakened'))] }),
  named(10, { attacking: { dieValue: 'highest' } }),
]);

/** A unit has the effect of a card as if it controlled such an objective. */
export function giveCard(t: T, seat: string, unit: string, card: number, until: 'round' | 'game'): void {
  const ability = objectiveAbility(card);
  t.state.lasting = [
    ...t.state.lasting,
    { ability, on: unit, by: seat, until, from: ability, attached: false, tokens: 0 },
  ];
  t.emit({ type: 'objective-card', seat, unit, card });
}

/** A random card for every token, each at most once. */
export function dealObjectiveCards(t: T): void {
  const cards = [...OBJECTIVE_CARDS];
  t.shuffle('objective-cards', cards);
  t.state.objectives = t.state.objectives.map((objective, i) => ({ ...objective, card: cards[i] ?? null }));
}

/** A card for a token that comes into play later: any that no token has. */
export function drawObjectiveCard(t: T): number | null {
  const left = OBJECTIVE_CARDS.filter((card) => t.state.objectives.every((other) => other.card !== card));
  return left.length === 0 ? null : (left[t.pick('objective-card', left.length)] ?? null);
}

/** What the first four cards do to one unit near the controlling one. */
const WHEN_SCORED: ScoredCards = {
  1: {
    targets: (s, unit) => [unit, ...friendsOf(s, unit)],
    effect: (t, target) => void restore(t, target.id, 1 + destroyedRanks(t.state, target)),
  },
  2: {
    targets: (s, unit) => [unit, ...friendsOf(s, unit)],
    optional: true,
    effect: (t, target) => t.run(shift, { unit: target.id, most: inches(3) }),
  },
  3: { targets: enemiesOf, effect: (t, target) => become(t, target.id, 'panicked') },
  4: { targets: enemiesOf, effect: (t, target) => become(t, target.id, 'vulnerable') },
};

function scoredCard(s: BattleState, card: number): ScoredCards[number] | undefined {
  return modeOf(s).scoredCards?.[card] ?? WHEN_SCORED[card];
}

interface Scored {
  readonly card: number;
  readonly unit: string;
}

interface WhenScored {
  left: Scored[];
  /** The side whose turn it is to use one. */
  side: number;
}

function sideOfScored(s: BattleState, { unit }: Scored): number {
  return sideOf(s, mustUnit(s, unit).seat);
}

/** A card and its target, or no target where it may be declined; no card is on two tokens. */
function ways(s: BattleState, f: WhenScored, side: number): Option[] {
  return f.left.flatMap((scored) => {
    const unit = unitOf(s, scored.unit);
    const effect = scoredCard(s, scored.card);
    if (unit === null || unit.pose === null || effect === undefined) return [];
    if (sideOfScored(s, scored) !== side) return [];
    const targets = effect
      .targets(s, unit)
      .filter((target) => effect.anywhere === true || distanceBetween(unit, target) <= LONG_RANGE);
    return [...unitOptions(targets), ...(effect.optional ? ['no'] : [])].map((target) =>
      joined('|', objectiveCardOption(scored.card), target),
    );
  });
}

/** battle/objective/when-scored-order: one at a time in turn, the First Player first. */
export const whenScored = procedure<WhenScored>('when-scored')({
  'use-one': {
    ask: 'option',
    seat: (s, f) => {
      const side = nextSide(s, f);
      return side === null ? null : (s.sides[side]?.[0] ?? null);
    },
    options: (s, f) => ways(s, f, nextSide(s, f) ?? 0),
    forced: 'is-taken',
    then: (t, f, _, __, on) => {
      const card = Number(idOn(on, 'objective-card'));
      const target = idOn(on, 'unit');
      const side = nextSide(t.state, f) ?? f.side;
      const scored = f.left.find((one) => one.card === card && sideOfScored(t.state, one) === side);
      f.side = (side + 1) % t.state.sides.length;
      f.left = f.left.filter((one) => one !== scored);
      const unit = target === null ? null : unitOf(t.state, target);
      if (scored !== undefined && unit !== null) {
        t.emit({ type: 'objective-used', by: scored.unit, unit: unit.id, card: scored.card });
        scoredCard(t.state, scored.card)?.effect(t, unit);
      }
      return 'use-one';
    },
  },
});

function nextSide(s: BattleState, f: WhenScored): number | null {
  for (const i of s.sides.keys()) {
    const side = (f.side + i) % s.sides.length;
    if (ways(s, f, side).length > 0) return side;
  }
  return null;
}

/** Lets the cards of these tokens do what they do when they score. */
export function useScoredCards(t: T, objectives: readonly Objective[]): void {
  const left = objectives.flatMap((objective) => {
    const unit = controllerOf(t.state, objective);
    const { card } = objective;
    if (unit === null || card === null || scoredCard(t.state, card) === undefined) return [];
    return [{ card, unit: unit.id }];
  });
  if (left.length > 0) t.run(whenScored, { left, side: t.state.firstSide });
}

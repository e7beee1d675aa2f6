// What the combat stage shows: the combat going on, or the last one with its result. States come one by one, and a
// combat may be over by the next: then its end is told by the events on the way.

import type { ThronesEvent, ThronesState } from '@maester/thrones';
import { strengthLines, type Combat, type Side, type StrengthLine } from '@maester/thrones/tables';
import { combatIn, otherSide, total, type Totals } from './strengths.ts';

export type CombatWon = Extract<ThronesEvent, { type: 'combat-won' }>;

/** A line of strength; `rest` is what card texts have changed beside the lines. */
export interface StageLine {
  readonly from: StrengthLine['from'] | 'rest';
  readonly what: string;
  readonly value: number;
}

export interface Stage {
  /** The state the lines are counted from. */
  readonly view: ThronesState;
  readonly combat: Combat;
  readonly result: CombatWon | null;
  /** The state still holds what the lines count: casualties and retreats did not change it. */
  readonly counted: boolean;
  /** Nothing more will happen in it. */
  readonly over: boolean;
}

/**
 * @param news what happened since the stage was last looked at
 * @param past everything that happened
 */
export function nextStage(
  before: Stage | null,
  view: ThronesState,
  news: readonly ThronesEvent[],
  past: readonly ThronesEvent[],
): Stage | null {
  const won = news.findLast((event) => event.type === 'combat-won') ?? null;
  const combat = combatIn(view);
  const known = before === null || before.over ? null : before;
  if (combat === null) {
    if (known === null) return before;
    if (known.result !== null) return { ...known, over: true };
    return won === null || won.area !== known.combat.area ? null : decided(known, news, won, true);
  }
  const same = known !== null && isSame(known.combat, combat);
  if (same && known.result !== null) return known;
  if (won !== null && same && combat.winner !== null) return decided(known, news, won, false);
  const counted = combat.winner === null;
  return { view, combat, result: counted ? null : lastWon(past, combat), counted, over: false };
}

/** How it was decided, for those who come when it is. */
function lastWon(past: readonly ThronesEvent[], combat: Combat): CombatWon | null {
  const won = past.findLast((event) => event.type === 'combat-won');
  return won?.area === combat.area ? won : null;
}

function isSame(one: Combat, other: Combat): boolean {
  return (
    one.attacker === other.attacker &&
    one.defender === other.defender &&
    one.area === other.area &&
    one.from === other.from
  );
}

/** The combat as it was decided: before casualties and retreats, with the cards that were played. */
function decided(before: Stage, events: readonly ThronesEvent[], won: CombatWon, over: boolean): Stage {
  const { combat, view, counted } = before;
  const cards = { ...combat.cards };
  const tides = { ...combat.tides };
  let { blade, tidesShown } = combat;
  for (const event of events.slice(0, events.indexOf(won))) {
    if (event.type === 'house-card') cards[sideIn(combat, event.house)] = event.card;
    if (event.type === 'card-taken-back') cards[sideIn(combat, event.house)] = null;
    if (event.type === 'blade' && event.use === 'plus-one') blade = event.house;
    if (event.type === 'tides') {
      tides[sideIn(combat, event.house)] = event.card;
      tidesShown = true;
    }
  }
  return {
    view,
    combat: { ...combat, cards, tides, blade, tidesShown, winner: won.side },
    result: won,
    counted,
    over,
  };
}

function sideIn(combat: Combat, house: string): Side {
  return combat.attacker === house ? 'attacker' : 'defender';
}

/** The strengths of both sides; the result has the last word. */
export function stageTotals({ view, combat, result }: Stage): Totals {
  if (result === null)
    return { attacker: total(view, combat, 'attacker'), defender: total(view, combat, 'defender') };
  const { side, strength, against } = result;
  return side === 'attacker'
    ? { attacker: strength, defender: against }
    : { attacker: against, defender: strength };
}

export function stageLines(stage: Stage, side: Side): readonly StageLine[] {
  if (!stage.counted) return [];
  const lines: StageLine[] = strengthLines(stage.view, stage.combat, side);
  const rest = stageTotals(stage)[side] - lines.reduce((sum, line) => sum + line.value, 0);
  const because = stage.combat.cards[otherSide(side)] ?? stage.combat.cards[side];
  return rest === 0 ? lines : [...lines, { from: 'rest', what: because ?? '', value: rest }];
}

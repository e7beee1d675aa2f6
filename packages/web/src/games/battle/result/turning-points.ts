// The turning points of a battle: the moments that moved it most, by points scored, units lost and Wounds dealt.

import { follow, NOTHING_YET, type Dated } from '@maester/battle/account';
import { rulesOf, type BattleState } from '@maester/battle/engine';

export interface TurningPoint {
  readonly version: number;
  readonly round: number;
  /** The side that gained by it. */
  readonly side: number;
  /** Units that were destroyed. */
  readonly destroyed: readonly string[];
  readonly points: number;
  /** The attack in which the most Wounds were dealt. */
  readonly attack: { readonly unit: string; readonly target: string; readonly wounds: number } | null;
  readonly worth: number;
}

interface Moment {
  version: number;
  round: number;
  /** What each side gained. */
  gains: number[];
  destroyed: { readonly unit: string; readonly side: number }[];
  points: number[];
  attack: { unit: string; target: string; wounds: number; side: number } | null;
}

/** Victory Points weigh most, then what was lost by its cost, then Wounds. */
const [BY_POINT, BY_COST, BY_WOUND] = [3, 0.8, 0.25];
const MOST = 6;
const LEAST = 3;

/** In the order of the battle. */
export function turningPoints(view: BattleState, events: readonly Dated[]): readonly TurningPoint[] {
  const points = momentsOf(view, events).map((moment): TurningPoint => {
    const best = Math.max(...moment.gains);
    const side = moment.gains.indexOf(best);
    return {
      version: moment.version,
      round: moment.round,
      side,
      destroyed: moment.destroyed.filter((one) => one.side !== side).map(({ unit }) => unit),
      points: moment.points[side] ?? 0,
      attack: moment.attack?.side === side ? moment.attack : null,
      worth: best - Math.min(...moment.gains),
    };
  });
  return points
    .filter(({ worth }) => worth >= LEAST)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .toSorted((a, b) => a.version - b.version);
}

/** What each choice led to. */
function momentsOf(view: BattleState, events: readonly Dated[]): readonly Moment[] {
  const sideOf = new Map(
    view.units.map(({ id, seat }) => [id, view.players.find((player) => player.seat === seat)?.side ?? 0]),
  );
  const others = (side: number): number[] => [...view.sides.keys()].filter((other) => other !== side);
  const moments: Moment[] = [];
  let round = 0;
  let following = NOTHING_YET;
  const at = (version: number): Moment => {
    const last = moments.at(-1);
    if (last?.version === version) return last;
    const zeros = view.sides.map(() => 0);
    const moment: Moment = {
      version,
      round,
      gains: [...zeros],
      destroyed: [],
      points: [...zeros],
      attack: null,
    };
    moments.push(moment);
    return moment;
  };
  const gain = (moment: Moment, side: number, worth: number): void => {
    moment.gains[side] = (moment.gains[side] ?? 0) + worth;
  };
  for (const { version, event } of events) {
    following = follow(following, event);
    if (event.type === 'round') round = event.round;
    else if (event.type === 'scored') {
      const moment = at(version);
      moment.points[event.side] = (moment.points[event.side] ?? 0) + event.points;
      gain(moment, event.side, BY_POINT * event.points);
    } else if (event.type === 'destroyed') {
      const moment = at(version);
      const side = sideOf.get(event.unit) ?? 0;
      moment.destroyed.push({ unit: event.unit, side });
      for (const other of others(side)) gain(moment, other, BY_COST * costOf(view, event.unit));
    } else if (event.type === 'wounds') {
      const side = sideOf.get(event.unit) ?? 0;
      const moment = at(version);
      for (const other of others(side)) gain(moment, other, BY_WOUND * event.wounds);
      const { stage } = following;
      if (stage?.kind === 'attack' && stage.attack.target === event.unit) {
        const { unit, target } = stage.attack;
        const { attack } = moment;
        const same = attack?.unit === unit && attack.target === target;
        const wounds = (same ? attack.wounds : 0) + event.wounds;
        if (wounds > (attack?.wounds ?? 0))
          moment.attack = { unit, target, wounds, side: sideOf.get(unit) ?? 0 };
      }
    }
  }
  return moments;
}

function costOf(view: BattleState, id: string): number {
  const unit = view.units.find((one) => one.id === id);
  return unit === undefined ? 0 : (rulesOf(view).pieces[unit.card]?.cost ?? 0);
}

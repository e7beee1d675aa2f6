// What the computer players meant to do in a round, and whether they did.

import { intentsOf, type Intent } from '@maester/minds/thrones/intents';
import type { ThronesState } from '@maester/thrones';
import type { HouseId } from '@maester/thrones/tables';
import type { AnyGame } from '@maester/table';
import type { Looked } from './facts.ts';

export interface HousePlan {
  readonly house: HouseId;
  readonly marches: readonly (Intent & {
    /** Somebody marched from there to one of these places. */
    readonly done: boolean;
  })[];
}

export function plansOf(
  looked: Looked,
  game: AnyGame,
  minds: ReadonlySet<string>,
  round: number,
): readonly HousePlan[] {
  const { events } = looked;
  const start = events.findIndex(({ event }) => event.type === 'round' && event.round === round);
  const next = events.findIndex(({ event }, i) => i > start && event.type === 'round');
  const during = start < 0 ? [] : events.slice(start, next < 0 ? undefined : next);
  const reveal = during.find(({ event }) => event.type === 'order')?.version;
  if (reveal === undefined) return [];
  const state = looked.at(reveal);
  const went = during.flatMap(({ event }) =>
    event.type === 'march'
      ? [`${event.area} ${event.to}`]
      : event.type === 'attack'
        ? [`${event.from} ${event.area}`]
        : [],
  );
  return state.houses
    .filter((house) => minds.has(house))
    .map((house) => ({
      house,
      marches: intentsOf(game.view(state, house) as ThronesState, house).map((intent) => ({
        ...intent,
        done: intent.to.some((to) => went.includes(`${intent.from} ${to}`)),
      })),
    }));
}

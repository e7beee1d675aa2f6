// How often a battle stops a player. One of two computer players plays as a person does: every stop is one gesture, laid
// out choice by choice and sent when it is whole.

import { battle, type BattleState } from '@maester/battle';
import { sameJson, type Json } from '@maester/kernel';
import { PASS } from '../../../../src/games/battle/stops/moments.ts';
import type { Standing } from '../../../../src/games/battle/stops/standing.ts';
import { BattleTable } from './battle-table.ts';

export interface Tally {
  /** How often the game asked the player. */
  readonly asked: number;
  /** How often they had to stop, by what was asked. */
  readonly stops: ReadonlyMap<string, number>;
  /** What was answered without asking, by the reason. */
  readonly automatic: ReadonlyMap<string, number>;
  /** Automatic answers where the player would have chosen otherwise. */
  readonly lost: readonly { readonly ask: string; readonly wanted: Json; readonly given: Json }[];
}

const count = <K>(map: Map<K, number>, key: K): void => void map.set(key, (map.get(key) ?? 0) + 1);

export async function tally(mode: string, seed: string, change: Partial<Standing> = {}): Promise<Tally> {
  const table = new BattleTable({ mode, seed, points: 40 });
  const { stops: layer, model } = table;
  const stops = new Map<string, number>();
  const automatic = new Map<string, number>();
  const lost: { ask: string; wanted: Json; given: Json }[] = [];
  const seen = new Map<number, BattleState>();
  model.attend({
    answer(shown) {
      seen.set(shown.version, shown.view as BattleState);
      return layer.answer(shown);
    },
    answered(shown, ok) {
      layer.answered(shown, ok);
      const told = layer.told.peek().at(-1);
      const view = seen.get(shown.version);
      if (told === undefined || view === undefined || !ok) return;
      count(automatic, told.because);
      const wanted = told.because === 'plan' ? told.choice : table.advice({ view });
      if (!sameJson(wanted, told.choice)) lost.push({ ask: told.decision.ask, wanted, given: told.choice });
    },
  });
  layer.arrange(change);
  for (;;) {
    await table.rest();
    const [stop, view] = [layer.stop.value, model.shown.value?.view as BattleState];
    if (stop === null) break;
    if (stop.laid.length === 0) count(stops, stop.decision.ask);
    // A card worth playing goes before the gesture that would pass its window.
    const declared = stop.instead === null ? PASS : table.advice({ view });
    if (declared !== PASS) layer.open();
    await layer.choose(declared === PASS ? table.advice(stop) : declared);
  }
  if (battle.outcome(table.state) === null) throw new Error('the battle is not over, and nothing is asked');
  return { asked: table.chosen.length, stops, automatic, lost };
}

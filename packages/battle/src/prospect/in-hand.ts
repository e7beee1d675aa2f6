/**
 * What Tactics cards may yet be worth to a player: they are tried at every moment that may come, in the battle as it
 * stands and as it may be later. A card whose unit or Commander is gone finds none.
 */
import { rulesOf } from '../edition/of.ts';
import { worthOf } from '../effects/interpreter.ts';
import { SituationNow } from '../effects/situation.ts';
import { wayOf } from '../effects/way.ts';
import type { BattleState } from '../state.ts';
import { cardUses } from '../timing/declarable.ts';
import type { Occasion, Trigger } from '../timing/triggers.ts';
import { momentsIn } from './moments-ahead.ts';
import { scenesOf, type Scene } from './scenes-ahead.ts';

/** What can be played is worth more than what cannot. */
const LEAST = 0.1;

/**
 * For each card about how many Wounds it is worth: at its best moment, and at any of its moments. Nothing if it can no
 * longer be played.
 */
export function worthInHand(s: BattleState, seat: string, cards: readonly string[]): readonly number[] {
  const scenes = scenesOf(s);
  return cards.map((card) => {
    const responses = rulesOf(s).tactics[card]?.responses ?? [];
    return worthAhead(scenes, seat, card, new Set(responses.map(({ moment }) => moment.trigger)));
  });
}

function worthAhead(
  scenes: readonly Scene[],
  seat: string,
  card: string,
  triggers: ReadonlySet<Trigger>,
): number {
  let [best, sum, count] = [0, 0, 0];
  for (const trigger of triggers)
    for (const scene of scenes)
      for (const { s, moment } of momentsIn(scene, trigger)) {
        const found = worthAt(s, moment, seat, card);
        const worth = scene.remote ? Math.min(LEAST, found) : found;
        best = Math.max(best, worth);
        sum += worth;
        count += 1;
      }
  return count === 0 ? 0 : best + sum / count;
}

function worthAt(s: BattleState, moment: Occasion, seat: string, card: string): number {
  const worths = cardUses(s, moment, seat, card).map(({ source, way }) => {
    const effects = rulesOf(s).tactics[card]?.responses[source.which]?.effects ?? [];
    return worthOf(effects, new SituationNow(s, moment, seat, null, source, [wayOf(way)]));
  });
  return worths.length === 0 ? 0 : Math.max(LEAST, ...worths);
}

/**
 * The one door for luck inside a game. Every draw has a name, can be scripted, and closes the window for undo.
 * Numbers are drawn without bias: words that would favour small results are thrown away.
 */
import { chachaWord } from './chacha.ts';
import { bug, KernelError } from './error.ts';
import type { DiceState } from './state.ts';

const WORDS = 2 ** 32;

/** A whole number from 0 to n - 1. */
function below(dice: DiceState, n: number): number {
  if (!(n >= 1 && n <= WORDS)) throw bug(`one of ${n} cannot be drawn`);
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const word = chachaWord(dice.key, dice.next);
    dice.next += 1;
    if (word < limit) return word % n;
  }
}

/** What is still scripted for draws of this name; the draw is counted. */
function scriptOf({ script }: DiceState, name: string): number[] | undefined {
  if (script === null) return undefined;
  script.drawn[name] = (script.drawn[name] ?? 0) + 1;
  return script.left[name];
}

/** One draw from `low` to `high`, scripted if the script still has a value of this name. */
export function draw(dice: DiceState, name: string, low: number, high: number): number {
  const scripted = scriptOf(dice, name)?.shift();
  if (scripted === undefined) return low + below(dice, high - low + 1);
  if (!Number.isInteger(scripted) || scripted < low || scripted > high) {
    throw new KernelError(
      'scenario',
      `dice.${name}`,
      `expected whole numbers from ${low} to ${high}, got ${scripted}`,
    );
  }
  return scripted;
}

/**
 * Shuffles in place. A script of this name puts those positions of the old order on top: [3, 0] makes the item that
 * was fourth the first and the one that was first the second; the rest follow in their old order.
 */
export function shuffle(dice: DiceState, name: string, items: unknown[]): void {
  const script = scriptOf(dice, name);
  if (script !== undefined && script.length > 0) {
    const top = script.splice(0);
    if (top.some((at, i) => !(at in items) || top.indexOf(at) !== i)) {
      throw new KernelError(
        'scenario',
        `dice.${name}`,
        `expected different positions from 0 to ${items.length - 1}`,
      );
    }
    const rest = items.filter((_, at) => !top.includes(at));
    items.splice(0, items.length, ...top.map((at) => items[at]), ...rest);
    return;
  }
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(dice, i + 1);
    const moved = items[i];
    items[i] = items[j];
    items[j] = moved;
  }
}

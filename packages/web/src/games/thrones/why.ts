// Why the computer advises something: what it should bring, what is to be feared, and the chance to win.

import type { Json, JsonObject } from '@maester/kernel';
import { say } from './words.ts';

/** Questions whose answer decides what is held on the map. */
const ON_THE_MAP: ReadonlySet<string> = new Set([
  'planning-phase/assign-orders',
  'planning-phase/assign-orders-in-turn',
  'messenger-raven/new-order',
  'raids/resolve-raid',
  'marches/choose-march',
  'march/move-units',
  'march/leave-power-token',
  'support/grant-support',
  'combat/choose-house-card',
  'combat/use-blade',
  'retreat/choose-area',
  'muster/muster-unit',
]);

function areasIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((area) => typeof area === 'string') : [];
}

/** How far the computer looked, as the end of a message's name; most look to the end of the round. */
function horizonIn(value: unknown): '' | '.next-round' | '.game' {
  return value === 'next-round' || value === 'game' ? `.${value}` : '';
}
type Horizon = ReturnType<typeof horizonIn>;

/** What a choice should bring; null where nothing can be said. */
function tellHope(
  gains: readonly string[],
  fears: readonly string[],
  horizon: Horizon,
  ask: string,
  choice: Json,
): string | null {
  if (gains.length > 0) return say(`thrones.why.gains${horizon}`, { areas: gains });
  if (ask.endsWith('/bid')) return say(choice === 0 ? 'thrones.why.bid.none' : 'thrones.why.bid');
  if (fears.length > 0 || !ON_THE_MAP.has(ask)) return null;
  return say(horizon === '.game' ? 'thrones.why.holds.game' : 'thrones.why.holds');
}

function tellFear(fears: readonly string[], from: unknown, horizon: Horizon): string | null {
  if (fears.length === 0) return null;
  return typeof from === 'string'
    ? say(`thrones.why.fears.house${horizon}`, { areas: fears, house: from })
    : say(`thrones.why.fears${horizon}`, { areas: fears });
}

/** The facts that come with an advice to answer a question so, in words; empty if there are none. */
export function tellWhy(why: JsonObject | null, ask: string, choice: Json): string {
  if (why === null) return '';
  const { chance, from } = why;
  const [gains, fears] = [areasIn(why['gains']), areasIn(why['fears'])];
  const horizon = horizonIn(why['horizon']);
  const sentences = [
    tellHope(gains, fears, horizon, ask, choice),
    tellFear(fears, from, horizon),
    typeof chance === 'number' ? say('thrones.why.chance', { chance }) : null,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

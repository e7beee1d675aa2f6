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
  fears: readonly Fear[],
  horizon: Horizon,
  ask: string,
  choice: Json,
): string | null {
  if (gains.length > 0) return say(`thrones.why.gains${horizon}`, { areas: gains });
  if (ask.endsWith('/bid')) return say(choice === 0 ? 'thrones.why.bid.none' : 'thrones.why.bid');
  if (fears.length > 0 || !ON_THE_MAP.has(ask)) return null;
  return say(horizon === '.game' ? 'thrones.why.holds.game' : 'thrones.why.holds');
}

interface Fear {
  readonly area: string;
  /** Who may take it; null where it would be nobody's. */
  readonly house: string | null;
}

const isFear = (value: unknown): value is Fear =>
  typeof value === 'object' && value !== null && 'area' in value && typeof value.area === 'string';

function fearsIn(value: unknown): readonly Fear[] {
  return Array.isArray(value) ? value.filter(isFear) : [];
}

/** Every House with all that it may take, the first of them with a warning. */
function tellFears(fears: readonly Fear[], horizon: Horizon): readonly string[] {
  const byHouse = Map.groupBy(fears, ({ house }) => house);
  const unclaimed = byHouse.get(null) ?? [];
  byHouse.delete(null);
  const areasOf = (some: readonly Fear[]): readonly string[] => some.map(({ area }) => area);
  return [
    ...[...byHouse].map(([house, some], i) =>
      say(i === 0 ? `thrones.why.fears.house${horizon}` : `thrones.why.fears.more${horizon}`, {
        areas: areasOf(some),
        house,
      }),
    ),
    ...(unclaimed.length > 0 ? [say(`thrones.why.fears${horizon}`, { areas: areasOf(unclaimed) })] : []),
  ];
}

/** The facts that come with an advice to answer a question so, in words; empty if there are none. */
export function tellWhy(why: JsonObject | null, ask: string, choice: Json): string {
  if (why === null) return '';
  const { chance } = why;
  const [gains, fears] = [areasIn(why['gains']), fearsIn(why['fears'])];
  const horizon = horizonIn(why['horizon']);
  const sentences = [
    tellHope(gains, fears, horizon, ask, choice),
    ...tellFears(fears, horizon),
    typeof chance === 'number' ? say('thrones.why.chance', { chance }) : null,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

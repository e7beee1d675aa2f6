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

/** How a choice compares with others: by so many percent. */
const STANDINGS = ['ahead', 'rival', 'close', 'even', 'clear', 'alone', 'only', 'book'] as const;

/** Standings that speak for no bid in particular. */
const UNDECIDED: ReadonlySet<unknown> = new Set(['only', 'close', 'even', 'alone']);

function tellStanding({ standing, lead }: JsonObject): string | null {
  const known = STANDINGS.find((one) => one === standing);
  if (known === undefined) return null;
  return say(`thrones.why.${known}`, { lead: typeof lead === 'number' ? lead : 0 });
}

/** What a choice should bring, or how it compares with others; nothing where neither is known. */
function tellHopes(why: JsonObject, horizon: Horizon, ask: string, choice: Json): readonly string[] {
  const [gains, keeps] = [areasIn(why['gains']), areasIn(why['keeps'])];
  if (gains.length > 0 || keeps.length > 0)
    return [
      ...(gains.length > 0 ? [say(`thrones.why.gains${horizon}`, { areas: gains })] : []),
      ...(keeps.length > 0 ? [say('thrones.why.keeps', { areas: keeps })] : []),
    ];
  if (ask.endsWith('/bid') && !UNDECIDED.has(why['standing']))
    return [say(choice === 0 ? 'thrones.why.bid.none' : 'thrones.why.bid')];
  const standing = tellStanding(why);
  if (standing !== null) return [standing];
  const isSafe = fearsIn(why['fears']).length + fearsIn(why['anyway']).length === 0;
  if (!isSafe || !ON_THE_MAP.has(ask)) return [];
  return [say(horizon === '.game' ? 'thrones.why.holds.game' : 'thrones.why.holds')];
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

/** Every House with all that it may take, the first of them with a warning or as what comes anyway. */
function tellFears(fears: readonly Fear[], first: 'fears' | 'anyway', horizon: Horizon): readonly string[] {
  const byHouse = Map.groupBy(fears, ({ house }) => house);
  const unclaimed = byHouse.get(null) ?? [];
  byHouse.delete(null);
  const areasOf = (some: readonly Fear[]): readonly string[] => some.map(({ area }) => area);
  const taken = [...byHouse].map(([house, some], i) =>
    say(i === 0 ? `thrones.why.${first}.house${horizon}` : `thrones.why.fears.more${horizon}`, {
      areas: areasOf(some),
      house,
    }),
  );
  if (unclaimed.length === 0) return taken;
  const how = taken.length === 0 ? first : 'fears';
  return [...taken, say(`thrones.why.${how}${horizon}`, { areas: areasOf(unclaimed) })];
}

/** The facts that come with an advice to answer a question so, in words; empty if there are none. */
export function tellWhy(why: JsonObject | null, ask: string, choice: Json): string {
  if (why === null) return '';
  const { chance } = why;
  const horizon = horizonIn(why['horizon']);
  return [
    ...tellHopes(why, horizon, ask, choice),
    ...tellFears(fearsIn(why['fears']), 'fears', horizon),
    ...tellFears(fearsIn(why['anyway']), 'anyway', horizon),
    ...(typeof chance === 'number' ? [say('thrones.why.chance', { chance })] : []),
  ].join(' ');
}

// What the options of a table are, in words.

import type { Clock, TableInfo } from '@maester/table';
import { language, say } from '../app/words.ts';
import { metaOf } from '../games/index.ts';

export function tellClock(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return say('clock.none.is');
    case 'per-decision':
      return say('clock.per-decision.is', { time: tellSeconds(clock.seconds) });
    case 'bank':
      return say('clock.bank.is', {
        time: tellSeconds(clock.seconds),
        increment: tellSeconds(clock.increment),
      });
  }
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function tellSeconds(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / length,
  );
}

/** The options of the game itself; only those of a game we know. */
export function tellSetup({ game, setup, seats }: TableInfo): readonly string[] {
  return metaOf(game)?.tellSetup(setup, seats.length) ?? [];
}

/** How many play. */
export function tellSeats({ game, seats }: TableInfo): string {
  return say(metaOf(game)?.words.count ?? 'thrones.table.houses', { count: seats.length });
}

/** How long ago something was. */
export function tellAgo(milliseconds: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - milliseconds) / 1000));
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  return format.format(-Math.floor(seconds / length), unit);
}

export function tellDate(milliseconds: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeStyle: 'short' }).format(
    milliseconds,
  );
}

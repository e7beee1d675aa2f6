// Hours in which nobody wants to be called.

import { shape } from '@maester/kernel';

export interface QuietHours {
  /** The hours of the day at which they begin and end, where the person is. */
  readonly from: number;
  readonly to: number;
  /** Minutes that the person's clock is ahead of UTC. */
  readonly ahead: number;
}

export const readQuietHours: shape.Reader<QuietHours> = shape.object({
  from: shape.integer(0, 23),
  to: shape.integer(0, 23),
  ahead: shape.integer(-14 * 60, 14 * 60),
});

const DAY = 24 * 60;

/** Milliseconds until they are over; 0 if it is not quiet now. */
export function quietFor(hours: QuietHours | null, date: number): number {
  if (hours === null || hours.from === hours.to) return 0;
  const minute = (((Math.floor(date / 60_000) + hours.ahead) % DAY) + DAY) % DAY;
  const since = (minute - hours.from * 60 + DAY) % DAY;
  const length = ((hours.to - hours.from + 24) % 24) * 60;
  return since < length ? (length - since) * 60_000 - (date % 60_000) : 0;
}

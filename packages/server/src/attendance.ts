// Someone at a table, from joining to leaving, wherever the table is: what sockets know of it.

import { shape } from '@maester/kernel';
import { PLAIN_PROTOCOL, type Request } from '@maester/table';

export const readJoin = shape.object({
  type: shape.oneOf(['join']),
  token: shape.optional(shape.nullable(shape.text), null),
  /** The version up to which the client has heard, or -1. */
  since: shape.optional(shape.integer(-1, 1_000_000), -1),
  /** The number of the last line of chat it has heard. */
  heard: shape.optional(shape.integer(0, 2 ** 31), 0),
  /** The newest protocol it speaks. */
  protocol: shape.optional(shape.integer(1, 1000), PLAIN_PROTOCOL),
});

export type Join = ReturnType<typeof readJoin>;

/** The way to one client. */
export interface Wire {
  /** A message as it is sent. */
  send(bytes: Uint8Array): void;
  /** The place at the table is gone, or the table must be brought back first: the client may join again. */
  dismiss(): void;
}

export interface Attendance {
  readonly as: 'seat' | 'host' | 'spectator';
  request(request: Request): void;
  /** Runs when everything sent so far has left. */
  settled(run: () => void): void;
  leave(): void;
}

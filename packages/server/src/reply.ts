// An answer before it is written: what every part of the server returns.

import type { OutgoingHttpHeaders } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** Absent where the status allows no body. */
  readonly body?: Buffer;
}

// Messages as they go on the wire. Many guests are sent the same message, or some that share most of what they say (see
// `changes.ts` of the table): nothing is written twice.

import type { Message } from '@maester/table';
import { Recent } from './recent.ts';

/** One entry makes few messages that differ, and they have few parts that do. */
const messages = new Recent(4, (message: Message) => Buffer.from(textOf(message)));
const parts = new Recent(4, (part: object) => JSON.stringify(part));

export function bytesOf(message: Message): Buffer {
  return messages.of(message);
}

function textOf(message: Message): string {
  if (message.type !== 'change') return JSON.stringify(message);
  const { events, view, ...rest } = message;
  const patch = view === null ? 'null' : parts.of(view);
  return `${JSON.stringify(rest).slice(0, -1)},"events":${parts.of(events)},"view":${patch}}`;
}

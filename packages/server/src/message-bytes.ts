// Messages as they go on the wire. Many guests are sent the same message, or some that share most of what they say (see
// `changes.ts` of the table): nothing is written twice.

import type { Message } from '@maester/table';
import { Recent } from './recent.ts';
import { textBytes } from './socket-frame.ts';

/** One entry makes few messages that differ, and they have few parts that do. */
const messages = new Recent(4, (message: Message) => textBytes(textOf(message)));
const parts = new Recent(4, (part: object) => JSON.stringify(part));

export function bytesOf(message: Message): Buffer {
  return messages.of(message);
}

/** A change is put together from its parts, the longer of which it shares with those for others. */
function textOf(message: Message): string {
  if (message.type !== 'change') return JSON.stringify(message);
  const { version, waiting, outcome, clocks, events, freeUndo, view, decision } = message;
  const asked = decision === undefined ? '' : `,"decision":${JSON.stringify(decision)}`;
  const patch = view === null ? 'null' : parts.of(view);
  return `{"type":"change","version":${version},"waiting":${JSON.stringify(waiting)},"outcome":${JSON.stringify(outcome)},"clocks":${JSON.stringify(clocks)},"freeUndo":${freeUndo}${asked},"events":${parts.of(events)},"view":${patch}}`;
}

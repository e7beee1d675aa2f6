// Messages as they go on the wire. Many guests are sent the same message, or some that share most of what they say (see
// `changes.ts` of the table): nothing is written twice.

import type { ChangeMessage, Message } from '@maester/table';
import { Recent } from './recent.ts';
import { textBytes } from './socket-frame.ts';

/** One entry makes few messages that differ, and they have few parts that do. */
const messages = new Recent(4, (message: Message) => textBytes(textOf(message)));
/** Whole states are long, and sent to several who come one after the other, with other messages in between. */
const states = new Recent(4, (message: Message) => textBytes(JSON.stringify(message)));
const parts = new Recent(4, (part: object) => JSON.stringify(part));
/** What everyone hears of the last entry, and the message that it was written for. */
let head: { readonly of: ChangeMessage; readonly text: string } | null = null;

export function bytesOf(message: Message): Buffer {
  return message.type === 'state' ? states.of(message) : messages.of(message);
}

/** A change is put together from its parts, the longer of which it shares with those for others. */
function textOf(message: Message): string {
  // One for every choice, and nothing in it but numbers.
  if (message.type === 'accepted')
    return `{"type":"accepted","id":${message.id},"version":${message.version}}`;
  if (message.type !== 'change') return JSON.stringify(message);
  const { events, freeUndo, view, decision } = message;
  const asked =
    decision === undefined
      ? ''
      : decision === null
        ? ',"decision":null'
        : `,"decision":${JSON.stringify(decision)}`;
  const patch = view === null ? 'null' : parts.of(view);
  return `${headOf(message)},"freeUndo":${freeUndo}${asked},"events":${parts.of(events)},"view":${patch}}`;
}

/** Those of one entry begin alike. */
function headOf(message: ChangeMessage): string {
  const { version, waiting, outcome, clocks } = message;
  const last = head?.of;
  const isAlike =
    last?.version === version &&
    last.waiting === waiting &&
    last.outcome === outcome &&
    last.clocks === clocks;
  if (head !== null && isAlike) return head.text;
  const text = JSON.stringify({ type: 'change', version, waiting, outcome, clocks }).slice(0, -1);
  head = { of: message, text };
  return text;
}

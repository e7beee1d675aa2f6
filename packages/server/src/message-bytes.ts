// Messages as they go on the wire. Many guests are sent the same message, or some that share most of what they say (see
// `changes.ts` of the table): nothing is written twice.

import type { Message } from '@maester/table';

/** What was written last, to be used again for the same object. */
class Recent<Value extends object, Written> {
  readonly #values: (Value | undefined)[];
  readonly #written: (Written | undefined)[];
  readonly #write: (value: Value) => Written;
  #next = 0;

  constructor(size: number, write: (value: Value) => Written) {
    this.#values = Array.from({ length: size });
    this.#written = Array.from({ length: size });
    this.#write = write;
  }

  of(value: Value): Written {
    const known = this.#written[this.#values.indexOf(value)];
    if (known !== undefined) return known;
    const written = this.#write(value);
    this.#values[this.#next] = value;
    this.#written[this.#next] = written;
    this.#next = (this.#next + 1) % this.#values.length;
    return written;
  }
}

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

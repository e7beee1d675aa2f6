import type { ChangeMessage, Message } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../src/message-bytes.ts';
import { plainFrame, textBytes } from '../src/socket-frame.ts';

const read = (message: Message): unknown => JSON.parse(bytesOf(message).toString('utf8'));

/** With everything that a change can say. */
const CHANGE: Required<ChangeMessage> = {
  type: 'change',
  version: 7,
  waiting: ['stark', 'tyrell'],
  outcome: { winners: ['stark'], rule: 'thrones/end/seven' },
  clocks: { stark: 1200 },
  events: [{ version: 7, event: { type: 'said', text: 'wörd' } }],
  freeUndo: 2,
  view: { round: [4], areas: { 3: { house: ['stark'] } } },
  decision: { kind: 'amount', min: 0, max: 3, seat: 'stark', ask: 'bid/bid', facts: { power: 3 } },
};

describe('a message on the wire', () => {
  it('writes a whole state once for those who come one after the other', () => {
    const state = { ...CHANGE, type: 'state', view: {}, decision: null } as const;
    const bytes = bytesOf(state);
    for (let id = 0; id < 20; id++) bytesOf({ type: 'accepted', id, version: 1 });
    expect(bytesOf(state)).toBe(bytes);
    expect(JSON.parse(bytes.toString())).toEqual(state);
  });

  it('says all that it says', () => {
    expect(read(CHANGE)).toEqual(CHANGE);
    const { decision: _, ...sameQuestion } = { ...CHANGE, outcome: null, view: null };
    expect(read(sameQuestion)).toEqual(sameQuestion);
    const notAsked = { ...CHANGE, decision: null };
    expect(read(notAsked)).toEqual(notAsked);
    expect(read({ type: 'accepted', id: 1, version: 2 })).toEqual({ type: 'accepted', id: 1, version: 2 });
  });

  it('is made once for all who are sent it', () => {
    expect(bytesOf(CHANGE)).toBe(bytesOf(CHANGE));
    expect(plainFrame(bytesOf(CHANGE))).toBe(plainFrame(bytesOf(CHANGE)));
  });
});

describe('a frame', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('of %i bytes has its length before them', (length) => {
    const head =
      length < 126
        ? Buffer.from([0x81, length])
        : length < 65_536
          ? Buffer.from([0x81, 126, length >> 8, length & 0xff])
          : Buffer.from([0x81, 127, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 0xff, length & 0xff]);
    const text = 'é'.repeat(length / 2) + 'x'.repeat(length % 2);
    const expected = Buffer.concat([head, Buffer.from(text)]);
    expect(textBytes(text).toString()).toBe(text);
    expect(plainFrame(textBytes(text)).equals(expected)).toBe(true);
    // Bytes from elsewhere, alone in memory and behind something else.
    expect(plainFrame(new Uint8Array(Buffer.from(text))).equals(expected)).toBe(true);
    const behind = Buffer.alloc(head.length + length, text, 'utf8').fill(0x81, 0, head.length);
    behind.write(text, head.length);
    expect(plainFrame(behind.subarray(head.length)).equals(expected)).toBe(true);
  });

  it('of a text takes no memory of its own', () => {
    const bytes = textBytes('some words');
    expect(plainFrame(bytes).buffer).toBe(bytes.buffer);
  });
});

import type { Request } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { Letters } from '../../src/table/letters.ts';
import type { Answer } from '../../src/table/place.ts';

/** A postbox that is open or not. */
function postbox(): { letters: Letters; posted: Request[]; open: (is: boolean) => void } {
  const posted: Request[] = [];
  let isOpen = true;
  const letters = new Letters((request) => {
    if (isOpen) posted.push(request);
    return isOpen;
  });
  return { letters, posted, open: (is) => (isOpen = is) };
}

const CHOICE = { type: 'choose', version: 3, choice: 'lances' } as const;
const LOST: Answer = { ok: false, refusal: { rule: 'client/connection/lost', facts: {} } };

describe('letters to a table', () => {
  it('each answer finds its request, in whatever order they come', async () => {
    const { letters, posted } = postbox();
    const first = letters.send(CHOICE);
    const second = letters.send({ type: 'ping' });
    expect(posted.map(({ id }) => id)).toEqual([1, 2]);
    letters.answered({ type: 'accepted', id: 2, version: 4 });
    letters.answered({ type: 'refused', id: 1, rule: 'a/b/c', facts: { n: 1 } });
    expect(await second).toEqual({ ok: true, version: 4 });
    expect(await first).toEqual({ ok: false, refusal: { rule: 'a/b/c', facts: { n: 1 } } });
  });

  it('what is no answer is left to others', () => {
    const { letters } = postbox();
    expect(letters.answered({ type: 'error', problem: 'what?' })).toBe(false);
  });

  it('what was said while the connection was broken is sent when it is back', async () => {
    const { letters, posted, open } = postbox();
    open(false);
    const said = letters.send({ type: 'chat', text: 'hello', to: null });
    expect(posted).toEqual([]);
    open(true);
    letters.again();
    expect(posted).toMatchObject([{ type: 'chat', text: 'hello' }]);
    letters.answered({ type: 'accepted', id: 1, version: 0 });
    expect(await said).toEqual({ ok: true, version: 0 });
  });

  it('a choice without an answer is sent again, as a table never does it twice', () => {
    const { letters, posted } = postbox();
    void letters.send(CHOICE);
    letters.again();
    expect(posted).toEqual([posted[0], posted[0]]);
  });

  it('a line of chat without an answer is not said twice', async () => {
    const { letters, posted } = postbox();
    const said = letters.send({ type: 'chat', text: 'hello', to: null });
    letters.again();
    expect(posted).toHaveLength(1);
    expect(await said).toEqual(LOST);
  });

  it('when nobody will answer any more, everyone who waits hears that', async () => {
    const { letters } = postbox();
    const waiting = [letters.send(CHOICE), letters.send({ type: 'ping' })];
    letters.giveUp();
    expect(await Promise.all(waiting)).toEqual([LOST, LOST]);
  });
});

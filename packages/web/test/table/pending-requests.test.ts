import type { Request } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { PendingRequests } from '../../src/table/pending-requests.ts';
import type { Answer } from '../../src/table/service.ts';

/** A postbox that is open or not. */
function postbox(): { pending: PendingRequests; posted: Request[]; open: (is: boolean) => void } {
  const posted: Request[] = [];
  let isOpen = true;
  const pending = new PendingRequests((request) => {
    if (isOpen) posted.push(request);
    return isOpen;
  });
  return { pending, posted, open: (is) => (isOpen = is) };
}

const CHOICE = { type: 'choose', version: 3, choice: 'lances' } as const;
const LOST: Answer = { ok: false, refusal: { rule: 'client/connection/lost', facts: {} } };

describe('pending to a table', () => {
  it('each answer finds its request, in whatever order they come', async () => {
    const { pending, posted } = postbox();
    const first = pending.send(CHOICE);
    const second = pending.send({ type: 'ping' });
    expect(posted.map(({ id }) => id)).toEqual([1, 2]);
    pending.answered({ type: 'accepted', id: 2, version: 4 });
    pending.answered({ type: 'refused', id: 1, rule: 'a/b/c', facts: { n: 1 } });
    expect(await second).toEqual({ ok: true, version: 4 });
    expect(await first).toEqual({ ok: false, refusal: { rule: 'a/b/c', facts: { n: 1 } } });
  });

  it('what is no answer is left to others', () => {
    const { pending } = postbox();
    expect(pending.answered({ type: 'error', problem: 'what?' })).toBe(false);
  });

  it('what was said while the connection was broken is sent when it is back', async () => {
    const { pending, posted, open } = postbox();
    open(false);
    const said = pending.send({ type: 'chat', text: 'hello', to: null });
    expect(posted).toEqual([]);
    open(true);
    pending.again();
    expect(posted).toMatchObject([{ type: 'chat', text: 'hello' }]);
    pending.answered({ type: 'accepted', id: 1, version: 0 });
    expect(await said).toEqual({ ok: true, version: 0 });
  });

  it('a choice without an answer is sent again, as a table never does it twice', () => {
    const { pending, posted } = postbox();
    void pending.send(CHOICE);
    pending.again();
    expect(posted).toEqual([posted[0], posted[0]]);
  });

  it('a choice that is refused only because it had arrived the first time was taken', async () => {
    const { pending } = postbox();
    const stale = { type: 'refused', rule: 'table/choice/stale', facts: { version: 3, now: 5 } } as const;
    const once = pending.send(CHOICE);
    pending.answered({ ...stale, id: 1 });
    expect(await once).toMatchObject({ ok: false, refusal: { rule: 'table/choice/stale' } });
    const twice = pending.send(CHOICE);
    pending.again();
    pending.answered({ ...stale, id: 2 });
    expect(await twice).toEqual({ ok: true, version: 5 });
    const wrong = pending.send(CHOICE);
    pending.again();
    pending.answered({ type: 'refused', id: 3, rule: 'a/b/c', facts: {} });
    expect(await wrong).toMatchObject({ ok: false });
  });

  it('a line of chat without an answer is not said twice', async () => {
    const { pending, posted } = postbox();
    const said = pending.send({ type: 'chat', text: 'hello', to: null });
    pending.again();
    expect(posted).toHaveLength(1);
    expect(await said).toEqual(LOST);
  });

  it('when nobody will answer any more, everyone who waits hears that', async () => {
    const { pending } = postbox();
    const waiting = [pending.send(CHOICE), pending.send({ type: 'ping' })];
    pending.giveUp();
    expect(await Promise.all(waiting)).toEqual([LOST, LOST]);
  });
});

// Calling people back: whom a server may call, in which form, when, and when not.

import { createECDH, createVerify, createPublicKey } from 'node:crypto';
import type { TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { Callers } from '../src/callback/callers.ts';
import { isOpenAddress, isOutside, openLookup, sendOutside } from '../src/callback/outside.ts';
import { quietFor } from '../src/callback/quiet-hours.ts';
import { PushKeys, sealed } from '../src/callback/web-push.ts';
import { webhookBody } from '../src/callback/webhook.ts';
import { sqliteShelf } from '../src/shelf.ts';
import { gather, get, post, useRoom } from './support/room.ts';

const room = useRoom();

describe('an address that a visitor gives', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:7f00:1::1',
    '2001:db8::1',
    'ff02::1',
  ])('is not called if it is %s', (address) => {
    expect(isOpenAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '93.184.216.34', '2606:4700::6810:85e5'])('may be %s', (address) => {
    expect(isOpenAddress(address)).toBe(true);
  });

  it.each([
    'http://example.com/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://user:secret@example.com/hook',
    'https://example.com:8443/hook',
    'https://printer.local/hook',
    'https://metadata.google.internal/hook',
    'https://intranet/hook',
    'ftp://example.com/',
    'nonsense',
    `https://example.com/${'a'.repeat(1000)}`,
  ])('is refused at once: %s', async (url) => {
    expect(isOutside(url)).toBe(false);
    await expect(sendOutside(url, {}, Buffer.from(''))).rejects.toThrow('open internet');
  });

  it('whose name leads inside is refused when it is called, also if only one of its answers does', () => {
    const answers = (...addresses: string[]) =>
      openLookup(((_: string, __: object, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as never);
    const found = (lookup: ReturnType<typeof answers>): unknown => {
      let said: unknown;
      lookup('hook.example.com', {}, (error, address) => (said = error?.name ?? address));
      return said;
    };
    expect(found(answers('93.184.216.34'))).toBe('93.184.216.34');
    expect(found(answers('93.184.216.34', '127.0.0.1'))).toBe('NotOutsideError');
    expect(found(answers('::1'))).toBe('NotOutsideError');
    expect(found(answers())).toBe('NotOutsideError');
  });
});

describe('a push message', () => {
  it('is sealed as the standard shows (RFC 8291, appendix A)', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const subscription = {
      endpoint: 'https://push.example.net/',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const body = sealed('When I grow up, I want to be a watermelon', subscription, own, salt);
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is signed for its push service alone, by the key that browsers know', () => {
    const keys = new PushKeys(PushKeys.make());
    const said = keys.authorization('https://push.example.net/send/abc', 'https://maester.example', 1000);
    const [, head = '', claims = '', signature = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(said) ?? [];
    expect(key).toBe(keys.publicKey);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example.net',
      exp: 1000 + 12 * 3600,
      sub: 'https://maester.example',
    });
    const point = Buffer.from(key, 'base64url');
    const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const check = createVerify('sha256').update(`${head}.${claims}`);
    expect(check.verify({ key: known, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
  });
});

describe('quiet hours', () => {
  const at = (hour: number, minute = 0): number => Date.UTC(2026, 0, 5, hour, minute);
  const hours = (milliseconds: number): number => milliseconds / 3_600_000;

  it('last until their end, over midnight and where the person is', () => {
    const night = { from: 22, to: 8, ahead: 0 };
    expect(hours(quietFor(night, at(23)))).toBe(9);
    expect(hours(quietFor(night, at(7, 30)))).toBe(0.5);
    expect([quietFor(night, at(8)), quietFor(night, at(21, 59)), quietFor(null, at(3))]).toEqual([0, 0, 0]);
    expect(hours(quietFor({ ...night, ahead: 480 }, at(14)))).toBe(10);
    expect(hours(quietFor({ ...night, ahead: -300 }, at(4)))).toBe(9);
    expect(quietFor({ from: 9, to: 9, ahead: 0 }, at(9))).toBe(0);
    expect(hours(quietFor({ from: 9, to: 17, ahead: 0 }, at(12)))).toBe(5);
  });
});

describe('a webhook', () => {
  const told = {
    event: 'turn',
    table: 'abcd2345',
    game: 'thrones',
    round: 3,
    seats: [{ seat: 'stark', name: '@everyone [x](https://evil.example)' }],
    url: 'https://maester.example/t/abcd2345',
  } as const;

  it('speaks plain JSON', () => {
    expect(JSON.parse(webhookBody('json', told))).toEqual(told);
  });

  it("speaks Discord's form, in which a name calls nobody and is no link", () => {
    const body = JSON.parse(webhookBody('discord', told)) as { content: string; allowed_mentions: unknown };
    expect(body.content).toBe(
      'Waiting for everyone  x  https   evil.example (round 3). https://maester.example/t/abcd2345',
    );
    expect(body.allowed_mentions).toEqual({ parse: [] });
  });
});

const SUBSCRIPTION = {
  endpoint: 'https://push.example.net/send/1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

describe('someone who asked to be called', () => {
  /** A table at which red is asked, and the time in our hands. */
  function world() {
    let date = Date.UTC(2026, 0, 5, 12);
    let timers: { at: number; run: () => void }[] = [];
    const sent: { url: string; body: Buffer }[] = [];
    const seat = { seat: 'red', kind: 'person', name: 'Ann', connected: false };
    let info = {
      table: 'abcd2345',
      game: 'tourney',
      status: 'playing',
      paused: null,
      progress: { round: 2, waiting: ['red'], winners: null },
      seats: [seat, { ...seat, seat: 'blue', name: 'Bob' }],
    } as unknown as TableInfo;
    let status = 201;
    const shelf = sqliteShelf(':memory:');
    const start = (): Callers =>
      new Callers({
        shelf,
        send: async (url, _headers, body) => {
          sent.push({ url, body });
          return { status };
        },
        log: (entry) => expect(entry).toBeNull(),
        date: () => date,
        later(milliseconds, run) {
          const timer = { at: date + milliseconds, run };
          timers.push(timer);
          return () => (timers = timers.filter((other) => other !== timer));
        },
        look: () => info,
        origin: 'https://maester.example',
      });
    let callers = start();
    return {
      callers,
      /** Another server takes the place of the one that stops. */
      restart: async (): Promise<void> => {
        await callers.close();
        callers = start();
        await callers.open();
      },
      shelf,
      sent,
      answer: (code: number) => (status = code),
      stand: (change: object): void => {
        info = { ...info, ...change };
        callers.heard(info);
      },
      pass: async (milliseconds: number): Promise<void> => {
        date += milliseconds;
        const due = timers.filter(({ at }) => at <= date);
        timers = timers.filter(({ at }) => at > date);
        for (const { run } of due) run();
        for (let i = 0; i < 20; i++) await Promise.resolve();
        await new Promise((resolve) => setImmediate(resolve));
      },
    };
  }

  it('is called once when it is their turn and they are not there', async () => {
    const { callers, sent, stand, pass } = world();
    await callers.subscribe('abcd2345', 'red', { subscription: SUBSCRIPTION });
    stand({});
    await pass(19_000);
    expect(sent).toEqual([]);
    await pass(1000);
    expect(sent.map(({ url }) => url)).toEqual([SUBSCRIPTION.endpoint]);
    stand({});
    await pass(3_600_000);
    expect(sent).toHaveLength(1);
  });

  it('is not called if they are there, have answered, or the game is paused', async () => {
    const { callers, sent, stand, pass } = world();
    await callers.subscribe('abcd2345', 'red', { subscription: SUBSCRIPTION });
    stand({ seats: [{ seat: 'red', kind: 'person', name: 'Ann', connected: true }] });
    await pass(60_000);
    stand({ progress: { round: 2, waiting: ['blue'], winners: null } });
    stand({
      progress: { round: 2, waiting: ['red'], winners: null },
      seats: [{ seat: 'red', kind: 'person', name: 'Ann', connected: false }],
    });
    stand({ paused: { why: 'agreed' } });
    await pass(60_000);
    expect(sent).toEqual([]);
  });

  it('is called after their quiet hours, if it is still their turn', async () => {
    const { callers, sent, stand, pass } = world();
    await callers.subscribe('abcd2345', 'red', {
      subscription: SUBSCRIPTION,
      quiet: { from: 11, to: 14, ahead: 0 },
    });
    stand({});
    await pass(20_000);
    expect(sent).toEqual([]);
    await pass(2 * 3_600_000);
    expect(sent).toHaveLength(1);
  });

  it('is called after their quiet hours though the server has stopped meanwhile, and only once', async () => {
    const { callers, restart, sent, stand, pass } = world();
    await callers.subscribe('abcd2345', 'red', {
      subscription: SUBSCRIPTION,
      quiet: { from: 11, to: 14, ahead: 0 },
    });
    stand({});
    await pass(10_000);
    await restart();
    await pass(10_000);
    await restart();
    await pass(3_600_000);
    expect(sent).toEqual([]);
    await restart();
    await pass(3_600_000);
    expect(sent).toHaveLength(1);
    await restart();
    stand({});
    await pass(60_000);
    expect(sent).toHaveLength(1);
    stand({ progress: { round: 2, waiting: ['blue'], winners: null } });
    stand({ progress: { round: 3, waiting: ['red'], winners: null } });
    await pass(60_000);
    expect(sent).toHaveLength(2);
  });

  it('on several devices is called on each when its quiet hours are over, and not again on the others', async () => {
    const { callers, sent, stand, pass } = world();
    const other = { ...SUBSCRIPTION, endpoint: 'https://push.example.net/send/2' };
    const night = { ...SUBSCRIPTION, endpoint: 'https://push.example.net/send/3' };
    await callers.subscribe('abcd2345', 'red', { subscription: SUBSCRIPTION });
    await callers.subscribe('abcd2345', 'red', {
      subscription: other,
      quiet: { from: 11, to: 13, ahead: 0 },
    });
    await callers.subscribe('abcd2345', 'red', {
      subscription: night,
      quiet: { from: 11, to: 15, ahead: 0 },
    });
    stand({});
    for (const hours of [0.1, 1, 1, 1]) await pass(hours * 3_600_000);
    expect(sent.map(({ url }) => url)).toEqual([SUBSCRIPTION, other, night].map(({ endpoint }) => endpoint));
  });

  it('is told the end, and never called again; so is the program of the table', async () => {
    const { callers, shelf, sent, stand, pass } = world();
    await callers.subscribe('abcd2345', 'red', { subscription: SUBSCRIPTION });
    await callers.setWebhook('abcd2345', { url: 'https://hooks.example.com/1', form: 'json' });
    stand({ status: 'over', progress: { round: 3, waiting: [], winners: ['red'] } });
    await pass(0);
    expect(sent.map(({ url }) => url)).toEqual(['https://hooks.example.com/1', SUBSCRIPTION.endpoint]);
    expect(JSON.parse(sent[0]?.body.toString() ?? '')).toMatchObject({
      event: 'over',
      seats: [{ name: 'Ann' }],
    });
    expect([
      await shelf.list('push', ''),
      await shelf.list('webhook', ''),
      callers.wants('abcd2345'),
    ]).toEqual([[], [], false]);
  });

  it('whose browser has ended it is forgotten', async () => {
    const { callers, shelf, stand, pass, answer } = world();
    await callers.subscribe('abcd2345', 'red', { subscription: SUBSCRIPTION });
    answer(410);
    stand({});
    await pass(20_000);
    expect(await shelf.list('push', '')).toEqual([]);
  });
});

it('a seat is called by its owner alone, a webhook set by the host alone, and neither leads inside', async () => {
  const { url } = await room.start();
  const { table, tokens } = await gather(url, { game: 'tourney', players: 2 }, ['red', 'blue']);
  const [host = '', guest = ''] = [tokens.get('red'), tokens.get('blue')];
  expect((await get<{ key: string }>(url, '/api/push')).body.key).toMatch(/^[\w-]{87}$/);
  const call = { on: true, subscription: SUBSCRIPTION };
  expect((await post(url, `/api/tables/${table}/push`, call, guest)).status).toBe(200);
  expect((await post(url, `/api/tables/${table}/push`, call, 'nobody-at-all')).status).toBe(403);
  expect((await post(url, `/api/tables/${table}/push`, { ...call, on: false }, guest)).status).toBe(200);
  const inside = { ...SUBSCRIPTION, endpoint: 'https://169.254.169.254/latest' };
  expect(
    (await post(url, `/api/tables/${table}/push`, { on: true, subscription: inside }, guest)).status,
  ).toBe(400);
  const hook = { webhook: { url: 'https://hooks.example.com/1', form: 'discord' } };
  expect((await post(url, `/api/tables/${table}/webhook`, hook, guest)).status).toBe(403);
  expect((await post(url, `/api/tables/${table}/webhook`, hook, host)).status).toBe(200);
  const wrong = { webhook: { url: 'https://localhost/', form: 'discord' } };
  expect((await post(url, `/api/tables/${table}/webhook`, wrong, host)).status).toBe(400);
  expect((await post(url, `/api/tables/${table}/webhook`, { webhook: null }, host)).status).toBe(200);
});

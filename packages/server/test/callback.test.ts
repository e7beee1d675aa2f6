// Calling people back: whom a server may call, and in which form.

import { createECDH, createVerify, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isOpenAddress, isOutside, openLookup, sendOutside } from '../src/callback/outside.ts';
import { quietFor } from '../src/callback/quiet-hours.ts';
import { PushKeys, sealed } from '../src/callback/web-push.ts';
import { webhookBody } from '../src/callback/webhook.ts';
import { SUBSCRIPTION } from './support/calling.ts';
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

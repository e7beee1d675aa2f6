// Messages meant to do harm: each is refused with a reason, nobody else notices, and nothing of them stays.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pick, seededRandom, type Json, type Random } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { Client, Player } from './support/client.ts';
import { LONG } from './support/games.ts';
import { gather, get, useRoom } from './support/room.ts';

const MESSAGES = LONG ? 100_000 : 3000;
const AT_ONCE = 50;
/** What the heap may have grown by: caches and the compiler's own, not a part of every message. */
const GROWTH = 6_000_000;

const room = useRoom();

/** What an attacker knows: where the table stands, and what was once said there. */
interface Known {
  readonly version: number;
  readonly earlier: Json;
}

type Attack = (random: Random, known: Known) => string | Buffer;

const request = (fields: Record<string, unknown>): string => JSON.stringify({ id: 7, ...fields });
const words = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(random.below(0xd7ff) + 1)).join('');

/** None of them may change anything; the game waits for another seat, or the sender has none. */
const ATTACKS: { readonly [name: string]: Attack } = {
  'random text': (random) => words(random, 1 + random.below(200)),
  'random bytes': (random) =>
    Buffer.from(Array.from({ length: 1 + random.below(200) }, () => random.below(256))),
  'half a message': (random) => request({ type: 'ping' }).slice(0, 1 + random.below(15)),
  'another kind of value': (random) => pick(random, ['null', '[]', '7', '"join"', 'true', '[[[]]]', '{}']),
  'an unknown request': (random) =>
    request({ type: pick(random, ['steal', '', 'toString', '__proto__', 'JOIN']) }),
  'a second join': () => JSON.stringify({ type: 'join', token: null }),
  'a missing field': (random) =>
    request({ type: pick(random, ['choose', 'undo', 'vote', 'chat', 'seat-mind']) }),
  'a field too many': () => request({ type: 'ping', seat: 'red' }),
  'a key of all objects': () => '{"id":1,"type":"chat","text":"x","__proto__":{"host":true}}',
  'an id that is none': (random) =>
    JSON.stringify({ id: pick(random, [-1, 1.5, 2 ** 40, 'x', null]), type: 'ping' }),
  'deep nesting': (random) => {
    const depth = 100 + random.below(10_000);
    return `{"id":1,"type":"choose","version":0,"choice":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  },
  'a long choice': (random, { version }) =>
    request({ type: 'choose', version, choice: 'x'.repeat(random.below(60_000)) }),
  'an out-of-turn choice': (random, { version }) =>
    request({
      type: 'choose',
      version,
      choice: pick(random, [0, 'pass', { x: 1, y: 1, facing: 0 }, ['a'], null]),
    }),
  'a choice for the future': (random) =>
    request({ type: 'choose', version: 1000 + random.below(1000), choice: 1 }),
  'a replayed choice': (_, { earlier, version }) =>
    request({ type: 'choose', version: Math.max(0, version - 1), choice: earlier }),
  'a stale undo': () => request({ type: 'undo', version: 0 }),
  'an endless undo': (_, { version }) => request({ type: 'undo', version, count: 1000 }),
  'a vote on nothing': (random) => request({ type: 'vote', proposal: 1 + random.below(99), agree: true }),
  'a forged start': () => request({ type: 'start' }),
  'a forged seat': (random) =>
    request({
      type: 'seat-mind',
      seat: pick(random, ['red', 'blue', 'violet']),
      mind: pick(random, ['random', 'x', null]),
    }),
  'too long a line': (random) => request({ type: 'chat', text: 'x'.repeat(501 + random.below(5000)) }),
  'a line to nobody': (random) => request({ type: 'chat', to: words(random, 3), text: 'x' }),
};

function used(): number {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
  return process.memoryUsage().heapUsed;
}

/** Sends so many, some connections at once, and counts the answers. */
async function attack(
  url: string,
  table: string,
  tokens: readonly (string | null)[],
  count: number,
  seed: string,
) {
  const random = seededRandom(seed);
  const names = Object.keys(ATTACKS);
  const known = { version: 1, earlier: { x: 5, y: 5, facing: 0 } };
  for (let sent = 0; sent < count;) {
    const client = await Client.join(url, table, pick(random, tokens));
    const before = client.heard.length;
    for (let i = 0; i < AT_ONCE; i++, sent++) {
      const name = names[sent % names.length] ?? '';
      const message = ATTACKS[name]?.(random, known) ?? '';
      client.socket.send(message);
    }
    const answers = (): number =>
      client.heard.slice(before).filter(({ type }) => type === 'error' || type === 'refused').length;
    await client.until(() => answers() === AT_ONCE);
    for (const message of client.heard.slice(before)) {
      expect(message.type).not.toBe('accepted');
      const reason =
        message.type === 'error' ? message.problem : 'rule' in message ? message.rule : 'none needed';
      expect(reason).toMatch(/^(?:[a-z]+\/[a-z]+\/[a-z-]+|[\w: .-]+ .*)$/);
    }
    expect(client.raw.every((text) => text.length < 20_000)).toBe(true);
    client.close();
    await client.untilClosed();
  }
}

describe('hostile messages', { timeout: 60_000 }, () => {
  it(
    `${MESSAGES} of them are each refused, while others play and memory stays`,
    { timeout: 3_600_000 },
    async () => {
      const { url } = await room.start();
      const setup = { knights: 3, rounds: 1 };
      const { table, tokens } = await gather(url, { game: 'tourney', setup }, ['red', 'blue', 'green']);
      const red = await Client.join(url, table, tokens.get('red'));
      await red.ask({ type: 'start' });
      // It is the turn of blue from now on; green, who is not asked, and a spectator attack.
      await red.ask({ type: 'choose', version: 0, choice: { x: 5, y: 5, facing: 0 } });
      const attackers = [tokens.get('green') ?? '', null];
      const before = JSON.stringify(red.last('state').view);

      const honest = async (): Promise<void> => {
        const other = await gather(url, { game: 'tourney', setup: { knights: 2, rounds: 5 } }, [
          'red',
          'blue',
        ]);
        const host = await Client.join(url, other.table, other.tokens.get('red'));
        await host.ask({ type: 'start' });
        host.close();
        const players = [...other.tokens].map(([seat, token]) => {
          return new Player({
            url: () => url,
            table: other.table,
            token,
            game: tourney,
            seed: seat,
          });
        });
        await Promise.all(players.map((player) => player.play()));
        expect(players.flatMap((player) => player.refusals)).toEqual([]);
      };
      await attack(url, table, attackers, Math.min(2000, MESSAGES / 3), 'warm');
      await honest();
      const level = used();
      await Promise.all([honest(), attack(url, table, attackers, MESSAGES, 'hostile')]);
      expect(used() - level).toBeLessThan(GROWTH);

      const after = await Client.join(url, table, tokens.get('red'));
      expect(JSON.stringify(after.last('state').view)).toBe(before);
      expect(after.last('state').version).toBe(1);
      expect(after.last('table').info.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
      expect(room.entries.filter(({ event }) => event === 'failure')).toEqual([]);
      expect((await get(url, '/healthz')).status).toBe(200);
    },
  );

  it('that are too large end the connection, with the reason', async () => {
    const { url } = await room.start();
    const { table, tokens } = await gather(url, { game: 'tourney' }, ['red']);
    const client = await Client.join(url, table, tokens.get('red'));
    client.say('x'.repeat(64 * 1024 + 1));
    expect(await client.untilClosed()).toMatchObject({ code: 1009 });
  });
});

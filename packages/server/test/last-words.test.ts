// What a client says and that it leaves may arrive in one turn: what it said before counts, what comes after it was shown
// out does not.

import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { gather, useRoom } from './support/room.ts';

const room = useRoom();
const TOURNEY = { game: 'tourney', setup: { knights: 2, rounds: 1 } };

/** Everything that is said in `talk` leaves in one write. */
function inOneWrite({ socket }: Client, talk: () => void): void {
  const connection: unknown = Reflect.get(socket, '_socket');
  if (!(connection instanceof Socket)) throw new Error('ws keeps its connection elsewhere');
  connection.cork();
  talk();
  connection.uncork();
}

it('the last words of one who leaves are heard', async () => {
  const { url } = await room.start();
  const { table, tokens } = await gather(url, TOURNEY, ['red', 'blue']);
  const [red, blue] = await Promise.all(
    ['red', 'blue'].map((seat) => Client.join(url, table, tokens.get(seat))),
  );
  if (red === undefined || blue === undefined) throw new Error('two were asked to join');
  inOneWrite(red, () => {
    red.say({ type: 'chat', id: 1, to: null, text: 'I must go' });
    red.close();
  });
  await blue.until(() => blue.heard.some(({ type }) => type === 'chat'));
  expect(await red.untilClosed()).toMatchObject({ code: 1005 });
  blue.close();
});

it('one who is shown out says nothing more', async () => {
  const { url } = await room.start({ limits: { messages: { burst: 3, perSecond: 0.001 } } });
  const { table, tokens } = await gather(url, TOURNEY, ['red', 'blue']);
  const blue = await Client.join(url, table, tokens.get('blue'));
  const red = await Client.join(url, table, tokens.get('red'));
  inOneWrite(red, () => {
    for (let id = 1; id <= 50; id++) red.say({ type: 'emote', id, emote: 'well-played' });
  });
  expect(await red.untilClosed()).toMatchObject({ code: 1008 });
  // The join was the first of three.
  const answered = red.heard.filter(({ type }) => type === 'accepted' || type === 'refused');
  expect(answered).toHaveLength(2);
  blue.close();
});

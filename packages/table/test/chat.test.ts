// Chat at a table: who may write, how fast, and who hears it.

import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';
import { begun, client, newTable, World, type Client } from './support.ts';

describe('chat', () => {
  it('is no faster than people write, however many windows a seat has', () => {
    const { world, table, red, blue } = begun();
    const say = (count: number): void => {
      for (let id = 0; id < count; id++) table.request(red, { id, type: 'chat', to: null, text: 'hello' });
    };
    const lines = (): number => blue.heard.filter(({ type }) => type === 'chat').length;
    say(20);
    expect(lines()).toBe(8);
    expect(red.last('refused')).toMatchObject({ rule: 'table/chat/too-fast' });
    world.pass(3000);
    say(20);
    expect(lines()).toBe(11);
  });

  it('between two is not for whoever has the seat after one of them', () => {
    const table = new Table(new World().around(), newTable());
    for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
    const [red, blue] = [client('red', true), client('blue')];
    for (const guest of [red, blue]) table.join(guest, -1);
    table.request(red, { id: 1, type: 'chat', to: 'blue', text: 'psst' });
    expect(blue.last('chat').line).toEqual({ from: 'red', to: 'blue', text: 'psst', number: 1 });
    table.request(blue, { id: 2, type: 'seat-mind', seat: 'blue', mind: null });
    table.sit('blue', 'Eve', 'hash eve');
    const eve = client('blue');
    table.join(eve, -1);
    expect(eve.heard.some(({ type }) => type === 'chat')).toBe(false);
    const again = client('red');
    table.join(again, -1);
    expect(again.last('chat').line.text).toBe('psst');
  });

  it('goes to everyone, or between two alone, and can be off', () => {
    const { table, red, blue } = begun({ knights: 3 });
    const green = client('green');
    table.join(green, -1);
    table.request(red, { id: 1, type: 'chat', to: null, text: 'hello' });
    table.request(red, { id: 2, type: 'chat', to: 'blue', text: 'psst' });
    const texts = (guest: Client): string[] =>
      guest.heard.flatMap((message) => (message.type === 'chat' ? [message.line.text] : []));
    expect([texts(blue), texts(green)]).toEqual([['hello', 'psst'], ['hello']]);
    const silent = begun({ chat: false });
    silent.table.request(silent.red, { id: 1, type: 'chat', to: null, text: 'hello' });
    expect(silent.red.last('refused').rule).toBe('table/chat/off');
  });
});

describe('emotes', () => {
  const emotes = (guest: Client): readonly unknown[] => guest.heard.filter(({ type }) => type === 'emote');

  it('are seen by all who are there, and by nobody who comes later', () => {
    const { table, red, blue } = begun();
    const spectator = client(null);
    table.join(spectator, -1);
    table.request(red, { id: 1, type: 'emote', emote: 'pact' });
    for (const guest of [red, blue, spectator])
      expect(emotes(guest)).toEqual([{ type: 'emote', from: 'red', emote: 'pact' }]);
    const late = client(null);
    table.join(late, -1);
    expect(emotes(late)).toEqual([]);
    table.request(spectator, { id: 2, type: 'emote', emote: 'alas' });
    expect(spectator.last('refused').rule).toBe('table/seat/spectators-watch');
  });

  it('count as lines of the chat, and are off with it', () => {
    const { table, red, blue } = begun();
    for (let id = 0; id < 5; id++) table.request(red, { id, type: 'chat', to: null, text: 'hello' });
    for (let id = 5; id < 10; id++) table.request(red, { id, type: 'emote', emote: 'laughter' });
    expect(emotes(blue)).toHaveLength(3);
    expect(red.last('refused').rule).toBe('table/chat/too-fast');
    const silent = begun({ chat: false });
    silent.table.request(silent.red, { id: 1, type: 'emote', emote: 'alas' });
    expect(silent.red.last('refused').rule).toBe('table/chat/off');
  });
});

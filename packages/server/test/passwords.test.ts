// Tables with a password, and tables that deal their seats or let them be picked: who gets in, and where.

import { Match, type Journal } from '@maester/kernel';
import type { TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { isPassword, passwordHash } from '../src/passwords.ts';
import { Client, Player } from './support/client.ts';
import { gameNamed } from './support/games.ts';
import { get, post, useRoom, type Made } from './support/room.ts';

const room = useRoom();

interface Answer {
  readonly token: string;
  readonly seat: string;
  readonly error: string;
}

describe('a password', () => {
  it('is kept as a hash that differs each time, and known again however it was typed', async () => {
    const [one, other] = [await passwordHash('dragonglass'), await passwordHash('dragonglass')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('dragonglass');
    expect(await isPassword(' dragonglass ', one)).toBe(true);
    expect(await isPassword('ｄragonglass', one)).toBe(true);
    expect(await isPassword('dragonglas', one)).toBe(false);
    expect(await isPassword('', one)).toBe(false);
    expect(await isPassword('dragonglass', 'broken')).toBe(false);
  });

  it('is asked of whoever sits down, not of the host, and nobody is told it', async () => {
    const { url } = await room.start();
    const wanted = { game: 'tourney', players: 2, password: 'dragonglass' };
    const { body: made } = await post<Made>(url, '/api/tables', wanted);
    const { body: info } = await get(url, `/api/tables/${made.table}`);
    expect(info).toMatchObject({ locked: true, dealt: false });
    expect(JSON.stringify(info)).not.toMatch(/dragonglass|passwordHash/);
    const sit = (seat: string, body: object, secret = '') =>
      post<Answer>(url, `/api/tables/${made.table}/seats/${seat}`, body, secret);
    for (const body of [{ name: 'Bob' }, { name: 'Bob', password: 'obsidian' }]) {
      const refused = await sit('blue', body);
      expect([refused.status, refused.body.error]).toEqual([403, 'wrong-password']);
    }
    expect((await sit('red', { name: 'Ann' }, made.host)).status).toBe(201);
    expect((await sit('blue', { name: 'Bob', password: 'dragonglass' })).status).toBe(201);
  });

  it('of a table is that of its rematch', async () => {
    const { url } = await room.start();
    const wanted = { game: 'tourney', players: 2, password: 'dragonglass', minds: { blue: 'random' } };
    const { body: made } = await post<Made>(url, '/api/tables', wanted);
    const red = await post<Answer>(url, `/api/tables/${made.table}/seats/red`, { name: 'Ann' }, made.host);
    const { token } = red.body;
    const host = await Client.join(url, made.table, token);
    await host.ask({ type: 'start' });
    host.close();
    const game = gameNamed('tourney');
    await new Player({ url: () => url, table: made.table, token, game, seed: 'a' }).play();
    const { body: again } = await post<Made>(url, `/api/tables/${made.table}/rematch`, {}, token);
    const at = (body: object) => post<Answer>(url, `/api/tables/${again.table}/seats/red`, body);
    expect((await at({ name: 'Bob' })).body.error).toBe('wrong-password');
    expect((await at({ name: 'Bob', password: 'dragonglass' })).status).toBe(201);
  });
});

describe('a table that deals its seats', () => {
  it('gives each who asks another one, and none that was asked for by name', async () => {
    const { url } = await room.start();
    const { body: made } = await post<Made>(url, '/api/tables', {
      game: 'tourney',
      players: 3,
      dealt: true,
    });
    expect((await get(url, `/api/tables/${made.table}`)).body).toMatchObject({ dealt: true });
    const sit = (seat: string, name: string, secret = '') =>
      post<Answer>(url, `/api/tables/${made.table}/seats/${seat}`, { name }, secret);
    expect((await sit('red', 'Ann')).body.error).toBe('table/seat/dealt');
    const given = [];
    for (const name of ['Ann', 'Bob', 'Cat']) {
      const { body } = await sit('any', name, name === 'Ann' ? made.host : '');
      given.push(body.seat);
    }
    const game = gameNamed('tourney');
    expect(given.toSorted()).toEqual(game.seats(game.usualSetup(3)).toSorted());
    expect((await sit('any', 'Dan')).body.error).toBe('table/seat/none-open');
  });
});

describe('a draft', () => {
  it('leads everyone with the secret of a place to the seat picked there, and the game can be replayed', async () => {
    const { url } = await room.start();
    const wanted = { game: 'tourney', players: 2, draft: true };
    const { body: made } = await post<Made>(url, '/api/tables', wanted);
    const both = await post<Answer>(url, '/api/tables', { ...wanted, dealt: true });
    expect([both.status, both.body.error]).toEqual([400, 'draft']);
    const sit = (name: string, secret = '') =>
      post<Answer>(url, `/api/tables/${made.table}/seats/any`, { name }, secret);
    const [ann, bob] = [(await sit('Ann', made.host)).body, (await sit('Bob')).body];
    expect([ann.seat, bob.seat]).toEqual(['place-1', 'place-2']);
    const tokens: Record<string, string> = { 'place-1': ann.token, 'place-2': bob.token };
    const clients: Record<string, Client> = {};
    for (const place of ['place-1', 'place-2'])
      clients[place] = await Client.join(url, made.table, tokens[place] ?? null);
    await clients['place-1']?.ask({ type: 'start' });
    const { body: drawn } = await get<TableInfo>(url, `/api/tables/${made.table}`);
    const order = drawn.draft?.order ?? [];
    expect([drawn.status, drawn.progress?.waiting]).toEqual(['gathering', [order[0]]]);
    await clients[order[0] ?? '']?.ask({ type: 'pick', seat: 'blue' });
    clients[order[1] ?? '']?.say({ type: 'pick', id: 5, seat: 'red' });
    for (const client of Object.values(clients)) expect((await client.untilClosed()).code).toBe(1012);
    const { body: info } = await get<TableInfo>(url, `/api/tables/${made.table}`);
    expect(info.status).toBe('playing');
    const game = gameNamed('tourney');
    const players = order.map((place) =>
      new Player({ url: () => url, table: made.table, token: tokens[place] ?? '', game, seed: place }).play(),
    );
    await Promise.all(players);
    const first = await Client.join(url, made.table, tokens[order[0] ?? ''] ?? null);
    expect(first.last('welcome').seat).toBe('blue');
    first.close();
    const { body: journal } = await get<Journal>(url, `/api/tables/${made.table}/journal`);
    expect(Match.replay(game, journal).state.flow.outcome).not.toBeNull();
    const { body: again } = await post<Made>(url, `/api/tables/${made.table}/rematch`, {}, ann.token);
    expect((await get(url, `/api/tables/${again.table}`)).body).toMatchObject({ draft: { order: [] } });
  });
});

// Computer players at a table: when they move, and whose seats they play.

import type { Mind } from '@maester/kernel';
import { tourney, type TourneyState } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { Table, type Clock } from '../src/index.ts';
import { begun, client, newTable, playOn, World } from './support.ts';

describe('computer players', () => {
  it('play the seats they are given, and give them back', () => {
    const { world, table, clients, red, blue } = begun();
    table.request(blue, { id: 1, type: 'seat-mind', seat: 'blue', mind: 'random' });
    playOn(table, new Map([['red', red]]), 'one', () => false);
    world.pass(1);
    for (let i = 0; i < 200 && table.record.status === 'playing'; i++) {
      playOn(table, new Map([['red', red]]), `more ${i}`);
      world.pass(1);
    }
    expect(table.record.status).toBe('over');
    expect(world.problems).toEqual([]);
    expect(clients.size).toBe(2);
  });

  it.each<Mind>([
    {
      id: 'thrower',
      choose: () => {
        throw new Error('lost in thought');
      },
    },
    { id: 'cheat', choose: () => 'what nobody offered' },
  ])('that err do not stop the game: $id', (mind) => {
    const world = new World();
    const table = new Table(world.around([mind]), newTable());
    const host = client(null, true);
    table.join(host, -1);
    for (const seat of ['red', 'blue'])
      table.request(host, { id: 1, type: 'seat-mind', seat, mind: mind.id });
    table.request(host, { id: 2, type: 'start' });
    for (let i = 0; i < 500 && table.record.status === 'playing'; i++) world.pass(1);
    expect(table.record.status).toBe('over');
    expect(world.problems.length).toBeGreaterThan(0);
  });

  it('wait for their turn where there is one, and not for a question that is gone', () => {
    const world = new World();
    const queue = new Set<() => void>();
    const inTurn = (run: () => void) => {
      queue.add(run);
      return () => void queue.delete(run);
    };
    const table = new Table({ ...world.around(), inTurn }, newTable());
    const red = client('red', true);
    table.sit('red', 'Ann', 'hash red');
    table.join(red, -1);
    table.request(red, { id: 1, type: 'seat-mind', seat: 'blue', mind: 'random' });
    table.request(red, { id: 2, type: 'start' });
    table.request(red, { id: 3, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    world.pass(0);
    expect([table.version, queue.size]).toEqual([1, 1]);
    table.request(red, { id: 4, type: 'undo', version: 1, count: 1 });
    expect([table.version, queue.size]).toEqual([2, 0]);
    table.request(red, { id: 5, type: 'choose', version: 2, choice: { x: 0, y: 0, facing: 0 } });
    world.pass(0);
    for (const run of queue) run();
    expect(table.version).toBe(4);
  });

  it('that are no longer there are stood in for', () => {
    const world = new World();
    const first = newTable();
    const seats = first.record.seats.map((seat) => ({ ...seat, kind: 'mind' as const, mind: 'long gone' }));
    const table = new Table(world.around(), {
      ...first,
      record: { ...first.record, status: 'playing', seats },
    });
    table.join(client(null), -1);
    for (let i = 0; i < 500 && table.record.status === 'playing'; i++) world.pass(1);
    expect(table.record.status).toBe('over');
  });

  it('may not be put into the seat of a person by someone else', () => {
    const { table, red, blue } = begun();
    table.request(red, { id: 1, type: 'seat-mind', seat: 'blue', mind: 'random' });
    expect(red.last('refused').rule).toBe('table/host/only');
    table.request(blue, { id: 2, type: 'seat-mind', seat: 'blue', mind: 'genius' });
    expect(blue.last('refused').rule).toBe('table/seat/unknown-mind');
    table.request(blue, { id: 3, type: 'seat-mind', seat: 'blue', mind: 'random' });
    table.request(blue, { id: 4, type: 'seat-mind', seat: 'blue', mind: null });
    expect(blue.last('table').info.seats[1]).toMatchObject({ kind: 'person', mind: null });
  });

  it('wait between moves, so that the people who play can follow, but not where several decide in secret', () => {
    const world = new World();
    world.pace = 1000;
    const table = new Table(world.around(), newTable({ knights: 3 }));
    const red = client('red', true);
    table.sit('red', 'Ann', 'hash red');
    table.join(red, -1);
    for (const seat of ['blue', 'green'])
      table.request(red, { id: 1, type: 'seat-mind', seat, mind: 'random' });
    table.request(red, { id: 2, type: 'start' });
    const waits: number[] = [];
    let together = 0;
    const play = new Map([['red', red]]);
    for (let at = world.time; table.version < 30 && world.time < 1e6; at = world.time) {
      const { version } = table;
      const redIsAsked = tourney.waiting(table.state as TourneyState).includes('red');
      if (redIsAsked) {
        world.pass(0);
        together = Math.max(together, tourney.waiting(table.state as TourneyState).length);
        const now = table.version;
        playOn(table, play, `red ${now}`, () => table.version > now);
      } else {
        while (table.version === version) world.pass(10);
        waits.push(world.time - at);
      }
    }
    // When the person is asked in secret, the computers have answered already.
    expect(together).toBe(1);
    expect(Math.max(...waits)).toBe(1000);
    expect(waits.every((wait) => wait >= 300)).toBe(true);
  });

  it.each<Clock>([
    { kind: 'none' },
    { kind: 'bank', seconds: 60, increment: 0, cap: 60 },
    { kind: 'per-decision', seconds: 60 },
    { kind: 'per-decision', seconds: 3600 },
  ])('do nothing while nobody looks, whatever the clock: $kind $seconds', (clock) => {
    const world = new World();
    const table = new Table(world.around(), newTable({ clock }));
    const host = client(null, true);
    const leave = table.join(host, -1);
    for (const seat of ['red', 'blue'])
      table.request(host, { id: 1, type: 'seat-mind', seat, mind: 'random' });
    table.request(host, { id: 2, type: 'start' });
    leave();
    expect(table.info().paused).toEqual({ why: 'empty' });
    world.pass(1_000_000);
    expect([table.version, table.isBusy]).toEqual([0, false]);
    table.join(client(null), -1);
    world.pass(1000);
    expect(table.version).toBeGreaterThan(0);
  });

  it('that were left alone by turns are not woken again, and go on for whoever comes', () => {
    const world = new World();
    const around = { ...world.around(), date: () => 1e12 + world.time };
    const first = newTable({ clock: { kind: 'per-decision', seconds: 3600 } });
    const seats = first.record.seats.map((seat) => ({ ...seat, kind: 'mind' as const, mind: 'random' }));
    // As it was saved when it would have played on.
    const turn = { at: 1e12, wakeAt: 1e12, seats: {} };
    const record = { ...first.record, status: 'playing' as const, seats };
    const saved = { ...first, record, turn };
    const table = new Table(around, saved);
    world.pass(1000);
    expect([table.version, world.kept(saved).turn?.wakeAt]).toEqual([0, null]);
    expect(world.changes).toHaveLength(1);
    table.join(client(null), -1);
    world.pass(1000);
    expect(table.version).toBeGreaterThan(0);
  });

  it('move while the people of a game by turns are away, no faster than at other tables', () => {
    const world = new World();
    world.pace = 1000;
    const table = new Table(
      world.around(),
      newTable({ knights: 3, clock: { kind: 'per-decision', seconds: 3600 } }),
    );
    const red = client('red', true);
    table.sit('red', 'Ann', 'hash red');
    const leave = table.join(red, -1);
    for (const seat of ['blue', 'green'])
      table.request(red, { id: 1, type: 'seat-mind', seat, mind: 'random' });
    table.request(red, { id: 2, type: 'start' });
    leave();
    const redIsAsked = (): boolean => tourney.waiting(table.state as TourneyState).includes('red');
    const waits: number[] = [];
    for (let at = world.time; table.version < 30 && table.record.status === 'playing'; at = world.time) {
      const { version } = table;
      if (redIsAsked()) world.pass(3_600_000);
      else {
        while (table.version === version) world.pass(10);
        waits.push(world.time - at);
      }
    }
    expect(waits.length).toBeGreaterThan(3);
    expect(waits.every((wait) => wait >= 300)).toBe(true);
  });
});

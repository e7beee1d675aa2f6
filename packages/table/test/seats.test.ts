// Seats at a table: taken, left, given away and offered.

import type { Mind } from '@maester/kernel';
import { tourney, type TourneyState } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';
import { begun, client, letMiss, newTable, playOn, World } from './support.ts';

const TWO_MINDS = ['squire', 'hand'].map((id): Mind => ({ id, choose: (eyes) => eyes.sample() }));

describe('seats', () => {
  it('whose owner leaves it to the computer let the others take back, once they are asked again', () => {
    const { table, red, blue } = begun({ knights: 3 });
    playOn(
      table,
      new Map([
        ['red', red],
        ['blue', blue],
        ['green', client('green')],
      ]),
      'some',
      () => table.version >= 6,
    );
    table.request(red, { id: 1, type: 'undo', version: table.version, count: 5 });
    expect(blue.last('table').info.proposal).toMatchObject({ by: 'red', agreed: ['red'] });
    table.request(blue, { id: 2, type: 'vote', proposal: 1, agree: true });
    expect(blue.last('table').info.proposal).toMatchObject({ agreed: ['red', 'blue'] });
    const { version } = table;
    table.request(client('green'), { id: 3, type: 'seat-mind', seat: 'green', mind: 'random' });
    // What was proposed was proposed to others.
    expect([table.version, blue.last('table').info.proposal]).toEqual([version, null]);
    table.request(red, { id: 4, type: 'undo', version, count: 5 });
    table.request(blue, { id: 5, type: 'vote', proposal: 2, agree: true });
    expect(table.version).toBe(version + 1);
  });

  it('that the host gave away still have a say in what is taken back', () => {
    const { world, table, clients, red } = begun({ gone: ['blue'] });
    playOn(table, clients, 'some', () => table.version >= 8);
    const { version } = table;
    table.request(red, { id: 1, type: 'seat-mind', seat: 'blue', mind: 'random' });
    expect(red.last('refused')).toMatchObject({ rule: 'table/seat/just-gone', facts: { seconds: 60 } });
    world.pass(60_000);
    table.request(red, { id: 2, type: 'seat-mind', seat: 'blue', mind: 'random' });
    expect(table.record.seats[1]).toMatchObject({ kind: 'mind', givenAway: true });
    table.request(red, { id: 3, type: 'undo', version, count: 6 });
    expect([table.version, table.info().proposal?.agreed]).toEqual([version, ['red']]);
  });

  it('of a computer player are taken in a running game only if the host offers them, by someone without a seat', () => {
    const world = new World();
    const table = new Table(world.around(), newTable());
    table.sit('red', 'Ann', 'hash red');
    const [host, red] = [client(null, true), client('red')];
    for (const guest of [host, red]) table.join(guest, -1);
    table.request(host, { id: 1, type: 'seat-mind', seat: 'blue', mind: 'random' });
    table.request(host, { id: 2, type: 'start' });
    expect(table.sit('blue', 'Eve', 'hash eve')?.rule).toBe('table/seat/not-offered');
    table.request(red, { id: 3, type: 'offer', seat: 'blue', offered: true });
    expect(red.last('refused').rule).toBe('table/host/only');
    table.request(host, { id: 4, type: 'offer', seat: 'red', offered: true });
    expect(host.last('refused').rule).toBe('table/seat/taken');
    table.request(host, { id: 5, type: 'offer', seat: 'blue', offered: true });
    expect(red.last('table').info.seats[1]).toMatchObject({ kind: 'mind', offered: true });
    expect(table.sit('blue', 'Ann too', 'hash two', { holds: 'red' })?.rule).toBe('table/seat/one-each');
    expect(table.sit('blue', 'Bob', 'hash bob')).toBeNull();
    expect(red.last('table').info.seats[1]).toMatchObject({ kind: 'person', name: 'Bob', offered: false });
  });

  it('are left, or given away by the host, only while people gather', () => {
    const table = new Table(new World().around(), newTable());
    for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
    const [host, red, blue] = [client(null, true), client('red'), client('blue')];
    for (const guest of [host, red, blue]) table.join(guest, -1);
    table.request(red, { id: 1, type: 'seat-mind', seat: 'red', mind: null });
    expect(table.record.seats[0]).toMatchObject({ kind: 'open', name: null, tokenHash: null });
    expect([red.dismissed, blue.dismissed]).toEqual([true, false]);
    table.request(host, { id: 2, type: 'seat-mind', seat: 'blue', mind: 'random' });
    expect(table.record.seats[1]).toMatchObject({ kind: 'mind', tokenHash: null });
    expect(blue.dismissed).toBe(true);
    const playing = begun();
    playing.table.request(playing.blue, { id: 1, type: 'seat-mind', seat: 'blue', mind: null });
    expect(playing.blue.last('refused').rule).toBe('table/seat/must-be-played');
    playing.table.request(playing.red, { id: 2, type: 'seat-mind', seat: 'blue', mind: 'random' });
    expect(playing.red.last('refused').rule).toBe('table/host/only');
  });

  it('of someone who is gone can be given to the computer by the host, and is taken back by its owner', () => {
    const { world, table, red, blue } = begun({ knights: 3, gone: ['green'] });
    world.pass(60_000);
    table.request(blue, { id: 1, type: 'seat-mind', seat: 'green', mind: 'random' });
    expect(blue.last('refused').rule).toBe('table/host/only');
    table.request(red, { id: 2, type: 'seat-mind', seat: 'green', mind: 'random' });
    expect(table.record.seats[2]).toMatchObject({ kind: 'mind', name: 'knight green' });
    expect(table.sit('green', 'Eve', 'another')?.rule).toBe('table/seat/taken');
    const green = client('green');
    table.join(green, -1);
    table.request(green, { id: 3, type: 'seat-mind', seat: 'green', mind: null });
    expect(table.record.seats[2]).toMatchObject({ kind: 'person', mind: null });
    table.request(red, { id: 4, type: 'seat-mind', seat: 'green', mind: 'random' });
    expect(red.last('refused')).toMatchObject({ id: 4, rule: 'table/host/only' });
  });

  it('of a game by turns are given away by the host only after two missed decisions in a row', () => {
    const clock = { kind: 'per-decision', seconds: 3600 } as const;
    const away = begun({ clock, gone: ['blue'] });
    const { world, table, red, blue } = away;
    world.pass(60_000);
    table.request(red, { id: 1, type: 'seat-mind', seat: 'blue', mind: 'random' });
    expect(red.last('refused')).toMatchObject({
      id: 1,
      rule: 'table/seat/has-time',
      facts: { seat: 'blue', missed: 0 },
    });
    letMiss(away, 'blue', 2);
    table.request(red, { id: 2, type: 'seat-mind', seat: 'blue', mind: 'random' });
    expect(table.record.seats[1]).toMatchObject({ kind: 'mind', givenAway: true });
    table.join(blue, -1);
    table.request(blue, { id: 3, type: 'seat-mind', seat: 'blue', mind: null });
    expect(table.record.seats[1]).toMatchObject({ kind: 'person', mind: null, givenAway: false });
  });

  it('of a game by turns stay with who came back while someone else is asked, though all leave', () => {
    const clock = { kind: 'per-decision', seconds: 86_400 } as const;
    const { world, first, table: before, clients, red, blue } = begun({ clock });
    before.close();
    const around = { ...world.around(), date: () => 1e12 + world.time };
    const table = new Table(around, world.kept(first));
    const leaves = [red, blue].map((guest) => table.join(guest, -1));
    const isAsked = (seat: string): boolean => tourney.waiting(table.state as TourneyState).includes(seat);
    for (let i = 0; i < 20 && (i < 2 || isAsked('blue')); i++) letMiss({ world, table, clients }, 'blue', 1);
    expect([isAsked('blue'), (table.info().seats[1]?.missed ?? 0) > 1]).toEqual([false, true]);
    table.request(blue, { id: 1, type: 'chat', to: null, text: 'I am back' });
    for (const leave of leaves) leave();
    table.close();
    const again = new Table(around, world.kept(first));
    expect(again.info().seats[1]?.missed).toBe(0);
    again.join(red, -1);
    again.request(red, { id: 2, type: 'seat-mind', seat: 'blue', mind: 'random' });
    expect(red.last('refused').rule).toBe('table/seat/has-time');
  });

  it('stay with who came back while the game was paused, though all leave', () => {
    const away = begun({ clock: { kind: 'per-decision', seconds: 600 }, gone: ['blue'] });
    const { world, first, table, red, blue } = away;
    letMiss(away, 'blue', 2);
    table.request(red, { id: 1, type: 'propose', motion: { kind: 'pause' } });
    expect(table.info()).toMatchObject({ paused: { why: 'agreed' }, seats: [{}, { missed: 2 }] });
    const leave = table.join(blue, -1);
    table.request(blue, { id: 2, type: 'chat', to: null, text: 'I am back' });
    leave();
    table.close();
    expect(new Table(world.around(), world.kept(first)).info().seats[1]?.missed).toBe(0);
  });

  it('that have an owner are left to the computer player that the owner or the others chose', () => {
    const { world, table, red, blue } = begun({ knights: 3, gone: ['green'], minds: TWO_MINDS });
    table.request(blue, { id: 1, type: 'seat-mind', seat: 'blue', mind: 'hand' });
    world.pass(60_000);
    table.request(red, { id: 2, type: 'seat-mind', seat: 'green', mind: 'hand' });
    for (const seat of ['blue', 'green'])
      for (const mind of ['squire', null]) {
        table.request(red, { id: 3, type: 'seat-mind', seat, mind });
        expect(red.last('refused')).toMatchObject({ rule: 'table/seat/owner-decides', facts: { seat } });
      }
    expect(table.record.seats.map(({ mind }) => mind)).toEqual([null, 'hand', 'hand']);
    table.request(blue, { id: 4, type: 'seat-mind', seat: 'blue', mind: 'squire' });
    expect(table.record.seats[1]).toMatchObject({ kind: 'mind', mind: 'squire' });
  });

  it.each([
    { rated: false, mind: 'squire', refused: [] },
    { rated: true, mind: 'hand', refused: ['table/seat/rated-mind'] },
  ])(
    'of computer players have the $mind once the host has asked for another, where rated is $rated',
    (wanted) => {
      const { rated, mind, refused } = wanted;
      const table = new Table(new World().around(TWO_MINDS), newTable({ rated, knights: 3 }));
      for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
      const [red, blue] = [client('red', true), client('blue')];
      for (const guest of [red, blue]) table.join(guest, -1);
      for (const level of ['squire', 'hand'])
        table.request(red, { id: 1, type: 'seat-mind', seat: 'green', mind: level });
      table.request(red, { id: 2, type: 'start' });
      table.request(red, { id: 3, type: 'seat-mind', seat: 'green', mind: 'squire' });
      expect(table.record.seats[2]).toMatchObject({ kind: 'mind', mind });
      // The same goes for one's own seat; leaving it and coming back is always possible.
      table.request(blue, { id: 4, type: 'seat-mind', seat: 'blue', mind: 'hand' });
      table.request(blue, { id: 5, type: 'seat-mind', seat: 'blue', mind: 'squire' });
      expect(table.record.seats[1]).toMatchObject({ kind: 'mind', mind });
      for (const { heard } of [red, blue])
        expect(heard.flatMap((message) => (message.type === 'refused' ? [message.rule] : []))).toEqual(
          refused,
        );
      table.request(blue, { id: 6, type: 'seat-mind', seat: 'blue', mind: null });
      expect(table.record.seats[1]).toMatchObject({ kind: 'person', mind: null });
    },
  );

  it('cannot be taken once the game is over', () => {
    const { table, clients } = begun();
    playOn(table, clients, 'over');
    expect(table.sit('red', 'Eve', 'hash')?.rule).toBe('table/seat/over');
  });
});

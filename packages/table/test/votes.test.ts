// What people at a table decide together when someone is late or gone.

import type { Mind } from '@maester/kernel';
import { tourney, type TourneyState } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';
import { agree, begun, client, letMiss, playOn, propose, type Client } from './support.ts';

const TEN_SECONDS = { kind: 'per-decision', seconds: 10 } as const;
const THREE_DAYS = { kind: 'per-decision', seconds: 3 * 86_400 } as const;

describe('someone who keeps missing', () => {
  /** Red lets the clock run out so many times, blue answers. */
  function miss(times: number) {
    const begunTable = begun({ clock: TEN_SECONDS });
    letMiss(begunTable, 'red', times);
    return begunTable;
  }

  it('is waited for after the third time, and goes on by saying anything', () => {
    const { world, table, red, blue } = miss(3);
    expect(blue.last('table').info.paused).toEqual({ why: 'missing', seat: 'red' });
    const { version } = table;
    world.pass(3_600_000);
    expect(table.version).toBe(version);
    expect(propose(table, blue, { kind: 'resume' })).toBe('table/pause/absent');
    table.request(red, { id: 1, type: 'chat', to: null, text: 'I am here' });
    expect(blue.last('table').info).toMatchObject({ paused: null, seats: [{ missed: 0 }, {}] });
  });

  it('is stood in for if the others want it, though still connected, and takes the seat back', () => {
    const { table, red, blue } = miss(1);
    expect(propose(table, blue, { kind: 'stand-in', seat: 'red', mind: 'random' })).toBe(
      'table/seat/is-there',
    );
    const late = miss(3);
    expect(propose(late.table, late.blue, { kind: 'stand-in', seat: 'red', mind: 'random' })).toBeNull();
    expect(late.table.info()).toMatchObject({ paused: null, seats: [{ kind: 'mind', mind: 'random' }, {}] });
    late.table.request(late.red, { id: 1, type: 'seat-mind', seat: 'red', mind: null });
    expect(late.table.info().seats[0]).toMatchObject({ kind: 'person', name: 'knight red' });
    expect(propose(table, red, { kind: 'stand-in', seat: 'red', mind: 'nobody' })).toBe(
      'table/seat/unknown-mind',
    );
  });

  it('gets the missed decision back if the others agree, with all the time for it', () => {
    const { table, red, blue } = miss(2);
    expect(table.info().seats[0]).toMatchObject({ missed: 2, timeOut: true });
    expect(propose(table, red, { kind: 'undo-time-out', seat: 'red' })).toBeNull();
    const { motion } = table.info().proposal ?? {};
    expect(motion).toMatchObject({ kind: 'undo', timeOut: 'red' });
    agree(table, blue);
    expect(tourney.waiting(table.state as TourneyState)).toContain('red');
    expect(table.info().seats[0]).toMatchObject({ timeOut: false, left: 10_000, running: true });
    expect(propose(table, blue, { kind: 'undo-time-out', seat: 'red' })).toBe('table/undo/no-time-out');
  });

  it('plays on by answering, and can go back no more', () => {
    const { first, world, table, clients, red } = miss(1);
    // A restart forgets no time-out.
    expect(new Table(world.around(), world.kept(first)).info().seats[0]?.timeOut).toBe(true);
    playOn(table, clients, 'on', () => table.info().seats[0]?.timeOut === false);
    expect(propose(table, red, { kind: 'undo-time-out', seat: 'red' })).toBe('table/undo/no-time-out');
  });

  it('does not undo that alone while the others are gone', () => {
    const { world, table, red } = begun({ clock: TEN_SECONDS, gone: ['blue'] });
    world.pass(10_000);
    expect(propose(table, red, { kind: 'undo-time-out', seat: 'red' })).toBeNull();
    expect(table.info().proposal?.asked).toEqual(['blue']);
  });

  it('is no excuse for a rival to undo alone what they have seen since', () => {
    const away = begun({ clock: TEN_SECONDS, gone: ['blue'] });
    const { table, red, blue, clients } = away;
    letMiss(away, 'blue', 1);
    playOn(table, new Map([['red', red]]), 'red', () => false);
    const { version } = table;
    expect(propose(table, red, { kind: 'undo-time-out', seat: 'blue' })).toBeNull();
    expect([table.version, table.info().proposal?.asked]).toEqual([version, ['blue']]);
    table.join(blue, -1);
    agree(table, blue);
    expect([table.version, clients.size]).toEqual([version + 1, 2]);
  });

  it('need not agree to go back if someone else does, who is asked even while away', () => {
    const away = begun({ clock: TEN_SECONDS, knights: 3, gone: ['blue', 'green'] });
    const { table, red, clients } = away;
    letMiss(away, 'blue', 1);
    const { version } = table;
    expect(propose(table, red, { kind: 'undo-time-out', seat: 'blue' })).toBeNull();
    expect([table.version, table.info().proposal?.asked]).toEqual([version, ['green']]);
    const green = clients.get('green') as Client;
    table.join(green, -1);
    agree(table, green);
    expect(table.version).toBe(version + 1);
  });

  it('has a say in that after the others gave the seat away', () => {
    const away = begun({ clock: TEN_SECONDS, gone: ['blue'] });
    const { table, red } = away;
    letMiss(away, 'blue', 2);
    propose(table, red, { kind: 'stand-in', seat: 'blue', mind: 'random' });
    expect(propose(table, red, { kind: 'undo-time-out', seat: 'blue' })).toBeNull();
    expect(table.info().proposal?.asked).toEqual(['blue']);
  });
});

describe('a player', () => {
  it('who leaves the seat to the computer for a while is not replaced behind their back', () => {
    const { world, table, red } = begun({ knights: 3, gone: ['green'] });
    const green = client('green');
    const leave = table.join(green, -1);
    table.request(green, { id: 1, type: 'seat-mind', seat: 'green', mind: 'random' });
    const replace = { kind: 'replace', seat: 'green', mind: 'random' } as const;
    expect(propose(table, red, replace)).toBe('table/seat/is-there');
    leave();
    expect(propose(table, red, replace)).toBe('table/seat/just-gone');
    world.pass(60_000);
    expect(propose(table, red, replace)).toBeNull();
  });

  it('who is gone is replaced by agreement of those present, and may come back before someone else sits down', () => {
    const { world, table, red, clients } = begun({ knights: 3, gone: ['green'] });
    const replace = { kind: 'replace', seat: 'green', mind: 'random' } as const;
    expect(propose(table, red, replace)).toBe('table/seat/just-gone');
    world.pass(60_000);
    const blue = clients.get('blue') as Client;
    propose(table, red, replace);
    agree(table, blue);
    expect(table.info().seats[2]).toMatchObject({ kind: 'mind', offered: true, name: 'knight green' });

    const green = client('green');
    table.join(green, -1);
    table.request(green, { id: 1, type: 'seat-mind', seat: 'green', mind: null });
    expect(table.info().seats[2]).toMatchObject({ kind: 'person', offered: false });
    expect(table.sit('green', 'Eve', 'hash eve')?.rule).toBe('table/seat/taken');
    expect(propose(table, red, replace)).toBe('table/seat/is-there');

    // Who must go hands the seat over themselves.
    propose(table, green, replace);
    for (const guest of [red, blue]) agree(table, guest);
    expect(table.sit('green', 'Ann', 'hash ann', { holds: 'red' })?.rule).toBe('table/seat/one-each');
    expect(table.sit('green', 'Eve', 'hash eve')).toBeNull();
    expect(green.dismissed).toBe(true);
    expect(table.record.seats[2]).toMatchObject({ kind: 'person', name: 'Eve', tokenHash: 'hash eve' });
  });

  it('who is away from a game by turns keeps the seat until they miss two decisions in a row', () => {
    const away = begun({ clock: THREE_DAYS, knights: 3, gone: ['green'] });
    const { world, table, red, blue, clients } = away;
    world.pass(60_000);
    const standIn = { kind: 'stand-in', seat: 'green', mind: 'random' } as const;
    const replace = { kind: 'replace', seat: 'green', mind: 'random' } as const;
    expect(propose(table, red, standIn)).toBe('table/seat/has-time');
    letMiss(away, 'green', 1);
    expect(propose(table, red, replace)).toBe('table/seat/has-time');
    expect(red.last('refused').facts).toEqual({ seat: 'green', missed: 1 });
    letMiss(away, 'green', 1);
    expect(propose(table, red, standIn)).toBeNull();
    agree(table, blue);
    expect(table.info().seats[2]).toMatchObject({ kind: 'mind', offered: false });
    const green = clients.get('green') as Client;
    table.join(green, -1);
    table.request(green, { id: 1, type: 'seat-mind', seat: 'green', mind: null });
    expect(table.info().seats[2]).toMatchObject({ kind: 'person', missed: 0 });
  });

  it('who left the seat to the computer in a game by turns is not replaced either', () => {
    const { world, table, red, clients } = begun({ clock: THREE_DAYS, knights: 3, gone: ['green'] });
    const green = clients.get('green') as Client;
    const leave = table.join(green, -1);
    table.request(green, { id: 1, type: 'seat-mind', seat: 'green', mind: 'random' });
    leave();
    world.pass(60_000);
    expect(propose(table, red, { kind: 'replace', seat: 'green', mind: 'random' })).toBe(
      'table/seat/has-time',
    );
  });

  it('is replaced by the computer alone where nobody but the rival plays', () => {
    const { world, table, red, blue } = begun({ gone: ['blue'] });
    world.pass(60_000);
    expect(propose(table, red, { kind: 'replace', seat: 'blue', mind: 'random' })).toBe(
      'table/vote/no-one-else',
    );
    expect(propose(table, red, { kind: 'stand-in', seat: 'blue', mind: 'random' })).toBeNull();
    expect(propose(table, red, { kind: 'replace', seat: 'blue', mind: 'random' })).toBe(
      'table/vote/no-one-else',
    );
    expect(table.sit('blue', 'Eve', 'hash eve')?.rule).toBe('table/seat/taken');
    table.join(blue, -1);
    table.request(blue, { id: 1, type: 'seat-mind', seat: 'blue', mind: null });
    expect(table.info().seats[1]).toMatchObject({ kind: 'person', name: 'knight blue' });
  });

  it('is not replaced by one who waits until the others have gone as well', () => {
    const { world, table, red, clients } = begun({ knights: 4, gone: ['blue', 'green', 'gold'] });
    world.pass(60_000);
    expect(propose(table, red, { kind: 'replace', seat: 'gold', mind: 'random' })).toBeNull();
    expect(table.info().proposal).toMatchObject({ agreed: ['red'], asked: ['blue', 'green'] });
    const blue = clients.get('blue') as Client;
    table.join(blue, -1)();
    expect(table.info().proposal?.asked).toEqual(['blue', 'green']);
    table.join(blue, -1);
    expect(table.info().proposal?.asked).toEqual(['blue']);
    agree(table, blue);
    expect(table.info().seats[3]).toMatchObject({ kind: 'mind', offered: true });
  });

  it('who would hand the seat over needs someone who agrees', () => {
    const { table, red, blue } = begun({ gone: ['blue'] });
    const replace = { kind: 'replace', seat: 'red', mind: 'random' } as const;
    expect(propose(table, red, replace)).toBeNull();
    expect(table.info().proposal?.asked).toEqual(['blue']);
    table.join(blue, -1);
    agree(table, blue);
    expect(table.info().seats[0]).toMatchObject({ kind: 'mind', offered: true });
  });

  it('who is back before the last one has agreed is not replaced', () => {
    const { world, table, red, blue, clients } = begun({ knights: 3, gone: ['green'] });
    world.pass(60_000);
    expect(propose(table, red, { kind: 'replace', seat: 'green', mind: 'random' })).toBeNull();
    table.join(clients.get('green') as Client, -1);
    agree(table, blue);
    expect(blue.last('refused').rule).toBe('table/seat/is-there');
    expect(blue.last('table').info).toMatchObject({ proposal: null, seats: [{}, {}, { kind: 'person' }] });
  });

  it('who takes over a seat is not held to what its last owner missed', () => {
    const away = begun({ clock: THREE_DAYS, knights: 3, gone: ['green'] });
    const { table, red, blue } = away;
    letMiss(away, 'green', 2);
    const replace = { kind: 'replace', seat: 'green', mind: 'random' } as const;
    propose(table, red, replace);
    agree(table, blue);
    expect(table.sit('green', 'Eve', 'hash eve')).toBeNull();
    expect(table.info().seats[2]).toMatchObject({ kind: 'person', missed: 0 });
    expect(propose(table, red, replace)).toBe('table/seat/has-time');
  });

  it('at a rated table is not replaced by another computer player than the one that plays for them', () => {
    const minds = ['squire', 'hand'].map((id): Mind => ({ id, choose: (eyes) => eyes.sample() }));
    const { world, table, red } = begun({ knights: 3, gone: ['green'], rated: true, minds });
    world.pass(60_000);
    table.request(red, { id: 1, type: 'seat-mind', seat: 'green', mind: 'hand' });
    expect(propose(table, red, { kind: 'replace', seat: 'green', mind: 'squire' })).toBe(
      'table/seat/rated-mind',
    );
    expect(propose(table, red, { kind: 'replace', seat: 'green', mind: 'hand' })).toBeNull();
  });
});

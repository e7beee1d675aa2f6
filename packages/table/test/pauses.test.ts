// A pause that people agree to: how it comes about, and how it ends.

import { describe, expect, it } from 'vitest';
import { Table, type Clock } from '../src/index.ts';
import { agree, begun, client, playOn, propose, type Client, type World } from './support.ts';

const TEN_SECONDS = { kind: 'per-decision', seconds: 10 } as const;
const TEN_MINUTES = { kind: 'per-decision', seconds: 600 } as const;
const THREE_DAYS = { kind: 'per-decision', seconds: 3 * 86_400 } as const;

describe('a pause', () => {
  it('holds clocks, choices and computer players from when all agree until all agree again', () => {
    const { world, first, table, red, blue } = begun({ clock: TEN_SECONDS });
    world.pass(4000);
    expect(propose(table, red, { kind: 'pause' })).toBeNull();
    expect(blue.last('table').info).toMatchObject({ paused: null, proposal: { asked: ['blue'] } });
    agree(table, blue);
    expect(blue.last('table').info).toMatchObject({ paused: { why: 'agreed' }, proposal: null });
    world.pass(3_600_000);
    expect([table.version, table.wakesIn, table.isBusy]).toEqual([0, null, false]);
    table.request(red, { id: 1, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    expect(red.last('refused').rule).toBe('table/pause/paused');
    expect(propose(table, blue, { kind: 'pause' })).toBe('table/pause/paused');
    // It lasts, whatever happens to the server.
    expect(new Table(world.around(), world.kept(first)).info().paused).toEqual({ why: 'agreed' });

    propose(table, blue, { kind: 'resume' });
    expect(table.isPaused).toBe(true);
    agree(table, red);
    expect(table.info()).toMatchObject({ paused: null, seats: [{ left: 6000, running: true }, {}] });
    expect(propose(table, red, { kind: 'resume' })).toBe('table/pause/not-paused');
  });

  it('is not ended behind the back of someone who is gone', () => {
    const { world, table, red, clients } = begun({ clock: TEN_MINUTES, gone: ['blue'] });
    world.pass(60_000);
    propose(table, red, { kind: 'pause' });
    expect(table.isPaused).toBe(true);
    expect(propose(table, red, { kind: 'resume' })).toBe('table/pause/absent');
    // Unless a computer player stands in for them.
    expect(propose(table, red, { kind: 'stand-in', seat: 'blue', mind: 'random' })).toBeNull();
    expect(propose(table, red, { kind: 'resume' })).toBeNull();
    expect(table.isPaused).toBe(false);
    expect(clients.size).toBe(2);
  });

  it('is not ended either if someone leaves while the others vote', () => {
    const { table, red, blue, clients } = begun({ knights: 3, clock: TEN_SECONDS, gone: ['green'] });
    const leave = table.join(clients.get('green') as Client, -1);
    propose(table, red, { kind: 'pause' });
    for (const guest of clients.values()) agree(table, guest);
    expect(propose(table, red, { kind: 'resume' })).toBeNull();
    leave();
    agree(table, blue);
    expect(blue.last('refused').rule).toBe('table/pause/absent');
    expect(table.info()).toMatchObject({ paused: { why: 'agreed' }, proposal: null });
  });

  it('is still voted on when the game moves on meanwhile, unlike an undo', () => {
    const { table, red, blue, clients } = begun();
    propose(table, red, { kind: 'pause' });
    playOn(table, clients, 'on', () => table.version === 8);
    expect(table.info().proposal?.motion.kind).toBe('pause');
    table.request(red, { id: 1, type: 'undo', version: 8, count: 2 });
    expect(table.info().proposal?.motion.kind).toBe('undo');
    playOn(table, clients, 'more', () => table.version === 9);
    expect(table.info().proposal).toBeNull();
    expect(blue.last('table').info.paused).toBeNull();
  });

  it('is declined by one who declines, and agreed to by those who stay when the others have left', () => {
    const { world, table, red, blue, clients } = begun({ knights: 3, clock: TEN_MINUTES });
    const green = clients.get('green') as Client;
    const leave = table.join(green, -1);
    propose(table, red, { kind: 'pause' });
    table.request(blue, { id: 1, type: 'vote', proposal: 1, agree: false });
    expect(table.info()).toMatchObject({ proposal: null, paused: null });
    propose(table, red, { kind: 'pause' });
    agree(table, blue);
    expect(table.info().proposal?.asked).toEqual(['green']);
    leave();
    expect(table.isPaused, 'they may be back at once').toBe(false);
    world.pass(59_999);
    expect([table.isPaused, red.last('table').info.proposal?.asked]).toEqual([false, ['green']]);
    world.pass(1);
    expect(table.isPaused, 'they are asked no longer').toBe(true);
    expect(red.last('table').info).toMatchObject({ paused: { why: 'agreed' }, proposal: null });
  });

  it('is not carried out behind the back of someone who is back in time', () => {
    const { world, table, red, clients } = begun({ clock: TEN_MINUTES, gone: ['blue'] });
    propose(table, red, { kind: 'pause' });
    world.pass(59_999);
    table.join(clients.get('blue') as Client, -1);
    world.pass(60_000);
    expect([table.isPaused, table.info().proposal?.asked]).toEqual([false, ['blue']]);
  });

  it('binds nobody who takes over a seat', () => {
    const { table, red, blue } = begun({ knights: 3, clock: TEN_MINUTES });
    propose(table, red, { kind: 'pause' });
    for (const guest of [blue, client('green')]) agree(table, guest);
    propose(table, blue, { kind: 'resume' });
    propose(table, red, { kind: 'replace', seat: 'red', mind: 'random' });
    for (const guest of [blue, client('green')]) agree(table, guest);
    expect(table.sit('red', 'Cid', 'hash of Cid')).toBeNull();
    const cid = client('red');
    table.join(cid, -1);
    expect(table.record.paused).toMatchObject({ by: ['blue', 'green'], wanted: { blue: 0 } });
    expect(propose(table, cid, { kind: 'resume' })).toBeNull();
    expect(table.isPaused).toBe(false);
  });

  it('is not for spectators to ask for, nor before the game starts', () => {
    const { table } = begun();
    const watcher = client(null);
    table.join(watcher, -1);
    expect(propose(table, watcher, { kind: 'pause' })).toBe('table/seat/spectators-watch');
  });

  describe('that one of them would end', () => {
    const HALF_AN_HOUR = 30 * 60_000;

    function paused(clock: Clock) {
      const all = begun({ clock, gone: ['blue'] });
      const leave = all.table.join(all.blue, -1);
      propose(all.table, all.red, { kind: 'pause' });
      agree(all.table, all.blue);
      expect(all.table.isPaused).toBe(true);
      return { ...all, leave };
    }

    /** Connected for a moment every 55 seconds. */
    function comeAndGo(world: World, table: Table, guest: Client, milliseconds: number): void {
      const until = world.time + milliseconds;
      while (world.time < until) {
        table.join(guest, -1)();
        world.pass(Math.min(55_000, until - world.time));
      }
    }

    it('is ended without the others half an hour after that was first asked', () => {
      const { world, table, red, blue } = paused(TEN_SECONDS);
      propose(table, red, { kind: 'resume' });
      table.request(blue, {
        id: 1,
        type: 'vote',
        proposal: table.info().proposal?.number ?? 0,
        agree: false,
      });
      world.pass(HALF_AN_HOUR - 1);
      expect(propose(table, red, { kind: 'resume' })).toBeNull();
      expect(table.isPaused, 'not yet').toBe(true);
      world.pass(1);
      expect(propose(table, blue, { kind: 'resume' }), 'who asks now asks for the first time').toBeNull();
      expect(table.isPaused).toBe(true);
      expect(propose(table, red, { kind: 'resume' })).toBeNull();
      expect(blue.last('table').info).toMatchObject({ paused: null, proposal: null });
    });

    it('is told how long the others can still take to answer', () => {
      const { world, table, red } = paused(TEN_SECONDS);
      propose(table, red, { kind: 'resume' });
      world.pass(60_000);
      expect(propose(table, red, { kind: 'resume' })).toBe('table/pause/kept');
      expect(red.last('refused').facts).toEqual({ hours: 0, minutes: 29 });
      expect(table.info().proposal?.motion, 'they are still asked').toEqual({ kind: 'resume' });
      world.pass(29 * 60_000);
      expect(propose(table, red, { kind: 'resume' })).toBeNull();
      expect(table.isPaused).toBe(false);
    });

    it('waits by turns for as long as a decision may take, over restarts of the server', () => {
      const { world, first, table, red } = paused(THREE_DAYS);
      propose(table, red, { kind: 'resume' });
      world.pass(THREE_DAYS.seconds * 1000 - 1);
      const again = new Table(world.around(), world.kept(first));
      expect(again.info().paused, 'since when is nobody’s business').toEqual({ why: 'agreed' });
      again.join(red, -1);
      propose(again, red, { kind: 'resume' });
      expect(again.isPaused).toBe(true);
      world.pass(1);
      propose(again, red, { kind: 'resume' });
      expect(again.isPaused).toBe(false);
    });

    it('lasts if they take that back, or whoever’s time would run is gone', () => {
      const { world, table, red, leave } = paused(TEN_SECONDS);
      propose(table, red, { kind: 'resume' });
      table.request(red, { id: 1, type: 'vote', proposal: table.info().proposal?.number ?? 0, agree: false });
      world.pass(HALF_AN_HOUR);
      propose(table, red, { kind: 'resume' });
      expect(table.isPaused, 'asked again only now').toBe(true);
      leave();
      world.pass(HALF_AN_HOUR);
      expect(propose(table, red, { kind: 'resume' })).toBe('table/pause/absent');
    });

    it('starts afresh with the next pause', () => {
      const { world, table, red, blue } = paused(TEN_SECONDS);
      propose(table, red, { kind: 'resume' });
      agree(table, blue);
      expect(table.isPaused).toBe(false);
      propose(table, red, { kind: 'pause' });
      agree(table, blue);
      world.pass(HALF_AN_HOUR);
      propose(table, red, { kind: 'resume' });
      expect(table.isPaused).toBe(true);
    });

    it('is not kept by one who comes and goes', () => {
      const { world, table, red, blue, leave } = paused(TEN_SECONDS);
      propose(table, red, { kind: 'resume' });
      table.request(blue, {
        id: 1,
        type: 'vote',
        proposal: table.info().proposal?.number ?? 0,
        agree: false,
      });
      leave();
      comeAndGo(world, table, blue, HALF_AN_HOUR - 1000);
      expect(propose(table, red, { kind: 'resume' })).toBe('table/pause/absent');
      comeAndGo(world, table, blue, 1000);
      expect(propose(table, red, { kind: 'resume' })).toBeNull();
      expect(table.isPaused).toBe(false);
    });

    it('is not kept by one who was never there at the moment they were asked', () => {
      const { world, table, red, blue, leave } = paused(TEN_SECONDS);
      leave();
      world.pass(30_000);
      expect(propose(table, red, { kind: 'resume' })).toBe('table/pause/absent');
      comeAndGo(world, table, blue, HALF_AN_HOUR);
      expect(propose(table, red, { kind: 'resume' })).toBeNull();
      expect(table.isPaused).toBe(false);
    });

    it('lasts as long as someone is gone for good, also if the server has just started', () => {
      const { world, first, table, red, leave } = paused(TEN_SECONDS);
      propose(table, red, { kind: 'resume' });
      leave();
      world.pass(HALF_AN_HOUR);
      const again = new Table(world.around(), world.kept(first));
      again.join(red, -1);
      expect(propose(again, red, { kind: 'resume' })).toBe('table/pause/absent');
      // They were not asked, so nothing has begun.
      const other = paused(TEN_SECONDS);
      other.leave();
      other.world.pass(60_000);
      propose(other.table, other.red, { kind: 'resume' });
      other.world.pass(HALF_AN_HOUR);
      other.table.join(other.blue, -1);
      expect(propose(other.table, other.red, { kind: 'resume' })).toBeNull();
      expect(other.table.isPaused).toBe(true);
    });

    it('is ended at once by one who did not agree to it', () => {
      const { world, first, table, red, blue } = begun({ clock: TEN_MINUTES, knights: 3, gone: ['blue'] });
      world.pass(60_000);
      propose(table, red, { kind: 'pause' });
      agree(table, client('green'));
      expect(table.isPaused).toBe(true);
      expect(propose(table, blue, { kind: 'resume' }), 'while another is gone').toBe('table/pause/absent');
      const again = new Table(world.around(), world.kept(first));
      expect(again.info().paused, 'who agreed is nobody’s business').toEqual({ why: 'agreed' });
      for (const guest of [red, blue, client('green')]) again.join(guest, -1);
      propose(again, red, { kind: 'resume' });
      expect(again.isPaused, 'who agreed asks the others').toBe(true);
      expect(propose(again, blue, { kind: 'resume' })).toBeNull();
      expect(again.info()).toMatchObject({ paused: null, proposal: null });
    });
  });
});

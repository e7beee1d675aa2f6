// Clocks at a table: what a time-out costs, and that nobody winds them back.

import { seededRandom, type Json, type Mind } from '@maester/kernel';
import { tourney, type TourneyState } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { Clocks } from '../src/clocks.ts';
import { Table, type Clock, type Think } from '../src/index.ts';
import { begun, client, newTable, playOn, World } from './support.ts';

const PONDERER: Mind = { id: 'ponderer', ponders: true, choose: (eyes) => eyes.sample() };

/** A table whose computer players think until the test answers for them. */
function pondering(clock: Clock) {
  const all = begun({ clock });
  let decide: (choice: Json) => void = () => {};
  const think: Think = (_question, decided) => {
    decide = decided;
    return () => {};
  };
  const around = { ...all.world.around([PONDERER]), think };
  return { ...all, around, answer: (choice: Json) => decide(choice) };
}

describe('clocks', () => {
  it('that run out cost one decision, which the computer makes, and run again for the next', () => {
    const { world, table, red, blue } = begun({ clock: { kind: 'per-decision', seconds: 10 } });
    expect(table.info().seats[0]).toMatchObject({ left: 10_000, running: true });
    world.pass(9_999);
    expect(table.version).toBe(0);
    world.pass(1);
    expect(table.version).toBe(1);
    expect(blue.last('table').info.seats[0]).toMatchObject({ kind: 'person', missed: 1 });
    world.pass(9_999);
    expect(table.version).toBe(1);
    table.request(red, { id: 1, type: 'chat', to: null, text: 'back' });
    expect(blue.last('table').info.seats[0]).toMatchObject({ missed: 0 });
  });

  it('give less time to someone who lets them run out again and again, until they are back', () => {
    const { world, table, clients, red } = begun({ clock: { kind: 'per-decision', seconds: 100 } });
    const left = (): number | null | undefined => table.info().seats[0]?.left;
    const redIsAsked = (): boolean => tourney.waiting(table.state as TourneyState).includes('red');
    const others = new Map([...clients].filter(([seat]) => seat !== 'red'));
    const allowed: (number | null | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 20 && !redIsAsked(); j++) playOn(table, others, `others ${i}`, redIsAsked);
      allowed.push(left());
      world.pass(left() ?? 0);
    }
    expect(allowed).toEqual([100_000, 100_000, 25_000]);
    table.request(red, { id: 1, type: 'chat', to: null, text: 'back' });
    expect(left()).toBe(100_000);
  });

  it('of days end every game, though nobody answers', () => {
    const { world, table } = begun({ clock: { kind: 'per-decision', seconds: 86_400 } });
    for (let i = 0; i < 2000 && table.record.status === 'playing'; i++) world.pass(86_400_000);
    expect(table.record.status).toBe('over');
  });

  it('stand still while nobody is at the table, and go on where they stood', () => {
    const world = new World();
    const first = newTable({ clock: { kind: 'per-decision', seconds: 10 } });
    const table = new Table(world.around(), first);
    for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
    const red = client('red', true);
    const leave = table.join(red, -1);
    table.request(red, { id: 1, type: 'start' });
    world.pass(4000);
    leave();
    expect(table.info().paused).toEqual({ why: 'empty' });
    expect([table.isBusy, table.wakesIn]).toEqual([false, null]);
    world.pass(3_600_000);
    expect(table.version).toBe(0);
    // Spectators cannot make the time of players run.
    table.join(client(null), -1);
    expect(table.info().paused).toEqual({ why: 'empty' });
    table.join(client('blue'), -1);
    expect(table.info()).toMatchObject({ paused: null, seats: [{ left: 6000, running: true }, {}] });
    world.pass(6000);
    expect(table.version).toBe(1);
  });

  it('of days run whether or not anyone is there', () => {
    const world = new World();
    const table = new Table(world.around(), newTable({ clock: { kind: 'per-decision', seconds: 86_400 } }));
    for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
    const red = client('red', true);
    const leave = table.join(red, -1);
    table.request(red, { id: 1, type: 'start' });
    leave();
    world.pass(86_400_000);
    expect(table.version).toBe(1);
    world.pass(86_399_000);
    expect(table.version).toBe(1);
  });

  it('keep what was used of a bank when everyone leaves and the table is put away', () => {
    const world = new World();
    const first = newTable({ clock: { kind: 'bank', seconds: 60, increment: 5, cap: 90 } });
    const table = new Table(world.around(), first);
    for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
    const red = client('red', true);
    const leave = table.join(red, -1);
    table.request(red, { id: 1, type: 'start' });
    world.pass(20_000);
    leave();
    const again = new Table(new World().around(), world.kept(first));
    expect(again.info().seats[0]?.left).toBe(40_000);
  });

  it('for each decision keep what was used when the table is put away, with or without guests', () => {
    for (const stays of [false, true]) {
      const world = new World();
      const around = { ...world.around(), date: () => 1e12 + world.time };
      const first = newTable({ clock: { kind: 'per-decision', seconds: 300 } });
      const table = new Table(around, first);
      for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
      const red = client('red', true);
      const leave = table.join(red, -1);
      table.request(red, { id: 1, type: 'start' });
      world.pass(290_000);
      if (!stays) leave();
      table.close();
      world.pass(86_400_000);
      const again = new Table(around, world.kept(first));
      expect(again.info().seats[0]).toMatchObject({ left: 10_000, running: false, missed: 0 });
      again.join(client('red'), -1);
      world.pass(9999);
      expect(again.version).toBe(0);
      world.pass(1);
      expect(again.version).toBe(1);
    }
  });

  it('of a decision that is past are not charged to the present one', () => {
    const { world, first, table, clients, red, blue } = begun({
      clock: { kind: 'per-decision', seconds: 300 },
    });
    world.pass(290_000);
    for (const kind of ['pause', 'resume'] as const) {
      table.request(red, { id: 2, type: 'propose', motion: { kind } });
      const proposal = table.info().proposal?.number ?? 0;
      table.request(blue, { id: 3, type: 'vote', proposal, agree: true });
    }
    expect(world.changes.some(({ kind }) => kind === 'turn')).toBe(true);
    playOn(table, clients, 'on', () => table.version === 2);
    // Nothing was put away: the server has crashed.
    expect(new Table(new World().around(), world.kept(first)).info().seats[0]?.left).toBe(300_000);
  });

  it('of days do not run while the players have agreed to pause, though the table is put away', () => {
    const world = new World();
    const around = { ...world.around(), date: () => 1e12 + world.time };
    const first = newTable({ clock: { kind: 'per-decision', seconds: 86_400 } });
    const table = new Table(around, first);
    const [red, blue] = [client('red', true), client('blue')];
    for (const guest of [red, blue]) {
      table.sit(guest.seat ?? '', `knight ${guest.seat}`, `hash ${guest.seat}`);
      table.join(guest, -1);
    }
    table.request(red, { id: 1, type: 'start' });
    world.pass(3_600_000);
    table.request(red, { id: 2, type: 'propose', motion: { kind: 'pause' } });
    table.request(blue, { id: 3, type: 'vote', proposal: 1, agree: true });
    table.close();
    expect(world.kept(first).turn?.wakeAt).toBeNull();
    world.pass(7 * 86_400_000);
    const again = new Table(around, world.kept(first));
    expect(again.info().seats[0]).toMatchObject({ left: 82_800_000, running: false });
  });

  it('cannot be wound back by choosing and taking back', () => {
    const { world, table, red } = begun({ clock: { kind: 'per-decision', seconds: 10 } });
    world.pass(8000);
    table.request(red, { id: 1, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    table.request(red, { id: 2, type: 'undo', version: 1, count: 1 });
    expect(table.info().seats[0]).toMatchObject({ left: 2000, running: true });
  });

  it('cannot be wound back by a chain of choices, or through a computer player', () => {
    const clocks = new Clocks({ kind: 'per-decision', seconds: 10 }, ['red', 'blue'], null);
    clocks.run(['red'], 0);
    clocks.decided('red', 8000);
    clocks.run(['red'], 8000);
    clocks.decided('red', 8100);
    clocks.tookBack('red', 1, 8100);
    clocks.run(['red'], 8100);
    clocks.tookBack('red', 1, 8100);
    clocks.run(['red'], 8100);
    expect(clocks.left('red', 8100)).toBe(2000);
    clocks.decided('red', 8100);
    clocks.run(['red'], 8100);
    expect(clocks.left('red', 8100)).toBe(9900);
    clocks.run([], 9000);
    clocks.run(['red'], 9000);
    expect(clocks.left('red', 9000)).toBe(9000);
    clocks.decided('red', 9000);
    clocks.run(['blue'], 9000);
    clocks.decided('blue', 9500);
    clocks.run(['red'], 9500);
    expect(clocks.left('red', 9500)).toBe(10_000);
  });

  it('are not wound back by giving the seat to a computer player and reclaiming it', () => {
    const { world, table, red } = begun({ clock: { kind: 'per-decision', seconds: 10 } });
    world.pass(8000);
    table.request(red, { id: 1, type: 'seat-mind', seat: 'red', mind: 'random' });
    table.request(red, { id: 2, type: 'seat-mind', seat: 'red', mind: null });
    expect(table.info().seats[0]).toMatchObject({ left: 2000, running: true });
  });

  it('run on while a computer player thinks for someone who comes back before it answers', () => {
    for (const clock of [
      { kind: 'per-decision', seconds: 10 },
      { kind: 'bank', seconds: 10, increment: 5, cap: 15 },
    ] as const) {
      const { world, first, clients, red, around, answer } = pondering(clock);
      const table = new Table(around, world.kept(first));
      for (const guest of clients.values()) table.join(guest, -1);
      const leave = (mind: string | null): void =>
        table.request(red, { id: 1, type: 'seat-mind', seat: 'red', mind });
      for (let i = 0; i < 4; i++) {
        leave('ponderer');
        world.pass(2000);
        leave(null);
      }
      expect(table.info().seats[0]).toMatchObject({ left: 2000, running: true });
      leave('ponderer');
      world.pass(60_000);
      expect(table.info().seats[0], 'it is no time of its owner').toMatchObject({
        left: 2000,
        running: false,
      });
      answer(tourney.sample(table.state as TourneyState, 'red', seededRandom('red')));
      expect(table.version).toBe(1);
      expect(table.info().seats[0]?.left, 'a bank gains nothing by it').toBe(
        clock.kind === 'bank' ? 2000 : 10_000,
      );
    }
  });

  it('lose nothing to pauses while a computer player thinks for its owner, and its owner gains nothing', () => {
    for (const clock of [
      { kind: 'per-decision', seconds: 60 },
      { kind: 'bank', seconds: 60, increment: 5, cap: 90 },
    ] as const) {
      const { world, first, clients, red, blue, around, answer } = pondering(clock);
      let table = new Table(around, world.kept(first));
      const left = (): number | null | undefined => table.info().seats[0]?.left;
      const owns = (mind: string | null): void =>
        table.request(red, { id: 1, type: 'seat-mind', seat: 'red', mind });
      for (const guest of clients.values()) table.join(guest, -1);
      world.pass(1000);
      owns('ponderer');
      table.close();
      const comeAndGo = (): void => {
        const leave = table.join(blue, -1);
        world.pass(3000);
        leave();
      };
      // A table that was put away meanwhile as well.
      for (let i = 0; i < 3; i++) {
        table = new Table(around, world.kept(first));
        comeAndGo();
        comeAndGo();
        table.close();
      }
      table = new Table(around, world.kept(first));
      for (const guest of clients.values()) table.join(guest, -1);
      expect(left()).toBe(59_000);
      owns(null);
      expect(left(), 'whoever comes back before it answers has used that time').toBe(41_000);
      owns('ponderer');
      world.pass(5000);
      answer(tourney.sample(table.state as TourneyState, 'red', seededRandom('red')));
      expect([table.version, left()]).toEqual([1, clock.kind === 'bank' ? 41_000 : 60_000]);
    }
  });

  it('nor by that while someone else answers a question to several', () => {
    const { world, first, clients } = begun({ clock: { kind: 'per-decision', seconds: 10 } });
    const around = { ...world.around([PONDERER]), think: () => () => {} };
    const table = new Table(around, world.kept(first));
    for (const guest of clients.values()) table.join(guest, -1);
    const waiting = (): readonly string[] => tourney.waiting(table.state as TourneyState);
    playOn(table, clients, 'several', () => waiting().length === 2);
    const [one = '', other = ''] = waiting();
    const [oneself, rival] = [clients.get(one), clients.get(other)];
    if (oneself === undefined || rival === undefined) throw new Error('nobody is asked');
    world.pass(8000);
    table.request(oneself, { id: 1, type: 'seat-mind', seat: one, mind: 'ponderer' });
    world.pass(0);
    table.request(rival, {
      id: 2,
      type: 'choose',
      version: table.version,
      choice: tourney.sample(table.state as TourneyState, other, seededRandom('rival')),
    });
    expect(waiting()).toEqual([one]);
    table.request(oneself, { id: 3, type: 'seat-mind', seat: one, mind: null });
    expect(table.info().seats.find(({ seat }) => seat === one)).toMatchObject({ left: 2000, running: true });
  });

  it('that have run out decide, though a request is heard before the timer and the owner would undo it', () => {
    const { world, table, red, blue } = begun({ clock: { kind: 'per-decision', seconds: 10 } });
    world.time += 10_000;
    table.request(red, { id: 1, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    expect(red.last('refused')).toMatchObject({ id: 1, rule: 'table/choice/stale' });
    expect([table.version, red.last('state').freeUndo]).toEqual([1, 0]);
    table.request(red, { id: 2, type: 'undo', version: 1, count: 1 });
    expect([table.version, blue.last('table').info.proposal?.by]).toEqual([1, 'red']);
    table.request(blue, { id: 3, type: 'vote', proposal: 1, agree: true });
    expect(table.info().seats[0]).toMatchObject({ left: 10_000, running: true });
  });

  it('a bank gains its increment with every decision, up to the cap', () => {
    const { world, table, red } = begun({ clock: { kind: 'bank', seconds: 60, increment: 5, cap: 62 } });
    world.pass(10_000);
    expect(table.info().seats[0]?.left).toBe(50_000);
    table.request(red, { id: 1, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    expect(table.info().seats[0]).toMatchObject({ left: 55_000, running: false });
    expect(table.info().seats[1]).toMatchObject({ left: 60_000, running: true });
  });

  it('begin anew for one who is asked twice in a row', () => {
    const { world, table, clients } = begun({ clock: { kind: 'per-decision', seconds: 10 }, knights: 3 });
    let twice = '';
    for (let i = 0; i < 40 && twice === ''; i++) {
      const [before] = tourney.waiting(table.state as TourneyState);
      world.pass(9000);
      const { version } = table;
      playOn(table, clients, `twice ${i}`, () => table.version > version);
      const waiting = tourney.waiting(table.state as TourneyState);
      if (waiting.length === 1 && waiting[0] === before) twice = before ?? '';
    }
    expect(table.info().seats.find(({ seat }) => seat === twice)).toMatchObject({
      left: 10_000,
      running: true,
    });
  });

  it('give no time for answers that are taken back', () => {
    const { world, table, red } = begun({ clock: { kind: 'bank', seconds: 60, increment: 5, cap: 90 } });
    for (let i = 0; i < 4; i++) {
      world.pass(1000);
      const { version } = table;
      table.request(red, { id: 1, type: 'choose', version, choice: { x: 0, y: 0, facing: 0 } });
      table.request(red, { id: 2, type: 'undo', version: version + 1, count: 1 });
    }
    expect(table.info().seats[0]).toMatchObject({ left: 56_000, running: true });
  });

  it('go on after a restart with what was left in the banks', () => {
    const { world, first, table, red } = begun({
      clock: { kind: 'bank', seconds: 60, increment: 5, cap: 90 },
    });
    world.pass(20_000);
    table.request(red, { id: 1, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    const again = new Table(new World().around(), world.kept(first));
    expect(again.info().seats.map(({ left }) => left)).toEqual([45_000, 60_000]);
  });
});

describe('a rival who chooses and takes back', () => {
  const HERE = { x: 0, y: 0, facing: 0 };
  const BANK = { kind: 'bank', seconds: 60, increment: 5, cap: 90 } as const;
  const TEN_SECONDS = { kind: 'per-decision', seconds: 10 } as const;

  function rivals(clock: Clock, knights = 2) {
    const { world, first, table, red, blue } = begun({ clock, knights });
    const lefts = (): (number | null)[] => table.info().seats.map(({ left }) => left);
    const choose = (): void =>
      table.request(red, { id: 1, type: 'choose', version: table.version, choice: HERE });
    const undo = (): void => table.request(red, { id: 2, type: 'undo', version: table.version, count: 1 });
    /** So many times, with so long in between. */
    const again = (times: number, milliseconds: number): void => {
      for (let i = 0; i < times; i++) {
        choose();
        world.pass(milliseconds);
        undo();
      }
    };
    return { world, first, table, red, blue, lefts, choose, undo, again };
  }

  it('does not drain the bank of who was asked meanwhile, but their own', () => {
    const { table, lefts, again } = rivals(BANK);
    again(10, 4000);
    expect([table.version, lefts()]).toEqual([20, [20_000, 60_000]]);
    expect(table.info().seats[0]?.running).toBe(true);
  });

  it('does not hold a question for longer than their own time for it', () => {
    const { table, lefts, choose, undo, world, again } = rivals(TEN_SECONDS);
    again(2, 4000);
    expect(lefts()).toEqual([2000, 10_000]);
    choose();
    world.pass(1999);
    expect(lefts()).toEqual([10_000, 8001]);
    world.pass(1);
    undo();
    expect(table.info().proposal, 'no time is left for that').toMatchObject({ by: 'red', asked: ['blue'] });
    expect([table.version, lefts()]).toEqual([5, [10_000, 8000]]);
  });

  it('must ask once their bank would not suffice', () => {
    const { table, lefts, choose, undo, world } = rivals(BANK);
    world.pass(30_000);
    choose();
    world.pass(30_000);
    undo();
    expect(table.info().proposal).toMatchObject({ by: 'red', asked: ['blue'] });
    expect(lefts()).toEqual([35_000, 30_000]);
  });

  it('gives back what was used of the question before it was answered and taken back', () => {
    const { world, table, blue, lefts, choose, undo } = rivals(BANK, 3);
    choose();
    world.pass(10_000);
    table.request(blue, { id: 3, type: 'choose', version: 1, choice: { x: 90, y: 90, facing: 0 } });
    world.pass(5000);
    table.request(blue, { id: 4, type: 'undo', version: 2, count: 1 });
    expect([table.version, lefts()]).toEqual([3, [65_000, 45_000, 60_000]]);
    undo();
    expect([table.version, lefts()]).toEqual([4, [45_000, 60_000, 60_000]]);
  });

  it('pays once for time in which they were asked something as well', () => {
    const clocks = new Clocks({ kind: 'bank', seconds: 60, increment: 0, cap: 60 }, ['red', 'blue'], null);
    clocks.run(['red'], 0);
    clocks.decided('red', 1000);
    clocks.run(['red', 'blue'], 1000);
    clocks.tookBack('red', 1, 5000);
    expect(clocks.banks(5000)).toEqual({ red: 55_000, blue: 60_000 });
    // Nor for nothing, if they answer that in secret, wait, and withdraw it.
    clocks.run(['red'], 5000);
    clocks.decided('red', 5000);
    clocks.run(['red', 'blue'], 5000);
    clocks.decided('red', 5000, ['blue']);
    clocks.run(['blue'], 5000);
    clocks.withdrew('red', 9000);
    clocks.run(['red', 'blue'], 9000);
    clocks.tookBack('red', 1, 10_000);
    expect(clocks.banks(10_000)).toEqual({ red: 50_000, blue: 60_000 });
  });

  it('leaves the clocks of others as they are when withdrawing a secret answer', () => {
    for (const clock of [BANK, TEN_SECONDS]) {
      const { world, table, clients } = begun({ clock });
      const waiting = (): readonly string[] => tourney.waiting(table.state as TourneyState);
      playOn(table, clients, 'several', () => waiting().length === 2);
      const [one = '', other = ''] = waiting();
      const guest = clients.get(one) ?? client(one);
      const left = (): number => table.info().seats.find(({ seat }) => seat === other)?.left ?? 0;
      const before = left();
      const choice = tourney.sample(table.state as TourneyState, one, seededRandom('one'));
      for (let i = 0; i < 3; i++) {
        table.request(guest, { id: 1, type: 'choose', version: table.version, choice });
        world.pass(2500);
        expect(guest.last('state').freeUndo).toBe(1);
        table.request(guest, { id: 2, type: 'undo', version: table.version, count: 1 });
        expect([waiting().length, guest.last('accepted').id]).toEqual([2, 2]);
      }
      expect(left()).toBe(before - 7500);
    }
  });

  it('takes nothing from someone for whom a computer player thinks', () => {
    const { world, first, red, blue } = rivals(BANK);
    const around = { ...world.around([PONDERER]), think: () => () => {} };
    const table = new Table(around, world.kept(first));
    for (const guest of [red, blue]) table.join(guest, -1);
    table.request(blue, { id: 1, type: 'seat-mind', seat: 'blue', mind: 'ponderer' });
    table.request(red, { id: 2, type: 'choose', version: 0, choice: HERE });
    world.pass(20_000);
    table.request(red, { id: 3, type: 'undo', version: 1, count: 1 });
    expect([table.version, table.info().seats[1]?.left]).toEqual([2, 60_000]);
  });

  it('gets no time for a decision anew while the table was put away', () => {
    const { world, first, red } = rivals({ kind: 'per-decision', seconds: 86_400 });
    const around = { ...world.around(), date: () => 1e12 + world.time };
    const table = new Table(around, world.kept(first));
    world.pass(80_000_000);
    table.request(red, { id: 1, type: 'choose', version: 0, choice: HERE });
    table.close();
    world.pass(1_000_000);
    const back = new Table(around, world.kept(first));
    back.join(red, -1);
    expect(red.last('state').freeUndo).toBe(1);
    back.request(red, { id: 1, type: 'undo', version: 1, count: 1 });
    expect([back.version, back.info().seats[0]?.left]).toEqual([2, 5_400_000]);
  });

  it('must ask where nobody knows any more what was used of that decision', () => {
    const { world, first, red, choose } = rivals(TEN_SECONDS);
    world.pass(9000);
    choose();
    // The server has crashed.
    const back = new Table(world.around(), world.kept(first));
    for (const guest of [red, client('blue')]) back.join(guest, -1);
    expect(red.last('state').freeUndo).toBe(0);
    back.request(red, { id: 1, type: 'undo', version: 1, count: 1 });
    expect([back.version, back.info().proposal?.by]).toEqual([1, 'red']);
  });
});

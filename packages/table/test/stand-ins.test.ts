// Who answers when a clock runs out, where computer players that ponder do so elsewhere.

import { seededRandom, type Json, type Limits, type Mind } from '@maester/kernel';
import { tourney, type TourneyState } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { Table, type Clock, type MindQuestion, type SavedTable } from '../src/index.ts';
import { client, newTable, playOn, World } from './support.ts';

const TEN_SECONDS = { kind: 'per-decision', seconds: 10 } as const;
const A_DAY = { kind: 'per-decision', seconds: 86_400 } as const;
const PLACE = { x: 0, y: 0, facing: 0 };

interface Pending {
  readonly question: MindQuestion;
  readonly decided: (choice: Json | null) => void;
  stopped: boolean;
}

/** Two people at a table whose stand-in ponders: in the test's hand. What it was asked at the table is in `atTable`. */
function timed(clock: Clock, knights = 2) {
  const world = new World();
  const asked: Pending[] = [];
  const atTable: Limits[] = [];
  const standIn: Mind = {
    id: 'ponderer',
    ponders: true,
    choose: (eyes) => {
      atTable.push(eyes.limits);
      return eyes.sample();
    },
  };
  const quick: Mind = { id: 'quick', choose: (eyes) => eyes.sample() };
  const took: number[] = [];
  const around = (): ConstructorParameters<typeof Table>[0] => ({
    ...world.around([quick, standIn]),
    date: () => 1e12 + world.time,
    thought: (milliseconds) => took.push(milliseconds),
    think: (question, decided) => {
      const pending: Pending = { question, decided, stopped: false };
      asked.push(pending);
      return () => (pending.stopped = true);
    },
  });
  const first = newTable({ clock, knights });
  const table = new Table(around(), first);
  const seats = first.record.seats.map(({ seat }) => seat);
  for (const seat of seats) table.sit(seat, `knight ${seat}`, `hash ${seat}`);
  const clients = new Map(seats.map((seat, i) => [seat, client(seat, i === 0)]));
  const leave = [...clients.values()].map((guest) => table.join(guest, -1));
  const [red = client('red'), blue = client('blue')] = clients.values();
  table.request(red, { id: 1, type: 'start' });
  /** As it would be brought back from what was saved. */
  const again = (saved: SavedTable = world.kept(first)): Table => new Table(around(), saved);
  return { world, first, table, clients, red, blue, leave, asked, atTable, took, again };
}

function answer(table: Table, pending: Pending | undefined): void {
  if (pending === undefined) throw new Error('nobody was asked');
  const { seat } = pending.question;
  pending.decided(tourney.sample(table.state as TourneyState, seat, seededRandom('stand-in')));
}

describe('a clock that runs out', () => {
  it('lets the stand-in ponder elsewhere, and costs the decision when it has answered', () => {
    const { world, table, blue, asked, atTable } = timed(TEN_SECONDS);
    world.pass(10_000);
    expect(asked.map(({ question }) => [question.mind, question.seat])).toEqual([['ponderer', 'red']]);
    expect([table.version, table.isBusy, table.wakesIn]).toEqual([0, true, null]);
    expect(blue.last('table').info.seats[0]).toMatchObject({ missed: 1, timeOut: false, running: false });
    world.pass(60_000);
    expect([table.version, asked.length]).toEqual([0, 1]);
    answer(table, asked[0]);
    expect(table.version).toBe(1);
    expect(blue.last('table').info.seats).toMatchObject([
      { kind: 'person', missed: 1, timeOut: true },
      { running: true, left: 10_000 },
    ]);
    expect([atTable, world.problems]).toEqual([[], []]);
  });

  it('does so as well if a request is heard before the timer', () => {
    const { world, table, red, asked, atTable } = timed(TEN_SECONDS);
    world.time += 10_000;
    table.request(red, { id: 2, type: 'choose', version: 0, choice: PLACE });
    expect(red.last('refused')).toMatchObject({ id: 2, rule: 'table/choice/stale' });
    world.pass(0);
    expect([table.version, asked.length, atTable.length]).toEqual([0, 1, 0]);
  });

  it('is final: nobody else answers, and nobody takes back what led to the question', () => {
    const { world, table, red, blue, asked } = timed(TEN_SECONDS);
    table.request(red, { id: 2, type: 'choose', version: 0, choice: PLACE });
    world.pass(10_000);
    table.request(blue, { id: 3, type: 'choose', version: 1, choice: { ...PLACE, x: 90 } });
    expect(blue.last('refused')).toMatchObject({ id: 3, rule: 'table/choice/stale' });
    // Red's choice could be taken back freely, and blue would be asked anew.
    for (const guest of [red, blue]) {
      table.request(guest, { id: 4, type: 'undo', version: 1, count: 1 });
      expect(guest.last('refused')).toMatchObject({ id: 4, rule: 'table/choice/stale' });
    }
    for (const mind of ['quick', null]) table.request(blue, { id: 5, type: 'seat-mind', seat: 'blue', mind });
    table.request(blue, { id: 6, type: 'propose', motion: { kind: 'undo-time-out', seat: 'blue' } });
    expect(blue.last('refused')).toMatchObject({ id: 6, rule: 'table/undo/no-time-out' });
    world.pass(1000);
    expect(table.info()).toMatchObject({ proposal: null, seats: [{}, { running: false, missed: 0 }] });
    expect([table.version, asked.map(({ stopped }) => stopped)]).toEqual([1, [false]]);
    answer(table, asked[0]);
    expect(table.version).toBe(2);
    table.request(blue, { id: 7, type: 'propose', motion: { kind: 'undo-time-out', seat: 'blue' } });
    expect(table.info().proposal?.motion).toEqual({ kind: 'undo', count: 1, timeOut: 'blue' });
    table.request(red, { id: 8, type: 'vote', proposal: 1, agree: true });
    expect(table.info().seats[1]).toMatchObject({ left: 10_000, running: true });
  });

  it('leaves the others who are asked the same their time', () => {
    const { world, table, clients, asked } = timed({ kind: 'bank', seconds: 10, increment: 0, cap: 10 }, 3);
    const waiting = (): readonly string[] => tourney.waiting(table.state as TourneyState);
    const [slow = ''] = waiting();
    world.pass(3000);
    playOn(table, clients, 'several', () => waiting().length === 3);
    const [quick = '', last = ''] = waiting().filter((seat) => seat !== slow);
    world.pass(7000);
    expect(asked.map(({ question }) => question.seat)).toEqual([slow]);
    const guest = clients.get(quick) ?? client(quick);
    table.request(guest, {
      id: 4,
      type: 'choose',
      version: table.version,
      choice: tourney.sample(table.state as TourneyState, quick, seededRandom('in time')),
    });
    expect(guest.last('accepted').id).toBe(4);
    expect([...waiting()].toSorted()).toEqual([slow, last].toSorted());
    world.pass(0);
    expect(asked.map(({ stopped }) => stopped)).toEqual([true, false]);
    answer(table, asked.at(-1));
    world.pass(0);
    expect(waiting()).toEqual([last]);
    expect(table.info().seats.find(({ seat }) => seat === last)).toMatchObject({ left: 3000, running: true });
    expect(world.problems).toEqual([]);
  });

  it('for the third time in a row pauses the game only when the decision is made', () => {
    const { world, table, clients, asked } = timed(TEN_SECONDS);
    const redIsAsked = (): boolean => tourney.waiting(table.state as TourneyState).includes('red');
    const others = new Map([...clients].filter(([seat]) => seat !== 'red'));
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 20 && !redIsAsked(); j++) playOn(table, others, `others ${i}`, redIsAsked);
      world.pass(10_000);
      expect(table.info()).toMatchObject({ paused: null, seats: [{ missed: i + 1 }, {}] });
      for (; table.isBusy; world.pass(0)) answer(table, asked.at(-1));
    }
    expect(table.info().paused).toEqual({ why: 'missing', seat: 'red' });
  });

  it('is remembered while the table is put away, and counts once', () => {
    for (const clock of [TEN_SECONDS, A_DAY, { kind: 'bank', seconds: 10, increment: 0, cap: 10 } as const]) {
      const { world, table, leave, asked, atTable, again } = timed(clock);
      world.pass(clock.seconds * 1000);
      for (const go of leave) go();
      table.close();
      asked.length = 0;
      const back = again();
      back.join(client('red'), -1);
      world.pass(0);
      expect(asked.map(({ question }) => question.seat)).toEqual(['red']);
      answer(back, asked[0]);
      expect(back.info().seats[0]).toMatchObject({ missed: 1, timeOut: true });
      expect(atTable).toEqual([]);
    }
  });

  it.each([null, 'no such choice'])('costs little where the table is if thinking fails: %s', (failed) => {
    const { world, table, asked, atTable, took } = timed(TEN_SECONDS);
    world.pass(10_000);
    asked[0]?.decided(failed);
    expect([table.version, took]).toEqual([1, [0]]);
    expect(atTable.map((limits) => [limits.effort, limits.hurried()])).toEqual([[0, true]]);
    expect(table.info().seats[0]).toMatchObject({ missed: 1, timeOut: true });
  });
});

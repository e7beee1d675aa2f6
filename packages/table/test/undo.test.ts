// Taking back at a table: what is free, how often, and what needs the others.

import { hashJson } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';
import { begun, client, newTable, playOn, World, type Client } from './support.ts';

describe('taking back', () => {
  it('is free while nothing was rolled or shown since', () => {
    const { table, red } = begun();
    const before = hashJson(table.state);
    table.request(red, { id: 1, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    table.request(red, { id: 2, type: 'undo', version: 1, count: 1 });
    expect(red.last('accepted').id).toBe(2);
    expect(hashJson(table.state)).toBe(before);
    expect(red.last('state').events).toEqual([
      { version: 2, event: { type: 'undo', seat: 'red', count: 1 } },
    ]);
  });

  it('is possible only so often, and again when the game has come further, also after a restart', () => {
    const world = new World();
    const first = newTable();
    const around = { ...world.around(), undos: { atFirst: 3, perChoice: 1 } };
    let table = new Table(around, first);
    for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
    const red = client('red', true);
    table.join(red, -1);
    table.request(red, { id: 1, type: 'start' });
    const [choice, later] = [
      { x: 0, y: 0, facing: 0 },
      { x: 90, y: 90, facing: 0 },
    ];
    const choose = (guest: Client, what = choice): void =>
      table.request(guest, { id: 2, type: 'choose', version: table.version, choice: what });
    const undo = (): void => table.request(red, { id: 3, type: 'undo', version: table.version, count: 1 });
    for (let i = 0; i < 4; i++) {
      choose(red);
      undo();
    }
    expect(table.version).toBe(8);
    choose(red);
    undo();
    expect(red.last('refused')).toMatchObject({ id: 3, rule: 'table/undo/too-many' });
    table = new Table(around, world.kept(first));
    table.join(red, -1);
    undo();
    expect([table.version, red.last('refused').rule]).toEqual([9, 'table/undo/too-many']);
    const blue = client('blue');
    table.join(blue, -1);
    choose(blue, later);
    table.request(blue, { id: 4, type: 'undo', version: table.version, count: 1 });
    expect(table.info().proposal).toMatchObject({ by: 'blue' });
  });

  it('a great deal leaves moments that are not played again for whoever asks', () => {
    const { world, first, clients, red, blue } = begun();
    const { record, ...rest } = world.kept(first);
    const long = { ...record, setup: { knights: 2, rounds: 20 } };
    const table = new Table(world.around(), { ...rest, record: long });
    for (const guest of [red, blue]) table.join(guest, -1);
    playOn(table, clients, 'a great deal', () => table.version === 80);
    expect(table.version).toBe(80);
    table.request(red, { id: 1, type: 'undo', version: 80, count: 75 });
    table.request(blue, {
      id: 2,
      type: 'vote',
      proposal: red.last('table').info.proposal?.number ?? 0,
      agree: true,
    });
    expect(table.version).toBe(81);
    const shown = (version: number): string => {
      table.request(red, { id: 3, type: 'moment', version });
      return red.heard.at(-1)?.type ?? '';
    };
    expect([5, 69, 70, 80, 81].map(shown)).toEqual([
      'accepted',
      'accepted',
      'refused',
      'refused',
      'accepted',
    ]);
    expect(red.last('refused').rule).toBe('table/moment/undone');
  });

  it('otherwise needs the agreement of the other people', () => {
    const { table, clients, red, blue } = begun();
    playOn(table, clients, 'undo', () => table.version === 8);
    table.request(red, { id: 1, type: 'undo', version: table.version, count: 2 });
    expect(blue.last('table').info.proposal).toEqual({
      number: 1,
      by: 'red',
      motion: { kind: 'undo', count: 2, timeOut: null },
      agreed: ['red'],
      asked: ['blue'],
    });
    const version = table.version;
    table.request(blue, { id: 2, type: 'vote', proposal: 1, agree: false });
    expect([table.version, table.info().proposal]).toEqual([version, null]);
    table.request(red, { id: 3, type: 'undo', version, count: 2 });
    table.request(blue, { id: 4, type: 'vote', proposal: 2, agree: true });
    expect(table.version).toBe(version + 1);
    table.request(blue, { id: 5, type: 'vote', proposal: 2, agree: true });
    expect(blue.last('refused').rule).toBe('table/vote/nothing-proposed');
  });
});

describe('taking back against computer players alone', () => {
  const TEN_SECONDS = { kind: 'per-decision', seconds: 10 } as const;

  function alone(rated: boolean): { world: World; table: Table; red: Client } {
    const world = new World();
    const first = newTable({ clock: TEN_SECONDS });
    const table = new Table(world.around(), { ...first, record: { ...first.record, rated } });
    table.sit('red', 'red', 'hash red');
    const red = client('red', true);
    table.join(red, -1);
    table.request(red, { id: 1, type: 'seat-mind', seat: 'blue', mind: 'random' });
    table.request(red, { id: 2, type: 'start' });
    return { world, table, red };
  }

  function further(rated: boolean): ReturnType<typeof alone> {
    const { world, table, red } = alone(rated);
    for (let i = 0; i < 40 && table.version < 8; i++) {
      playOn(table, new Map([['red', red]]), 'alone', () => table.version >= 8);
      world.pass(1);
    }
    expect(table.version).toBeGreaterThanOrEqual(8);
    return { world, table, red };
  }

  it('needs nobody, whatever was revealed', () => {
    const { table, red } = further(false);
    const { version } = table;
    table.request(red, { id: 3, type: 'undo', version, count: 4 });
    expect([red.last('accepted').id, table.version]).toEqual([3, version + 1]);
  });

  it('is refused at a rated table once something was revealed, since nobody can agree', () => {
    const { table, red } = further(true);
    const { version } = table;
    table.request(red, { id: 3, type: 'undo', version, count: 4 });
    expect(red.last('refused')).toMatchObject({ id: 3, rule: 'kernel/undo/revealed' });
    expect([table.version, table.info().proposal]).toEqual([version, null]);
  });

  it.each([
    { rated: false, entries: 1, answer: 'accepted' },
    { rated: true, entries: 0, answer: 'refused' },
  ])('after a time-out is $answer where rated is $rated', ({ rated, entries, answer }) => {
    const { world, table, red } = alone(rated);
    world.pass(10_000);
    const { version } = table;
    expect(version).toBeGreaterThan(0);
    table.request(red, { id: 3, type: 'propose', motion: { kind: 'undo-time-out', seat: 'red' } });
    const heard = red.heard.findLast(({ type }) => type === 'accepted' || type === 'refused');
    expect([heard?.type, table.version]).toEqual([answer, version + entries]);
  });

  it('is free at a rated table while nothing was revealed', () => {
    const { table, red } = alone(true);
    table.request(red, { id: 3, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    table.request(red, { id: 4, type: 'undo', version: 1, count: 1 });
    expect([red.last('accepted').id, table.version]).toEqual([4, 2]);
  });
});

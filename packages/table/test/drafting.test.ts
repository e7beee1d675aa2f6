import { describe, expect, it } from 'vitest';
import { drawnOrder, likedMost } from '../src/draft.ts';
import { newDraft, placesFor, Table, type Clock, type SavedTable, type TableRecord } from '../src/index.ts';
import { client, newTable, World, type Client } from './support.ts';

const SEATS = ['red', 'blue', 'green'];

function draftTable(clock: Clock = { kind: 'none' }): SavedTable {
  const { record, ...saved } = newTable({ knights: 3, clock });
  const seats = placesFor(SEATS).map((seat) => ({
    seat,
    kind: 'open' as const,
    name: null,
    tokenHash: null,
    mind: null,
  }));
  return { ...saved, record: { ...record, salts: null, draft: newDraft(SEATS), seats } };
}

/** People at the first and second place, a computer player at the third. */
function gathered(clock?: Clock, around = (world: World) => world.around()) {
  const world = new World();
  const first = draftTable(clock);
  const table = new Table(around(world), first);
  for (const place of ['place-1', 'place-2'])
    expect(table.sit(place, `knight of ${place}`, `hash ${place}`, { salt: `salt of ${place}` })).toBeNull();
  const one = client('place-1', true);
  const two = client('place-2');
  const spectator = client(null);
  const leaves = [one, two, spectator].map((guest) => table.join(guest, -1));
  table.request(one, { id: 1, type: 'seat-mind', seat: 'place-3', mind: 'random' });
  const people: Record<string, Client> = { 'place-1': one, 'place-2': two };
  return { world, first, table, one, two, spectator, people, leaves };
}

const withDate = (world: World) => ({ ...world.around(), date: () => 1e12 + world.time });

/** A draft has started, and a person is to pick. */
function underWay(clock: Clock) {
  const at = gathered(clock, withDate);
  at.table.request(at.one, { id: 2, type: 'start' });
  at.world.pass(0);
  return { ...at, turn: inTurn(at.table) };
}

const picksIn = ({ record }: Table): Record<string, string> => record.draft?.picks ?? {};
const inTurn = ({ record }: Table): string =>
  record.draft?.order[Object.keys(picksIn({ record } as Table)).length] ?? '';

/** Everyone picks the first that is left. */
function pickAll(at: ReturnType<typeof gathered>): void {
  const { table, world, people } = at;
  while (table.record.status === 'gathering') {
    const guest = people[inTurn(table)];
    const left = SEATS.find((seat) => !Object.values(picksIn(table)).includes(seat)) ?? '';
    if (guest === undefined) world.pass(1);
    else table.request(guest, { id: 9, type: 'pick', seat: left });
  }
}

describe('a draft', () => {
  it('starts when the host says so, in an order that follows from the seed', () => {
    const { table, one, spectator } = gathered();
    expect(spectator.last('table').info.draft).toEqual({ seats: SEATS, order: [], picks: {} });
    table.request(one, { id: 2, type: 'start' });
    expect(table.record.draft?.order).toEqual(drawnOrder(table.record));
    expect(spectator.last('table').info.draft?.order.toSorted()).toEqual([...placesFor(SEATS)]);
    expect(table.record.status).toBe('gathering');
    const firsts = Array.from({ length: 30 }, (_, i) => drawnOrder({ ...table.record, seed: `${i}` })[0]);
    expect(new Set(firsts).size).toBe(3);
    table.request(one, { id: 3, type: 'start' });
    expect(one.last('refused').rule).toBe('table/start/already');
  });

  it('lets nobody take a computer player’s place once it has started, not even one given to it meanwhile', () => {
    const { table, world, one, two } = gathered();
    table.request(one, { id: 2, type: 'start' });
    world.pass(0);
    expect(table.sit('place-3', 'Eve', 'hash eve')).toMatchObject({ rule: 'table/seat/taken' });
    // Who lends a place has it back.
    for (const mind of ['random', null])
      table.request(two, { id: 3, type: 'seat-mind', seat: 'place-2', mind });
    expect(table.record.seats[1]).toMatchObject({ kind: 'person', tokenHash: 'hash place-2' });
    table.request(one, { id: 4, type: 'seat-mind', seat: 'place-2', mind: 'random' });
    expect([one.last('accepted').id, two.dismissed]).toEqual([4, true]);
    for (const hash of ['hash eve', 'hash place-2'])
      expect(table.sit('place-2', 'Eve', hash)).toMatchObject({ rule: 'table/seat/taken' });
    expect(table.record.seats.map(({ kind }) => kind)).toEqual(['person', 'mind', 'mind']);
  });

  it('is picked in turn, each seat once, and then the game begins with everyone in the seat picked', () => {
    const at = gathered();
    const { table, one, two, spectator } = at;
    table.request(one, { id: 2, type: 'start' });
    pickAll(at);
    const picks = picksIn(table);
    expect(Object.values(picks).toSorted()).toEqual(SEATS.toSorted());
    expect(table.record.seats.map(({ seat }) => seat)).toEqual(SEATS);
    for (const place of ['place-1', 'place-2'])
      expect(table.record.seats.find(({ seat }) => seat === picks[place])).toMatchObject({
        name: `knight of ${place}`,
        tokenHash: `hash ${place}`,
      });
    const first = picks['place-1'] ?? '';
    expect(table.record.salts).toMatchObject({ [first]: 'salt of place-1' });
    // Those with a seat come again; whoever watches goes on watching.
    expect([one.dismissed, two.dismissed, spectator.dismissed]).toEqual([true, true, false]);
    expect(spectator.last('state').version).toBe(0);
    expect(spectator.last('table').info).toMatchObject({ status: 'playing', draft: { picks } });
    const again = client(first);
    table.join(again, -1);
    expect(again.last('welcome').seat).toBe(first);
  });

  it('what a connection says that has yet to come again changes nothing', () => {
    const at = gathered();
    at.table.request(at.one, { id: 2, type: 'start' });
    pickAll(at);
    const before = at.one.heard.length;
    at.table.request(at.one, { id: 10, type: 'pick', seat: 'red' });
    expect(at.one.heard.length).toBe(before);
  });

  it('nobody picks out of turn, twice, or what is gone', () => {
    const { table, world, one, two, spectator, people } = gathered();
    table.request(two, { id: 2, type: 'pick', seat: 'red' });
    expect(two.last('refused').rule).toBe('table/draft/not-now');
    table.request(one, { id: 2, type: 'start' });
    world.pass(1);
    const turn = people[inTurn(table)] ?? one;
    const other = turn === one ? two : one;
    table.request(other, { id: 3, type: 'pick', seat: 'red' });
    expect(other.last('refused').rule).toBe('table/draft/not-your-turn');
    table.request(turn, { id: 3, type: 'pick', seat: 'purple' });
    expect(turn.last('refused').rule).toBe('table/seat/unknown');
    const left = SEATS.find((seat) => !Object.values(picksIn(table)).includes(seat)) ?? '';
    table.request(turn, { id: 4, type: 'pick', seat: left });
    world.pass(1);
    table.request(other, { id: 4, type: 'pick', seat: left });
    expect(other.last('refused').rule).toBe('table/draft/picked');
    table.request(spectator, { id: 4, type: 'pick', seat: left });
    expect(spectator.last('refused').rule).toBe('table/seat/spectators-watch');
    table.request(other, { id: 5, type: 'seat-mind', seat: other.seat ?? '', mind: null });
    expect(other.last('refused').rule).toBe('table/seat/must-be-played');
  });

  it('a computer player picks what it likes most of what is left, the same every time', () => {
    expect(likedMost('seed', 'place-1', SEATS)).toBe(likedMost('seed', 'place-1', SEATS));
    const liked = Array.from({ length: 30 }, (_, i) => likedMost('seed', `place-${i}`, SEATS));
    expect(new Set(liked).size).toBe(3);
    expect(likedMost('seed', 'place-1', ['blue'])).toBe('blue');
  });

  it('whoever lets the time pass has a seat picked for them, and a bank gives a minute at most', () => {
    for (const [clock, seconds] of [
      [{ kind: 'per-decision', seconds: 20 }, 20],
      [{ kind: 'bank', seconds: 900, increment: 5, cap: 900 }, 60],
    ] as const) {
      const { table, world, one } = gathered(clock);
      table.request(one, { id: 2, type: 'start' });
      world.pass(2 * (seconds + 1) * 1000);
      expect(table.record.status).toBe('playing');
      expect(
        one.heard.some((each) => each.type === 'table' && each.info.seats.some(({ running }) => running)),
      ).toBe(true);
    }
  });

  it('gives nobody more time who leaves the pick to a computer player and takes it back', () => {
    const around = (world: World) => ({ ...world.around(), pace: 900 });
    const { table, world, one, people } = gathered({ kind: 'per-decision', seconds: 20 }, around);
    table.request(one, { id: 2, type: 'start' });
    while (people[inTurn(table)] === undefined) world.pass(900);
    const turn = inTurn(table);
    const picks = Object.keys(picksIn(table)).length;
    const leave = (mind: string | null): void =>
      table.request(people[turn] as Client, { id: 3, type: 'seat-mind', seat: turn, mind });
    leave('random');
    world.pass(800);
    leave(null);
    const left = table.info().seats.find(({ seat }) => seat === turn);
    expect(left).toMatchObject({ left: 19_200, running: true });
    leave('random');
    world.pass(100);
    expect(Object.keys(picksIn(table))).toHaveLength(picks + 1);
  });

  it('waits while nobody is there', () => {
    const { table, world, first, one } = gathered({ kind: 'per-decision', seconds: 20 });
    table.request(one, { id: 2, type: 'start' });
    const saved = world.kept(first);
    const empty = new World();
    const later = new Table(empty.around(), saved);
    empty.pass(100_000);
    expect(later.record.status).toBe('gathering');
    expect(later.record.draft).toEqual(saved.record.draft);
  });

  it('goes on where it was when the table is brought back', () => {
    const at = gathered();
    at.table.request(at.one, { id: 2, type: 'start' });
    at.world.pass(1);
    const turn = inTurn(at.table);
    const left = SEATS.find((seat) => !Object.values(picksIn(at.table)).includes(seat)) ?? '';
    at.table.request(at.people[turn] as Client, { id: 3, type: 'pick', seat: left });
    const saved = at.world.kept(at.first);
    const world = new World();
    const table = new Table(world.around(), saved);
    const one = client('place-1', true);
    const two = client('place-2');
    for (const guest of [one, two]) table.join(guest, -1);
    expect(picksIn(table)).toMatchObject({ [turn]: left });
    pickAll({ ...at, world, table, one, two, people: { 'place-1': one, 'place-2': two } });
    expect(table.record.status).toBe('playing');
  });

  it('by turns, the time for a pick runs on while the table is put away', () => {
    const DAY = 24 * 3600;
    const { world, first, table, one } = gathered({ kind: 'per-decision', seconds: DAY });
    table.request(one, { id: 2, type: 'start' });
    const saved: SavedTable = world.kept(first);
    const dated = { ...new World().around(), date: () => 0 };
    const early = new Table({ ...dated, save: (change) => world.changes.push(change) }, saved);
    early.close();
    const woken = new World();
    const record: TableRecord = world.kept(first).record;
    const late = new Table({ ...woken.around(), date: () => DAY * 1000 }, { ...world.kept(first), record });
    woken.pass(1);
    expect(Object.keys(picksIn(late)).length).toBeGreaterThan(0);
    late.close();
  });

  it('keeps what was used of the time for a pick when the table is put away, with or without guests', () => {
    for (const clock of [
      { kind: 'per-decision', seconds: 60 },
      { kind: 'bank', seconds: 900, increment: 5, cap: 900 },
    ] as const) {
      for (const stay of [false, true]) {
        const { world, first, table, leaves, turn } = underWay(clock);
        world.pass(50_000);
        if (!stay) for (const leave of leaves) leave();
        table.close();
        world.pass(86_400_000);
        const again = new Table(withDate(world), world.kept(first));
        const place = (): unknown => again.info().seats.find(({ seat }) => seat === turn);
        expect(place()).toMatchObject({ left: 10_000, running: false });
        again.join(client('place-1'), -1);
        world.pass(9999);
        expect(place()).toMatchObject({ left: 1, running: true });
        world.pass(1);
        expect(picksIn(again)).toHaveProperty(turn);
      }
    }
  });

  it('gives whoever picks next all the time, whatever was used of the pick before', () => {
    const { world, first, table, people, leaves, turn } = underWay({ kind: 'per-decision', seconds: 60 });
    world.pass(50_000);
    for (const leave of leaves) leave();
    const guest = people[turn] as Client;
    table.join(guest, -1);
    const left = SEATS.find((seat) => !Object.values(picksIn(table)).includes(seat)) ?? '';
    table.request(guest, { id: 3, type: 'pick', seat: left });
    world.pass(1);
    table.close();
    const again = new Table(withDate(world), world.kept(first));
    again.join(client('place-1'), -1);
    const next = inTurn(again);
    expect(again.info().seats.find(({ seat }) => seat === next)?.left).toBeGreaterThanOrEqual(59_999);
  });

  it('by turns, a quick pick does not give the next one the time for which the table is put away', () => {
    const DAY = 24 * 3600;
    const { world, first, table, people, turn } = underWay({ kind: 'per-decision', seconds: DAY });
    const left = SEATS.find((seat) => !Object.values(picksIn(table)).includes(seat)) ?? '';
    table.request(people[turn] as Client, { id: 3, type: 'pick', seat: left });
    world.pass(1);
    const next = inTurn(table);
    table.close();
    world.pass((DAY * 1000) / 2);
    const again = new Table(withDate(world), world.kept(first));
    expect(again.info().seats.find(({ seat }) => seat === next)?.left).toBeLessThanOrEqual((DAY * 1000) / 2);
    again.close();
  });
});

import { hashJson, mixedSeed, seededRandom, type Mind } from '@maester/kernel';
import { tourney, type TourneyState } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { Clocks } from '../src/clocks.ts';
import { changed, readRequest, seedOf, Table, type StateMessage } from '../src/index.ts';
import { begun, client, newTable, playOn, World, type Client } from './support.ts';

describe('a table', () => {
  it('shows any earlier moment as the seat saw it then, and none that is still to come', () => {
    const { table, clients, red, blue } = begun();
    playOn(table, clients, 'moments');
    const states = red.heard
      .filter((message) => message.type === 'state')
      .map(({ version, view, waiting }) => ({ version, view, waiting }));
    expect(states.length).toBeGreaterThan(10);
    for (const [id, state] of states.entries()) {
      if (state.version === 0) continue;
      table.request(red, { id, type: 'moment', version: state.version });
      expect(red.last('moment')).toEqual({ type: 'moment', ...state });
    }
    table.request(blue, { id: 7, type: 'moment', version: 1 });
    expect(blue.last('moment').view).not.toEqual(states.find(({ version }) => version === 1)?.view);
    table.request(blue, { id: 8, type: 'moment', version: table.version + 1 });
    expect(blue.last('refused')).toMatchObject({ id: 8, rule: 'table/moment/not-yet' });
  });

  it('waits until every seat is taken and the host starts', () => {
    const world = new World();
    const table = new Table(world.around(), newTable());
    const host = client(null, true);
    const guest = client('red');
    table.sit('red', 'Ann', 'hash');
    table.join(host, -1);
    table.join(guest, -1);
    table.request(guest, { id: 1, type: 'start' });
    expect(guest.last('refused')).toMatchObject({ id: 1, rule: 'table/host/only' });
    table.request(host, { id: 2, type: 'start' });
    expect(host.last('refused')).toMatchObject({
      rule: 'table/start/open-seats',
      facts: { seats: ['blue'] },
    });
    table.request(guest, { id: 3, type: 'choose', version: 0, choice: { x: 1, y: 1, facing: 0 } });
    expect(guest.last('refused').rule).toBe('table/start/not-yet');
    table.request(host, { id: 4, type: 'seat-mind', seat: 'blue', mind: 'random' });
    table.request(host, { id: 5, type: 'start' });
    expect(host.last('accepted').id).toBe(5);
    expect(guest.last('state')).toMatchObject({ waiting: ['red'], decision: { ask: 'tents/pitch' } });
  });

  it('shows nobody what a seat is dealt before the game starts', () => {
    const table = new Table(new World().around(), newTable());
    for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
    const [red, spectator] = [client('red', true), client(null)];
    table.join(red, -1);
    table.join(spectator, -1);
    table.request(red, { id: 1, type: 'moment', version: 0 });
    const { view, events } = spectator.last('state');
    expect(red.last('state')).toMatchObject({ view, events });
    expect(red.last('moment').view).toEqual(view);
    table.request(red, { id: 2, type: 'start' });
    expect(red.last('state').view).toEqual(tourney.view(table.state as TourneyState, 'red'));
    expect(red.last('state').view).not.toEqual(view);
    expect(events).toEqual([]);
    expect(red.last('state').events.length).toBeGreaterThan(0);
    // Someone who comes later hears the same.
    const late = client('red');
    table.join(late, -1);
    expect(late.last('state').events).toEqual(red.last('state').events);
  });

  it('plays from the promised seed mixed with what every seat added, also when it is brought back', () => {
    const played = (salts: { readonly [seat: string]: string }) => {
      const world = new World();
      const first = newTable();
      const salted = { ...first, record: { ...first.record, salts: null } };
      const table = new Table(world.around(), salted);
      for (const seat of ['red', 'blue'])
        table.sit(seat, seat, `hash ${seat}`, { salt: salts[seat] ?? null });
      expect(table.info().salts).toEqual(salts);
      const red = client('red', true);
      const clients = new Map([
        ['red', red],
        ['blue', client('blue')],
      ]);
      for (const guest of clients.values()) table.join(guest, -1);
      table.request(red, { id: 1, type: 'start' });
      playOn(table, clients, 'salted', () => table.version === 6);
      expect(new Table(world.around(), world.kept(salted)).state).toEqual(table.state);
      const { record } = table;
      const seed = mixedSeed(record.game, record.gameVersion, { seed: record.seed, table: record.id, salts });
      expect(seedOf(record)).toBe(seed);
      expect(table.state.flow.dice.key).toBe(tourney.start({ knights: 2, rounds: 3 }, seed).flow.dice.key);
      return table.state.flow.dice.key;
    };
    const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
    const keys = [{}, { red: one }, { red: other }, { red: one, blue: other }, { red: other, blue: one }];
    expect(new Set(keys.map(played)).size).toBe(keys.length);
  });

  it('whose seed was never to be mixed goes on with it, whatever the seats would add', () => {
    const table = new Table(new World().around(), newTable());
    for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`, { salt: '1'.repeat(32) });
    const red = client('red', true);
    table.join(red, -1);
    table.request(red, { id: 1, type: 'start' });
    expect(seedOf(table.record)).toBe('the seed');
    expect(table.info().salts).toEqual({});
  });

  it('is brought back from a snapshot as from its journal, and from the journal if the snapshot is damaged', () => {
    const { world, first, table, clients, red } = begun({ knights: 3 });
    playOn(table, clients, 'before', () => table.version === 12);
    table.request(red, { id: 1, type: 'undo', version: table.version, count: 1 });
    const long = world.kept(first);
    table.keepSnapshot();
    expect(table.sinceSnapshot).toBe(0);
    playOn(table, clients, 'after', () => table.version >= 20);
    const kept = world.kept(first);
    expect(kept.snapshot?.match.entries).toBe(long.entries.length);
    const heardAt = (saved: typeof kept) => {
      const brought = new Table(world.around(), saved);
      const [seat, nobody] = [client('blue'), client(null)];
      for (const guest of [seat, nobody]) {
        brought.join(guest, -1);
        brought.request(guest, { id: 2, type: 'moment', version: 3 });
        brought.request(guest, { id: 3, type: 'choose', version: 5, choice: 'stale' });
      }
      return { state: brought.state, heard: [...seat.heard, ...nobody.heard], since: brought.sinceSnapshot };
    };
    const { snapshot, ...plain } = kept;
    const expected = heardAt(plain);
    expect(heardAt(kept)).toEqual({ ...expected, since: kept.entries.length - long.entries.length });
    expect(world.problems).toEqual([]);
    if (snapshot === undefined) throw new Error('nothing was saved');
    for (const damaged of [
      { ...snapshot, events: snapshot.events.slice(1) },
      { ...snapshot, match: { ...snapshot.match, sealed: 1 } },
      { ...snapshot, rules: 'other' },
      { ...snapshot, opening: '' },
    ])
      expect(heardAt({ ...plain, snapshot: damaged })).toEqual(expected);
    expect(world.problems).toHaveLength(4);
  });

  it('tells those who ask for changes the same as those who hear whole views', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { table, clients } = begun({ knights: 3 });
      const random = seededRandom(`changes ${seed}`);
      const viewers = [...clients.keys(), null].map((seat) => ({
        plain: client(seat),
        lean: { ...client(seat), changes: true },
        last: null as StateMessage | null,
      }));
      for (const { plain, lean } of viewers) for (const guest of [plain, lean]) table.join(guest, -1);
      let [views, patches] = [0, 0];
      const follow = (): void => {
        for (const viewer of viewers) {
          for (const message of viewer.lean.heard.splice(0)) {
            if (message.type === 'state') viewer.last = message;
            if (message.type !== 'change') continue;
            if (viewer.last === null) throw new Error('a change without a state');
            patches += JSON.stringify(message).length;
            viewer.last = changed(viewer.last, message);
          }
          expect(viewer.last).toEqual(viewer.plain.last('state'));
          views += JSON.stringify(viewer.last).length;
        }
      };
      follow();
      for (let i = 0; i < 60; i++) {
        const pending = Object.keys(table.state.flow.answers)[0];
        const withdraws = pending !== undefined && random.below(4) === 0;
        const seat = withdraws ? pending : tourney.waiting(table.state as TourneyState)[0];
        if (seat === undefined) break;
        const guest = clients.get(seat) as Client;
        const { version } = table;
        if (withdraws || random.below(8) === 0)
          table.request(guest, { id: i, type: 'undo', version, count: 1 });
        else {
          const choice = tourney.sample(table.state as TourneyState, seat, random);
          table.request(guest, { id: i, type: 'choose', version, choice });
        }
        follow();
      }
      expect(patches).toBeGreaterThan(0);
      expect(patches).toBeLessThan(views / 2);
    }
  });

  it('gives a seat to the first who asks, and not to a second', () => {
    const table = new Table(new World().around(), newTable());
    expect(table.sit('red', 'Ann', 'one')).toBeNull();
    expect(table.sit('red', 'Bob', 'two')?.rule).toBe('table/seat/taken');
    expect(table.sit('violet', 'Bob', 'two')?.rule).toBe('table/seat/unknown');
  });

  it('plays a whole game, tells both players the end, and shows the seed then and not before', () => {
    const { table, clients, red } = begun();
    expect(red.last('table').info.seed).toBeNull();
    playOn(table, clients, 'whole');
    expect(table.record.status).toBe('over');
    for (const guest of clients.values()) {
      expect(guest.last('state').outcome?.winners.length).toBeGreaterThan(0);
      expect(guest.last('table').info).toMatchObject({ status: 'over', seed: 'the seed' });
    }
  });

  it('refuses a choice of a spectator, of a seat that is not asked, and an illegal one, each with its rule', () => {
    const { table, red, blue } = begun();
    const watcher = client(null);
    table.join(watcher, -1);
    const choose = { type: 'choose', version: table.version, choice: { x: 50, y: 50, facing: 0 } } as const;
    table.request(watcher, { id: 1, ...choose });
    expect(watcher.last('refused').rule).toBe('table/seat/spectators-watch');
    table.request(blue, { id: 2, ...choose });
    expect(blue.last('refused').rule).toBe('kernel/choice/not-asked');
    table.request(red, { id: 3, ...choose, choice: { x: 500, y: 50, facing: 0 } });
    expect(red.last('refused').rule).toBe('tourney/tents/on-the-field');
    expect(table.version).toBe(0);
  });

  it('never applies a choice that answers an earlier question', () => {
    const { table, red } = begun();
    table.request(red, { id: 1, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    expect(table.version).toBe(1);
    table.request(red, { id: 2, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    expect(red.last('refused')).toMatchObject({
      id: 2,
      rule: 'table/choice/stale',
      facts: { version: 0, now: 1 },
    });
    table.request(red, { id: 3, type: 'choose', version: 9, choice: 1 });
    expect(red.last('refused').rule).toBe('table/choice/stale');
  });

  it('does not take an answer again that was taken back meanwhile', () => {
    const { table, clients, red } = begun();
    playOn(table, clients, 'bids', () => tourney.waiting(table.state as TourneyState).length === 2);
    const version = table.version;
    table.request(red, { id: 1, type: 'choose', version, choice: 1 });
    table.request(red, { id: 2, type: 'undo', version: version + 1, count: 1 });
    expect(red.last('accepted')).toMatchObject({ id: 2, version: version + 2 });
    expect(red.last('state').events).toEqual([
      { version: version + 2, event: { type: 'withdraw', seat: 'red' } },
    ]);
    table.request(red, { id: 3, type: 'choose', version, choice: 1 });
    expect(red.last('refused')).toMatchObject({ id: 3, rule: 'table/choice/stale' });
    table.request(red, { id: 4, type: 'choose', version: version + 2, choice: 0 });
    expect(red.last('accepted').id).toBe(4);
  });

  it('takes a secret answer that was begun before another secret answer came in', () => {
    const { table, clients, red, blue } = begun();
    playOn(table, clients, 'bids', () => tourney.waiting(table.state as TourneyState).length === 2);
    const version = table.version;
    table.request(blue, { id: 1, type: 'choose', version, choice: 1 });
    table.request(red, { id: 2, type: 'choose', version, choice: 0 });
    expect(red.last('accepted').id).toBe(2);
    expect(table.version).toBe(version + 2);
  });

  it('tells someone who comes back exactly the state and only the events missed', () => {
    const { table, clients, red, blue } = begun();
    playOn(table, clients, 'gone', () => table.version === 5);
    const before = table.version;
    const stayed = blue.heard.length;
    playOn(table, clients, 'gone on', () => table.version >= 12);
    const back = client('blue');
    table.join(back, before);
    const state = back.last('state');
    expect(state.view).toEqual(blue.last('state').view);
    expect(state.version).toBe(table.version);
    const heardLive = blue.heard
      .slice(stayed)
      .flatMap((message) => (message.type === 'state' ? message.events : []));
    expect(state.events).toEqual(heardLive);
    expect(heardLive.length).toBeGreaterThan(0);
    expect(red.last('table').info.seats.find(({ seat }) => seat === 'blue')?.connected).toBe(true);
  });

  it('shows nobody what is for another seat', () => {
    const { table, clients, red, blue } = begun();
    const watcher = client(null);
    table.join(watcher, -1);
    playOn(table, clients, 'secrets');
    const drawn = (guest: Client, seat: string): number =>
      guest.heard
        .flatMap((message) => (message.type === 'state' ? message.events : []))
        .filter(
          ({ event }) =>
            (event as { type: string; seat?: string }).type === 'drawn' &&
            (event as { seat: string }).seat === seat,
        ).length;
    expect(drawn(red, 'red')).toBeGreaterThan(0);
    expect(drawn(red, 'blue')).toBe(0);
    expect(drawn(blue, 'red')).toBe(0);
    expect(drawn(watcher, 'red') + drawn(watcher, 'blue')).toBe(0);
    expect(JSON.stringify(watcher.heard.slice(0, -2))).not.toContain('the seed');
  });

  it('comes back from what was kept as it was', () => {
    const { world, first, table, clients } = begun();
    playOn(table, clients, 'kept', () => table.version === 20);
    const again = new Table(new World().around(), world.kept(first));
    expect(hashJson(again.state)).toBe(hashJson(table.state));
    expect(again.version).toBe(table.version);
    // Nobody is there yet, so nothing goes on.
    expect(again.info().seats).toEqual(
      table.info().seats.map((seat) => ({ ...seat, connected: false, running: false })),
    );
    const back = client('red');
    again.join(back, -1);
    const everything = client('red');
    table.join(everything, -1);
    expect(back.last('state').events).toEqual(everything.last('state').events);
  });

  it('is not built on any further when a choice could not be kept', () => {
    const { world, first, table, red } = begun();
    world.failSaving = true;
    expect(() =>
      table.request(red, { id: 1, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } }),
    ).toThrow('the disk is full');
    expect(table.broken).toBe(true);
    expect(
      red.heard.some((message) => message.type === 'accepted' && message.id === 1 && message.version === 1),
    ).toBe(false);
    world.failSaving = false;
    expect(new Table(world.around(), world.kept(first)).version).toBe(0);
  });
});

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
});

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

  it('cannot be taken once the game is over', () => {
    const { table, clients } = begun();
    playOn(table, clients, 'over');
    expect(table.sit('red', 'Eve', 'hash')?.rule).toBe('table/seat/over');
  });
});

describe('computer players', () => {
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

  it('do nothing while nobody looks', () => {
    const world = new World();
    const table = new Table(world.around(), newTable());
    const host = client(null, true);
    const leave = table.join(host, -1);
    for (const seat of ['red', 'blue'])
      table.request(host, { id: 1, type: 'seat-mind', seat, mind: 'random' });
    table.request(host, { id: 2, type: 'start' });
    leave();
    world.pass(1_000_000);
    expect(table.version).toBe(0);
    table.join(client(null), -1);
    world.pass(1000);
    expect(table.version).toBeGreaterThan(0);
  });
});

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

describe('requests', () => {
  it.each([
    [null, 'type'],
    [{}, 'type'],
    [{ type: 'steal', id: 1 }, 'type'],
    [{ type: 'choose', id: 1, version: 1 }, 'choice'],
    [{ type: 'choose', id: 1, version: -1, choice: 1 }, 'version'],
    [{ type: 'choose', id: 'x', version: 1, choice: 1 }, 'id'],
    [{ type: 'chat', id: 1, text: '   ' }, 'text'],
    [{ type: 'chat', id: 1, text: 'x'.repeat(501) }, 'text'],
    [{ type: 'chat', id: 1, text: 'to \u202Eright' }, 'text'],
    [{ type: 'vote', id: 1, agree: true }, 'proposal'],
    [{ type: 'ping', id: 1, more: true }, 'more'],
  ])('%j is refused at %s', (value, where) => {
    expect(() => readRequest(value)).toThrow(expect.objectContaining({ kind: 'input', where }) as Error);
  });
});

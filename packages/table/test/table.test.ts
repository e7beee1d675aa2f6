// What a table does with whoever comes to it, and what it tells them.

import { hashJson, mixedSeed, seededRandom } from '@maester/kernel';
import { tourney, type TourneyState } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import {
  changed,
  readRequest,
  seedOf,
  Table,
  type Guest,
  type Message,
  type StateMessage,
} from '../src/index.ts';
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

  it('plays nothing while people gather, and looks once for those who come together', () => {
    let started = 0;
    const world = new World();
    const counting = {
      ...world.around(),
      game: {
        ...tourney,
        start: (setup: never, seed: string) => {
          started += 1;
          return tourney.start(setup, seed);
        },
      },
    };
    const table = new Table(counting, newTable());
    for (const seat of ['red', 'blue']) table.sit(seat, seat, `hash ${seat}`);
    expect([started, table.version]).toEqual([0, 0]);
    const [red, blue] = [client('red', true), client('blue')];
    table.join(red, -1);
    table.join(blue, -1);
    expect(started).toBe(1);
    expect(red.last('state')).toEqual(blue.last('state'));
    table.request(red, { id: 1, type: 'start' });
    expect(started).toBe(2);
    expect(red.last('state')).toMatchObject({ version: 0, waiting: ['red'] });
    expect(red.last('state').events).toEqual(
      tourney
        .opening(newTable().record.setup as never, seedOf(table.record))
        .events.flatMap(({ to, event }) =>
          to === null || to.includes('red') ? [{ version: 0, event }] : [],
        ),
    );
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

  it('is brought back from a snapshot as from its journal, and from the journal if the snapshot does not fit', () => {
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
    for (const other of [
      { ...snapshot, match: { ...snapshot.match, state: tourney.start({ knights: 3, rounds: 1 }, 'other') } },
      { ...snapshot, rules: 'other' },
      { ...snapshot, opening: '' },
    ])
      expect(heardAt({ ...plain, snapshot: other })).toEqual(expected);
    expect(world.problems).toHaveLength(3);
  });

  it('is brought back from its journal if states looked otherwise when the snapshot was made', () => {
    const world = new World();
    const first = newTable();
    const opening: typeof tourney.opening = (setup, seed) => {
      const { state, events } = tourney.opening(setup, seed);
      return { state: { ...state, once: [] }, events };
    };
    const start: typeof tourney.start = (setup, seed) => opening(setup, seed).state;
    const before = { ...tourney, opening, start };
    const now = { ...tourney, hashed: (state: TourneyState) => ({ ...state, once: [] }) };
    const table = new Table({ ...world.around(), game: before }, first);
    const clients = new Map(['red', 'blue'].map((seat) => [seat, client(seat, true)]));
    for (const [seat, guest] of clients) {
      table.sit(seat, seat, `hash ${seat}`);
      table.join(guest, -1);
    }
    table.request(client(null, true), { id: 1, type: 'start' });
    playOn(table, clients, 'before', () => table.version === 8);
    table.keepSnapshot();
    const { snapshot, ...plain } = world.kept(first);
    expect(snapshot?.match.entries).toBe(8);
    expect(table.state).toHaveProperty('once');

    const around = { ...world.around(), game: now };
    const brought = new Table(around, { ...plain, ...(snapshot === undefined ? {} : { snapshot }) });
    expect(world.problems.map(String)).toEqual(['Error: the snapshot is of another game']);
    expect(brought.state).toEqual(new Table(around, plain).state);
    expect(brought.state).not.toHaveProperty('once');
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

  it('sends those who see the same one message, and lets others share what they see', () => {
    const { table, clients } = begun({ knights: 4 });
    const heard = new Map<string | null, Message[]>();
    for (const seat of [...clients.keys(), null, null]) {
      const messages = heard.get(seat) ?? [];
      heard.set(seat, messages);
      const send = (message: Message): unknown => message.type === 'change' && messages.push(message);
      table.join({ ...client(seat), changes: true, send }, -1);
    }
    playOn(table, clients, 'shared');
    const [watching = [], red = [], blue = []] = [heard.get(null), heard.get('red'), heard.get('blue')];
    expect(watching.length).toBe(2 * red.length);
    for (let i = 0; i < red.length; i++) expect(watching[2 * i]).toBe(watching[2 * i + 1]);
    expect(red.filter((message, i) => message === blue[i]).length).toBeGreaterThan(red.length / 10);
    const isShared = (message: Message, i: number): boolean => {
      const other = blue[i];
      return message.type === 'change' && other?.type === 'change' && message.events === other.events;
    };
    expect(red.filter(isShared).length).toBeGreaterThan(red.length / 2);
  });

  it('tells all who come to a table that waits the same, until something changes, and all who watch the start', () => {
    const table = new Table(new World().around(), newTable());
    const states: Message[] = [];
    const send = (message: Message): unknown => message.type === 'state' && states.push(message);
    const come = (seat: string | null, host = false): Client => {
      const guest = { ...client(seat, host), send };
      table.join(guest, -1);
      return guest;
    };
    come(null);
    come(null);
    table.sit('red', 'Ann', 'one');
    table.sit('blue', 'Bob', 'two');
    const host = come(null, true);
    expect(states[0]).toBe(states[1]);
    expect(states[2]).not.toBe(states[1]);
    table.request(host, { type: 'start', id: 1 });
    expect(states).toHaveLength(6);
    expect(new Set(states.slice(3)).size).toBe(1);
    expect(states[3]).toMatchObject({ type: 'state', waiting: tourney.waiting(table.state as TourneyState) });
    come(null);
    expect(states[6]).toEqual(states[3]);
  });

  it('says nothing of questions to those who have the rules, and tells others at the same seat', () => {
    const { table, clients } = begun({ knights: 3 });
    const told = { ...client('red'), changes: true };
    const knowing = { ...client('red'), changes: true, knowsRules: true };
    for (const guest of [told, knowing]) table.join(guest, -1);
    expect([told, knowing].map((guest) => guest.last('welcome').protocol)).toEqual([3, 4]);
    expect(told.last('state').decision).not.toBeNull();
    expect(knowing.last('state').decision).toBeNull();
    playOn(table, clients, 'rules');
    const changes = (guest: Client): Extract<Message, { type: 'change' }>[] =>
      guest.heard.filter((message) => message.type === 'change');
    const [asked, unasked] = [changes(told), changes(knowing)];
    expect(asked.filter(({ decision }) => (decision ?? null) !== null).length).toBeGreaterThan(5);
    expect(unasked.filter((message) => 'decision' in message)).toEqual([]);
    expect(unasked).toEqual(asked.map((message) => ({ ...message, decision: undefined })));
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

  it('goes on when something goes wrong as someone leaves, and says so to whoever looks after it', () => {
    const world = new World();
    let isBroken = false;
    const waiting: typeof tourney.waiting = (state) => {
      if (isBroken) throw new Error('nobody knows whose turn it is');
      return tourney.waiting(state);
    };
    const table = new Table({ ...world.around(), game: { ...tourney, waiting } }, newTable());
    const [red, blue] = ['red', 'blue'].map((seat) => {
      table.sit(seat, `knight ${seat}`, `hash ${seat}`);
      return client(seat, seat === 'red');
    }) as [Client, Client];
    const [leave] = [red, blue].map((guest) => table.join(guest, -1));
    table.request(red, { id: 1, type: 'start' });
    isBroken = true;
    leave?.();
    expect(world.problems.map(String)).toEqual(['Error: nobody knows whose turn it is']);
    isBroken = false;
    table.request(blue, { id: 2, type: 'ping' });
    expect([table.guests, blue.last('accepted').id]).toEqual([1, 2]);
  });

  it.each([null, 'blue'])('does not count whom it could not be shown: %s', (seat) => {
    const { world, table, red } = begun({ clock: { kind: 'per-decision', seconds: 60 }, gone: ['blue'] });
    const before = table.info();
    const newcomer: Guest = {
      ...client(seat),
      send: ({ type }) => {
        if (type === 'state') throw new Error('it cannot be shown');
      },
    };
    expect(() => table.join(newcomer, -1)).toThrow('it cannot be shown');
    expect(table.info()).toEqual(before);
    expect(red.last('table').info).toEqual(before);
    expect([table.guests, world.problems]).toEqual([1, []]);
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

  it('knows at which version a seat was asked, also after it was put away', () => {
    const { world, first, table, clients } = begun();
    playOn(table, clients, 'asked', () => table.version === 5);
    const [seat = ''] = tourney.waiting(table.state as TourneyState);
    const askedAt = table.askedAt(seat);
    expect(askedAt).toBeGreaterThan(0);
    expect(new Table(new World().around(), world.kept(first)).askedAt(seat)).toBe(askedAt);
    table.keepSnapshot();
    expect(new Table(new World().around(), world.kept(first)).askedAt(seat)).toBe(askedAt);
    const version = table.version;
    playOn(table, clients, 'answered', () => table.version > version);
    expect(table.askedAt(seat)).toBeGreaterThan(askedAt);
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

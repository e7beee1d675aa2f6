import { Match, seededRandom, type GameState } from '@maester/kernel';
import type { AnyGame } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { Device, GAMES, newTable, type Visitor } from './support.ts';

const HOUSES = ['stark', 'lannister', 'baratheon'] as const;

/** Someone who plays at random, through the table alone. */
async function playOn(visitor: Visitor, seat: string, choices: number): Promise<void> {
  const game = GAMES['thrones'];
  for (let i = 0; i < choices; i++) {
    await visitor.until(() => visitor.state.decision !== null || visitor.state.outcome !== null);
    const { view, version, outcome } = visitor.state;
    if (outcome !== null) return;
    const choice = game?.sample(view as GameState, seat, seededRandom(`${seat} ${version}`)) ?? null;
    await visitor.ask({ type: 'choose', version, choice });
  }
}

describe('tables on this device', () => {
  it('computer players play a whole game of thrones, and its journal replays to the same end', async () => {
    const device = new Device();
    const minds = { stark: 'steward', lannister: 'random', baratheon: 'steward' };
    const id = await device.tables.create(newTable('thrones', minds));
    const watcher = await device.join(id, null);
    await watcher.until(() => watcher.state.outcome !== null);
    expect(device.problems).toEqual([]);
    expect((await device.tables.info(id)).status).toBe('over');
    const journal = await device.tables.journal(id);
    const game = GAMES['thrones'];
    if (game === undefined) throw new Error('no game');
    const match = Match.replay(game, journal);
    expect(game.outcome(match.state)).toEqual(watcher.state.outcome);
    expect(journal.entries).toHaveLength(watcher.state.version);
  });

  it('what is told of a moment is of that moment, though the game goes on while it is being kept', async () => {
    const device = new Device();
    device.store.slow = 2;
    const minds = { stark: 'random', lannister: 'random', baratheon: 'random' };
    const id = await device.tables.create(newTable('thrones', minds));
    const watcher = await device.join(id, null);
    await watcher.until(() => watcher.state.version >= 30);
    watcher.seated?.leave();
    const states = watcher.heard.filter((message) => message.type === 'state');
    expect(states.map(({ waiting }) => waiting)).toEqual(
      states.map(({ view }) => (view as GameState).flow.waiting),
    );
  });

  it('a game that is taken up again in the middle stands as it stood', async () => {
    const device = new Device();
    const id = await device.tables.create(newTable('thrones', { lannister: 'random', baratheon: 'random' }));
    const before = await device.join(id, 'stark');
    await playOn(before, 'stark', 12);
    await before.until(() => before.state.decision !== null);
    const last = before.state;
    before.seated?.leave();
    device.reload();
    const after = await device.join(id, 'stark');
    expect(after.state).toMatchObject({ version: last.version, view: last.view, decision: last.decision });
    await playOn(after, 'stark', 3);
    expect(after.state.version).toBeGreaterThan(last.version);
    expect(device.problems).toEqual([]);
  });

  it('hands each seat what it may see when people share the device', async () => {
    const device = new Device();
    const id = await device.tables.create(newTable('thrones', {}));
    const visitors = await Promise.all(HOUSES.map((house) => device.join(id, house)));
    expect(visitors.map(({ state }) => state.decision?.seat)).toEqual([...HOUSES]);
    expect(await device.tables.ours(id)).toEqual([...HOUSES]);
  });

  it('a draft of people and a computer player on one device, over a reload, and its game replays', async () => {
    const device = new Device();
    const names = { 'place-1': 'Ned', 'place-2': 'Robert' };
    const wanted = { ...newTable('thrones', { 'place-3': 'random' }, names), draft: true };
    const id = await device.tables.create(wanted);
    expect(await device.tables.ours(id)).toEqual(['place-1', 'place-2']);
    while ((await device.tables.info(id)).status === 'gathering') {
      const one = await device.join(id, 'place-1');
      await one.until(() => ['place-1', 'place-2', undefined].includes(one.info.progress?.waiting[0]));
      const { draft, progress } = one.info;
      one.seated?.leave();
      if (progress === null) break;
      const asked = await device.join(id, progress.waiting[0] ?? '');
      const taken = Object.values(draft?.picks ?? {});
      asked.post({ type: 'pick', seat: HOUSES.find((house) => !taken.includes(house)) ?? '' });
      await asked.until(() => Object.keys(asked.info.draft?.picks ?? {}).length > taken.length);
      asked.seated?.leave();
      device.reload();
    }
    const { draft, seats } = await device.tables.info(id);
    const [ned, robert] = [draft?.picks['place-1'], draft?.picks['place-2']];
    expect(new Set(await device.tables.ours(id))).toEqual(new Set([ned, robert]));
    expect(seats.find(({ seat }) => seat === ned)?.name).toBe('Ned');
    const visitor = await device.join(id, ned ?? '');
    await playOn(visitor, ned ?? '', 1);
    Match.replay(GAMES['thrones'] as AnyGame, await device.tables.journal(id));
    const again = await device.tables.info(await device.tables.rematch(id));
    expect(again.seats.map(({ name }) => name)).toEqual(['Ned', 'Robert', null]);
    expect(again.draft?.picks).toEqual({});
  });

  it('a change that cannot be kept is announced to nobody, and the table comes back as it was before', async () => {
    const device = new Device();
    const id = await device.tables.create(newTable('tourney', {}));
    const [seat = ''] = (await device.tables.info(id)).seats.map((place) => place.seat);
    const visitor = await device.join(id, seat);
    const { version, view, decision } = visitor.state;
    expect(decision).not.toBeNull();
    const choice = GAMES['tourney']?.sample(view as GameState, seat, seededRandom('a')) ?? null;
    device.store.full = true;
    visitor.post({ type: 'choose', version, choice });
    await visitor.until(() => visitor.wasDismissed);
    expect(visitor.state.version).toBe(version);
    expect(visitor.heard.some(({ type }) => type === 'accepted')).toBe(false);
    expect([device.notKept.length, device.problems]).toEqual([1, []]);

    device.store.full = false;
    const again = await device.join(id, seat);
    expect(again.state).toMatchObject({ version, view, decision });
    expect((await again.ask({ type: 'choose', version, choice })).type).toBe('accepted');
    // The one who was shown out leaves late: the table that came back must not notice.
    visitor.seated?.leave();
    expect((await again.ask({ type: 'ping' })).type).toBe('accepted');
  });

  it('whoever comes back while the last choice is still being written finds it', async () => {
    const device = new Device();
    const id = await device.tables.create(newTable('tourney', {}));
    const [seat = ''] = (await device.tables.info(id)).seats.map((place) => place.seat);
    const visitor = await device.join(id, seat);
    const { version, view } = visitor.state;
    device.store.slow = 20;
    const choice = GAMES['tourney']?.sample(view as GameState, seat, seededRandom('a')) ?? null;
    visitor.post({ type: 'choose', version, choice });
    visitor.seated?.leave();
    const again = await device.join(id, seat);
    expect(again.state.version).toBe(version + 1);
  });

  it('a game goes on from a moment of another, with other players', async () => {
    const device = new Device();
    const first = await device.tables.create(
      newTable('thrones', { stark: 'random', lannister: 'random', baratheon: 'random' }),
    );
    const watcher = await device.join(first, null);
    await watcher.until(() => watcher.state.version >= 20);
    watcher.seated?.leave();
    const journal = await device.tables.journal(first);
    const minds = { lannister: 'random', baratheon: 'random' };
    const forked = await device.tables.fork(journal, 10, minds, { stark: 'Ned' });
    const visitor = await device.join(forked, 'stark');
    await visitor.until(() => visitor.state.decision !== null);
    expect((await device.tables.journal(forked)).entries.slice(0, 10)).toEqual(journal.entries.slice(0, 10));
    expect(await device.tables.ours(forked)).toEqual(['stark']);
  });

  it('a seat that the computer keeps for someone is still theirs, also in a rematch', async () => {
    const device = new Device();
    const id = await device.tables.create(newTable('tourney', { blue: 'random' }, { red: 'Lyanna' }));
    const visitor = await device.join(id, 'red');
    expect((await visitor.ask({ type: 'seat-mind', seat: 'red', mind: 'random' })).type).toBe('accepted');
    await visitor.until(() => visitor.state.outcome !== null);
    expect(await device.tables.ours(id)).toEqual(['red']);
    const rematch = await device.tables.rematch(id);
    const seats = (await device.tables.info(rematch)).seats;
    expect(seats.map(({ seat, kind, name }) => [seat, kind, name])).toEqual([
      ['red', 'person', 'Lyanna'],
      ['blue', 'mind', null],
    ]);
  });
});

// Making a table, sitting down, watching, leaving, coming back, playing on: what a guest can do, over the wire, whatever
// keeps the tables and however many servers there are.

import { Match, promisedSeed, seedCommitment, type Journal } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import type { TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { Client, Player } from './client.ts';
import { gather, get, post, type Answer, type Made, type Room } from './room.ts';

const SHORT = { game: 'tourney', setup: { knights: 2, rounds: 1 } };

export function tableContract(room: Room): void {
  /** A table with two people that has begun. */
  async function begun(options: Record<string, unknown> = {}) {
    const { url } = await room.start();
    const { table, tokens } = await gather(url, { ...SHORT, ...options }, ['red', 'blue']);
    const [red, blue] = await Promise.all(
      ['red', 'blue'].map((seat) => Client.join(url, table, tokens.get(seat) ?? null)),
    );
    if (red === undefined || blue === undefined) throw new Error('two clients were asked for');
    expect(await red.ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
    return { url, table, tokens, red, blue };
  }

  /** Plays both seats to the end. */
  async function playOut(url: string, table: string, tokens: ReadonlyMap<string, string>): Promise<void> {
    const players = [...tokens].map(
      ([seat, token]) => new Player({ url: () => url, table, token, game: tourney, seed: seat }),
    );
    await Promise.all(players.map((player) => player.play()));
  }

  describe('making a table', { timeout: 60_000 }, () => {
    it('takes the options of the game and gives a short link and the secret of the host', async () => {
      const { url } = await room.start();
      const { status, body } = await post<Made>(url, '/api/tables', {
        ...SHORT,
        clock: { kind: 'bank', seconds: 600, increment: 10, cap: 900 },
        chat: false,
        minds: { blue: 'random' },
      });
      expect(status).toBe(201);
      expect(body.table).toMatch(/^[a-z2-9]{12}$/);
      const { body: info } = await get<TableInfo>(url, `/api/tables/${body.table}`);
      expect(info).toMatchObject({
        game: 'tourney',
        setup: { knights: 2, rounds: 1 },
        status: 'gathering',
        chat: false,
        clock: { kind: 'bank', seconds: 600 },
        seats: [
          { seat: 'red', kind: 'open' },
          { seat: 'blue', kind: 'mind', mind: 'random' },
        ],
        seed: null,
      });
      expect(info.commitment).toMatch(/^[0-9a-f]{64}$/);
    });

    it.each([
      [{ game: 'chess' }, 'unknown-game'],
      [{ game: 'tourney', players: 7 }, 'players'],
      [{ game: 'tourney', setup: { knights: 9 } }, 'input'],
      [{ game: 'tourney', minds: { red: 'genius' } }, 'unknown-mind'],
      [{ game: 'tourney', minds: { violet: 'random' } }, 'unknown-seat'],
      [{ game: 'tourney', clock: { kind: 'hourglass' } }, 'input'],
      [{ game: 'tourney', cheat: true }, 'input'],
      ['{', 'not-json'],
      [`${'['.repeat(5000)}${']'.repeat(5000)}`, 'too-deep'],
    ])('of %j is refused as %s', async (wanted, error) => {
      const { url } = await room.start();
      expect(await post(url, '/api/tables', wanted)).toMatchObject({ status: 400, body: { error } });
    });

    it('lists it for everyone if it is open, until it begins', async () => {
      const { url } = await room.start();
      const { table, tokens } = await gather(url, { ...SHORT, open: true }, ['red', 'blue']);
      await post(url, '/api/tables', SHORT);
      const listed = async (): Promise<string[]> =>
        (await get<{ tables: TableInfo[] }>(url, '/api/tables')).body.tables.map((info) => info.table);
      expect(await listed()).toEqual([table]);
      const host = await Client.join(url, table, tokens.get('red'));
      await host.ask({ type: 'start' });
      expect(await listed()).toEqual([]);
    });
  });

  describe('sitting down', { timeout: 60_000 }, () => {
    it('needs a name and no account, and gives a secret that acts for the seat', async () => {
      const { url } = await room.start();
      const { body: made } = await post<Made>(url, '/api/tables', SHORT);
      const seat = `/api/tables/${made.table}/seats/red`;
      for (const name of ['', '   ', 'x'.repeat(41), 'a\nb', 7]) {
        expect((await post(url, seat, { name })).status).toBe(400);
      }
      const { status, body } = await post<{ token: string }>(url, seat, { name: 'Ann' });
      expect(status).toBe(201);
      expect(await post(url, seat, { name: 'Bob' })).toMatchObject({
        status: 409,
        body: { error: 'table/seat/taken' },
      });
      const client = await Client.join(url, made.table, body.token);
      expect(client.heard[0]).toMatchObject({ type: 'welcome', seat: 'red' });
      expect(client.last('table').info.seats[0]).toMatchObject({
        name: 'Ann',
        kind: 'person',
        connected: true,
      });
    });

    it('with a wrong secret is refused; without one, a guest watches and may not act', async () => {
      const { url, table, red } = await begun();
      const forger = new Client(url, table);
      await new Promise((resolve) => forger.socket.once('open', resolve));
      forger.say({ type: 'join', token: 'x'.repeat(32) });
      expect(await forger.untilClosed()).toMatchObject({ code: 1008 });
      const watcher = await Client.join(url, table);
      expect(watcher.heard[0]).toMatchObject({ seat: null });
      for (const request of [
        { type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } },
        { type: 'undo', version: 0 },
        { type: 'vote', proposal: 1, agree: true },
        { type: 'chat', text: 'hello' },
      ]) {
        expect(await watcher.ask(request)).toMatchObject({ rule: 'table/seat/spectators-watch' });
      }
      for (const request of [{ type: 'start' }, { type: 'seat-mind', seat: 'red', mind: 'random' }]) {
        expect(await watcher.ask(request)).toMatchObject({ rule: 'table/host/only' });
      }
      expect(red.last('state').version).toBe(0);
    });

    it('can be undone while people gather, and the old secret ends with it', async () => {
      const { url } = await room.start();
      const { table, tokens } = await gather(url, SHORT, ['red', 'blue']);
      const host = await Client.join(url, table, tokens.get('red'));
      const blue = await Client.join(url, table, tokens.get('blue'));
      expect(await host.ask({ type: 'seat-mind', seat: 'blue', mind: null })).toMatchObject({
        type: 'accepted',
      });
      expect(await blue.untilClosed()).toMatchObject({ code: 1012 });
      await expect(Client.join(url, table, tokens.get('blue'))).rejects.toThrow('1008');
      expect(await post(url, `/api/tables/${table}/seats/blue`, { name: 'Eve' })).toMatchObject({
        status: 201,
      });
    });
  });

  describe('a seat', { timeout: 60_000 }, () => {
    it('is taken up again by the same secret, with all that was missed', async () => {
      const { url, table, tokens, red, blue } = await begun();
      blue.close();
      await red.until(() => red.last('table').info.seats[1]?.connected === false);
      await red.ask({ type: 'choose', version: 0, choice: { x: 5, y: 5, facing: 0 } });
      const back = await Client.join(url, table, tokens.get('blue'), { since: 0 });
      expect(back.last('state')).toMatchObject({
        version: 1,
        events: [{ version: 1, event: { type: 'tent', seat: 'red', x: 5, y: 5 } }],
        decision: { ask: 'tents/pitch', seat: 'blue' },
      });
    });

    it('may be open in two tabs: both hear, and what one has said the other cannot say again', async () => {
      const { url, table, tokens, red } = await begun();
      const tab = await Client.join(url, table, tokens.get('red'));
      const choice = { x: 5, y: 5, facing: 0 };
      expect(await red.ask({ type: 'choose', version: 0, choice })).toMatchObject({
        type: 'accepted',
        version: 1,
      });
      await tab.until(() => tab.last('state').version === 1);
      expect(await tab.ask({ type: 'choose', version: 0, choice })).toMatchObject({
        rule: 'table/choice/stale',
      });
      red.close();
      await tab.until(() => tab.heard.length > 0);
      expect(tab.last('table').info.seats[0]).toMatchObject({ connected: true });
    });

    it('can be given to a computer player during the game and taken back', async () => {
      const { red, blue } = await begun();
      await red.ask({ type: 'choose', version: 0, choice: { x: 5, y: 5, facing: 0 } });
      await blue.ask({ type: 'seat-mind', seat: 'blue', mind: 'random' });
      await blue.until(() => blue.last('state').version >= 2);
      expect(await blue.ask({ type: 'seat-mind', seat: 'blue', mind: null })).toMatchObject({
        type: 'accepted',
      });
      await red.until(() => red.last('table').info.seats[1]?.kind === 'person');
      expect(red.last('table').info.seats[1]).toMatchObject({ kind: 'person', mind: null, name: 'Ser blue' });
    });

    it('whose time is up loses one decision to the computer, and has time for the next', async () => {
      const { red, blue } = await begun({ clock: { kind: 'per-decision', seconds: 1 } });
      await red.until(() => red.last('table').info.seats[0]?.missed === 1 && red.last('state').version === 1);
      expect(red.last('state')).toMatchObject({ version: 1, waiting: ['blue'] });
      await blue.ask({ type: 'choose', version: 1, choice: { x: 90, y: 90, facing: 0 } });
      await red.until(() => red.last('state').version === 2);
      const [asked] = red.last('state').waiting;
      expect(red.last('table').info.seats.find(({ seat }) => seat === asked)?.kind).toBe('person');
      expect(red.last('state').clocks).not.toEqual({});
    });

    it('is kept for its owner in a game by turns, connected or not', async () => {
      const { red, blue } = await begun({ clock: { kind: 'per-decision', seconds: 86_400 } });
      blue.close();
      await red.until(() => red.last('table').info.seats[1]?.connected === false);
      const given = { seat: 'blue', mind: 'random' };
      for (const request of [
        { type: 'seat-mind', ...given },
        { type: 'propose', motion: { kind: 'stand-in', ...given } },
        { type: 'propose', motion: { kind: 'replace', ...given } },
      ])
        expect(await red.ask(request)).toMatchObject({ rule: 'table/seat/has-time', facts: { missed: 0 } });
    });

    it('that its owner offers to others, who agree, is theirs again by the same secret until someone sits down', async () => {
      const { url, table, tokens, red, blue } = await begun();
      const motion = { kind: 'replace', seat: 'blue', mind: 'random' };
      await blue.ask({ type: 'propose', motion });
      await red.until(() => red.last('table').info.proposal !== null);
      await red.ask({ type: 'vote', proposal: 1, agree: true });
      await blue.until(() => blue.last('table').info.seats[1]?.offered === true);
      blue.close();
      const back = await Client.join(url, table, tokens.get('blue'));
      expect(await back.ask({ type: 'seat-mind', seat: 'blue', mind: null })).toMatchObject({
        type: 'accepted',
      });
      expect(await post(url, `/api/tables/${table}/seats/blue`, { name: 'Eve' })).toMatchObject({
        status: 409,
        body: { error: 'table/seat/taken' },
      });
    });

    it('of a computer player goes to nobody while the game runs, unless the host offers it', async () => {
      const { url } = await room.start();
      const setup = { knights: 3, rounds: 1 };
      const { table, tokens } = await gather(url, { ...SHORT, setup, minds: { blue: 'random' } }, [
        'red',
        'green',
      ]);
      const host = await Client.join(url, table, tokens.get('red'));
      const green = await Client.join(url, table, tokens.get('green'));
      await host.ask({ type: 'start' });
      const sit = (secret?: string): Promise<Answer<{ error?: string; token?: string }>> =>
        post(url, `/api/tables/${table}/seats/blue`, { name: 'Eve' }, secret);
      expect(await sit()).toMatchObject({ status: 409, body: { error: 'table/seat/not-offered' } });
      expect(await green.ask({ type: 'offer', seat: 'blue', offered: true })).toMatchObject({
        rule: 'table/host/only',
      });
      await host.ask({ type: 'offer', seat: 'blue', offered: true });
      for (const secret of tokens.values())
        expect(await sit(secret)).toMatchObject({ status: 409, body: { error: 'table/seat/one-each' } });
      expect((await sit()).status).toBe(201);
      await green.until(() => green.last('table').info.seats[1]?.name === 'Eve');
      expect(await sit()).toMatchObject({ status: 409, body: { error: 'table/seat/taken' } });
    });
  });

  describe('undo', { timeout: 60_000 }, () => {
    it('is free until something is shown, then by agreement, and a late vote does not count for another proposal', async () => {
      const { red, blue } = await begun();
      await red.ask({ type: 'choose', version: 0, choice: { x: 5, y: 5, facing: 0 } });
      expect(await red.ask({ type: 'undo', version: 1 })).toMatchObject({ type: 'accepted', version: 2 });
      await red.ask({ type: 'choose', version: 2, choice: { x: 9, y: 9, facing: 0 } });
      await blue.ask({ type: 'choose', version: 3, choice: { x: 90, y: 90, facing: 0 } });
      await red.ask({ type: 'undo', version: 4, count: 1 });
      await blue.until(() => blue.last('table').info.proposal !== null);
      await blue.ask({ type: 'vote', proposal: 1, agree: false });
      await red.ask({ type: 'undo', version: 4, count: 2 });
      expect(await blue.ask({ type: 'vote', proposal: 1, agree: true })).toMatchObject({
        rule: 'table/vote/nothing-proposed',
      });
      expect(await blue.ask({ type: 'vote', proposal: 2, agree: true })).toMatchObject({
        type: 'accepted',
        version: 5,
      });
      await red.until(() => red.last('state').version === 5);
      expect(red.last('state').waiting).toEqual(['red']);
    });
  });

  describe('chat', { timeout: 60_000 }, () => {
    it('is heard by all, or by two alone, and only what was missed is told again', async () => {
      const { url, table, tokens, red, blue } = await begun();
      const watcher = await Client.join(url, table);
      await red.ask({ type: 'chat', text: 'hello' });
      await red.ask({ type: 'chat', to: 'blue', text: 'psst' });
      await blue.until(() => blue.last('chat').line.text === 'psst');
      await watcher.ask({ type: 'ping' });
      expect(watcher.raw.join('')).not.toContain('psst');
      const back = await Client.join(url, table, tokens.get('blue'), { heard: 1 });
      expect(back.heard.flatMap((message) => (message.type === 'chat' ? [message.line.text] : []))).toEqual([
        'psst',
      ]);
    });
  });

  describe('the end of a game', { timeout: 60_000 }, () => {
    it('shows the seed that the hash was published of, and the journal replays', async () => {
      const { url, table, tokens, red } = await begun();
      const { commitment } = red.last('table').info;
      expect(await get(url, `/api/tables/${table}/journal`)).toMatchObject({
        status: 409,
        body: { error: 'not-over' },
      });
      await playOut(url, table, tokens);
      const { body: info } = await get<TableInfo>(url, `/api/tables/${table}`);
      expect(seedCommitment(info.seed ?? '')).toBe(commitment);
      const { body: journal } = await get<Journal>(url, `/api/tables/${table}/journal`);
      expect(journal.mixed).toEqual({ seed: info.seed, table, salts: info.salts });
      expect(promisedSeed(journal)).toBe(info.seed);
      expect(Object.keys(info.salts)).toEqual(['red', 'blue']);
      await red.until(() => red.last('state').outcome !== null);
      expect(tourney.outcome(Match.replay(tourney, journal).state)).toEqual(red.last('state').outcome);
    });

    it('can be followed by one rematch, which all find, with seats for all people', async () => {
      const { url, table, tokens, red } = await begun();
      const path = `/api/tables/${table}/rematch`;
      expect((await post(url, path, {}, tokens.get('red'))).status).toBe(409);
      await playOut(url, table, tokens);
      await red.ask({ type: 'seat-mind', seat: 'red', mind: 'random' });
      expect((await post(url, path)).status).toBe(403);
      const { body: first } = await post<Made>(url, path, {}, tokens.get('red'));
      const { body: second } = await post<Made>(url, path, {}, tokens.get('blue'));
      expect(second).toEqual({ table: first.table, host: null });
      await red.until(() => red.last('table').info.rematch === first.table);
      expect((await get<TableInfo>(url, `/api/tables/${first.table}`)).body).toMatchObject({
        status: 'gathering',
        setup: SHORT.setup,
        seats: [
          { seat: 'red', kind: 'open' },
          { seat: 'blue', kind: 'open' },
        ],
      });
    });
  });

  describe('the players of a game', { timeout: 60_000 }, () => {
    it('are listed if the server has that game', async () => {
      const { url } = await room.start();
      expect(await get(url, '/api/ratings/tourney/live')).toEqual({ status: 200, body: { ratings: [] } });
      const unknown = ['none', '%00', 'tourney%00'].map((game) => get(url, `/api/ratings/${game}/live`));
      expect((await Promise.all(unknown)).map(({ status }) => status)).toEqual([404, 404, 404]);
    });
  });

  describe('the log', { timeout: 60_000 }, () => {
    it('never holds a secret: no token, no seed', async () => {
      const { url, table, tokens } = await begun();
      await playOut(url, table, tokens);
      await post(url, `/api/tables/${table}/rematch`, {}, tokens.get('red'));
      const { body } = await get<TableInfo>(url, `/api/tables/${table}`);
      const log = JSON.stringify(room.entries);
      expect(log).toContain('/api/tables');
      for (const secret of [...tokens.values(), body.seed ?? '']) expect(log).not.toContain(secret);
    });
  });

  describe('names', { timeout: 60_000 }, () => {
    it.each([
      ['nothing but what nobody sees', '\u200b\u2060'],
      ['a letter without a shape', '\u3164'],
      ['something in it that nobody sees', 'An\u034Fn'],
      ['a blank that is no space', 'Ann\u2800'],
      ['a shape that every device has for itself', 'Ann\uE000'],
      ['a line of its own', 'Ann\u2028Bob'],
      ['half a character', 'Ann\ud800'],
      ['a tower of marks', `A${'\u0301'.repeat(9)}nn`],
      ['no letter', '...'],
    ])('with %s are refused', async (_, name) => {
      const { url } = await room.start();
      const { body: made } = await post<Made>(url, '/api/tables', SHORT);
      const { status, body } = await post<{ error: string }>(url, `/api/tables/${made.table}/seats/red`, {
        name,
      });
      expect([status, body.error]).toEqual([400, 'input']);
    });

    it.each(['Ann', 'Zoë', '瓊恩 Jon', 'जॉन', '7th', 'Ann ❤\uFE0F', 'Арья', 'Άρυα'])(
      'such as %s are taken',
      async (name) => {
        const { url } = await room.start();
        const { body: made } = await post<Made>(url, '/api/tables', SHORT);
        const { status } = await post(url, `/api/tables/${made.table}/seats/red`, { name });
        expect(status).toBe(201);
      },
    );

    it.each(['Аnn', 'Sаnsa', 'Βran', 'Аνα'])('of several alphabets are refused: %s', async (name) => {
      const { url } = await room.start();
      const { body: made } = await post<Made>(url, '/api/tables', SHORT);
      const sat = await post<{ error: string }>(url, `/api/tables/${made.table}/seats/red`, { name });
      expect([sat.status, sat.body.error]).toEqual([400, 'mixed-name']);
    });

    it('belong to one person at a table, but to all seats of that person', async () => {
      const { url } = await room.start();
      const { body: made } = await post<Made>(url, '/api/tables', SHORT);
      const sit = (seat: string, name: string, token = '') =>
        post<{ error: string }>(url, `/api/tables/${made.table}/seats/${seat}`, { name }, token);
      expect((await sit('red', 'Ann', made.host)).status).toBe(201);
      for (const name of [' ＡＮＮ', 'An\uFE0Fn']) {
        const other = await sit('blue', name);
        expect([other.status, other.body.error]).toEqual([409, 'table/seat/name-taken']);
      }
      expect((await sit('blue', 'Ann', made.host)).status).toBe(201);
    });
  });
}

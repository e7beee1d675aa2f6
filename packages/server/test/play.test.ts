// Whole games over real connections that break at random moments: they end as the same game played at home would.

import { hashJson, Match, type Journal, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { Client, Player, protocolAt } from './support/client.ts';
import { gameNamed, LONG } from './support/games.ts';
import { gather, get, useRoom } from './support/room.ts';

const room = useRoom();

const GATHERINGS = [
  { game: 'tourney', setup: { knights: 4, rounds: 3 }, games: LONG ? 100 : 5 },
  { game: 'thrones', setup: { players: 3 }, games: LONG ? 20 : 1 },
] as const;

describe.each(GATHERINGS)('$game over connections that break', ({ game: id, setup, games }) => {
  it(
    'goes and ends as the same choices do at home, and everyone heard everything once',
    { timeout: 600_000 },
    async () => {
      const game = gameNamed(id);
      const seats = game.seats(game.readSetup(setup));
      const { url } = await room.start();
      for (let i = 0; i < games; i++) {
        const { table, tokens } = await gather(url, { game: id, setup }, seats);
        const host = await Client.join(url, table, tokens.get(seats[0] ?? ''));
        await host.ask({ type: 'start' });
        host.close();
        const views = new Map<number, { readonly seat: string; readonly hash: string }[]>();
        const players = seats.map((seat, place) => {
          return new Player({
            url: () => url,
            table,
            token: tokens.get(seat) ?? '',
            game,
            seed: `${id} ${i} ${seat}`,
            protocol: protocolAt(place),
            dropOneIn: 6,
            onView: (_, version, view) => {
              const known = views.get(version) ?? [];
              views.set(version, [...known, { seat, hash: hashJson(view) }]);
            },
          });
        });
        await Promise.all(players.map((player) => player.play()));
        expect(players.some((player) => player.visits > 1)).toBe(true);
        expect(players[0]?.followed).toBeGreaterThan(0);

        const { body: journal } = await get<Journal>(url, `/api/tables/${table}/journal`);
        const home = new Match(game, game.readSetup(journal.setup), journal.seed);
        const choices = journal.entries.map((entry) => entry as readonly [string, Json, string]);
        const compareViews = (): void => {
          for (const { seat, hash } of views.get(home.length) ?? [])
            expect([home.length, seat, hash]).toEqual([
              home.length,
              seat,
              hashJson(game.view(home.state, seat)),
            ]);
        };
        compareViews();
        for (const [seat, choice] of choices) {
          expect(home.play(seat, choice).ok).toBe(true);
          compareViews();
        }
        expect(home.hash).toBe(choices.at(-1)?.[2]);
        expect(views.size).toBeGreaterThan(choices.length / 2);

        for (const [at, seat] of seats.entries()) {
          const player = players[at];
          for (const [version, choice] of player?.accepted ?? [])
            expect(choices[version - 1]?.slice(0, 2)).toEqual([seat, choice]);
          const fresh = await Client.join(url, table, tokens.get(seat));
          expect(player?.events).toEqual(fresh.last('state').events);
          fresh.close();
        }
      }
      expect(room.entries.filter(({ event }) => event === 'failure')).toEqual([]);
    },
  );
});

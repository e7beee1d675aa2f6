// What tables send of the views of every game: the difference leads from each view to the next, and is small.

import {
  difference,
  hashJson,
  Match,
  patched,
  seededRandom,
  type GameState,
  type Patch,
} from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';

const CHOICES = 120;

describe('the changes of views', { timeout: 60_000 }, () => {
  it.each(GAMES.map(({ game }) => [game.id, game] as const))('lead through a game of %s', (_id, game) => {
    const setup = game.usualSetup(game.players.max);
    const match = new Match<GameState, unknown>(game, setup, 'changes');
    const random = seededRandom('changes');
    const viewers = [...game.seats(setup), null];
    const held = new Map<string | null, unknown>();
    for (const viewer of viewers) held.set(viewer, structuredClone(game.view(match.state, viewer)));
    let [whole, sent] = [0, 0];
    for (let i = 0; i < CHOICES && game.outcome(match.state) === null; i++) {
      const before = game.copy(match.state);
      const seat = game.waiting(match.state)[0] ?? '';
      if (i % 11 === 10) match.undo(seat, 2, 'agreed');
      else match.play(seat, game.sample(match.state, seat, random));
      for (const viewer of viewers) {
        const view = game.view(match.state, viewer);
        const patch = difference(game.view(before, viewer), view);
        const text = JSON.stringify(patch);
        const last = held.get(viewer);
        held.set(viewer, patch === null ? last : patched(last, JSON.parse(text) as Patch));
        expect(hashJson(held.get(viewer))).toBe(hashJson(view));
        whole += JSON.stringify(view).length;
        sent += text.length;
      }
    }
    expect(sent).toBeLessThan(whole / 3);
  });
});

import { battle } from '@maester/battle';
import { Match, seededRandom, type Journal } from '@maester/kernel';
import { thrones } from '@maester/thrones';
import { victoryPoints } from '@maester/thrones/tables';
import { describe, expect, it } from 'vitest';
import { accountOf, type AnyGame } from '../src/results/account.ts';

/** A game of random choices; every so often the last choices are taken back. */
function played(game: AnyGame, setup: unknown, undoes: boolean): Journal {
  const match = new Match(game, game.readSetup(setup), 'seed');
  const random = seededRandom('choices');
  for (let i = 0; game.waiting(match.state).length > 0; i++) {
    const [seat = ''] = game.waiting(match.state);
    match.play(seat, game.sample(match.state, seat, random));
    if (undoes && i % 50 === 49) match.undo(seat, 2, 'agreed');
  }
  return match.journal();
}

describe('the account of a finished game', () => {
  it.each([false, true])('of battle agrees with the final state (choices taken back: %s)', (undoes) => {
    const journal = played(battle, { points: 30, terrain: 'none' }, undoes);
    const { state } = Match.replay(battle, journal);
    const account = accountOf(battle, journal);
    expect(account).toMatchObject({
      game: 'battle',
      mode: 'a-game-of-thrones',
      points: 30,
      rounds: state.round,
    });
    expect(account?.seats.map(({ faction, commander, score }) => [faction, commander, score])).toEqual(
      state.players.map(({ faction, commander, side }) => [faction, commander, state.victoryPoints[side]]),
    );
    expect(account?.seats.map(({ end }) => end).toSorted()).toEqual(['lost', 'won']);
    expect(account?.seats.every(({ luck }) => luck !== null && Math.abs(luck) < 10)).toBe(true);
    expect(account?.seats[0]?.units.length).toBeGreaterThan(3);
  });

  it('of thrones has the Houses and their castles', () => {
    const journal = played(thrones, { players: 3 }, false);
    const { state } = Match.replay(thrones, journal);
    const account = accountOf(thrones, journal);
    expect(account).toMatchObject({ game: 'thrones', mode: '3-players' });
    expect(account?.seats.map(({ faction, score }) => [faction, score])).toEqual(
      state.houses.map((house) => [house, victoryPoints(state, house)]),
    );
    expect(account?.seats.filter(({ end }) => end === 'won')).toHaveLength(1);
  });

  it('is none before the end', () => {
    const journal = played(thrones, { players: 3 }, false);
    expect(accountOf(thrones, { ...journal, entries: journal.entries.slice(0, 9) })).toBe(null);
  });
});

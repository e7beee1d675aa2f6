// Fifty finished games, replayed entry by entry. If a change of the rules breaks one on purpose: CONTRIBUTING.md.
import { goldenGames } from '@maester/kernel/test-files';
import { replayed, takenBack } from '@maester/kernel/testing';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thrones } from '../src/index.ts';
import { ALL_SETUPS } from './support/random-games.ts';

const games = goldenGames(join(import.meta.dirname, 'golden'));

describe('golden games', () => {
  it.each(games)('$name', (golden) => {
    expect(replayed(thrones, golden).rule).toMatch(/^thrones\//);
  });

  it('are fifty, of every set-up, with choices undone and answers withdrawn', () => {
    const setups = new Set(games.map(({ journal }) => JSON.stringify(thrones.readSetup(journal.setup))));
    expect(games).toHaveLength(50);
    expect(setups).toEqual(new Set(ALL_SETUPS.map((setup) => JSON.stringify(thrones.readSetup(setup)))));
    const { undone, withdrawn } = takenBack(games);
    expect(undone).toBeGreaterThan(50);
    expect(withdrawn).toBeGreaterThan(20);
  });
});

// Fifty finished games, replayed entry by entry. If a change of the rules breaks one on purpose: CONTRIBUTING.md.
import { goldenGames } from '@maester/kernel/test-files';
import { replayed, takenBack } from '@maester/kernel/testing';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { battle } from '../src/index.ts';
import { MODE_IDS } from '../src/modes/ids.ts';
import { isForFreeForAll } from '../src/modes/uses.ts';

const games = goldenGames(join(import.meta.dirname, 'golden'));

describe('golden games', () => {
  it.each(games)('$name', (golden) => {
    expect(replayed(battle, golden).rule).toMatch(/^battle\//);
  });

  it('are fifty, of every mode, size and number of players, with choices taken back', () => {
    const setups = games.map(({ journal }) => battle.readSetup(journal.setup));
    const played = (sides: number, players: number) =>
      new Set(
        setups
          .filter((setup) => setup.armies.length === players && (setup.sides?.length ?? players) === sides)
          .map(({ mode }) => mode),
      );
    expect(games).toHaveLength(50);
    expect(played(2, 2)).toEqual(new Set(MODE_IDS));
    expect(played(2, 4)).toEqual(new Set(MODE_IDS));
    expect(played(3, 3)).toEqual(new Set(MODE_IDS.filter((mode) => isForFreeForAll(mode))));
    expect(played(4, 4).size).toBeGreaterThan(5);
    expect(new Set(setups.map(({ points }) => points))).toEqual(new Set([20, 30, 40]));
    expect(takenBack(games).undone).toBeGreaterThan(50);
  });
});

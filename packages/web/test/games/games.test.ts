// The list of the games: what introduces them is there before any of their rules, screens or players.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { battle } from '@maester/battle';
import { thrones } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../src/games/engines.ts';
import { GAMES, load, loadCourse, loadFirstGame, metaOf } from '../../src/games/index.ts';

const SOURCES = join(import.meta.dirname, '../../src');

/** The packages that come with a file at once: what it imports, and what that imports, types and later parts aside. */
function packagesWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const packages = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return packages;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )(?:[^';]* from )?'([^']+)';$/gm);
  for (const [, specifier = ''] of imports) {
    if (!specifier.startsWith('.')) packages.add(specifier);
    else for (const each of packagesWith(join(dirname(file), specifier), seen)) packages.add(each);
  }
  return packages;
}

describe('the list of the games', () => {
  it('has the games by the ids of their rules', () => {
    expect(GAMES).toEqual([thrones.id, battle.id]);
  });

  it('introduces them without loading their rules, their screens or a player', () => {
    const packages = [...packagesWith(join(SOURCES, 'games/index.ts'))];
    expect(packages).toContain('preact/hooks');
    expect(packages.filter((name) => /^@maester\/(thrones|battle|minds)/.test(name))).toEqual([]);
  });

  it('has a small first game that can be set up', async () => {
    const { setup, seats, seat } = await loadFirstGame();
    expect(thrones.seats(thrones.readSetup(setup.value))).toEqual(seats.value);
    expect(seats.value).toContain(seat);
  });

  it('has a seat and a sign for everyone who can play', () => {
    expect(metaOf('thrones')?.seats.toSorted()).toEqual(thrones.seats(thrones.usualSetup(6)).toSorted());
  });

  it.each(GAMES)('loads all parts of %s', async (id) => {
    const { game } = await loadEngine(id, null);
    expect(game.id).toBe(id);
    expect((await load(id).client(null)).id).toBe(id);
    const { newGame, people } = await load(id).setup();
    const { setup, seats } = newGame();
    expect(game.seats(game.readSetup(setup.value))).toEqual(seats.value);
    expect(seats.value).toEqual(expect.arrayContaining([...people]));
    expect(metaOf(id)?.seats).toEqual(expect.arrayContaining([...seats.value]));
  });

  it('has lessons', async () => {
    expect((await loadCourse('thrones')).lessons.length).toBeGreaterThan(0);
  });

  it('says so of a game that it does not know', async () => {
    expect(metaOf('chess')).toBeNull();
    expect(() => load('chess')).toThrow('chess');
    await expect(loadEngine('chess', null)).rejects.toThrow('chess');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chronicler } from '../src/chronicle.ts';
import { GAMES, LANGUAGES } from '../src/games.ts';
import { selfPlay } from '../src/self-play.ts';
import { MINDS } from '@maester/minds';
import { ROOT } from './support.ts';

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('%s', (_, entry) => {
  const { game, catalogues } = entry;

  it('says the same things in every language', () => {
    expect(Object.keys(catalogues.en).length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      expect(Object.keys(catalogues[language]).toSorted()).toEqual(Object.keys(catalogues.en).toSorted());
    }
  });

  it.each(LANGUAGES)('has words for everything that happens, in %s', (language) => {
    const teller = chronicler(entry, language, entry.game.usualSetup(entry.game.players.max));
    const lines = new Set<string>();
    const tellAll = (events: Parameters<typeof teller.event>[0][]): void => {
      for (const emitted of events) for (const line of teller.event(emitted)) lines.add(line);
    };
    const witness = {
      begins: (events: readonly Parameters<typeof teller.event>[0][]) => {
        for (const line of teller.opening()) lines.add(line);
        tellAll([...events]);
      },
      chooses: (_seat: string, _choice: unknown, events: readonly Parameters<typeof teller.event>[0][]) =>
        tellAll([...events]),
      ends: () => {},
    };
    selfPlay(
      { game, setup: game.usualSetup(game.players.max), games: 3, seed: 'words', minds: MINDS.slice(0, 1) },
      () => 0,
      () => witness,
    );
    expect(lines.size).toBeGreaterThan(15);
    // Neither a bare key, nor a fact that was not filled in, nor plain data.
    expect([...lines].filter((line) => /^event\.|[{}[\]]|undefined|null/.test(line))).toEqual([]);
  });
});

it('the tourney has words for every refusal in its rules', () => {
  const source = readFileSync(`${ROOT}/packages/kernel/src/sample/rules.ts`, 'utf8');
  const cited = Array.from(source.matchAll(/refuse\('([^']+)'/g), ([, rule]) => `refusal.${rule}`);
  expect(cited.length).toBeGreaterThan(3);
  const tourney = GAMES.find(({ game }) => game.id === 'tourney');
  expect(Object.keys(tourney?.catalogues.en ?? {})).toEqual(expect.arrayContaining(cited));
});

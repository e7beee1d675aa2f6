// Cards by faction: a page that knows only the armies at its table plays and speaks as a server that knows all.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { Match, seededRandom, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battleOf } from '../../src/battle-with.ts';
import { ALL_FACTIONS } from '../../src/cards/cards.ts';
import { joined, type Loaded } from '../../src/cards/loaded.ts';
import { loadAllCards, loadWords } from '../../src/cards/on-demand.ts';
import { compile } from '../../src/edition/compile.ts';
import { season6 } from '../../src/editions/season-6.ts';
import { battle, en, zhHant } from '../../src/index.ts';
import { MODE_IDS, type ModeId } from '../../src/modes/ids.ts';
import { modesFor } from '../../src/modes/on-demand.ts';
import { MODES } from '../../src/modes/modes.ts';

const { stark, lannister } = ALL_FACTIONS;
if (stark === undefined || lannister === undefined) throw new Error('there are no armies to test with');

const gameOf = (id: string, loaded: Loaded): typeof battle =>
  battleOf(compile({ ...season6(loaded, MODES), id }));

/** A battle played by chance, as it is told. */
function told(game: typeof battle, seed: string, mode: ModeId = 'a-game-of-thrones'): readonly unknown[] {
  const { edition } = game.usualSetup(2);
  const match = new Match(game, { ...battle.usualSetup(2), edition, mode }, seed);
  const random = seededRandom(seed);
  const events: unknown[] = [];
  for (let [seat] = game.waiting(match.state); seat !== undefined; [seat] = game.waiting(match.state)) {
    const played = match.play(seat, game.sample(match.state, seat, random));
    if (!played.ok) throw new Error(played.refusal.rule);
    events.push(...played.events.map(({ event }) => event));
  }
  return events;
}

describe('a battle of two factions', () => {
  it('is the same whether the others are known or not, and whichever came first', () => {
    const two = gameOf('two-factions', { lannister, stark });
    const all = gameOf('all-factions', ALL_FACTIONS);
    for (const seed of ['wolf', 'lion', 'raven']) expect(told(two, seed)).toEqual(told(all, seed));
  });

  it('has the tables in the same order whichever faction came first', () => {
    const orders = [joined({ lannister, stark }), joined({ stark, lannister })].map((cards) =>
      Object.values(cards).map((table: object) => Object.keys(table)),
    );
    expect(orders[0]).toEqual(orders[1]);
  });
});

describe('the cards of a faction', () => {
  /** Words that are something else as well. */
  const ALSO = ['war-machine'];

  it('give no ability that stands with another faction, which a page may not have', () => {
    const { abilities: shared } = joined({});
    const strangers = Object.entries(ALL_FACTIONS).flatMap(([faction, { abilities }]) => {
      const others = Object.values(ALL_FACTIONS).flatMap((each) => Object.keys(each.abilities));
      const foreign = new Set(
        others.filter((id) => !Object.hasOwn(abilities, id) && !Object.hasOwn(shared, id)),
      );
      const folder = new URL(`../../src/cards/${faction}/`, import.meta.url);
      return globSync('*.ts', { cwd: folder, exclude: ['text.*'] }).flatMap((file) =>
        [...readFileSync(new URL(file, folder), 'utf8').matchAll(/'([a-z][a-z-]+)'/g)].flatMap(
          ([, word = '']) =>
            foreign.has(word) && !ALSO.includes(word) ? [`${faction}/${file}: ${word}`] : [],
        ),
      );
    });
    expect(strangers).toEqual([]);
  });
});

/** The factions that a page without cards knows after it was asked for these. */
function loadedFor(of: Json): readonly string[] {
  const source = (file: string): string => JSON.stringify(new URL(`../../src/${file}`, import.meta.url).href);
  const code = `
    const { loadCardsFor } = await import(${source('cards/on-demand.ts')});
    const { battle, cardsAtHand } = await import(${source('engine.ts')});
    const of = ${JSON.stringify(of)};
    await loadCardsFor(of);
    if (!('players' in of)) battle.start(battle.readSetup(of), 'seed');
    console.log(JSON.stringify(cardsAtHand().factions));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(said) as readonly string[];
}

describe('cards on demand', () => {
  it('are those of the armies of a setup, or of a view', () => {
    expect(loadedFor({ armies: ['stark-30', 'lannister-30'], points: 30 })).toEqual(['stark', 'lannister']);
    expect(loadedFor({})).toEqual(['stark', 'lannister']);
    const players = [{ faction: 'lannister', commander: 'jaime-lannister-the-kingslayer' }];
    expect(loadedFor({ players, units: [{ card: 'lannister-guardsmen', attachments: [] }] })).toEqual([
      'lannister',
    ]);
  });

  it('include the Neutral ones for a card that is of no faction at the table', () => {
    const units = [{ card: 'somebody-hired', attachments: [] }];
    expect(loadedFor({ players: [{ faction: 'lannister' }], units })).toEqual(['lannister', 'neutral']);
  });

  it.each(MODE_IDS)('are enough for %s, which is played with no other mode at hand', async (mode) => {
    const alone = battleOf(compile({ ...season6(ALL_FACTIONS, await modesFor(mode)), id: `only-${mode}` }));
    expect(told(alone, mode, mode)).toEqual(told(battle, mode, mode));
  });

  it('say in both languages what the whole catalogues say', async () => {
    await loadAllCards();
    for (const [language, whole] of [
      ['en', en],
      ['zh-Hant', zhHant],
    ] as const) {
      const words = await loadWords(language);
      expect(Object.keys(words).length).toBeGreaterThan(500);
      for (const [key, text] of Object.entries(words)) expect([key, whole[key]]).toEqual([key, text]);
    }
  });
});

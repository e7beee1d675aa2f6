import { hashIn, Match, seededRandom, type Journal } from '@maester/kernel';
import type { AnyGame } from '@maester/table';
import { thrones } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { ALL_SEEING, Tape } from '../../src/replay/tape.ts';

const game = thrones as unknown as AnyGame;
const pause = (): Promise<void> => Promise.resolve();

/** So many random choices, with choices taken back and secret answers withdrawn in between. */
function played(choices: number, seed = 'a tape'): Journal {
  const match = new Match(game, game.usualSetup(3), seed);
  const random = seededRandom(seed);
  for (let i = 1; i <= choices; i++) {
    const [seat] = game.waiting(match.state);
    if (seat === undefined) break;
    match.play(seat, game.sample(match.state, seat, random));
    if (i % 11 === 0) match.undo(seat);
    if (i % 23 === 0) match.undo(seat, 5, 'agreed');
  }
  return match.journal();
}

const hashOf = (journal: Journal, version: number): string => {
  const entry = journal.entries[version - 1];
  if (entry === undefined) return '';
  return 'by' in entry ? entry.hash : entry[2];
};

describe('a tape of a game', () => {
  const journal = played(150);

  it('has choices taken back and answers withdrawn to wind over', () => {
    expect(journal.entries.some((entry) => 'undo' in entry)).toBe(true);
    expect(journal.entries.some((entry) => 'withdraw' in entry)).toBe(true);
  });

  it('shows every moment as the journal has it, wherever one jumps', async () => {
    const tape = await Tape.read(game, journal, pause);
    const random = seededRandom('jumps');
    for (let i = 0; i < 300; i++) {
      const version = 1 + random.below(tape.length);
      expect(hashIn(game, tape.at(version))).toBe(hashOf(journal, version));
    }
    expect(tape.at(0)).toEqual(game.start(game.usualSetup(3), journal.seed));
  });

  it('gives a state that one may change without changing the tape', async () => {
    const tape = await Tape.read(game, journal, pause);
    const state = tape.at(40);
    state.flow.waiting.length = 0;
    expect(hashIn(game, tape.at(40))).toBe(hashOf(journal, 40));
  });

  it('shows a seat what it may see, and everything to one who knows everything', async () => {
    const tape = await Tape.read(game, journal, pause);
    const state = tape.at(30);
    expect(tape.view(30, 'stark')).toEqual(game.view(state, 'stark'));
    expect(tape.view(30, null)).toEqual(game.view(state, null));
    expect(tape.view(30, ALL_SEEING)).toEqual(state);
  });

  it('tells what happened in order, what was taken back included, and secrets only to those they are for', async () => {
    const tape = await Tape.read(game, journal, pause);
    const all = tape.events(ALL_SEEING);
    expect(all.map(({ version }) => version)).toEqual(
      all.map(({ version }) => version).toSorted((a, b) => a - b),
    );
    const undone = all.filter(({ event }) => (event as { type: string }).type === 'undo').length;
    expect(undone).toBe(journal.entries.filter((entry) => 'undo' in entry).length);
    expect(all[0]).toMatchObject({ version: 0, event: { type: 'round' } });
    expect(tape.events(null).length).toBeLessThanOrEqual(tape.events('stark').length);
  });

  it('refuses a journal that does not follow from its seed, and says where', async () => {
    const entries = journal.entries.map((entry, i) =>
      i === 20 && !('by' in entry) ? ([entry[0], entry[1], '00000000'] as const) : entry,
    );
    await expect(Tape.read(game, { ...journal, entries }, pause)).rejects.toThrow(/entries\[20\]/);
    await expect(Tape.read(game, { ...journal, version: '0' }, pause)).rejects.toThrow(/version/);
  });
});

import { describe, expect, it } from 'vitest';
import { chronicle, isUndo, landmarks } from '../../src/frame/chronicle.ts';

interface Told {
  readonly type: string;
}

/** Rounds are chapters; a duel goes on until someone rests. */
const SCREEN = {
  chapter(event: unknown) {
    const { type } = event as Told;
    if (type === 'round') return { level: 1 as const, title: 'Round' };
    return type === 'duel' ? { level: 2 as const, title: 'Duel' } : null;
  },
  joins: () => false,
  belongs: (_opening: unknown, event: unknown) => (event as Told).type !== 'rest',
};

const events = (...types: string[]): { version: number; event: Told }[] =>
  types.map((type, version) => ({ version, event: { type } }));

/** The chronicle in short: `R[a D(b c)]`. */
const shape = (types: string[]): string =>
  chronicle(events(...types), SCREEN)
    .map(({ title, parts }) => {
      const told = parts.map((part) =>
        part.kind === 'line'
          ? (part.event.event as Told).type
          : `(${[part.opening, ...part.lines].map(({ event }) => (event.event as Told).type).join(' ')})`,
      );
      return `${title ?? ''}[${told.join(' ')}]`;
    })
    .join(' ');

describe('the chronicle', () => {
  it('begins a chapter with every round', () => {
    expect(shape(['round', 'a', 'round', 'b'])).toBe('Round[a] Round[b]');
  });

  it('keeps what came before the first round', () => {
    expect(shape(['a', 'round', 'b'])).toBe('[a] Round[b]');
  });

  it('sets in what belongs to a duel, until something does not', () => {
    expect(shape(['round', 'a', 'duel', 'b', 'c', 'rest', 'd'])).toBe('Round[a (duel b c) rest d]');
  });

  it('a duel ends with the next one and with the round', () => {
    expect(shape(['round', 'duel', 'duel', 'a', 'round', 'b'])).toBe('Round[(duel) (duel a)] Round[b]');
  });

  it('tells in one line what is joined, if it is of the same moment', () => {
    const told = [0, 0, 0, 1].map((version, at) => ({ version, event: { type: at === 1 ? 'b' : 'a' } }));
    const joins = (one: unknown, other: unknown): boolean => (one as Told).type === (other as Told).type;
    const [chapter] = chronicle(told, { ...SCREEN, joins });
    expect(chapter?.parts).toEqual([
      { kind: 'line', key: 0, event: told[0], joined: [told[2]] },
      { kind: 'line', key: 1, event: told[1], joined: [] },
      { kind: 'line', key: 3, event: told[3], joined: [] },
    ]);
  });

  it('names the places to jump to', () => {
    expect(landmarks(events('a', 'round', 'b', 'duel'), SCREEN)).toEqual([
      { version: 1, level: 1, title: 'Round' },
      { version: 3, level: 2, title: 'Duel' },
    ]);
  });

  it('knows what the table itself tells', () => {
    expect(isUndo({ type: 'undo', seat: 'red', count: 2 })).toBe(true);
    expect(isUndo({ type: 'round' })).toBe(false);
  });
});

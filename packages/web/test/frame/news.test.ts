import { describe, expect, it } from 'vitest';
import { newsGroups } from '../../src/frame/news.ts';

interface Told {
  readonly type: string;
  readonly by?: string;
  readonly to?: string;
}

const told = (event: unknown): Told => event as Told;

/** Duels are told as one; secrets have no sentence. */
const SCREEN = {
  chapter(event: unknown) {
    if (told(event).type === 'round') return { level: 1 as const, title: 'Round' };
    return told(event).type === 'duel' ? { level: 2 as const, title: 'Duel' } : null;
  },
  joins: () => false,
  belongs: (_opening: unknown, event: unknown) => told(event).type === 'blow',
  tellEvent: (event: unknown) => (told(event).type === 'secret' ? null : told(event).type),
  partiesIn: (event: unknown) => {
    const { by = null, to } = told(event);
    return { by, to: to === undefined ? [] : [to] };
  },
};

const groups = (seat: string | null, ...events: readonly Told[]): readonly string[] =>
  groupsSince(0, seat, ...events);

const groupsSince = (since: number, seat: string | null, ...events: readonly Told[]): readonly string[] =>
  newsGroups(
    events.map((event, version) => ({ version, event })),
    since,
    SCREEN,
    seat,
  ).map(
    ({ of, lines }) =>
      `${typeof of === 'object' ? of.seat : of}: ${lines.map(({ event }) => told(event.event).type).join(' ')}`,
  );

describe('what happened since one looked', () => {
  it('begins with what happened to us, then what concerns all, then the others, and ends with ourselves', () => {
    expect(
      groups(
        'red',
        { type: 'rest', by: 'red' },
        { type: 'ride', by: 'blue' },
        { type: 'rain' },
        { type: 'rob', by: 'green', to: 'red' },
        { type: 'feast', by: 'green' },
        { type: 'sing', by: 'blue' },
      ),
    ).toEqual(['mine: rob', 'all: rain', 'blue: ride sing', 'green: feast', 'red: rest']);
  });

  it('tells a fight of ours whole, whoever strikes, and one of others under whoever began it', () => {
    const fight = (by: string, to: string): readonly Told[] => [
      { type: 'duel', by, to },
      { type: 'blow', by: to },
      { type: 'blow', by },
    ];
    const events = [...fight('blue', 'red'), { type: 'rest', by: 'blue' }, ...fight('green', 'blue')];
    expect(groups('red', ...events)).toEqual(['mine: duel blow blow', 'blue: rest', 'green: duel blow blow']);
    expect(groups(null, ...events)).toEqual(['blue: duel blow blow rest', 'green: duel blow blow']);
  });

  it('a new round ends no group, and what has no sentence makes none', () => {
    expect(
      groups(
        'red',
        { type: 'ride', by: 'blue' },
        { type: 'round' },
        { type: 'rest', by: 'blue' },
        { type: 'secret', by: 'green' },
      ),
    ).toEqual(['all: round', 'blue: ride rest']);
  });

  it('leaves out what was known, and knows a fight by how it began', () => {
    const events: readonly Told[] = [
      { type: 'ride', by: 'green' },
      { type: 'duel', by: 'blue', to: 'red' },
      { type: 'blow', by: 'red' },
      { type: 'blow', by: 'blue' },
      { type: 'rest', by: 'blue' },
    ];
    expect(groupsSince(3, 'red', ...events)).toEqual(['mine: blow', 'blue: rest']);
    expect(groupsSince(9, 'red', ...events)).toEqual([]);
  });
});

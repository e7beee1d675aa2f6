import type { SeenEvent } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { standingChoices, takenBack } from '../../src/frame/taken-back.ts';

const told = (version: number, ...types: string[]): SeenEvent[] =>
  types.map((type) => ({ version, event: { type } }));

const undo = (version: number, count: number): SeenEvent => ({
  version,
  event: { type: 'undo', seat: 'red', count },
});

const withdrawal = (version: number): SeenEvent => ({ version, event: { type: 'withdraw', seat: 'red' } });

/** Whispers are not told; what is told of a march is joined. */
const SCREEN = {
  tellEvent: (event: unknown) => {
    const { type } = event as { readonly type: string };
    return type === 'whisper' ? null : type;
  },
  joins: (one: unknown, other: unknown) => SCREEN.tellEvent(one) === SCREEN.tellEvent(other),
  belongs: () => false,
};

const shape = (events: readonly SeenEvent[], versions: readonly number[]): readonly string[] =>
  takenBack(events, versions, SCREEN).map((lines) =>
    lines.map(({ event, joined }) => `${SCREEN.tellEvent(event.event)}${joined.length + 1}`).join(' '),
  );

describe('what taking back would undo', () => {
  it('counts the choices that still stand', () => {
    expect(standingChoices(told(0, 'round'), 3)).toEqual([1, 2, 3]);
    expect(standingChoices([undo(3, 2)], 4)).toEqual([4]);
    expect(standingChoices([undo(3, 1), undo(5, 2)], 5)).toEqual([]);
  });

  it('a secret answer that was taken back no longer stands, nor does taking it back', () => {
    expect(standingChoices([withdrawal(3)], 4)).toEqual([1, 4]);
  });

  it('tells of the newest choice first, and of each in the words of the chronicle', () => {
    const events = [...told(1, 'muster'), ...told(2, 'march', 'march', 'attack'), ...told(3, 'raid')];
    expect(shape(events, [1, 2, 3])).toEqual(['raid1', 'march2 attack1', 'muster1']);
    expect(shape(events, [3])).toEqual(['raid1']);
  });

  it('leaves out choices of which nothing is told', () => {
    const events = [...told(1, 'muster'), ...told(3, 'whisper'), ...told(5, 'raid')];
    expect(shape(events, [1, 2, 3, 4, 5])).toEqual(['raid1', 'muster1']);
  });
});

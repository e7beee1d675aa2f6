// What a battle sounds like: each kind of event by itself, and a whole moment without a din.
import { describe, expect, it } from 'vitest';
import { soundsOf } from '../../../src/frame/attention.ts';
import { soundOf } from '../../../src/games/battle/sounds.ts';

const EVENTS = [
  { type: 'round', round: 1 },
  { type: 'roll', id: 'attack', dice: [1, 2] },
  { type: 'moved', unit: 'one-1', how: 'march' },
  { type: 'charge', unit: 'one-1' },
  { type: 'wounds', unit: 'one-1' },
  { type: 'card', card: 'x' },
];

describe('the sounds of a battle', () => {
  it('differ by what happens, and most events are silent', () => {
    const sounds = EVENTS.map(soundOf);
    expect(sounds).not.toContain(null);
    expect(new Set(sounds).size).toBe(EVENTS.length);
    expect(soundOf({ type: 'turn', seat: 'one' })).toBeNull();
    expect(soundOf({ type: 'moved', unit: 'one-1', how: 'charge' })).toBeNull();
  });

  it('are heard once each, and not too many of them', () => {
    const [horn, dice, steps] = EVENTS.map(soundOf);
    expect(soundsOf([EVENTS[1], EVENTS[1], { type: 'turn' }], soundOf)).toEqual([dice]);
    expect(soundsOf(EVENTS, soundOf)).toEqual([horn, dice, steps]);
  });

  it('are over within two seconds', () => {
    for (const sound of EVENTS.map(soundOf))
      for (const { start, length } of sound ?? []) expect(start + length).toBeLessThan(2);
  });
});

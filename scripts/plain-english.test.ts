import { describe, expect, it } from 'vitest';
import { plainEnglish } from './plain-english.ts';

describe('English messages', () => {
  it('are let be when they are plain', () => {
    const plain = {
      saved: 'The game is saved. Come back any time.',
      charge: '{target:name.unit} is {distance, inches}" away; with a 6 this unit reaches {reach, inches}".',
      once: 'This is no longer available.',
    };
    expect(plainEnglish(plain)).toEqual([]);
  });

  it.each([
    ['The deck is mixed anew.', 'anew', 'again'],
    ['The game is kept.', 'is kept', 'saved'],
    ['Any dice may be rolled again.', 'rolled again', 're-roll'],
    ['{card:name.card} came to nothing.', 'came to nothing', 'is cancelled'],
    ['Those who watch can read.', 'Those who', 'a noun: players, spectators, the winner'],
    ['It is no journal.', 'It is no ', "isn't"],
  ])('may not say: %s', (text, found, better) => {
    expect(plainEnglish({ key: text })).toEqual([`key: says "${found}"; better: ${better} (docs/voice.md)`]);
  });

  it('are read in all their forms, and not in their placeholders', () => {
    const template = '{anew, plural, =0 {none} other {{quarter:name.anew} holds a quarter}}';
    expect(plainEnglish({ key: template })).toEqual([
      'key: says "quarter"; better: quadrant (docs/voice.md)',
    ]);
  });
});

// One's own notes on the map.
import { describe, expect, it } from 'vitest';
import {
  Notebook,
  NOTHING_NOTED,
  readNoted,
  toggleArrow,
  writeAt,
} from '../../../src/games/thrones/notes.ts';

describe('notes on the map', () => {
  it('two areas make an arrow, and the same two take it away again', () => {
    const drawn = toggleArrow(NOTHING_NOTED, 'winterfell', 'moat-cailin');
    expect(drawn.arrows).toEqual([{ from: 'winterfell', to: 'moat-cailin' }]);
    expect(toggleArrow(drawn, 'winterfell', 'moat-cailin')).toEqual(NOTHING_NOTED);
  });

  it('words are cut to what fits, and empty ones go', () => {
    const written = writeAt(NOTHING_NOTED, 'pyke', ` ${'x'.repeat(60)} `);
    expect(written.words.get('pyke')).toHaveLength(40);
    expect(writeAt(written, 'pyke', '  ')).toEqual(NOTHING_NOTED);
  });

  it('what cannot be read is left out', () => {
    expect(
      readNoted({ arrows: [['pyke', 'nowhere'], 7, ['pyke', 'seagard']], words: [['pyke', 4]] }),
    ).toEqual({
      arrows: [{ from: 'pyke', to: 'seagard' }],
      words: new Map(),
    });
    expect(readNoted('no notes')).toEqual(NOTHING_NOTED);
  });

  it('are saved with the game, and a march that was made is no plan any more', () => {
    const book = new Notebook('local/abc/stark');
    book.touch('winterfell');
    expect(book.from.value).toBe('winterfell');
    book.touch('moat-cailin');
    book.touch('pyke');
    book.touch('pyke');
    book.write('weak');
    const again = new Notebook('local/abc/stark');
    expect(again.plannedFrom('winterfell')).toEqual(['moat-cailin']);
    expect(again.noted.value.words.get('pyke')).toBe('weak');
    again.done('winterfell');
    expect(new Notebook('local/abc/stark').plannedFrom('winterfell')).toEqual([]);
    expect(new Notebook('local/other/stark').noted.value).toEqual(NOTHING_NOTED);
    again.clear();
  });
});

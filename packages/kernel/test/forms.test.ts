import { describe, expect, it } from 'vitest';
import { tourney } from '../src/sample/index.ts';
import { FormCheck, readPage, toldOf } from '../src/testing/index.ts';

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const PAGE = [
  '# A page',
  '## Words in capitals',
  row('word', 'what'),
  row('`KNIGHT`', 'a knight'),
  row('`N`', 'a number'),
  '## Draws',
  row('`deck`', 'the shuffle'),
  '## Questions',
  row('`after-tilt/respond`', 'one of', '`spur`, `jeer:KNIGHT`, or `pass`', '`pass`'),
  row('`joust/send-squires`', 'slots', '`first` with `lance` or `N\\|KNIGHT`', ''),
  '',
].join('\n');

describe('a page of draws and choices', () => {
  it('is read from its tables', () => {
    expect(readPage(PAGE)).toEqual({
      words: ['KNIGHT', 'N'],
      draws: { deck: 'the shuffle' },
      questions: {
        'after-tilt/respond': { kind: 'one of', forms: ['spur', 'jeer:KNIGHT', 'pass'], declined: 'pass' },
        'joust/send-squires': { kind: 'slots', forms: ['first', 'lance', 'N|KNIGHT'], declined: '' },
      },
    });
  });

  it('can be compared with what the game has', () => {
    const { draws, questions } = toldOf(tourney);
    expect(Object.keys(draws)).toEqual(['deck', 'roll-off', 'tilt']);
    expect(questions['round/bid']).toEqual({ kind: 'a number', declined: '' });
    expect(questions['after-tilt/respond']).toEqual({ kind: 'one of', declined: 'pass' });
    const wrong = { ...tourney, declines: { 'round/none': 'pass' } };
    expect(() => toldOf(wrong)).toThrow('what is declined is asked: "round/none"');
  });

  it('finds what is offered in no such form, and knows which were', () => {
    const position = { hands: { red: ['spur', 'jeer'] } };
    const state = tourney.fromPosition(tourney.usualSetup(2), 'forms', position, null);
    const check = new FormCheck(readPage(PAGE));
    const squires = { first: 'lance', second: 'shield', third: 'horse' };
    for (const [seat, choice] of [
      ['red', 3],
      ['blue', 2],
      ['red', 'lances'],
      ['red', squires],
      ['blue', squires],
    ] as const) {
      check.look(tourney, state, { KNIGHT: ['red'], N: /^\d$/ });
      tourney.apply(state, seat, choice);
    }
    check.look(tourney, state, { KNIGHT: ['red'], N: /^\d$/ });
    expect([...check.unknown].filter((line) => line.startsWith('after-tilt'))).toEqual([
      'after-tilt/respond offers jeer:blue',
    ]);
    expect([...check.unknown]).toContain('joust/send-squires offers second');
    expect([...check.seen]).toContain('after-tilt/respond: jeer:KNIGHT');
    expect([...check.seen]).toContain('joust/send-squires: lance');
  });
});

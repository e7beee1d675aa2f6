import { describe, expect, it } from 'vitest';
import { seatFor } from '../src/dealing.ts';
import type { SeatRecord } from '../src/record.ts';

const SEATS = ['red', 'blue', 'green', 'gold', 'black', 'white'];

const place = (seat: string, kind: SeatRecord['kind'] = 'open'): SeatRecord => ({
  seat,
  kind,
  name: null,
  tokenHash: null,
  mind: null,
});

const table = (seed: string, taken: readonly string[] = []) => ({
  seed,
  dealt: true,
  status: 'gathering' as const,
  seats: SEATS.map((seat) => place(seat, taken.includes(seat) ? 'person' : 'open')),
});

describe('seats that are dealt', () => {
  it('go to whoever comes next, each once, in an order that follows from the seed', () => {
    const given: string[] = [];
    while (given.length < SEATS.length) {
      const seat = seatFor(table('one', given), 'any');
      if (typeof seat !== 'string') throw new Error(seat.rule);
      expect(seatFor(table('one', given), 'any')).toBe(seat);
      given.push(seat);
    }
    expect(given.toSorted()).toEqual(SEATS.toSorted());
    expect(seatFor(table('one', SEATS), 'any')).toMatchObject({ rule: 'table/seat/none-open' });
    const firsts = Array.from({ length: 30 }, (_, i) => seatFor(table(`seed ${i}`), 'any'));
    expect(new Set(firsts).size).toBeGreaterThan(4);
  });

  it('who stands up and sits down again has gained nothing', () => {
    const first = seatFor(table('two'), 'any');
    expect(seatFor(table('two'), 'any')).toBe(first);
  });

  it('cannot be chosen; elsewhere, and in a running game, they are', () => {
    expect(seatFor(table('one'), 'red')).toMatchObject({ rule: 'table/seat/dealt' });
    expect(seatFor({ ...table('one'), dealt: false }, 'red')).toBe('red');
    expect(seatFor({ ...table('one'), status: 'playing' }, 'red')).toBe('red');
  });

  it('computer players keep those they have', () => {
    const seats = SEATS.map((seat) => place(seat, seat === 'gold' ? 'open' : 'mind'));
    expect(seatFor({ ...table('one'), seats }, 'any')).toBe('gold');
  });
});

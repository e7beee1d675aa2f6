import type { SeatInfo, TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { readArms } from '../../src/identity/arms.ts';
import { levelIn, mindFor, mindText, personaAt } from '../../src/table/tell-mind.ts';

const at = (table: string, ...kinds: readonly SeatInfo['kind'][]): Pick<TableInfo, 'table' | 'seats'> => ({
  table,
  seats: kinds.map((kind, i) => ({
    seat: `seat-${i}`,
    kind,
    name: kind === 'person' ? 'Ann' : null,
    mind: kind === 'mind' ? 'castellan-bold' : null,
    arms: null,
    player: null,
    offered: false,
    connected: true,
    missed: 0,
    timeOut: false,
    left: null,
    running: false,
  })),
});

describe('the computer players of a table', () => {
  it('have names of their own, the same whenever one looks', () => {
    for (const table of ['a', 'k7Qx', 'zzzz-9']) {
      const info = at(table, 'mind', 'mind', 'mind', 'mind', 'mind', 'mind');
      const names = info.seats.map(({ seat }) => personaAt(info, seat)?.name);
      expect(new Set(names).size).toBe(6);
      expect(names.every((name) => /^(Ser|Lady) /.test(name ?? ''))).toBe(true);
      expect(info.seats.map(({ seat }) => personaAt(info, seat)?.name)).toEqual(names);
    }
  });

  it('have arms that can be drawn, each their own', () => {
    const tables = Array.from({ length: 40 }, (_, i) => at(`table ${i}`, 'mind'));
    const arms = new Set(tables.map((info) => personaAt(info, 'seat-0')?.arms ?? ''));
    expect(arms.size).toBeGreaterThan(8);
    expect([...arms].filter((text) => readArms(text) === null)).toEqual([]);
  });

  it('are others at another table', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((table) => personaAt(at(table, 'mind'), 'seat-0')?.name);
    expect(new Set(names).size).toBeGreaterThan(2);
  });

  it('are the same after they have picked a seat in a draft', () => {
    const info = at('a', 'mind', 'mind', 'mind');
    const seats = ['place-1', 'place-2', 'place-3'];
    const before = { ...info, seats: info.seats.map((each, i) => ({ ...each, seat: seats[i] ?? '' })) };
    const picks = { 'place-1': 'seat-2', 'place-2': 'seat-0', 'place-3': 'seat-1' };
    const after = { ...info, draft: { seats: [], order: seats, picks } };
    for (const [place, seat] of Object.entries(picks))
      expect(personaAt(after, seat)).toEqual(personaAt(before, place));
  });

  it('people and empty seats are called otherwise', () => {
    const info = at('a', 'person', 'open', 'mind');
    expect(info.seats.slice(0, 2).map(({ seat }) => personaAt(info, seat))).toEqual([null, null]);
    expect(personaAt(info, 'nowhere')).toBeNull();
  });

  it('are told by their temper, and by their level where they have none', () => {
    expect(mindText('hand-bold')).toBe('Attacks early and counts the cost later.');
    expect(mindText('hand')).toMatch(/^Thinks a round ahead/);
    expect(mindText('squire')).toMatch(/^Brave and eager/);
    expect([mindText('random'), mindText(null)]).toEqual([null, null]);
  });

  it('keep their temper when their level changes, and have none in battle', () => {
    expect(mindFor('thrones', 'hand', 'squire-jealous')).toBe('hand-jealous');
    expect(mindFor('thrones', 'castellan')).toMatch(/^castellan-(bold|careful|jealous)$/);
    expect(mindFor('battle', 'castellan')).toBe('castellan');
    expect([levelIn('hand-bold'), levelIn('random'), levelIn(null)]).toEqual(['hand', null, null]);
  });
});

// Raids between a port and its own land, which no game leads to: whoever holds the land holds the port.
import type { Json } from '@maester/kernel';
import { expect, it } from 'vitest';
import { changeArea } from '../src/board.ts';
import { thrones, type ThronesState } from '../src/index.ts';
import { NO_UNITS } from '../src/state.ts';

/** Stark Ships in the port, and Lannister Footmen ashore as if nothing had followed from that. */
function divided(port: Json, order: 'raid' | 'consolidate'): ThronesState {
  const position = {
    phase: 'action',
    board: 'empty',
    areas: {
      'port-white-harbor': { house: 'stark', units: { ship: 1 }, order: port },
      'bay-of-ice': { house: 'stark', units: { ship: 1 }, order: 'raid' },
      'narrow-sea': { house: 'baratheon', units: { ship: 1 }, order: 'raid' },
      lannisport: { house: 'lannister', units: { footman: 1 }, order: 'raid' },
    },
    tracks: { 'iron-throne': ['baratheon', 'lannister', 'stark'] },
  };
  const s = thrones.fromPosition(thrones.usualSetup(3), 'raid', position, {});
  changeArea(s, 'white-harbor', { house: 'lannister', units: { ...NO_UNITS, footman: 1 }, order });
  thrones.apply(s, 'baratheon', 'narrow-sea');
  return s;
}

it('a port is raided from its sea, never from land: thrones/ports/raided-from-sea-only', () => {
  const s = divided('consolidate', 'raid');
  expect(thrones.check(s, 'lannister', 'white-harbor>port-white-harbor')?.rule).toBe(
    'thrones/ports/raided-from-sea-only',
  );
});

it("a Raid in a port cannot reach an order in the port's own land: thrones/ports/raid-sea-only", () => {
  const s = divided('raid', 'consolidate');
  thrones.apply(s, 'lannister', 'lannisport');
  expect(thrones.check(s, 'stark', 'port-white-harbor>white-harbor')?.rule).toBe(
    'thrones/ports/raid-sea-only',
  );
});

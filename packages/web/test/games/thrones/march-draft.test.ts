import { describe, expect, it } from 'vitest';
import type { Option, Slot } from '@maester/kernel';
import { thrones } from '@maester/thrones';
import {
  callOff,
  destinationsOf,
  fromChoice,
  keep,
  readMoves,
  seaRoute,
  send,
  sendAll,
  staying,
  toChoice,
  unitsOf,
  type Moves,
} from '../../../src/games/thrones/controls/march-draft.ts';

const option = (id: string, kind: string, ...things: string[]): Option => ({
  id,
  on: things.map((thing) => ({ kind, id: thing })),
  say: { key: id, facts: {} },
});
const values = [
  option('stay', 'area'),
  option('karhold', 'area', 'karhold'),
  option('white-harbor', 'area', 'white-harbor'),
];
const slots: readonly Slot[] = [
  option('footman-1', 'unit', 'footman'),
  option('footman-2', 'unit', 'footman'),
  option('knight-1', 'unit', 'knight'),
].map((slot) => ({ ...slot, values, optional: false }));
const all = unitsOf(slots);
const none: Moves = new Map();

describe('a march laid out on an earlier visit', () => {
  it('is there again as it was', () => {
    const moves = send(all, send(all, none, 'karhold', 'footman'), 'white-harbor', 'knight');
    const kept: unknown = JSON.parse(JSON.stringify(toChoice(slots, moves)));
    expect(readMoves(kept, slots)).toEqual(moves);
  });

  it('is forgotten as far as it is no march of these units any more', () => {
    const kept = { 'footman-1': 'karhold', 'footman-2': 'winterfell', 'ship-1': 'karhold' };
    expect(toChoice(slots, readMoves(kept, slots))).toEqual({
      'footman-1': 'karhold',
      'footman-2': 'stay',
      'knight-1': 'stay',
    });
    for (const broken of [null, 7, 'karhold', []]) expect(readMoves(broken, slots)).toEqual(none);
  });
});

describe('a march laid out', () => {
  it('knows who may go and where', () => {
    expect(all).toEqual({ footman: 2, knight: 1, ship: 0, 'siege-engine': 0 });
    expect(destinationsOf(slots)).toEqual(['karhold', 'white-harbor']);
  });

  it('sends everyone who stays, and leaves the rest behind', () => {
    const moves = send(all, none, 'karhold', 'footman');
    expect(staying(all, moves)).toMatchObject({ footman: 1, knight: 1 });
    expect(sendAll(all, moves, 'white-harbor').get('white-harbor')).toMatchObject({ footman: 1, knight: 1 });
    expect(staying(all, callOff(moves, 'karhold'))).toEqual(all);
  });

  it('takes a unit from another group when nobody of its kind stays', () => {
    const moves = send(all, sendAll(all, none, 'karhold'), 'white-harbor', 'knight');
    expect(moves.get('karhold')).toMatchObject({ footman: 2, knight: 0 });
    expect(moves.get('white-harbor')).toMatchObject({ knight: 1 });
    expect(keep(moves, 'white-harbor', 'knight').get('white-harbor')).toMatchObject({ knight: 0 });
  });

  it('is the choice the game asks for, and comes back from it', () => {
    const moves = send(all, send(all, none, 'karhold', 'footman'), 'white-harbor', 'knight');
    const choice = { 'footman-1': 'karhold', 'footman-2': 'stay', 'knight-1': 'white-harbor' };
    expect(toChoice(slots, moves)).toEqual(choice);
    expect(fromChoice(slots, choice)).toEqual(moves);
  });
});

describe('the way by sea', () => {
  it('leads over the ships of the House, and needs none next door', () => {
    const position = {
      phase: 'action',
      board: 'empty',
      areas: {
        winterfell: { house: 'stark', units: { footman: 1 }, order: 'march-0' },
        'shivering-sea': { house: 'stark', units: { ship: 1 } },
        'narrow-sea': { house: 'stark', units: { ship: 1 } },
      },
    };
    const view = thrones.view(thrones.fromPosition(thrones.usualSetup(6), 'sea', position, {}), null);
    expect(seaRoute(view, 'stark', 'winterfell', 'white-harbor')).toEqual([]);
    expect(seaRoute(view, 'stark', 'winterfell', 'eyrie')).toEqual(['shivering-sea', 'narrow-sea']);
    expect(seaRoute(view, 'lannister', 'winterfell', 'eyrie')).toEqual([]);
  });
});

// The table on the screen: places and back, from every edge; what is looked at; where models stand.
import { battle } from '@maester/battle';
import { describe, expect, it } from 'vitest';
import { holds, lookAt, partWith } from '../../../src/games/battle/field/follow.ts';
import { besideLabels } from '../../../src/games/battle/field/engagements.tsx';
import { places } from '../../../src/games/battle/field/models.tsx';
import { FRAME, INCH, Projection, turnTowards } from '../../../src/games/battle/field/projection.ts';
import { trailsOf } from '../../../src/games/battle/field/trails.tsx';
import { nearestTurn } from '../../../src/games/battle/field/units.tsx';

const TURNS = [0, 1, 2, 3] as const;

describe('the projection', () => {
  it.each(TURNS)('leads from the table to the sheet and back, after %i quarter turns', (turn) => {
    const projection = new Projection(turn);
    for (const point of [
      { x: 0, y: 0 },
      { x: 12_000, y: 40_500 },
      { x: 48_000, y: 48_000 },
    ])
      expect(projection.point(projection.spot(point))).toEqual(point);
    for (const facing of [0, 4_500, 9_000, 27_100])
      expect(projection.facing(projection.degrees(facing))).toBe(facing);
  });

  it('has the own edge below, with everyone there looking up', () => {
    const middle = { south: [24, 0], north: [24, 48], west: [0, 24], east: [48, 24] } as const;
    const inwards = { south: 0, north: 18_000, west: 9_000, east: 27_000 };
    for (const [edge, name] of (['south', 'north', 'west', 'east'] as const).entries()) {
      const projection = new Projection(turnTowards(edge));
      const [x, y] = middle[name];
      expect(projection.spot({ x: x * 1000, y: y * 1000 })).toEqual({
        x: FRAME + 24 * INCH,
        y: FRAME + 48 * INCH,
      });
      expect(projection.degrees(inwards[name])).toBe(0);
    }
  });

  it('turns a unit the shorter way', () => {
    expect(nearestTurn(null, 350)).toBe(350);
    expect(nearestTurn(350, 10)).toBe(370);
    expect(nearestTurn(10, 350)).toBe(-10);
  });
});

describe('models on their trays', () => {
  it('stand in as many places as a full unit has models, and on the tray', () => {
    expect(places('infantry')).toHaveLength(12);
    expect(places('cavalry')).toHaveLength(4);
    expect(places('small-solo')).toHaveLength(1);
    for (const [x, y] of places('infantry')) {
      expect(Math.abs(x)).toBeLessThan(55);
      expect(Math.abs(y)).toBeLessThan(48);
    }
  });
});

describe('what is looked at', () => {
  const state = battle.fromPosition(
    battle.readSetup({ points: 30, terrain: 'none' }),
    'follow',
    { turn: 'one', units: { 'one-1': { at: [6, 6] }, 'one-2': { at: [40, 40] } } },
    null,
  );
  const projection = new Projection(0);
  const shown: unknown[] = [];
  const hand = (seen: { left: number; top: number; width: number; height: number }) => ({
    seen,
    size: { peek: () => ({ width: 390, height: 300 }) } as never,
    resting: { peek: () => ({ x: 0, y: 0, k: 1 }) } as never,
    show: (part: unknown) => void shown.push(part),
  });

  it('is left alone while all of it can be seen', () => {
    lookAt(
      hand({ left: 0, top: 0, width: 1048, height: 1200 }),
      state,
      projection,
      ['unit:one-1', 'unit:one-2'],
      [],
    );
    expect(shown).toEqual([]);
  });

  it('is brought into sight when some of it cannot', () => {
    lookAt(hand({ left: 600, top: 0, width: 400, height: 400 }), state, projection, ['unit:one-1'], []);
    expect(shown).toHaveLength(1);
    const part = partWith([projection.spot({ x: 6000, y: 6000 })]);
    expect(part !== null && holds(shown[0] as typeof part, { ...part, height: part.height - 30 })).toBe(true);
  });

  it('is nothing for what lies nowhere', () => {
    expect(partWith([])).toBeNull();
  });
});

describe('the trails of the others', () => {
  const state = battle.fromPosition(
    battle.readSetup({ points: 30, terrain: 'none' }),
    'trails',
    { turn: 'one', units: { 'one-1': { at: [6, 6] }, 'two-1': { at: [40, 40] } } },
    null,
  );
  const moved = (unit: string, far: number) => ({
    type: 'moved',
    unit,
    how: 'march',
    from: { x: 0, y: 0, facing: 0 },
    pose: { x: far, y: 0, facing: 0 },
  });
  const events = [
    moved('two-1', 9000),
    { type: 'turn', seat: 'two' },
    moved('two-1', 8000),
    moved('two-1', 100),
    { type: 'attack', unit: 'two-1', target: 'one-1', attack: 'Sword', arc: 'front', dice: 7 },
    { type: 'turn', seat: 'one' },
    moved('one-1', 4000),
  ];

  it('are those of their last turn, without turns on the spot', () => {
    const kinds = trailsOf(state, events, 'one').map(({ unit, kind }) => `${unit} ${kind}`);
    expect(kinds).toEqual(['two-1 moved', 'two-1 attack']);
  });

  it('end with the round', () => {
    expect(trailsOf(state, [...events, { type: 'round', round: 2 }], 'one')).toEqual([]);
  });
});

describe('crossed swords', () => {
  it('stand beside the Wounds that they would cover, on the nearer side', () => {
    const label = { x: 100, y: 100 };
    expect(besideLabels({ x: 100, y: 140 }, [label], 1, 'wide')).toEqual({ x: 100, y: 140 });
    expect(besideLabels({ x: 95, y: 104 }, [label], 1, 'wide')).toEqual({ x: 64, y: 104 });
    expect(besideLabels({ x: 105, y: 96 }, [label], 2, 'wide')).toEqual({ x: 186, y: 96 });
    expect(besideLabels({ x: 105, y: 96 }, [label], 2, 'narrow')).toEqual({ x: 158, y: 96 });
    const beside = { x: 150, y: 100 };
    expect(besideLabels({ x: 105, y: 96 }, [label, beside], 1, 'wide')).toEqual({ x: 64, y: 96 });
  });
});

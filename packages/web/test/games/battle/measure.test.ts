import { battle, legalCharges } from '@maester/battle';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Scene, Shown } from '../../../src/frame/scene.ts';
import { Desk } from '../../../src/games/battle/desk.ts';
import { linesFrom } from '../../../src/games/battle/measure/lines.ts';
import { measuringAt } from '../../../src/games/battle/measure/measuring.ts';

const setup = battle.readSetup({ points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' });
const view = battle.fromPosition(
  setup,
  'measure',
  {
    turn: 'one',
    units: {
      'one-1': { at: [24, 12] },
      'one-2': { at: [24, 20] },
      'two-1': { at: [24, 30], facing: 180 },
      'two-2': { at: [40, 20], facing: 270 },
    },
  },
  null,
);

const scene: Scene = {
  seat: null,
  key: 'measure',
  shown: signal({
    version: 1,
    view,
    waiting: [],
    decision: null,
    freeUndo: 0,
    outcome: null,
    news: [],
  } satisfies Shown),
  events: signal([]),
  nameOf: () => null,
};

describe('measuring', () => {
  it('lays the tape between units from edge to edge, and to a point', () => {
    const measuring = measuringAt(new Desk(scene, null));
    measuring.open.value = true;
    measuring.from.value = { kind: 'unit', unit: 'one-2' };
    measuring.to.value = { kind: 'unit', unit: 'two-1' };
    expect(measuring.tape.value?.length).toBe(10_000 - 4_800);
    measuring.to.value = { kind: 'point', at: { x: 24_000, y: 25_400 } };
    expect(measuring.tape.value).toMatchObject({ length: 3_000, to: { x: 24_000, y: 25_400 } });
    measuring.from.value = { kind: 'point', at: { x: 24_000, y: 25_400 } };
    measuring.to.value = { kind: 'unit', unit: 'one-2' };
    expect(measuring.tape.value).toMatchObject({ length: 3_000, from: { x: 24_000, y: 25_400 } });
    measuring.close();
    expect(measuring.tape.value).toBeNull();
  });

  it('measures from the unit that was picked, or else looked at or pointed at', () => {
    const desk = new Desk(scene, null);
    const measuring = measuringAt(desk);
    expect(measuringAt(desk)).toBe(measuring);
    expect(measuring.unit.value).toBeNull();
    desk.hovered.value = 'unit:two-1';
    expect(measuring.unit.value).toBe('two-1');
    desk.inspected.value = 'unit:one-1';
    expect(measuring.unit.value).toBe('one-1');
    measuring.picked.value = 'two-2';
    expect(measuring.unit.value).toBe('two-2');
    measuring.clear();
    expect(measuring.unit.value).toBe('one-1');
  });

  it('switches tools, and shows them only while it is on', () => {
    const measuring = measuringAt(new Desk(scene, null));
    expect(measuring.has('tape')).toBe(false);
    measuring.open.value = true;
    expect(measuring.has('tape')).toBe(true);
    measuring.toggle('tape');
    measuring.toggle('arcs');
    expect([measuring.has('tape'), measuring.has('arcs')]).toEqual([false, true]);
  });

  it('tells every enemy, the nearest first, with what blocks the view and the roll of a Charge', () => {
    const lines = linesFrom(view, 'one-1');
    expect(lines.map(({ other }) => other)).toEqual(['two-2', 'two-1']);
    expect(lines[1]).toMatchObject({ sight: 'blocked', arc: 'front' });
    expect(lines[1]?.by).toHaveLength(1);
    const near = linesFrom(view, 'one-2').find(({ other }) => other === 'two-1');
    const charge = legalCharges(view, 'one-2').find(({ target }) => target === 'two-1');
    expect(near).toMatchObject({ distance: 5_200, sight: 'sees', charge: charge?.roll });
    expect(linesFrom(view, 'nobody')).toEqual([]);
  });
});

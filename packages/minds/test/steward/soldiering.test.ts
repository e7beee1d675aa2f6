import {
  seededRandom,
  type Decision,
  type Eyes,
  type Game,
  type GameState,
  type Json,
  type Pose,
} from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { soldier } from '../../src/steward/soldiering.ts';

const at = (x: number, y: number): Pose => ({ x: x * 1000, y: y * 1000, facing: 0 });

/** Ours stands in the south, theirs in the north; an objective lies in the middle. */
const FIELD = {
  sides: [['red'], ['blue']],
  units: [
    { id: 'ours', seat: 'red', pose: at(24, 10) },
    { id: 'theirs', seat: 'blue', pose: at(24, 40) },
  ],
  objectives: [{ x: 24_000, y: 24_000, claimedBy: null as string | null }],
};

function asked(question: Partial<Decision>, more: { field?: object; places?: readonly Pose[] } = {}): Eyes {
  const decision = { facts: {}, ...question } as Decision;
  return {
    game: {} as Game<GameState, never>,
    seat: 'red',
    random: seededRandom('soldier'),
    view: () => (more.field ?? FIELD) as unknown as GameState,
    decision: () => decision,
    propose: () => (more.places ?? []) as unknown as readonly Json[],
    sample: () => 'anything',
  };
}

const action = (options: readonly string[], field: object = FIELD) =>
  soldier(
    asked({ kind: 'option', ask: 'activation/select-action', facts: { unit: 'ours' }, options }, { field }),
  );

describe('in the miniatures game the steward', () => {
  it('charges where that can be done, and fights what is engaged', () => {
    expect(action(['maneuver', 'march', 'charge', 'forgo'])).toBe('charge');
    expect(action(['attack', 'retreat', 'forgo'])).toBe('attack');
  });

  it('marches to what is far and maneuvers to what is near', () => {
    const far = { ...FIELD, objectives: [] };
    expect(action(['maneuver', 'march', 'forgo'], far)).toBe('march');
    expect(action(['maneuver', 'march', 'forgo'], { ...far, objectives: [at(24, 12)] })).toBe('maneuver');
  });

  it('stays on an objective that it holds', () => {
    const held = { ...FIELD, objectives: [{ ...at(24, 10), claimedBy: 'ours' }] };
    expect(action(['maneuver', 'march', 'forgo'], held)).toBe('forgo');
  });

  it('prefers to charge from behind', () => {
    const options = ['theirs|front', 'theirs|rear'];
    expect(soldier(asked({ kind: 'option', ask: 'charge/declare-target', options }))).toBe('theirs|rear');
  });

  it('moves towards the nearest enemy or open objective, and away from them when it retreats', () => {
    const places = [at(24, 12), at(24, 15), at(20, 10)];
    const question = { kind: 'pose', ask: 'maneuver/move', piece: 'ours' } as const;
    expect(soldier(asked(question, { places }))).toEqual(at(24, 15));
    expect(soldier(asked({ ...question, facts: { move: 'retreat' } }, { places }))).toEqual(at(20, 10));
  });

  it('mends friends with Wealth and harms enemies with the Crown', () => {
    const options = ['zone>theirs', 'zone>ours', 'no'];
    const claims = (zone: string) =>
      soldier(asked({ kind: 'option', ask: 'ncu-activation/zone-effect', facts: { zone }, options }));
    expect([claims('wealth'), claims('crown')]).toEqual(['zone>ours', 'zone>theirs']);
  });

  it('plays a card when blows fall', () => {
    const options = ['card|winters-might|0', 'pass'];
    const facts = { trigger: 'attack-before-dice' };
    expect(soldier(asked({ kind: 'option', ask: 'occasion/declare', facts, options }))).toBe(options[0]);
  });
});

import { seededRandom, type Pose } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, legalCharges, lookFrom, motionOf, type BattleState, type Outlook } from '../../src/index.ts';
import { canSee } from '../../src/actions/line-of-sight.ts';
import { inches } from '../../src/geometry/measures.ts';
import { changeUnit, enemiesOf, mustUnit, trayOf } from '../../src/units/units.ts';
import { ALL_SETUPS, randomGame } from '../support/random-games.ts';
import { tableOf } from '../support/table.ts';

const SETUP = { points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' };
const at = (x: number, y: number, degrees = 0): Pose => ({
  x: inches(x),
  y: inches(y),
  facing: degrees * 100,
});

function whole(s: BattleState, unit: string, pose: Pose): Outlook {
  const look = [...lookFrom(s, unit, pose)].at(-1);
  if (look === undefined) throw new Error('nothing to see');
  return look;
}

describe('standing somewhere', () => {
  const units = {
    'one-1': { at: [24, 10] },
    'one-2': { at: [36, 10] },
    'two-1': { at: [24, 30], facing: 180, attachments: [] },
  };
  const terrain = [{ kind: 'forest', at: [10, 14] }];

  it('tells the roll that an enemy needs to Charge it, and how likely that is', () => {
    const s = tableOf(SETUP, { turn: 'one', units });
    const [near] = whole(s, 'one-1', at(24, 18)).enemies;
    // 12" between the middles, 2.4" of each tray, Speed 5
    expect(near).toMatchObject({
      enemy: 'two-1',
      distance: inches(7.2),
      sees: true,
      seen: true,
      charged: { side: 'front', roll: 3 },
      ready: true,
    });
    expect(near?.charged?.chance).toBeCloseTo(4 / 6);
    expect(whole(s, 'one-1', at(24, 10)).enemies[0]?.charged).toBeNull();
  });

  it('tells the arcs, the terrain and the tokens', () => {
    const s = tableOf({ ...SETUP, mode: 'a-clash-of-kings' }, { turn: 'one', units, terrain });
    expect(whole(s, 'one-1', at(10, 14)).ground).toMatchObject([{ kind: 'forest' }]);
    const [token] = s.objectives;
    if (token === undefined) throw new Error('no tokens');
    const there = { x: token.x, y: token.y, facing: 0 };
    expect(whole(s, 'one-1', there).tokens).toEqual({ claims: [token.id], loses: [] });
    expect(whole(s, 'one-1', at(24, 38, 180)).enemies[0]).toMatchObject({
      enemyArc: 'rear',
      arc: 'front',
      seen: false,
    });
  });

  it('hides the friend behind it', () => {
    const close = { ...units, 'one-2': { at: [24, 10] }, 'one-1': { at: [40, 10] } };
    const s = tableOf(SETUP, { turn: 'one', units: close });
    expect(whole(s, 'one-1', at(24, 17)).hidden).toEqual([{ viewer: 'two-1', target: 'one-2' }]);
    expect(whole(s, 'one-1', at(40, 17)).hidden).toEqual([]);
  });
});

describe('in random games', () => {
  it('what is foretold is what is so once the unit stands there, and follows from what its seat may know', () => {
    let looked = 0;
    for (const [i, setup] of ALL_SETUPS.entries()) {
      if (i % 4 !== 1) continue;
      for (const { state, played } of randomGame(setup, `look ${i}`)) {
        if (played > 200) break;
        const [seat = ''] = battle.waiting(state);
        const decision = battle.decision(state, seat);
        const motion = decision === null ? null : motionOf(state, decision);
        if (motion?.piece.kind !== 'unit' || motion.way === 'placed' || played % 2 !== 0) continue;
        const { id } = motion.piece;
        const pose = battle.sample(state, seat, seededRandom(`${played}`)) as unknown as Pose;
        const look = whole(battle.view(state, seat), id, pose);
        expect(look).toEqual(whole(state, id, pose));
        const there = battle.copy(state);
        const unit = changeUnit(there, id, { pose });
        for (const { enemy, sees, charges, charged } of look.enemies) {
          expect(sees).toBe(canSee(there, unit, trayOf(unit), mustUnit(there, enemy), false));
          const rollOf = (by: string, on: string) =>
            legalCharges(there, by).find(({ target }) => target === on)?.roll ?? null;
          expect(charges?.roll ?? null).toBe(rollOf(id, enemy));
          expect(charged?.roll ?? null).toBe(rollOf(enemy, id));
        }
        expect(look.enemies).toHaveLength(enemiesOf(there, unit).length);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(40);
  });
});

// Quadrants as screens show them: whose they are, and with how many army points.
import { Match, seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import { groundsOf } from '../../src/objectives/grounds.ts';
import { forecast } from '../../src/victory/forecast.ts';

function thirdRound(mode: string): BattleState {
  const setup = battle.readSetup({ mode, points: 30, armies: ['stark-30', 'lannister-30'] });
  const match = new Match(battle, setup, 'grounds');
  const random = seededRandom('grounds');
  while (match.state.round < 3) {
    const [seat = ''] = battle.waiting(match.state);
    const played = match.play(seat, battle.sample(match.state, seat, random));
    if (!played.ok) throw new Error(played.refusal.rule);
  }
  return match.state;
}

// battle/mode-here-we-stand/scoring
describe('quadrants', () => {
  it('are held by the side with the most army points, and worth what the forecast says', () => {
    const state = thirdRound('here-we-stand');
    const grounds = groundsOf(state);
    expect(grounds).toHaveLength(4);
    expect(grounds.some(({ side }) => side !== null)).toBe(true);
    const wrong = grounds.filter(
      ({ points, side }) => side !== null && points[side] !== Math.max(...points, 5),
    );
    expect(wrong).toEqual([]);
    const held = state.sides.map((_, side) => grounds.filter((ground) => ground.side === side).length);
    const worth = state.sides.map((_, side) =>
      forecast(state).reduce((sum, part) => sum + (part.side === side ? part.points : 0), 0),
    );
    expect(worth).toEqual(held);
  });

  it('are nowhere else', () => {
    expect(groundsOf(thirdRound('a-game-of-thrones'))).toEqual([]);
  });
});

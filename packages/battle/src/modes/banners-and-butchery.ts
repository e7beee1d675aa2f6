/** Banners & Butchery: armies deploy up to the middle and tear down each other's tokens; kills alone give nothing. */
import { refuse, type Pose, type Refusal } from '@maester/kernel';
import { distance } from '../geometry/polygon.ts';
import { inches } from '../geometry/units.ts';
import { controllerOf, TOKEN_RADIUS } from '../objectives.ts';
import { procedure, type T } from '../play.ts';
import type { BattleState, Objective, UnitState } from '../state.ts';
import { commandersUnit, enemyUnits, playerOf, shapeOf, TABLE } from '../table.ts';
import type { Mode } from './mode.ts';
import { commanderWhoDestroyed, opponentOf, scoreFor } from './objective-modes.ts';

const ZONE_DEPTH = 24;
const LEAST = inches(6);
const PREFIX = 'destroy:';

/** The seat in whose Deployment Zone the token lies. */
function ownerOf(s: BattleState, { y }: Objective): string {
  const edge = y < TABLE.depth / 2 ? 0 : 1;
  return s.players.find((player) => player.edge === edge)?.seat ?? '';
}

function destructible(s: BattleState, unit: UnitState): string[] {
  if (s.round < 2) return [];
  return s.objectives
    .filter((token) => ownerOf(s, token) !== unit.seat && controllerOf(s, token)?.id === unit.id)
    .map(({ id }) => PREFIX + id);
}

function tokenProblem(s: BattleState, seat: string, { x, y }: Pose): Refusal | null {
  const rule = 'battle/mode-banners-and-butchery/new-token';
  const [south, north] =
    playerOf(s, seat).edge === 0 ? [0, inches(ZONE_DEPTH)] : [inches(ZONE_DEPTH), TABLE.depth];
  if (y - TOKEN_RADIUS < south || y + TOKEN_RADIUS > north) return refuse(rule, { seat });
  const edge = Math.min(x, y, TABLE.width - x, TABLE.depth - y) - TOKEN_RADIUS;
  if (edge < LEAST) return refuse(rule, { edge, least: LEAST });
  for (const other of s.objectives) {
    const away = Math.round(Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2)) - 2 * TOKEN_RADIUS;
    if (away < LEAST) return refuse(rule, { token: other.id, distance: away, least: LEAST });
  }
  return null;
}

function* places(s: BattleState, seat: string): Iterable<Pose> {
  for (let y = LEAST + TOKEN_RADIUS; y < TABLE.depth; y += inches(1.2)) {
    for (let x = LEAST + TOKEN_RADIUS; x < TABLE.width; x += inches(1.2)) {
      const pose = { x, y, facing: 0 };
      if (tokenProblem(s, seat, pose) === null) yield pose;
    }
  }
}

export const newToken = procedure<{ seat: string; id: string }>('new-token')({
  place: {
    ask: 'pose',
    seat: (_, f) => f.seat,
    piece: (_, f) => f.id,
    check: (s, f, _, pose) => tokenProblem(s, f.seat, pose),
    sample: (s, f, _, random) => {
      const all = [...places(s, f.seat)];
      return all[random.below(all.length)] ?? { x: 0, y: 0, facing: 0 };
    },
    suggest: (s, f) => places(s, f.seat),
    then: (t, f, { x, y }) => {
      const token = { id: f.id, x, y, card: null, claimedBy: null, carriedBy: null };
      t.state.objectives = [...t.state.objectives, token];
      t.emit({ type: 'objective-placed', seat: f.seat, objective: f.id, x, y });
    },
  },
});

function destroyToken(t: T, unit: UnitState, action: string): void {
  const { state: s } = t;
  const id = action.slice(PREFIX.length);
  const token = s.objectives.find((one) => one.id === id);
  if (token === undefined) return;
  const owner = ownerOf(s, token);
  const next = Math.max(...s.objectives.map((one) => Number(one.id.slice('objective-'.length)))) + 1;
  s.objectives = s.objectives.filter((one) => one !== token);
  t.emit({ type: 'objective-destroyed', unit: unit.id, objective: id });
  scoreFor(t, unit.seat, 3, 'battle/mode-banners-and-butchery/token-scoring');
  if (commandersUnit(s, unit.seat)?.id === unit.id)
    scoreFor(t, unit.seat, 1, 'battle/mode-banners-and-butchery/commander-token-scoring');
  t.run(newToken, { seat: owner === '' ? opponentOf(s, unit.seat) : owner, id: `objective-${next}` });
}

export const bannersAndButchery: Mode = {
  id: 'banners-and-butchery',
  deployment: ZONE_DEPTH,
  tokens: [
    [12.6, 12.6],
    [35.4, 12.6],
    [12.6, 35.4],
    [35.4, 35.4],
  ],
  objectives: 'covered',
  victoryThroughCombat: false,
  terrain: {
    anywhere: 'battle/mode-banners-and-butchery/terrain',
    without: { kinds: ['palisade'], rule: 'battle/mode-banners-and-butchery/no-impassable-terrain' },
  },
  deployProblem: (s, unit, shape) => {
    for (const enemy of enemyUnits(s, unit.seat)) {
      const away = distance(shape, shapeOf(enemy));
      if (away < inches(1))
        return refuse('battle/mode-banners-and-butchery/deploy-one-inch', {
          enemy: enemy.id,
          distance: away,
        });
    }
    return null;
  },
  attackActions: destructible,
  act: destroyToken,
  unitDestroyed: (t, unit, how) => {
    const seat = commanderWhoDestroyed(t.state, unit, how);
    if (seat !== null) scoreFor(t, seat, 1, 'battle/mode-banners-and-butchery/commander-kills');
  },
};

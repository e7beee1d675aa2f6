/** Banners & Butchery: armies deploy up to the middle and tear down each other's tokens; kills alone give nothing. */
import { refuse, idOn, type Option, type Pose, type Refusal } from '@maester/kernel';
import { actionOn, tokenOption } from '../options.ts';
import { beginAction } from '../actions/move-unit.ts';
import { distance } from '../geometry/polygon.ts';
import { inches } from '../geometry/measures.ts';
import { controllerOf, TOKEN_RADIUS } from '../objectives/objectives.ts';
import { procedure } from '../rules.ts';
import type { BattleState, Objective, UnitState } from '../state.ts';
import { nearestEdge, zoneBounds } from '../set-up/deployment-zones.ts';
import { BATTLEFIELD } from '../geometry/battlefield.ts';
import { areFriends, isOut, playerOf, sideOf } from '../sides/sides.ts';
import { commandersUnit, enemyUnits, mustUnit, shapeOf } from '../units/units.ts';
import type { Mode } from './mode.ts';
import { commanderWhoDestroyed, scoreFor } from './objective-modes.ts';

const ZONE_DEPTH = 24;
const LEAST = inches(6);
const destroyOption = (token: string): Option => actionOn('destroy', tokenOption(token));

/** The seat in whose Deployment Zone the token lies, or whose edge is nearest to it. */
function ownerOf(s: BattleState, token: Objective): string {
  const edge = nearestEdge(s, token);
  return s.players.find((player) => player.edge === edge)?.seat ?? '';
}

function destructible(s: BattleState, unit: UnitState): Option[] {
  if (s.round < 2) return [];
  return s.objectives
    .filter((token) => !areFriends(s, ownerOf(s, token), unit.seat) && controllerOf(s, token)?.id === unit.id)
    .map(({ id }) => destroyOption(id));
}

function tokenProblem(s: BattleState, seat: string, { x, y }: Pose): Refusal | null {
  const rule = 'battle/mode-banners-and-butchery/new-token';
  const { west, east, south, north } = zoneBounds(s, playerOf(s, seat).edge ?? 0);
  const inZone = Math.min(x - west, east - x, y - south, north - y);
  if (inZone < TOKEN_RADIUS) return refuse(rule, { seat });
  const edge = Math.min(x, y, BATTLEFIELD.width - x, BATTLEFIELD.depth - y) - TOKEN_RADIUS;
  if (edge < LEAST) return refuse(rule, { edge, least: LEAST });
  for (const other of s.objectives) {
    const away = Math.round(Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2)) - 2 * TOKEN_RADIUS;
    if (away < LEAST) return refuse(rule, { token: other.id, distance: away, least: LEAST });
  }
  return null;
}

function* places(s: BattleState, seat: string): Iterable<Pose> {
  for (let y = LEAST + TOKEN_RADIUS; y < BATTLEFIELD.depth; y += inches(1.2)) {
    for (let x = LEAST + TOKEN_RADIUS; x < BATTLEFIELD.width; x += inches(1.2)) {
      const pose = { x, y, facing: 0 };
      if (tokenProblem(s, seat, pose) === null) yield pose;
    }
  }
}

const newToken = procedure<{ seat: string; id: string }>('new-token')({
  place: {
    ask: 'pose',
    seat: (s, f) => {
      for (const _ of places(s, f.seat)) return f.seat;
      return null; // a zone without room gets no token
    },
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

const destroyToken = procedure<{ unit: string; token: string }>('destroy-token')({
  'dangerous-ground': (t, f) => beginAction(t, f.unit),
  destroy: (t, f) => {
    const { state: s } = t;
    const { id, seat } = mustUnit(s, f.unit);
    const token = s.objectives.find((one) => one.id === f.token);
    if (token === undefined || controllerOf(s, token)?.id !== id) return;
    const owner = ownerOf(s, token);
    const next = Math.max(...s.objectives.map((one) => Number(one.id.slice('objective-'.length)))) + 1;
    s.objectives = s.objectives.filter((one) => one !== token);
    t.emit({ type: 'objective-destroyed', unit: id, objective: f.token });
    scoreFor(t, seat, 3, 'battle/mode-banners-and-butchery/token-scoring');
    if (commandersUnit(s, seat)?.id === id)
      scoreFor(t, seat, 1, 'battle/mode-banners-and-butchery/commander-token-scoring');
    // battle/free-for-all/elimination
    if (!isOut(s, sideOf(s, owner))) t.run(newToken, { seat: owner, id: `objective-${next}` });
  },
});

export const bannersAndButchery: Mode = {
  id: 'banners-and-butchery',
  procedures: [newToken, destroyToken],
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
  act: (t, unit, on) => {
    const token = t.state.objectives.find(({ id }) => id === idOn(on, 'objective'));
    if (token !== undefined) t.run(destroyToken, { unit: unit.id, token: token.id });
  },
  unitDestroyed: (t, unit, how) => {
    const seat = commanderWhoDestroyed(t.state, unit, how);
    if (seat !== null) scoreFor(t, seat, 1, 'battle/mode-banners-and-butchery/commander-kills');
  },
};

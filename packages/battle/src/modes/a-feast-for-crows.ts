/** A Feast for Crows: tokens are carried on their own Corpse Piles, and new piles rise where Infantry falls. */
import { refuse, type Pose, type Refusal } from '@maester/kernel';
import { checkOnTable } from '../actions/moves.ts';
import { distance, overhang } from '../geometry/polygon.ts';
import { LONG_RANGE, wholeRange } from '../geometry/range.ts';
import { BATTLEFIELD, tableTop } from '../geometry/battlefield.ts';
import { inches } from '../geometry/measures.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, Objective, UnitState } from '../state.ts';
import { isEngaged } from '../units/engaged.ts';
import { cardOf, mustUnit, shapeOf, unitsInPlay } from '../units/units.ts';
import { keepHandsToLimit } from '../tactics/deck.ts';
import { outline, terrainShape } from '../terrain/terrain.ts';
import {
  carriedToken,
  claimToken,
  claims,
  letGo,
  loseToken,
  losesToken,
  opponentPlaces,
  pileOf,
  placeToken,
  steal,
  tokensTouched,
} from './carried-tokens.ts';
import type { Mode } from './mode.ts';
import { dealObjectiveCards, drawObjectiveCard, whenScored } from './objective-cards.ts';
import { objectivesWorth, scoreObjectives } from './objective-modes.ts';
import type { Attack } from '../attack/frame.ts';

export const LEAVING = 'battle/mode-a-feast-for-crows/leaving-the-pile';
export const ONE_TOKEN = 'battle/mode-a-feast-for-crows/one-token';
const MOST_PILES = 4;
const TOKENS: Mode['tokens'] = [
  [6.6, 24],
  [41.4, 24],
];

export function touchesPile(s: BattleState, unit: UnitState, token: Objective): boolean {
  const pile = s.terrain.find(({ id }) => id === pileOf(token));
  return pile !== undefined && distance(shapeOf(unit), terrainShape(pile)) === 0;
}

/** battle/mode-a-feast-for-crows/leaving-the-pile */
export function dropIfAway(t: T, id: string): void {
  const unit = mustUnit(t.state, id);
  const token = carriedToken(t.state, id);
  if (token === null || unit.pose === null || touchesPile(t.state, unit, token)) return;
  drop(t, unit, token, LEAVING);
}

export function drop(t: T, unit: UnitState, token: Objective, rule: string): void {
  opponentPlaces(t, unit, token.id, 'pile', rule, pileOf(token));
}

function moveEnded(t: T, unit: UnitState): void {
  const { state: s } = t;
  const token = carriedToken(s, unit.id);
  const stays = token !== null && touchesPile(s, unit, token);
  const touched = tokensTouched(s, unit);
  const away = stays ? [] : touched.filter((other) => !touchesPile(s, unit, other));
  const rest = touched.filter((other) => !away.includes(other));
  if (stays) {
    for (const other of rest.toReversed()) drop(t, unit, other, ONE_TOKEN);
    return;
  }
  if (token !== null) letGo(t, token.id);
  // a unit that drops its token here is free to claim another
  claims(t, unit, rest, 'pile', ONE_TOKEN);
  if (token !== null) drop(t, unit, token, LEAVING);
  for (const other of away.toReversed()) drop(t, unit, other, LEAVING);
}

/** Here the action ends, unless the attacker Surges Forth: then that move decides. */
function attackCompleted(t: T, attack: Attack): void {
  const { state: s } = t;
  const stolen = steal(t, attack);
  const surges = attack.killed && !isEngaged(s, mustUnit(s, attack.attacker));
  if (!surges) dropIfAway(t, attack.attacker);
  if (stolen) keepHandsToLimit(t);
}

function piles(s: BattleState): number {
  return s.terrain.filter(({ kind }) => kind === 'corpse-pile').length;
}

const RULE = 'battle/mode-a-feast-for-crows/new-corpse-pile';

function pileProblem(s: BattleState, unit: UnitState, pose: Pose): Refusal | null {
  if (checkOnTable(pose) !== null) return refuse(RULE, { off: 'table' });
  const shape = outline('corpse-pile', pose);
  if (overhang(shape, tableTop(BATTLEFIELD)) > 0) return refuse(RULE, { off: 'table' });
  const furthest = wholeRange(shapeOf(unit), shape);
  if (furthest > LONG_RANGE) return refuse(RULE, { distance: furthest, most: LONG_RANGE });
  for (const other of [...s.terrain.map(terrainShape), ...unitsInPlay(s).map(shapeOf)]) {
    const away = distance(shape, other);
    if (away < inches(1)) return refuse(RULE, { distance: away, least: inches(1) });
  }
  return null;
}

/** A grid of places around a fallen unit, from so many inches outwards. */
export function* placesAround({ pose }: UnitState, from: number): Iterable<Pose> {
  if (pose === null) return;
  for (let ring = from; ring <= 11; ring++) {
    for (let i = -ring; i <= ring; i++) {
      for (let j = -ring; j <= ring; j++) {
        if (Math.max(Math.abs(i), Math.abs(j)) !== ring) continue;
        for (const facing of [0, 9_000]) yield { x: pose.x + inches(i), y: pose.y + inches(j), facing };
      }
    }
  }
}

function* pilePlaces(s: BattleState, unit: UnitState): Iterable<Pose> {
  for (const pose of placesAround(unit, 3)) if (pileProblem(s, unit, pose) === null) yield pose;
}

function hasRoom(s: BattleState, unit: UnitState): boolean {
  for (const _ of pilePlaces(s, unit)) return true;
  return false;
}

/** battle/mode-a-feast-for-crows/new-corpse-pile: placed by the owner of the fallen Infantry, with a new token on it. */
export const newCorpsePile = procedure<{ unit: string; withoutCard?: true }>('new-corpse-pile')({
  place: {
    ask: 'pose',
    seat: (s, f) => {
      const unit = mustUnit(s, f.unit);
      return piles(s) < MOST_PILES && hasRoom(s, unit) ? unit.seat : null;
    },
    piece: () => 'terrain:corpse-pile',
    check: (s, f, _, pose) => pileProblem(s, mustUnit(s, f.unit), pose),
    sample: (s, f, _, random) => {
      const all = [...pilePlaces(s, mustUnit(s, f.unit))];
      return all[random.below(all.length)] ?? { x: 0, y: 0, facing: 0 };
    },
    suggest: (s, f) => pilePlaces(s, mustUnit(s, f.unit)),
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, { x, y, facing }, seat) => {
      const { state: s } = t;
      const id = `objective-${s.objectives.length + 1}`;
      s.terrain = [...s.terrain, { id: pileOf({ id }), kind: 'corpse-pile', pose: { x, y, facing } }];
      t.emit({ type: 'terrain', seat, kind: 'corpse-pile', pose: { x, y, facing } });
      const card = f.withoutCard === true ? null : drawObjectiveCard(t);
      s.objectives = [...s.objectives, { id, x, y, card, claimedBy: null, carriedBy: null }];
      t.emit({ type: 'objective-placed', seat, objective: id, x, y });
    },
  },
});

export const aFeastForCrows: Mode = {
  id: 'a-feast-for-crows',
  procedures: [whenScored, placeToken, claimToken, loseToken, newCorpsePile],
  deployment: 10,
  tokens: TOKENS,
  objectives: 'carried',
  terrain: {
    without: { kinds: ['corpse-pile'], rule: 'battle/mode-a-feast-for-crows/no-chosen-corpse-piles' },
    apartFrom: (piece) => (piece.id.startsWith('pile-') ? 1 : null),
  },
  furnish: (s) => {
    const own = TOKENS.map(([x, y], i) => ({
      id: `pile-${i + 1}`,
      kind: 'corpse-pile' as const,
      pose: { x: inches(x), y: inches(y), facing: 0 },
    }));
    s.terrain = [...s.terrain, ...own];
  },
  prepare: dealObjectiveCards,
  moveEnded,
  actionEnded: (t, unit) => dropIfAway(t, unit.id),
  attackCompleted,
  panicFailed: losesToken,
  unitDestroyed: (t, unit) => {
    losesToken(t, unit);
    if (cardOf(t.state, unit).type === 'infantry') t.run(newCorpsePile, { unit: unit.id });
  },
  worthNow: objectivesWorth('battle/mode-a-feast-for-crows/scoring'),
  scoreRound: (t) => void scoreObjectives(t, 'battle/mode-a-feast-for-crows/scoring'),
};

/** Tokens that units pick up: claimed by touching them, lost in panic and death, stolen in melee, put down by the enemy. */
import { idOn, refuse, type Pose, type Refusal, type Procedure } from '@maester/kernel';
import { actionOn, tokenOption, unitOptions } from '../options.ts';
import { inset, type Polygon } from '../geometry/polygon.ts';
import { partlyOver, rangeToToken } from '../geometry/range.ts';
import { BATTLEFIELD, tableTop } from '../geometry/battlefield.ts';
import { inches } from '../geometry/measures.ts';
import { impassableShapes } from '../actions/moves.ts';
import { changeObjective, disc, TOKEN_RADIUS, touchesToken } from '../objectives/objectives.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, Objective, UnitState } from '../state.ts';
import { sideOf } from '../sides/sides.ts';
import { engagedWith } from '../units/engaged.ts';
import { ranksOf } from '../units/ranks.ts';
import { mustUnit, shapeOf, unitOf, unitsInPlay } from '../units/units.ts';
import { keepHandsToLimit } from '../tactics/deck.ts';
import { terrainShape } from '../terrain/terrain.ts';
import { modeOf } from '../edition/of.ts';
import { opponentOf, opposingSides } from './objective-modes.ts';
import type { Attack } from '../attack/frame.ts';

const NEAR = inches(2);

export function carriedToken(s: BattleState, unit: string): Objective | null {
  return s.objectives.find((objective) => objective.carriedBy === unit) ?? null;
}

function carry(t: T, objective: string, unit: string): void {
  changeObjective(t.state, objective, { carriedBy: unit });
  const token = t.state.objectives.find(({ id }) => id === objective);
  t.emit({ type: 'objective-claimed', unit, objective, card: token?.card ?? null });
  if (token !== undefined) modeOf(t.state).tokenClaimed?.(t, mustUnit(t.state, unit), token);
}

/** Nobody carries it any more. A token may be the one that enlarges a hand (battle/objective/card-5). */
export function letGo(t: T, objective: string): void {
  changeObjective(t.state, objective, { carriedBy: null });
  keepHandsToLimit(t);
}

interface PlaceToken {
  objective: string;
  /** Who places it, and the unit it was lost by. */
  seat: string;
  unit: string;
  /** Within 2" of the unit, maybe not under it, or touching a Corpse Pile. */
  where: 'near' | 'beside' | 'pile';
  pile: string;
  /** The rule by which it is placed. */
  rule: string;
}

function pileShape(s: BattleState, f: PlaceToken): Polygon | null {
  const pile = s.terrain.find(({ id }) => id === f.pile);
  return pile === undefined ? null : terrainShape(pile);
}

function placeProblem(s: BattleState, f: PlaceToken, place: Pose): Refusal | null {
  const token = disc(place);
  if (inset(tableTop(BATTLEFIELD), place) < TOKEN_RADIUS) return refuse(f.rule, { off: 'table' });
  const pile = f.where === 'pile' ? pileShape(s, f) : null;
  if (pile !== null) {
    const away = rangeToToken(pile, token);
    return away === 0 ? null : refuse(f.rule, { distance: away });
  }
  const unit = mustUnit(s, f.unit);
  if (unit.pose !== null) {
    const away = rangeToToken(shapeOf(unit), token);
    if (away > NEAR) return refuse(f.rule, { distance: away, most: NEAR });
  }
  if (impassableShapes(s).some((shape) => partlyOver(shape, token)))
    return refuse(f.rule, { on: 'impassable' });
  const under = unitsInPlay(s).find(
    (other) => (other.id !== f.unit || f.where === 'beside') && partlyOver(shapeOf(other), token),
  );
  return under === undefined ? null : refuse(f.rule, { under: under.id });
}

const STEP = inches(0.3);

/** Places the token may be put, in a grid around the unit or the pile, from the middle out. */
function* places(s: BattleState, f: PlaceToken): Iterable<Pose> {
  const pile = f.where === 'pile' ? s.terrain.find(({ id }) => id === f.pile) : undefined;
  const middle = pile?.pose ?? mustUnit(s, f.unit).pose;
  if (middle === null) return;
  for (let ring = 0; ring <= 22; ring++) {
    for (let i = -ring; i <= ring; i++) {
      for (let j = -ring; j <= ring; j++) {
        if (Math.max(Math.abs(i), Math.abs(j)) !== ring) continue;
        const place = { x: middle.x + i * STEP, y: middle.y + j * STEP, facing: 0 };
        if (placeProblem(s, f, place) === null) yield place;
      }
    }
  }
}

function firstPlace(s: BattleState, f: PlaceToken): Pose | null {
  for (const place of places(s, f)) return place;
  return null;
}

export const placeToken = procedure<PlaceToken>('place-token')({
  place: {
    ask: 'pose',
    seat: (s, f) => (firstPlace(s, f) === null ? null : f.seat),
    piece: (_, f) => f.objective,
    check: (s, f, _, place) => placeProblem(s, f, place),
    sample: (s, f, _, random) => {
      const all = [...places(s, f)];
      return all[random.below(all.length)] ?? { x: 0, y: 0, facing: 0 };
    },
    suggest: places,
    facts: (_, f) => ({ unit: f.unit, rule: f.rule }),
    then: (t, f, place) => {
      putDown(t, f, place);
      return 'end';
    },
  },
  /** With no room anywhere it lies where the unit or the pile is. */
  'no-room': (t, f) => {
    const pile = t.state.terrain.find(({ id }) => id === f.pile)?.pose;
    const { x = 0, y = 0 } = pile ?? mustUnit(t.state, f.unit).pose ?? {};
    putDown(t, f, { x, y });
  },
});

function putDown(t: T, f: PlaceToken, { x, y }: { readonly x: number; readonly y: number }): void {
  changeObjective(t.state, f.objective, { x, y, carriedBy: null });
  t.emit({ type: 'objective-placed', seat: f.seat, objective: f.objective, x, y });
}

/** The opponent of a unit's owner puts a token somewhere. */
export function opponentPlaces(
  t: T,
  unit: UnitState,
  objective: string,
  where: PlaceToken['where'],
  rule: string,
  pile = '',
): void {
  const seat = opponentOf(t.state, unit.seat);
  changeObjective(t.state, objective, { carriedBy: null });
  t.run(placeToken, { objective, seat, unit: unit.id, where, pile, rule });
}

interface Losing {
  /** Enemies that could take the token. */
  readonly near: (s: BattleState, loser: UnitState, token: Objective) => readonly UnitState[];
  /** What becomes of it if none of them does. */
  readonly nobody: (t: T, loser: UnitState, token: Objective) => void;
}

/** A unit loses its token to an enemy without one: of one side, if there are several the next in turn. */
export function losing(id: string, { near, nobody }: Losing): Procedure<{ unit: string }> {
  const takers = (s: BattleState, unit: string): readonly UnitState[] => {
    const loser = unitOf(s, unit);
    const token = carriedToken(s, unit);
    if (loser === null || token === null) return [];
    const free = near(s, loser, token).filter((enemy) => carriedToken(s, enemy.id) === null);
    const ofSides = opposingSides(s, loser.seat).map((side) =>
      free.filter(({ seat }) => sideOf(s, seat) === side),
    );
    return ofSides.find((units) => units.length > 0) ?? [];
  };
  return procedure<{ unit: string }>(id)({
    'enemy-claims': {
      ask: 'option',
      seat: (s, f) => takers(s, f.unit)[0]?.seat ?? null,
      options: (s, f) => unitOptions(takers(s, f.unit)),
      forced: 'is-taken',
      facts: (_, f) => ({ unit: f.unit }),
      then: (t, f, enemy) => {
        const token = carriedToken(t.state, f.unit);
        if (token === null) return 'end';
        carry(t, token.id, enemy);
        keepHandsToLimit(t);
        return 'end';
      },
    },
    'nobody-there': (t, f) => {
      const token = carriedToken(t.state, f.unit);
      if (token === null) return;
      letGo(t, token.id);
      nobody(t, mustUnit(t.state, f.unit), token);
    },
  });
}

/** battle/objective/carry-lost: to an engaged enemy, or else within 2" of the tray. */
export const loseToken = losing('lose-token', {
  near: engagedWith,
  nobody: (t, loser, token) =>
    opponentPlaces(t, loser, token.id, 'near', 'battle/objective/carry-lost-unengaged'),
});

export function losesToken(t: T, unit: UnitState): void {
  if (carriedToken(t.state, unit.id) !== null) t.run(loseToken, { unit: unit.id });
}

/** Tokens on the table that the unit stands on, be it with a corner. */
export function tokensTouched(s: BattleState, unit: UnitState): Objective[] {
  return s.objectives.filter((token) => token.carriedBy === null && touchesToken(unit, token));
}

/** `objective-3` belongs to `pile-3`, where tokens have piles. */
export const pileOf = ({ id }: Pick<Objective, 'id'>): string => id.replace('objective', 'pile');

interface ClaimToken {
  unit: string;
  /** Those it could claim. */
  tokens: string[];
  /** Where the opponent puts the others, and by which rule. */
  where: PlaceToken['where'];
  rule: string;
}

/** battle/objective/carry-claim: of several tokens under its tray its player chooses the one it takes. */
export const claimToken = procedure<ClaimToken>('claim-token')({
  choose: {
    ask: 'option',
    seat: (s, f) => (mustUnit(s, f.unit).pose === null ? null : mustUnit(s, f.unit).seat),
    options: (_, f) => f.tokens.map((id) => actionOn('claim', tokenOption(id))),
    forced: 'is-taken',
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, _, __, on) => {
      const chosen = idOn(on, 'objective') ?? '';
      carry(t, chosen, f.unit);
      keepHandsToLimit(t);
      for (const id of f.tokens.toReversed())
        if (id !== chosen)
          opponentPlaces(
            t,
            mustUnit(t.state, f.unit),
            id,
            f.where,
            f.rule,
            f.where === 'pile' ? pileOf({ id }) : '',
          );
    },
  },
});

/** A unit without a token ends a move on some. */
export function claims(
  t: T,
  unit: UnitState,
  tokens: readonly Objective[],
  where: PlaceToken['where'],
  rule: string,
): void {
  const [only, ...others] = tokens;
  if (only === undefined) return;
  if (others.length === 0) carry(t, only.id, unit.id);
  else t.run(claimToken, { unit: unit.id, tokens: tokens.map(({ id }) => id), where, rule });
}

/** battle/objective/carry-stolen: by the larger unit, after its Melee Attack. Gives back whether it was. */
export function steal(t: T, attack: Attack): boolean {
  const { state: s } = t;
  const attacker = mustUnit(s, attack.attacker);
  const defender = mustUnit(s, attack.defender);
  const token = carriedToken(s, defender.id);
  if (attack.kind !== 'melee' || token === null || attacker.pose === null || defender.destroyed) return false;
  if (carriedToken(s, attacker.id) !== null || ranksOf(s, attacker) <= ranksOf(s, defender)) return false;
  carry(t, token.id, attacker.id);
  return true;
}

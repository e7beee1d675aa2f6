/**
 * What it would mean to stand somewhere: the ground, the tokens, each enemy (how far, in which arc, seen, shot, charged,
 * and the same the other way round), and the sight it would take from others. Everything follows from what lies on the
 * table, so views do. Each part can be asked for alone, as time allows.
 */
import { idOn } from '@maester/kernel';
import { canSee } from '../actions/line-of-sight.ts';
import { chargeOn, type LegalCharge } from '../actions/charge-targets.ts';
import { targetsFrom } from '../actions/ranged.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { arcShares } from '../geometry/arcs.ts';
import { engaged } from '../geometry/contact.ts';
import type { Mil, Pose } from '../geometry/measures.ts';
import { distance } from '../geometry/polygon.ts';
import { obstructions } from '../geometry/movement.ts';
import { entirelyOver } from '../geometry/range.ts';
import type { Side } from '../geometry/tray.ts';
import { disc, touchesToken } from '../objectives/objectives.ts';
import type { BattleState, UnitState } from '../state.ts';
import type { TerrainKeyword, TerrainKind } from '../terrain/kinds.ts';
import { terrainShape } from '../terrain/terrain.ts';
import { abilitiesOf } from '../units/abilities.ts';
import { isEngaged } from '../units/engaged.ts';
import { enemiesOf, friendsOf, mustUnit, shapeOf, trayOf } from '../units/units.ts';

/** The table as it would be with a unit somewhere. */
interface Imagined {
  readonly state: BattleState;
  readonly unit: UnitState;
}

/** Tokens are left as they lie: what becomes of them is a question of its own. */
function imagineAt(s: BattleState, id: string, { x, y, facing }: Pose): Imagined {
  const unit = { ...mustUnit(s, id), pose: { x, y, facing } };
  return { state: { ...s, units: s.units.map((one) => (one.id === id ? unit : one)) }, unit };
}

interface Ground {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly keywords: readonly TerrainKeyword[];
}

/** Terrain it would stand in. */
function groundUnder({ state: s, unit }: Imagined): Ground[] {
  const shape = shapeOf(unit);
  const { terrain } = rulesOf(s);
  return s.terrain
    .filter((piece) => obstructions(shape, [terrainShape(piece)]).length > 0)
    .map(({ id, kind }) => ({ id, kind, keywords: terrain[kind] ?? [] }));
}

/** Objective tokens it would claim there, and those it would leave. */
interface Tokens {
  readonly claims: readonly string[];
  readonly loses: readonly string[];
}

/** What ending a move there would bring (battle/objective/claim, battle/objective/carry-claim). */
function tokensAt({ state: s, unit }: Imagined): Tokens {
  if (modeOf(s).objectives === 'carried') {
    const free = !s.objectives.some(({ carriedBy }) => carriedBy === unit.id);
    const touched = s.objectives.filter((token) => token.carriedBy === null && touchesToken(unit, token));
    return { claims: free ? touched.map(({ id }) => id) : [], loses: [] };
  }
  const shape = shapeOf(unit);
  const touches = modeOf(s).objectives === 'touched';
  const covered = s.objectives.filter((token) =>
    touches ? touchesToken(unit, token) : entirelyOver(shape, disc(token)),
  );
  return {
    claims: covered
      .filter(({ claimedBy }) => (touches ? claimedBy === null : claimedBy !== unit.id))
      .map(({ id }) => id),
    loses: s.objectives
      .filter((token) => token.claimedBy === unit.id && !covered.includes(token))
      .map(({ id }) => id),
  };
}

/** A Charge as it would have to be rolled for. */
export interface ChargeChance {
  readonly side: Side;
  /** The lowest die that reaches. */
  readonly roll: number;
  /** How likely that is, with the re-roll that the unit's own Abilities give. */
  readonly chance: number;
}

/** How likely a Charge is to reach that needs this roll, with so many dice of which the lowest counts. */
export function chargeChanceOf(s: BattleState, charger: UnitState, roll: number, dice = 1): number {
  const reaches = 1 - Math.min(6, Math.max(0, roll - 1)) / 6;
  const misses = 1 - reaches ** dice;
  const again = abilitiesOf(s, charger).some(({ rerolls }) => rerolls?.includes('charge') === true);
  return again ? 1 - misses * misses : 1 - misses;
}

function chargeChance(s: BattleState, charger: UnitState, target: UnitState): ChargeChance | null {
  const charge: LegalCharge | null = chargeOn(s, charger, target);
  if (charge === null) return null;
  return {
    side: charge.side,
    roll: charge.roll,
    chance: chargeChanceOf(s, charger, charge.roll, charge.dice),
  };
}

/** How a unit would stand to an enemy. */
export interface Standing {
  readonly enemy: string;
  readonly distance: Mil;
  readonly engaged: boolean;
  /** The arc of the unit that most of the enemy is in, and the arc of the enemy that most of the unit is in. */
  readonly arc: Side;
  readonly enemyArc: Side;
  readonly sees: boolean;
  readonly seen: boolean;
  /** Whether one could make a Ranged Attack on the other, without a shift. */
  readonly shoots: boolean;
  readonly shot: boolean;
  /** The Charge of one on the other. */
  readonly charges: ChargeChance | null;
  readonly charged: ChargeChance | null;
  /** Whether the enemy still has its activation this round. */
  readonly ready: boolean;
}

function shoots(s: BattleState, unit: UnitState, target: UnitState): boolean {
  if (isEngaged(s, unit)) return false;
  return targetsFrom(s, unit, trayOf(unit).pose).some(({ on }) => idOn(on, 'unit') === target.id);
}

/** How it would stand to one enemy. */
function against({ state: s, unit }: Imagined, enemyId: string): Standing {
  const enemy = mustUnit(s, enemyId);
  const [own, other] = [shapeOf(unit), shapeOf(enemy)];
  return {
    enemy: enemyId,
    distance: distance(own, other),
    engaged: engaged(own, other),
    arc: arcShares(trayOf(unit), other).most[0] ?? 'front',
    enemyArc: arcShares(trayOf(enemy), own).most[0] ?? 'front',
    sees: canSee(s, unit, trayOf(unit), enemy, false),
    seen: canSee(s, enemy, trayOf(enemy), unit, false),
    shoots: shoots(s, unit, enemy),
    shot: shoots(s, enemy, unit),
    charges: chargeChance(s, unit, enemy),
    charged: chargeChance(s, enemy, unit),
    ready: !enemy.activated,
  };
}

/** The enemies there are, by id. */
function enemiesAt({ state: s, unit }: Imagined): string[] {
  return enemiesOf(s, unit).map(({ id }) => id);
}

/** An enemy's sight of a friend that is free now and would not be. */
interface Blocked {
  readonly viewer: string;
  readonly target: string;
}

/** Which of its friends it would hide from this enemy. */
function hides(now: BattleState, { state: s, unit }: Imagined, enemyId: string): Blocked[] {
  const enemy = mustUnit(s, enemyId);
  const tray = trayOf(enemy);
  return friendsOf(s, unit)
    .filter((friend) => canSee(now, enemy, tray, friend, false) && !canSee(s, enemy, tray, friend, false))
    .map(({ id }) => ({ viewer: enemyId, target: id }));
}

/** Everything at once. */
export interface Outlook {
  readonly ground: readonly Ground[];
  readonly tokens: Tokens;
  readonly enemies: readonly Standing[];
  readonly hidden: readonly Blocked[];
}

/** What it would mean to stand there, part by part: the last one given is whole, those before it lack enemies. */
export function* lookFrom(s: BattleState, id: string, pose: Pose): Generator<Outlook, void> {
  const there = imagineAt(s, id, pose);
  const [ground, tokens] = [groundUnder(there), tokensAt(there)];
  const enemies: Standing[] = [];
  const hidden: Blocked[] = [];
  const look = (): Outlook => ({ ground, tokens, enemies: enemies.slice(), hidden: hidden.slice() });
  yield look();
  for (const enemy of enemiesAt(there)) {
    enemies.push(against(there, enemy));
    yield look();
  }
  for (const enemy of enemiesAt(there)) {
    hidden.push(...hides(s, there, enemy));
    yield look();
  }
}

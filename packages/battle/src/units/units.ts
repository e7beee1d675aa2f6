/** Units and NCUs: finding and changing them, and which stand on the battlefield for whom. */
import { bug } from '@maester/kernel';
import type { UnitCard } from '../cards/card.ts';
import { rulesOf } from '../edition/of.ts';
import type { Pose } from '../geometry/measures.ts';
import { type Corners, corners, type FootprintKind, screen, type Tray } from '../geometry/tray.ts';
import { areFriends, playerOf } from '../sides/sides.ts';
import type { BattleState, NcuState, Tokens, UnitState } from '../state.ts';
import { staysOnTable } from './on-table.ts';

export function unitOf(s: BattleState, id: string): UnitState | null {
  for (const unit of s.units) if (unit.id === id) return unit;
  return null;
}

export function mustUnit(s: BattleState, id: string | null): UnitState {
  const unit = id === null ? null : (unitOf(s, id) ?? standIn(s, id));
  if (unit === null) throw bug(`no unit ${id}`);
  return unit;
}

/** The card of an NCU that attacks, where one is asked for (battle/attack/loose). */
export const STAND_IN = 'non-combat-unit';
export const STAND_IN_CARD: UnitCard = {
  name: 'Non-Combat Unit',
  faction: 'neutral',
  type: 'infantry',
  tray: 'small-solo',
  cost: 0,
  speed: 0,
  defense: 6,
  morale: 2,
  wounds: 1,
  attacks: [],
  abilities: [],
};

const NOTHING: readonly never[] = [];

/** An NCU in the place of an attacker: it stands nowhere, and nothing can befall it. */
function standIn(s: BattleState, id: string): UnitState | null {
  const ncu = ncuOf(s, id);
  if (ncu === null) return null;
  return {
    id,
    seat: ncu.seat,
    card: STAND_IN,
    tray: 'small-solo',
    attachments: NOTHING,
    wounds: 0,
    pose: null,
    destroyed: true,
    activated: ncu.activated,
    conditions: NOTHING,
    ordersUsed: null,
    tokens: null,
  };
}

const NO_ORDERS: readonly string[] = [];
const NO_TOKENS: Tokens = {};

export const ordersUsedBy = ({ ordersUsed }: UnitState): readonly string[] => ordersUsed ?? NO_ORDERS;

export const tokensOn = ({ tokens }: UnitState | NcuState): Tokens => tokens ?? NO_TOKENS;

/** With empty lists instead of null: so hashes of old journals have a unit that a frame keeps. */
export const writtenOut = (unit: UnitState): UnitState => ({
  ...unit,
  ordersUsed: ordersUsedBy(unit),
  tokens: tokensOn(unit),
});

function isNone(tokens: Tokens | null): boolean {
  for (const _ in tokens) return false;
  return true;
}

/** The unit as states have it. */
export function withoutNone(unit: UnitState): UnitState {
  const { ordersUsed, tokens } = unit;
  return {
    ...unit,
    ordersUsed: ordersUsed?.length === 0 ? null : ordersUsed,
    tokens: isNone(tokens) ? null : tokens,
  };
}

export function changeUnit(s: BattleState, id: string, change: Partial<UnitState>): UnitState {
  const unit = mustUnit(s, id);
  const whole = { ...unit, ...change };
  const changed = change.tokens === undefined && change.ordersUsed === undefined ? whole : withoutNone(whole);
  const before = s.units;
  s.units = before.with(before.indexOf(unit), changed);
  if (changed.card === unit.card && changed.attachments === unit.attachments) staysOnTable(before, s.units);
  return changed;
}

export function ncuOf(s: BattleState, id: string | null): NcuState | null {
  for (const ncu of s.ncus) if (ncu.id === id) return ncu;
  return null;
}

export function changeNcu(s: BattleState, id: string, change: Partial<NcuState>): void {
  s.ncus = s.ncus.map((ncu) => {
    if (ncu.id !== id) return ncu;
    const changed = { ...ncu, ...change };
    return isNone(changed.tokens) ? { ...changed, tokens: null } : changed;
  });
}

export function cardOf(s: BattleState, unit: UnitState): UnitCard {
  const card = rulesOf(s).pieces[unit.card];
  if (card === undefined) throw bug(`no unit card ${unit.card}`);
  return card;
}

/**
 * Something of the game mode's own, such as a Castle Wall. It stands in the list of units so that it can be charged,
 * attacked and activated, but unitsInPlay leaves it out, and so does everything else that speaks of units.
 */
export function isFixture({ tray }: { readonly tray: FootprintKind }): boolean {
  return tray === 'castle-wall';
}

export function isDeployed(unit: UnitState): boolean {
  return unit.pose !== null && !unit.destroyed && !isFixture(unit);
}

export function unitsInPlay(s: BattleState): UnitState[] {
  return s.units.filter(isDeployed);
}

export function trayOf(unit: UnitState): Tray {
  if (unit.pose === null) throw bug(`${unit.id} is not on the table`);
  return { kind: unit.tray, pose: unit.pose };
}

/** Poses are replaced, never changed, and a unit keeps its own while it stays: what follows is worked out once. */
function perPlace(work: (tray: Tray) => Corners): (unit: UnitState) => Corners {
  const known = new WeakMap<Pose, { readonly kind: FootprintKind; readonly shape: Corners }>();
  return (unit) => {
    const { pose, tray: kind } = unit;
    if (pose === null) throw bug(`${unit.id} is not on the table`);
    let place = known.get(pose);
    if (place?.kind !== kind) known.set(pose, (place = { kind, shape: work({ kind, pose }) }));
    return place.shape;
  };
}

export const shapeOf = perPlace(corners);

export const screenOf = perPlace(screen);

export function friendsOf(s: BattleState, unit: UnitState): UnitState[] {
  return s.units.filter(
    (other) => isDeployed(other) && other.id !== unit.id && areFriends(s, other.seat, unit.seat),
  );
}

export function enemiesOf(s: BattleState, unit: UnitState): UnitState[] {
  return enemyUnits(s, unit.seat);
}

export function enemyUnits(s: BattleState, seat: string): UnitState[] {
  return s.units.filter((unit) => isDeployed(unit) && !areFriends(s, unit.seat, seat));
}

export function friendlyUnits(s: BattleState, seat: string): UnitState[] {
  return s.units.filter((unit) => isDeployed(unit) && areFriends(s, unit.seat, seat));
}

/** The unit that the Commander of this seat is in now, if he lives. */
export function commandersUnit(s: BattleState, seat: string): UnitState | null {
  const { commander } = playerOf(s, seat);
  return (
    unitsInPlay(s).find(
      (unit) => unit.seat === seat && (unit.card === commander || unit.attachments.includes(commander)),
    ) ?? null
  );
}

export function isCommandedBy(s: BattleState, unit: UnitState, seat: string): boolean {
  return commandersUnit(s, seat)?.id === unit.id;
}

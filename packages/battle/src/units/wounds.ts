/** Wounds: models leave from the last rank, attachments last; a unit without Wounds is destroyed. And healing. */
import { lift } from '../tactics/influence.ts';
import { giveUpTokens } from '../objectives/objectives.ts';
import { happens } from '../timing/window.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesWith } from './abilities.ts';
import { attachmentsFall, fallWithUnit } from './attachments.ts';
import { fullWounds, modelsOf, ranksOf } from './ranks.ts';
import { cardOf, changeUnit, isFixture, mustUnit, unitOf, unitsInPlay, writtenOut } from './units.ts';
import { keepHandsToLimit } from '../tactics/deck.ts';
import { creditedSides, eliminateIfEmpty, score } from '../victory/victory.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { fallsWith } from '../set-up/new-units.ts';

export interface SufferWounds {
  unit: string;
  wounds: number;
  /** Whose effect it is, and which unit's, for Victory Points; null if nobody's. */
  seat: string | null;
  by: string | null;
  /** Ranks whose loss has still to be told of, and all that it destroyed. */
  ranksLost: number;
  lost: number;
  /** That unit as it was when it dealt the last Wound: it may be gone before the tray is. */
  killer?: UnitState;
}

export function wound(t: T, unit: string, wounds: number, seat: string | null, by: string | null): void {
  if (!isFixture(mustUnit(t.state, unit)))
    t.run(sufferWounds, { unit, wounds, seat, by, ranksLost: 0, lost: 0 });
}

export const sufferWounds = procedure<SufferWounds>('wounds')({
  'remove-models': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.destroyed || unit.wounds === 0 || f.wounds <= 0) return 'over';
    const before = ranksOf(t.state, unit);
    const lost = Math.min(unit.wounds, f.wounds);
    const wounded = { ...unit, wounds: unit.wounds - lost };
    // the last of them falls with the unit, which may yet be saved
    const alive = unit.attachments.slice(0, Math.max(1, modelsOf(t.state, wounded)));
    const fallen = unit.attachments.slice(alive.length);
    changeUnit(t.state, unit.id, { wounds: wounded.wounds, attachments: alive });
    attachmentsFall(t, unit, fallen, f.seat);
    t.emit({ type: 'wounds', unit: unit.id, wounds: lost, left: wounded.wounds });
    f.ranksLost = before - ranksOf(t.state, wounded);
    f.lost = f.ranksLost;
    const killer = wounded.wounds === 0 ? unitOf(t.state, f.by ?? '') : null;
    if (killer !== null) f.killer = writtenOut(killer);
    return 'ranks-destroyed';
  },
  'ranks-destroyed': (t, f) => {
    if (f.ranksLost === 0) return 'destroyed';
    f.ranksLost -= 1;
    happens(t, 'rank-destroyed', f.unit, f.by);
    keepHandsToLimit(t);
    return 'ranks-destroyed';
  },
  destroyed: (t, f) => {
    if (mustUnit(t.state, f.unit).wounds > 0) return 'over';
    happens(t, 'would-be-destroyed', f.unit, f.by);
    return 'really-destroyed';
  },
  'really-destroyed': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.wounds > 0 || unit.destroyed) {
      eliminate(t);
      return 'over';
    }
    happens(t, 'unit-destroyed', f.unit, f.by);
    return 'before-the-tray-goes';
  },
  'before-the-tray-goes': (t, f) => {
    const { seat, by, killer = null } = f;
    modeOf(t.state).unitDestroyed?.(t, mustUnit(t.state, f.unit), { seat, by, killer });
  },
  'attachments-fall': (t, f) => fallWithUnit(t, mustUnit(t.state, f.unit), f.seat),
  'remove-tray': (t, f) => {
    const { state: s } = t;
    const unit = mustUnit(s, f.unit);
    t.emit({ type: 'destroyed', unit: unit.id });
    fallsWith(t, unit.id);
    changeUnit(s, unit.id, { destroyed: true, pose: null, attachments: [], conditions: [] });
    giveUpTokens(s, unit.id);
    lift(t, (effect) => effect.on === unit.id);
    scoreDestroyed(t, unit, f.seat);
    keepHandsToLimit(t);
    eliminate(t);
  },
  /** Gives back how many ranks were destroyed. */
  over: (t, f) => t.returns(f.lost),
});

/** A dying unit may take the last enemy with it: who is eliminated shows when no tray without Wounds is left. */
function eliminate(t: T): void {
  if (unitsInPlay(t.state).every(({ wounds }) => wounds > 0)) eliminateIfEmpty(t);
}

/** battle/victory/through-combat: to the opponents, whoever's effect it was that destroyed the unit. */
function scoreDestroyed(t: T, unit: UnitState, seat: string | null): void {
  const { state: s } = t;
  if (modeOf(s).victoryThroughCombat === false || givesNoPoints(s, unit)) return;
  for (const side of creditedSides(s, unit, seat)) score(t, side, 1, 'battle/victory/through-combat');
}

/** battle/victory/no-points */
function givesNoPoints(s: BattleState, unit: UnitState): boolean {
  const { abilities, rules } = rulesOf(s);
  // battle/victory/through-combat
  if (!rules.freeUnitsScore && cardOf(s, unit).cost === 0) return true;
  return cardOf(s, unit).abilities.some((name) => abilities[name]?.noVictoryPoints === true);
}

/** Models come back to the front; never more than the unit began with. */
export function restore(t: T, id: string, wounds: number): number {
  const unit = mustUnit(t.state, id);
  if (unit.destroyed || unit.wounds === 0 || cannotRestore(t.state, unit)) return 0;
  const restored = Math.min(wounds, fullWounds(t.state, unit) - unit.wounds);
  if (restored > 0) {
    changeUnit(t.state, id, { wounds: unit.wounds + restored });
    t.emit({ type: 'restored', unit: id, wounds: restored });
    keepHandsToLimit(t);
    happens(t, 'wounds-restored', id, null, { wounds: restored });
  }
  return restored;
}

/** battle/wound/models-removed: nothing is suffered and no ranks are destroyed; the last model stays. */
export function removeModels(t: T, id: string, models: number): void {
  const unit = mustUnit(t.state, id);
  const each = cardOf(t.state, unit).wounds;
  const gone = Math.min(models, modelsOf(t.state, unit) - 1);
  if (unit.destroyed || gone <= 0) return;
  const left = modelsOf(t.state, unit) - gone;
  changeUnit(t.state, id, { wounds: left * each, attachments: unit.attachments.slice(0, left) });
  attachmentsFall(t, unit, unit.attachments.slice(left), null);
  t.emit({ type: 'models-removed', unit: id, models: gone, left: left * each });
}

/** battle/wound/cannot-restore */
function cannotRestore(s: BattleState, unit: UnitState): boolean {
  return abilitiesWith(s, unit, 'cannotRestore').some((ability) => ability.cannotRestore?.(s, unit) === true);
}

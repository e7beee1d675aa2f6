// What is being measured at a desk: which tools are on, and what the tape lies between. Anyone may, at any time: nothing
// here changes the battle.

import { tapeBetween, tapeToPoint, type BattleState, type Tape } from '@maester/battle/engine';
import { corners, trayOf, unitOf, type Point } from '@maester/battle/field';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Desk, ThingKey } from '../desk.ts';
import { holdAt } from '../pose/hold.ts';

export const TOOLS = ['tape', 'ranges', 'arcs', 'sight', 'charge'] as const;
export type Tool = (typeof TOOLS)[number];

/** One end of the tape: a unit, from its nearest edge, or a point. */
export type End =
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'point'; readonly at: Point };

export class Measuring {
  readonly open: Signal<boolean> = signal(false);
  readonly tools: Signal<ReadonlySet<Tool>> = signal(new Set<Tool>(['tape', 'sight']));
  /** The battle with the unit in hand where it would stand. */
  readonly view: ReadonlySignal<BattleState | null>;
  /** The unit that was picked to measure from. */
  readonly picked: Signal<string | null> = signal(null);
  /** The unit that is measured from: that one, or else the one looked at, pointed at, or in hand. */
  readonly unit: ReadonlySignal<string | null>;
  readonly from: Signal<End | null> = signal(null);
  readonly to: Signal<End | null> = signal(null);
  readonly tape: ReadonlySignal<Tape | null>;

  constructor(desk: Desk) {
    const held = computed(() => {
      const hold = holdAt(desk).value;
      return hold?.posing.motion.piece.kind === 'unit' ? { id: hold.posing.motion.piece.id, hold } : null;
    });
    this.view = computed(() => {
      const view = desk.view.value;
      if (view === null || held.value === null) return view;
      const { id, hold } = held.value;
      const { pose } = hold.told.value;
      return { ...view, units: view.units.map((unit) => (unit.id === id ? { ...unit, pose } : unit)) };
    });
    this.unit = computed(
      () =>
        this.picked.value ??
        unitIn(desk.inspected.value) ??
        unitIn(desk.hovered.value) ??
        held.value?.id ??
        null,
    );
    this.tape = computed(() => {
      const view = this.view.value;
      const [from, to] = [this.from.value, this.to.value];
      return view === null || from === null || to === null ? null : tapeOf(view, from, to);
    });
  }

  has(tool: Tool): boolean {
    return this.open.value && this.tools.value.has(tool);
  }

  toggle(tool: Tool): void {
    const tools = new Set(this.tools.value);
    if (!tools.delete(tool)) tools.add(tool);
    this.tools.value = tools;
    if (tool === 'tape') [this.from.value, this.to.value] = [null, null];
  }

  close(): void {
    this.open.value = false;
    this.clear();
  }

  clear(): void {
    this.picked.value = null;
    this.from.value = null;
    this.to.value = null;
  }
}

export function unitIn(key: ThingKey | null): string | null {
  return key?.startsWith('unit:') === true ? key.slice('unit:'.length) : null;
}

/** Between two ends; null if a unit is not on the table. */
function tapeOf(view: BattleState, from: End, to: End): Tape | null {
  if (from.kind === 'point' && to.kind === 'point') return tapeBetween([from.at], [to.at]);
  if (from.kind === 'unit' && to.kind === 'unit') {
    const [a, b] = [unitOf(view, from.unit), unitOf(view, to.unit)];
    if (a === null || b === null || a.pose === null || b.pose === null) return null;
    return tapeBetween(corners(trayOf(a)), corners(trayOf(b)));
  }
  if (from.kind === 'point') {
    const back = tapeOf(view, to, from);
    return back === null ? null : { from: back.to, to: back.from, length: back.length };
  }
  const unit = unitOf(view, from.unit);
  if (unit === null || unit.pose === null || to.kind !== 'point') return null;
  return tapeToPoint(unit, to.at);
}

const desks = new WeakMap<Desk, Measuring>();

export function measuringAt(desk: Desk): Measuring {
  let measuring = desks.get(desk);
  if (measuring === undefined) {
    measuring = new Measuring(desk);
    desks.set(desk, measuring);
  }
  return measuring;
}

// What every control is given, and how a choice is picked, confirmed and sent.

import { useSignal } from '@preact/signals';
import { idOn, type Decision, type Json, type Option, type Refusal } from '@maester/kernel';
import type { ThronesState } from '@maester/thrones';
import type { AreaId, HouseId } from '@maester/thrones/tables';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { isTaken } from '../../../frame/keyboard.ts';
import type { PlayScene } from '../../../frame/scene.ts';

export interface Asked {
  readonly decision: Decision;
  readonly view: ThronesState;
  readonly house: HouseId;
  readonly play: PlayScene;
  /** A choice is on its way. */
  readonly busy: boolean;
  /** What the computer would choose, once it was asked. */
  readonly hint: Json | undefined;
  /** Asks it. */
  readonly askHint: () => Promise<Json | undefined>;
  readonly check: (choice: Json) => Refusal | null;
  /** Whether the table took it. */
  readonly send: (choice: Json) => Promise<boolean>;
}

export interface ControlProps {
  readonly asked: Asked;
}

export function optionsOf(decision: Decision): readonly Option[] {
  return decision.kind === 'option' ? decision.options : [];
}

/** What is offered under this id. */
export function offered(decision: Decision, choice: string | null): Option | null {
  return optionsOf(decision).find(({ id }) => id === choice) ?? null;
}

/** The first area an option is about. */
export function areaOn({ on }: Option): AreaId | null {
  return idOn(on, 'area') as AreaId | null;
}

/** A fact of the decision that is a text; empty if there is none. */
export function fact(decision: Decision, name: string): string {
  const value = decision.facts[name];
  return typeof value === 'string' ? value : '';
}

export interface Picking {
  readonly picked: string | null;
  /** Picks it, or sends it at once if nothing is to be confirmed; `again` sends what was picked before. */
  readonly pick: (choice: string, again?: boolean) => void;
  /** Picked on the map: a second, later click on the same area confirms it. */
  readonly pickArea: (area: AreaId) => void;
  readonly clear: () => void;
}

/** Long enough that a double click is not taken for a second thought. */
const SECOND_THOUGHT = 400;

/** One option to pick; `direct` for choices that go on to another and can be taken back. */
export function usePicking(asked: Asked, direct: (choice: string) => boolean = () => false): Picking {
  const picked = useSignal<string | null>(null);
  const since = useRef(0);
  const pick = (choice: string, again = false): void => {
    if (asked.busy) return;
    const refusal = asked.check(choice);
    asked.play.explain(refusal);
    if (refusal !== null) return;
    if (direct(choice) || !settings.value.confirm || (again && picked.value === choice))
      void asked.send(choice);
    else {
      picked.value = choice;
      since.current = Date.now();
    }
  };
  return {
    picked: picked.value,
    pick,
    pickArea: (area) => pick(area, Date.now() - since.current > SECOND_THOUGHT),
    clear: () => void (picked.value = null),
  };
}

/** Enter confirms and Escape clears, wherever the focus is not on something with keys of its own. */
export function useKeys(confirm: (() => void) | null, clear: (() => void) | null): void {
  const latest = useRef({ confirm, clear });
  latest.current = { confirm, clear };
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Enter' && !isTaken(event.target)) latest.current.confirm?.();
      const open = document.querySelector('dialog[open], [role="dialog"]') !== null;
      if (event.key === 'Escape' && !open) latest.current.clear?.();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

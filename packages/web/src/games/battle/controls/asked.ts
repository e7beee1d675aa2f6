// What every control is given, and how a choice is picked, confirmed and sent.

import { useSignal } from '@preact/signals';
import type { BattleState } from '@maester/battle/engine';
import type { Decision, Json, Option, Refusal } from '@maester/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { tell } from '../../../app/words.ts';
import { isTaken } from '../../../frame/keyboard.ts';
import type { PlayScene } from '../../../frame/scene.ts';

export interface Asked<D extends Decision = Decision> {
  readonly decision: D;
  readonly view: BattleState;
  readonly seat: string;
  readonly play: PlayScene;
  /** A choice is on its way. */
  readonly busy: boolean;
  /** What the computer would choose, once it was asked. */
  readonly hint: Json | undefined;
  /** Asks it; nothing where no answer comes in time. */
  readonly askHint: () => Promise<Json | undefined>;
  /** The same for the question itself, unasked: it opens nothing else. */
  readonly advise: () => Promise<Json | undefined>;
  readonly check: (choice: Json) => Refusal | null;
  /** Whether it only leads on to the next question of the same gesture: nothing is sent yet. */
  readonly leadsOn: (choice: Json) => boolean;
  /** Whether the table took it, or it was laid out. */
  readonly send: (choice: Json) => Promise<boolean>;
}

export type OptionDecision = Extract<Decision, { readonly kind: 'option' }>;
export type SeveralDecision = Extract<Decision, { readonly kind: 'several' }>;
export type AmountDecision = Extract<Decision, { readonly kind: 'amount' }>;
export type PoseDecision = Extract<Decision, { readonly kind: 'pose' }>;

/** A fact of the decision that is a text; null if there is none. */
export function fact({ facts }: Decision, name: string): string | null {
  const value = facts[name];
  return typeof value === 'string' ? value : null;
}

export function labelOf({ say: { key, facts } }: Option): string {
  return tell(key, facts);
}

/** Declining, or doing nothing: answers that stand apart from what is offered. */
const ASIDE = new Set([
  'pass',
  'no',
  'none',
  'nothing',
  'forgo',
  'stay',
  'leave-it',
  'no-more',
  'reserve-waits',
  'zone-first',
]);

export const isAside = ({ id, on }: Option): boolean => on.length === 0 && ASIDE.has(id);

export interface Picking {
  readonly picked: string | null;
  /** Picks it, or sends it if nothing is to be confirmed; `again` sends what was picked before. */
  readonly pick: (choice: string, again?: boolean) => void;
  /** Picked on the table: a second, later click on the same confirms it. */
  readonly pickThere: (choice: string) => void;
  /** Lays it out to be confirmed, whatever it is: a hint never sends. */
  readonly lay: (choice: string) => void;
  readonly clear: () => void;
}

/** Long enough that a double click is not taken for a second thought. */
const SECOND_THOUGHT = 400;

export function usePicking(asked: Asked, direct: (choice: string) => boolean = () => false): Picking {
  const picked = useSignal<string | null>(null);
  const since = useRef(0);
  const pick = (choice: string, again = false): void => {
    if (asked.busy) return;
    const refusal = asked.check(choice);
    asked.play.explain(refusal);
    if (refusal !== null) return;
    if (
      direct(choice) ||
      !settings.value.confirm ||
      (again && picked.value === choice) ||
      asked.leadsOn(choice)
    )
      void asked.send(choice);
    else {
      picked.value = choice;
      since.current = Date.now();
    }
  };
  return {
    picked: picked.value,
    pick,
    pickThere: (choice) => pick(choice, Date.now() - since.current > SECOND_THOUGHT),
    lay: (choice) => void (picked.value = choice),
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

// The pieces controls are made of: options as buttons, names that light up the map, a foot to confirm in.

import { useSignal } from '@preact/signals';
import { sameJson, type Json, type Refusal } from '@maester/kernel';
import { UNIT_KINDS, type AreaId, type HouseId, type Units } from '@maester/thrones/tables';
import type { ComponentChildren, VNode } from 'preact';
import { canTell, tell, tellRefusal } from '../../../app/words.ts';
import { say } from '../words.ts';
import { RuleDialog } from '../../../frame/rule-over.tsx';
import { ledgerOf } from '../../../rules/ledger-ids.ts';
import { HintButton } from '../../controls/hint-button.tsx';
import { useDesk } from '../desk.ts';
import { HouseShield } from '../house-shield.tsx';
import { UnitSign } from '../signs.tsx';
import { useKeys, type Asked, type Picking } from './asked.ts';
import { houseIn } from './board-facts.ts';
import '../../controls/foot.css';
import '../../controls/options.css';
import './controls.css';
import './options.css';

/**
 * Lights up areas of the map while the pointer or the focus is on something about them. What comes up under a pointer at
 * rest lights nothing: only a move does.
 */
export function useLight(areas: readonly AreaId[]): {
  onPointerMove: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
} {
  const desk = useDesk();
  const light = (): void => desk.light(areas);
  const dark = (): void => desk.light([]);
  return { onPointerMove: light, onPointerLeave: dark, onFocus: light, onBlur: dark };
}

export function areaName(area: string): string {
  return tell(`name.area.${area}`);
}

export function houseName(house: string): string {
  return tell(`name.house.${house}`);
}

/** A House by shield and name. */
export function HouseTag({ house, size = 20 }: { readonly house: HouseId; readonly size?: number }): VNode {
  return (
    <span class="house-tag">
      <HouseShield house={house} size={size} />
      {houseName(house)}
    </span>
  );
}

/** Pictures that say something, with the words for those who do not see them. */
export function Pictured(props: {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <span class={props.class}>
      <span class="visually-hidden">{props.label}</span>
      <span class="pictures" aria-hidden="true">
        {props.children}
      </span>
    </span>
  );
}

/** Units as a row of signs, said in words. */
export function UnitRow(props: {
  readonly units: Units;
  readonly house: HouseId;
  readonly size?: number;
}): VNode {
  const { units, house, size = 24 } = props;
  const signs = UNIT_KINDS.flatMap((kind) =>
    Array.from({ length: units[kind] }, (_, i) => (
      <UnitSign key={`${kind}${i}`} kind={kind} house={house} size={size} />
    )),
  );
  return (
    <Pictured class="unit-row" label={tell('thrones.controls.units', { units })}>
      {signs}
    </Pictured>
  );
}

/** The rule that stands against it, in words, with the way to its text. */
function Why({ refusal }: { readonly refusal: Refusal }): VNode {
  const reads = useSignal(false);
  return (
    <div class="why">
      <output>{tellRefusal(refusal)}</output>
      {ledgerOf(refusal.rule) !== null && (
        <button type="button" class="link" onClick={() => (reads.value = true)}>
          {say('thrones.controls.why.rule')}
        </button>
      )}
      {reads.value && <RuleDialog rule={refusal.rule} close={() => (reads.value = false)} />}
    </div>
  );
}

export interface OptionLook {
  readonly choice: string;
  readonly label: string;
  readonly detail?: ComponentChildren;
  readonly icon?: VNode | null;
  /** Areas it is about. */
  readonly areas?: readonly AreaId[];
}

/** What an answer in a word leads to, where it needs to be told. */
export function consequence({ decision, view, house }: Asked, option: string): string | undefined {
  const key = `thrones.controls.answer.${decision.ask}.${option}`;
  const { power } = houseIn(view, house);
  return canTell(key) ? tell(key, { power, left: power - 1 }) : undefined;
}

/** One option: unavailable ones say why. */
export function Option(props: {
  readonly asked: Asked;
  readonly picking: Picking;
  readonly look: OptionLook;
  readonly class?: string;
}): VNode {
  const { asked, picking, look } = props;
  const light = useLight(look.areas ?? []);
  const refusal = asked.check(look.choice);
  const hinted = asked.hint === look.choice;
  return (
    <button
      type="button"
      class={`option ${props.class ?? ''}`}
      aria-pressed={picking.picked === look.choice}
      aria-disabled={refusal !== null || asked.busy}
      onClick={(event) => picking.pick(look.choice, event.detail !== 1)}
      {...light}
    >
      {look.icon !== undefined && look.icon !== null && <span class="option-icon">{look.icon}</span>}
      <span class="option-text">
        <span class="option-label">{look.label}</span>
        {refusal !== null && <span class="option-detail">{tellRefusal(refusal)}</span>}
        {refusal === null && look.detail !== undefined && <span class="option-detail">{look.detail}</span>}
      </span>
      {hinted && <Hinted />}
    </button>
  );
}

/** The mark of what the computer would do. */
export function Hinted(): VNode {
  return (
    <span class="hinted" title={say('thrones.controls.hint.mark')}>
      <Pictured label={say('thrones.controls.hint.mark')}>✦</Pictured>
    </span>
  );
}

/**
 * Where a control ends: the hint and the step back, then the choice and its confirmation. `choice` is null while there
 * is nothing to confirm; `why` says what stands against it.
 */
export function Foot(props: {
  readonly asked: Asked;
  readonly choice: Json | null;
  readonly label: string;
  /** The choice gives something away: allowed, but not urged. */
  readonly idle?: boolean;
  readonly onClear?: (() => void) | undefined;
  /** What the hint button does instead of marking an option. */
  readonly onHint?: () => Promise<void>;
  readonly hintLabel?: string;
  /** What is still missing, for a choice that is only not finished yet: said instead of the refusal. */
  readonly unfinished?: string | null;
  readonly children?: ComponentChildren;
}): VNode {
  const { asked, choice, label, onClear, unfinished = null } = props;
  const refusal = choice === null ? null : asked.check(choice);
  const ready = choice !== null && refusal === null && !asked.busy;
  const confirm = (): void => {
    if (ready) void asked.send(choice);
    else if (refusal !== null) asked.play.explain(refusal);
  };
  useKeys(ready ? confirm : null, onClear ?? null);
  return (
    <div class="foot">
      {refusal !== null && unfinished !== null && <p class="note">{unfinished}</p>}
      {refusal !== null && unfinished === null && <Why refusal={refusal} />}
      <div class="foot-row">
        <HintButton
          label={props.hintLabel ?? say('thrones.controls.hint')}
          thinks={say('thrones.controls.hint.thinks')}
          busy={asked.busy}
          ask={props.onHint ?? asked.askHint}
        />
        <TakeBack busy={asked.busy} />
        {props.children}
        <button
          type="button"
          class={props.idle === true ? 'confirm idle' : 'confirm'}
          aria-disabled={!ready}
          aria-keyshortcuts="Enter"
          onClick={confirm}
        >
          {asked.busy ? say('thrones.controls.sending') : label}
          {choice !== null && asked.hint !== undefined && sameJson(asked.hint, choice) && <Hinted />}
        </button>
      </div>
    </div>
  );
}

/** The step back, while it is free. */
export function TakeBack({ busy }: { readonly busy: boolean }): VNode | null {
  const { play, scene } = useDesk();
  if (play === null || (scene.shown.value?.freeUndo ?? 0) === 0) return null;
  return (
    <button
      type="button"
      class="quiet take-back"
      title={say('thrones.controls.undo')}
      disabled={busy}
      onClick={() => void play.undo()}
    >
      <span aria-hidden="true">↶</span> <span class="words">{say('thrones.controls.undo')}</span>
    </button>
  );
}

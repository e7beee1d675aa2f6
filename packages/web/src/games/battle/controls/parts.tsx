// The pieces controls are made of: options as buttons that light up what they are about, a foot to confirm in.

import { useSignal } from '@preact/signals';
import { sameJson, type Json, type Option, type Refusal } from '@maester/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { tell, tellRefusal } from '../../../app/words.ts';
import { RuleDialog } from '../../../frame/rule-over.tsx';
import { ledgerOf } from '../../../rules/ledger-ids.ts';
import { HintButton } from '../../controls/hint-button.tsx';
import { useDesk, useLight } from '../desk.ts';
import { signOf } from '../field/armies.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { advice } from '../stops/advice.ts';
import { say } from '../say.ts';
import { labelOf, useKeys, type Asked, type Picking } from './asked.ts';
import '../../controls/foot.css';
import '../../controls/options.css';
import './controls.css';
import './options.css';

/** An army by banner and name. */
export function SeatTag(props: {
  readonly seat: string;
  readonly size?: number;
  /** The banner alone. */
  readonly bare?: boolean;
}): VNode | null {
  const { seat, size = 20, bare = false } = props;
  const view = useDesk().view.value;
  if (view === null) return null;
  return (
    <span class="seat-tag">
      <ArmyShield sign={signOf(view, seat)} size={size} />
      {!bare && tell(`name.seat.${seat}`)}
    </span>
  );
}

/** The rule that stands against it, in words, with the way to its text. */
export function Why({ refusal }: { readonly refusal: Refusal }): VNode {
  const reads = useSignal(false);
  return (
    <div class="why">
      <output>{tellRefusal(refusal)}</output>
      {ledgerOf(refusal.rule) !== null && (
        <button type="button" class="link" onClick={() => (reads.value = true)}>
          {say('battle.controls.rule')}
        </button>
      )}
      {reads.value && <RuleDialog rule={refusal.rule} close={() => (reads.value = false)} />}
    </div>
  );
}

interface OptionProps {
  readonly asked: Asked;
  readonly picking: Picking;
  readonly option: Option;
  readonly label?: ComponentChildren;
  readonly detail?: ComponentChildren;
  readonly icon?: VNode | null;
  readonly class?: string;
}

export function OptionButton({
  asked,
  picking,
  option,
  label,
  detail,
  icon,
  class: look,
}: OptionProps): VNode {
  const light = useLight(option.on);
  return (
    <button
      type="button"
      class={`option ${look ?? ''}`}
      aria-pressed={picking.picked === option.id}
      aria-disabled={asked.busy}
      data-option={option.id}
      onClick={(event) => picking.pick(option.id, event.detail === 0)}
      {...light}
    >
      {icon !== undefined && icon !== null && <span class="option-icon">{icon}</span>}
      <span class="option-text">
        <span class="option-label">{label ?? labelOf(option)}</span>
        {detail !== undefined && detail !== null && <span class="option-detail">{detail}</span>}
      </span>
      {asked.hint === option.id && <Hinted />}
    </button>
  );
}

/** The mark of what the computer would do. */
export function Hinted(): VNode {
  return (
    <span class="hinted" title={say('battle.controls.hinted')}>
      <span class="visually-hidden">{say('battle.controls.hinted')}</span>
      <span aria-hidden="true">✦</span>
    </span>
  );
}

interface FootProps {
  readonly asked: Asked;
  /** Null while there is nothing to confirm. */
  readonly choice: Json | null;
  readonly label: string;
  readonly onClear?: (() => void) | undefined;
  /** What the hint button does besides marking an option. */
  readonly onHint?: (hint: Json) => void;
  /** What is to be seen while one decides, above the buttons. */
  readonly above?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Where a control ends: the hint and the step back, then the confirmation. */
export function Foot({ asked, choice, label, onClear, onHint, above, children }: FootProps): VNode {
  const refusal = choice === null ? null : asked.check(choice);
  const ready = choice !== null && refusal === null && !asked.busy;
  const confirm = (): void => {
    if (ready) void asked.send(choice);
    else if (refusal !== null) asked.play.explain(refusal);
  };
  const lay = async (coming: Promise<Json | undefined>): Promise<void> => {
    const answer = await coming;
    if (answer !== undefined) onHint?.(answer);
  };
  const { stops } = useDesk();
  const isAdvised = advice.value && stops?.attends === true;
  useEffect(() => {
    if (isAdvised) void lay(asked.advise());
  }, [isAdvised]);
  useKeys(ready ? confirm : null, onClear ?? null);
  return (
    <div class="foot">
      {above}
      {refusal !== null && <Why refusal={refusal} />}
      <div class="foot-row">
        <HintButton
          label={say('battle.controls.hint')}
          thinks={say('battle.controls.hint.thinks')}
          busy={asked.busy}
          ask={() => lay(asked.askHint())}
        />
        <TakeBack busy={asked.busy} />
        {children}
        <button
          type="button"
          class="confirm"
          aria-disabled={!ready}
          aria-keyshortcuts="Enter"
          onClick={confirm}
        >
          {asked.busy ? say('battle.controls.sending') : label}
          {choice !== null && asked.hint !== undefined && sameJson(asked.hint, choice) && <Hinted />}
        </button>
      </div>
    </div>
  );
}

/** The step back, while it is free. */
export function TakeBack({ busy }: { readonly busy: boolean }): VNode | null {
  const { play, scene, stops } = useDesk();
  if (play === null || (scene.shown.value?.freeUndo ?? 0) === 0) return null;
  // What is laid out goes back step by step before anything that was sent.
  const { laid = [], isOpened = false } = stops?.stop.value ?? {};
  if (laid.length > 0 || isOpened) return null;
  return (
    <button
      type="button"
      class="quiet take-back"
      title={say('battle.controls.undo')}
      disabled={busy}
      onClick={() => void play.undo()}
    >
      <span aria-hidden="true">↶</span> <span class="words">{say('battle.controls.undo')}</span>
    </button>
  );
}

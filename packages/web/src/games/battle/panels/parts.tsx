// What the panels are made of: sections, armies by shield and name, units that light up on the table, cards to be read.

import { rulesOf, type BattleState } from '@maester/battle/engine';
import {
  fullRanks,
  fullWounds,
  ranksOf,
  speedOf,
  type UnitState,
  ordersUsedBy,
  tokensOn,
} from '@maester/battle/field';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { Dialog } from '../../../frame/dialog.tsx';
import { UnitCard, type UnitNow } from '../cards/unit-card.tsx';
import { useDesk } from '../desk.ts';
import { signOf } from '../field/armies.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import './parts.css';

export function Section(props: {
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}): VNode {
  const heading = useId();
  return (
    <section class="panel-section" aria-labelledby={heading}>
      <h3 id={heading}>{props.title}</h3>
      {props.children}
    </section>
  );
}

/** An army by shield and name. */
export function ArmyLabel({ seat, size = 22 }: { readonly seat: string; readonly size?: number }): VNode {
  const view = useDesk().view.value;
  return (
    <span class="army-label">
      {view !== null && <ArmyShield sign={signOf(view, seat)} size={size} />}
      <span>{tell(`name.seat.${seat}`)}</span>
    </span>
  );
}

/** A button that opens something to be read over the table. */
export function Reading(props: {
  readonly title: string;
  /** What is to be read; `close` closes it. */
  readonly text: (close: () => void) => ComponentChildren;
  readonly class?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}): VNode {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={`to-open ${props.class ?? ''}`}
        aria-label={props.label}
        aria-haspopup="dialog"
        onClick={() => (open.value = true)}
      >
        {props.children}
      </button>
      {open.value && (
        <Dialog title={props.title} close={() => (open.value = false)}>
          <div class="to-read">{props.text(() => (open.value = false))}</div>
        </Dialog>
      )}
    </>
  );
}

/** How a unit stands, for its card. */
function unitNow(view: BattleState, unit: UnitState): UnitNow {
  return {
    wounds: unit.wounds,
    fullWounds: fullWounds(view, unit),
    ranks: ranksOf(view, unit),
    fullRanks: fullRanks(view, unit),
    speed: speedOf(view, unit) / 1000,
    attachments: unit.attachments,
    lasting: view.lasting.filter(({ on }) => on === unit.id).map(({ ability }) => ability),
    ordersUsed: ordersUsedBy(unit),
    tokens: tokensOn(unit),
  };
}

/** The card of a unit on the table, with what is left of it. */
export function CardOfUnit({ view, unit }: { readonly view: BattleState; readonly unit: UnitState }): VNode {
  return (
    <UnitCard
      rules={rulesOf(view)}
      card={unit.card}
      sign={signOf(view, unit.seat)}
      now={unitNow(view, unit)}
    />
  );
}

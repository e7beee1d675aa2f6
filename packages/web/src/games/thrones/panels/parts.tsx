// What the panels are made of: sections, Houses by shield and name, and cards that grow when one looks at them.

import type { AreaId, HouseId } from '@maester/thrones/tables';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useDesk, type Desk } from '../desk.ts';
import { HouseShield } from '../house-shield.tsx';
import './panels.css';
import './parts.css';

export function Section(props: { readonly title: string; readonly children: ComponentChildren }): VNode {
  const heading = useId();
  return (
    <section class="panel-section" aria-labelledby={heading}>
      <h3 id={heading}>{props.title}</h3>
      {props.children}
    </section>
  );
}

/** A House by shield and name; the seat we look from is marked. */
export function HouseLabel({ house }: { readonly house: HouseId }): VNode {
  const own = useDesk().scene.seat === house;
  return (
    <span class={own ? 'house-label own' : 'house-label'}>
      <HouseShield house={house} size={22} />
      <span class="house-name">{tell(`name.house.${house}`)}</span>
      {own && <span class="visually-hidden">({say('thrones.panels.you')})</span>}
    </span>
  );
}

/** Lights up areas of the map while the pointer moves over something about them, or a finger is on it. */
export function lighting(
  desk: Desk,
  areas: readonly AreaId[],
): {
  readonly onPointerMove: () => void;
  readonly onPointerDown: () => void;
  readonly onPointerLeave: () => void;
} {
  const light = (): void => desk.light(areas);
  return { onPointerMove: light, onPointerDown: light, onPointerLeave: () => desk.light([]) };
}

/** A small card that is shown large while the pointer is on it, or after a tap until one turns to something else. */
export function Peek(props: { readonly large: VNode; readonly children: VNode }): VNode {
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open.value) return undefined;
    const close = (): void => void (open.value = false);
    addEventListener('scroll', close, { capture: true, once: true });
    return () => removeEventListener('scroll', close, { capture: true });
  }, [open, open.value]);
  return (
    <>
      <button
        type="button"
        class="peek"
        ref={button}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && (open.value = true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && (open.value = false)}
        onBlur={() => (open.value = false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open.value) return;
          event.stopPropagation();
          open.value = false;
        }}
      >
        {props.children}
      </button>
      {open.value && <Large beside={button.current}>{props.large}</Large>}
    </>
  );
}

const GAP = 10;

function Large(props: { readonly beside: HTMLElement | null; readonly children: VNode }): VNode {
  const { beside } = props;
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = shown.current;
    if (card === null || beside === null) return;
    card.showPopover();
    const { left, top, right, bottom } = beside.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = card;
    const within = (at: number, size: number, room: number): number =>
      Math.max(GAP, Math.min(at, room - size - GAP));
    const sideways = left - width - GAP > 0 ? left - width - GAP : right + GAP;
    const fits = sideways + width + GAP < innerWidth;
    const above = top - height - GAP > 0 ? top - height - GAP : bottom + GAP;
    card.style.left = `${within(fits ? sideways : left, width, innerWidth)}px`;
    card.style.top = `${within(fits ? top - height / 3 : above, height, innerHeight)}px`;
  }, [beside]);
  return (
    <div class="peek-large" popover="manual" ref={shown}>
      {props.children}
    </div>
  );
}

// The dock: where the controls are. On a narrow screen it is a sheet below the board with a handle, to be drawn up,
// down or away by hand, and to be put away by a tap or a key.

import { signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';

/** Lower than this, in pixels, it is put away. */
const LOWEST = 72;
/** A hand that moved less than this only tapped. */
const TAP = 6;

/** How often it was called for. */
const calls = signal(0);

/** Opens it: what was done on the board goes on there. */
export function openDock(): void {
  calls.value += 1;
}

interface DockProps {
  /** What it is, for those who do not see it. */
  readonly name: string;
  readonly title: string;
  /** It opens by itself when this changes. */
  readonly news: unknown;
  readonly children: ComponentChildren;
}

export function Dock({ name, title, news, children }: DockProps): VNode {
  const body = useRef<HTMLDivElement>(null);
  const open = useSignal(true);
  /** In pixels, once it was drawn by hand. */
  const height = useSignal<number | null>(null);
  const drag = useRef<{ readonly from: number; readonly height: number; moved: boolean } | null>(null);

  useEffect(() => {
    open.value = true;
  }, [news]);
  useSignalEffect(() => {
    if (calls.value > 0) open.value = true;
  });

  const start = (event: PointerEvent): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, height: body.current?.offsetHeight ?? 0, moved: false };
  };
  const move = (event: PointerEvent): void => {
    const dragged = drag.current;
    if (dragged === null) return;
    const up = dragged.from - event.clientY;
    if (Math.abs(up) > TAP) dragged.moved = true;
    if (!dragged.moved) return;
    open.value = true;
    height.value = Math.max(0, Math.min(dragged.height + up, innerHeight * 0.75));
  };
  const end = (): void => {
    const low = height.value !== null && height.value < LOWEST;
    if (drag.current?.moved === true && low) {
      open.value = false;
      height.value = null;
    }
  };
  // The click that follows a drag is not meant.
  const toggle = (): void => {
    if (drag.current?.moved !== true) open.value = !open.value;
    drag.current = null;
  };

  return (
    <section class="dock" aria-label={name} data-landmark="" tabIndex={-1}>
      <button
        type="button"
        class="dock-handle"
        aria-expanded={open.value}
        aria-controls="dock-body"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={toggle}
      >
        <span class="grip" />
        <span class="dock-title">{title}</span>
        <span class={open.value ? 'turn' : 'turn up'}>
          <Icon name="down" size={16} />
        </span>
      </button>
      <div
        class="dock-body"
        id="dock-body"
        ref={body}
        hidden={!open.value}
        style={height.value === null ? {} : { height: `${height.value}px`, maxHeight: 'none' }}
      >
        {children}
      </div>
    </section>
  );
}

// The board: the table with everything on it, moved by hand, wheel, fingers or keys. It shows the view and what the
// control at hand marks, and tells that control what was chosen.

import { useComputed, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { levelOf } from '../../board-kit/camera.ts';
import { PanZoom } from '../../board-kit/pan-zoom.ts';
import { openDock } from '../../frame/dock.tsx';
import { BoardTools } from './board-tools.tsx';
import { useDesk, type Desk, type ThingKey } from './desk.ts';
import { GroundBelow, GroundThings, LabelsLayer, MarksLayer, Spoken, UnitsLayer } from './field/layers.tsx';
import { lookAt, spotOf } from './field/follow.ts';
import { CARDS, ON_SHEET } from './field/overlays.ts';
import { UnitGlance } from './panels/unit-glance.tsx';
import { describeThing } from './spoken.ts';
import { say } from './say.ts';
import './board.css';
import './field/field.css';

export function Board(): VNode {
  const desk = useDesk();
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const size = desk.projection.value.size;
  const level = useComputed(() => (desk.hand.value === null ? 0 : levelOf(desk.hand.value.resting.value)));

  useLayoutEffect(() => {
    if (room.current === null || sheet.current === null) return;
    const moving = new PanZoom(room.current, sheet.current, size);
    const stop = moving.start();
    desk.sheet.value = sheet.current;
    desk.hand.value = moving;
    return () => {
      stop();
      desk.hand.value = null;
      desk.sheet.value = null;
    };
  }, [desk, size.width, size.height]);
  useLookingThere(desk);

  const choose = (key: ThingKey): void => {
    const { choosable, onThing } = desk.marks.value;
    if (onThing !== null && choosable?.has(key) === true) {
      openDock();
      onThing(key);
    } else desk.inspected.value = desk.inspected.value === key ? null : key;
  };

  const click = (event: MouseEvent): void => {
    if (desk.hand.value?.dragged !== false || overMap(event)) return;
    const { onGhost, onPoint } = desk.marks.value;
    const ghost = ghostAt(event);
    if (ghost !== null && onGhost !== null) {
      openDock();
      return onGhost(ghost);
    }
    const key = thingAt(event.clientX, event.clientY);
    // A place is wanted: terrain and tokens are places like any other.
    if (key !== null && (onPoint === null || key.startsWith('unit:'))) return choose(key);
    const at = desk.pointAt(event.clientX, event.clientY);
    if (onPoint !== null && at !== null) onPoint(at);
    else desk.inspected.value = null;
  };

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && desk.inspected.value !== null) {
      desk.inspected.value = null;
      event.stopPropagation();
      return;
    }
    if (event.target !== room.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const { hand } = desk;
    if (event.key === 'Tab') return;
    const step = STEPS[event.key];
    if (step !== undefined) walk(desk, step);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (desk.hovered.value !== null) choose(desk.hovered.value);
    } else if (event.key === '+' || event.key === '=') hand.value?.zoom(1.5);
    else if (event.key === '-') hand.value?.zoom(1 / 1.5);
    else if (event.key === '0') hand.value?.showWhole();
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and clicks
    <div
      ref={room}
      class="board"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table is one stop, arrows move within it
      tabIndex={0}
      role="application"
      aria-label={say('battle.field.name')}
      aria-describedby="battle-help"
      onClick={click}
      onKeyDown={press}
      onBlur={() => (desk.hovered.value = null)}
      onPointerMove={(event) => {
        if (event.pointerType === 'touch') return;
        const key = event.buttons === 0 && !overMap(event) ? thingAt(event.clientX, event.clientY) : null;
        if (key !== desk.hovered.peek()) desk.hovered.value = key;
      }}
      onPointerLeave={() => (desk.hovered.value = null)}
    >
      <div ref={sheet} class="sheet" style={{ width: `${size.width}px`, height: `${size.height}px` }}>
        <GroundBelow />
        <GroundThings />
        <UnitsLayer />
        <MarksLayer />
        <LabelsLayer level={level} />
        {ON_SHEET.map((Piece, i) => (
          <Piece key={i} />
        ))}
      </div>
      <BoardTools />
      {CARDS.map((Card, i) => (
        <Card key={i} />
      ))}
      <UnitGlance />
      <Spoken />
      <Heard desk={desk} />
    </div>
  );
}

/** What the keyboard is at, for those who hear it. */
function Heard({ desk }: { readonly desk: Desk }): VNode {
  const [view, key] = [desk.view.value, desk.hovered.value];
  return (
    <p class="board-unseen" aria-live="polite">
      {view === null || key === null ? '' : describeThing(view, key)}
    </p>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  n: 1,
  p: -1,
};

/** Goes from thing to thing: those that can be chosen, or else all units. */
function walk(desk: Desk, step: 1 | -1): void {
  const view = desk.view.peek();
  if (view === null) return;
  const { choosable } = desk.marks.peek();
  const units = view.units.flatMap(({ id, pose, destroyed }): ThingKey[] =>
    pose === null || destroyed ? [] : [`unit:${id}`],
  );
  const stops = choosable === null || choosable.size === 0 ? units : [...choosable];
  const here = desk.hovered.peek();
  const at = here === null ? (step === 1 ? -1 : 0) : stops.indexOf(here);
  const next = stops[(at + step + stops.length) % Math.max(1, stops.length)];
  if (next === undefined) return;
  desk.hovered.value = next;
  const place = spotOf(view, desk.projection.peek(), next);
  if (place !== null) desk.hand.peek()?.reveal([place.x, place.y]);
}

/** What a question is about is brought into sight, and so is what a lesson speaks of. */
function useLookingThere(desk: Desk): void {
  const looked = useRef('');
  useSignalEffect(() => {
    const { choosable, about, ghosts } = desk.marks.value;
    const [hand, view] = [desk.hand.value, desk.view.peek()];
    const things = [...(choosable ?? []), ...about];
    const key = `${desk.scene.shown.peek()?.version ?? 0} ${things.join()} ${ghosts.length}`;
    // The controls for the question may leave less room than there was.
    const size = hand?.size.value;
    if (hand === null || view === null || things.length + ghosts.length === 0 || size === undefined) return;
    if (looked.current === `${key} ${size.width} ${size.height}`) return;
    looked.current = `${key} ${size.width} ${size.height}`;
    lookAt(hand, view, desk.projection.peek(), things, ghosts);
  });
  useSignalEffect(() => {
    const [hand, view] = [desk.hand.value, desk.view.peek()];
    if (hand !== null && view !== null) lookAt(hand, view, desk.projection.peek(), desk.taught.value, []);
  });
}

function overMap(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('.over-map') !== null;
}

function thingAt(x: number, y: number): ThingKey | null {
  const found = document.elementFromPoint(x, y)?.closest<SVGElement>('.board [data-thing]');
  return (found?.dataset['thing'] ?? null) as ThingKey | null;
}

function ghostAt(event: MouseEvent): string | null {
  const found = event.target instanceof Element ? event.target.closest<SVGElement>('[data-ghost]') : null;
  return found?.dataset['ghost'] ?? null;
}

// The board: the map of Westeros with everything on it, moved by hand, wheel, fingers or keys. It shows the view and
// what the control at hand marks, and tells that control which area was chosen.

import { useComputed, useSignal, useSignalEffect, type Signal } from '@preact/signals';
import type { ThronesEvent } from '@maester/thrones';
import { AREAS, type AreaId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { recall, remember } from '../../app/storage.ts';
import { tell } from '../../app/words.ts';
import { say } from './words.ts';
import { openDock } from '../../frame/dock.tsx';
import { AreaCard } from './area-card.tsx';
import { areaTowards, type Heading } from './area-graph.ts';
import { describeArea } from './area-words.ts';
import { ArrowsLayer, CursorLayer, homeOf, MarksLayer, PiecesLayer, PrintedMap } from './board-layers.tsx';
import { BoardTools } from './board-tools.tsx';
import { lazy } from '../../app/lazy.tsx';
import { levelOf } from '../../board-kit/camera.ts';
import { useDesk, type Desk } from './desk.ts';
import { receiveDrops } from '../../board-kit/drag.ts';
import { lookAt } from './follow.ts';
import { MAP_AREAS, MAP_SIZE } from './map-shapes.ts';
import { ordersShown } from './orders-shown.ts';
import { PanZoom } from '../../board-kit/pan-zoom.ts';
import { sceneIn } from './stage/flights.ts';
import './map.css';
import './board.css';

const FOLLOW = 'maester.map-follows';

/** Nobody waits for these. */
const NotesLayer = lazy(
  async () => (await import('./notes-layer.tsx')).NotesLayer,
  () => null,
);
const NotesBar = lazy(
  async () => (await import('./notes-layer.tsx')).NotesBar,
  () => null,
);
const Sides = lazy(
  async () => (await import('./sides.tsx')).Sides,
  () => null,
);
const AroundArea = lazy(
  async () => (await import('./around.tsx')).AroundArea,
  () => null,
);
const FlightsLayer = lazy(
  async () => (await import('./stage/flights-layer.tsx')).FlightsLayer,
  () => null,
);

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function Board(): VNode {
  const desk = useDesk();
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const hand = useSignal<PanZoom | null>(null);
  const hovered = useSignal<AreaId | null>(null);
  const focused = useSignal<AreaId | null>(null);
  const byKeys = useSignal(false);
  const level = useComputed(() => (hand.value === null ? 0 : levelOf(hand.value.resting.value)));
  const follow = useFollowing(desk, hand);

  useLayoutEffect(() => {
    if (room.current === null || sheet.current === null) return;
    const moving = new PanZoom(room.current, sheet.current, MAP_SIZE, true);
    const home = homeOf(desk.scene.seat);
    if (home !== null) moving.middle = MAP_AREAS[home].centre[1];
    const stop = moving.start();
    hand.value = moving;
    return stop;
  }, [desk, hand]);

  useEffect(
    () =>
      receiveDrops({
        over: (x, y) => (hovered.value = areaAtPoint(x, y)),
        away: () => (hovered.value = null),
        drop(x, y, carried) {
          const area = areaAtPoint(x, y);
          if (area !== null) desk.marks.value.onDrop?.(area, carried);
        },
      }),
    [desk, hovered],
  );

  // A look is over when something else is asked.
  const askedAt = useRef<number | null>(null);
  useSignalEffect(() => {
    const shown = desk.scene.shown.value;
    if (shown === null || shown.decision === null || shown.version === askedAt.current) return;
    if (askedAt.current !== null) desk.inspected.value = null;
    askedAt.current = shown.version;
  });

  const close = (): void => {
    desk.inspected.value = null;
    if (byKeys.value) room.current?.focus();
  };
  const inspect = (area: AreaId, keys: boolean): void => {
    byKeys.value = keys;
    desk.inspected.value = desk.inspected.value === area ? null : area;
  };
  const choose = (area: AreaId, keys: boolean): void => {
    if (desk.notebook?.open.value === true) return desk.notebook.touch(area);
    const { choosable, onArea } = desk.marks.value;
    if (onArea !== null && (choosable === null || choosable.has(area))) {
      openDock();
      desk.inspected.value = null;
      return onArea(area);
    }
    // A look is free: why it cannot be chosen is on its card.
    inspect(area, keys);
  };
  const goTo = (area: AreaId): void => {
    focused.value = area;
    hand.value?.reveal(MAP_AREAS[area].centre);
  };

  const lastClick = useRef({ at: 0, area: null as AreaId | null });
  const click = (event: MouseEvent): void => {
    if (hand.value === null || hand.value.dragged || overMap(event)) return;
    focused.value = null;
    const area = areaNear(event, desk.marks.value.choosable);
    if (area === null) return;
    const asked = desk.marks.value.onArea !== null;
    const twice = lastClick.current.area === area && event.timeStamp - lastClick.current.at < 350;
    lastClick.current = { at: event.timeStamp, area };
    if (twice && !asked) {
      desk.inspected.value = null;
      hand.value.zoom(1.8, event);
    } else choose(area, false);
  };

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && desk.inspected.value !== null) {
      close();
      event.stopPropagation();
      return;
    }
    if (event.target !== room.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = focused.value ?? desk.inspected.value ?? homeOf(desk.scene.seat) ?? 'kings-landing';
    const heading = HEADINGS[event.key];
    if (heading !== undefined) goTo(focused.value === null ? here : areaTowards(here, heading));
    else if (event.key === 'Enter' || event.key === ' ') choose(here, true);
    else if (event.key === 'i' || event.key === 'I') inspect(here, true);
    else if (event.key === 'n' || event.key === 'N') goTo(nextOf(desk.marks.value.choosable, here));
    else if (event.key === '+' || event.key === '=') hand.value?.zoom(1.5);
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map is one stop, arrows move within it
      tabIndex={0}
      role="application"
      aria-label={say('thrones.board.map')}
      aria-describedby="board-help"
      data-level={level.value}
      onClick={click}
      onKeyDown={press}
      onFocus={() => {
        if (room.current?.matches(':focus-visible') === true)
          focused.value ??= nextOf(desk.marks.value.choosable, homeOf(desk.scene.seat) ?? 'kings-landing');
      }}
      onBlur={() => (focused.value = null)}
      onPointerMove={(event) => {
        // A hand that drags the map points at nothing.
        if (event.pointerType !== 'touch') hovered.value = event.buttons === 0 ? areaOf(event) : null;
      }}
      onPointerLeave={() => (hovered.value = null)}
    >
      <div ref={sheet} class="sheet">
        <PrintedMap />
        <MarksLayer />
        <CursorLayer hovered={hovered} focused={focused} />
        <ArrowsLayer level={level} />
        <PiecesLayer level={level} />
        <FlightsLayer level={level} />
        {desk.notebook !== null && <NotesLayer notebook={desk.notebook} level={level} />}
      </div>
      <NameTag hovered={hovered} room={room} />
      <Sides hand={hand} />
      <BoardTools hand={hand.value} follow={follow} notebook={desk.notebook} />
      {desk.notebook !== null && <NotesBar notebook={desk.notebook} />}
      <Inspected hand={hand} byKeys={byKeys} onClose={close} />
      <p id="board-help" class="board-unseen">
        {say('thrones.board.help')}
      </p>
      <Spoken focused={focused} />
    </div>
  );
}

/** The map goes where something is asked, as long as the player likes that. */
function useFollowing(desk: Desk, hand: Signal<PanZoom | null>): Signal<boolean> {
  const follow = useSignal(recall(FOLLOW, true));
  const answered = useRef(-1);
  useSignalEffect(() => void remember(FOLLOW, follow.value));
  useSignalEffect(() => {
    const { choosable, chosen } = desk.marks.value;
    const areas = [...(choosable ?? []), ...chosen];
    if (hand.value === null || !follow.value || areas.length === 0) return;
    const version = desk.scene.shown.peek()?.version ?? 0;
    // The controls for the question may leave less room than there was.
    void hand.value.size.value;
    const fresh = answered.current !== version;
    const home = areas.filter((area) => area === homeOf(desk.scene.seat));
    lookAt(hand.value, areas, chosen.size > 0 ? [...chosen] : fresh ? home : [], fresh);
    answered.current = version;
  });
  // A battle of others, or a raid on us, comes into view.
  const told = useRef<number | null>(desk.scene.shown.peek()?.version ?? null);
  useSignalEffect(() => {
    const shown = desk.scene.shown.value;
    if (shown === null || shown.version === told.current) return;
    const goesOn = told.current !== null && shown.version > told.current;
    told.current = shown.version;
    const moving = hand.peek();
    if (!goesOn || moving === null || !follow.peek() || settings.peek().pace === 'instant') return;
    const areas = sceneIn(
      shown.news.map(({ event }) => event as ThronesEvent),
      desk.scene.seat,
    );
    if (areas.length > 0) lookAt(moving, areas, areas.slice(1), true);
  });
  useSignalEffect(() => {
    const areas = [...desk.taught.value];
    if (hand.value === null || !follow.value || areas.length === 0) return;
    void hand.value.size.value;
    lookAt(hand.value, areas, areas, true);
  });
  return follow;
}

/** The name of the area under the pointer. */
function NameTag(props: {
  readonly hovered: Signal<AreaId | null>;
  readonly room: { readonly current: HTMLElement | null };
}): VNode | null {
  const tag = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const room = props.room.current;
    const move = (event: PointerEvent): void => {
      if (room === null || tag.current === null) return;
      const { left, top, width } = room.getBoundingClientRect();
      const x = Math.min(width - 90, Math.max(90, event.clientX - left));
      tag.current.style.transform = `translate(${x}px, ${event.clientY - top}px)`;
    };
    room?.addEventListener('pointermove', move);
    return () => room?.removeEventListener('pointermove', move);
  }, [props.room]);
  const { view } = useDesk();
  const area = props.hovered.value;
  return (
    <div ref={tag} class="name-tag" aria-hidden="true">
      {area !== null && (
        <div class="name-tag-words">
          {tell(`name.area.${area}`)}
          {view.value !== null && <AroundArea view={view.value} id={area} />}
        </div>
      )}
    </div>
  );
}

interface InspectedProps {
  readonly hand: Signal<PanZoom | null>;
  readonly byKeys: Signal<boolean>;
  readonly onClose: () => void;
}

function Inspected({ hand, byKeys, onClose }: InspectedProps): VNode | null {
  const { inspected, view, marks } = useDesk();
  const id = inspected.value;
  const side = useMemo(() => (id === null ? '' : sideFor(id, hand.value)), [id, hand.value]);
  if (id === null || view.value === null) return null;
  return (
    <AreaCard
      view={view.value}
      id={id}
      order={ordersShown(view.value, marks.value.orders).get(id) ?? null}
      focus={byKeys.value}
      whyNot={marks.value.whyNot?.(id) ?? null}
      Around={AroundArea}
      side={side}
      onClose={onClose}
    />
  );
}

/** The card lies where its area is not. */
function sideFor(id: AreaId, hand: PanZoom | null): string {
  if (hand === null) return '';
  const { left, top, width, height } = hand.seen;
  const [x, y] = MAP_AREAS[id].centre;
  return `${x < left + width / 2 ? 'to-right' : ''} ${y > top + height / 2 ? 'to-top' : ''}`;
}

/** The area the keyboard is at, for those who hear it. */
function Spoken({ focused }: { readonly focused: Signal<AreaId | null> }): VNode {
  const { view, marks } = useDesk();
  const [area, now] = [focused.value, view.value];
  const { choosable, chosen, orders } = marks.value;
  const standing = (id: AreaId) =>
    chosen.has(id) ? 'chosen' : choosable === null ? null : choosable.has(id) ? 'choosable' : 'not-choosable';
  return (
    <p class="board-unseen" aria-live="polite">
      {area !== null &&
        now !== null &&
        describeArea(now, area, ordersShown(now, orders).get(area) ?? null, standing(area))}
    </p>
  );
}

function overMap(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('.over-map') !== null;
}

/** The area at a point of the screen, if any. */
function areaAtPoint(x: number, y: number): AreaId | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('.board [data-area]');
  const id = found?.dataset['area'];
  return id !== undefined && Object.hasOwn(AREAS, id) ? (id as AreaId) : null;
}

function areaOf(event: PointerEvent): AreaId | null {
  return overMap(event) ? null : areaAtPoint(event.clientX, event.clientY);
}

/** The area under the pointer; a finger may miss one that can be chosen by a little. */
function areaNear(event: MouseEvent, choosable: ReadonlySet<AreaId> | null): AreaId | null {
  const { clientX: x, clientY: y } = event;
  const hit = areaAtPoint(x, y);
  const byMouse = !('pointerType' in event) || event.pointerType === 'mouse';
  if (byMouse || choosable === null || (hit !== null && choosable.has(hit))) return hit;
  for (const far of [9, 18]) {
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn * Math.PI) / 4;
      const near = areaAtPoint(x + far * Math.cos(angle), y + far * Math.sin(angle));
      if (near !== null && choosable.has(near)) return near;
    }
  }
  return hit;
}

/** The next area that can be chosen, going around. */
function nextOf(choosable: ReadonlySet<AreaId> | null, here: AreaId): AreaId {
  const areas = [...(choosable ?? [])];
  return areas[(areas.indexOf(here) + 1) % Math.max(1, areas.length)] ?? here;
}

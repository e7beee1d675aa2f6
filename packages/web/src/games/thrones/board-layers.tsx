// The layers of the board, each drawn again only for what it shows: the printed map, the marks on it, the pieces.

import { useComputed, useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { ThronesEvent } from '@maester/thrones';
import { AREAS, controller, type AreaId, type HouseId } from '@maester/thrones/tables';
import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { tell } from '../../app/words.ts';
import { arrowOf, meetingPoint } from './arrows.ts';
import { ArrowOver, PrintAgain, Outlines } from './board-marks.tsx';
import { useDesk } from './desk.ts';
import { isReveal } from './events.ts';
import { drawMap } from './map.ts';
import { MAP_SIZE } from './map-shapes.ts';
import { CombatMarker, Pieces } from './pieces.tsx';

export function Layer({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <svg class={`layer ${name}`} viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The map as it is printed, its lands tinted for who holds them. */
export function PrintedMap(): VNode {
  const { view } = useDesk();
  const ground = useRef<HTMLDivElement>(null);
  const drawing = useComputed(() => drawMap((id) => tell(`name.area.${id}`)));
  useSignalEffect(() => {
    const now = view.value;
    // Once the map is drawn anew its lands have lost their tint.
    const there = drawing.value.length > 0;
    if (now === null || !there || ground.current === null) return;
    for (const land of ground.current.querySelectorAll<SVGElement>('.lands [data-area]')) {
      const holder = controller(now, land.dataset['area'] as AreaId);
      if (holder === null) delete land.dataset['holder'];
      else if (land.dataset['holder'] !== holder) land.dataset['holder'] = holder;
    }
  });
  return <div ref={ground} class="printed-map" dangerouslySetInnerHTML={{ __html: drawing.value }} />;
}

/** What can be chosen, what is chosen, what a sentence elsewhere speaks of. */
export function MarksLayer(): VNode | null {
  const { marks, lit, taught } = useDesk();
  const { choosable, chosen } = marks.value;
  return (
    <>
      {choosable !== null && (
        <Layer name="choices">
          <Outlines kind="choosable" areas={[...choosable].filter((id) => !chosen.has(id))} />
        </Layer>
      )}
      <Layer name="marked">
        <Outlines kind="chosen" areas={chosen} />
        <Outlines kind="lit" areas={lit.value} />
        <Outlines kind="taught" areas={taught.value} />
        <PrintAgain areas={[...(choosable ?? []), ...chosen, ...lit.value, ...taught.value]} />
      </Layer>
    </>
  );
}

/** The area under the pointer, the one the keyboard is at, the one looked at. */
export function CursorLayer(props: {
  readonly hovered: ReadonlySignal<AreaId | null>;
  readonly focused: ReadonlySignal<AreaId | null>;
}): VNode {
  const { inspected } = useDesk();
  const [hovered, focused] = [props.hovered.value, props.focused.value];
  return (
    <Layer name="cursors">
      {inspected.value !== null && <Outlines kind="inspected" areas={[inspected.value]} />}
      {hovered !== null && <Outlines kind="hovered" areas={[hovered]} />}
      {focused !== null && <Outlines kind="focused" areas={[focused]} />}
      <PrintAgain areas={[inspected.value, hovered, focused].filter((id) => id !== null)} />
    </Layer>
  );
}

/** Milliseconds in which all orders are turned up together. */
const REVEAL = 1500;

/** Whether the orders of the round have just been turned up. */
function useReveal(): ReadonlySignal<boolean> {
  const { scene } = useDesk();
  const revealing = useSignal(false);
  useSignalEffect(() => {
    const news = scene.shown.value?.news ?? [];
    if (!isReveal(news.map(({ event }) => event as ThronesEvent))) return;
    revealing.value = true;
    // What is shown next must not cut it short.
    setTimeout(() => (revealing.value = false), REVEAL);
  });
  return revealing;
}

export function PiecesLayer({ level }: { readonly level: ReadonlySignal<number> }): VNode | null {
  const { view, marks, scene } = useDesk();
  const revealing = useReveal();
  if (view.value === null) return null;
  const { combat } = view.value;
  const { orders, units } = marks.value;
  return (
    <Layer name={revealing.value ? 'on-map revealing' : 'on-map'}>
      <Pieces
        view={view.value}
        drafts={orders}
        ghosts={units}
        level={level.value}
        seat={scene.seat as HouseId | null}
      />
      {combat !== null && (
        <CombatMarker combat={combat} at={meetingPoint(combat.from, combat.area)} level={level.value} />
      )}
    </Layer>
  );
}

/** What the control at hand would do; without one, what was just done. */
export function ArrowsLayer({ level }: { readonly level: ReadonlySignal<number> }): VNode | null {
  const { marks, scene } = useDesk();
  const { arrows } = marks.value;
  if (arrows.length > 0) {
    return (
      <Layer name="arrows">
        {arrows.map((arrow) => (
          <ArrowOver
            key={`${arrow.from} ${arrow.to}`}
            arrow={arrow}
            house={scene.seat as HouseId | null}
            level={level.value}
          />
        ))}
        <PrintAgain areas={arrows.flatMap(({ from, to }) => [from, to])} />
      </Layer>
    );
  }
  const shown = scene.shown.value;
  const news = (shown?.news ?? []).map(({ event }) => arrowOf(event)).filter((arrow) => arrow !== null);
  if (news.length === 0) return null;
  return (
    <Layer key={shown?.version} name="arrows past">
      {news.map((arrow) => (
        <ArrowOver key={`${arrow.from} ${arrow.to}`} arrow={arrow} house={arrow.house} level={level.value} />
      ))}
      <PrintAgain areas={news.flatMap(({ from, to }) => [from, to])} />
    </Layer>
  );
}

/** The area a House starts from in full view: its home. */
export function homeOf(house: string | null): AreaId | null {
  const found = Object.entries(AREAS).find(([, area]) => house !== null && area.homeOf === house);
  return found === undefined ? null : (found[0] as AreaId);
}

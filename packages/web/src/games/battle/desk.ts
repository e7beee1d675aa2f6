// What the parts of the battle screen share: the battle as it is seen, the camera over the table, what the control at
// hand marks there, what a hovered sentence lights up, and the pose that is being laid out. The field draws it; controls
// and panels say what it shall show.

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { BattleState } from '@maester/battle/engine';
import type { FootprintKind, Point, Pose, TerrainKind } from '@maester/battle/field';
import type { Decision, Thing } from '@maester/kernel';
import { createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { PanZoom } from '../../board-kit/pan-zoom.ts';
import type { PlayScene, Scene } from '../../frame/scene.ts';
import { forget, recall, remember } from '../../app/storage.ts';
import { Projection, turnTowards, type Turn } from './field/projection.ts';
import { isWindow, type OptionDecision } from './stops/moments.ts';
import { Stops } from './stops/stops.ts';

/** A thing of the table as one text, to be found in sets: `unit:one-3`. */
export type ThingKey = `${string}:${string}`;

export const keyOf = ({ kind, id }: Thing): ThingKey => `${kind}:${id}`;
export const unitKey = (id: string): ThingKey => `unit:${id}`;

/** What a place is chosen for: a unit on its tray, a piece of terrain, or a token. */
export type Placed =
  | { readonly kind: 'unit'; readonly unit: string; readonly tray: FootprintKind }
  | { readonly kind: 'terrain'; readonly terrain: TerrainKind }
  | { readonly kind: 'token' };

/** A pose that is laid out and not sent yet. */
export interface PoseDraft {
  /** The decision it answers, as text: another one begins anew. */
  readonly decision: string;
  readonly piece: Placed;
  /** Where it stood before, if it stood. */
  readonly from: Pose | null;
  readonly pose: Pose;
}

/** Somewhere that a unit or piece could come to stand: one of several, to be picked. */
export interface Ghost {
  readonly id: string;
  readonly piece: Placed;
  readonly pose: Pose;
  readonly label: string;
  /** Written on it. */
  readonly number?: number;
}

/** An arrow over the table. */
export interface Way {
  readonly from: Point;
  readonly to: Point;
  readonly kind: 'move' | 'charge' | 'attack';
}

/** What the control at hand shows on the table. */
export interface Marks {
  /** Things that can be picked now; null when the table is not asked. */
  readonly choosable: ReadonlySet<ThingKey> | null;
  readonly chosen: ReadonlySet<ThingKey>;
  /** What the question is about, whether it can be picked or not. */
  readonly about: ReadonlySet<ThingKey>;
  readonly ghosts: readonly Ghost[];
  readonly pickedGhost: string | null;
  readonly ways: readonly Way[];
  /** Deployment Zones of these edges are shown. */
  readonly edges: readonly number[];
  readonly onThing: ((key: ThingKey) => void) | null;
  readonly onGhost: ((id: string) => void) | null;
  /** Nothing that can be picked was clicked at this place of the table. */
  readonly onPoint: ((at: Point) => void) | null;
}

const NO_MARKS: Marks = {
  choosable: null,
  chosen: new Set(),
  about: new Set(),
  ghosts: [],
  pickedGhost: null,
  ways: [],
  edges: [],
  onThing: null,
  onGhost: null,
  onPoint: null,
};

const NOTHING: ReadonlySet<ThingKey> = new Set();

export class Desk {
  readonly scene: Scene;
  readonly play: PlayScene | null;
  /** What stops the player and what is answered for them. */
  readonly stops: Stops | null;
  /** The battle, as it stands after what the player has laid out. */
  readonly view: ReadonlySignal<BattleState | null>;
  readonly decision: ReadonlySignal<Decision | null>;
  /** The window in which the player may declare something now. */
  readonly window: ReadonlySignal<OptionDecision | null>;
  readonly marks: Signal<Marks> = signal(NO_MARKS);
  /** Things lit by what the pointer is over elsewhere. */
  readonly lit: Signal<ReadonlySet<ThingKey>> = signal(NOTHING);
  /** Things a lesson speaks of. */
  readonly taught: Signal<ReadonlySet<ThingKey>> = signal(NOTHING);
  /** What the pointer is over on the table. */
  readonly hovered: Signal<ThingKey | null> = signal(null);
  /** The thing looked at: its card is shown. */
  readonly inspected: Signal<ThingKey | null> = signal(null);
  /** The pose being laid out. */
  readonly draft: Signal<PoseDraft | null> = signal(null);
  /** Who moves the table, once it is on the screen. */
  readonly hand: Signal<PanZoom | null> = signal(null);
  /** The element that the camera moves. */
  readonly sheet: Signal<HTMLElement | null> = signal(null);
  /** The edge that the player has turned below; null follows their own. */
  readonly turned: Signal<Turn | null> = signal(null);
  readonly projection: ReadonlySignal<Projection>;

  constructor(scene: Scene, play: PlayScene | null) {
    this.scene = scene;
    this.play = play;
    const memory = { recall, remember, forget };
    const random = { below: (n: number) => Math.floor(Math.random() * n) };
    this.stops = play === null ? null : new Stops(play, { memory, random, now: () => Date.now() });
    const stop = computed(() => this.stops?.stop.value ?? null);
    this.view = computed(() => stop.value?.view ?? ((scene.shown.value?.view ?? null) as BattleState | null));
    this.decision = computed(() => stop.value?.decision ?? null);
    this.window = computed(() => {
      const decision = stop.value?.instead ?? stop.value?.decision ?? null;
      return decision !== null && isWindow(decision) ? decision : null;
    });
    const ownTurn = computed(() => {
      const { value: view } = this.view;
      const seat = scene.seat ?? view?.seats[0];
      return turnTowards(view?.players.find((player) => player.seat === seat)?.edge ?? null);
    });
    const turn = computed(() => this.turned.value ?? ownTurn.value);
    this.projection = computed(() => new Projection(turn.value));
  }

  /** The place of the table under a point of the screen. */
  pointAt(clientX: number, clientY: number): Point | null {
    const sheet = this.sheet.peek();
    if (sheet === null) return null;
    const { left, top, width } = sheet.getBoundingClientRect();
    const projection = this.projection.peek();
    const scale = width / projection.size.width;
    if (scale === 0) return null;
    return projection.point({ x: (clientX - left) / scale, y: (clientY - top) / scale });
  }

  light(things: readonly Thing[]): void {
    this.lit.value = things.length === 0 ? NOTHING : new Set(things.map(keyOf));
  }
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('there is no desk here');
  return desk;
}

/** Shows these marks while the control is there. */
export function useMarks(marks: Partial<Marks>): void {
  const desk = useDesk();
  useEffect(() => {
    desk.marks.value = { ...NO_MARKS, ...marks };
  });
  useEffect(() => () => void (desk.marks.value = NO_MARKS), [desk]);
}

/** Lights up things of the table while the pointer or the focus is on something about them. */
export function useLight(things: readonly Thing[]): {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
} {
  const desk = useDesk();
  const own = useRef<ReadonlySet<ThingKey> | null>(null);
  const light = (): void => {
    desk.light(things);
    own.current = desk.lit.peek();
  };
  const dark = (): void => desk.light([]);
  // What goes away under the pointer is not left by it.
  useEffect(
    () => () => {
      if (desk.lit.peek() === own.current) desk.light([]);
    },
    [desk],
  );
  return { onPointerEnter: light, onPointerLeave: dark, onFocus: light, onBlur: dark };
}

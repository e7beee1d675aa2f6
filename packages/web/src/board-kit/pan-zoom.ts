// The hand that moves a board: drag, wheel, pinch and flights. It turns one transform and nothing else; the board is
// drawn anew, sharp and with names to fit, when it has come to rest. A board that is one drawing can be laid out at the
// size it rests at: then a layer that is only moved is as sharp as the screen, and no step of a zoom paints anything.

import { signal, type ReadonlySignal } from '@preact/signals';
import {
  fit,
  fitWidth,
  marginOf,
  seen,
  wholeOf,
  within,
  zoomAt,
  type Camera,
  type Rect,
  type Size,
} from './camera.ts';

/** Milliseconds without a move after which the map rests. */
const REST = 140;
const FLIGHT = { duration: 450, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };
/** Pixels a pointer may tremble in a click. */
const TREMBLE = 5;
/** Fewer pixels a unit than this cannot be read: then the width is filled instead. */
const LEGIBLE = 0.36;

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What follows by itself when the room changes; nothing once somebody has moved the map. */
type Framing = 'home' | 'whole' | 'width' | 'free';

export class PanZoom {
  readonly #room: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #board: Size;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  readonly #resting = signal<Camera>({ x: 0, y: 0, k: 0.45 });
  #camera: Camera = this.#resting.value;
  #size: Size = { width: 1, height: 1 };
  readonly #roomSize = signal<Size>(this.#size);
  #framing: Framing = 'home';
  #timer = 0;
  #flight: Animation | null = null;
  #dragged = false;
  /** Pixels a unit of the board as the sheet is laid out. */
  #laid = 1;
  readonly #lays: boolean;
  /** The height on the map that is looked at first where the whole does not fit. */
  middle: number;

  /** `board` is how large the whole is, in its own units; `laid` has the sheet laid out at the size it rests at. */
  constructor(room: HTMLElement, sheet: HTMLElement, board: Size, laid = false) {
    this.#lays = laid;
    this.#room = room;
    this.#sheet = sheet;
    this.#board = board;
    this.middle = board.height / 2;
  }

  /** Begins to listen; what it gives back ends it. */
  start(): () => void {
    const ending = new AbortController();
    const { signal: until } = ending;
    const on = this.#room.addEventListener.bind(this.#room);
    on('pointerdown', (event) => this.#press(event), { signal: until });
    on('pointermove', (event) => this.#drag(event), { signal: until });
    on('pointerup', (event) => this.#lift(event), { signal: until });
    on('pointercancel', (event) => this.#lift(event), { signal: until });
    on('wheel', (event) => this.#wheel(event), { signal: until, passive: false });
    const sizes = new ResizeObserver(() => this.#resized());
    sizes.observe(this.#room);
    this.#resized();
    this.#lay();
    return () => {
      ending.abort();
      sizes.disconnect();
      clearTimeout(this.#timer);
    };
  }

  /** The camera when the map came to rest last. */
  get resting(): ReadonlySignal<Camera> {
    return this.#resting;
  }

  /** How large the map may be on the screen. */
  get size(): ReadonlySignal<Size> {
    return this.#roomSize;
  }

  /** Whether the press that ends now was a drag, and therefore no click. */
  get dragged(): boolean {
    return this.#dragged;
  }

  /** The part of the map on the screen. */
  get seen(): Rect {
    return seen(this.#camera, this.#size);
  }

  zoom(factor: number, at?: { readonly clientX: number; readonly clientY: number }): void {
    const { left, top } = this.#room.getBoundingClientRect();
    const x = at === undefined ? this.#size.width / 2 : at.clientX - left;
    const y = at === undefined ? this.#size.height / 2 : at.clientY - top;
    this.#framing = 'free';
    this.#fly(zoomAt(this.#camera, factor, x, y, this.#board, this.#size));
  }

  showWhole(): void {
    this.#framing = 'whole';
    this.#fly(this.#framed());
  }

  showWidth(): void {
    this.#framing = 'width';
    this.middle = this.seen.top + this.seen.height / 2;
    this.#fly(this.#framed());
  }

  /** Flies to a part of the map, not closer than `closest`. */
  show(part: Rect, closest: number): void {
    this.#framing = 'free';
    this.#fly(fit(part, this.#size, marginOf(this.#size), closest));
  }

  /** Moves just so far that a point of the map is on the screen. */
  reveal([x, y]: readonly [number, number]): void {
    const { k } = this.#camera;
    const margin = Math.min(90, this.#size.width / 5, this.#size.height / 5);
    const at = { x: this.#camera.x + k * x, y: this.#camera.y + k * y };
    const dx = Math.max(0, margin - at.x) - Math.max(0, at.x - this.#size.width + margin);
    const dy = Math.max(0, margin - at.y) - Math.max(0, at.y - this.#size.height + margin);
    if (dx === 0 && dy === 0) return;
    this.#fly({ k, x: this.#camera.x + dx, y: this.#camera.y + dy });
  }

  #framed(): Camera {
    const whole = fit(wholeOf(this.#board), this.#size, 0);
    switch (this.#framing) {
      case 'free':
        return this.#camera;
      case 'whole':
        return whole;
      case 'width':
        return fitWidth(this.#board, this.#size, this.middle);
      case 'home':
        return whole.k < LEGIBLE ? fitWidth(this.#board, this.#size, this.middle) : whole;
    }
  }

  #resized(): void {
    const { clientWidth: width, clientHeight: height } = this.#room;
    if (width === 0 || height === 0) return;
    const { x, y, k } = this.#camera;
    // What was in the middle stays there.
    const kept = { k, x: x + (width - this.#size.width) / 2, y: y + (height - this.#size.height) / 2 };
    this.#size = { width, height };
    this.#move(this.#framing === 'free' ? kept : this.#framed());
    this.#roomSize.value = this.#size;
  }

  #move(camera: Camera): void {
    this.#land();
    this.#sheet.classList.add('moving');
    this.#turn(camera);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#rest(), REST);
  }

  #turn(camera: Camera): void {
    this.#camera = within(camera, this.#board, this.#size);
    this.#sheet.style.transform = this.#transform();
  }

  #transform(): string {
    const { x, y, k } = this.#camera;
    return `translate(${x}px, ${y}px) scale(${k / this.#laid})`;
  }

  #rest(): void {
    this.#flight = null;
    this.#sheet.classList.remove('moving');
    this.#lay();
    this.#resting.value = this.#camera;
  }

  #lay(): void {
    const { k } = this.#camera;
    if (!this.#lays || k === this.#laid) return;
    this.#laid = k;
    this.#sheet.style.width = `${this.#board.width * k}px`;
    this.#sheet.style.height = `${this.#board.height * k}px`;
    this.#sheet.style.transform = this.#transform();
  }

  #fly(camera: Camera): void {
    if (prefersStillness()) {
      this.#move(camera);
      return;
    }
    this.#land();
    clearTimeout(this.#timer);
    this.#sheet.classList.add('moving');
    const start = this.#transform();
    this.#turn(camera);
    const flight = this.#sheet.animate([{ transform: start }, { transform: this.#transform() }], FLIGHT);
    this.#flight = flight;
    flight.onfinish = () => this.#rest();
  }

  /** Ends a flight where it is. */
  #land(): void {
    if (this.#flight === null) return;
    const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(this.#sheet).transform);
    this.#flight.onfinish = null;
    this.#flight.cancel();
    this.#flight = null;
    this.#camera = { x, y, k: scale * this.#laid };
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0 || !onMap(event)) return;
    if (this.#pointers.size === 0) this.#dragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #drag(event: PointerEvent): void {
    const last = this.#pointers.get(event.pointerId);
    if (last === undefined) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!this.#dragged && Math.hypot(dx, dy) < TREMBLE) return;
    if (!this.#dragged) {
      this.#room.setPointerCapture(event.pointerId);
      this.#room.classList.add('dragging');
    }
    this.#dragged = true;
    this.#framing = 'free';
    this.#land();
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    const now = { x: event.clientX, y: event.clientY };
    this.#pointers.set(event.pointerId, now);
    const moved = { k: this.#camera.k, x: this.#camera.x + dx, y: this.#camera.y + dy };
    this.#move(other === undefined ? moved : this.#pinched(last, now, other));
  }

  /** Two fingers: what lies under them stays under them. */
  #pinched(last: Point, now: Point, other: Point): Camera {
    const { left, top } = this.#room.getBoundingClientRect();
    const factor = distance(now, other) / Math.max(1, distance(last, other));
    const x = (last.x + other.x) / 2 - left;
    const y = (last.y + other.y) / 2 - top;
    const closer = zoomAt(this.#camera, factor, x, y, this.#board, this.#size);
    return { k: closer.k, x: closer.x + (now.x - last.x) / 2, y: closer.y + (now.y - last.y) / 2 };
  }

  #lift(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) this.#room.classList.remove('dragging');
  }

  #wheel(event: WheelEvent): void {
    if (!onMap(event)) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    // A pinch on a touchpad comes as a wheel with the control key.
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    const { left, top } = this.#room.getBoundingClientRect();
    this.#framing = 'free';
    this.#land();
    this.#move(
      zoomAt(this.#camera, factor, event.clientX - left, event.clientY - top, this.#board, this.#size),
    );
  }
}

type Point = { readonly x: number; readonly y: number };

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Buttons and cards over the map are not the map. */
function onMap(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('.over-map') === null;
}

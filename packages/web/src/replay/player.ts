// Plays a replay by itself: from one thing that happens to the next, at the speed one likes.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { ReplayScene } from './replay-scene.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds a moment is looked at, at usual speed. */
const USUAL = 1000;

export class Player {
  readonly #scene: ReplayScene;
  readonly #playing = signal(false);
  readonly #speed = signal<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scene: ReplayScene) {
    this.#scene = scene;
  }

  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }

  get speed(): ReadonlySignal<Speed> {
    return this.#speed;
  }

  setSpeed(speed: Speed): void {
    this.#speed.value = speed;
  }

  toggle(): void {
    if (this.#playing.value) this.pause();
    else void this.#play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#playing.value = false;
  }

  async #play(): Promise<void> {
    const scene = this.#scene;
    // From the end it begins anew.
    if (scene.version.value >= scene.length) await scene.go(0);
    this.#playing.value = true;
    this.#next();
  }

  #next(): void {
    this.#timer = setTimeout(() => void this.#step(), USUAL / this.#speed.value);
  }

  async #step(): Promise<void> {
    const scene = this.#scene;
    const here = scene.version.value;
    const next = scene.all.find(({ version }) => version > here)?.version ?? scene.length;
    await scene.go(next);
    if (!this.#playing.value) return;
    if (next >= scene.length) this.pause();
    else this.#next();
  }
}

// One's own notes on the map: arrows between areas and a few words at an area. They are saved with the game on this
// device, and nobody else sees them.

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { AREAS, type AreaId } from '@maester/thrones/tables';
import { forget, recall, remember } from '../../app/storage.ts';

export interface Noted {
  readonly arrows: readonly { readonly from: AreaId; readonly to: AreaId }[];
  readonly words: ReadonlyMap<AreaId, string>;
}

export const NOTHING_NOTED: Noted = { arrows: [], words: new Map() };

/** So long may the words at an area be. */
export const MOST_LETTERS = 40;
const MOST_ARROWS = 60;

/** Draws an arrow, or takes away the one that is there. */
export function toggleArrow(noted: Noted, from: AreaId, to: AreaId): Noted {
  const others = noted.arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  const arrows = others.length < noted.arrows.length ? others : [...others, { from, to }];
  return { ...noted, arrows: arrows.slice(-MOST_ARROWS) };
}

export function writeAt(noted: Noted, area: AreaId, text: string): Noted {
  const words = new Map(noted.words);
  const kept = text.trim().slice(0, MOST_LETTERS);
  if (kept === '') words.delete(area);
  else words.set(area, kept);
  return { ...noted, words };
}

const isArea = (id: unknown): id is AreaId => typeof id === 'string' && Object.hasOwn(AREAS, id);

/** What was saved, as far as it can be read. */
export function readNoted(value: unknown): Noted {
  if (typeof value !== 'object' || value === null) return NOTHING_NOTED;
  const { arrows, words } = value as { readonly arrows?: unknown; readonly words?: unknown };
  const pairs = (list: unknown): readonly (readonly [unknown, unknown])[] =>
    Array.isArray(list)
      ? list.flatMap((one: unknown) => (Array.isArray(one) ? [[one[0], one[1]] as const] : []))
      : [];
  return {
    arrows: pairs(arrows).flatMap(([from, to]) => (isArea(from) && isArea(to) ? [{ from, to }] : [])),
    words: new Map(
      pairs(words).flatMap(([area, text]) =>
        isArea(area) && typeof text === 'string' ? [[area, text.slice(0, MOST_LETTERS)] as const] : [],
      ),
    ),
  };
}

export class Notebook {
  readonly #key: string;
  readonly #noted: Signal<Noted>;
  /** Whether the map takes notes now. */
  readonly open = signal(false);
  /** Where the next arrow begins. */
  readonly #from = signal<AreaId | null>(null);
  /** The area at which words are written. */
  readonly #writing = signal<AreaId | null>(null);

  constructor(game: string) {
    this.#key = `maester.notes.${game}`;
    this.#noted = signal(readNoted(recall<unknown>(this.#key, null)));
  }

  get noted(): ReadonlySignal<Noted> {
    return this.#noted;
  }

  get from(): ReadonlySignal<AreaId | null> {
    return this.#from;
  }

  get writing(): ReadonlySignal<AreaId | null> {
    return this.#writing;
  }

  toggle(): void {
    this.open.value = !this.open.value;
    this.#from.value = this.#writing.value = null;
  }

  /** Two areas make an arrow; the same one twice takes words. */
  touch(area: AreaId): void {
    const from = this.#from.value;
    this.#writing.value = null;
    if (from === null) this.#from.value = area;
    else {
      this.#from.value = null;
      if (from === area) this.#writing.value = area;
      else this.#change(toggleArrow(this.#noted.value, from, area));
    }
  }

  write(text: string): void {
    const area = this.#writing.value;
    if (area !== null) this.#change(writeAt(this.#noted.value, area, text));
    this.#writing.value = null;
  }

  clear(): void {
    this.#change(NOTHING_NOTED);
    this.#from.value = this.#writing.value = null;
  }

  /** Where arrows from here lead: marches that were planned. */
  plannedFrom(area: AreaId): readonly AreaId[] {
    return this.#noted.value.arrows.filter(({ from }) => from === area).map(({ to }) => to);
  }

  /** The marches from here are made. */
  done(area: AreaId): void {
    const { arrows, words } = this.#noted.value;
    this.#change({ arrows: arrows.filter(({ from }) => from !== area), words });
  }

  #change(noted: Noted): void {
    this.#noted.value = noted;
    if (noted.arrows.length === 0 && noted.words.size === 0) forget(this.#key);
    else
      remember(this.#key, {
        arrows: noted.arrows.map(({ from, to }) => [from, to]),
        words: [...noted.words],
      });
  }
}

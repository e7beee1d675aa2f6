// What events are about: their sentences, the areas they light up, and the parts of a game they begin.

import type { ThronesEvent } from '@maester/thrones';
import { AREAS, type AreaId } from '@maester/thrones/tables';
import { canTell, tell } from '../../app/words.ts';
import { say } from './words.ts';

const PLACES = ['area', 'target', 'to', 'from', 'because'] as const;

/** An event as a sentence; null for what only the table knows of. */
export function tellEvent(event: unknown, joined: readonly unknown[] = []): string | null {
  const happened = event as ThronesEvent;
  if (happened.type === 'order' && joined.length > 0) {
    const orders = ([happened, ...joined] as Order[]).map(({ area, order }) => [area, order]);
    return say('thrones.panels.orders', { house: happened.house, orders: Object.fromEntries(orders) });
  }
  const key = `event.${happened.type}`;
  return canTell(key) ? tell(key, happened) : null;
}

type Order = ThronesEvent & { readonly type: 'order' };

/** The orders of a House are turned up together. */
export function isOrderWith(earlier: unknown, event: unknown): boolean {
  const [one, other] = [earlier as ThronesEvent, event as ThronesEvent];
  return one.type === 'order' && other.type === 'order' && one.house === other.house;
}

/** All Houses turn up their orders at once; where tokens are too few, a House places its own alone. */
export function isReveal(news: readonly ThronesEvent[]): boolean {
  const houses = news.flatMap((event) => (event.type === 'order' ? [event.house] : []));
  return new Set(houses).size > 1;
}

/** The areas it names, each once. */
export function areasOf(event: unknown): readonly AreaId[] {
  const facts = event as { readonly [name: string]: unknown };
  const named = PLACES.map((place) => facts[place]).filter(
    (value): value is AreaId => typeof value === 'string' && Object.hasOwn(AREAS, value),
  );
  return [...new Set(named)];
}

export function chapterOf(event: unknown): { readonly level: 1 | 2; readonly title: string } | null {
  const happened = event as ThronesEvent;
  switch (happened.type) {
    case 'round':
      return { level: 1, title: say('thrones.panels.chapter.round', happened) };
    case 'attack':
    case 'wildlings':
      return { level: 2, title: say(`thrones.panels.chapter.${happened.type}`, happened) };
    default:
      return null;
  }
}

/** Whether an event is part of the combat or the wildling attack that `opening` began. */
export function belongsTo(opening: unknown, event: unknown): boolean {
  const began = opening as ThronesEvent;
  const happened = event as ThronesEvent;
  switch (happened.type) {
    case 'round':
    case 'phase':
    case 'westeros-card':
    case 'raid':
    case 'raid-nothing':
    case 'march-nothing':
    case 'end':
      return false;
    // The victor moves in; any other march is the next one.
    case 'march':
      return began.type === 'attack' && happened.to === began.area;
    case 'power':
      return !Object.hasOwn(AREAS, happened.because);
    case 'mustered':
    case 'upgraded':
      return began.type === 'wildlings';
    default:
      return true;
  }
}

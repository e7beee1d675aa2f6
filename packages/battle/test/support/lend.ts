/** Cards, abilities and keywords made up for one test. */
import { onTestFinished } from 'vitest';
import { cardsChanged } from '../../src/occasion.ts';

/** Puts an entry into a table of cards until the test is over. */
export function lend<V>(table: { readonly [id: string]: V }, id: string, entry: V): void {
  const before = Object.getOwnPropertyDescriptor(table, id);
  Object.defineProperty(table, id, { value: entry, configurable: true, enumerable: true, writable: true });
  cardsChanged();
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(table, id);
    else Object.defineProperty(table, id, before);
    cardsChanged();
  });
}

// Who made the open tables, by address, so that nobody fills the lists of them. It is never saved: a server knows the makers
// of those that it was asked to make since it started.

import type { TableInfo } from '@maester/table';

/** The latest; the table of a maker who is not known is listed like any other. */
const MOST = 2000;

export class Makers {
  /** By table, the oldest first. */
  readonly #addresses = new Map<string, string>();

  add(table: string, address: string): void {
    this.#addresses.set(table, address);
    for (const oldest of this.#addresses.keys()) {
      if (this.#addresses.size <= MOST) break;
      this.#addresses.delete(oldest);
    }
  }

  get all(): ReadonlyMap<string, string> {
    return this.#addresses;
  }
}

/** Of each maker only so many stand first, in their order; the rest of them follow. */
export function fewOfEachFirst(
  infos: readonly TableInfo[],
  makers: ReadonlyMap<string, string>,
  few: number,
): readonly TableInfo[] {
  const counts = new Map<string, number>();
  const isAmongFew = ({ table }: TableInfo): boolean => {
    const maker = makers.get(table);
    if (maker === undefined) return true;
    const count = (counts.get(maker) ?? 0) + 1;
    counts.set(maker, count);
    return count <= few;
  };
  const { first = [], rest = [] } = Object.groupBy(infos, (info) => (isAmongFew(info) ? 'first' : 'rest'));
  return [...first, ...rest];
}

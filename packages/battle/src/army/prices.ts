/**
 * What the cards of a list cost in it. Where a card may choose what becomes cheaper, it is what costs the player least:
 * battle/army/cheaper.
 */
import type { Faction } from '../cards/factions.ts';
import { isWanted, type Entry } from './entries.ts';

export interface Priced {
  readonly entry: Entry;
  readonly price: number;
}

/** In the order of the entries. */
export function pricesOf(all: readonly Entry[], faction: Faction): readonly Priced[] {
  const prices = new Map(all.map((entry) => [entry, entry.cost]));
  const priceOf = (entry: Entry): number => prices.get(entry) ?? 0;
  const lower = (entry: Entry | undefined, less: number | 'all'): void => {
    if (entry !== undefined) prices.set(entry, less === 'all' ? 0 : Math.max(0, priceOf(entry) - less));
  };
  const unitOf = ({ place }: Entry): Entry | undefined =>
    all.find((other) => other.kind === 'unit' && other.place === place);
  const isAdaptive = (entry: Entry | undefined): boolean =>
    entry?.kind === 'unit' && entry.card.adaptive === true;

  for (const entry of all) {
    const unit = entry.kind === 'attachment' ? unitOf(entry) : undefined;
    if (unit?.kind === 'unit' && unit.card.hostsFree !== undefined)
      if (unit.card.hostsFree === entry.card.character) lower(entry, 'all');
    const { discount } = entry.card;
    if (discount !== undefined && discount.firstOf === undefined && isDue(all, entry, unit))
      lower(entry, discount.less);
  }

  /** The first for whom nothing speaks against it, and less and less. */
  const best = (
    among: readonly Entry[],
    ...reasons: readonly ((entry: Entry) => number)[]
  ): Entry | undefined =>
    among
      .filter((entry) => priceOf(entry) > 0)
      .toSorted((a, b) => reasons.map((reason) => reason(b) - reason(a)).find((by) => by !== 0) ?? 0)[0];
  const firsts = new Map<string, Entry[]>();
  for (const entry of all) {
    const group = entry.card.discount?.firstOf;
    if (group !== undefined && isDue(all, entry, unitOf(entry)))
      firsts.set(group, [...(firsts.get(group) ?? []), entry]);
  }
  const lowerFirsts = (free: boolean): void => {
    for (const group of firsts.values()) {
      const less = group[0]?.card.discount?.less ?? 0;
      if ((less === 'all') === free)
        lower(
          best(group, priceOf, (entry) => (isAdaptive(unitOf(entry)) ? 0 : 1)),
          less,
        );
    }
  };
  lowerFirsts(true);
  for (const unit of all) {
    if (!isAdaptive(unit)) continue;
    const inside = all.filter(({ kind, place }) => kind === 'attachment' && place === unit.place);
    // what the extra attachment points cannot pay for, then what nothing else makes cheaper
    const foreign = ({ card }: Entry): number => (card.faction === faction ? 0 : 1);
    const alone = ({ card }: Entry): number => (card.discount?.firstOf === undefined ? 1 : 0);
    lower(best(inside, foreign, alone, priceOf), 1);
  }
  lowerFirsts(false);
  for (const { card } of all) {
    const { cheapens } = card;
    if (cheapens !== undefined)
      lower(
        best(
          all.filter(({ id }) => cheapens.cards.includes(id)),
          priceOf,
        ),
        cheapens.less,
      );
  }
  return all.map((entry) => ({ entry, price: priceOf(entry) }));
}

/** Whether the conditions of its own discount hold. */
function isDue(all: readonly Entry[], { card }: Entry, unit: Entry | undefined): boolean {
  const { with: wanted, in: host } = card.discount ?? {};
  return (
    (wanted === undefined || all.some((other) => isWanted(other, wanted))) &&
    (host === undefined || unit?.id === host)
  );
}

// The fifteen Order tokens of a House: ten regular ones and five special ones marked with a star
// (rulebook p. 12, 13 and 22). Tokens that are alike share one id and a count.

export const ORDER_TYPES = ['march', 'defense', 'support', 'raid', 'consolidate'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const ORDER_IDS = [
  'march-minus-1',
  'march-0',
  'march-plus-1',
  'defense-1',
  'defense-2',
  'support-0',
  'support-1',
  'raid',
  'raid-star',
  'consolidate',
  'consolidate-star',
] as const;
export type OrderId = (typeof ORDER_IDS)[number];

export interface Order {
  readonly name: string;
  readonly type: OrderType;
  /** What the token adds to combat strength. */
  readonly modifier: number;
  /** A special order: its use is limited by the stars of the King's Court track. */
  readonly star: boolean;
  /** How many of these tokens a House owns. */
  readonly count: number;
}

// oxfmt-ignore
export const ORDERS: Readonly<Record<OrderId, Order>> = {
  'march-minus-1':    { name: 'March −1',                  type: 'march',       modifier: -1, star: false, count: 1 },
  'march-0':          { name: 'March +0',                  type: 'march',       modifier:  0, star: false, count: 1 },
  'march-plus-1':     { name: 'March +1',                  type: 'march',       modifier:  1, star: true,  count: 1 },
  'defense-1':        { name: 'Defense +1',                type: 'defense',     modifier:  1, star: false, count: 2 },
  'defense-2':        { name: 'Defense +2',                type: 'defense',     modifier:  2, star: true,  count: 1 },
  'support-0':        { name: 'Support',                   type: 'support',     modifier:  0, star: false, count: 2 },
  'support-1':        { name: 'Support +1',                type: 'support',     modifier:  1, star: true,  count: 1 },
  raid:               { name: 'Raid',                      type: 'raid',        modifier:  0, star: false, count: 2 },
  'raid-star':        { name: 'Special Raid',              type: 'raid',        modifier:  0, star: true,  count: 1 },
  consolidate:        { name: 'Consolidate Power',         type: 'consolidate', modifier:  0, star: false, count: 2 },
  'consolidate-star': { name: 'Special Consolidate Power', type: 'consolidate', modifier:  0, star: true,  count: 1 },
};

const TOKENS: ReadonlyMap<OrderId, Order> = new Map(ORDER_IDS.map((id) => [id, ORDERS[id]]));

/** The same as `ORDERS[id]`, for rules that are asked all the time: a Map finds a name faster than an object does. */
export function orderToken(id: OrderId): Order {
  return TOKENS.get(id) ?? ORDERS[id];
}

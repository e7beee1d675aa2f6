import type { ThronesEvent } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { announced, type Announced } from '../../../../src/games/thrones/panels/announced.ts';
import { randomGames } from '../support.ts';

const bids: ThronesEvent = { type: 'bids', for: 'wildlings', bids: { stark: 1, greyjoy: 4, tyrell: 0 } };
const held: ThronesEvent = { type: 'wildlings', strength: 4, watch: 5, won: 'watch' };

describe('what is announced', () => {
  it('opens bids side by side, the highest first, with what became of the Wall', () => {
    expect(announced([bids, held], [])).toEqual([
      {
        kind: 'bids',
        for: 'wildlings',
        bids: [
          { house: 'greyjoy', bid: 4 },
          { house: 'stark', bid: 1 },
          { house: 'tyrell', bid: 0 },
        ],
        attack: held,
      },
    ]);
  });

  it('remembers how an attack ended when its card is turned up later', () => {
    expect(announced([{ type: 'wildling-card', card: 'crow-killers' }], [bids, held])).toEqual([
      { kind: 'wildling-card', card: 'crow-killers', won: 'watch' },
    ]);
  });

  it('is said once when all orders are turned up, but not of a House that places its own in turn', () => {
    const order = { type: 'order', order: 'march-0', house: 'stark', area: 'winterfell' } as const;
    const other = { ...order, house: 'tyrell', area: 'highgarden' } as const;
    expect(announced([order, { ...order, area: 'karhold' }, other], [])).toEqual([{ kind: 'orders' }]);
    expect(announced([order, { ...order, area: 'karhold' }], [])).toEqual([]);
  });

  it('is nothing for a march', () => {
    expect(announced([{ type: 'raid-nothing', house: 'stark', area: 'winterfell' }], [])).toEqual([]);
  });

  it('comes in every kind in games played at random', () => {
    const before: ThronesEvent[] = [];
    const kinds = new Set<string>();
    const undecided: Announced[] = [];
    for (const { news } of randomGames(20)) {
      for (const one of announced(news, before)) {
        kinds.add(one.kind);
        if (one.kind === 'wildling-card' && one.won === undefined) undecided.push(one);
        if (one.kind === 'bids' && (one.attack === null) === (one.for === 'wildlings')) undecided.push(one);
      }
      before.push(...news);
    }
    expect(undecided).toEqual([]);
    expect([...kinds].toSorted()).toEqual(['bids', 'combat', 'orders', 'westeros', 'wildling-card']);
  });
});

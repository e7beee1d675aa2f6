import type { Json } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { reasonsFor } from '../../src/thrones/hand/reasons.ts';
import type { Sequel } from '../../src/thrones/hand/worlds.ts';

/** Footmen of these Houses stand there. */
function stateWith(holders: { readonly [area: string]: string }): ThronesState {
  const areas = Object.entries(holders).map(([area, house]): [string, Json] => [
    area,
    { house, units: { footman: 1 } },
  ]);
  return thrones.fromPosition(
    { players: 6, tidesOfBattle: false, faq: false },
    'reasons',
    { phase: 'action', board: 'empty', areas: Object.fromEntries<Json>(areas) },
    null,
  );
}

const sequel = (holders: { readonly [area: string]: string }): Sequel => ({
  chance: 0.3,
  rival: 0.2,
  state: stateWith(holders),
});

describe('what is to be feared', () => {
  const now = stateWith({ riverrun: 'stark', seagard: 'stark', 'moat-cailin': 'stark' });
  const fearsIn = (...sequels: readonly Sequel[]): unknown =>
    reasonsFor(now, 'stark', sequels, 'round')?.['fears'];

  it('names for each fort the House that takes it, the likeliest loss first', () => {
    expect(
      fearsIn(
        sequel({ riverrun: 'lannister', seagard: 'greyjoy', 'moat-cailin': 'stark' }),
        sequel({ riverrun: 'stark', seagard: 'greyjoy', 'moat-cailin': 'stark' }),
      ),
    ).toEqual([
      { area: 'seagard', house: 'greyjoy' },
      { area: 'riverrun', house: 'lannister' },
    ]);
  });

  it('names the House that takes it most often, and none for what is only left', () => {
    expect(
      fearsIn(
        sequel({ riverrun: 'lannister', seagard: 'stark' }),
        sequel({ riverrun: 'greyjoy', seagard: 'stark' }),
        sequel({ riverrun: 'greyjoy', seagard: 'stark' }),
      ),
    ).toEqual([
      { area: 'moat-cailin', house: null },
      { area: 'riverrun', house: 'greyjoy' },
    ]);
  });
});

import type { Json } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { reasonsFor, standingOf } from '../../src/thrones/hand/reasons.ts';
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

describe('what speaks for a choice', () => {
  const now = stateWith({ seagard: 'stark' });
  const kept = sequel({ seagard: 'stark' });
  const won = sequel({ seagard: 'stark', riverrun: 'stark' });
  const lost = sequel({ seagard: 'greyjoy' });
  const why = (sequels: readonly Sequel[], others: readonly (readonly Sequel[])[], areas: string[] = []) =>
    reasonsFor(now, 'stark', sequels, 'round', { others, brings: (area) => areas.includes(area) });

  it('is not a fort that is won after the other choices as well', () => {
    expect(
      why(
        [won, won, won],
        [
          [won, won],
          [won, kept],
        ],
      ),
    ).toMatchObject({ gains: [] });
    expect(
      why(
        [won, won, won],
        [
          [kept, won],
          [kept, kept],
        ],
      ),
    ).toMatchObject({ gains: ['riverrun'] });
  });

  it('is a fort that it goes for, whether or not others do', () => {
    expect(why([won, won], [[won, won]], ['riverrun'])).toMatchObject({ gains: ['riverrun'] });
    expect(why([won, kept, kept], [[kept]], ['riverrun'])).toMatchObject({ gains: [] });
  });

  it('is a fort that is lost after the other choices', () => {
    expect(
      why(
        [kept, kept],
        [
          [lost, lost],
          [lost, kept],
        ],
      ),
    ).toMatchObject({ keeps: ['seagard'], fears: [] });
    expect(why([kept, kept], [[kept, kept]])).toMatchObject({ keeps: [] });
    expect(why([lost, lost], [[lost, lost]])).toMatchObject({ keeps: [] });
  });

  it('is not a danger that is there after every choice that was tried, which is told as such', () => {
    const danger = [{ area: 'seagard', house: 'greyjoy' }];
    expect(
      why(
        [lost, kept],
        [
          [kept, lost],
          [lost, kept],
        ],
      ),
    ).toMatchObject({ fears: [], anyway: danger });
    expect(
      why(
        [lost, kept],
        [
          [kept, lost],
          [kept, kept],
        ],
      ),
    ).toMatchObject({ fears: danger, anyway: [] });
    expect(why([lost, lost], [[kept, lost]])).toMatchObject({ fears: danger, anyway: [] });
    expect(why([lost, kept, kept], [[lost, lost, lost]])).toMatchObject({
      keeps: ['seagard'],
      fears: danger,
      anyway: [],
    });
    expect(why([lost, kept], [])).toMatchObject({ fears: danger, anyway: [] });
  });
});

describe('how a choice compares with others', () => {
  const { state } = sequel({});
  const judged = (...chances: readonly (readonly [number, number])[]): Sequel[] =>
    chances.map(([chance, rival]) => ({ chance, rival, state }));
  const mine = judged([0.3, 0.2], [0.4, 0.2]);

  it('is told by how much it is better than the next best, in the worlds both were tried in', () => {
    const others = [judged([0.1, 0.2]), judged([0.25, 0.2], [0.35, 0.2])];
    expect(standingOf(mine, others, true)).toEqual({ standing: 'ahead', lead: 5 });
  });

  it('is that it holds a rival back, where its own chance is no better', () => {
    expect(standingOf(mine, [judged([0.3, 0.3], [0.4, 0.3])], true)).toEqual({ standing: 'rival', lead: 0 });
  });

  it('is not that it holds a rival back who is as strong after the next best', () => {
    expect(standingOf(judged([0.31, 0.2]), [judged([0.3004, 0.2009])], true)).toEqual({
      standing: 'ahead',
      lead: 1,
    });
    expect(standingOf(judged([0.306, 0.2]), [judged([0.3, 0.209])], true)).toEqual({
      standing: 'ahead',
      lead: 1,
    });
  });

  it('is that another is about as good, or all are', () => {
    const others = [mine, judged([0.1, 0.2], [0.1, 0.2])];
    expect(standingOf(mine, others, true)).toEqual({ standing: 'close', lead: 0 });
    expect(standingOf(mine, [mine, mine], true)).toEqual({ standing: 'even', lead: 0 });
    expect(standingOf(mine, [mine, mine], false)).toEqual({ standing: 'close', lead: 0 });
  });
});

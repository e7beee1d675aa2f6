// What the story of a game tells, read from a game played at random.
import { beforeAll, describe, expect, it } from 'vitest';
import { Match, seededRandom } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { controller } from '@maester/thrones/tables';
import { standings } from '../../../../src/games/thrones/panels/facts.ts';
import {
  battlesOf,
  capturesOf,
  chanceOfAttacker,
  fortsByRound,
  fortunesOf,
  pursesOf,
  type Dated,
  type Looked,
} from '../../../../src/games/thrones/story/facts.ts';
import { plansOf } from '../../../../src/games/thrones/story/plans.ts';

let looked: Looked;
let end: ThronesState;

beforeAll(() => {
  const random = seededRandom('story');
  const match = new Match(thrones, thrones.usualSetup(6), 'story');
  const opening = thrones.opening(thrones.usualSetup(6), 'story').events;
  const events: Dated[] = [];
  const hear = (version: number, told: typeof opening): void => {
    for (const { event } of told) if (event.type !== 'roll') events.push({ version, event });
  };
  hear(0, opening);
  let version = 0;
  for (
    let seat = thrones.waiting(match.state)[0];
    seat !== undefined;
    seat = thrones.waiting(match.state)[0]
  ) {
    const played = match.play(seat, thrones.sample(match.state, seat, random));
    if (!played.ok) throw new Error(played.refusal.rule);
    version += 1;
    hear(version, played.events);
  }
  end = match.state;
  looked = {
    events,
    versions: Array.from({ length: version }, (_, i) => i + 1),
    at: (wanted) => match.at(wanted),
  };
});

describe('the story of a game', () => {
  it('has the Castles of every House from the start to the end', () => {
    const rounds = fortsByRound(looked);
    expect(rounds[0]?.round).toBe(0);
    expect(rounds.at(-1)?.round).toBe(end.round);
    expect(Object.fromEntries(rounds.at(-1)?.forts ?? [])).toEqual(
      Object.fromEntries(standings(end).map(({ house, forts }) => [house, forts])),
    );
  });

  it('follows every Castle from hand to hand', () => {
    const captures = capturesOf(looked);
    expect(captures.length).toBeGreaterThan(0);
    for (const { area, to, version } of captures) expect(controller(looked.at(version), area)).toBe(to);
  });

  it('tells every battle with its cards, its winner and its odds', () => {
    const battles = battlesOf(looked);
    const fought = looked.events.filter(({ event }) => event.type === 'combat-won');
    expect(battles).toHaveLength(fought.length);
    for (const battle of battles) {
      expect([battle.attacker, battle.defender]).toContain(battle.winner);
      expect(battle.cards.attacker).not.toBeNull();
      expect(battle.chance).toBeGreaterThanOrEqual(0);
      expect(battle.chance).toBeLessThanOrEqual(1);
    }
    const fortunes = fortunesOf(end.houses, battles);
    const total = (part: 'won' | 'expected'): number => fortunes.reduce((sum, one) => sum + one[part], 0);
    expect(total('won')).toBe(battles.length);
    expect(total('expected')).toBeCloseTo(battles.length);
  });

  it('counts the power of every bid', () => {
    const bids = looked.events.flatMap(({ event }) =>
      event.type === 'bids' ? Object.values(event.bids) : [],
    );
    const purses = pursesOf(end.houses, looked.events);
    expect(purses.reduce((sum, { tracks, wildlings }) => sum + tracks + wildlings, 0)).toBe(
      bids.reduce((sum, bid) => sum + bid, 0),
    );
  });

  it('says where March orders were meant to go', () => {
    const minds = new Set(['stark', 'tyrell']);
    const given = looked.events.flatMap(({ event }) =>
      event.type === 'order' && minds.has(event.house) && event.order.startsWith('march') ? [event] : [],
    );
    const rounds = Array.from({ length: end.round }, (_, i) => plansOf(looked, thrones, minds, i + 1));
    expect(rounds[0]?.map(({ house }) => house)).toEqual(['stark', 'tyrell']);
    const marches = rounds.flat().flatMap((plan) => plan.marches.map(({ from }) => `${plan.house} ${from}`));
    expect(given.length).toBeGreaterThan(0);
    expect(marches.toSorted()).toEqual(given.map(({ house, area }) => `${house} ${area}`).toSorted());
  });
});

it('the odds of a battle are the pairs of cards that win it', () => {
  const state = thrones.fromPosition(
    thrones.usualSetup(6),
    'odds',
    {
      phase: 'action',
      board: 'empty',
      houses: { stark: { hand: ['eddard-stark'] }, lannister: { hand: ['cersei-lannister'] } },
      areas: {
        harrenhal: { house: 'stark', units: { knight: 2 }, order: 'march-0', power: 'stark' },
        'stoney-sept': { house: 'lannister', units: { footman: 1 }, order: null },
      },
    },
    {},
  );
  expect(chanceOfAttacker(state)).toBeNull();
  thrones.apply(state, 'stark', { 'knight-1': 'stoney-sept', 'knight-2': 'stoney-sept' });
  expect(chanceOfAttacker(state)).toBe(1);
});

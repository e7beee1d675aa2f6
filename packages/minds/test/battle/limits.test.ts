import { battle, type BattleState } from '@maester/battle';
import { eyesOf, seededRandom, type Eyes, type Json, type Limits } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battlePlayers } from '../../src/battle/players.ts';

/** The first moment of a battle at which this is asked, with several answers. */
function askedFor(ask: string): { state: BattleState; seat: string } {
  const random = seededRandom('limits');
  const state = battle.start(
    battle.readSetup({ points: 40, armies: ['stark-40', 'lannister-40'] }),
    'limits',
  );
  for (;;) {
    const [seat = ''] = battle.waiting(state);
    const decision = battle.decision(state, seat);
    const several = decision?.kind === 'pose' || (decision?.kind === 'option' && decision.options.length > 2);
    if (decision?.ask === ask && several) return { state, seat };
    battle.apply(state, seat, battle.sample(state, seat, random));
  }
}

/** How many imagined battles, and views of the real one, the Hand looks at before it answers. */
function looksOf(ask: string, limits: Limits): number {
  const { state, seat } = askedFor(ask);
  let looks = 0;
  const eyes: Eyes = eyesOf(battle, state, seat, seededRandom('luck'), limits);
  const game: Eyes['game'] = {
    ...eyes.game,
    copy: (s) => {
      looks += 1;
      return eyes.game.copy(s);
    },
  };
  const answer = battlePlayers.hand({ ...eyes, game });
  expect(battle.check(state, seat, answer)).toBeNull();
  return looks;
}

describe.each(['occasion/declare', 'turn/activate-unit'])('asked for %s, the Hand', (ask) => {
  const calm: Limits = { effort: 1, hurried: () => false };
  const usual = looksOf(ask, calm);

  it('looks at fewer battles with less effort', () => {
    expect(looksOf(ask, { ...calm, effort: 0.25 })).toBeLessThan(usual);
  });

  it('answers at once when it is hurried', () => {
    expect(looksOf(ask, { ...calm, hurried: () => true })).toBeLessThan(usual / 4);
  });
});

describe('deploying, the Hand', () => {
  it('asks whether it is hurried after every place', () => {
    const { state, seat } = askedFor('deploy/place');
    let asked = 0;
    const hurried = (): boolean => ++asked > 2;
    const answer = battlePlayers.hand(
      eyesOf(battle, state, seat, seededRandom('luck'), { effort: 1, hurried }),
    );
    // two, then for the third place that is proposed, and for the second that is judged
    expect([battle.check(state, seat, answer), asked]).toEqual([null, 4]);
  });

  it('looks no further when nothing new is proposed, or when it is hurried', () => {
    const { state, seat } = askedFor('deploy/place');
    const proposals = (limits: Limits): number => {
      let count = 0;
      const eyes = eyesOf(battle, state, seat, seededRandom('luck'), limits);
      const places = new Map<string, Json>();
      for (const place of eyes.propose()) {
        places.set(JSON.stringify(place), place);
        if (places.size === 3) break;
      }
      const three = [...places.values()];
      const propose = function* (): Generator<Json> {
        for (;;) {
          const place = three[count % three.length];
          count += 1;
          if (place !== undefined) yield place;
        }
      };
      battlePlayers.castellan({ ...eyes, propose });
      return count;
    };
    expect(proposals({ effort: 1, hurried: () => false })).toBe(15);
    expect(proposals({ effort: 1, hurried: () => true })).toBe(1);
  });
});

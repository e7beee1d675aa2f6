// Battles played at random, for tests that want to see every kind of state and event.

import { battle, type BattleEvent, type BattleState } from '@maester/battle';
import { MODE_IDS } from '@maester/battle/tables';
import { seededRandom, type RollEvent } from '@maester/kernel';

export interface Moment {
  readonly state: BattleState;
  /** What happened since the moment before. */
  readonly news: readonly (BattleEvent | RollEvent)[];
}

/** Every choice of random battles, each in another mode. */
export function* randomBattles(battles: number): Generator<Moment> {
  for (let i = 0; i < battles; i += 1) yield* randomBattle(i);
}

export function* randomBattle(number: number): Generator<Moment> {
  const random = seededRandom(`battle ${number}`);
  const armies =
    number % 2 === 0 ? ['stark-30', 'lannister-30'] : ['lannister-mountain-30', 'stark-greatjon-30'];
  const setup = battle.readSetup({
    mode: MODE_IDS[number % MODE_IDS.length],
    points: 30,
    armies,
    terrain: number % 3 === 0 ? 'layout' : 'random',
  });
  const { state, events } = battle.opening(setup, `battle ${number}`);
  yield { state, news: events.map(({ event }) => event) };
  while (state.flow.waiting.length > 0) {
    const [seat] = battle.waiting(state);
    if (seat === undefined) throw new Error('nobody is waited for');
    const applied = battle.apply(state, seat, battle.sample(state, seat, random));
    if (!applied.ok) throw new Error(`a sample is refused: ${applied.refusal.rule}`);
    yield { state, news: applied.events.map(({ event }) => event) };
  }
}

// Games played at random, for tests that want to see every kind of state and event.

import { seededRandom } from '@maester/kernel';
import { thrones, type ThronesEvent, type ThronesSetup, type ThronesState } from '@maester/thrones';

export interface Moment {
  readonly state: ThronesState;
  /** What happened since the moment before. */
  readonly news: readonly ThronesEvent[];
}

/** Plays games of three to six Houses, and shows the state after every `every`th choice and at the end. */
export function* randomGames(games: number, every = 1): Generator<Moment> {
  const random = seededRandom('panels');
  for (let game = 0; game < games; game += 1) {
    const setup = {
      players: 3 + (game % 4),
      tidesOfBattle: game % 2 === 0,
      faq: game % 3 === 0,
    } as ThronesSetup;
    const state = thrones.start(setup, `panels ${game}`);
    let news: ThronesEvent[] = [];
    for (let choices = 1; state.flow.waiting.length > 0; choices += 1) {
      const [seat] = thrones.waiting(state);
      if (seat === undefined) throw new Error('nobody is waited for');
      const applied = thrones.apply(state, seat, thrones.sample(state, seat, random));
      if (!applied.ok) throw new Error(`a sample is refused: ${applied.refusal.rule}`);
      news.push(...applied.events.flatMap(({ event }) => (event.type === 'roll' ? [] : [event])));
      if (choices % every === 0 || thrones.outcome(state) !== null) {
        yield { state, news };
        news = [];
      }
    }
  }
}

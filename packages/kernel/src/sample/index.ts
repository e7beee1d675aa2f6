/** The sample game, ready to play. */
import { defineGame, type Game } from '../game.ts';
import { startAt } from '../procedure.ts';
import { PASS } from './window.ts';
import { KernelError } from '../error.ts';
import { procedures, round, things, tourney as main, type TourneyEvent } from './rules.ts';
import {
  begin,
  copy,
  FAVOURS,
  imagine,
  KNIGHTS,
  readPosition,
  readSetup,
  type TourneySetup,
  type TourneyState,
  view,
  viewBeside,
} from './state.ts';

export { en } from './messages/en.ts';
export { zhHant } from './messages/zh-hant.ts';
export type { TourneyEvent, TourneySetup, TourneyState };

export const tourney: Game<TourneyState, TourneySetup, TourneyEvent> = defineGame({
  id: 'tourney',
  version: '2',
  players: { min: 2, max: 4 },
  readSetup,
  usualSetup: (players) => ({ knights: players, rounds: 5 }),
  seats: (setup) => KNIGHTS.slice(0, setup.knights),
  procedures,
  main,
  draws: {
    deck: 'the shuffle at the start of the game',
    'roll-off': 'a die for each tied bidder',
    tilt: "the dice of a tilt, the challenger's first",
  },
  declines: { 'after-tilt/respond': PASS, 'against-favour/respond': PASS },
  things,
  begin,
  copy,
  view,
  viewBeside,
  imagine,
  round: (s) => s.round,
  position(setup, position, flow) {
    const given = readPosition(position, { kind: 'position', where: 'position' });
    const s = begin(setup, flow);
    if (given.round > setup.rounds) {
      throw new KernelError(
        'position',
        'position.round',
        `expected 1 to ${setup.rounds}, got ${given.round}`,
      );
    }
    for (const part of ['purses', 'glory', 'hands'] as const) {
      for (const seat of Object.keys(given[part])) {
        if (!s.knights.some((knight) => knight === seat)) {
          throw new KernelError(
            'position',
            `position.${part}.${seat}`,
            `expected one of ${s.knights.join(', ')}`,
          );
        }
      }
    }
    Object.assign(s.purses, given.purses);
    Object.assign(s.glory, given.glory);
    s.knights.forEach((knight, i) => {
      s.tents[knight] = { x: i * 30, y: 0, facing: 0 };
      for (const favour of given.hands[knight] ?? []) {
        const at = s.deck.indexOf(favour);
        if (at < 0)
          throw new KernelError(
            'position',
            `position.hands.${knight}`,
            `no ${favour} left in the deck of ${FAVOURS.join(', ')}`,
          );
        s.hands[knight]?.push(...s.deck.splice(at, 1));
      }
    });
    s.round = given.round;
    flow.stack = [{ procedure: main.id, step: 'next-round' }, startAt(round, 'bid', { tied: [] })];
    return s;
  },
});

/** Tells a game as a chronicle: an event of type T is the message `event.T` with its fields as facts. */
import { words, type Emitted, type GameState, type Words } from '@maester/kernel';
import { COMMON_CATALOGUES, type AnyGame, type GameEntry, type Language } from './games.ts';

export interface Chronicler {
  readonly heading: (number: number, games: number, seed: string) => string;
  readonly event: (emitted: Emitted<{ readonly type: string }>) => string;
  readonly undo: (seat: string, count: number) => string;
  readonly withdraw: (seat: string) => string;
  readonly outcome: (state: GameState) => string;
}

export function chronicler(
  { game, catalogues, namesIn }: GameEntry,
  language: Language,
  setup: unknown,
): Chronicler {
  const names = namesIn?.(game.start(setup, 'names'), language) ?? {};
  const said = words(language, ...COMMON_CATALOGUES[language], catalogues[language], names);
  return {
    heading: (number, games, seed) => said.say('chronicle.game', { number, games, seed }),
    event({ to, event }) {
      const line = sayEvent(said, event);
      return to === null ? line : said.say('chronicle.private', { line, to });
    },
    undo: (seat, count) => said.say('chronicle.undo', { seat, count }),
    withdraw: (seat) => said.say('chronicle.withdraw', { seat }),
    outcome: (state) => sayOutcome(said, game, state),
  };
}

function sayOutcome(said: Words, game: AnyGame, state: GameState): string {
  const outcome = game.outcome(state);
  if (outcome === null) return said.say('chronicle.not-over', { waiting: game.waiting(state) });
  const { winners, rule } = outcome;
  return said.say(winners.length > 0 ? 'chronicle.outcome' : 'chronicle.no-winner', { winners, rule });
}

function sayEvent(said: Words, event: { readonly type: string }): string {
  const key = `event.${event.type}`;
  return said.has(key) ? said.say(key, { ...event }) : `${key} ${JSON.stringify(event)}`;
}

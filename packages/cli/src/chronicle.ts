/**
 * Tells a game as a chronicle: an event of type T is the message `event.T` with its fields as facts, unless the game
 * reports in its own way.
 */
import { words, type Emitted, type GameState, type Words } from '@maester/kernel';
import { COMMON_CATALOGUES, type AnyGame, type GameEntry, type Language, type Report } from './games.ts';

export interface Chronicler {
  readonly heading: (number: number, games: number, seed: string) => string;
  /** Lines before the first event of a game, and of each event. */
  readonly opening: () => readonly string[];
  readonly event: (emitted: Emitted<{ readonly type: string }>) => readonly string[];
  readonly undo: (seat: string, count: number) => string;
  readonly withdraw: (seat: string) => string;
  readonly outcome: (state: GameState) => string;
}

export function chronicler(
  { game, catalogues, namesIn, report }: GameEntry,
  language: Language,
  setup: unknown,
): Chronicler {
  const start = game.start(setup, 'names');
  const names = namesIn?.(start, language) ?? {};
  const said = words(language, ...COMMON_CATALOGUES[language], catalogues[language], names);
  const plain: Report = { opening: () => [], tell: (emitted) => [sayEmitted(said, emitted)] };
  let telling = plain;
  return {
    heading: (number, games, seed) => said.say('chronicle.game', { number, games, seed }),
    opening() {
      telling = report?.(start, said) ?? plain;
      return telling.opening();
    },
    event: (emitted) => telling.tell(emitted),
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

function sayEmitted(said: Words, { to, event }: Emitted<{ readonly type: string }>): string {
  const line = sayEvent(said, event);
  return to === null ? line : said.say('chronicle.private', { line, to });
}

function sayEvent(said: Words, event: { readonly type: string }): string {
  const key = `event.${event.type}`;
  return said.has(key) ? said.say(key, { ...event }) : `${key} ${JSON.stringify(event)}`;
}

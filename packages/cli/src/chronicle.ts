/**
 * Tells a game as a chronicle: every event in the words of the message catalogues. An event says `event.TYPE` with
 * its own fields as facts. A field that holds an object or a list of objects may have words of its own:
 *
 *   event.tent.pose        said once, with the fields of the object as facts
 *   event.bids.bids.each   said for every entry (facts: key, value, the value's own fields), then joined as a list
 */
import { words, type Emitted, type GameState, type MessageFacts, type Words } from '@maester/kernel';
import { COMMON_CATALOGUES, type AnyGame, type GameEntry, type Language } from './games.ts';

export interface Chronicler {
  readonly heading: (number: number, games: number, seed: string) => string;
  readonly event: (emitted: Emitted<{ readonly type: string }>) => string;
  readonly undo: (seat: string, count: number) => string;
  readonly withdraw: (seat: string) => string;
  readonly outcome: (state: GameState) => string;
}

export function chronicler({ game, catalogues }: GameEntry, language: Language): Chronicler {
  const said = words(language, ...COMMON_CATALOGUES[language], catalogues[language]);
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
  if (!said.has(key)) return `${key} ${JSON.stringify(event)}`;
  const facts: Record<string, unknown> = {};
  for (const [name, fact] of Object.entries<unknown>(event))
    facts[name] = sayFact(said, `${key}.${name}`, fact);
  return said.say(key, facts);
}

function sayFact(said: Words, key: string, fact: unknown): unknown {
  if (typeof fact !== 'object' || fact === null) return fact;
  if (said.has(`${key}.each`)) {
    return Object.entries<unknown>(fact as MessageFacts).map(([entry, value]) => {
      const own = typeof value === 'object' && value !== null ? (value as MessageFacts) : {};
      return said.say(`${key}.each`, { ...own, key: entry, value });
    });
  }
  return said.has(key) ? said.say(key, fact as MessageFacts) : fact;
}

/**
 * The laws that the words of every game keep: whatever is told, asked, offered and refused has words in every language,
 * with all its facts named, and no words are there for what never happens.
 */
import {
  parseMessage,
  placeholdersOf,
  textsOf,
  type Catalogue,
  type Emitted,
  type Game,
  type GameState,
  type Saying,
  type Words,
} from '../index.ts';
import { optionLists } from './laws-of-choice.ts';

export interface Language<State> {
  readonly name: string;
  /** The language that it is, for what is foreign in it. */
  readonly tag: 'en' | 'zh-Hant';
  readonly catalogue: Catalogue;
  /** The words for this state: pieces may have names of their own. */
  readonly saidOf: (state: State) => Words;
}

/** What a game can say. Events are read from a literal list that the compiler keeps complete. */
export interface Vocabulary {
  readonly events: readonly string[];
  readonly questions: readonly string[];
}

type WordLaw = (catalogue: Catalogue, vocabulary: Vocabulary, tag: 'en' | 'zh-Hant') => readonly string[];

/** Keys of one kind that are missing or too many. */
function odd(catalogue: Catalogue, kind: string, ids: readonly string[]): readonly string[] {
  const told = Object.keys(catalogue).filter((key) => new RegExp(`^${kind}\\.[\\w/-]+$`).test(key));
  const wanted = ids.map((id) => `${kind}.${id}`);
  return [
    ...wanted.filter((key) => !told.includes(key)).map((key) => `${key} has no words`),
    ...told.filter((key) => !wanted.includes(key)).map((key) => `${key} is never said`),
  ];
}

/** Each gives what breaks it. */
export const WORD_LAWS: { readonly [law: string]: WordLaw } = {
  'every event is told, and no other': (catalogue, { events }) => odd(catalogue, 'event', events),
  'every question is put into words, and no other': (catalogue, { questions }) =>
    odd(catalogue, 'ask', questions),
  'nothing is said in another language': (catalogue, _, tag) => {
    const foreign = tag === 'en' ? /\p{Script=Han}/u : /[a-z]{2}/i;
    return Object.entries(catalogue)
      .filter(([, text]) => textsOf(parseMessage(text) ?? [text]).some((part) => foreign.test(part)))
      .map(([key, text]) => `${key}: ${text}`);
  },
};

type Facts = { readonly [fact: string]: unknown };

const PLACES = new Map<string, ReturnType<typeof placeholdersOf>>();

/** The placeholders of a message; messages are said often and read once. */
function placesIn(template: string): ReturnType<typeof placeholdersOf> {
  const known = PLACES.get(template) ?? placeholdersOf(parseMessage(template) ?? []);
  PLACES.set(template, known);
  return known;
}

/** What is wrong with saying this: no words, facts that are missing, facts shown by their bare ids. */
export function wordProblems(catalogue: Catalogue, said: Words, key: string, facts: Facts): string[] {
  const template = catalogue[key];
  if (template === undefined) return said.has(key) ? [] : [`${key} has no words`];
  const parts = placesIn(template);
  const chooses = parts.some(({ format }) => format === 'select');
  const wrong = parts.flatMap(({ fact, prefix, format }): string[] => {
    const value = facts[fact];
    // What a form leaves out need not be given; what is said without it shows as a brace below.
    if (chooses && (format === 'select' || value === undefined)) return [];
    if (value === undefined || value === null) return [`${key} lacks ${fact}`];
    if (isSaying(value)) return wordProblems(catalogue, said, value.key, value.facts);
    const isMap = typeof value === 'object' && !Array.isArray(value);
    const ids: readonly unknown[] = isMap ? Object.keys(value) : [value].flat();
    if (prefix === null)
      return !isMap && ids.every((id) => typeof id === 'number') ? [] : [`${key} shows ${fact} as it is`];
    return ids
      .filter((id) => !said.has(`${prefix}.${String(id)}`) && !said.has(prefix))
      .map((id) => `${key} has no name for ${prefix}.${String(id)}`);
  });
  const sentence = said.say(key, facts);
  if (/[{}]|undefined|null|NaN|\[object/.test(sentence)) wrong.push(`${key}: ${sentence}`);
  return wrong;
}

function isSaying(value: unknown): value is Saying {
  return typeof value === 'object' && value !== null && 'key' in value && 'facts' in value;
}

/** The keys of a saying and of those inside of it. */
function keysIn({ key, facts }: Saying): readonly string[] {
  return [key, ...Object.values(facts).flatMap((fact) => (isSaying(fact) ? keysIn(fact) : []))];
}

/** Listens to games, and remembers what could not be said in each language, and what there was to say. */
export class Listener<State extends GameState, Setup, Event extends { readonly type: string }> {
  readonly #game: Game<State, Setup, Event>;
  readonly #languages: readonly Language<State>[];
  /** By language; each problem once. */
  readonly wrong: { readonly [language: string]: Set<string> };
  readonly heard = {
    events: new Set<string>(),
    questions: new Set<string>(),
    options: new Set<string>(),
    /** The messages by which options are said. */
    sayings: new Set<string>(),
    refusals: new Set<string>(),
    outcomes: new Set<string>(),
  };
  /** Events alike but for their numbers are listened to once. */
  readonly #told = new Set<string>();
  readonly #offered = new Set<string>();

  constructor(game: Game<State, Setup, Event>, languages: readonly Language<State>[]) {
    this.#game = game;
    this.#languages = languages;
    this.wrong = Object.fromEntries(languages.map(({ name }) => [name, new Set<string>()]));
  }

  /** The game itself, with every refusal heard. */
  get overheard(): Game<State, Setup, Event> {
    return {
      ...this.#game,
      apply: (state, seat, choice, until) => {
        const applied = this.#game.apply(state, seat, choice, until);
        if (!applied.ok && !applied.refusal.rule.startsWith('kernel/')) {
          this.heard.refusals.add(applied.refusal.rule);
          // A choice that names nothing is shown as it is.
          const isEcho = (problem: string): boolean =>
            typeof choice === 'string' &&
            problem.includes(' has no name for ') &&
            problem.endsWith(`.${choice}`);
          this.#each(state, (said, catalogue) =>
            wordProblems(catalogue, said, `refusal.${applied.refusal.rule}`, applied.refusal.facts).filter(
              (problem) => !isEcho(problem),
            ),
          );
        }
        return applied;
      },
    };
  }

  hear(state: State, events: readonly Emitted<Event>[]): void {
    for (const { event } of events) this.#hearEvent(state, event);
    const outcome = this.#game.outcome(state);
    if (outcome !== null) this.heard.outcomes.add(outcome.rule);
    for (const seat of this.#game.waiting(state)) {
      const asked = this.#game.decision(state, seat);
      if (asked === null) continue;
      this.heard.questions.add(asked.ask);
      const fresh = optionLists(asked)
        .flat()
        .filter((option) => !this.#offered.has(JSON.stringify(option)));
      for (const option of fresh) this.#offered.add(JSON.stringify(option));
      for (const { id, say } of fresh) {
        this.heard.options.add(id);
        for (const key of keysIn(say)) this.heard.sayings.add(key);
      }
      this.#each(state, (said, catalogue) => [
        ...wordProblems(catalogue, said, `ask.${asked.ask}`, asked.facts),
        ...fresh.flatMap(({ say }) =>
          wordProblems(catalogue, said, say.key, say.facts).map((problem) => `${asked.ask}: ${problem}`),
        ),
      ]);
    }
  }

  #hearEvent(state: State, event: Emitted<Event>['event']): void {
    const alike = JSON.stringify(event, (_, value: unknown) => (typeof value === 'number' ? 0 : value));
    if (this.#told.has(alike)) return;
    this.#told.add(alike);
    this.heard.events.add(event.type);
    this.#each(state, (said, catalogue) =>
      wordProblems(catalogue, said, `event.${event.type}`, { ...event }),
    );
  }

  #each(state: State, problems: (said: Words, catalogue: Catalogue) => readonly string[]): void {
    for (const { name, catalogue, saidOf } of this.#languages)
      for (const problem of problems(saidOf(state), catalogue)) this.wrong[name]?.add(problem);
  }
}

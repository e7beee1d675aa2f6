/**
 * A page of docs that lists every draw and every question of a game with the form of its answers, compared with the
 * game. Words in capitals stand for names that change from state to state.
 */
import type { Asked, Game, GameState } from '../index.ts';
import { must } from './trial.ts';

export interface Page {
  readonly words: readonly string[];
  readonly draws: { readonly [name: string]: string };
  readonly questions: { readonly [ask: string]: Row };
}

interface Row {
  readonly kind: string;
  readonly forms: readonly string[];
  readonly declined: string;
}

/** What a word in capitals may be: one of these, or anything that fits. */
export type Capitals = { readonly [word: string]: readonly string[] | RegExp };

const KINDS: { readonly [K in Asked['kind']]: string } = {
  option: 'one of',
  several: 'a list',
  amount: 'a number',
  assignment: 'slots',
  pose: 'a place',
};

/** The cells of a row of a table; a bar inside of a cell is written `\|`. */
function cellsOf(line: string): string[] {
  return line
    .replaceAll('\\|', '\0')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\0', '|').trim());
}

const codesIn = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

export function readPage(source: string): Page {
  const rowsOf = (title: string): string[][] => {
    const [, chapter = ''] = source.split(`\n## ${title}\n`);
    const lines = (chapter.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
    return lines.map(cellsOf);
  };
  const bare = (cell: string | undefined): string => codesIn(cell ?? '')[0] ?? '';
  return {
    words: rowsOf('Words in capitals').map(([word]) => bare(word)),
    draws: Object.fromEntries(rowsOf('Draws').map(([name, text = '']) => [bare(name), text])),
    questions: Object.fromEntries(
      rowsOf('Questions').map(([ask, kind = '', chosen = '', declined]) => [
        bare(ask),
        { kind, forms: codesIn(chosen), declined: bare(declined) },
      ]),
    ),
  };
}

/** What the game has of which the page should tell. */
export function toldOf<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
): { readonly draws: Page['draws']; readonly questions: { readonly [ask: string]: Omit<Row, 'forms'> } } {
  for (const ask of Object.keys(game.declines))
    must(Object.hasOwn(game.questions, ask), 'what is declined is asked', ask);
  return {
    draws: game.draws ?? {},
    questions: Object.fromEntries(
      Object.entries(game.questions).map(([ask, kind]) => {
        const declined = game.declines[ask];
        const text = typeof declined === 'string' ? declined : JSON.stringify(declined ?? null);
        return [ask, { kind: KINDS[kind], declined: declined === undefined ? '' : text }];
      }),
    ),
  };
}

/** Compares what is offered with the forms of the page, and remembers which were seen. */
export class FormCheck {
  readonly #page: Page;
  readonly #patterns = new Map<string, { readonly pattern: RegExp; readonly words: readonly string[] }>();
  /** `ask offers option`: what has none of the forms. */
  readonly unknown = new Set<string>();
  /** `ask: form`: what was offered. */
  readonly seen = new Set<string>();

  constructor(page: Page) {
    this.#page = page;
  }

  look<State extends GameState, Setup, Event>(
    game: Game<State, Setup, Event>,
    state: State,
    words: Capitals,
  ): void {
    for (const seat of game.waiting(state)) {
      const decision = game.decision(state, seat);
      const forms = this.#page.questions[decision?.ask ?? '']?.forms ?? [];
      if (decision?.kind === 'option' || decision?.kind === 'several')
        for (const { id } of decision.options) this.#check(decision.ask, id, forms, words);
      if (decision?.kind === 'assignment') {
        for (const { id, values } of decision.slots) {
          this.#check(decision.ask, id, forms.slice(0, 1), words);
          for (const value of values) this.#check(decision.ask, value.id, forms.slice(1), words);
        }
      }
    }
  }

  #check(ask: string, option: string, forms: readonly string[], words: Capitals): void {
    const form = forms.find((one) => this.#fits(option, one, words));
    if (form === undefined) this.unknown.add(`${ask} offers ${option}`);
    else this.seen.add(`${ask}: ${form}`);
  }

  #fits(option: string, form: string, words: Capitals): boolean {
    const { pattern, words: used } = this.#patternOf(form);
    const found = pattern.exec(option);
    return (
      found !== null &&
      used.every((word, i) => {
        const [known, part = ''] = [words[word], found[i + 1]];
        return known instanceof RegExp ? known.test(part) : known?.includes(part) === true;
      })
    );
  }

  #patternOf(form: string) {
    let known = this.#patterns.get(form);
    if (known === undefined) {
      // The longest first: one word may be the beginning of another.
      const names = this.#page.words.toSorted((a, b) => b.length - a.length).join('|');
      const parts = form.split(new RegExp(`(${names})`));
      const words = parts.filter((_, i) => i % 2 === 1);
      const source = parts.map((part, i) =>
        i % 2 === 0 ? part.replaceAll(/[|>:+]/g, '\\$&') : part === 'WAY' ? '(.+)' : '([^|>:]+)',
      );
      known = { pattern: new RegExp(`^${source.join('')}$`), words };
      this.#patterns.set(form, known);
    }
    return known;
  }
}

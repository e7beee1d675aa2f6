// The card library as it is open: its index, its words, and its cards in the language that is spoken.

import { computed, type ReadonlySignal } from '@preact/signals';
import { language, learnWords, tell } from '../../../app/words.ts';
import type { CardTables } from '../cards/tables.ts';
import { roomWords } from '../war-room/say.ts';
import type { CardIndex } from './card-index.ts';
import { cardsOf, plain, spokenCards, type LibraryCard, type SpokenCard } from './cards.ts';
import type { TermNames } from './search.ts';

export class Library {
  readonly index: CardIndex;
  readonly tables: CardTables;
  readonly byKey: ReadonlyMap<string, LibraryCard>;
  readonly cards: ReadonlySignal<readonly SpokenCard[]>;
  readonly terms: ReadonlySignal<TermNames>;

  constructor(index: CardIndex) {
    const all = cardsOf(index);
    this.index = index;
    this.tables = { ...index, pieces: index.units };
    this.byKey = new Map(all.map((card) => [card.key, card]));
    this.cards = computed(() => {
      void language.value;
      return spokenCards(all);
    });
    this.terms = computed(() => ({
      'critical-blow': plain(tell('name.keyword.critical-blow')),
      precision: plain(tell('name.keyword.precision')),
      sundering: plain(tell('name.keyword.sundering')),
      vicious: plain(tell('name.keyword.vicious')),
      panicked: plain(tell('name.condition.panicked')),
      vulnerable: plain(tell('name.condition.vulnerable')),
      weakened: plain(tell('name.condition.weakened')),
      order: '',
    }));
  }
}

const WORDS = roomWords({
  en: async () => (await import('virtual:cards/en')).default,
  'zh-Hant': async () => (await import('virtual:cards/zh-hant')).default,
});

let open: Library | null = null;

/** The library with its words: once it is open, it stays. */
export async function openLibrary(): Promise<Library> {
  const [{ default: index }] = await Promise.all([import('virtual:cards/index'), learnWords(WORDS)]);
  open ??= new Library(index as CardIndex);
  return open;
}

// The words on the screen: one language at a time, switchable at once. `say` takes the client's own messages,
// `tell` those of the games and the tables, whose keys come from their engines.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  en as kernelEn,
  words,
  zhHant as kernelZhHant,
  type Catalogue,
  type MessageFacts,
  type Refusal,
} from '@maester/kernel';
import { en as tableEn, zhHant as tableZhHant } from '@maester/table';
import { chooseLanguage, type Language } from '../language.ts';
import { en, type Messages } from '../messages/en.ts';
import { zhHant } from '../messages/zh-hant.ts';
import { recallText, rememberText } from './storage.ts';

const REMEMBERED = 'maester.language';

/** The words of a game in every language: here already, or fetched when the language is spoken. */
export type GameWords = Readonly<Record<Language, Catalogue | (() => Promise<Catalogue>)>>;

const OURS: readonly Readonly<Record<Language, Catalogue>>[] = [
  { en: kernelEn, 'zh-Hant': kernelZhHant },
  { en: tableEn, 'zh-Hant': tableZhHant },
  { en, 'zh-Hant': zhHant },
];

const chosen = signal<Language>('en');
const ofGames = signal<readonly GameWords[]>([]);
const fetched = new Map<() => Promise<Catalogue>, Catalogue>();
/** Names that exist in one table alone. */
const ofTable = signal<ReadonlySignal<Catalogue> | null>(null);

export const language = computed(() => chosen.value);

const spoken = computed(() =>
  words(
    chosen.value,
    ...OURS.map((catalogues) => catalogues[chosen.value]),
    ...ofGames.value.map((catalogues) => catalogueOf(catalogues, chosen.value)),
    ofTable.value?.value ?? {},
  ),
);

/** The words of another language, while something is shown in it (`showIn`). */
let aside: typeof spoken.value | null = null;

const now = (): typeof spoken.value => aside ?? spoken.value;

/** Shows something in another language beside the one that is spoken. Whatever it says must be said before it returns. */
export async function showIn(wanted: Language, show: () => void): Promise<void> {
  const catalogues = ofGames.peek();
  await Promise.all(
    catalogues.filter((each) => !isHere(each, wanted)).map((each) => fetchWords(each, wanted)),
  );
  aside = words(
    wanted,
    ...OURS.map((each) => each[wanted]),
    ...catalogues.map((each) => catalogueOf(each, wanted)),
  );
  try {
    show();
  } finally {
    aside = null;
  }
}

export function startSpeaking(): void {
  speak(chooseLanguage(recallText(REMEMBERED), navigator.languages));
}

/** The language changes when all words in it are here; not at all if they cannot be fetched. */
export async function chooseToSpeak(wanted: Language): Promise<void> {
  rememberText(REMEMBERED, wanted);
  const missing = ofGames.peek().filter((catalogues) => !isHere(catalogues, wanted));
  if (missing.length > 0) await Promise.all(missing.map((catalogues) => fetchWords(catalogues, wanted)));
  speak(wanted);
}

function isHere(catalogues: GameWords, wanted: Language): boolean {
  const said = catalogues[wanted];
  return typeof said !== 'function' || fetched.has(said);
}

async function fetchWords(catalogues: GameWords, wanted: Language): Promise<void> {
  const said = catalogues[wanted];
  if (typeof said === 'function') fetched.set(said, await said());
}

/** The words of a game in a language that has been fetched; none before. */
export function catalogueOf(catalogues: GameWords, wanted: Language): Catalogue {
  const said = catalogues[wanted];
  return typeof said === 'function' ? (fetched.get(said) ?? {}) : said;
}

function speak(wanted: Language): void {
  chosen.value = wanted;
  document.documentElement.lang = wanted;
  document.title = say('page.title');
}

/**
 * The words of a game, when it is opened. Games may use the same keys (`event.attack`): what is learnt last is said,
 * until another game is opened.
 */
export async function learnWords(catalogues: GameWords): Promise<void> {
  if (!isHere(catalogues, chosen.peek())) await fetchWords(catalogues, chosen.peek());
  if (ofGames.value.at(-1) === catalogues) return;
  ofGames.value = [...ofGames.value.filter((known) => known !== catalogues), catalogues];
}

/** What the things of the table on the screen are called. */
export function learnNames(names: ReadonlySignal<Catalogue>): void {
  ofTable.value = names;
}

export type MessageKey = keyof Messages;

export function say(key: MessageKey, facts?: MessageFacts): string {
  return now().say(key, facts);
}

export function tell(key: string, facts?: MessageFacts): string {
  return now().say(key, facts);
}

export function canTell(key: string): boolean {
  return now().has(key);
}

/** A refusal in plain words. */
export function tellRefusal({ rule, facts }: Refusal): string {
  const key = `refusal.${rule}`;
  return now().has(key) ? now().say(key, facts) : say('refusal.unknown', { rule });
}

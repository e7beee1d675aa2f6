// The words on the screen: one language at a time, switchable at once. `say` takes the client's own messages,
// `tell` those of the games and the tables, whose keys come from their engines.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { en as kernelEn, words, type Catalogue, type MessageFacts, type Refusal } from '@maester/kernel';
import { en as tableEn } from '@maester/table';
import { chooseLanguage, type Language } from '../language.ts';
import { en, type Messages } from '../messages/en.ts';
import { recallText, rememberText } from './storage.ts';

const REMEMBERED = 'maester.language';

/** The words of a game in every language: here already, or fetched when the language is spoken. */
export type GameWords = Readonly<Record<Language, Catalogue | (() => Promise<Catalogue>)>>;

/** Of the client, the tables and the kernel. */
const OURS: GameWords = {
  en: { ...kernelEn, ...tableEn, ...en },
  'zh-Hant': async () => (await import('./own.zh-hant.ts')).own,
};

const chosen = signal<Language>('en');
/** Ours, and those of games that were opened. */
const known = signal<readonly GameWords[]>([OURS]);
const fetched = new Map<() => Promise<Catalogue>, Catalogue>();
/** Names that exist in one table alone. */
const ofTable = signal<ReadonlySignal<Catalogue> | null>(null);

export const language = computed(() => chosen.value);

const spoken = computed(() =>
  words(
    chosen.value,
    ...known.value.map((catalogues) => catalogueOf(catalogues, chosen.value)),
    ofTable.value?.value ?? {},
  ),
);

/** The words of another language, while something is shown in it (`showIn`). */
let aside: typeof spoken.value | null = null;

const now = (): typeof spoken.value => aside ?? spoken.value;

/** Shows something in another language beside the one that is spoken. Whatever it says must be said before it returns. */
export async function showIn(wanted: Language, show: () => void): Promise<void> {
  const catalogues = known.peek();
  await fetchAll(wanted);
  aside = words(wanted, ...catalogues.map((each) => catalogueOf(each, wanted)));
  try {
    show();
  } finally {
    aside = null;
  }
}

/** In English if the words of another language cannot be fetched. */
export async function startSpeaking(): Promise<void> {
  const wanted = chooseLanguage(recallText(REMEMBERED), navigator.languages);
  try {
    await fetchAll(wanted);
    speak(wanted);
  } catch {
    speak('en');
  }
}

/** The language changes when all words in it are here; not at all if they cannot be fetched. */
export async function chooseToSpeak(wanted: Language): Promise<void> {
  rememberText(REMEMBERED, wanted);
  await fetchAll(wanted);
  speak(wanted);
}

async function fetchAll(wanted: Language): Promise<void> {
  const missing = known.peek().filter((catalogues) => !isHere(catalogues, wanted));
  if (missing.length > 0) await Promise.all(missing.map((catalogues) => fetchWords(catalogues, wanted)));
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
  if (known.value.at(-1) === catalogues) return;
  known.value = [...known.value.filter((each) => each !== catalogues), catalogues];
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

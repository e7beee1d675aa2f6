/**
 * Older editions one by one, for pages that load one only for a table that uses it. An edition joins here, in older.ts
 * and in the lists of words; without its lines it is gone.
 */
import type { Catalogue } from '@maester/kernel';
import type { EditionDelta } from '../edition/edition.ts';

interface OnDemand {
  readonly id: string;
  readonly edition: () => Promise<EditionDelta>;
  readonly en: () => Promise<{ readonly text: Catalogue }>;
  readonly zhHant: () => Promise<{ readonly text: Catalogue }>;
}

const OLDER: readonly OnDemand[] = [
  {
    id: '2021',
    edition: async () => (await import('./2021/edition.ts')).edition2021,
    en: () => import('./2021/text.en.ts'),
    zhHant: () => import('./2021/text.zh-hant.ts'),
  },
  {
    id: '2018',
    edition: async () => (await import('./2018/edition.ts')).edition2018,
    en: () => import('./2018/text.en.ts'),
    zhHant: () => import('./2018/text.zh-hant.ts'),
  },
];

/** What an older edition says; null for the usual one and for what nobody knows. */
export async function olderEdition(id: string): Promise<EditionDelta | null> {
  return (await OLDER.find((one) => one.id === id)?.edition()) ?? null;
}

/** The words of these editions. */
export async function olderWords(
  editions: readonly string[],
  language: 'en' | 'zh-Hant',
): Promise<Catalogue> {
  const wanted = OLDER.filter(({ id }) => editions.includes(id));
  if (wanted.length === 0) return {};
  const shared = language === 'en' ? import('./shared/text.en.ts') : import('./shared/text.zh-hant.ts');
  const own = wanted.map(({ en, zhHant }) => (language === 'en' ? en() : zhHant()));
  const texts = await Promise.all([shared, ...own]);
  return Object.assign({}, ...texts.map(({ text }) => text)) as Catalogue;
}

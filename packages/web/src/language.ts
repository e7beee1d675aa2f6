// Which language the client speaks: the one chosen before, else the best match with the browser's wishes.

export const LANGUAGES = ['en', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * @param remembered what an earlier visit chose, if anything
 * @param wished language tags of the browser, the most wanted first
 */
export function chooseLanguage(remembered: string | null, wished: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  return wished.map(spokenFor).find((language) => language !== undefined) ?? 'en';
}

/** Every reader of Chinese is better served by Traditional Chinese than by English. */
function spokenFor(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-', 1)[0];
  if (primary === 'zh') return 'zh-Hant';
  return primary === 'en' ? 'en' : undefined;
}

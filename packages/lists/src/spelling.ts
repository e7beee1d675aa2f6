/** What counts as the same word: case, marks, plurals and titles aside. */

/** Words that people write or leave out as they like. */
const SMALL_WORDS = new Set(['a', 'an', 'house', 'lady', 'lord', 'maester', 'of', 'ser', 'the', 'unit']);

/** Other names and spellings that are in use. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bhonour/g, 'honor'],
  [/\bramsay bolton\b/g, 'ramsay snow'],
  [/\bpyp\b/g, 'pypar'],
  [/\blate lord frey\b/g, 'walder frey'],
  [/\bstark longbowm[ae]n\b/g, 'stark bowmen'],
  [/\bdreadfort (cutthroat|blackguard|bastards? girl|flayed m[ae]n)/g, '$1'],
  [/\bdreadfort flayer\b/g, 'bolton flayer'],
];

/** In small letters and figures, one space between words. */
export function plain(text: string): string {
  const bare = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’‘`´]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return OTHER_WORDS.reduce((said, [from, to]) => said.replaceAll(from, to), bare);
}

/** Without small words, each word in the singular. */
export function coreWords(text: string): string[] {
  const all = plain(text).split(' ').map(singular);
  const core = all.filter((word) => !SMALL_WORDS.has(word));
  return core.length > 0 ? core : all;
}

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/s$/, '').replace(/men$/, 'man') : word;

/** How many letters must be put in, left out, replaced or swapped with a neighbour; `limit` + 1 if more than that. */
export function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) best = Math.min(best, at(beforeLast, j - 2) + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return at(last, to.length);
}

const at = (row: readonly number[], i: number): number => row[i] ?? 0;

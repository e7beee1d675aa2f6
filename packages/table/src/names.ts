/** The names of people: a line that everyone can read, and that nobody takes for another's. */
import { KernelError, type shape } from '@maester/kernel';
import { NAME_LENGTH, shortText } from './protocol.ts';

/**
 * What nobody sees, or what breaks out of its line: formatting characters, letters without a shape, separators, halves of
 * characters, and characters that look different on every device. Emoji need their variation selectors.
 */
const UNSEEN = /(?![\uFE00-\uFE0F])[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any language needs. */
const STACKED = /\p{M}{4}/u;

/** The name of a person: a line that everyone can see and read. */
export const personName: shape.Reader<string> = (value, place) => {
  const found = shortText(NAME_LENGTH)(value, place);
  if (UNSEEN.test(found) || STACKED.test(found) || !/[\p{L}\p{N}]/u.test(found))
    throw new KernelError(place.kind, place.where, 'expected a name with visible letters or digits');
  return found;
};

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a name has letters of several alphabets that look alike, as a Cyrillic “а” among Latin letters. */
export function mixesAlphabets(name: string): boolean {
  const letters = name.normalize('NFKC');
  return ALPHABETS.filter((alphabet) => alphabet.test(letters)).length > 1;
}

/** Letters and digits, and below each the Latin letter that looks like it. */
const ALIKE = [
  ['АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'],
  ['аеорсухіјѕкһԁԛԝӏ', 'aeopcyxijskhdqwl'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αικνορυ', 'aikvopu'],
  ['01|', 'oll'],
] as const;

const LATIN = new Map(
  ALIKE.flatMap(([letters, latin]) => Array.from(letters, (letter, i) => [letter, latin[i] ?? letter])),
);

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ');

/** By what it looks like. A capital I is like a small l, but not in another's small letters. */
const looks = (name: string): string =>
  plain(
    Array.from(name, (letter) => LATIN.get(letter) ?? letter)
      .join('')
      .replaceAll('I', 'l'),
  );

/** Names that look the same are the same. */
export function sameName(one: string, other: string): boolean {
  const [first, second] = [one.normalize('NFKC'), other.normalize('NFKC')];
  return plain(first) === plain(second) || looks(first) === looks(second);
}

/** Finds the cards in running text, where line breaks were lost: always the longest name that fits. */
import type { Faction } from '@maester/battle/engine';
import { isName } from '../names.ts';
import { type Mention, type Role } from '../reading.ts';
import { mentionIn } from './line.ts';

const LONGEST = 9;
const JOINS = /^(?:with|and|&|led|by|\+)$/i;

export function scan(text: string, faction: Faction | null): Mention[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const found: Mention[] = [];
  let joins = false;
  let unknown: string[] = [];
  const role = (): Role | null => (joins ? 'attachment' : 'unit');
  const leave = (): void => {
    if (unknown.length > 0) found.push(mentionIn(unknown.join(' '), role()));
    unknown = [];
  };
  for (let i = 0; i < words.length;) {
    const word = words[i] ?? '';
    if (JOINS.test(word)) {
      leave();
      joins = true;
      i += 1;
      continue;
    }
    const length = longestName(words.slice(i, i + LONGEST), role(), faction);
    if (length > 0) {
      leave();
      found.push(mentionIn(words.slice(i, i + length).join(' '), role()));
      joins = false;
    } else unknown.push(word);
    i += Math.max(1, length);
  }
  leave();
  return found;
}

/** How many words from here are a name. A word alone must be a whole name. */
function longestName(words: readonly string[], role: Role | null, faction: Faction | null): number {
  for (let length = words.length; length > 0; length--) {
    const { written } = mentionIn(words.slice(0, length).join(' '), role);
    if (written !== '' && isName(written, { role, faction })) return length;
  }
  return 0;
}

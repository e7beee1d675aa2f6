// The words and turns of docs/voice.md that English messages may not use, each with what to say instead.
import { parseMessage, textsOf } from '../packages/kernel/src/message-grammar.ts';

type Catalogue = Readonly<Record<string, string>>;

const BETTER: readonly (readonly [worse: RegExp, better: string])[] = [
  [/\banew\b|\bonce more\b/i, 'again'],
  [/\bby (?:it|them)sel(?:f|ves)\b/i, 'automatically'],
  [/\bgo(?:es|ing) on\b/i, 'in progress, or continues'],
  [/\bc[ao]mes? to nothing\b/i, 'is cancelled'],
  [/\brenewed\b/i, 'updated'],
  [/\bbr(?:ought|ing) back\b|\bfetch(?:ed|ing)?\b/i, 'loaded'],
  [/\btaken up\b/i, 'resumed, or collected'],
  [/\b(?:is|are|was|were|be|been) kept\b|\bremembered in\b/i, 'saved'],
  [/\bin sight\b|\bto be seen\b/i, 'visible, or in line of sight'],
  [/\bout of reach\b/i, 'unavailable, or too far away'],
  [/\bcut off\b/i, 'incomplete'],
  [/\btak(?:e|es|en|ing) back\b/i, 'undo (a choice), return (a card)'],
  [/\brolled again\b|\brolls? .{0,20}again\b/i, 're-roll'],
  [/\b(?:gets|got) back\b/i, 'restores'],
  [/\bquarters?\b/i, 'quadrant'],
  [/\bstrikes? home\b/i, 'succeeds'],
  [/\b(?:highest )?number of dice\b/i, 'Attack Die Value'],
  [/\bturn(?:s|ed)? up\b/i, 'revealed'],
  [/\bthose (?:who|that|which)\b|\bwho(?:m)?ever\b/i, 'a noun: players, spectators, the winner'],
  [/\bwhat (?:is|was|are|were) (?:played|kept|told|asked|known)\b/i, 'a noun: game options, saved games'],
  [/\bwe wait\b/i, 'waiting for'],
  [/\bany more\b/i, 'no longer'],
  [/\bis none\b|\b(?:it|this|that) is no (?!longer\b)/i, "isn't"],
  [/\bwhom does it concern\b/i, 'choose a target'],
  [/\bno such table\b/i, "this table doesn't exist"],
  [/\bnext door\b/i, 'adjacent'],
  [/\bshall\b/i, 'will, or may'],
];

/** What is not plain in English messages, one line a problem. */
export function plainEnglish(catalogue: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([key, template]) => {
    if (key.startsWith('name.card.')) return []; // printed names are facts
    const text = textsOf(parseMessage(template) ?? [template]).join(' … ');
    return BETTER.flatMap(([worse, better]) => {
      const found = worse.exec(text);
      return found === null ? [] : [`${key}: says "${found[0]}"; better: ${better} (docs/voice.md)`];
    });
  });
}

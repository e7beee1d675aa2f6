/** Reads a list in any format there is; which one it is, the text itself shows. */
import { codeIn, readLink } from './formats/link.ts';
import { readIds } from './formats/ids.ts';
import { readReport } from './formats/report.ts';
import { readText } from './formats/text.ts';
import { codeOf, readWarCouncil } from './formats/war-council.ts';
import { olderListIn, readJson } from './formats/json.ts';
import { notRead, type Answers, type Draft, type NotRead, type Reading } from './reading.ts';
import { resolve } from './resolve.ts';

/** What no text has: control characters, and what a wrong encoding leaves. */
// oxlint-disable-next-line no-control-regex
const BINARY = /[\u0000-\u0008\u000E-\u001F\uFFFD]/;

/** Longer than any list; what is longer is not looked at. */
export const LONGEST = 20_000;

const MOST_CARDS = 120;

/** Reads a list. Questions that came of it are answered by reading it again with `answers`. */
export function readList(text: string, answers: Answers = {}): Reading {
  const older = text.length > LONGEST ? null : olderListIn(text);
  if (older !== null)
    return { ok: true, format: 'json', list: older, points: null, entries: [], questions: [] };
  const draft = draftOf(text);
  if ('ok' in draft) return draft;
  return draft.mentions.length > MOST_CARDS
    ? notRead('too-many', { most: MOST_CARDS })
    : resolve(draft, answers);
}

function draftOf(text: string): Draft | NotRead {
  if (text.length > LONGEST) return notRead('too-long', { length: text.length, longest: LONGEST });
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (BINARY.test(trimmed)) return notRead('binary');
  if (trimmed === '') return notRead('empty');
  if (trimmed.startsWith('{')) return readJson(trimmed);
  const code = codeIn(trimmed);
  if (code !== null) return readLink(code);
  const ids = readIds(trimmed);
  if (ids !== null) return ids;
  const exported = codeOf(trimmed);
  if (exported !== null) return readWarCouncil(exported);
  return readReport(text) ?? readText(trimmed);
}

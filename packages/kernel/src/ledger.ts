/**
 * The rules ledger (docs/rules/GAME.md): every rule in our own words under a stable id. Chapters are `## Title`,
 * a rule is `### game/chapter/name` and the text up to the next heading. A translation (docs/rules/LANGUAGE/GAME.md)
 * has the same ids, and behind each a title of its own: `### game/chapter/name Title`. Under the heading of a chapter
 * the English ledger says with a line `Code: path, path` where its rules are written.
 */
import { KernelError } from './error.ts';

export interface LedgerRule {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  readonly text: string;
}

/** `game/chapter/name`, or `game/edition/chapter/name` for what only an older edition of a game says. */
const RULE_ID = /^[a-z][a-z0-9-]*(\/\d{4})?(\/[a-z0-9][a-z0-9-]*){2}$/;

export function isRuleId(text: string): boolean {
  return RULE_ID.test(text);
}

export function readLedger(source: string): readonly LedgerRule[] {
  const rules: { id: string; title: string; chapter: string; text: string }[] = [];
  let chapter = '';
  let current: { text: string } | null = null;
  for (const [i, line] of source.split('\n').entries()) {
    if (line.startsWith('### ')) {
      const heading = line.slice(4).trim();
      const [id = '', ...title] = heading.split(' ');
      if (!isRuleId(id))
        throw new KernelError('input', `line ${i + 1}`, `expected a rule id, got ${heading}`);
      if (rules.some((rule) => rule.id === id))
        throw new KernelError('input', `line ${i + 1}`, `${id} stands here twice`);
      const rule = { id, title: title.join(' ') || titleOf(id), chapter, text: '' };
      current = rule;
      rules.push(rule);
    } else if (line.startsWith('#')) {
      chapter = line.replace(/^#+\s*/, '');
      current = null;
    } else if (current !== null) current.text += `${line}\n`;
  }
  for (const rule of rules) {
    rule.text = rule.text.trim();
    if (rule.text === '') throw new KernelError('input', '', `${rule.id} has no text`);
  }
  return rules;
}

/** Rules of the usual ledger that the one of an older edition says are not there, and what it says of them. */
export interface AbsentRules {
  readonly reason: string;
  readonly ids: readonly string[];
}

/** Lines `- Reason: id, id` that belong to no rule. */
export function readAbsent(source: string): readonly AbsentRules[] {
  const absent: AbsentRules[] = [];
  let inRule = false;
  for (const line of source.split('\n')) {
    if (line.startsWith('#')) inRule = line.startsWith('### ');
    const [, reason = '', list = ''] = inRule ? [] : (/^- (.+?)(?:：|: )(.+)$/.exec(line) ?? []);
    const ids = list.split(/,\s*/).filter((id) => isRuleId(id));
    if (ids.length > 0) absent.push({ reason, ids });
  }
  return absent;
}

export interface LedgerChapter {
  readonly title: string;
  /** The line of its heading, counted from 1. */
  readonly line: number;
  /** Files and folders, from the root of the repository. */
  readonly code: readonly string[];
}

/** The chapters with where their rules are written. */
export function readChapters(source: string): readonly LedgerChapter[] {
  const chapters: { title: string; line: number; code: string[] }[] = [];
  for (const [i, line] of source.split('\n').entries()) {
    if (line.startsWith('## ')) chapters.push({ title: line.slice(3).trim(), line: i + 1, code: [] });
    if (line.startsWith('Code: ')) chapters.at(-1)?.code.push(...line.slice('Code: '.length).split(/,\s*/));
  }
  return chapters;
}

/** `thrones/set-up/choose-houses` is called `Choose houses`. */
function titleOf(id: string): string {
  const name = (id.split('/').at(-1) ?? id).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

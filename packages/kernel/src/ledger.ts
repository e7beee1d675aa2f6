/**
 * The rules ledger (docs/rules/GAME.md): every rule in our own words under a stable id. Chapters are `## Title`,
 * a rule is `### game/chapter/name` and the text up to the next heading.
 */
import { KernelError } from './error.ts';

export interface LedgerRule {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

const RULE_ID = /^[a-z][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*){2}$/;

export function readLedger(source: string): readonly LedgerRule[] {
  const rules: { id: string; chapter: string; text: string }[] = [];
  let chapter = '';
  let current: { id: string; chapter: string; text: string } | null = null;
  for (const [i, line] of source.split('\n').entries()) {
    if (line.startsWith('### ')) {
      const id = line.slice(4).trim();
      if (!RULE_ID.test(id)) throw new KernelError('input', `line ${i + 1}`, `expected a rule id, got ${id}`);
      if (rules.some((rule) => rule.id === id))
        throw new KernelError('input', `line ${i + 1}`, `${id} stands here twice`);
      current = { id, chapter, text: '' };
      rules.push(current);
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

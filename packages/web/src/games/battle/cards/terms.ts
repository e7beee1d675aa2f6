// Terms of the rules inside a text: where they stand, and which rule of the ledger explains each.

import { CONDITIONS, KEYWORDS } from '@maester/battle/tables';
import { tell } from '../../../app/words.ts';
import type { cards } from '../messages/en/cards.ts';

type TermKey = Extract<keyof typeof cards, `term.${string}`>;

// oxfmt-ignore
export const RULES: Readonly<Record<TermKey, string>> = {
  'term.attack-die-value': 'battle/attack/dice-count',
  'term.charge':           'battle/charge/order',
  'term.condition':        'battle/condition/stays',
  'term.control':          'battle/tactics-board/control',
  'term.disorderly':       'battle/charge/disorderly',
  'term.engaged':          'battle/term/engaged',
  'term.flank':            'battle/bonus/flank',
  'term.influence':        'battle/influence/attach',
  'term.innate':           'battle/card/innate',
  'term.long-range':       'battle/term/in-range',
  'term.maneuver':         'battle/maneuver/distance',
  'term.march':            'battle/march/distance',
  'term.melee-attack':     'battle/melee/engaged-only',
  'term.morale-test':      'battle/morale/test',
  'term.order':            'battle/order/once-per-round',
  'term.panic-test':       'battle/panic/fail',
  'term.pivot':            'battle/move/pivot',
  'term.ranged-attack':    'battle/ranged/range',
  'term.rank':             'battle/unit/ranks',
  'term.re-roll':          'battle/re-roll/once-per-player',
  'term.rear':             'battle/bonus/rear',
  'term.reserve':          'battle/deployment/reserve',
  'term.restore':          'battle/wound/heal-wounded-first',
  'term.retreat':          'battle/retreat/distance',
  'term.shift':            'battle/term/shift',
  'term.short-range':      'battle/term/in-range',
  'term.surge-forth':      'battle/attack/surge-forth',
};

/** A piece of a text: plain, or a term with the rule that explains it. */
export interface Piece {
  readonly text: string;
  readonly rule: string | null;
}

/** Every form of every term in the language that is spoken, with its rule. */
function formsNow(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const id of KEYWORDS) forms.set(tell(`name.keyword.${id}`), `battle/attack/${id}`);
  for (const id of CONDITIONS) forms.set(tell(`name.condition.${id}`), `battle/condition/${id}`);
  for (const [key, rule] of Object.entries(RULES))
    for (const form of tell(key).split('|')) forms.set(form, rule);
  return forms;
}

const patterns = new Map<string, RegExp>();

/** Finds the longest form at any place; in English only whole words. */
function patternOf(forms: readonly string[]): RegExp {
  const key = forms.join('|');
  let known = patterns.get(key);
  if (known === undefined) {
    const sorted = forms.toSorted((a, b) => b.length - a.length);
    const alternatives = sorted.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    known = new RegExp(String.raw`(?<![A-Za-z-])(?:${alternatives.join('|')})(?![A-Za-z-])`, 'g');
    patterns.set(key, known);
  }
  return known;
}

/** A text with its terms set apart, each the first time it stands there. */
export function piecesOf(text: string): readonly Piece[] {
  const forms = formsNow();
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const { 0: form, index } of text.matchAll(patternOf([...forms.keys()]))) {
    const rule = forms.get(form) ?? null;
    if (rule === null || seen.has(rule)) continue;
    seen.add(rule);
    if (index > from) pieces.push({ text: text.slice(from, index), rule: null });
    pieces.push({ text: form, rule });
    from = index + form.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), rule: null });
  return pieces;
}

// The moments at which Tactics cards and Orders can be declared, as their question shows them: what they wait for, and
// which card or Order each answer uses.

import type { Decision, Option } from '@maester/kernel';

/** Where players declare what they answer a moment with. */
export const WINDOW = 'occasion/declare';

export const PASS = 'pass';

/** A Tactics card or an Order, whoever plays it: `card:ID`, `order:ID`. */
export type SourceKey = `card:${string}` | `order:${string}`;

export type OptionDecision = Extract<Decision, { readonly kind: 'option' }>;

export function isWindow(decision: Decision): decision is OptionDecision {
  return decision.ask === WINDOW && decision.kind === 'option';
}

/** The kind of moment it is: the trigger. */
export function momentOf({ facts }: Decision): string {
  return String(facts['trigger']);
}

/** What an answer uses; null for passing. An Order may have a card among its targets, but it comes first. */
export function sourceOf({ on }: Option): SourceKey | null {
  const source = on.find(({ kind }) => kind === 'card' || kind === 'ability');
  if (source === undefined) return null;
  return source.kind === 'card' ? `card:${source.id}` : `order:${source.id}`;
}

/** What can be used in a window, each once. */
export function sourcesIn({ options }: OptionDecision): readonly SourceKey[] {
  return [...new Set(options.flatMap((option) => sourceOf(option) ?? []))];
}

/** Questions whose answers depend on what others do not see: how quickly they are answered must tell nothing. */
const SECRET: ReadonlySet<string> = new Set([
  WINDOW,
  'discard-down/discard',
  'refill-hand/discard',
  'search/choose-pile',
  'choose-commander-cards/choose',
  'use-commander-card/use',
  'choose-roles/choose',
  'choose-reserve/choose',
  'play-siege-card/play',
  'choose-missions/choose',
  'reveal-missions/reveal',
  'replace-mission/choose',
  'score-missions/expend-conditions',
  'mark-units/mark',
  'mark-units/give-card',
]);

export const isSecret = ({ ask }: Decision): boolean => SECRET.has(ask);

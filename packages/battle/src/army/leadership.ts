/** Who may be the Commander of an army, and what that brings. */
import type { Leadership } from '../cards/card.ts';
import type { Edition } from '../edition/edition.ts';

/** How this card leads an army; null if it cannot. */
export function leadership(rules: Edition, card: string): Leadership | null {
  const commands = rules.attachments[card]?.commands;
  return commands === undefined
    ? (rules.units[card]?.leads ?? rules.ncus[card]?.leads ?? null)
    : { commands };
}

const proxies = new WeakMap<Edition, ReadonlySet<string>>();

/** Whether this card is a Commander on the battlefield in place of one beside it. */
export function standsIn(rules: Edition, card: string): boolean {
  let known = proxies.get(rules);
  if (known === undefined) {
    known = new Set(Object.values(rules.ncus).flatMap(({ leads }) => leads?.proxy ?? []));
    proxies.set(rules, known);
  }
  return known.has(card);
}

/** Whether this attachment is a Commander wherever it is fielded, or stands in for one. */
export const isCommander = (rules: Edition, card: string): boolean =>
  rules.attachments[card]?.commands !== undefined || standsIn(rules, card);

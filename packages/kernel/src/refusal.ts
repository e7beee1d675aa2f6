/**
 * A refusal: why a choice is not legal. It names the rule of the ledger (docs/rules) that forbids it,
 * with the measured facts, and is turned into words by the message catalogues.
 */
export type Facts = { readonly [name: string]: string | number | readonly string[] };

export interface Refusal {
  readonly rule: string;
  readonly facts: Facts;
}

export function refuse(rule: string, facts: Facts = {}): Refusal {
  return { rule, facts };
}

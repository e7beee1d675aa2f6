/** The edition of a state or setup, by the name that stands in it. Whoever makes a game makes its editions known first. */
import { bug } from '@maester/kernel';
import type { Mode } from '../modes/mode.ts';
import type { Edition } from './edition.ts';

/** The edition of a setup that names none. */
export const USUAL_EDITION = 'season-6';

const EDITIONS = new Map<string, Edition>();
let lastAsked: Edition | null = null;

export function makeKnown(edition: Edition): void {
  const known = EDITIONS.get(edition.id);
  if (known !== undefined && known !== edition) throw bug(`two editions are called ${edition.id}`);
  EDITIONS.set(edition.id, edition);
}

/** Puts an edition in the place of the one with its name, when more of its cards are loaded. */
export function renew(edition: Edition): void {
  EDITIONS.set(edition.id, edition);
  lastAsked = null;
}

/** Asked all the time, and nearly always for the same one. */
export function rulesOf({ edition }: { readonly edition: string }): Edition {
  if (lastAsked?.id === edition) return lastAsked;
  const found = EDITIONS.get(edition);
  if (found === undefined) throw bug(`no edition ${edition}`);
  lastAsked = found;
  return found;
}

/** Where the ledger has this rule as an edition plays it: under the edition's own id, if it words it otherwise. */
export function ruleIn(edition: Edition, rule: string): string {
  return edition.ledger[rule] ?? rule;
}

let lastMode: { readonly edition: Edition; readonly id: string; readonly mode: Mode } | null = null;

export function modeOf(s: { readonly edition: string; readonly mode: string }): Mode {
  const edition = rulesOf(s);
  if (lastMode?.id === s.mode && lastMode.edition === edition) return lastMode.mode;
  const mode = edition.modes[s.mode];
  if (mode === undefined) throw bug(`no game mode ${s.mode} in edition ${s.edition}`);
  lastMode = { edition, id: s.mode, mode };
  return mode;
}

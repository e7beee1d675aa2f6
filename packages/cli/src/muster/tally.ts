/** What a muster has seen: which cards were fielded and played, and which abilities took part. */
import type { BattleSetup, Card, Edition } from '@maester/battle';

type Counts = Map<string, number>;

export interface Seen {
  readonly fielded: Counts;
  readonly played: Counts;
  readonly abilities: Counts;
}

export class Tally implements Seen {
  readonly fielded: Counts = new Map();
  readonly played: Counts = new Map();
  readonly abilities: Counts = new Map();
  readonly #rules: Edition;

  constructor(rules: Edition) {
    this.#rules = rules;
  }

  /** A unit and an attachment may share an id: cards are counted by their tables. */
  army({ armies }: BattleSetup): void {
    for (const { units, ncus, givenAway = [] } of armies) {
      for (const { card } of units) count(this.fielded, `unit ${card}`);
      for (const id of [...units.flatMap(({ attachments }) => attachments), ...givenAway])
        count(this.fielded, `attachment ${id}`);
      for (const id of ncus) count(this.fielded, `ncu ${id}`);
    }
  }

  /** Tactics cards are played by an event of their own; abilities are named in whatever they take part in. */
  event(event: { readonly type: string }): void {
    const { abilities } = this.#rules;
    if (event.type === 'card' && 'card' in event) count(this.played, String(event.card));
    for (const name of texts(event)) if (Object.hasOwn(abilities, name)) count(this.abilities, name);
  }

  /** What never happened, by kind. Abilities that only change numbers are not named by any event. */
  missing(): { readonly [kind: string]: readonly string[] } {
    const { units, attachments, ncus, tactics, abilities } = this.#rules;
    const listed = Object.entries({ unit: units, attachment: attachments, ncu: ncus }).flatMap(
      ([kind, cards]) =>
        Object.entries<Card>(cards).flatMap(([id, card]) => (card.notByList === true ? [] : `${kind} ${id}`)),
    );
    const acting = Object.values(abilities).filter(
      ({ happens, order, uses }) => happens !== undefined || order !== undefined || uses !== undefined,
    );
    const unseen = (ids: readonly string[], counts: Counts): string[] => ids.filter((id) => !counts.has(id));
    return {
      'never fielded': unseen(listed, this.fielded),
      'never played': unseen(Object.keys(tactics), this.played),
      'never used': unseen(
        acting.map(({ id }) => id),
        this.abilities,
      ),
    };
  }
}

function count(counts: Counts, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** What a muster has seen: which cards were fielded and played, and which abilities took part. */
import type { BattleSetup, Edition } from '@maester/battle';

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

  army({ armies }: BattleSetup): void {
    for (const { units, ncus, givenAway = [] } of armies)
      for (const id of [
        ...units.flatMap(({ card, attachments }) => [card, ...attachments]),
        ...ncus,
        ...givenAway,
      ])
        count(this.fielded, id);
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
    const cards = Object.entries({ ...units, ...attachments, ...ncus });
    const listed = cards.flatMap(([id, card]) => (card.notByList === true ? [] : id));
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

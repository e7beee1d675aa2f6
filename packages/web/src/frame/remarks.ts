// What computer players say at telling moments: of all occasions that events give them, each takes at most one a round.
// It follows from the events alone, so everyone reads the same, today and tomorrow.

import { characterOf, type Character } from '@maester/minds/levels';
import type { SeatInfo, SeenEvent } from '@maester/table';
import type { Occasion, Remarks } from './game-client.ts';

/** Something that is said, and at which event. */
export interface Said extends Occasion {
  readonly event: SeenEvent;
  readonly key: string;
}

type Seat = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'mind'>;

/** Computer players speak; those who stand in for a person do not. */
function speakers(seats: readonly Seat[]): ReadonlyMap<string, Character> {
  return new Map(
    seats.flatMap(({ seat, kind, name, mind }) => {
      const character = kind === 'mind' && name === null && mind !== null ? characterOf(mind) : null;
      return character === null ? [] : [[seat, character] as const];
    }),
  );
}

/** How many lines there are for an occasion. */
const LINES = 2;
/** One in so many occasions that concern no person passes in silence. */
const SILENT_ONE_IN = 3;

export class Speakers {
  readonly #remarks: Remarks;
  readonly #table: string;
  readonly #seats: ReadonlyMap<string, Character>;
  readonly #people: ReadonlySet<string>;
  readonly #occasions: (event: unknown) => readonly Occasion[];
  /** Who has spoken in this round. */
  readonly #spoke = new Set<string>();
  #round = 0;
  #heard = 0;

  constructor(remarks: Remarks, table: string, seats: readonly Seat[]) {
    this.#remarks = remarks;
    this.#table = table;
    this.#seats = speakers(seats);
    this.#people = new Set(seats.flatMap(({ seat, kind }) => (kind === 'person' ? [seat] : [])));
    this.#occasions = remarks.listen((seat) => this.#people.has(seat));
  }

  /** What is said at the events after those it has heard. */
  hear(events: readonly SeenEvent[]): readonly Said[] {
    const said: Said[] = [];
    for (const event of events.slice(this.#heard)) {
      if (this.#remarks.isRound(event.event)) {
        this.#round += 1;
        this.#spoke.clear();
      }
      for (const occasion of this.#occasions(event.event)) {
        const key = this.#keyFor(occasion);
        if (key === null) continue;
        this.#spoke.add(occasion.seat);
        said.push({ ...occasion, event, key });
      }
    }
    this.#heard = events.length;
    return said;
  }

  #keyFor({ seat, what, with: other, always = false }: Occasion): string | null {
    const character = this.#seats.get(seat);
    if (character === undefined || this.#spoke.has(seat)) return null;
    const luck = hash(`${this.#table} ${this.#round} ${seat} ${what}`);
    const isPersonal = other !== undefined && this.#people.has(other);
    if (!always && !isPersonal && luck % SILENT_ONE_IN === 0) return null;
    const line = 1 + (Math.floor(luck / SILENT_ONE_IN) % LINES);
    return `${this.#remarks.voice(what, character)}.${line}`;
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

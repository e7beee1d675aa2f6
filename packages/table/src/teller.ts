/** What is told to each guest: the state as their seat may know it, and what everyone may know of the table. */
import type { Applied } from '@maester/kernel';
import { Changes, type ChangeFor } from './changes.ts';
import type { Clocks } from './clocks.ts';
import type { TableDependencies } from './dependencies.ts';
import { EventLog, type LoggedEvent } from './event-log.ts';
import { clocksAllow } from './free-undo.ts';
import type { Guest, Guests } from './guests.ts';
import type { AnyMatch, HeldMatch } from './held-match.ts';
import { seatKnown, tableInfo } from './info.ts';
import type { Message, Pause, Proposal, SeatInfo, SeenEvent, StateMessage, TableInfo } from './protocol.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import type { SavedRecord } from './saved-record.ts';
import { shownBefore, shownBeforeChoice, type Shown } from './shown.ts';

/** How it stood before an entry; nothing was shown if nobody there hears changes. */
export interface Before {
  readonly shown: Shown | null;
  readonly askedAt: number;
}

type PublicNews = Pick<StateMessage, 'version' | 'waiting' | 'outcome' | 'clocks'>;

/** Until the game starts seats change hands and add to the seed: nothing has been dealt, and nothing has happened. */
const NOTHING_YET = {
  type: 'state',
  version: 0,
  waiting: [],
  outcome: null,
  events: [],
  freeUndo: 0,
  decision: null,
} as const;

/** What the last ones were told who came to a table that waits for its players; more is not kept. */
let gathered: { readonly record: TableRecord; readonly message: StateMessage } | null = null;

export class Teller {
  readonly #deps: TableDependencies;
  readonly #held: HeldMatch;
  readonly #record: SavedRecord;
  readonly #guests: Guests;
  readonly #clocks: Clocks;
  readonly #log: EventLog;
  /** The version at which the question that is open now was reached. */
  #askedAt = 0;

  /** Of the picks, while there is a draft. */
  readonly #draftClocks: Clocks | null;

  constructor(
    deps: TableDependencies,
    held: HeldMatch,
    record: SavedRecord,
    guests: Guests,
    clocks: Clocks,
    draftClocks: Clocks | null = null,
  ) {
    this.#deps = deps;
    this.#held = held;
    this.#record = record;
    this.#guests = guests;
    this.#clocks = clocks;
    this.#draftClocks = draftClocks;
    this.#log = new EventLog(() => {
      const { game, setup, seed } = held.now;
      return game.opening(setup, seed).events;
    });
  }

  get #match(): AnyMatch {
    return this.#held.now;
  }

  /** Everything up to a snapshot. */
  resume(events: readonly LoggedEvent[], askedAt: number): void {
    this.#log.resume(events);
    this.#askedAt = askedAt;
  }

  get events(): readonly LoggedEvent[] {
    return this.#log.all;
  }

  get askedAt(): number {
    return this.#askedAt;
  }

  /** A choice was played. */
  played(applied: Applied<unknown> & { ok: true }): void {
    this.#log.add(this.#match.length, applied.events);
    if (Object.keys(this.#match.state.flow.answers).length === 0) this.#askedAt = this.#match.length;
  }

  undone(seat: string, count: number): void {
    this.#log.addUndo(this.#match.length, seat, count);
    this.#askedAt = this.#match.length;
  }

  withdrawn(seat: string): void {
    this.#log.addWithdrawal(this.#match.length, seat);
  }

  /** How it stands, and what happened since. */
  stateFor({ seat, knowsRules = false }: Pick<Guest, 'seat' | 'knowsRules'>, since: number): StateMessage {
    if (this.#record.now.status === 'gathering') return this.#gathering();
    const { game } = this.#deps;
    const { state } = this.#match;
    return {
      type: 'state',
      ...this.#publicNews(),
      events: this.#log.since(seat, since),
      freeUndo: seat === null ? 0 : this.#freeUndo(seat),
      view: game.view(state, seat),
      decision: seat === null || knowsRules ? null : game.decision(state, seat),
    };
  }

  /** The same for all who come while nothing changes. */
  #gathering(): StateMessage {
    const record = this.#record.now;
    const clocks = this.#runningClocks();
    const known = gathered?.record === record && Object.keys(clocks).length === 0 ? gathered.message : null;
    if (known !== null) return known;
    const message = { ...NOTHING_YET, clocks, view: this.#deps.game.view(this.#match.state, null) };
    gathered = { record, message };
    return message;
  }

  /** How it stands and all that happened, for one guest after another: those who see and hear the same are sent the same. */
  statesFromStart(): (guest: Guest) => StateMessage {
    const { game } = this.#deps;
    const { state } = this.#match;
    const everyone = this.#publicNews();
    const news = this.#log.newsSince(-1);
    const open = game.view(state, null);
    const told: StateMessage[] = [];
    return ({ seat, knowsRules = false }) => {
      const [events, view] = [news(seat), game.viewBeside(state, seat, open)];
      const freeUndo = seat === null ? 0 : this.#freeUndo(seat);
      const decision = seat === null || knowsRules ? null : game.decision(state, seat);
      const same = told.find(
        (other) =>
          other.view === view &&
          other.events === events &&
          other.freeUndo === freeUndo &&
          other.decision === decision,
      );
      if (same !== undefined) return same;
      const message: StateMessage = { type: 'state', ...everyone, events, freeUndo, view, decision };
      told.push(message);
      return message;
    };
  }

  /** The same for everyone. */
  #publicNews(): PublicNews {
    const { game } = this.#deps;
    const { state } = this.#match;
    return {
      version: this.#match.length,
      waiting: game.waiting(state),
      outcome: game.outcome(state),
      clocks: this.#runningClocks(),
    };
  }

  /** How it stands before a choice is played, as far as anyone wants to hear what that changes. */
  beforeChoice(): Before {
    return this.#before(shownBeforeChoice);
  }

  /** The same before something is taken back. */
  beforeUndo(): Before {
    return this.#before(shownBefore);
  }

  #before(look: typeof shownBefore): Before {
    const eyes = this.#guests.eyesOnChanges;
    const shown = eyes.length === 0 ? null : look(this.#deps.game, this.#match.state, eyes);
    return { shown, askedAt: this.#askedAt };
  }

  /** Tells everyone what an entry led to, those with the same eyes the same. */
  tellEntry(before: Before, actor: string): void {
    const since = this.#match.length - 1;
    let states: Map<string | null, Message> | null = null;
    const everyone = this.#publicNews();
    const news = this.#log.newsSince(since);
    const differs = before.shown?.(this.#match.state, actor) ?? null;
    const changes = new Changes(everyone);
    this.#guests.tellEach((guest) => {
      const { seat } = guest;
      if (guest.changes !== true || differs === null) {
        states ??= new Map();
        const told = states.get(seat) ?? this.stateFor(guest, since);
        states.set(seat, told);
        return told;
      }
      return (
        changes.of(guest) ??
        changes.add(guest, this.#changeFor(guest, everyone, news(seat), before, actor), differs(seat))
      );
    });
  }

  #changeFor(
    { seat, knowsRules = false }: Guest,
    { waiting }: PublicNews,
    events: readonly SeenEvent[],
    { askedAt }: Before,
    actor: string,
  ): ChangeFor {
    // What others answer in secret changes nothing about a question that is still open.
    const sameQuestion = seat !== actor && askedAt === this.#askedAt && waiting.includes(seat ?? '');
    return {
      events,
      freeUndo: seat === null ? 0 : this.#freeUndo(seat),
      decision:
        sameQuestion || knowsRules
          ? undefined
          : seat === null
            ? null
            : this.#deps.game.decision(this.#match.state, seat),
    };
  }

  /** Own choices that nobody need be asked about. */
  #freeUndo(seat: string): number {
    const most = this.#match.freeUndo(seat);
    return clocksAllow(this.#match, this.#clocks, seat, most, this.#deps.now());
  }

  /** How it stood. */
  momentFor(guest: Guest, version: number): Message {
    const { game } = this.#deps;
    const state = this.#match.at(version);
    const hasStarted = this.#record.now.status !== 'gathering';
    const [viewer, waiting] = hasStarted ? [guest.seat, game.waiting(state)] : [null, []];
    return { type: 'moment', version, view: game.view(state, viewer), waiting };
  }

  get #clocksNow(): Clocks {
    return this.#record.now.status === 'gathering' ? (this.#draftClocks ?? this.#clocks) : this.#clocks;
  }

  #runningClocks(): Record<string, number> {
    const clocks = this.#clocksNow;
    if (!clocks.canRunOut) return {};
    const now = this.#deps.now();
    const lefts: Record<string, number> = {};
    for (const { seat } of this.#record.now.seats) {
      const left = clocks.isRunning(seat) ? clocks.left(seat, now) : null;
      if (left !== null) lefts[seat] = left;
    }
    return lefts;
  }

  /** Who sits where, and the rest of what everyone may know. */
  info(proposal: Proposal | null, paused: Pause | null): TableInfo {
    const now = this.#deps.now();
    const seats = this.#record.now.seats.map((place) => this.#seatInfo(place, now));
    return tableInfo(this.#record.now, this.#deps.minds, seats, proposal, paused, this.#guests.spectators);
  }

  #seatInfo(place: SeatRecord, now: number): SeatInfo {
    const { seat } = place;
    const clocks = this.#clocksNow;
    return {
      ...seatKnown(place),
      connected: this.#guests.isConnected(seat),
      missed: clocks.missed(seat),
      left: clocks.left(seat, now),
      running: clocks.isRunning(seat),
    };
  }
}

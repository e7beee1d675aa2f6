// What a seat knows of its table, as signals the screens follow: the last view, what is asked, what happened.
// States may be shown one after the other at a pace people can follow; the table itself is never held up by that.

import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Decision, GameState, Json, Refusal } from '@maester/kernel';
import type { Advice } from '@maester/minds/levels';
import type { ChatLine, Emote, Message, SeenEvent, TableInfo } from '@maester/table';
import { isUndo, isWithdrawal } from '../frame/chronicle.ts';
import type { Attendant, Company, HeldBack, PlayScene, Shown } from '../frame/scene.ts';
import { standingChoices } from '../frame/taken-back.ts';
import type { Answer, TableService, Link, Connection, TableAddress, RequestBody } from './service.ts';

/** When a clock that runs will have run out, in milliseconds since 1970. */
export type Deadlines = { readonly [seat: string]: number };

/** What a seat expresses just now; the number tells one from the next. */
export interface Expressed {
  readonly seat: string;
  readonly emote: Emote;
  readonly number: number;
}

/** So long an emote is shown, in milliseconds. */
const EMOTE_LASTS = 5000;

/** How the game stood at an earlier version. */
export type Moment = Pick<Shown, 'view' | 'waiting'>;

export interface ModelOptions {
  /** Milliseconds between the states shown; 0 shows the last at once. */
  readonly pace: () => number;
  readonly now: () => number;
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** Runs this as soon as the page is on a screen; gives back how to call it off. */
  readonly whenSeen: (run: () => void) => () => void;
  /** Whether others play on this device too. */
  readonly shared: () => boolean;
  /** The version that the last choice of this seat led to, in an earlier visit. */
  readonly lastChoice?: (key: string) => number | null;
  readonly noteChoice?: (key: string, version: number) => void;
  /** What a view asks of a seat, where the rules here are those of the table. */
  readonly decide?: ((view: GameState, seat: string) => Decision | null) | undefined;
  /** Asks a computer player. */
  readonly counsel: (game: string, view: unknown, seat: string) => Promise<Advice>;
}

/** Of many small steps of the same kind none needs to be looked at as long as others. */
const BRIEFLY = 0.3;

/** The same seat is asked the same once more: it musters unit after unit. */
function goesOn(before: Shown | null, { waiting, view }: Shown): boolean {
  const [seat, ...others] = waiting;
  if (before === null || seat === undefined || others.length > 0 || !before.waiting.includes(seat))
    return false;
  const [then, now] = [before.view.flow.stack.at(-1), view.flow.stack.at(-1)];
  return before.waiting.length === 1 && then?.procedure === now?.procedure && then?.step === now?.step;
}

export class TableModel implements PlayScene {
  readonly address: TableAddress;
  readonly seat: string | null;
  readonly #info = signal<TableInfo | null>(null);
  readonly #shown = signal<Shown | null>(null);
  readonly #events = signal<readonly SeenEvent[]>([]);
  readonly #chat = signal<readonly ChatLine[]>([]);
  readonly #emotes = signal<readonly Expressed[]>([]);
  #emoteCount = 0;
  readonly #link = signal<Link>({ kind: 'joining' });
  readonly #deadlines = signal<Deadlines>({});
  readonly #behind = signal(0);
  readonly #heldBack = signal<HeldBack | null>(null);
  readonly #refusal = signal<Refusal | null>(null);
  readonly #sending = signal(false);
  readonly #options: ModelOptions;
  readonly #connection: Connection;
  readonly #queue: { readonly shown: Shown; readonly events: readonly SeenEvent[] }[] = [];
  readonly #moments = new Map<number, Moment>();
  /** The last version we were told of. */
  #heard = -1;
  #chosenAt: number | null = null;
  /** The last question that was seen in a view. */
  #asked: Decision | null = null;
  #cancel: (() => void) | null = null;
  /** Which states may be shown while something else holds the screen. */
  #hold: ((next: Shown) => boolean) | null = null;
  #attendant: Attendant | null = null;
  /** What the attendant is about to answer. */
  #attended: { readonly shown: Shown; readonly cancel: () => void } | null = null;
  /** The versions that the attendant's answers led to. */
  readonly #automatic = new Set<number>();

  constructor(service: TableService, address: TableAddress, seat: string | null, options: ModelOptions) {
    this.address = address;
    this.seat = seat;
    this.#options = options;
    this.#chosenAt = options.lastChoice?.(this.key) ?? null;
    this.#connection = service.join(address.id, seat, {
      knowsRules: options.decide !== undefined,
      hear: (message) => batch(() => this.#hear(message)),
      link: (link) => (this.#link.value = link),
    });
  }

  get info(): ReadonlySignal<TableInfo | null> {
    return this.#info;
  }

  /** The state on the screen. */
  get shown(): ReadonlySignal<Shown | null> {
    return this.#shown;
  }

  /** Everything that happened up to the state on the screen, the newest last. */
  get events(): ReadonlySignal<readonly SeenEvent[]> {
    return this.#events;
  }

  get chat(): ReadonlySignal<readonly ChatLine[]> {
    return this.#chat;
  }

  /** At most one of each seat. */
  get emotes(): ReadonlySignal<readonly Expressed[]> {
    return this.#emotes;
  }

  get link(): ReadonlySignal<Link> {
    return this.#link;
  }

  get deadlines(): ReadonlySignal<Deadlines> {
    return this.#deadlines;
  }

  /** How many states are still to be shown. */
  get behind(): ReadonlySignal<number> {
    return this.#behind;
  }

  get heldBack(): ReadonlySignal<HeldBack | null> {
    return this.#heldBack;
  }

  hold(passes: (next: Shown) => boolean): () => void {
    this.#hold = passes;
    return () => {
      if (this.#hold !== passes) return;
      this.#hold = null;
      this.#heldBack.value = null;
      if (this.#cancel === null) this.#showNext();
    };
  }

  /** Why the last choice was refused; gone with the next one. */
  get refusal(): ReadonlySignal<Refusal | null> {
    return this.#refusal;
  }

  /** A choice is on its way. */
  get sending(): ReadonlySignal<boolean> {
    return this.#sending;
  }

  async choose(choice: Json): Promise<Answer> {
    const version = this.#shown.value?.version ?? 0;
    const answer = await this.#act({ type: 'choose', version, choice });
    if (answer.ok) {
      this.#chosenAt = answer.version;
      this.#options.noteChoice?.(this.key, answer.version);
    }
    return answer;
  }

  /** The version that our last choice led to, in this visit or an earlier one on this device. */
  get chosenAt(): number | null {
    return this.#chosenAt;
  }

  async undo(count?: number): Promise<Answer> {
    this.skip();
    const version = this.#shown.value?.version ?? 0;
    return this.#act({ type: 'undo', version, count: count ?? this.#sinceOwnChoice() });
  }

  /** How many choices it is back to the last that no attendant made, as far as that is free. */
  #sinceOwnChoice(): number {
    const { version = 0, freeUndo = 0 } = this.#shown.value ?? {};
    const standing = standingChoices(this.#events.value, version);
    const own = standing.findLastIndex((each) => !this.#automatic.has(each));
    return Math.max(1, Math.min(standing.length - own, freeUndo));
  }

  readonly company = computed((): Company => {
    const people = this.#info.value?.seats.filter(
      ({ seat, kind }) => kind === 'person' && seat !== this.seat,
    );
    if (people === undefined || people.length === 0) return 'none';
    return this.#options.shared() ? 'here' : 'afar';
  });

  timeLeft(): number | null {
    const until = this.#deadlines.value[this.seat ?? ''];
    return until === undefined ? null : Math.max(0, until - this.#options.now());
  }

  attend(attendant: Attendant): boolean {
    this.#attendant = attendant;
    this.reconsider();
    return true;
  }

  reconsider(): void {
    const asked = this.#attended?.shown ?? this.#shown.value;
    if (asked === null || asked.decision === null || this.#queue.length > 0 || this.#sending.value) return;
    this.#ask(asked);
  }

  /** Puts a question to the attendant, and to the player if that one leaves it to them. */
  #ask(shown: Shown): void {
    this.#attended?.cancel();
    this.#attended = null;
    const automatic = this.#isAttended(shown) ? (this.#attendant?.answer(shown) ?? null) : null;
    this.#shown.value = automatic === null ? shown : { ...shown, decision: null };
    if (automatic === null) return;
    const answer = (): void => void this.#answer(shown, automatic.choice);
    let stop = this.#options.later(automatic.after, () => {
      // Who would take a while to think must be there to do so.
      if (automatic.after > 0) stop = this.#options.whenSeen(answer);
      else answer();
    });
    this.#attended = { shown, cancel: () => stop() };
  }

  /** Who undoes is asked, nothing goes on while something is voted on or the game is paused, and a computer needs no attendant. */
  #isAttended({ decision, news }: Shown): boolean {
    if (decision === null || news.some(({ event }) => isUndo(event) || isWithdrawal(event))) return false;
    const info = this.#info.value;
    const own = info?.seats.find(({ seat }) => seat === this.seat);
    return (info?.proposal ?? null) === null && (info?.paused ?? null) === null && own?.kind !== 'mind';
  }

  /** Nothing tells it from a choice of the player. */
  async #answer(shown: Shown, choice: Json): Promise<void> {
    this.#attended = null;
    this.#sending.value = true;
    const answer = await this.#connection.send({ type: 'choose', version: shown.version, choice });
    batch(() => {
      this.#sending.value = false;
      if (answer.ok) this.#automatic.add(answer.version);
      this.#attendant?.answered(shown, answer.ok);
      if (!answer.ok && this.#shown.value?.version === shown.version) this.#shown.value = shown;
    });
  }

  async #act(request: RequestBody): Promise<Answer> {
    this.#refusal.value = null;
    this.#sending.value = true;
    const answer = await this.#connection.send(request);
    batch(() => {
      this.#sending.value = false;
      if (!answer.ok) this.#refusal.value = answer.refusal;
      // What someone did themselves is shown at once.
      else while ((this.#queue[0]?.shown.version ?? Infinity) <= answer.version) this.#showNext();
    });
    return answer;
  }

  send(request: RequestBody): Promise<Answer> {
    return this.#connection.send(request);
  }

  /** How the game stood at an earlier version; null if the table cannot tell now. */
  async moment(version: number): Promise<Moment | null> {
    const answer = await this.#connection.send({ type: 'moment', version });
    const moment = this.#moments.get(version) ?? null;
    this.#moments.delete(version);
    return answer.ok ? moment : null;
  }

  explain(refusal: Refusal | null): void {
    this.#refusal.value = refusal;
  }

  async counsel(view?: GameState): Promise<Json> {
    return (await this.advise(view)).choice;
  }

  async advise(view = this.#shown.value?.view): Promise<Advice> {
    const info = this.#info.value;
    if (info === null || this.seat === null) throw new Error('nobody is asked here');
    return this.#options.counsel(info.game, view, this.seat);
  }

  get key(): string {
    return `${this.address.service}/${this.address.id}/${this.seat ?? ''}`;
  }

  nameOf(seat: string): string | null {
    return this.#info.value?.seats.find((place) => place.seat === seat)?.name ?? null;
  }

  leave(): void {
    this.#cancel?.();
    this.#attended?.cancel();
    this.#connection.leave();
  }

  /** Shows the last state now, whatever holds the screen. */
  skip(): void {
    batch(() => {
      this.#heldBack.value = null;
      while (this.#queue.length > 0) this.#showNext();
    });
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'table': {
        const before = this.#info.value;
        this.#info.value = message.info;
        this.#hearClocks(message.info.seats.map(({ seat, left, running }) => [seat, running ? left : null]));
        if (
          before?.proposal?.number !== message.info.proposal?.number ||
          before?.paused?.why !== message.info.paused?.why
        )
          this.reconsider();
        return;
      }
      case 'chat':
        if (!this.#chat.value.some(({ number }) => number === message.line.number))
          this.#chat.value = [...this.#chat.value, message.line];
        return;
      case 'emote':
        this.#hearEmote(message.from, message.emote);
        return;
      case 'state':
        this.#hearState(message);
        return;
      case 'moment':
        this.#moments.set(message.version, { view: message.view as GameState, waiting: message.waiting });
        return;
      case 'welcome':
      case 'change':
      case 'accepted':
      case 'refused':
      case 'error':
    }
  }

  #hearEmote(seat: string, emote: Emote): void {
    const number = (this.#emoteCount += 1);
    const others = this.#emotes.value.filter((one) => one.seat !== seat);
    this.#emotes.value = [...others, { seat, emote, number }];
    this.#options.later(EMOTE_LASTS, () => {
      this.#emotes.value = this.#emotes.value.filter((one) => one.number !== number);
    });
  }

  #hearClocks(lefts: readonly (readonly [seat: string, left: number | null])[]): void {
    const now = this.#options.now();
    this.#deadlines.value = Object.fromEntries(
      lefts.flatMap(([seat, left]) => (left === null ? [] : [[seat, now + left]])),
    );
  }

  #hearState(message: Message & { type: 'state' }): void {
    const { version, waiting, freeUndo, outcome, events: told, clocks } = message;
    const view = ofItsOwn(message.view as GameState);
    const decision = message.decision ?? this.#decided(view, waiting);
    this.#hearClocks(Object.entries(clocks));
    // After a break some of it may be told once more.
    const events = told.filter((event) => event.version > this.#heard);
    const first = this.#heard === -1;
    // Before the start nothing has happened yet: the opening comes with the first state after it.
    if (this.#info.value?.status !== 'gathering') this.#heard = version;
    const shown: Shown = {
      version,
      view,
      waiting,
      decision,
      freeUndo,
      outcome,
      news: first ? [] : events,
    };
    this.#queue.push({ shown, events });
    this.#attended?.cancel();
    this.#withdrawQuestion(decision);
    // Nothing was shown yet, or nothing is to be seen on the way there.
    if (this.#shown.value === null || this.#options.pace() === 0) this.skip();
    else if (this.#cancel === null) this.#goOn();
    this.#behind.value = this.#queue.length;
  }

  /** What this seat is asked, where it was not told; the same question stays the same. */
  #decided(view: GameState, waiting: readonly string[]): Decision | null {
    const { seat } = this;
    if (seat === null || !waiting.includes(seat)) return null;
    const decision = this.#options.decide?.(view, seat) ?? null;
    if (JSON.stringify(decision) !== JSON.stringify(this.#asked)) this.#asked = decision;
    return this.#asked;
  }

  /** A question on the screen that has been answered or has changed meanwhile is not asked any longer. */
  #withdrawQuestion(newest: Decision | null): void {
    const now = this.#shown.value;
    if (now === null || now.decision === null) return;
    if (JSON.stringify(newest) !== JSON.stringify(now.decision))
      this.#shown.value = { ...now, decision: null };
  }

  /** Only the last state asks, but what is asked all the way there stays on the screen, and what was laid out for it. */
  #stillAsked({ decision }: Shown): Decision | null {
    const now = this.#shown.value?.decision ?? null;
    const isSame = (other: Decision | null | undefined): boolean =>
      JSON.stringify(other) === JSON.stringify(now);
    return isSame(decision) && this.#queue.every(({ shown }) => isSame(shown.decision)) ? now : null;
  }

  /** The next state, unless a hold keeps it back. */
  #goOn(): void {
    const next = this.#queue[0]?.shown;
    const isHeld = next !== undefined && this.#hold?.(next) === false;
    const asks = (this.#queue.at(-1)?.shown.decision ?? null) !== null;
    this.#heldBack.value = isHeld ? { states: this.#queue.length, asks } : null;
    if (!isHeld) this.#showNext();
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#cancel?.();
    this.#cancel = null;
    const before = this.#shown.value;
    batch(() => {
      if (next.events.length > 0) this.#events.value = [...this.#events.value, ...next.events];
      if (this.#queue.length === 0) this.#ask(next.shown);
      else this.#shown.value = { ...next.shown, decision: this.#stillAsked(next.shown) };
      this.#behind.value = this.#queue.length;
    });
    // States in which nothing happened need no time to be looked at.
    const pause =
      next.events.length > 0 ? this.#options.pace() * (goesOn(before, next.shown) ? BRIEFLY : 1) : 0;
    this.#cancel = this.#options.later(pause, () => {
      this.#cancel = null;
      this.#goOn();
    });
  }
}

/** Views share what has not changed, but the rules know a question by its list of seats: each view has its own. */
function ofItsOwn(view: GameState): GameState {
  return { ...view, flow: { ...view.flow, waiting: [...view.flow.waiting] } };
}

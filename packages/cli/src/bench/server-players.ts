/**
 * People at one table of a real server who play each other, game after game, with computer players in the other seats
 * and spectators around it. What is measured is the time from sending a choice to the moment another person has the state
 * that follows from it.
 */
import { PlayerSocket } from './player-socket.ts';
import { post } from './post.ts';
import { patched, seededRandom, type Random } from '@maester/kernel';
import { PROTOCOL, type ChangeMessage, type Message, type StateMessage } from '@maester/table';
import type { AnyGame } from '../games.ts';

/** How they play, and where their times go; it may change while they play. */
export interface Pace {
  /** Milliseconds of thought before each choice, drawn evenly from 0 to this; null: nobody moves. */
  think: number | null;
  readonly times: number[];
  /** Choices of people that were accepted. */
  choices: number;
}

export interface Company {
  readonly game: AnyGame;
  readonly players: number;
  readonly people: number;
  /** Who plays the other seats. */
  readonly mind: string;
  readonly spectators: number;
}

/**
 * What a person knows. The many messages that ask nothing of them are only looked at, and read when they must decide, so
 * that the people of many tables are no burden on the machine that is measured.
 */
class Known {
  readonly #seat: string;
  #view: unknown = null;
  #unread: string[] = [];
  version = -1;
  isAsked = false;
  isOver = false;

  constructor(seat: string) {
    this.#seat = seat;
  }

  /** Whether this tells how it stands. The first mention of each is the message's own, or says the same. */
  hear(text: string): boolean {
    const [, type, version] = /^\{"type":"(state|change)",.*?"version":(\d+)/s.exec(text) ?? [];
    if (type === undefined) return false;
    if (type === 'state') this.#unread = [];
    this.#unread.push(text);
    this.version = Number(version);
    this.isOver = /"outcome":(.)/.exec(text)?.[1] === '{';
    const waiting = /"waiting":(\[[^\]]*\])/.exec(text)?.[1] ?? '[]';
    this.isAsked = !this.isOver && waiting.includes(JSON.stringify(this.#seat));
    return true;
  }

  get view(): unknown {
    for (const text of this.#unread) {
      const { type, view } = JSON.parse(text) as StateMessage | ChangeMessage;
      if (type === 'state') this.#view = view;
      else if (view !== null) this.#view = patched(this.#view, view);
    }
    this.#unread = [];
    return this.#view;
  }
}

class Side {
  readonly known: Known;
  readonly seat: string;
  /** When the last choice was sent that has not been answered yet. */
  sentAt: number | null = null;
  thinking = false;
  /** When each version came, and from when on a version that has not come yet is waited for. */
  readonly came = new Map<number, number>();
  readonly awaited = new Map<number, number>();
  socket: PlayerSocket | null = null;

  constructor(seat: string) {
    this.seat = seat;
    this.known = new Known(seat);
  }
}

export class Party {
  /** People come by each of these in turn. */
  readonly #urls: readonly string[];
  readonly #company: Company;
  readonly #pace: Pace;
  readonly #random: Random;
  /** The protocol that the server speaks, at most. */
  readonly #protocol: number;
  #sides: readonly Side[] = [];
  #spectators: readonly PlayerSocket[] = [];
  #stopped = false;
  problem: string | null = null;

  constructor(urls: readonly string[], company: Company, pace: Pace, seed: string, protocol = PROTOCOL) {
    this.#urls = urls;
    this.#company = company;
    this.#pace = pace;
    this.#random = seededRandom(seed);
    this.#protocol = protocol;
  }

  /** Makes a table, sits down at it and starts; other seats go to a computer player. */
  async begin(): Promise<void> {
    const { game, players, people, mind } = this.#company;
    const setup = game.usualSetup(players);
    const seats = game.seats(setup);
    const ours = seats.slice(0, people);
    const minds = Object.fromEntries(seats.slice(people).map((seat) => [seat, mind]));
    const { table, host } = await post(`${this.#url(0)}/api/tables`, { game: game.id, setup, minds });
    const tokens: string[] = [];
    for (const [i, seat] of ours.entries()) {
      const bearer = i === 0 ? host : undefined;
      tokens.push(
        (await post(`${this.#url(0)}/api/tables/${table}/seats/${seat}`, { name: seat }, bearer)).token,
      );
    }
    const address = (i: number): string => `${this.#url(i).replace('http', 'ws')}/api/tables/${table}/socket`;
    const sides = ours.map((seat) => new Side(seat));
    this.#sides = sides;
    await Promise.all(sides.map((side, i) => this.#attend(side, address(i), tokens[i] ?? '')));
    this.#spectators = Array.from({ length: this.#company.spectators }, (_, i) => this.#watch(address(i)));
    sides[0]?.socket?.send(JSON.stringify({ type: 'start', id: 0 }));
  }

  #url(i: number): string {
    return this.#urls[i % this.#urls.length] ?? '';
  }

  /** Moves on after a rest in which nobody moved. */
  wake(): void {
    for (const side of this.#sides) this.#think(side);
  }

  stop(): void {
    this.#stopped = true;
    this.#leave();
  }

  #leave(): void {
    for (const { socket } of this.#sides) socket?.close();
    for (const socket of this.#spectators) socket.close();
  }

  #join(token: string | null): string {
    const protocol = this.#protocol === PROTOCOL ? { protocol: PROTOCOL } : {};
    return JSON.stringify({ type: 'join', token, ...protocol });
  }

  #watch(url: string): PlayerSocket {
    const socket: PlayerSocket = new PlayerSocket(url, {
      opened: () => socket.send(this.#join(null)),
      heard: null,
      closed: () => {},
    });
    return socket;
  }

  #attend(side: Side, url: string, token: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new PlayerSocket(url, {
        opened: () => socket.send(this.#join(token)),
        heard: (text) => {
          if (side.known.hear(text)) this.#heardState(side, performance.now());
          else this.#hear(side, JSON.parse(text) as Message);
          if (side.known.version >= 0) resolve();
          else if (this.problem !== null) reject(new Error(this.problem));
        },
        closed: (code, reason) => {
          if (this.#stopped || side.known.isOver) return;
          this.problem = `a connection was closed: ${code} ${reason}`;
          reject(new Error(this.problem));
        },
      });
      side.socket = socket;
    });
  }

  #hear(side: Side, message: Message): void {
    switch (message.type) {
      case 'accepted':
        if (side.sentAt !== null) this.#accepted(side, side.sentAt, message.version);
        side.sentAt = null;
        this.#think(side);
        return;
      case 'refused':
        side.sentAt = null;
        // A state from before the start may look like a question.
        if (message.rule === 'table/start/not-yet') return;
        if (message.rule !== 'table/choice/stale')
          this.problem = `${side.seat} was refused by ${message.rule}`;
        this.#think(side);
        return;
      case 'error':
        this.problem = message.problem;
        return;
      case 'state':
      case 'change':
      case 'welcome':
      case 'table':
      case 'emote':
      case 'moment':
      case 'chat':
    }
  }

  #heardState(side: Side, now: number): void {
    const { version, isOver } = side.known;
    const since = side.awaited.get(version);
    if (since === undefined) side.came.set(version, now);
    else this.#pace.times.push(now - since);
    side.awaited.delete(version);
    side.came.delete(version - 20);
    if (isOver) this.#ended();
    else this.#think(side);
  }

  #accepted(by: Side, sentAt: number, version: number): void {
    this.#pace.choices += 1;
    for (const side of this.#sides) {
      if (side === by) continue;
      const came = side.came.get(version);
      if (came === undefined) side.awaited.set(version, sentAt);
      else this.#pace.times.push(came - sentAt);
    }
  }

  #think(side: Side): void {
    const { think } = this.#pace;
    if (!side.known.isAsked || side.sentAt !== null || side.thinking || think === null) return;
    side.thinking = true;
    const choose = (): void => {
      side.thinking = false;
      const { known, seat } = side;
      if (!known.isAsked || this.#stopped || this.#pace.think === null) return;
      const { view, version } = known;
      const choice = this.#company.game.sample(view as never, seat, this.#random);
      side.sentAt = performance.now();
      side.socket?.send(JSON.stringify({ type: 'choose', id: 1, version, choice }));
    };
    if (think === 0) choose();
    else setTimeout(choose, this.#random.below(think));
  }

  /** When all have seen the end, they begin again at a new table. */
  #ended(): void {
    if (!this.#sides.every(({ known }) => known.isOver) || this.#stopped) return;
    this.#leave();
    this.begin().catch((error: unknown) => {
      if (!this.#stopped) this.problem = String(error);
    });
  }
}

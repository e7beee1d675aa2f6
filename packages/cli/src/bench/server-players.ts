/**
 * People at one table of a real server who play each other, game after game, with computer players in the other seats
 * and spectators around it. What is measured is the time from sending a choice to the moment another person has the state
 * that follows from it.
 */
import { seededRandom, type Decision, type Random } from '@maester/kernel';
import { changed, PROTOCOL, type Message, type StateMessage } from '@maester/table';
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

class Side {
  state: StateMessage | null = null;
  over = false;
  /** When the last choice was sent that has not been answered yet. */
  sentAt: number | null = null;
  thinking = false;
  /** When each version came, and from when on a version that has not come yet is waited for. */
  readonly came = new Map<number, number>();
  readonly awaited = new Map<number, number>();
  readonly socket: WebSocket;

  constructor(url: string) {
    this.socket = new WebSocket(url);
  }

  get decision(): Decision | null {
    return this.over ? null : (this.state?.decision ?? null);
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
  #spectators: readonly WebSocket[] = [];
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
    const { table, host } = await this.#post('/api/tables', { game: game.id, setup, minds });
    const tokens: string[] = [];
    for (const [i, seat] of ours.entries()) {
      const bearer = i === 0 ? host : undefined;
      tokens.push((await this.#post(`/api/tables/${table}/seats/${seat}`, { name: seat }, bearer)).token);
    }
    const address = (i: number): string => `${this.#url(i).replace('http', 'ws')}/api/tables/${table}/socket`;
    const sides = ours.map((_, i) => new Side(address(i)));
    this.#sides = sides;
    await Promise.all(sides.map((side, i) => this.#attend(side, ours[i] ?? '', tokens[i] ?? '')));
    this.#spectators = Array.from({ length: this.#company.spectators }, (_, i) => this.#watch(address(i)));
    sides[0]?.socket.send(JSON.stringify({ type: 'start', id: 0 }));
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
    for (const { socket } of this.#sides) socket.close();
    for (const socket of this.#spectators) socket.close();
  }

  async #post(
    path: string,
    body: object,
    bearer?: string,
  ): Promise<{ table: string; host: string; token: string }> {
    const headers = {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    };
    const response = await fetch(this.#url(0) + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    });
    const answer = (await response.json()) as { table: string; host: string; token: string };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  #join(socket: WebSocket, token: string | null): void {
    const protocol = this.#protocol === PROTOCOL ? { protocol: PROTOCOL } : {};
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'join', token, ...protocol })));
  }

  /** What spectators are sent is not looked at. */
  #watch(url: string): WebSocket {
    const socket = new WebSocket(url);
    this.#join(socket, null);
    return socket;
  }

  #attend(side: Side, seat: string, token: string): Promise<void> {
    const { socket } = side;
    this.#join(socket, token);
    return new Promise((resolve, reject) => {
      socket.addEventListener('close', ({ code, reason }) => {
        if (this.#stopped || side.over) return;
        this.problem = `a connection was closed: ${code} ${reason}`;
        reject(new Error(this.problem));
      });
      socket.addEventListener('message', ({ data }) => {
        this.#hear(side, seat, JSON.parse(String(data)) as Message);
        if (side.state !== null) resolve();
        else if (this.problem !== null) reject(new Error(this.problem));
      });
    });
  }

  #hear(side: Side, seat: string, message: Message): void {
    const now = performance.now();
    switch (message.type) {
      case 'change':
        if (side.state !== null) this.#heardState(side, changed(side.state, message), now);
        return;
      case 'state':
        this.#heardState(side, message, now);
        return;
      case 'accepted':
        if (side.sentAt !== null) this.#accepted(side, side.sentAt, message.version);
        side.sentAt = null;
        this.#think(side);
        return;
      case 'refused':
        side.sentAt = null;
        if (message.rule !== 'table/choice/stale') this.problem = `${seat} was refused by ${message.rule}`;
        this.#think(side);
        return;
      case 'error':
        this.problem = message.problem;
        return;
      case 'welcome':
      case 'table':
      case 'moment':
      case 'chat':
    }
  }

  #heardState(side: Side, state: StateMessage, now: number): void {
    const { version, outcome } = state;
    const since = side.awaited.get(version);
    if (since === undefined) side.came.set(version, now);
    else this.#pace.times.push(now - since);
    side.awaited.delete(version);
    side.came.delete(version - 20);
    side.state = state;
    if (outcome !== null) this.#ended(side);
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
    if (side.decision === null || side.sentAt !== null || side.thinking || think === null) return;
    side.thinking = true;
    const choose = (): void => {
      side.thinking = false;
      const { decision, state } = side;
      if (decision === null || state === null || this.#stopped || this.#pace.think === null) return;
      const choice = this.#company.game.sample(state.view as never, decision.seat, this.#random);
      side.sentAt = performance.now();
      side.socket.send(JSON.stringify({ type: 'choose', id: 1, version: state.version, choice }));
    };
    if (think === 0) choose();
    else setTimeout(choose, this.#random.below(think));
  }

  /** When all have seen the end, they begin again at a new table. */
  #ended(side: Side): void {
    side.over = true;
    if (!this.#sides.every(({ over }) => over) || this.#stopped) return;
    this.#leave();
    this.begin().catch((error: unknown) => {
      if (!this.#stopped) this.problem = String(error);
    });
  }
}

/**
 * Two clients at one table of a real server who play each other, game after game, or one against computer players. What is measured is the time from
 * sending a choice to the moment the other client has the state that follows from it.
 */
import { seededRandom, type Decision, type Random } from '@maester/kernel';
import type { AnyGame } from '../games.ts';

/** How the pair plays, and where its times go; it may change while they play. */
export interface Pace {
  /** Milliseconds of thought before each choice, drawn evenly from 0 to this; null: nobody moves. */
  think: number | null;
  readonly times: number[];
}

interface Heard {
  readonly type: string;
  readonly version: number;
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly outcome: unknown;
  readonly rule: string;
}

class Side {
  other: Side | null = null;
  view: unknown = null;
  version = 0;
  decision: Decision | null = null;
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
}

/** Who plays at a table: so many people, in a game of so many, and computer players of this name. */
export interface Company {
  readonly people: 1 | 2;
  readonly players: number;
  readonly mind: string;
}

export class Pair {
  readonly #url: string;
  readonly #game: AnyGame;
  readonly #pace: Pace;
  readonly #random: Random;
  readonly #company: Company;
  #sides: readonly Side[] = [];
  #stopped = false;
  problem: string | null = null;

  constructor(url: string, game: AnyGame, pace: Pace, seed: string, company?: Company) {
    this.#company = company ?? { people: 2, players: game.players.min, mind: 'random' };
    this.#url = url;
    this.#game = game;
    this.#pace = pace;
    this.#random = seededRandom(seed);
  }

  /** Makes a table, sits down at it and starts; other seats go to a computer player. */
  async begin(): Promise<void> {
    const game = this.#game;
    const { people, players, mind } = this.#company;
    const setup = game.usualSetup(players);
    const seats = game.seats(setup).slice(0, people);
    const others = game.seats(setup).slice(people);
    const minds = Object.fromEntries(others.map((seat) => [seat, mind]));
    const { table, host } = await this.#post('/api/tables', { game: game.id, setup, minds });
    const tokens: (string | undefined)[] = [];
    for (const [i, seat] of seats.entries()) {
      const bearer = i === 0 ? host : undefined;
      tokens.push((await this.#post(`/api/tables/${table}/seats/${seat}`, { name: seat }, bearer)).token);
    }
    const address = `${this.#url.replace('http', 'ws')}/api/tables/${table}/socket`;
    const sides = seats.map(() => new Side(address));
    this.#sides = sides;
    await Promise.all(sides.map((side, i) => this.#attend(side, seats[i] ?? '', tokens[i] ?? '')));
    for (const [i, side] of sides.entries()) side.other = sides[1 - i] ?? null;
    sides[0]?.socket.send(JSON.stringify({ type: 'start', id: 0 }));
  }

  /** Moves on after a rest in which nobody moved. */
  wake(): void {
    for (const side of this.#sides) this.#think(side);
  }

  stop(): void {
    this.#stopped = true;
    for (const { socket } of this.#sides) socket.close();
  }

  async #post(
    path: string,
    body: object,
    bearer?: string,
  ): Promise<{ table: string; host: string; token: string }> {
    const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
    const response = await fetch(this.#url + path, { method: 'POST', body: JSON.stringify(body), headers });
    const answer = (await response.json()) as { table: string; host: string; token: string };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  #attend(side: Side, seat: string, token: string): Promise<void> {
    const { socket } = side;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'join', token })));
    socket.addEventListener('close', ({ code, reason }) => {
      if (!this.#stopped && !side.over) this.problem = `a connection was closed: ${code} ${reason}`;
    });
    return new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        this.#hear(side, seat, JSON.parse(String(data)) as Heard);
        if (side.view !== null) resolve();
      });
    });
  }

  #hear(side: Side, seat: string, message: Heard): void {
    const now = performance.now();
    switch (message.type) {
      case 'state': {
        const since = side.awaited.get(message.version);
        if (since === undefined) side.came.set(message.version, now);
        else this.#pace.times.push(now - since);
        side.awaited.delete(message.version);
        side.came.delete(message.version - 5);
        Object.assign(side, { view: message.view, version: message.version, decision: message.decision });
        if (message.outcome !== null) this.#ended(side);
        else this.#think(side);
        return;
      }
      case 'accepted': {
        const came = side.other?.came.get(message.version);
        if (side.sentAt !== null && came !== undefined) this.#pace.times.push(came - side.sentAt);
        else if (side.sentAt !== null) side.other?.awaited.set(message.version, side.sentAt);
        side.sentAt = null;
        this.#think(side);
        return;
      }
      case 'refused':
        side.sentAt = null;
        if (message.rule !== 'table/choice/stale') this.problem = `${seat} was refused by ${message.rule}`;
        this.#think(side);
    }
  }

  #think(side: Side): void {
    const { think } = this.#pace;
    if (side.decision === null || side.sentAt !== null || side.thinking || think === null) return;
    side.thinking = true;
    const choose = (): void => {
      side.thinking = false;
      const { decision, version } = side;
      if (decision === null || side.over || this.#stopped || this.#pace.think === null) return;
      const choice = this.#game.sample(side.view as never, decision.seat, this.#random);
      side.sentAt = performance.now();
      side.socket.send(JSON.stringify({ type: 'choose', id: 1, version, choice }));
    };
    if (think === 0) choose();
    else setTimeout(choose, this.#random.below(think));
  }

  /** When both have seen the end, they begin again at a new table. */
  #ended(side: Side): void {
    side.over = true;
    side.decision = null;
    if (!this.#sides.every(({ over }) => over) || this.#stopped) return;
    for (const { socket } of this.#sides) socket.close();
    this.begin().catch((error: unknown) => {
      if (!this.#stopped) this.problem = String(error);
    });
  }
}

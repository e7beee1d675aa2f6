/**
 * One table in a soak, game after game: people who choose, undo, vote, chat and lose their connection, computer players in
 * the other seats, and spectators who come and go. Like the page they have the rules and follow changes; where these have
 * led them is compared with what a newcomer is shown.
 */
import { post } from './post.ts';
import { hashJson, seededRandom, type GameState, type Random } from '@maester/kernel';
import { changed, PROTOCOL, type ChangeMessage, type Message, type StateMessage } from '@maester/table';
import type { AnyGame } from '../games.ts';

/** What happened at all tables together. */
export interface SoakCounts {
  games: number;
  choices: number;
  undos: number;
  votes: number;
  lines: number;
  reconnects: number;
  spectators: number;
  compared: number;
  /** Connections that ended though nobody left. */
  drops: number;
  readonly problems: string[];
  /** Milliseconds from a choice to its answer. */
  readonly times: number[];
}

export function noCounts(): SoakCounts {
  return {
    games: 0,
    choices: 0,
    undos: 0,
    votes: 0,
    lines: 0,
    reconnects: 0,
    spectators: 0,
    compared: 0,
    drops: 0,
    problems: [],
    times: [],
  };
}

/** Refusals that belong to playing like this. */
const EXPECTED =
  /^(?:table\/(?:choice\/stale|undo\/|vote\/nothing-proposed|chat\/too-fast|start\/)|kernel\/(?:undo\/|choice\/(?:not-asked|game-over)))/;

/** One in so many times when someone is to choose, something else happens first. */
const ODDS = { undo: 15, chat: 25, reconnect: 60, spectator: 40 };
/** Milliseconds of thought at most. */
const THINK = 1000;
const MOST_SPECTATORS = 5;

class Voice {
  state: StateMessage | null = null;
  since = -1;
  socket: WebSocket | null = null;
  /** When the last choice was sent that has not been answered yet. */
  sentAt: number | null = null;
  thinking = false;
  voted = 0;
  readonly seat: string | null;
  readonly token: string | null;

  constructor(seat: string | null, token: string | null) {
    this.seat = seat;
    this.token = token;
  }

  get isAsked(): boolean {
    return this.seat !== null && this.state?.waiting.includes(this.seat) === true;
  }
}

/** Views share what has not changed, but the rules know a question by its list of seats: each view has its own. */
function ofItsOwn(view: GameState): GameState {
  return { ...view, flow: { ...view.flow, waiting: [...view.flow.waiting] } };
}

export class SoakTable {
  readonly #url: string;
  readonly #game: AnyGame;
  readonly #mind: string;
  readonly #counts: SoakCounts;
  readonly #random: Random;
  #table = '';
  #voices: Voice[] = [];
  #requests = 0;
  #stopped = false;

  constructor(url: string, game: AnyGame, mind: string, counts: SoakCounts, seed: string) {
    this.#url = url;
    this.#game = game;
    this.#mind = mind;
    this.#counts = counts;
    this.#random = seededRandom(seed);
  }

  async begin(): Promise<void> {
    const game = this.#game;
    const setup = game.usualSetup(game.players.min);
    const seats = game.seats(setup);
    const people = seats.slice(0, 2);
    const minds = Object.fromEntries(seats.slice(2).map((seat) => [seat, this.#mind]));
    const { table, host } = await post(`${this.#url}/api/tables`, { game: game.id, setup, minds });
    this.#table = table;
    const voices: Voice[] = [];
    for (const [i, seat] of people.entries()) {
      const path = `/api/tables/${table}/seats/${seat}`;
      const { token } = await post(this.#url + path, { name: `${seat} ${i}` }, i === 0 ? host : undefined);
      voices.push(new Voice(seat, token));
    }
    this.#voices = voices;
    for (const voice of voices) await this.#connect(voice);
    this.#say(voices[0], { type: 'start' });
  }

  stop(): void {
    this.#stopped = true;
    for (const voice of this.#voices) this.#hangUp(voice);
  }

  #connect(voice: Voice): Promise<void> {
    const address = `${this.#url.replace('http', 'ws')}/api/tables/${this.#table}/socket`;
    const socket = new WebSocket(address);
    voice.socket = socket;
    voice.sentAt = null;
    const { token, since } = voice;
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, token, since })),
    );
    return new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => {
        resolve();
        if (voice.socket !== socket) return;
        this.#counts.drops += 1;
        this.#problem(`${voice.seat ?? 'a spectator'} was cut off: ${code} ${reason}`);
      });
      socket.addEventListener('message', ({ data }) => {
        if (voice.socket !== socket) return;
        this.#hear(voice, JSON.parse(String(data)) as Message);
        if (voice.state !== null) resolve();
      });
    });
  }

  #hangUp(voice: Voice): void {
    const { socket } = voice;
    voice.socket = null;
    socket?.close();
  }

  #problem(problem: string): void {
    if (this.#counts.problems.length < 20) this.#counts.problems.push(problem);
  }

  #say(voice: Voice | undefined, request: object): void {
    voice?.socket?.send(JSON.stringify({ id: ++this.#requests, ...request }));
  }

  #hear(voice: Voice, message: Message): void {
    switch (message.type) {
      case 'change':
        this.#follow(voice, message);
        return;
      case 'state':
        this.#compare(voice, message);
        this.#heardState(voice, message);
        return;
      case 'table': {
        const { proposal } = message.info;
        if (proposal === null || voice.seat === null || !proposal.asked.includes(voice.seat)) return;
        if (proposal.number === voice.voted) return;
        voice.voted = proposal.number;
        this.#counts.votes += 1;
        this.#say(voice, { type: 'vote', proposal: proposal.number, agree: this.#oneIn(2) });
        return;
      }
      case 'accepted':
        if (voice.sentAt !== null) {
          this.#counts.choices += 1;
          this.#counts.times.push(performance.now() - voice.sentAt);
        }
        voice.sentAt = null;
        this.#think(voice);
        return;
      case 'refused':
        voice.sentAt = null;
        if (!EXPECTED.test(message.rule)) this.#problem(`refused by ${message.rule}`);
        this.#think(voice);
        return;
      case 'error':
        this.#problem(message.problem);
        return;
      case 'welcome':
      case 'emote':
      case 'moment':
      case 'chat':
    }
  }

  #follow(voice: Voice, change: ChangeMessage): void {
    const who = `${this.#game.id}: ${voice.seat ?? 'a spectator'}`;
    if (voice.state?.version !== change.version - 1) {
      this.#problem(`${who} was told of the change to ${change.version} at ${voice.state?.version}`);
      return;
    }
    let state: StateMessage;
    try {
      state = changed(voice.state, change);
    } catch (error) {
      this.#problem(`${who} cannot follow to version ${change.version}: ${String(error)}`);
      return;
    }
    this.#heardState(voice, state);
  }

  /** A newcomer is shown everything; those who have followed by changes must have come to the same. */
  #compare(newcomer: Voice, state: StateMessage): void {
    // The start changes what was shown before it.
    if (state.version === 0) return;
    for (const voice of this.#voices) {
      if (voice === newcomer || voice.seat !== newcomer.seat || voice.state?.version !== state.version)
        continue;
      this.#counts.compared += 1;
      if (hashJson(voice.state.view) !== hashJson(state.view))
        this.#problem(`${this.#game.id}: the view of version ${state.version} differs`);
    }
    const { seat, state: before } = newcomer;
    if (seat === null || before?.version !== state.version) return;
    this.#counts.compared += 1;
    if (hashJson(before.view) !== hashJson(state.view)) this.#problem(`${seat} came back to another view`);
  }

  #heardState(voice: Voice, state: StateMessage): void {
    voice.state = state;
    voice.since = state.version;
    if (state.outcome === null) this.#think(voice);
    else if (this.#voices.every(({ state: seen }) => seen?.outcome !== null)) this.#again();
  }

  #again(): void {
    if (this.#stopped) return;
    this.#counts.games += 1;
    for (const voice of this.#voices) this.#hangUp(voice);
    this.#voices = [];
    this.begin().catch((error: unknown) => {
      if (!this.#stopped) this.#problem(String(error));
    });
  }

  #oneIn(times: number): boolean {
    return this.#random.below(times) === 0;
  }

  #think(voice: Voice): void {
    if (voice.thinking || voice.sentAt !== null || !voice.isAsked) return;
    voice.thinking = true;
    setTimeout(() => {
      voice.thinking = false;
      this.#act(voice);
    }, this.#random.below(THINK));
  }

  #act(voice: Voice): void {
    const { state, socket, seat } = voice;
    if (this.#stopped || socket === null || state === null || seat === null || voice.sentAt !== null) return;
    if (!voice.isAsked || socket.readyState !== WebSocket.OPEN) return;
    if (this.#oneIn(ODDS.reconnect)) {
      this.#counts.reconnects += 1;
      this.#hangUp(voice);
      void this.#connect(voice);
      return;
    }
    if (this.#oneIn(ODDS.chat)) {
      this.#counts.lines += 1;
      this.#say(voice, { type: 'chat', text: `line ${this.#counts.lines}` });
    }
    if (this.#oneIn(ODDS.spectator)) this.#changeSpectators();
    if (this.#oneIn(ODDS.undo) && state.version > 0) {
      this.#counts.undos += 1;
      this.#say(voice, { type: 'undo', version: state.version, count: 1 });
      return;
    }
    const view = ofItsOwn(state.view as GameState);
    if (this.#game.decision(view, seat) === null) {
      this.#problem(`${this.#game.id}: ${seat} is waited for, and its view asks nothing`);
      return;
    }
    const choice = this.#game.sample(view, seat, this.#random);
    voice.sentAt = performance.now();
    this.#say(voice, { type: 'choose', version: state.version, choice });
  }

  #changeSpectators(): void {
    const watching = this.#voices.filter(({ seat }) => seat === null);
    const [first] = watching;
    if (first !== undefined && (watching.length >= MOST_SPECTATORS || this.#oneIn(2))) {
      this.#voices = this.#voices.filter((voice) => voice !== first);
      this.#hangUp(first);
      return;
    }
    this.#counts.spectators += 1;
    const spectator = new Voice(null, null);
    this.#voices.push(spectator);
    void this.#connect(spectator);
  }
}

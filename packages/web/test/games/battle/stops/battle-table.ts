// A battle at a table of which everything is real but the time and the line to it.

import { battle, STARTER_ARMIES, type BattleState } from '@maester/battle';
import { eyesOf, Match, seededRandom, type Json, type Random } from '@maester/kernel';
import { battlePlayers } from '@maester/minds/battle';
import type { Message, SeenEvent, TableInfo } from '@maester/table';
import { Stops, type Stop } from '../../../../src/games/battle/stops/stops.ts';
import { TableModel } from '../../../../src/table/model.ts';
import type { Listener, RequestBody, TableService } from '../../../../src/table/service.ts';

export const ME = 'one';
const UNSEEN = { flow: { stack: [], waiting: [], answers: {}, outcome: null } };

interface Setting {
  /** What the table says of the other seat. */
  readonly other?: 'person' | 'mind';
  readonly mode?: string;
  readonly points?: 30 | 40;
  readonly seed?: string;
  /** What the device remembers. */
  readonly saved?: ReadonlyMap<string, unknown>;
  readonly shared?: boolean;
}

/** A battle at a table: one seat is ours, the other is played by the computer, whatever the table says of it. */
export class BattleTable {
  readonly model: TableModel;
  readonly stops: Stops;
  readonly said: RequestBody[] = [];
  /** The pauses before automatic answers. */
  readonly pauses: number[] = [];
  readonly saved = new Map<string, unknown>();
  time = 0;
  readonly #match: Match<BattleState, ReturnType<typeof battle.readSetup>>;
  readonly #random: Random;
  #listener: Listener | null = null;
  #due: (() => void)[] = [];

  constructor(setting: Setting = {}) {
    const {
      other = 'mind',
      mode = 'a-game-of-thrones',
      points = 30,
      seed = 'a table',
      shared = false,
    } = setting;
    for (const [key, value] of setting.saved ?? []) this.saved.set(key, value);
    const armies = ['stark', 'lannister'].map((faction) => STARTER_ARMIES[`${faction}-${points}`]);
    this.#match = new Match(battle, battle.readSetup({ mode, points, armies, terrain: 'random' }), seed);
    this.#random = seededRandom(seed);
    const service = {
      join: (_id: string, _seat: string | null, listener: Listener) => {
        this.#listener = listener;
        return { send: (request: RequestBody) => Promise.resolve(this.#hear(request)), leave: () => {} };
      },
    } as unknown as TableService;
    this.model = new TableModel(service, { service: 'remote', id: 'abcd' }, ME, {
      pace: () => 0,
      now: () => this.time,
      later: (milliseconds, run) => {
        if (milliseconds > 0) this.pauses.push(milliseconds);
        this.#due.push(run);
        return () => (this.#due = this.#due.filter((each) => each !== run));
      },
      whenSeen: (run) => {
        run();
        return () => {};
      },
      shared: () => shared,
      counsel: () => Promise.reject(new Error('nobody advises')),
    });
    const place = (seat: string, kind: 'person' | 'mind') => ({
      seat,
      kind,
      name: seat,
      left: null,
      running: false,
    });
    this.#tell({
      type: 'table',
      info: { seats: [place(ME, 'person'), place('two', other)] } as unknown as TableInfo,
    });
    this.#tellState([]);
    this.#letOthersPlay();
    this.stops = new Stops(this.model, {
      memory: {
        recall: <T>(key: string, otherwise: T) =>
          this.saved.has(key) ? (this.saved.get(key) as T) : otherwise,
        remember: (key, value) => void this.saved.set(key, value),
        forget: (key) => void this.saved.delete(key),
      },
      now: () => this.time,
      random: seededRandom('pauses'),
    });
  }

  get state(): BattleState {
    return this.#match.state;
  }

  /** Until a question is on the screen, or the battle is over. */
  async rest(): Promise<void> {
    for (let i = 0; i < 200 && this.model.shown.value?.decision === null; i++) {
      for (const run of this.#due.splice(0)) run();
      await Promise.resolve();
      await Promise.resolve();
    }
  }

  /** What the computer would choose in our place, looking at the stop. */
  advice(stop: Pick<Stop, 'view'>): Json {
    return battlePlayers.steward(eyesOf(battle, stop.view, ME, this.#random));
  }

  /** Plays on as the computer advises, stop by stop, until this is so when asked. */
  async until(isWanted: () => boolean): Promise<void> {
    for (;;) {
      await this.rest();
      if (isWanted()) return;
      const stop = this.stops.stop.value;
      if (stop === null) throw new Error('the battle is over');
      await this.stops.choose(this.advice(stop));
    }
  }

  get chosen(): readonly Json[] {
    return this.said.flatMap((request) => (request.type === 'choose' ? [request.choice] : []));
  }

  #hear(request: RequestBody) {
    this.said.push(request);
    if (request.type === 'undo') {
      const refusal = this.#match.undo(ME, request.count);
      if (refusal !== null) return { ok: false, refusal } as const;
      this.#tellState([{ type: 'undo', seat: ME, count: request.count }]);
    } else if (request.type === 'choose') {
      const refusal = this.#play(ME, request.choice);
      if (refusal !== null) return { ok: false, refusal } as const;
      const version = this.#match.length;
      this.#letOthersPlay();
      return { ok: true, version } as const;
    }
    return { ok: true, version: this.#match.length } as const;
  }

  #letOthersPlay(): void {
    for (let [seat] = this.#waiting; seat !== undefined && seat !== ME; [seat] = this.#waiting)
      this.#play(seat, battlePlayers.steward(eyesOf(battle, this.state, seat, this.#random)));
  }

  get #waiting(): readonly string[] {
    return battle.waiting(this.state);
  }

  #play(seat: string, choice: Json) {
    const applied = this.#match.play(seat, choice);
    if (!applied.ok) return applied.refusal;
    this.#tellState(applied.events.map(({ event }) => event));
    return null;
  }

  #tell(message: Partial<Message>): void {
    this.#listener?.hear(message as Message);
  }

  #tellState(told: readonly unknown[]): void {
    const version = this.#match.length;
    const events: SeenEvent[] = told.map((event) => ({ version, event }));
    this.#tell({
      type: 'state',
      version,
      // What is not asked about need not be looked at.
      view: this.#waiting.includes(ME) ? structuredClone(battle.view(this.state, ME)) : UNSEEN,
      waiting: [...this.#waiting],
      decision: battle.decision(this.state, ME),
      freeUndo: this.#match.freeUndo(ME),
      outcome: battle.outcome(this.state),
      events,
      clocks: {},
    } as unknown as Message);
  }
}

import { battle, STARTER_ARMIES, type BattleState } from '@maester/battle';
import { eyesOf, Match, seededRandom, type Json } from '@maester/kernel';
import { playBattle } from '@maester/minds/battle';
import type { Message, SeenEvent, TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { Stops } from '../../../../src/games/battle/stops/stops.ts';
import { TableModel } from '../../../../src/table/model.ts';
import type { Listener, RequestBody, TableService } from '../../../../src/table/service.ts';

const ME = 'one';

/** A battle at a table: one seat is ours, the other belongs to a computer player, whatever the table says of it. */
class BattleTable {
  readonly model: TableModel;
  readonly stops: Stops;
  readonly said: RequestBody[] = [];
  /** The pauses before automatic answers. */
  readonly pauses: number[] = [];
  readonly saved = new Map<string, unknown>();
  shared = false;
  time = 0;
  readonly #match: Match<BattleState, ReturnType<typeof battle.readSetup>>;
  readonly #random = seededRandom('a table');
  #listener: Listener | null = null;
  #due: (() => void)[] = [];

  constructor(other: 'person' | 'mind', saved: readonly (readonly [string, unknown])[] = []) {
    for (const [key, value] of saved) this.saved.set(key, value);
    const armies = [STARTER_ARMIES['stark-30'], STARTER_ARMIES['lannister-30']];
    const setup = battle.readSetup({ mode: 'a-game-of-thrones', points: 30, armies, terrain: 'random' });
    this.#match = new Match(battle, setup, 'a table');
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
      shared: () => this.shared,
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
    this.stops = new Stops(this.model, {
      memory: {
        recall: <T>(key: string, otherwise: T) =>
          this.saved.has(key) ? (this.saved.get(key) as T) : otherwise,
        remember: (key, value) => void this.saved.set(key, value),
      },
      now: () => this.time,
      random: seededRandom('pauses'),
    });
  }

  get state(): BattleState {
    return this.#match.state;
  }

  /** Until a question is on the screen. */
  async rest(): Promise<void> {
    for (let i = 0; i < 200 && this.model.shown.value?.decision === null; i++) {
      for (const run of this.#due.splice(0)) run();
      await Promise.resolve();
      await Promise.resolve();
    }
  }

  /** Plays on as the computer advises, stop by stop, until this is so when asked. */
  async until(isWanted: () => boolean): Promise<void> {
    for (;;) {
      await this.rest();
      if (isWanted()) return;
      if (this.model.shown.value?.decision === null) throw new Error('the battle is over');
      const question = this.stops.question.value;
      if (question === null) throw new Error('nothing is asked');
      await this.stops.begin([playBattle(eyesOf(battle, question.view, ME, this.#random))]);
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
      for (let [seat] = this.#waiting; seat !== undefined && seat !== ME; [seat] = this.#waiting)
        this.#play(seat, playBattle(eyesOf(battle, this.state, seat, this.#random)));
      return { ok: true, version } as const;
    }
    return { ok: true, version: this.#match.length } as const;
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
      view: structuredClone(battle.view(this.state, ME)) as unknown as Json,
      waiting: [...this.#waiting],
      decision: battle.decision(this.state, ME),
      freeUndo: this.#match.freeUndo(ME),
      outcome: battle.outcome(this.state),
      events,
      clocks: {},
    } as unknown as Message);
  }
}

const isStopAt = (table: BattleTable, ask: string): boolean =>
  table.stops.question.value?.decision.ask === ask;
/** A window of somebody else’s turn in which something can be declared. */
const isOtherTurn = (table: BattleTable): boolean => {
  const decision = table.stops.question.value?.decision;
  return decision?.ask === 'occasion/declare' && JSON.stringify(decision.facts['about']) === '{"seat":"two"}';
};

describe('at a table with computers only', () => {
  it('automatic answers take no time, and are told', async () => {
    const table = new BattleTable('mind');
    await table.until(() => table.stops.told.value.some(({ because }) => because === 'only-answer'));
    expect(table.pauses).toEqual([]);
  });

  it('a gesture is one stop: deploying a unit and its place', async () => {
    const table = new BattleTable('mind');
    await table.until(() => isStopAt(table, 'set-up/deploy-unit'));
    const decision = table.stops.question.value?.decision;
    const unit = decision?.kind === 'option' ? (decision.options[0]?.id ?? '') : '';
    const place = table.stops.offer([unit]);
    expect(place?.decision.ask).toBe('deploy/place');
    const pose = battle.sample(place?.view ?? table.state, ME, seededRandom('pose'));
    expect(await table.stops.begin([unit, pose])).toBe(true);
    await table.rest();
    expect(table.state.units.find(({ id }) => id === unit)?.pose).toEqual(pose);
    expect(table.chosen.slice(-2)).toEqual([unit, pose]);
  });

  it('the undo of a gesture takes it back as far as that is free, and asks', async () => {
    const table = new BattleTable('mind');
    /** A unit that would be asked for a place after these two choices, nobody else having a say. */
    const found = (): string | undefined => {
      const decision = table.stops.question.value?.decision;
      const options = decision?.kind === 'option' ? decision.options : [];
      return isStopAt(table, 'turn/activate-unit')
        ? options.find(({ id }) => table.stops.offer([id, 'maneuver'])?.decision.ask === 'maneuver/move')?.id
        : undefined;
    };
    await table.until(() => found() !== undefined);
    const before = table.said.length;
    await table.stops.begin([found() ?? '', 'maneuver']);
    await table.rest();
    expect(isStopAt(table, 'maneuver/move')).toBe(true);
    const sent = table.said.length - before;
    expect(sent).toBeGreaterThan(1);
    // Others had their say meanwhile: only what came after that is free.
    const free = table.model.shown.value?.freeUndo ?? 0;
    expect(free).toBeGreaterThan(0);
    expect((await table.model.undo()).ok).toBe(true);
    expect(table.said.at(-1)).toMatchObject({ type: 'undo', count: Math.min(sent, free) });
    // Who undoes is asked, and the rest of the gesture is gone.
    expect(table.model.shown.value?.decision).not.toBeNull();
    expect(table.stops.offer([])).not.toBeNull();
  });

  it('“no more this turn” passes every window of this turn, and asks again in the next', async () => {
    const table = new BattleTable('mind');
    await table.until(() => isOtherTurn(table));
    const { turn } = table.stops.now;
    const before = table.said.length;
    table.stops.quiet('turn');
    // The window on the screen is passed, and every other of this turn.
    expect(table.model.shown.value?.decision).toBeNull();
    const windows: number[] = [];
    await table.until(() => {
      if (isStopAt(table, 'occasion/declare')) windows.push(table.stops.now.turn);
      return table.stops.now.turn > turn && isOtherTurn(table);
    });
    expect(table.chosen[before]).toBe('pass');
    expect(windows.length).toBeGreaterThan(0);
    expect(windows).not.toContain(turn);
  });

  it('full control brings back what was passed', async () => {
    const table = new BattleTable('mind');
    await table.until(() => isOtherTurn(table));
    table.stops.quiet('turn');
    expect(table.model.shown.value?.decision).toBeNull();
    table.stops.toggleControl();
    expect(isStopAt(table, 'occasion/declare')).toBe(true);
  });

  it('what is arranged is saved for this table', async () => {
    const table = new BattleTable('mind');
    await table.rest();
    table.stops.arrange({ rerolls: 'ask' });
    const again = new BattleTable('mind', [...table.saved]);
    expect(again.stops.standing.value).toMatchObject({ rerolls: 'ask', pivots: 'best' });
  });
});

describe('at a table with other people', () => {
  async function played(table: BattleTable): Promise<readonly RequestBody[]> {
    await table.until(() => table.stops.now.turn > 12);
    return table.said;
  }

  it('an automatic answer in a window takes as long as a real one', async () => {
    const table = new BattleTable('person');
    await table.until(() => table.pauses.length > 4);
    expect(Math.min(...table.pauses)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...table.pauses)).toBeLessThanOrEqual(6000);
  });

  it('nothing else tells it from one of the player', async () => {
    const requests = await played(new BattleTable('person'));
    expect(new Set(requests.map((request) => Object.keys(request).toSorted().join()))).toEqual(
      new Set(['choice,type,version']),
    );
  });

  it('how long the player takes themselves is noted', async () => {
    const table = new BattleTable('person');
    await table.until(() => isOtherTurn(table));
    const asked = table.saved.get('maester.battle.pauses') ?? [];
    table.time += 1234;
    await table.stops.begin(['pass']);
    expect(table.saved.get('maester.battle.pauses')).toEqual([...(asked as number[]), 1234]);
  });

  it('who shares the device is asked: whether it is handed over must not tell', async () => {
    const table = new BattleTable('person');
    table.shared = true;
    await played(table);
    const told = table.stops.told.value.filter(({ decision }) => decision.ask === 'occasion/declare');
    expect([told, table.pauses]).toEqual([[], []]);
  });
});

import type { Decision, GameState } from '@maester/kernel';
import type { Message, Proposal, SeenEvent, TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import type { Attendant, Shown } from '../../src/frame/scene.ts';
import { TableModel, type ModelOptions } from '../../src/table/model.ts';
import type { Answer, TableService, Listener, RequestBody } from '../../src/table/service.ts';

/** A view in which nobody is asked anything. */
const NOTHING_ON = { flow: { waiting: [] } };

/** A table of which the test says what it tells. */
class FakeTable {
  pace = 100;
  readonly said: RequestBody[] = [];
  readonly pauses: number[] = [];
  answer: Answer = { ok: true, version: 0 };
  listener: Listener | null = null;
  seen = true;
  shared = false;
  #unseen: (() => void)[] = [];
  #due: (() => void)[] = [];
  readonly noted: (readonly [key: string, version: number])[] = [];
  readonly model: TableModel;

  constructor(lastChoice: number | null = null, decide?: ModelOptions['decide']) {
    const service = {
      join: (_id: string, _seat: string | null, listener: Listener) => {
        this.listener = listener;
        return {
          send: (request: RequestBody) => {
            this.said.push(request);
            return Promise.resolve(this.answer);
          },
          leave: () => {},
        };
      },
    } as unknown as TableService;
    this.model = new TableModel(service, { service: 'remote', id: 'abcd' }, 'red', {
      pace: () => this.pace,
      now: () => 1000,
      later: (milliseconds, run) => {
        this.pauses.push(milliseconds);
        this.#due.push(run);
        return () => (this.#due = this.#due.filter((other) => other !== run));
      },
      whenSeen: (run) => {
        if (this.seen) run();
        else this.#unseen.push(run);
        return () => (this.#unseen = this.#unseen.filter((other) => other !== run));
      },
      shared: () => this.shared,
      lastChoice: () => lastChoice,
      noteChoice: (key, version) => this.noted.push([key, version]),
      counsel: () => Promise.resolve({ choice: 'lances', why: null }),
      decide,
    });
  }

  hear(message: Partial<Message>): void {
    this.listener?.hear(message as Message);
  }

  state(
    version: number,
    events: readonly SeenEvent[] = [happened(version)],
    decision: Decision | null = null,
    freeUndo = 0,
  ): void {
    const rest = { view: NOTHING_ON, waiting: [], decision, freeUndo, outcome: null, clocks: {} };
    this.hear({ type: 'state', version, events, ...rest });
  }

  /** Someone looks at the page again. */
  look(): void {
    this.seen = true;
    for (const run of this.#unseen.splice(0)) run();
  }

  /** The time a state is looked at is over. */
  pass(): void {
    for (const run of this.#due.splice(0)) run();
  }
}

const question = (ask: string): Decision => ({
  kind: 'amount',
  seat: 'red',
  ask,
  facts: {},
  min: 0,
  max: 1,
});
const happened = (version: number): SeenEvent => ({ version, event: { type: 'tilt', version } });

describe('what a seat knows of its table', () => {
  it('sees in its view what it is asked, of every view anew, and keeps a question that is the same', () => {
    const views: GameState[] = [];
    let options = ['a', 'b'];
    const table = new FakeTable(null, (view, seat) => {
      views.push(view);
      return { kind: 'option', options: options.map((id) => ({ id })), seat, ask: 'a/b', facts: {} } as never;
    });
    table.pace = 0;
    expect(table.listener?.knowsRules).toBe(true);
    const view = { flow: { waiting: ['red'] } };
    const hear = (version: number, waiting: readonly string[]): void =>
      table.hear({
        type: 'state',
        version,
        events: [],
        view,
        waiting,
        decision: null,
        freeUndo: 0,
        outcome: null,
        clocks: {},
      });
    const asked = (): Decision | null | undefined => table.model.shown.value?.decision;
    const seats = (): readonly string[] | undefined => table.model.shown.value?.view.flow.waiting;
    hear(1, ['red']);
    const [first, list] = [asked(), seats()];
    expect(first).toMatchObject({ kind: 'option', options: [{ id: 'a' }, { id: 'b' }] });
    hear(2, ['red']);
    expect(asked()).toBe(first);
    // The rules know a question by its list.
    expect(seats()).toEqual(list);
    expect(seats()).not.toBe(list);
    options = ['c'];
    hear(3, ['red']);
    expect(asked()).toMatchObject({ options: [{ id: 'c' }] });
    hear(4, ['blue']);
    expect(asked()).toBeNull();
    expect(new Set(views.map(({ flow }) => flow.waiting)).size).toBe(3);
  });

  it('shows the first state at once, and nothing that led to it as news', () => {
    const table = new FakeTable();
    table.state(5, [happened(0), happened(5)]);
    expect(table.model.shown.value).toMatchObject({ version: 5, news: [] });
    expect(table.model.events.value).toHaveLength(2);
  });

  it('shows the states that follow one after the other, at a pace people can follow', () => {
    const table = new FakeTable();
    for (const version of [1, 2, 3]) table.state(version);
    expect([table.model.shown.value?.version, table.model.behind.value]).toEqual([1, 2]);
    table.pass();
    expect([table.model.shown.value?.version, table.model.behind.value]).toEqual([2, 1]);
    expect(table.model.events.value.map(({ version }) => version)).toEqual([1, 2]);
    table.pass();
    expect([table.model.shown.value?.version, table.model.behind.value]).toEqual([3, 0]);
    expect(table.model.shown.value?.news).toEqual([happened(3)]);
  });

  it('looks more briefly at what a seat does when it is asked the same once more', () => {
    const table = new FakeTable();
    const rest = { decision: null, freeUndo: 0, outcome: null, clocks: {} };
    const asks = [
      ['red', 'muster-unit'],
      ['red', 'muster-unit'],
      ['red', 'muster-unit'],
      ['blue', 'muster-unit'],
      ['blue', 'bid'],
    ] as const;
    for (const [version, [seat, step]] of asks.entries()) {
      const view = { flow: { stack: [{ procedure: 'muster', step }], waiting: [seat] } };
      table.hear({ type: 'state', version, view, waiting: [seat], events: [happened(version)], ...rest });
    }
    for (let i = 1; i < asks.length; i++) table.pass();
    expect(table.pauses).toEqual([100, 30, 30, 100, 100]);
  });

  it('asks nothing while it shows what happened: a question of that time has been answered', () => {
    const table = new FakeTable();
    table.state(1, [], question('lances'));
    expect(table.model.shown.value?.decision).toMatchObject({ ask: 'lances' });
    // Our time ran out, and the game went on without us until we are asked again.
    for (const version of [2, 3, 4]) table.state(version, [happened(version)], question(`of ${version}`));
    const asked: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      asked.push(table.model.shown.value?.decision?.ask);
      table.pass();
    }
    expect(asked).toEqual([undefined, undefined, undefined, 'of 4']);
  });

  it('goes on asking what is still asked while others answer in secret', () => {
    const table = new FakeTable();
    table.state(1, [happened(1)], question('bid'));
    table.state(2, [], question('bid'));
    expect(table.model.shown.value).toMatchObject({ version: 1, decision: { ask: 'bid' } });
  });

  it('skips to the present, and loses no event on the way', () => {
    const table = new FakeTable();
    for (const version of [1, 2, 3, 4]) table.state(version);
    table.model.skip();
    expect([table.model.shown.value?.version, table.model.behind.value]).toEqual([4, 0]);
    expect(table.model.events.value.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });

  it('shows what one did oneself at once, however far behind', async () => {
    const table = new FakeTable();
    for (const version of [1, 2]) table.state(version);
    table.state(3);
    table.answer = { ok: true, version: 3 };
    await table.model.choose('lances');
    expect(table.said).toEqual([{ type: 'choose', version: 1, choice: 'lances' }]);
    expect(table.model.shown.value?.version).toBe(3);
  });

  it('hears nothing twice when a table tells everything once more after a break', () => {
    const table = new FakeTable();
    table.pace = 0;
    table.state(1, [happened(0), happened(1)]);
    table.state(1, [happened(0), happened(1)]);
    table.state(2, [happened(0), happened(1), happened(2)]);
    expect(table.model.events.value.map(({ version }) => version)).toEqual([0, 1, 2]);
    expect(table.model.shown.value?.news).toEqual([happened(2)]);
  });

  it('keeps why a choice was refused until the next one', async () => {
    const table = new FakeTable();
    table.state(1);
    table.answer = { ok: false, refusal: { rule: 'tourney/tents/apart', facts: {} } };
    await table.model.choose('lances');
    expect(table.model.refusal.value?.rule).toBe('tourney/tents/apart');
    table.answer = { ok: true, version: 2 };
    await table.model.choose('swords');
    expect(table.model.refusal.value).toBeNull();
  });

  it('asks how the game stood earlier', async () => {
    const table = new FakeTable();
    table.state(9);
    const asked = table.model.moment(4);
    table.hear({ type: 'moment', version: 4, view: { then: true }, waiting: ['blue'] });
    expect(await asked).toEqual({ view: { then: true }, waiting: ['blue'] });
    table.answer = { ok: false, refusal: { rule: 'table/moment/not-yet', facts: {} } };
    expect(await table.model.moment(12)).toBeNull();
  });

  it('knows when clocks run out, and what its last own choice led to', async () => {
    const table = new FakeTable();
    table.pace = 0;
    table.state(1);
    expect(table.model.chosenAt).toBeNull();
    table.answer = { ok: true, version: 2 };
    await table.model.choose('lances');
    for (const version of [2, 3, 4]) table.state(version);
    expect(table.model.chosenAt).toBe(2);
    const rest = { view: NOTHING_ON, waiting: [], decision: null, freeUndo: 0, outcome: null, events: [] };
    table.hear({ type: 'state', version: 5, ...rest, clocks: { red: 500 } });
    expect(table.model.deadlines.value).toEqual({ red: 1500 });
    const seats = [
      { seat: 'red', left: 300, running: false },
      { seat: 'blue', left: 700, running: true },
    ];
    table.hear({ type: 'table', info: { seats } as unknown as TableInfo });
    expect(table.model.deadlines.value).toEqual({ blue: 1700 });
  });

  it('says a line of chat once, however often it comes', () => {
    const table = new FakeTable();
    const line = { number: 1, from: 'blue', to: null, text: 'hello' };
    for (let i = 0; i < 2; i++) table.hear({ type: 'chat', line });
    expect(table.model.chat.value).toEqual([line]);
  });
});

/** Answers 1 to whatever is asked, at once or after a while. */
class Obliging implements Attendant {
  willing = true;
  after = 0;
  readonly results: boolean[] = [];
  answer(): { choice: number; after: number } | null {
    return this.willing ? { choice: 1, after: this.after } : null;
  }
  answered(_: Shown, ok: boolean): void {
    this.results.push(ok);
  }
}

function attended(): { table: FakeTable; attendant: Obliging; chosen: () => readonly RequestBody[] } {
  const table = new FakeTable();
  table.pace = 0;
  table.state(1);
  const attendant = new Obliging();
  table.model.attend(attendant);
  const chosen = (): readonly RequestBody[] => table.said.filter(({ type }) => type === 'choose');
  return { table, attendant, chosen };
}

describe('an attendant', () => {
  it('answers what is asked without the player being asked', () => {
    const { table, chosen } = attended();
    table.state(2, [happened(2)], question('bid'));
    expect(table.model.shown.value?.decision).toBeNull();
    table.pass();
    expect(chosen()).toEqual([{ type: 'choose', version: 2, choice: 1 }]);
  });

  it('leaves to the player what it does not answer', () => {
    const { table, attendant, chosen } = attended();
    attendant.willing = false;
    table.state(2, [happened(2)], question('bid'));
    table.pass();
    expect([table.model.shown.value?.decision?.ask, chosen()]).toEqual(['bid', []]);
  });

  it('may think again: before its answer was sent the player gets the question', () => {
    const { table, attendant, chosen } = attended();
    attendant.after = 2000;
    table.state(2, [happened(2)], question('bid'));
    expect(table.pauses).toContain(2000);
    attendant.willing = false;
    table.model.reconsider();
    table.pass();
    expect([table.model.shown.value?.decision?.ask, chosen()]).toEqual(['bid', []]);
  });

  it('takes over a question on the screen when it thinks again', () => {
    const { table, attendant, chosen } = attended();
    attendant.willing = false;
    table.state(2, [happened(2)], question('bid'));
    attendant.willing = true;
    table.model.reconsider();
    table.pass();
    expect(chosen()).toHaveLength(1);
  });

  it('is not asked about another question when the game moved on meanwhile', () => {
    const { table, chosen } = attended();
    table.state(2, [happened(2)], question('bid'));
    table.state(3, [happened(3)]);
    table.pass();
    expect(chosen()).toEqual([]);
  });

  it('answers after a while only when someone is there to think', () => {
    const { table, attendant, chosen } = attended();
    attendant.after = 2000;
    table.seen = false;
    table.state(2, [happened(2)], question('bid'));
    table.pass();
    expect(chosen()).toEqual([]);
    table.look();
    expect(chosen()).toHaveLength(1);
  });

  it('gives the question back to the player if its answer is refused', async () => {
    const { table, attendant } = attended();
    table.answer = { ok: false, refusal: { rule: 'tourney/no', facts: {} } };
    table.state(2, [happened(2)], question('bid'));
    table.pass();
    await Promise.resolve();
    await Promise.resolve();
    expect(table.model.shown.value?.decision?.ask).toBe('bid');
    expect([attendant.results, table.model.refusal.value]).toEqual([[false], null]);
  });

  it('is left out after an undo: who takes back wants to be asked', () => {
    const { table, chosen } = attended();
    const undone = { version: 2, event: { type: 'undo', seat: 'red', count: 1 } };
    table.state(2, [undone], question('bid'));
    table.pass();
    expect([table.model.shown.value?.decision?.ask, chosen()]).toEqual(['bid', []]);
  });

  it('does not stand in the way of an undo: it goes back to the last choice of the player', async () => {
    const { table } = attended();
    // The player chooses, then the attendant twice.
    table.state(2, [happened(2)], null, 1);
    table.answer = { ok: true, version: 3 };
    table.state(2, [], question('bid'), 1);
    table.pass();
    await Promise.resolve();
    table.answer = { ok: true, version: 4 };
    table.state(3, [happened(3)], question('bid'), 2);
    table.pass();
    await Promise.resolve();
    table.state(4, [happened(4)], null, 3);
    void table.model.undo();
    expect(table.said.at(-1)).toEqual({ type: 'undo', version: 4, count: 3 });
    void table.model.undo(1);
    expect(table.said.at(-1)).toEqual({ type: 'undo', version: 4, count: 1 });
  });
});

const seat = (id: string, kind: 'person' | 'mind') => ({
  seat: id,
  kind,
  name: id,
  left: null,
  running: false,
});

describe('an attendant and the others', () => {
  const proposed: Proposal = {
    number: 1,
    by: 'blue',
    motion: { kind: 'undo', count: 1, timeOut: null },
    agreed: ['blue'],
    asked: ['red'],
  };
  const info = (proposal: Proposal | null, own: 'person' | 'mind' = 'person') =>
    ({ seats: [seat('red', own), seat('blue', 'person')], proposal, paused: null }) as unknown as TableInfo;

  it('answers nothing while someone would like to undo', () => {
    const { table, attendant, chosen } = attended();
    attendant.after = 2000;
    table.hear({ type: 'table', info: info(null) });
    table.state(2, [happened(2)], question('bid'));
    table.hear({ type: 'table', info: info(proposed) });
    table.pass();
    expect([table.model.shown.value?.decision?.ask, chosen()]).toEqual(['bid', []]);
    table.hear({ type: 'table', info: info(null) });
    expect(table.model.shown.value?.decision).toBeNull();
    table.pass();
    expect(chosen()).toHaveLength(1);
  });

  it('leaves a seat to the computer that plays it', () => {
    const { table, chosen } = attended();
    table.hear({ type: 'table', info: info(null, 'mind') });
    table.state(2, [happened(2)], question('bid'));
    table.pass();
    expect(chosen()).toEqual([]);
  });
});

describe('a hold on the screen', () => {
  const held = (): { table: FakeTable; release: () => void } => {
    const table = new FakeTable();
    table.state(1);
    table.pass();
    const release = table.model.hold(({ version }) => version <= 2);
    for (const version of [2, 3, 4]) table.state(version);
    table.pass();
    return { table, release };
  };
  const at = ({ model }: FakeTable): number | undefined => model.shown.value?.version;

  it('lets pass what it likes, and keeps the rest back however long it takes', () => {
    const { table } = held();
    expect([at(table), table.model.behind.value]).toEqual([2, 2]);
    table.pass();
    expect(at(table)).toBe(2);
    expect(table.model.heldBack.value).toEqual({ states: 2, asks: false });
    table.state(5, [happened(5)], question('bid'));
    expect(table.model.heldBack.value).toEqual({ states: 3, asks: true });
  });

  it('shows everything in order when it ends', () => {
    const { table, release } = held();
    release();
    expect([at(table), table.model.heldBack.value]).toEqual([3, null]);
    table.pass();
    expect([at(table), table.model.behind.value]).toEqual([4, 0]);
    expect(table.model.events.value.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });

  it('gives way to whoever skips, and to what one did oneself', async () => {
    const { table } = held();
    table.model.skip();
    expect([at(table), table.model.heldBack.value]).toEqual([4, null]);
    const other = held().table;
    other.answer = { ok: true, version: 3 };
    await other.model.choose('lances');
    expect(at(other)).toBe(3);
  });

  it('ends only for whoever made it', () => {
    const { table, release } = held();
    table.model.hold(() => false);
    release();
    expect(at(table)).toBe(2);
  });
});

describe('the last choice', () => {
  it('is known again in the next visit', async () => {
    const table = new FakeTable();
    expect(table.model.chosenAt).toBeNull();
    table.answer = { ok: true, version: 7 };
    await table.model.choose('lances');
    expect(table.model.chosenAt).toBe(7);
    expect(table.noted).toEqual([['remote/abcd/red', 7]]);
    expect(new FakeTable(7).model.chosenAt).toBe(7);
  });

  it('that was refused is none', async () => {
    const table = new FakeTable();
    table.answer = { ok: false, refusal: { rule: 'table/choice/stale', facts: {} } };
    await table.model.choose('lances');
    expect([table.model.chosenAt, table.noted]).toEqual([null, []]);
  });
});

describe('emotes', () => {
  it('are shown for a while, the latest of each seat', () => {
    const table = new FakeTable();
    const shown = (): readonly string[] =>
      table.model.emotes.value.map(({ seat: from, emote }) => `${from} ${emote}`);
    table.hear({ type: 'emote', from: 'blue', emote: 'pact' });
    table.hear({ type: 'emote', from: 'red', emote: 'alas' });
    table.hear({ type: 'emote', from: 'blue', emote: 'beware' });
    expect(shown()).toEqual(['red alas', 'blue beware']);
    table.pass();
    expect(shown()).toEqual([]);
  });
});

describe('company at a table', () => {
  it.each([
    ['none', 'mind', false],
    ['afar', 'person', false],
    ['here', 'person', true],
  ] as const)('is %s beside a %s', (company, kind, shared) => {
    const table = new FakeTable();
    table.shared = shared;
    const info = {
      seats: [seat('red', 'person'), seat('blue', kind)],
      proposal: null,
      paused: null,
    } as unknown as TableInfo;
    table.hear({ type: 'table', info });
    expect(table.model.company.value).toBe(company);
  });
});

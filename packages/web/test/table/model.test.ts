import type { Decision, GameState } from '@maester/kernel';
import type { TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { FakeTable, happened, NOTHING_ON, placeOf, question } from './fake-table.ts';

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
    for (const version of [2, 3, 4]) table.state(version, [happened(version)], question('bid'));
    const seen: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      seen.push([table.model.shown.value?.version, table.model.shown.value?.decision?.ask]);
      table.pass();
    }
    expect(seen).toEqual([1, 2, 3, 4].map((version) => [version, 'bid']));
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
      seats: [placeOf('red', 'person'), placeOf('blue', kind)],
      proposal: null,
      paused: null,
    } as unknown as TableInfo;
    table.hear({ type: 'table', info });
    expect(table.model.company.value).toBe(company);
  });
});

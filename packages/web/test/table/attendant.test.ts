// Whoever answers in place of the player what the player needn't be asked.

import type { Proposal, TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import type { Attendant, Shown } from '../../src/frame/scene.ts';
import type { RequestBody } from '../../src/table/service.ts';
import { FakeTable, happened, placeOf, question } from './fake-table.ts';

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

describe('an attendant and the others', () => {
  const proposed: Proposal = {
    number: 1,
    by: 'blue',
    motion: { kind: 'undo', count: 1, timeOut: null },
    agreed: ['blue'],
    asked: ['red'],
  };
  const info = (proposal: Proposal | null, own: 'person' | 'mind' = 'person') =>
    ({
      seats: [placeOf('red', own), placeOf('blue', 'person')],
      proposal,
      paused: null,
    }) as unknown as TableInfo;

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

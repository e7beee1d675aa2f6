import { battle } from '@maester/battle';
import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import type { RequestBody } from '../../../../src/table/service.ts';
import { BattleTable, ME } from './battle-table.ts';

const isStopAt = (table: BattleTable, ask: string): boolean => table.stops.stop.value?.decision.ask === ask;
/** A window of somebody else’s turn in which something can be declared. */
const isOtherTurn = (table: BattleTable): boolean => {
  const decision = table.stops.stop.value?.decision;
  return decision?.ask === 'occasion/declare' && JSON.stringify(decision.facts['about']) === '{"seat":"two"}';
};

describe('at a table with computers only', () => {
  it('automatic answers take no time, and are told', async () => {
    const table = new BattleTable();
    await table.until(() => table.stops.told.value.some(({ because }) => because === 'only-answer'));
    expect(table.pauses).toEqual([]);
  });

  it('a gesture is one stop: deploying a unit and its place', async () => {
    const table = new BattleTable();
    await table.until(() => isStopAt(table, 'set-up/deploy-unit'));
    const decision = table.stops.stop.value?.decision;
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
    const table = new BattleTable();
    /** A unit that would be asked for a place after these two choices, nobody else having a say. */
    const found = (): string | undefined => {
      const decision = table.stops.stop.value?.decision;
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
    const table = new BattleTable();
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
    const table = new BattleTable();
    await table.until(() => isOtherTurn(table));
    table.stops.quiet('turn');
    expect(table.model.shown.value?.decision).toBeNull();
    table.stops.toggleControl();
    expect(isStopAt(table, 'occasion/declare')).toBe(true);
  });

  it('what is arranged is saved for this table', async () => {
    const table = new BattleTable();
    await table.rest();
    table.stops.arrange({ rerolls: 'ask' });
    const again = new BattleTable({ saved: table.saved });
    expect(again.stops.standing.value).toMatchObject({ rerolls: 'ask', pivots: 'best' });
  });
});

describe('at a table with other people', () => {
  async function played(table: BattleTable): Promise<readonly RequestBody[]> {
    await table.until(() => table.stops.now.turn > 12);
    return table.said;
  }

  it('an automatic answer in a window takes as long as a real one', async () => {
    const table = new BattleTable({ other: 'person' });
    await table.until(() => table.pauses.length > 4);
    expect(Math.min(...table.pauses)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...table.pauses)).toBeLessThanOrEqual(6000);
  });

  it('nothing else tells it from one of the player', async () => {
    const requests = await played(new BattleTable({ other: 'person' }));
    expect(new Set(requests.map((request) => Object.keys(request).toSorted().join()))).toEqual(
      new Set(['choice,type,version']),
    );
  });

  it('how long the player takes themselves is noted', async () => {
    const table = new BattleTable({ other: 'person' });
    await table.until(() => isOtherTurn(table));
    const asked = table.saved.get('maester.battle.pauses') ?? [];
    table.time += 1234;
    await table.stops.begin(['pass']);
    expect(table.saved.get('maester.battle.pauses')).toEqual([...(asked as number[]), 1234]);
  });

  it('who shares the device is asked: whether it is handed over must not tell', async () => {
    const table = new BattleTable({ other: 'person', shared: true });
    await played(table);
    const told = table.stops.told.value.filter(({ decision }) => decision.ask === 'occasion/declare');
    expect([told, table.pauses]).toEqual([[], []]);
  });
});

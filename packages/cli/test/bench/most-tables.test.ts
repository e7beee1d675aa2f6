import { describe, expect, it } from 'vitest';
import { mostTables, type Candidate } from '../../src/bench/most-tables.ts';
import type { Stage } from '../../src/bench/server-stage.ts';

function stageOf(milliseconds: number, late = 0): Stage {
  return { sorted: [milliseconds], choices: 1, seconds: 1, cpu: 1, bytes: 1, heap: 1, late };
}

/** A server, with a diary of what is done with it. */
function candidate(
  name: string,
  diary: string[],
  waits: (tables: number, stage: number) => Stage,
): Candidate {
  let [tables, stage] = [0, 0];
  return {
    grow: async (count) => {
      [tables, stage] = [count, 0];
      diary.push(`${name} has ${count}`);
    },
    play: async () => {
      stage += 1;
      diary.push(name);
      return waits(tables, stage);
    },
    leave: () => diary.push(`${name} leaves`),
  };
}

const quiet = (): void => {};
const STEP = 40;

async function found(...candidates: Candidate[]): Promise<readonly (readonly number[])[]> {
  const results = await mostTables(candidates, 10, STEP, quiet);
  return results.map((result) => result.slice(0, 2).map(({ value }) => value));
}

describe('the most tables', () => {
  it('are those of the last stage that was good', async () => {
    const diary: string[] = [];
    const server = candidate('a', diary, (tables) => stageOf(tables < 25 ? 5 : 200));
    expect(await found(server)).toEqual([[20, 0]]);
    expect(diary.filter((line) => line.includes('has'))).toEqual([
      'a has 10',
      'a has 14',
      'a has 20',
      'a has 28',
    ]);
  });

  it('are found the more exactly, the smaller the steps', async () => {
    const server = candidate('a', [], (tables) => stageOf(tables < 25 ? 5 : 200));
    const [result] = await mostTables([server], 10, 10, quiet);
    expect(result?.[0]?.value).toBe(24);
  });

  it('do not depend on one pause, nor on one stroke of luck', async () => {
    const paused = candidate('a', [], (tables, stage) => stageOf(tables > 14 || stage === 2 ? 200 : 5));
    expect(await found(paused)).toEqual([[14, 0]]);
    const lucky = candidate('a', [], (tables, stage) => stageOf(tables > 10 && stage !== 2 ? 200 : 5));
    expect(await found(lucky)).toEqual([[10, 0]]);
  });

  it('are looked for in turns, and go on with the one that bears more', async () => {
    const diary: string[] = [];
    const weak = candidate('a', diary, (tables) => stageOf(tables > 10 ? 200 : 5));
    const strong = candidate('b', diary, (tables) => stageOf(tables > 14 ? 200 : 5));
    expect(await found(weak, strong)).toEqual([
      [10, 0],
      [14, 0],
    ]);
    expect(diary.slice(0, 8)).toEqual(['a has 10', 'a', 'b has 10', 'b', 'a', 'b', 'a', 'b']);
    expect(diary.filter((line) => line !== 'a' && line !== 'b').slice(-3)).toEqual([
      'a leaves',
      'b has 20',
      'b leaves',
    ]);
  });

  it('are looked for again when clients were late who had the tables of another as well', async () => {
    const diary: string[] = [];
    const weak = candidate('a', diary, (tables) => stageOf(tables > 14 ? 200 : 5));
    const strong = candidate('b', diary, (tables) =>
      tables > 14 && !diary.includes('a leaves') ? stageOf(200, 60) : stageOf(tables > 20 ? 200 : 5),
    );
    expect(await found(weak, strong)).toEqual([
      [14, 0],
      [20, 0],
    ]);
  });

  it('are not said of clients that were late themselves', async () => {
    const server = candidate('a', [], (tables) => stageOf(tables > 14 ? 200 : 5, tables > 14 ? 60 : 0));
    expect(await found(server)).toEqual([[14, 20]]);
  });
});

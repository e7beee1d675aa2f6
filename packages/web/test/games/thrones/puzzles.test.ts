// Puzzles: every one can be solved, and the wrong answer is found out.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { puzzleOf, startOf, type Puzzle } from '../../../src/games/thrones/puzzles/puzzle.ts';
import { PuzzleScene } from '../../../src/games/thrones/puzzles/puzzle-scene.ts';
import { answersTo, Solver } from '../../../src/games/thrones/puzzles/solver.ts';

const FILE = new URL('../../../src/games/thrones/puzzles/puzzles.jsonl', import.meta.url);
const PUZZLES = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Puzzle);

/** Answers until the march is over: well, or as badly as one can. */
async function play(scene: PuzzleScene, puzzle: Puzzle, well: boolean): Promise<void> {
  for (let i = 0; i < 20 && scene.stage.value === 'open'; i += 1) {
    const good = await scene.counsel();
    const decision = scene.shown.value?.decision ?? null;
    if (decision === null) throw new Error('nothing is asked');
    const others = answersTo(decision, puzzle).filter((choice) => choice !== good);
    const cards = decision.ask === 'combat/choose-house-card';
    const played = await scene.choose(!well && cards ? (others.at(-1) ?? good) : good);
    expect(played.ok).toBe(true);
  }
}

describe('puzzles', () => {
  it('there is one for each day of two months', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(62);
    expect(puzzleOf(PUZZLES, 20_000)).toBe(puzzleOf(PUZZLES, 20_000 + PUZZLES.length));
    expect(puzzleOf(PUZZLES, 20_000)).not.toBe(puzzleOf(PUZZLES, 20_001));
    expect(puzzleOf(PUZZLES, -1)).toBe(PUZZLES.at(-1));
  });

  it('each can be forced by the rules as they are', () => {
    for (const puzzle of PUZZLES) {
      const solver = new Solver(puzzle);
      expect([solver.forces(startOf(puzzle)), puzzle.area]).toEqual([true, puzzle.area]);
    }
  });

  it('whoever follows the hints solves it', async () => {
    const [puzzle] = PUZZLES;
    if (puzzle === undefined) throw new Error('no puzzle');
    const scene = new PuzzleScene(puzzle);
    await play(scene, puzzle, true);
    expect(scene.stage.value).toBe('solved');
    await scene.undo();
    expect(scene.stage.value).toBe('open');
  });

  it('the wrong card meets the reply that beats it', async () => {
    const stages = await Promise.all(
      PUZZLES.slice(0, 4).map(async (puzzle) => {
        const scene = new PuzzleScene(puzzle);
        await play(scene, puzzle, false);
        return scene.stage.value;
      }),
    );
    expect(stages).toContain('failed');
  });
});

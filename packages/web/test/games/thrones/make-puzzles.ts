// Makes the puzzles of the board game from games between computer players: positions in which one march takes an area
// against every reply, but most cards or armies do not. `node packages/web/test/games/thrones/make-puzzles.ts 31`

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eyesOf, seededRandom } from '@maester/kernel';
import { MINDS } from '@maester/minds';
import { thrones, type ThronesState } from '@maester/thrones';
import { AREAS, mustFight, type AreaId, type HouseId } from '@maester/thrones/tables';
import { positionWith, startOf, type Puzzle } from '../../../src/games/thrones/puzzles/puzzle.ts';
import { isOver, Solver } from '../../../src/games/thrones/puzzles/solver.ts';

const FILE = join(import.meta.dirname, '../../../src/games/thrones/puzzles/puzzles.jsonl');

/** Whether a march could be a puzzle, and is not too easy. */
function puzzleAt(state: ThronesState, seat: HouseId, from: AreaId): Puzzle | null {
  const position = positionWith(state, from);
  let start: ThronesState;
  try {
    start = startOf({ position });
  } catch {
    // Without the marches of others it is no possible position.
    return null;
  }
  const decision = thrones.decision(start, seat);
  if (decision?.ask !== 'march/move-units' || decision.kind !== 'assignment') return null;
  const reach = new Set(decision.slots.flatMap(({ values }) => values.map(({ id }) => id)));
  for (const area of [...reach].filter((id): id is AreaId => Object.hasOwn(AREAS, id))) {
    const there = start.areas.find(({ id }) => id === area);
    const held = there !== undefined && there.house !== null && there.neutral === null;
    if (!held || !mustFight(start, seat, area)) continue;
    const goal = { seat, area };
    const solver = new Solver(goal);
    const [first, ...others] = solver.solutions(start);
    if (first === undefined || solver.gaveUp || others.length > 4) continue;
    if (isHard(start, goal, first)) return { ...goal, from, position };
  }
  return null;
}

/** Once the march is made, our own cards must matter: few of them win. */
function isHard(start: ThronesState, goal: { seat: HouseId; area: AreaId }, march: unknown): boolean {
  const state = thrones.copy(start);
  const solver = new Solver(goal);
  if (!thrones.apply(state, goal.seat, march as never).ok) return false;
  for (let i = 0; i < 12 && !isOver(state); i += 1) {
    const [seat] = thrones.waiting(state).includes(goal.seat) ? [goal.seat] : thrones.waiting(state);
    const decision = seat === undefined ? null : thrones.decision(state, seat);
    if (seat === undefined || decision === null) return false;
    if (seat === goal.seat && decision.ask === 'combat/choose-house-card' && decision.kind === 'option')
      return decision.options.length >= 4 && solver.solutions(state).length <= 2;
    const choice = seat === goal.seat ? (solver.solutions(state)[0] ?? null) : solver.reply(state, seat);
    if (choice === null || !thrones.apply(state, seat, choice).ok) return false;
  }
  return false;
}

const wanted = Number(process.argv[2] ?? 31);
const castellan = MINDS.find(({ id }) => id === 'castellan');
if (castellan === undefined) throw new Error('there is no castellan');
const puzzles: Puzzle[] = [];
for (let game = 0; puzzles.length < wanted && game < 60; game += 1) {
  const state = thrones.start(thrones.usualSetup(6), `puzzle ${game}`);
  const random = seededRandom(`puzzle ${game}`);
  let found = 0;
  for (let seat = thrones.waiting(state)[0]; seat !== undefined; seat = thrones.waiting(state)[0]) {
    const decision = thrones.decision(state, seat);
    if (decision?.ask === 'march/move-units' && state.round >= 2 && found < 2 && puzzles.length < wanted) {
      const puzzle = puzzleAt(state, seat as HouseId, String(decision.facts['from']) as AreaId);
      if (puzzle !== null) {
        puzzles.push(puzzle);
        found += 1;
        console.log(`${puzzles.length}: ${puzzle.seat} takes ${puzzle.area} from ${puzzle.from}`);
      }
    }
    const played = thrones.apply(state, seat, castellan.choose(eyesOf(thrones, state, seat, random)));
    if (!played.ok) throw new Error(played.refusal.rule);
  }
}
writeFileSync(FILE, puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(''));

/** Plays a golden game to its end: the same plan gives the same journal, as long as the rules are the same. */
import {
  bug,
  eyesOf,
  Match,
  seededRandom,
  shown,
  type GameState,
  type Journal,
  type Mind,
  type Random,
} from '@maester/kernel';
import { MINDS } from '@maester/minds';
import { namedOne } from '../arguments.ts';
import type { AnyGame } from '../games.ts';
import type { Plan } from './plans.ts';

/** One choice in so many is taken back, where the plan says so. */
const UNDONE = 25;
const MOST_ENTRIES = 20_000;

export function record(game: AnyGame, plan: Plan): Journal {
  const seed = `golden ${plan.name}`;
  const setup = game.readSetup(plan.setup);
  const match = new Match(game, setup, seed);
  const random = seededRandom(`undo ${seed}`);
  const players = new Map(
    game.seats(setup).map((seat, i) => {
      const mind = mindNamed(plan.minds[i % plan.minds.length] ?? '');
      return [seat, { mind, random: seededRandom(`mind ${seed} ${seat}`) }];
    }),
  );
  while (match.length < MOST_ENTRIES) {
    const [seat] = game.waiting(match.state);
    if (seat === undefined) return match.journal();
    const player = players.get(seat);
    if (player === undefined) throw bug(`${game.id} asks ${seat}, who has no seat`);
    const choice = player.mind.choose(eyesOf(game, match.state, seat, player.random));
    const applied = match.play(seat, choice);
    if (!applied.ok)
      throw bug(
        `${player.mind.id} chose ${shown(choice)} in ${plan.name}, refused by ${applied.refusal.rule}`,
      );
    if (plan.undoes && random.below(UNDONE) === 0) takeBack(match, seat, random);
  }
  throw bug(`the golden game ${plan.name} has no end`);
}

/** A secret answer is withdrawn, a free choice undone; otherwise a few choices by agreement. */
function takeBack(
  match: Match<GameState, unknown, { readonly type: string }>,
  seat: string,
  random: Random,
): void {
  if (match.undo(seat) === null) return;
  match.undo(seat, 1 + random.below(3), 'agreed');
}

function mindNamed(name: string): Mind {
  return namedOne('mind', name, MINDS, (mind) => mind.id);
}

/**
 * The computer players by name: three levels of skill, and the steward, whom they replace. Each plays every game that
 * has a player of its name; in any other game it takes the first thing that is proposed. The players of each game are a
 * module of its own, so that a page that plays one game need not load the others.
 */
import type { Eyes, Json, JsonObject, Mind } from '@maester/kernel';

/** From the easiest to the hardest. */
export const LEVELS = ['squire', 'castellan', 'hand'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a seat for which nobody has chosen one, and the stand-in wherever a quick answer is needed. */
export const USUAL_LEVEL: Level = 'castellan';

const NAMES = ['steward', ...LEVELS] as const;
export type MindName = (typeof NAMES)[number];

/** Answers what a seat is asked in one game. */
export type Player = (eyes: Eyes) => Json;

/** A choice, with what speaks for it in facts; null if the player cannot tell. */
export interface Advice {
  readonly choice: Json;
  readonly why: JsonObject | null;
}

export type Adviser = (eyes: Eyes) => Advice;

/** What somebody who looks at a choice again thinks of it. */
export interface Review {
  /** The chance of winning after it, from 0 to 1. */
  readonly chance: number;
  /** What would have raised it, and by how much; null if nothing would. */
  readonly better: (Advice & { readonly gain: number }) | null;
}

/** Null if there was nothing to choose. */
export type Reviewer = (eyes: Eyes, chosen: Json) => Review | null;

/** What somebody who made this choice could hope for, in the same facts as an advice; null where no plan begins. */
export type Planner = (eyes: Eyes, chosen: Json) => JsonObject | null;

/** The players of one game, who advises people in it and says why, and who looks at their choices and plans afterwards. */
export type Players = { readonly [Name in MindName]: Player } & {
  readonly advise?: Adviser;
  readonly review?: Reviewer;
  readonly plan?: Planner;
};

/** What to do, by the adviser of a game, or by its usual level without a word. */
export function adviceOf(players: Players | undefined, eyes: Eyes): Advice {
  if (players?.advise !== undefined) return players.advise(eyes);
  return { choice: (players?.[USUAL_LEVEL] ?? firstProposal)(eyes), why: null };
}

/** `playersOf` gives the players of a game by its id. The usual level comes last: a table takes it for a stand-in. */
export function mindsWith(playersOf: (game: string) => Players | undefined): readonly Mind[] {
  const names = [...NAMES.filter((name) => name !== USUAL_LEVEL), USUAL_LEVEL];
  return names.map((id) => ({
    id,
    ponders: true,
    choose: (eyes) => (playersOf(eyes.game.id)?.[id] ?? firstProposal)(eyes),
  }));
}

export function firstProposal(eyes: Eyes): Json {
  for (const choice of eyes.propose()) return choice;
  return eyes.sample();
}

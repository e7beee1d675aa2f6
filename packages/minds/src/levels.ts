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

/** How somebody plays who is as strong as others of the same level: `castellan-bold`. */
export const TEMPERS = ['bold', 'careful', 'jealous'] as const;
export type Temper = (typeof TEMPERS)[number];

/** A computer player by its id: a level, with a temper or without. */
export interface Character {
  readonly level: Level;
  readonly temper: Temper | null;
}

/** Null for a mind without a level. */
export function characterOf(mind: string): Character | null {
  const [name, ...rest] = mind.split('-');
  const level = LEVELS.find((one) => one === name);
  if (level === undefined) return null;
  if (rest.length === 0) return { level, temper: null };
  const temper = TEMPERS.find((one) => one === rest.join('-'));
  return temper === undefined ? null : { level, temper };
}

export function mindOf({ level, temper }: Character): string {
  return temper === null ? level : `${level}-${temper}`;
}

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

/**
 * Who advises people in one game and says why, and who looks at their choices and plans afterwards. It is a module beside
 * the players: a page loads it for the first hint.
 */
export interface Counsel {
  readonly advise: Adviser;
  readonly review: Reviewer;
  readonly plan?: Planner;
}

/** The players of one game. */
export type Players = { readonly [Name in MindName]: Player } & {
  /** The same levels by temper; without this everyone of a level plays alike. */
  readonly tempered?: (level: Level, temper: Temper) => Player;
};

/** Who plays under this id; null if nobody does. */
export function playerOf(players: Players, mind: string): Player | null {
  const character = characterOf(mind);
  const name = character?.level ?? NAMES.find((one) => one === mind);
  if (name === undefined) return null;
  const tempered =
    character === null || character.temper === null
      ? undefined
      : players.tempered?.(character.level, character.temper);
  return tempered ?? players[name];
}

/** `playersOf` gives the players of a game by its id. The usual level comes last: a table takes it for a stand-in. */
export function mindsWith(playersOf: (game: string) => Players | undefined): readonly Mind[] {
  const tempered = LEVELS.flatMap((level) => TEMPERS.map((temper) => mindOf({ level, temper })));
  const names = [...NAMES.filter((name) => name !== USUAL_LEVEL), ...tempered, USUAL_LEVEL];
  return names.map((id) => ({
    id,
    ponders: true,
    choose(eyes) {
      const players = playersOf(eyes.game.id);
      return ((players === undefined ? null : playerOf(players, id)) ?? firstProposal)(eyes);
    },
  }));
}

export function firstProposal(eyes: Eyes): Json {
  for (const choice of eyes.propose()) return choice;
  return eyes.sample();
}

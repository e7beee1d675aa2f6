// A lesson: a scenario, played by the learner as one of its seats, and a teaching track beside it. The scenario says
// what is chosen, by the learner and by the others; the track says what the teacher tells meanwhile, where light falls
// on the board, and what else is as good as what is taught.

import type { Json, Scenario } from '@maester/kernel';

/** What the teacher says, and the parts of the board that are lit meanwhile. */
interface Taught<Text extends string> {
  /** The key of a message that comes with the lessons. */
  readonly text: Text;
  readonly light: readonly string[];
}

export type Step<Text extends string = string> =
  /** Only told. */
  | (Taught<Text> & { readonly kind: 'tell' })
  /** One of the lit parts is to be looked at. */
  | (Taught<Text> & { readonly kind: 'find' })
  /** A part of the next choice is to be laid out, not given yet. */
  | (Taught<Text> & { readonly kind: 'lay'; readonly lay: { readonly [slot: string]: string } })
  /**
   * The learner's next choice of the scenario is to be made; `also` is accepted in its place. A place need only be
   * `near` the one that is taught, which is taken then, so that the scenario can go on.
   */
  | (Taught<Text> & { readonly kind: 'choose'; readonly also: readonly Json[]; readonly near?: Near });

/** How far a place may be from the one that is taught, and how far turned: in the measures of poses. */
export interface Near {
  readonly distance: number;
  readonly turn: number;
}

export interface Lesson {
  readonly id: string;
  /** The keys of its title and of what it is about: messages that come with the lessons. */
  readonly title: string;
  readonly text: string;
  readonly scenario: Scenario;
  readonly seat: string;
  readonly minutes: number;
  /** The panel of the game that is open beside it, where there is room. */
  readonly panel: string;
  readonly steps: readonly Step[];
}

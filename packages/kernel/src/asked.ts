/**
 * What a question asks of a seat now. The answer is remembered while the question is open: listing options can be
 * costly, and whoever proposes a choice has it checked right after.
 */
import {
  checkAmount,
  checkAssignment,
  checkOption,
  checkPose,
  checkSeveral,
  findOffer,
  isAssignment,
  thingsOf,
  type Asked,
  type Offer,
  type SlotOffer,
  type Thing,
} from './decision.ts';
import type { Json } from './json.ts';
import type { AnyQuestion } from './procedure.ts';
import type { Refusal } from './refusal.ts';
import type { Frame, GameState } from './state.ts';

type Offered = Asked<Offer, SlotOffer>;

const LONGEST_ID = 200;

/** A question is asked by a new list of waiting seats, so that list stands for it. */
let remembered: { waiting: readonly string[]; frame: Frame; seat: string; asked: Offered } | null = null;

export function whatIsAsked(state: GameState, frame: Frame, question: AnyQuestion, seat: string): Offered {
  const { waiting } = state.flow;
  if (remembered?.waiting === waiting && remembered.frame === frame && remembered.seat === seat) {
    return remembered.asked;
  }
  const asked = askNow(state, frame, question, seat);
  remembered = { waiting, frame, seat, asked };
  return asked;
}

/** Options that had to be listed to see whether there is a choice at all need not be listed again. */
export function rememberOptions(
  state: GameState,
  frame: Frame,
  seat: string,
  options: readonly Offer[],
): void {
  remembered = { waiting: state.flow.waiting, frame, seat, asked: { kind: 'option', options } };
}

function askNow(state: GameState, frame: Frame, question: AnyQuestion, seat: string): Offered {
  switch (question.ask) {
    case 'option':
      return { kind: 'option', options: question.options(state, frame, seat) };
    case 'amount': {
      const [min, max] = question.range(state, frame, seat);
      return { kind: 'amount', min, max };
    }
    case 'several': {
      const [min, max] = question.howMany(state, frame, seat);
      return { kind: 'several', options: question.options(state, frame, seat), min, max };
    }
    case 'assignment':
      return { kind: 'assignment', slots: question.slots(state, frame, seat) };
    case 'pose':
      return { kind: 'pose', piece: question.piece(state, frame, seat) };
  }
}

/** What the chosen option is about. */
export function thingsChosen(
  state: GameState,
  frame: Frame,
  question: AnyQuestion,
  seat: string,
  choice: Json,
): readonly Thing[] {
  const asked = whatIsAsked(state, frame, question, seat);
  return asked.kind === 'option' ? thingsOf(findOffer(asked.options, choice) ?? '') : [];
}

/** The rule that forbids this answer, or null. */
export function checkChoice(
  state: GameState,
  frame: Frame,
  question: AnyQuestion,
  seat: string,
  choice: Json,
): Refusal | null {
  const asked = whatIsAsked(state, frame, question, seat);
  switch (asked.kind) {
    case 'option': {
      const refusal = checkOption(asked.options, choice);
      // No id is that long: a game need not explain it, nor echo it.
      if (refusal === null || typeof choice !== 'string' || choice.length > LONGEST_ID) return refusal;
      return whyNot(question, state, frame, seat, choice) ?? refusal;
    }
    case 'amount': {
      const refusal = checkAmount(asked.min, asked.max, choice);
      if (refusal === null || typeof choice !== 'number' || !Number.isInteger(choice)) return refusal;
      return whyNot(question, state, frame, seat, choice) ?? refusal;
    }
    case 'several':
      return (
        checkSeveral(asked.options, asked.min, asked.max, choice) ??
        checkFurther(question, state, frame, seat, choice)
      );
    case 'assignment': {
      const refusal = checkAssignment(asked.slots, choice);
      if (refusal === null) return checkFurther(question, state, frame, seat, choice);
      return isAssignment(choice) ? (whyNot(question, state, frame, seat, choice) ?? refusal) : refusal;
    }
    case 'pose':
      return checkPose(choice) ?? checkFurther(question, state, frame, seat, choice);
  }
}

function whyNot(
  question: AnyQuestion,
  state: GameState,
  frame: Frame,
  seat: string,
  choice: Json,
): Refusal | null {
  return 'whyNot' in question ? (question.whyNot?.(state, frame, seat, choice as never) ?? null) : null;
}

function checkFurther(
  question: AnyQuestion,
  state: GameState,
  frame: Frame,
  seat: string,
  choice: Json,
): Refusal | null {
  return 'check' in question ? (question.check?.(state, frame, seat, choice as never) ?? null) : null;
}

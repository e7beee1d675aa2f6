/** Laws of choice: setups, what is offered, proposed, refused, and that a game comes to its end. */
import {
  hashJson,
  pick,
  sameJson,
  seededRandom,
  type Decision,
  type Game,
  type GameState,
  type Option,
} from '../index.ts';
import { isRuleId } from '../ledger.ts';
import { hostile } from './hostile.ts';
import { judge, MOST, revived, turns, type Law } from './trial.ts';

/** A setup that was written down reads back as itself, or a journal could not be replayed. */
export const lawSetup: Law = (game, setup, seed) => {
  const law = judge(game, seed, () => 0);
  law(sameJson(game.readSetup(revived(setup)), setup), 'a setup written down is read back as itself', setup);
  const seats = game.seats(setup);
  law(new Set(seats).size === seats.length && seats.length > 0, 'seats have different names', seats);
  const { min, max } = game.players;
  law(seats.length >= min && seats.length <= max, 'a setup is for as many players as the game is', seats);
};

const PROPOSALS = 50;

/** Whatever is proposed or sampled is legal, and something always is. */
export const lawPropose: Law = (game, setup, seed, most = MOST) => {
  const random = seededRandom(`propose ${seed}`);
  let count = 0;
  const law = judge(game, seed, () => count);
  for (const { state, played } of turns(game, setup, seed, most)) {
    count = played;
    for (const seat of game.waiting(state)) {
      let proposals = 0;
      for (const choice of game.propose(state, seat, random)) {
        const refusal = game.check(state, seat, choice);
        law(refusal === null, 'what is proposed is legal', seat, choice, refusal);
        proposals += 1;
        if (proposals === PROPOSALS) break;
      }
      law(proposals > 0, 'something is proposed', seat, game.decision(state, seat));
      for (let i = 0; i < 5; i++) {
        const choice = game.sample(state, seat, random);
        const refusal = game.check(state, seat, choice);
        law(refusal === null, 'a sample is legal', seat, choice, refusal);
      }
    }
  }
};

/** Either someone is asked and has a legal choice, or the game is over and nobody is asked. It does end. */
export const lawAlive: Law = (game, setup, seed, most = MOST) => {
  const random = seededRandom(`turns ${seed}`);
  const state = game.start(setup, seed);
  let played = 0;
  const law = judge(game, seed, () => played);
  const seats = game.seats(setup);
  for (; game.outcome(state) === null; played++) {
    const waiting = game.waiting(state);
    law(waiting.length > 0, 'while nobody has won, someone is asked');
    law(new Set(waiting).size === waiting.length, 'nobody is asked twice at once', waiting);
    for (const seat of seats) {
      const asked = game.decision(state, seat);
      law(
        (asked !== null) === waiting.includes(seat),
        'who is asked has a decision, and nobody else',
        seat,
        asked,
      );
    }
    if (played === most) return;
    law(played < MOST, 'a game ends');
    const seat = pick(random, waiting);
    law(seats.includes(seat), 'only seats of the game are asked', seat);
    const applied = game.apply(state, seat, game.sample(state, seat, random));
    law(applied.ok, 'who is asked has a legal choice', seat, applied);
  }
  const outcome = game.outcome(state);
  law(
    outcome !== null && outcome.winners.every((seat) => seats.includes(seat)),
    'winners are seats',
    outcome,
  );
  law(game.waiting(state).length === 0, 'when the game is over nobody is asked', game.waiting(state));
  for (const seat of seats) {
    const refusal = game.check(state, seat, null);
    law(
      refusal?.rule === 'kernel/choice/game-over',
      'when the game is over every choice is refused',
      refusal,
    );
  }
};

/** What is refused changes nothing and names a rule. Gives back the rules that were named. */
export function lawRefused<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  setup: Setup,
  seed: string,
  most = MOST,
): ReadonlySet<string> {
  const random = seededRandom(`hostile ${seed}`);
  const rules = new Set<string>();
  let count = 0;
  const law = judge(game, seed, () => count);
  for (const { state, seat: acting, choice, played } of turns(game, setup, seed, most)) {
    count = played;
    const before = hashJson(state);
    for (const seat of [...game.seats(setup), 'nobody', '', '__proto__', 'constructor']) {
      const asked = game.waiting(state).includes(seat);
      for (const tried of hostile(random, seat === acting ? choice : null)) {
        const refusal = game.check(state, seat, tried);
        law(
          asked || refusal?.rule === 'kernel/choice/not-asked',
          'who is not asked does not choose',
          seat,
          tried,
        );
        if (refusal === null) continue;
        rules.add(refusal.rule);
        law(isRuleId(refusal.rule), 'a refusal names a rule', refusal);
        law(JSON.stringify(refusal).length < 1000, 'a refusal is short', seat, refusal.rule);
        const applied = game.apply(state, seat, tried);
        law(
          !applied.ok && sameJson(applied.refusal, refusal),
          'what check refuses, apply refuses',
          tried,
          applied,
        );
      }
    }
    law(hashJson(state) === before, 'what is refused changes nothing');
  }
  return rules;
}

/**
 * What is offered means something: options have different ids, and whatever one is about is a thing of a declared kind
 * that the seat can see.
 */
export const lawOptions: Law = (game, setup, seed, most = MOST) => {
  let count = 0;
  const law = judge(game, seed, () => count);
  for (const { state, played } of turns(game, setup, seed, most)) {
    count = played;
    for (const seat of game.waiting(state)) {
      const decision = game.decision(state, seat);
      if (decision === null) continue;
      const view = game.view(state, seat);
      for (const options of optionLists(decision)) {
        const ids = options.map(({ id }) => id);
        law(new Set(ids).size === ids.length, 'options have different ids', decision.ask, ids);
        for (const { id, on } of options)
          for (const thing of on)
            law(game.hasThing(view, thing), 'what an option is about is there', decision.ask, id, thing);
      }
    }
  }
};

/** The lists of a decision: its options; or its slots, and the values of each. */
export function optionLists(decision: Decision): readonly (readonly Option[])[] {
  if (decision.kind === 'assignment') return [decision.slots, ...decision.slots.map(({ values }) => values)];
  return decision.kind === 'option' || decision.kind === 'several' ? [decision.options] : [];
}

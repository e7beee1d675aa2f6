/** Laws of secrets: nobody learns what they may not know. An imagined state is another that looks the same to a viewer. */
import {
  answerGiven,
  answersWait,
  copyJson,
  patched,
  sameJson,
  seededRandom,
  type Game,
  type GameState,
} from '../index.ts';
import { hostile } from './hostile.ts';
import { frozen, heard, judge, MOST, revived, turns, viewers, type Law } from './trial.ts';

/** What a seat sees, is asked and may choose does not depend on what it may not know. */
export const lawKnowledge: Law = (game, setup, seed, most = MOST) => {
  const random = seededRandom(`imagine ${seed}`);
  let count = 0;
  const law = judge(game, seed, () => count);
  for (const { state, seat: acting, choice, played } of turns(game, setup, seed, most)) {
    count = played;
    for (const viewer of viewers(game, setup)) {
      const view = game.view(state, viewer);
      law(!JSON.stringify(view).includes(state.flow.dice.key), 'the key of the dice is in no view', viewer);
      law(sameJson(revived(view), view), 'a view is plain data', viewer);
      law(sameJson(game.view(view, viewer), view), 'the view of a view is that view', viewer);
      law(sameJson(game.waiting(view), game.waiting(state)), 'a view says who is asked', viewer);
      const imagined = game.imagine(state, viewer, random);
      law(
        sameJson(game.view(imagined, viewer), view),
        'what a viewer may not know is not in its view',
        viewer,
        view,
      );
      law(sameJson(revived(imagined), imagined), 'an imagined state is plain data', viewer);
      const fromView = game.imagine(view, viewer, random);
      law(sameJson(game.view(fromView, viewer), view), 'a view is enough to imagine from', viewer);
      if (viewer === null) continue;
      const asked = game.decision(state, viewer);
      const choices = [...hostile(random, viewer === acting ? choice : null), choice];
      const sample = asked === null ? null : game.sample(state, viewer, seededRandom(`sample ${played}`));
      for (const other of [view, imagined]) {
        law(
          sameJson(game.decision(other, viewer), asked),
          'what is asked follows from what the seat knows',
          viewer,
          asked,
        );
        for (const tried of choices) {
          const here = game.check(state, viewer, tried);
          const there = game.check(other, viewer, tried);
          law(
            sameJson(here, there),
            'what is legal follows from what the seat knows',
            viewer,
            tried,
            here,
            there,
          );
        }
        if (asked === null) continue;
        const there = game.sample(other, viewer, seededRandom(`sample ${played}`));
        law(sameJson(there, sample), 'samples follow from what the seat knows', viewer, sample, there);
      }
    }
  }
};

/** A view that shares what it can with what spectators see is the view that is made alone. */
export const lawBeside: Law = (game, setup, seed, most = MOST) => {
  let count = 0;
  const law = judge(game, seed, () => count);
  for (const { state, played } of turns(game, setup, seed, most)) {
    count = played;
    const open = frozen(game.view(state, null));
    for (const viewer of viewers(game, setup)) {
      const beside = game.viewBeside(state, viewer, open);
      law(sameJson(beside, game.view(state, viewer)), 'a seat sees the same beside others', viewer, beside);
    }
  }
};

/** An answer that waits for others changes nothing but who has answered, for whoever looks. */
export const lawAnswers: Law = (game, setup, seed, most = MOST) => {
  let count = 0;
  const law = judge(game, seed, () => count);
  for (const { state, seat, choice, played } of turns(game, setup, seed, most)) {
    count = played;
    if (!answersWait(state)) continue;
    const after = game.copy(state);
    const applied = game.apply(after, seat, choice);
    law(applied.ok && applied.events.length === 0, 'nobody hears of an answer that waits', seat, choice);
    law(
      sameJson({ ...after, flow: state.flow }, state),
      'an answer that waits changes nothing',
      seat,
      choice,
    );
    const given = answerGiven(after, seat, state.flow.waiting);
    for (const viewer of viewers(game, setup)) {
      const seen = patched(game.view(state, viewer), given(viewer));
      law(sameJson(seen, game.view(after, viewer)), 'an answer that waits is seen', viewer, choice, seen);
    }
  }
};

/**
 * A choice that reveals nothing tells the others nothing new, so it may be taken back: in any state that looks the
 * same to another, the same choice looks the same afterwards. If the choice is not even legal there, then the other
 * must not be able to tell it from one that is.
 */
export const lawSecrecy: Law = (game, setup, seed, most = MOST) => {
  const random = seededRandom(`secrecy ${seed}`);
  let count = 0;
  const law = judge(game, seed, () => count);
  for (const { state, seat, choice, played } of turns(game, setup, seed, most)) {
    count = played;
    const after = game.copy(state);
    const applied = game.apply(after, seat, choice);
    if (!applied.ok || applied.revealed) continue;
    law(after.flow.dice.next === state.flow.dice.next, 'a choice that rolls dice reveals', seat, choice);
    for (const viewer of viewers(game, setup)) {
      if (viewer === seat) continue;
      const imagined = game.imagine(state, viewer, random);
      const legal = game.check(imagined, seat, choice) === null;
      const there = game.apply(imagined, seat, legal ? choice : game.sample(imagined, seat, random));
      const [here, elsewhere] = [game.view(after, viewer), game.view(imagined, viewer)];
      law(
        sameJson(here, elsewhere),
        'an unrevealed choice tells nobody anything',
        viewer,
        choice,
        here,
        elsewhere,
      );
      law(
        there.ok && sameJson(heard(applied.events, viewer), heard(there.events, viewer)),
        'an unrevealed choice lets nobody hear anything',
        viewer,
        choice,
      );
    }
  }
};

/** Gives the secret answers of one state in another, as they will soon be open to all; false if one is not legal there. */
function answeredAlike<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  imagined: State,
  state: State,
): boolean {
  return Object.entries(state.flow.answers).every(
    ([seat, answer]) => game.withdraw(imagined, seat) === null && game.apply(imagined, seat, answer).ok,
  );
}

/**
 * Events are for those they name, and tell a viewer nothing that its view does not. A game that shows something to all
 * and hides it again within one choice cannot keep this law, and tests its secret events on its own.
 */
export const lawEvents: Law = (game, setup, seed, most = MOST) => {
  const random = seededRandom(`events ${seed}`);
  let count = 0;
  const law = judge(game, seed, () => count);
  const seats = game.seats(setup);
  for (const { to } of game.opening(setup, seed).events) {
    law(to === null || to.every((seat) => seats.includes(seat)), 'the audience of an event are seats', to);
  }
  for (const { state, seat, choice, played } of turns(game, setup, seed, most)) {
    count = played;
    const after = game.copy(state);
    const applied = game.apply(after, seat, choice);
    if (!applied.ok) continue;
    law(sameJson(revived(applied.events), applied.events), 'events are plain data', applied.events);
    for (const { to } of applied.events) {
      law(to === null || to.every((name) => seats.includes(name)), 'the audience of an event are seats', to);
    }
    for (const viewer of viewers(game, setup)) {
      const imagined = game.imagine(state, viewer, random);
      imagined.flow.dice = copyJson(state.flow.dice);
      if (!answeredAlike(game, imagined, state)) continue;
      const there = game.apply(imagined, seat, choice);
      if (!there.ok || !sameJson(game.view(imagined, viewer), game.view(after, viewer))) continue;
      const [here, elsewhere] = [heard(applied.events, viewer), heard(there.events, viewer)];
      law(
        sameJson(here, elsewhere),
        'events tell a viewer nothing that its view does not',
        viewer,
        here,
        elsewhere,
      );
    }
  }
};

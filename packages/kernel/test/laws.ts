/**
 * The laws that every game keeps, whatever its rules. A law plays one random game (or its first `most` choices) and
 * throws an error that says which law broke, in which game, with which seed, at which choice.
 *
 *   viewer    a seat, or null for a spectator
 *   imagined  another state that looks the same to a viewer
 *   heard     the events whose audience holds a viewer
 */
import {
  copyJson,
  hashJson,
  Match,
  pick,
  readJournal,
  sameJson,
  seededRandom,
  type Decision,
  type Emitted,
  type Game,
  type GameState,
  type Json,
  type Option,
  type Viewer,
} from '../src/index.ts';
import { hostile } from './hostile.ts';

export type Law = <State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  setup: Setup,
  seed: string,
  most?: number,
) => void;

/** More choices than any game of ours has; one that passes it never ends. */
const MOST = 20_000;

class BrokenLaw extends Error {
  override readonly name = 'BrokenLaw';
}

/** Throws unless it holds; the facts are only looked at then. For what is true of every state of one game. */
export function must(holds: boolean, law: string, ...facts: readonly unknown[]): void {
  if (!holds) throw new BrokenLaw(`${law}: ${facts.map((fact) => JSON.stringify(fact)).join(', ')}`);
}

type Witness = (holds: boolean, law: string, ...seen: readonly unknown[]) => void;

/** A judge of one game: it throws when a law does not hold. */
function judge(game: { readonly id: string }, seed: string, played: () => number): Witness {
  return (holds, law, ...seen) => {
    if (holds) return;
    const shown = seen.map((value) => `\n  ${JSON.stringify(value) ?? String(value)}`).join('');
    throw new BrokenLaw(
      `${law} (${game.id}, seed ${JSON.stringify(seed)}, after ${played()} choices)${shown}`,
    );
  };
}

interface Turn<State> {
  readonly state: State;
  readonly seat: string;
  readonly choice: Json;
  /** How many choices were played before. */
  readonly played: number;
}

/** Plays a random game, stopping before each choice, whoever of those that are asked comes first. */
function* turns<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  setup: Setup,
  seed: string,
  most: number,
): Generator<Turn<State>, void, undefined> {
  const random = seededRandom(`turns ${seed}`);
  const state = game.start(setup, seed);
  for (let played = 0; played < most; played++) {
    const waiting = game.waiting(state);
    if (waiting.length === 0) return;
    const seat = pick(random, waiting);
    const choice = game.sample(state, seat, random);
    yield { state, seat, choice, played };
    const applied = game.apply(state, seat, choice);
    if (!applied.ok)
      throw new BrokenLaw(`a sample was refused by ${applied.refusal.rule} (${game.id}, seed ${seed})`);
  }
}

function viewers<Setup>(game: { seats(setup: Setup): readonly string[] }, setup: Setup): readonly Viewer[] {
  return [...game.seats(setup), null];
}

function heard<Event>(events: readonly Emitted<Event>[], viewer: Viewer): readonly unknown[] {
  return events
    .filter(({ to }) => to === null || (viewer !== null && to.includes(viewer)))
    .map(({ event }) => event);
}

function revived<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) frozen(item);
  }
  return value;
}

/** A setup that was written down reads back as itself, or a journal could not be replayed. */
export const lawSetup: Law = (game, setup, seed) => {
  const law = judge(game, seed, () => 0);
  law(sameJson(game.readSetup(revived(setup)), setup), 'a setup written down is read back as itself', setup);
  const seats = game.seats(setup);
  law(new Set(seats).size === seats.length && seats.length > 0, 'seats have different names', seats);
  const { min, max } = game.players;
  law(seats.length >= min && seats.length <= max, 'a setup is for as many players as the game is', seats);
};

/** The journal is the game: replaying it gives the same state after every entry. */
export const lawReplay: Law = (game, setup, seed, most = MOST) => {
  const match = new Match(game, setup, seed);
  const law = judge(game, seed, () => match.length);
  const random = seededRandom(`turns ${seed}`);
  const again = game.start(setup, seed);
  law(hashJson(again) === hashJson(match.state), 'setup and seed give one start');
  while (match.length < most && game.waiting(match.state).length > 0) {
    const seat = pick(random, game.waiting(match.state));
    const choice = game.sample(match.state, seat, random);
    const first = match.play(seat, choice);
    const second = game.apply(again, seat, copyJson(choice));
    law(sameJson(first, second), 'a choice replayed has the same events', first, second);
    law(hashJson(again) === hashJson(match.state), 'a choice replayed gives the same state', seat, choice);
  }
  const replayed = Match.replay(game, readJournal(JSON.stringify(match.journal())));
  law(hashJson(replayed.state) === hashJson(match.state), 'a journal replayed gives the same state');
  law(sameJson(replayed.state, match.state), 'a journal replayed gives the same state');
  law(sameJson(replayed.journal(), match.journal()), 'a journal replayed gives the same journal');
};

/** Between any two choices the game can be written to a file and read back, and goes on as if nothing had been. */
export const lawSaved: Law = (game, setup, seed, most = MOST) => {
  let loaded = revived(game.start(setup, seed));
  let count = 0;
  const law = judge(game, seed, () => count);
  for (const { state, seat, choice, played } of turns(game, setup, seed, most)) {
    count = played;
    law(sameJson(loaded, state), 'a state loaded is the state that was saved');
    law(hashJson(loaded) === hashJson(state), 'a state loaded has the hash of the one saved');
    law(
      sameJson(game.decision(loaded, seat), game.decision(state, seat)),
      'a state loaded asks the same',
      seat,
    );
    const there = game.apply(game.copy(state), seat, choice);
    const here = game.apply(loaded, seat, revived(choice));
    law(sameJson(here, there), 'a state loaded goes on the same', here, there);
    loaded = revived(loaded);
  }
};

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

/** A match forked anywhere is that match: the same moment, the same future, and its own life. */
export const lawFork: Law = (game, setup, seed, most = MOST) => {
  const match = new Match(game, setup, seed);
  const law = judge(game, seed, () => match.length);
  const random = seededRandom(`turns ${seed}`);
  const hashes = [hashJson(match.state)];
  let fork = match.fork();
  while (match.length < most && game.waiting(match.state).length > 0) {
    const seat = pick(random, game.waiting(match.state));
    const choice = game.sample(match.state, seat, random);
    const before = hashJson(match.state);
    law(fork.play(seat, choice).ok, 'a fork takes the choices of its match', seat, choice);
    law(hashJson(match.state) === before, 'playing a fork leaves its match alone', seat, choice);
    law(match.play(seat, choice).ok, 'a sample is never refused', seat, choice);
    hashes.push(hashJson(match.state));
    law(hashJson(fork.state) === hashes.at(-1), 'a fork then played is the match played', seat, choice);
    if (random.below(8) === 0) {
      const moment = random.below(hashes.length);
      law(
        hashJson(match.fork(moment).state) === hashes[moment],
        'a fork begins where it was asked to',
        moment,
      );
      fork = match.fork();
      law(hashJson(fork.state) === hashes.at(-1), 'a fork begins as the match stands');
    }
  }
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
        law(/^[a-z-]+(\/[a-z0-9-]+){2}$/.test(refusal.rule), 'a refusal names a rule', refusal);
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

const LOOK_AHEAD = 40;

/** A copy shares nothing that changes: the original is frozen while the copy is played on. */
export const lawCopy: Law = (game, setup, seed, most = MOST) => {
  const random = seededRandom(`copy ${seed}`);
  let count = 0;
  const law = judge(game, seed, () => count);
  for (const { state, played } of turns(game, setup, seed, most)) {
    count = played;
    const before = hashJson(state);
    const original = game.copy(state);
    law(sameJson(original, state) && hashJson(original) === before, 'a copy is equal to its original');
    const copy = game.copy(original);
    frozen(original);
    for (let i = 0; i < LOOK_AHEAD && game.waiting(copy).length > 0; i++) {
      const seat = pick(random, game.waiting(copy));
      game.apply(copy, seat, game.sample(copy, seat, random));
    }
    law(
      hashJson(original) === before && hashJson(state) === before,
      'playing a copy leaves its original alone',
    );
  }
};

/** Looking changes nothing: every query is asked of a frozen state. */
export const lawQuiet: Law = (game, setup, seed, most = MOST) => {
  const random = seededRandom(`quiet ${seed}`);
  for (const { state, seat: acting, choice } of turns(game, setup, seed, most)) {
    const still = frozen(game.copy(state));
    game.inspect(still);
    game.outcome(still);
    for (const viewer of viewers(game, setup)) {
      game.view(still, viewer);
      game.imagine(still, viewer, random);
      if (viewer === null) continue;
      game.decision(still, viewer);
      game.check(still, viewer, choice);
      const [first] = game.propose(still, viewer, random);
      if (viewer === acting) game.check(still, viewer, first ?? game.sample(still, viewer, random));
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

/** A free choice taken back never was; what is no longer free is refused; a secret answer can always be withdrawn. */
export const lawUndo: Law = (game, setup, seed, most = MOST) => {
  const match = new Match(game, setup, seed);
  const random = seededRandom(`turns ${seed}`);
  const luck = seededRandom(`undo ${seed}`);
  /** The choices that count, with the hash of the state before each. */
  const line: { readonly seat: string; readonly choice: Json; readonly before: string }[] = [];
  const law = judge(game, seed, () => line.length);
  const play = (seat: string, choice: Json): void => {
    line.push({ seat, choice, before: hashJson(match.state) });
    law(match.play(seat, choice).ok, 'a sample is never refused', seat, choice);
  };

  const withdrawAndReturn = (seat: string): void => {
    const { waiting } = copyJson(match.state.flow);
    const before = hashJson(match.state);
    law(match.undo(seat) === null, 'a secret answer can be withdrawn', seat);
    law(game.waiting(match.state).includes(seat), 'who withdrew is asked again', seat);
    law(
      waiting.every((other) => game.waiting(match.state).includes(other)),
      'the others are still asked',
      waiting,
    );
    const [taken] = line.splice(
      line.findLastIndex((played) => played.seat === seat),
      1,
    );
    play(seat, taken?.choice ?? null);
    law(hashJson(match.state) === before, 'the same answer given again changes nothing', seat);
  };

  const takeBackAndReturn = (seat: string, free: number): void => {
    const count = 1 + luck.below(free);
    const before = hashJson(match.state);
    const taken = line.splice(line.length - count);
    law(match.undo(seat, count) === null, 'a free choice can be taken back', seat, count);
    law(hashJson(match.state) === taken[0]?.before, 'a free choice taken back never was', seat, taken);
    for (const played of taken) play(played.seat, played.choice);
    law(hashJson(match.state) === before, 'a free choice played again changes nothing', seat, taken);
  };

  while (line.length < most && game.waiting(match.state).length > 0) {
    const seat = pick(random, game.waiting(match.state));
    play(seat, game.sample(match.state, seat, random));
    for (const other of game.seats(setup)) {
      const pending = Object.hasOwn(match.state.flow.answers, other);
      const free = match.freeUndo(other);
      if (pending && luck.below(2) === 0) withdrawAndReturn(other);
      else if (!pending && free > 0) takeBackAndReturn(other, free);
      else if (!pending) {
        const [before, entries] = [hashJson(match.state), match.length];
        law(
          match.undo(other)?.rule === 'kernel/undo/revealed',
          'what was seen is not taken back freely',
          other,
        );
        law(
          hashJson(match.state) === before && match.length === entries,
          'a refused undo changes nothing',
          other,
        );
      }
    }
  }
  const replayed = Match.replay(game, readJournal(JSON.stringify(match.journal())));
  law(hashJson(replayed.state) === hashJson(match.state), 'a journal with undos replays');
};

/** By agreement anything is taken back, but the dice never go back: a roll once seen does not come again. */
export const lawAgreedUndo: Law = (game, setup, seed, most = MOST) => {
  const match = new Match(game, setup, seed);
  const random = seededRandom(`turns ${seed}`);
  const luck = seededRandom(`agreed ${seed}`);
  const moments = [game.copy(match.state)];
  const law = judge(game, seed, () => moments.length - 1);
  for (let played = 0; played < most && game.waiting(match.state).length > 0; played++) {
    const seat = pick(random, game.waiting(match.state));
    law(match.play(seat, game.sample(match.state, seat, random)).ok, 'a sample is never refused', seat);
    moments.push(game.copy(match.state));
    if (luck.below(6) > 0 || game.outcome(match.state) !== null) continue;
    const count = 1 + luck.below(Math.min(moments.length - 1, luck.below(10) === 0 ? 100 : 5));
    const dice = match.state.flow.dice.next;
    law(match.undo(seat, count, 'agreed') === null, 'by agreement anything is taken back', count);
    moments.length -= count;
    const moment = game.copy(moments.at(-1) ?? match.state);
    law(match.state.flow.dice.next === dice, 'the dice never go back', dice, match.state.flow.dice.next);
    moment.flow.dice.next = dice;
    law(hashJson(match.state) === hashJson(moment), 'all but the dice is as it was', count);
    law(
      game.seats(setup).every((other) => match.freeUndo(other) === 0) ||
        moment.flow.dice.next === moments.at(-1)?.flow.dice.next,
      'what came before a roll that was taken back is not free',
    );
    moments[moments.length - 1] = moment;
  }
  const replayed = Match.replay(game, readJournal(JSON.stringify(match.journal())));
  law(hashJson(replayed.state) === hashJson(match.state), 'a journal with agreed undos replays');
};

/** Every law, by what it says. */
export const LAWS: { readonly [says: string]: Law } = {
  'a setup written down is read back as itself': lawSetup,
  'a journal replayed gives the same state at every step': lawReplay,
  'saving and loading between any two choices changes nothing': lawSaved,
  'what a seat sees, is asked and may choose does not depend on what it may not know': lawKnowledge,
  'a fork played on is the match played on': lawFork,
  'whatever is proposed or sampled is legal': lawPropose,
  'someone has a legal choice until there is an outcome': lawAlive,
  'what is refused changes nothing and names a rule': lawRefused,
  'what is offered means something that is there': lawOptions,
  'a copy shares nothing that changes': lawCopy,
  'looking at a state does not change it': lawQuiet,
  'an unrevealed choice tells nobody anything new': lawSecrecy,
  'events tell a viewer nothing that its view does not': lawEvents,
  'a free choice taken back never was, and what was seen is not taken back freely': lawUndo,
  'by agreement anything is taken back, but the dice never go back': lawAgreedUndo,
};

/** The game from the moment when so many random choices have been made: the laws hold in all its parts. */
export function gameAfter<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  choices: number,
): Game<State, Setup, Event> {
  return {
    ...game,
    start(setup, seed) {
      const random = seededRandom(`later ${seed}`);
      const state = game.start(setup, seed);
      for (let i = 0; i < choices && game.waiting(state).length > 0; i++) {
        const seat = pick(random, game.waiting(state));
        game.apply(state, seat, game.sample(state, seat, random));
      }
      return state;
    },
  };
}

/** Laws about journals, which begin at the start of a game, and how many choices they look at. */
const FROM_THE_START: { readonly [says: string]: number } = {
  'a journal replayed gives the same state at every step': 1000,
  'saving and loading between any two choices changes nothing': 1000,
  'someone has a legal choice until there is an outcome': 1000,
  'a fork played on is the match played on': 60,
  'a free choice taken back never was, and what was seen is not taken back freely': 60,
  'by agreement anything is taken back, but the dice never go back': 60,
};

/** Plays a long game by one law: from its start where journals are meant, else a few choices after each moment. */
export function obey<State extends GameState, Setup, Event>(
  says: string,
  game: Game<State, Setup, Event>,
  setup: Setup,
  seed: string,
  moments: readonly number[],
  choicesAfter: number,
): void {
  const law = LAWS[says];
  if (law === undefined) throw new Error(`no law says that ${says}`);
  const most = FROM_THE_START[says];
  if (most !== undefined) law(game, setup, `${seed}, ${says}`, most);
  else
    for (const moment of moments)
      law(gameAfter(game, moment), setup, `${seed}, ${says} ${moment}`, choicesAfter);
}

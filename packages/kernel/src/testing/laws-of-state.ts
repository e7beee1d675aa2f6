/** Laws of state: it is plain data, and the journal gives it again. */
import { copyJson, hashJson, Match, pick, readJournal, sameJson, seededRandom } from '../index.ts';
import { frozen, judge, MOST, revived, turns, viewers, type Law } from './trial.ts';

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

/** Items of the lists that a game declares are replaced, never changed: whoever knows one need not look into it again. */
export const lawRecords: Law = (game, setup, seed, most = MOST) => {
  const lists = (state: object): readonly unknown[] =>
    game.records.flatMap((name) => (state as Record<string, readonly unknown[]>)[name] ?? []);
  let count = 0;
  const law = judge(game, seed, () => count);
  let known: { readonly item: unknown; readonly hash: string }[] = [];
  for (const { state, played } of turns(game, setup, seed, most)) {
    count = played;
    for (const { item, hash } of known)
      law(hashJson(item) === hash, 'an item is replaced, not changed', item);
    known = lists(state).map((item) => ({ item, hash: hashJson(item) }));
  }
};

/** Laws of undo: what is free to be taken back, and what agreement can take back. */
import { copyJson, hashJson, Match, pick, readJournal, seededRandom, type Json } from '../index.ts';
import { judge, MOST, type Law } from './trial.ts';

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

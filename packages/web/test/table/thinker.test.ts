import type { Json } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { Thinker, type FromThinker, type ThinkingWorker, type ToThinker } from '../../src/table/thinker.ts';

class FakeWorker implements ThinkingWorker {
  readonly asked: ToThinker[] = [];
  ended = false;
  readonly say: (message: FromThinker) => void;
  readonly fail: () => void;

  constructor(say: (message: FromThinker) => void, fail: () => void) {
    this.say = say;
    this.fail = fail;
  }

  postMessage(message: ToThinker): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  /** Answers the question of this number, counted from 0. */
  answer(index: number, choice: Json): void {
    this.say({ call: this.asked[index]?.call ?? -1, advice: { choice, why: null } });
  }
}

function thinking() {
  const workers: FakeWorker[] = [];
  const problems: string[] = [];
  const thinker = new Thinker(
    (answered, failed) => {
      const worker = new FakeWorker(answered, failed);
      workers.push(worker);
      return worker;
    },
    (problem) => problems.push(problem),
  );
  return { thinker, workers, problems };
}

const QUESTION = {
  game: 'tourney',
  mind: 'hand',
  seat: 'red',
  view: tourney.start(tourney.usualSetup(2), 'thinker'),
  seed: 's',
};

describe('the thinker of a device', () => {
  it('starts one worker when it is first needed and asks it', () => {
    const { thinker, workers } = thinking();
    expect(workers).toHaveLength(0);
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    thinker.think(QUESTION, (choice) => heard.push(choice));
    expect(workers).toHaveLength(1);
    workers[0]?.answer(1, 'second');
    workers[0]?.answer(0, 'first');
    expect(heard).toEqual(['second', 'first']);
  });

  it('ends a thought that is called off, and asks again what else was asked', () => {
    const { thinker, workers } = thinking();
    const heard: (Json | null)[] = [];
    const stop = thinker.think(QUESTION, (choice) => heard.push(`called off: ${String(choice)}`));
    thinker.think({ ...QUESTION, seat: 'blue' }, (choice) => heard.push(choice));
    stop();
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(workers[1]?.asked.map(({ question }) => question.seat)).toEqual(['blue']);
    workers[1]?.answer(0, 'kept');
    stop();
    expect(heard).toEqual(['kept']);
    expect(workers).toHaveLength(2);
  });

  it('gives no answer when its worker fails, and starts another for the next question', () => {
    const { thinker, workers, problems } = thinking();
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    workers[0]?.fail();
    expect([heard, problems.length]).toEqual([[null], 1]);
    thinker.think(QUESTION, (choice) => heard.push(choice));
    workers[1]?.answer(0, 'again');
    expect(heard).toEqual([null, 'again']);
  });

  it('has as much time for a thought as was chosen last', () => {
    const { thinker, workers } = thinking();
    for (const milliseconds of [1000, 10_000]) {
      thinker.within = milliseconds;
      thinker.think(QUESTION, () => {});
    }
    expect(workers[0]?.asked.map(({ milliseconds }) => milliseconds)).toEqual([1000, 10_000]);
  });

  it('passes advice on with its reasons', async () => {
    const { thinker, workers } = thinking();
    const advised = thinker.advise(QUESTION);
    const [{ call, task } = { call: -1, task: null }] = workers[0]?.asked ?? [];
    expect(task).toBe('advise');
    workers[0]?.say({ call, advice: { choice: 'lances', why: { chance: 30 } } });
    expect(await advised).toEqual({ choice: 'lances', why: { chance: 30 } });
  });
});

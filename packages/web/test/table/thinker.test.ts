import type { Json } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  listenTo,
  Thinker,
  type FromThinker,
  type ThinkingWorker,
  type ToThinker,
} from '../../src/table/thinker.ts';

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

/** What this worker was asked, in order: who should choose, or for whom a hint is. */
const heardBy = (worker: FakeWorker | undefined): unknown[] =>
  worker?.asked.map(({ task, question }) => `${task} ${question.seat}`) ?? [];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the thinker of a device', () => {
  it('starts one worker when it is first needed and asks it one thing after the other', () => {
    const { thinker, workers } = thinking();
    expect(workers).toHaveLength(0);
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    thinker.think({ ...QUESTION, seat: 'blue' }, (choice) => heard.push(choice));
    expect(heardBy(workers[0])).toEqual(['choose red']);
    workers[0]?.answer(0, 'first');
    expect(heardBy(workers[0])).toEqual(['choose red', 'choose blue']);
    workers[0]?.answer(1, 'second');
    expect(heard).toEqual(['first', 'second']);
    expect(workers).toHaveLength(1);
  });

  it('ends a thought that is called off, and goes on to what else was asked', () => {
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

  it('asks no one what was called off before its turn, and ends no thought for it', () => {
    const { thinker, workers } = thinking();
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    thinker.think({ ...QUESTION, seat: 'blue' }, (choice) => heard.push(choice))();
    workers[0]?.answer(0, 'kept');
    expect([heard, workers.length, heardBy(workers[0])]).toEqual([['kept'], 1, ['choose red']]);
  });

  it('asks another worker when one fails, and ends the one that failed', () => {
    const { thinker, workers, problems } = thinking();
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    thinker.think({ ...QUESTION, seat: 'blue' }, (choice) => heard.push(choice));
    workers[0]?.fail();
    expect([workers[0]?.ended, workers[1]?.ended, heard, problems.length]).toEqual([true, false, [], 0]);
    workers[1]?.answer(0, 'again');
    workers[1]?.answer(1, 'other');
    expect(heard).toEqual(['again', 'other']);
    expect(heardBy(workers[1])).toEqual(['choose red', 'choose blue']);
  });

  it('gives no answer to what fails for the second time, and goes on to what else was asked', () => {
    const { thinker, workers, problems } = thinking();
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    thinker.think({ ...QUESTION, seat: 'blue' }, (choice) => heard.push(choice));
    workers[0]?.fail();
    expect([heard, problems.length]).toEqual([[], 0]);
    workers[1]?.fail();
    expect([heard, problems.length]).toEqual([[null], 1]);
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, false]);
    workers[2]?.answer(0, 'other');
    expect(heard).toEqual([null, 'other']);
  });

  it('replaces a worker that says nothing for longer than a thought may take', () => {
    const { thinker, workers, problems } = thinking();
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    vi.advanceTimersByTime(thinker.within + 1000);
    expect(workers[0]?.ended).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect([workers[0]?.ended, heard, problems.length]).toEqual([true, [], 0]);
    workers[1]?.answer(0, 'again');
    vi.advanceTimersByTime(60_000);
    expect([heard, workers.length, workers[1]?.ended]).toEqual([['again'], 2, false]);
  });

  it('asks another worker when one could not think, such as for want of a file', () => {
    const { thinker, workers, problems } = thinking();
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    workers[0]?.say({ call: workers[0].asked[0]?.call ?? -1, problem: 'no file' });
    expect([workers[0]?.ended, workers.length, heard, problems]).toEqual([true, 2, [], []]);
    workers[1]?.say({ call: workers[1].asked[0]?.call ?? -1, problem: 'no file' });
    expect([workers.length, heard, problems]).toEqual([2, [null], ['no file']]);
  });

  it('gives no hint when two workers say nothing', async () => {
    const { thinker, workers } = thinking();
    const hint = thinker.advise(QUESTION).catch(String);
    vi.advanceTimersByTime(60_000);
    expect(await hint).toBe('Error: nobody advises');
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it('listens no more to a worker that was replaced', () => {
    const { thinker, workers, problems } = thinking();
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    workers[0]?.fail();
    workers[0]?.fail();
    workers[0]?.answer(0, 'late');
    expect([heard, workers.length, problems.length]).toEqual([[], 2, 0]);
  });

  it('replaces a worker that fails while it is asked nothing', () => {
    const { thinker, workers } = thinking();
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    workers[0]?.answer(0, 'first');
    workers[0]?.fail();
    expect([workers[0]?.ended, workers.length]).toEqual([true, 1]);
    thinker.think(QUESTION, (choice) => heard.push(choice));
    workers[1]?.answer(0, 'second');
    expect(heard).toEqual(['first', 'second']);
  });

  it.each(['error', 'messageerror'])('takes for a failure what a browser calls %s', (type) => {
    const [worker, failed] = [new EventTarget(), vi.fn<() => void>()];
    listenTo(worker, () => {}, failed);
    worker.dispatchEvent(new Event(type));
    expect(failed).toHaveBeenCalledOnce();
  });

  it('hears what a worker of the browser answers', () => {
    const [worker, answered] = [new EventTarget(), vi.fn<(message: FromThinker) => void>()];
    listenTo(worker, answered, () => {});
    const data: FromThinker = { call: 1, advice: { choice: 'lances', why: null } };
    worker.dispatchEvent(new MessageEvent('message', { data }));
    expect(answered).toHaveBeenCalledExactlyOnceWith(data);
  });

  it('gives a hint before anyone else may think, and then lets them think again', async () => {
    const { thinker, workers, problems } = thinking();
    const heard: (Json | null)[] = [];
    thinker.think(QUESTION, (choice) => heard.push(choice));
    thinker.think({ ...QUESTION, seat: 'blue' }, (choice) => heard.push(choice));
    const hints = [thinker.advise({ ...QUESTION, seat: 'green' }), thinker.advise(QUESTION)];
    expect([workers[0]?.ended, heardBy(workers[1])]).toEqual([true, ['advise green']]);
    for (const [index, choice] of ['hint', 'other hint', 'red', 'blue'].entries())
      workers[1]?.answer(index, choice);
    expect(await Promise.all(hints)).toMatchObject([{ choice: 'hint' }, { choice: 'other hint' }]);
    expect(heard).toEqual(['red', 'blue']);
    expect(heardBy(workers[1])).toEqual(['advise green', 'advise red', 'choose red', 'choose blue']);
    expect([workers.length, problems]).toEqual([2, []]);
  });

  it('can call off a thought that waits for a hint', () => {
    const { thinker, workers } = thinking();
    const stop = thinker.think(QUESTION, () => {});
    void thinker.advise(QUESTION);
    stop();
    workers[1]?.answer(0, 'hint');
    expect([workers.length, heardBy(workers[1])]).toEqual([2, ['advise red']]);
  });

  it('has as much time for a thought as was chosen last', () => {
    const { thinker, workers } = thinking();
    for (const milliseconds of [1000, 10_000]) {
      thinker.within = milliseconds;
      thinker.think(QUESTION, () => {});
    }
    workers[0]?.answer(0, 'first');
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

import { eyesOf, seededRandom, type Json, type Mind } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { Table, type MindQuestion } from '../src/index.ts';
import { client, newTable, World } from './support.ts';

const PONDERER: Mind = { id: 'ponderer', ponders: true, choose: (eyes) => eyes.sample() };
const QUICK: Mind = { id: 'quick', choose: (eyes) => eyes.sample() };

interface Pending {
  readonly question: MindQuestion;
  readonly decided: (choice: Json | null) => void;
  stopped: boolean;
}

/** A table of two computer players that think elsewhere: in the test's hand. */
function pondering() {
  const world = new World();
  const asked: Pending[] = [];
  const first = newTable();
  const seats = first.record.seats.map((seat) => ({ ...seat, kind: 'mind' as const, mind: 'ponderer' }));
  const table = new Table(
    {
      ...world.around([PONDERER, QUICK]),
      think: (question, decided) => {
        const pending: Pending = { question, decided, stopped: false };
        asked.push(pending);
        return () => (pending.stopped = true);
      },
    },
    { ...first, record: { ...first.record, seats } },
  );
  const host = client(null, true);
  const leave = table.join(host, -1);
  table.request(host, { id: 1, type: 'start' });
  world.pass(0);
  return { world, table, leave, asked };
}

function answerTo({ question }: Pending): Json {
  return PONDERER.choose(
    eyesOf(tourney, question.view as Parameters<typeof tourney.view>[0], question.seat, seededRandom('x')),
  );
}

describe('a mind that ponders', () => {
  it('gets what its seat may know and answers when it is ready', () => {
    const { world, table, asked } = pondering();
    expect(asked).toHaveLength(1);
    const [pending] = asked;
    if (pending === undefined) throw new Error('nobody was asked');
    expect(pending.question).toMatchObject({ game: 'tourney', mind: 'ponderer' });
    world.pass(60_000);
    expect(table.version).toBe(0);
    pending.decided(answerTo(pending));
    expect(table.version).toBe(1);
    world.pass(0);
    expect(asked).toHaveLength(2);
  });

  it('is not asked again, nor stopped, because someone comes to watch', () => {
    const { world, table, asked } = pondering();
    table.join(client(null), -1);
    world.pass(0);
    expect(asked.map(({ stopped }) => stopped)).toEqual([false]);
  });

  it('is called off when nobody is left to see it, and its answer no longer counts', () => {
    const { world, table, leave, asked } = pondering();
    leave();
    world.pass(0);
    expect(asked.map(({ stopped }) => stopped)).toEqual([true]);
    for (const pending of asked) pending.decided(answerTo(pending));
    expect(table.version).toBe(0);
  });

  it.each([
    ['fails', null],
    ['answers what is forbidden', 'no such choice'],
  ])('that %s is replaced by one that answers here', (_, answer) => {
    const { world, table, asked } = pondering();
    asked[0]?.decided(answer);
    expect(table.version).toBe(1);
    expect(world.problems).toHaveLength(answer === null ? 0 : 1);
  });
});

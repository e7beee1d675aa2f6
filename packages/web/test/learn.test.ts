// The lessons: each is a scenario that runs green, says only what the catalogues have, and can be walked through to its
// end by doing what is taught.

import { globSync, readFileSync } from 'node:fs';
import { runScenario, seededRandom, type Assignment, type Json } from '@maester/kernel';
import { AREAS } from '@maester/thrones/tables';
import { battle, type BattleState } from '@maester/battle';
import { thrones } from '@maester/thrones';
import type { AnyGame } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { ANOTHER_WAY, LessonScene, type LessonOptions } from '../src/learn/lesson-scene.ts';
import { course as battleCourse } from '../src/games/battle/lessons/lessons.ts';
import { lessons as ofBattle } from '../src/games/battle/messages/en/lessons.ts';
import { course as thronesCourse } from '../src/games/thrones/lessons/lessons.ts';
import { lessons as ofThrones } from '../src/games/thrones/messages/en/lessons.ts';
import type { Lesson } from '../src/learn/lesson.ts';
import { en as learn } from '../src/learn/messages/en.ts';

const LESSONS = thronesCourse.lessons;
const en = { ...learn, ...ofThrones, ...ofBattle };
const game = thrones as unknown as AnyGame;
const ofBattleGame = battle as unknown as AnyGame;

const COURSES = [
  { course: thronesCourse, of: game, hasPart: (part: string) => Object.hasOwn(AREAS, part) },
  {
    course: battleCourse,
    of: ofBattleGame,
    hasPart: (part: string, { scenario: { position } }: Lesson) =>
      part.startsWith('unit:') &&
      Object.hasOwn((position as { units: object }).units, part.slice('unit:'.length)),
  },
];
const EACH = COURSES.flatMap(({ course, ...more }) =>
  course.lessons.map(
    (lesson) => [`${course.game}/${lesson.id}`, { lesson, ...more, ledgerOf: course.game }] as const,
  ),
);
const AT_ONCE: LessonOptions = { pace: () => 0, later: () => () => {} };

const SOURCES = new URL('../src/', import.meta.url).pathname;
const source = globSync(['learn/*.{ts,tsx}', 'games/*/lessons/*.ts'], { cwd: SOURCES })
  .map((path) => readFileSync(`${SOURCES}${path}`, 'utf8'))
  .join('\n');

/** Does what the step asks for, as it is taught; `instead` is chosen in its place. */
async function follow(scene: LessonScene, instead?: Json): Promise<void> {
  const step = scene.step.value;
  switch (step?.kind) {
    case 'tell':
      scene.next();
      return;
    case 'find':
      scene.look(step.light.at(-1) ?? null);
      scene.next();
      return;
    case 'lay':
      scene.layOut(step.lay);
      return;
    case 'choose': {
      const answer = await scene.choose(instead ?? (await scene.counsel()));
      if (!answer.ok) throw new Error(`${step.text} is refused by ${answer.refusal.rule}`);
      return;
    }
    case undefined:
  }
}

function lessonCalled(id: string): Lesson {
  const found = LESSONS.find((lesson) => lesson.id === id);
  if (found === undefined) throw new Error(`there is no lesson ${id}`);
  return found;
}

async function reach(id: string, kind: string, options = AT_ONCE): Promise<LessonScene> {
  const scene = new LessonScene(game, lessonCalled(id), options);
  while (scene.step.value !== null && scene.step.value.kind !== kind) await follow(scene);
  return scene;
}

describe.each(EACH)('the lesson %s', (_, { lesson, of, hasPart, ledgerOf }) => {
  it('is a scenario that comes out as it expects', () => {
    expect(runScenario(of, lesson.scenario)).toEqual([]);
  });

  it('names rules of the ledger', () => {
    const ledger = readFileSync(new URL(`../../../docs/rules/${ledgerOf}.md`, import.meta.url), 'utf8');
    const ids = Array.from(ledger.matchAll(/^### (\S+)$/gm), ([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining([...lesson.scenario.rules]));
  });

  it('has every text it says, and lights up what exists', () => {
    const texts = [lesson.title, lesson.text, ...lesson.steps.map(({ text }) => text)];
    expect(Object.keys(en)).toEqual(expect.arrayContaining(texts));
    expect(new Set(texts).size).toBe(texts.length);
    for (const part of lesson.steps.flatMap(({ light }) => light)) expect(hasPart(part, lesson)).toBe(true);
  });

  it('comes to its end by doing what is taught', async () => {
    const scene = new LessonScene(of, lesson, AT_ONCE);
    for (let i = 0; i < lesson.steps.length; i++) {
      expect(scene.at.value).toBe(i);
      const { decision, waiting } = scene.shown.value ?? {};
      const kind = scene.step.value?.kind;
      const asked = kind === 'choose' || kind === 'lay';
      expect(decision !== null).toBe(asked);
      expect(waiting).toEqual(asked ? [lesson.seat] : []);
      await follow(scene);
    }
    expect(scene.step.value).toBeNull();
    const learnt = lesson.scenario.play.filter((step) => 'seat' in step && step.refused === null);
    expect(await scene.counsel()).toBeNull();
    expect(lesson.steps.filter(({ kind }) => kind === 'choose')).toHaveLength(
      learnt.filter((step) => 'seat' in step && step.seat === lesson.seat).length,
    );
  });

  it('goes on with whatever else a step accepts', async () => {
    for (const [at, step] of lesson.steps.entries()) {
      for (const other of step.kind === 'choose' ? step.also : []) {
        const scene = new LessonScene(of, lesson, AT_ONCE);
        while (scene.step.value !== null) await follow(scene, scene.at.value === at ? other : undefined);
        expect(await scene.counsel()).toBeNull();
      }
    }
  });

  it('can be taken back step by step, and done again', async () => {
    const scene = new LessonScene(of, lesson, AT_ONCE);
    const seen: unknown[] = [];
    while (scene.step.value !== null) {
      seen.push(scene.shown.value?.view);
      await follow(scene);
    }
    for (let at = lesson.steps.length - 1; at >= 0; at--) {
      await scene.undo();
      expect(scene.at.value).toBe(at);
      expect(scene.shown.value?.view).toEqual(seen[at]);
    }
    await scene.undo();
    expect(scene.at.value).toBe(0);
    // What was laid out and looked at is not forgotten: one goes on by hand.
    while (scene.step.value !== null) {
      if (scene.ready.value) scene.next();
      else await follow(scene);
    }
    expect(await scene.counsel()).toBeNull();
  });
});

describe('a lesson', () => {
  it('answers another legal choice kindly and does not make it', async () => {
    const scene = await reach('raid-and-power', 'choose');
    const view = scene.shown.value?.view;
    expect(await scene.choose('narrow-sea')).toEqual({ ok: false, refusal: ANOTHER_WAY });
    expect(scene.refusal.value).toBe(ANOTHER_WAY);
    expect(scene.shown.value?.view).toBe(view);
    expect(Object.keys(en)).toContain(`refusal.${ANOTHER_WAY.rule}`);
    await follow(scene);
    expect(scene.refusal.value).toBeNull();
  });

  it('refuses what the rules forbid by their rule', async () => {
    const scene = await reach('raid-and-power', 'choose');
    const answer = await scene.choose('narrow-sea>seagard');
    expect(answer.ok ? '' : answer.refusal.rule).toBe('thrones/raid/adjacent-only');
  });

  it('turns away every choice but those that are taught', async () => {
    const scene = await reach('march', 'choose');
    await follow(scene);
    scene.next();
    const random = seededRandom('lesson');
    const view = scene.shown.value?.view;
    if (view === undefined) throw new Error('nothing is shown');
    const choices = Array.from({ length: 40 }, () => game.sample(view, 'stark', random) as Assignment);
    const others = choices.filter((choice) => {
      const goals = Object.values(choice);
      return !goals.includes('widows-watch') || !goals.includes('crackclaw-point');
    });
    expect(others.length).toBeGreaterThan(20);
    for (const choice of others) expect(await scene.choose(choice)).toMatchObject({ ok: false });
  });

  it('goes on when the right area is looked at, and leaves the time to do so', () => {
    const scene = new LessonScene(game, lessonCalled('realm'), AT_ONCE);
    scene.next();
    expect(scene.mistake.value).toBeNull();
    scene.look('white-harbor');
    expect(scene.mistake.value).toBe('find');
    scene.next();
    expect(scene.at.value).toBe(1);
    scene.look('winterfell');
    expect(scene.mistake.value).toBeNull();
    expect(scene.at.value).toBe(1);
    scene.next();
    expect(scene.at.value).toBe(2);
  });

  it('leads on by itself when the right order is laid, but not back there', async () => {
    const scene = await reach('orders', 'lay');
    scene.layOut({ 'moat-cailin': 'march-0' });
    expect(scene.mistake.value).toBe('lay');
    expect(scene.at.value).toBe(1);
    scene.layOut({ 'moat-cailin': 'march-plus-1' });
    expect(scene.mistake.value).toBeNull();
    expect(scene.at.value).toBe(2);
    await scene.undo();
    expect(scene.ready.value).toBe(true);
    scene.layOut({ 'moat-cailin': 'march-plus-1' });
    expect(scene.at.value).toBe(1);
  });

  it('accepts all the orders at once from someone who is ahead', async () => {
    const scene = await reach('orders', 'lay');
    expect(await scene.choose(await scene.counsel())).toMatchObject({ ok: true });
    expect(scene.step.value?.text).toBe('thrones.learn.orders.raven');
  });

  it('lets the others act one after the other, at a pace that can be hurried', async () => {
    const waiting: (() => void)[] = [];
    const scene = await reach('orders', 'choose', {
      pace: () => 250,
      later: (_, run) => {
        waiting.push(run);
        return () => void waiting.splice(waiting.indexOf(run), 1);
      },
    });
    await follow(scene);
    expect(scene.busy.value).toBe(true);
    expect(scene.shown.value?.waiting).toEqual(['lannister', 'baratheon']);
    waiting.shift()?.();
    expect(scene.shown.value?.waiting).toEqual(['lannister']);
    scene.next();
    expect(scene.busy.value).toBe(false);
    expect(scene.step.value?.text).toBe('thrones.learn.orders.raven');
    expect(waiting).toEqual([]);
    expect(scene.shown.value?.news.map(({ event }) => (event as { type: string }).type)).toContain('order');
  });
});

it('the lessons say every message they have', () => {
  const begun = Array.from(source.matchAll(/`([a-z][\w.-]*\.)\$\{\w[\w.]*\}\.(\w+)`/g), ([, start, end]) => [
    start ?? '',
    end ?? '',
  ]);
  const built = COURSES.flatMap(({ course }) => course.lessons).flatMap(({ id }) =>
    begun.map(([start, end]) => `${start}${id}.${end}`),
  );
  const unsaid = Object.keys(en).filter((key) => !source.includes(`'${key}'`) && !built.includes(key));
  expect(unsaid).toEqual([`refusal.${ANOTHER_WAY.rule}`]);
});

it('a place near the one that is taught is good enough, and the taught one is taken', async () => {
  const lesson = battleCourse.lessons.find(({ id }) => id === 'objectives');
  if (lesson === undefined) throw new Error('no such lesson');
  const scene = new LessonScene(ofBattleGame, lesson, AT_ONCE);
  for (let i = 0; i < 3; i++) await follow(scene);
  expect(await scene.choose({ x: 24_000, y: 19_000, facing: 0 })).toMatchObject({ ok: false });
  expect(await scene.choose({ x: 24_000, y: 22_000, facing: 0 })).toMatchObject({ ok: true });
  const view = scene.shown.value?.view as unknown as BattleState;
  expect(view.units.find(({ id }) => id === 'swords')?.pose).toEqual({ x: 24_000, y: 23_000, facing: 0 });
  expect(view.victoryPoints).toEqual([1, 0]);
});

// The end of a lesson: what comes next.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { tell } from '../app/words.ts';
import type { Course } from '../games/game.ts';
import { load } from '../games/index.ts';
import { playHere } from '../start/new-game.ts';
import { StartButton } from '../start/start-button.tsx';
import type { Lesson } from './lesson.ts';
import { Maester } from './maester.tsx';
import { say } from './words.ts';

interface LessonOverProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly again: () => void;
}

export function LessonOver({ course, lesson, again }: LessonOverProps): VNode {
  const { game, lessons, play: playNote } = course;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const number = lessons.indexOf(lesson) + 1;
  const next = lessons[number];
  const play = async (): Promise<void> => {
    const first = course.first?.() ?? (await load(game).setup()).newGame();
    await playHere(game, first, { [lesson.seat]: settings.value.name });
  };
  return (
    <section class="lesson-over" ref={box} tabIndex={-1}>
      <Maester size={96} />
      <h2>{say('learn.over', { number })}</h2>
      {next === undefined ? (
        <>
          <p>{say('learn.over.all')}</p>
          <StartButton text={say('learn.play')} start={play} />
          <p class="note">{tell(playNote)}</p>
        </>
      ) : (
        <>
          <p>{tell(next.text)}</p>
          <a class="button primary large" href={hrefOf({ page: 'learn', game, lesson: next.id })}>
            {say('learn.next-lesson', { title: tell(next.title) })}
          </a>
        </>
      )}
      <p class="row">
        <button type="button" class="button quiet" onClick={again}>
          {say('learn.repeat')}
        </button>
        <a class="button quiet" href={hrefOf({ page: 'learn', game, lesson: null })}>
          {say('learn.leave')}
        </a>
        {next === undefined ? null : (
          <a class="button quiet" href={hrefOf({ page: 'start' })}>
            {say('learn.play')}
          </a>
        )}
      </p>
    </section>
  );
}

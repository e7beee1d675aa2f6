// The end of a lesson: what comes next.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import { USUAL_GAME, playHere } from '../start/new-game.ts';
import { StartButton } from '../start/start-button.tsx';
import { LESSONS, type Lesson } from './lessons.ts';
import { Maester } from './maester.tsx';

export function LessonOver({
  lesson,
  again,
}: {
  readonly lesson: Lesson;
  readonly again: () => void;
}): VNode {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const number = LESSONS.indexOf(lesson) + 1;
  const next = LESSONS[number];
  return (
    <section class="lesson-over" ref={box} tabIndex={-1}>
      <Maester size={96} />
      <h2>{say('learn.over', { number })}</h2>
      {next === undefined ? (
        <>
          <p>{say('learn.over.all')}</p>
          <StartButton
            text={say('learn.play')}
            start={() => playHere(USUAL_GAME, { stark: settings.value.name })}
          />
          <p class="note">{say('learn.play.note')}</p>
        </>
      ) : (
        <>
          <p>{say(`learn.${next.id}.text`)}</p>
          <a class="button primary large" href={hrefOf({ page: 'learn', lesson: next.id })}>
            {say('learn.next-lesson', { title: say(`learn.${next.id}.title`) })}
          </a>
        </>
      )}
      <p class="row">
        <button type="button" class="button quiet" onClick={again}>
          {say('learn.repeat')}
        </button>
        <a class="button quiet" href={hrefOf({ page: 'learn', lesson: null })}>
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

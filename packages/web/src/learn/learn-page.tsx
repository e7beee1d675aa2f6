// Learning by doing: the list of lessons, or one of them.

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { hrefOf, standAt } from '../app/router.ts';
import { learnWords, say } from '../app/words.ts';
import { loadClient } from '../frame/game-client.ts';
import { LESSONS, type Lesson } from './lessons.ts';
import { Maester } from './maester.tsx';
import { lessonsDone } from './progress.ts';
import './learn.css';

const LessonScreen = lazy(async () => {
  const [{ LessonScreen: Screen }, client] = await Promise.all([
    import('./lesson-screen.tsx'),
    loadClient('thrones'),
  ]);
  learnWords(client.catalogues);
  return ({ lesson }: { readonly lesson: Lesson }): VNode => <Screen client={client} lesson={lesson} />;
});

export function LearnPage({ lesson }: { readonly lesson: string | null }): VNode {
  const wanted = LESSONS.find(({ id }) => id === lesson);
  const unknown = lesson !== null && wanted === undefined;
  useEffect(() => {
    if (unknown) standAt({ page: 'learn', lesson: null });
  }, [unknown]);
  return wanted === undefined ? <LessonList /> : <LessonScreen key={wanted.id} lesson={wanted} />;
}

function LessonList(): VNode {
  const done = lessonsDone();
  const next = LESSONS.findIndex(({ id }) => !done.has(id));
  return (
    <main class="page narrow learn-page">
      <header class="learn-head">
        <Maester size={112} />
        <div class="stack tight">
          <h1>{say('learn.title')}</h1>
          <p>{say('learn.lead')}</p>
        </div>
      </header>
      <ol class="lessons" aria-label={say('learn.list')}>
        {LESSONS.map((lesson, i) => (
          <LessonCard
            key={lesson.id}
            lesson={lesson}
            number={i + 1}
            done={done.has(lesson.id)}
            next={i === next}
          />
        ))}
      </ol>
      <p class="note">{say('learn.note')}</p>
    </main>
  );
}

interface LessonCardProps {
  readonly lesson: Lesson;
  readonly number: number;
  readonly done: boolean;
  /** The first that is not done yet. */
  readonly next: boolean;
}

function LessonCard({ lesson: { id, minutes }, number, done, next }: LessonCardProps): VNode {
  return (
    <li>
      <a class={next ? 'lesson-card next' : 'lesson-card'} href={hrefOf({ page: 'learn', lesson: id })}>
        <span class={done ? 'lesson-number done' : 'lesson-number'} aria-hidden="true">
          {done ? '✓' : number}
        </span>
        <span class="lesson-words">
          <strong>
            <span class="visually-hidden">{say('learn.lesson', { number })}: </span>
            {say(`learn.${id}.title`)}
          </strong>
          <span>{say(`learn.${id}.text`)}</span>
          <small>
            {say('learn.minutes', { minutes })}
            {done ? ` · ${say('learn.done')}` : ''}
          </small>
        </span>
        <span class={next ? 'button primary' : 'button quiet'} aria-hidden="true">
          {say(done ? 'learn.repeat' : 'learn.begin')}
        </span>
      </a>
    </li>
  );
}

// Learning by doing: the list of lessons, or one of them.

import type { FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { hrefOf, standAt } from '../app/router.ts';
import { learnWords, tell } from '../app/words.ts';
import type { Course } from '../games/game.ts';
import { GAMES, load, metaOf, type GameId } from '../games/index.ts';
import type { Lesson } from './lesson.ts';
import { Maester } from './maester.tsx';
import { lessonsDone } from './progress.ts';
import { say } from './words.ts';
import './learn.css';

interface LessonProps {
  readonly course: Course;
  readonly lesson: Lesson;
}

const lessonScreenOf = (game: GameId): FunctionComponent<LessonProps> =>
  lazy(async () => {
    const [{ LessonScreen: Screen }, client] = await Promise.all([
      import('./lesson-screen.tsx'),
      load(game).client(null),
    ]);
    await learnWords(client.catalogues);
    return (props) => {
      useEffect(() => void learnWords(client.catalogues), []);
      return <Screen client={client} {...props} />;
    };
  });
const SCREENS = { thrones: lessonScreenOf('thrones'), battle: lessonScreenOf('battle') } as const;

interface LearnPageProps {
  readonly course: Course;
  readonly lesson: string | null;
}

export function LearnPage({ course, lesson }: LearnPageProps): VNode {
  const wanted = course.lessons.find(({ id }) => id === lesson);
  const unknown = lesson !== null && wanted === undefined;
  useEffect(() => {
    if (unknown) standAt({ page: 'learn', game: course.game, lesson: null });
  }, [unknown]);
  const LessonScreen = SCREENS[course.game];
  return wanted === undefined ? (
    <LessonList course={course} />
  ) : (
    <LessonScreen key={wanted.id} course={course} lesson={wanted} />
  );
}

function LessonList({ course: { game, lessons, lead } }: { readonly course: Course }): VNode {
  const done = lessonsDone();
  const next = lessons.findIndex(({ id }) => !done.has(id));
  return (
    <main class="page narrow learn-page">
      <header class="learn-head">
        <Maester size={112} />
        <div class="stack tight">
          <h1>{say('learn.title')}</h1>
          <p>{tell(lead)}</p>
        </div>
      </header>
      <nav class="courses" aria-label={say('learn.courses')}>
        {GAMES.map((id) => (
          <a
            key={id}
            class={id === game ? 'button primary' : 'button'}
            href={hrefOf({ page: 'learn', game: id, lesson: null })}
            {...(id === game ? { 'aria-current': 'page' as const } : {})}
          >
            {say(metaOf(id)?.short ?? 'learn.title')}
          </a>
        ))}
      </nav>
      <ol class="lessons" aria-label={say('learn.list')}>
        {lessons.map((lesson, i) => (
          <LessonCard
            key={lesson.id}
            game={game}
            lesson={lesson}
            number={i + 1}
            done={done.has(lesson.id)}
            next={i === next}
          />
        ))}
      </ol>
      {game === 'thrones' ? (
        <a class="lesson-card" href={hrefOf({ page: 'puzzle', day: null })}>
          <span class="lesson-number" aria-hidden="true">
            ?
          </span>
          <span class="lesson-words">
            <strong>{say('learn.puzzle')}</strong>
            <span>{say('learn.puzzle.text')}</span>
          </span>
        </a>
      ) : null}
      <p class="note">{say('learn.note')}</p>
    </main>
  );
}

interface LessonCardProps {
  readonly game: GameId;
  readonly lesson: Lesson;
  readonly number: number;
  readonly done: boolean;
  /** The first that is not done yet. */
  readonly next: boolean;
}

function LessonCard({
  game,
  lesson: { id, title, text, minutes },
  number,
  done,
  next,
}: LessonCardProps): VNode {
  return (
    <li>
      <a class={next ? 'lesson-card next' : 'lesson-card'} href={hrefOf({ page: 'learn', game, lesson: id })}>
        <span class={done ? 'lesson-number done' : 'lesson-number'} aria-hidden="true">
          {done ? '✓' : number}
        </span>
        <span class="lesson-words">
          <strong>
            <span class="visually-hidden">{say('learn.lesson', { number })}: </span>
            {tell(title)}
          </strong>
          <span>{tell(text)}</span>
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

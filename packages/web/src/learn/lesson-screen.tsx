// A lesson on the screen: the board, controls and panels of the game itself, with a teacher above the controls.

import { untracked, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { hrefOf } from '../app/router.ts';
import { paceOf, settings } from '../app/settings.ts';
import { tell } from '../app/words.ts';
import { Chronicle } from '../frame/chronicle-panel.tsx';
import type { GameClient, GameScreen } from '../frame/game-client.ts';
import type { Course } from '../games/game.ts';
import { Icon } from '../frame/icons.tsx';
import { RefusalNotice } from '../frame/refusal-notice.tsx';
import { Workbench, type FramePanel } from '../frame/workbench.tsx';
import { LessonOver } from './lesson-over.tsx';
import { LessonScene, type LessonOptions } from './lesson-scene.ts';
import type { Lesson } from './lesson.ts';
import { noteDone } from './progress.ts';
import { Teacher } from './teacher.tsx';
import { say } from './words.ts';
import '../frame/frame.css';
import './learn.css';

const OPTIONS: LessonOptions = {
  pace: () => paceOf(settings.value),
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

interface LessonScreenProps {
  readonly client: GameClient;
  readonly course: Course;
  readonly lesson: Lesson;
}

export function LessonScreen(props: LessonScreenProps): VNode {
  const attempt = useSignal(0);
  return <LessonAttempt key={attempt.value} {...props} again={() => (attempt.value += 1)} />;
}

interface LessonAttemptProps extends LessonScreenProps {
  readonly again: () => void;
}

function LessonAttempt({ client, course, lesson, again }: LessonAttemptProps): VNode {
  const scene = useMemo(() => new LessonScene(client.game, lesson, OPTIONS), []);
  const screen = useMemo(() => opened(client, scene), []);
  const panels = useMemo(() => panelsOf(scene, screen), []);
  const number = course.lessons.indexOf(lesson) + 1;
  const over = scene.step.value === null;
  const refusal = scene.refusal.value;

  useEffect(() => () => scene.leave(), []);
  useSignalEffect(() => screen.teaching?.light(scene.step.value?.light ?? []));
  useSignalEffect(() => {
    const looked = screen.teaching?.looked.value ?? null;
    untracked(() => scene.look(looked));
  });
  useSignalEffect(() => {
    const plan = screen.teaching?.plan.value ?? {};
    untracked(() => scene.layOut(plan));
  });
  useLayoutEffect(() => {
    // before the next paint: whoever leaves at once has done the lesson, too
    if (over) noteDone(lesson.id);
  }, [over]);

  return (
    <div class={`screen ${client.id}`}>
      <Workbench
        bar={<LessonBar course={course} screen={screen} lesson={lesson} again={again} />}
        screen={screen}
        dockTitle={say('learn.lesson.called', { number, title: tell(lesson.title) })}
        dockNews={scene.at.value}
        dock={
          over ? (
            <LessonOver course={course} lesson={lesson} again={again} />
          ) : (
            <>
              <Teacher scene={scene} />
              {refusal === null ? null : (
                <RefusalNotice refusal={refusal} close={() => scene.explain(null)} />
              )}
              <screen.Controls />
            </>
          )
        }
        panels={panels}
        first={lesson.panel}
      />
    </div>
  );
}

/** A lesson begins with a clean desk. */
function opened(client: GameClient, scene: LessonScene): GameScreen {
  const screen = client.open(scene, scene);
  screen.teaching?.forgetPlan();
  return screen;
}

function panelsOf(scene: LessonScene, screen: GameScreen): readonly FramePanel[] {
  return [
    ...screen.panels,
    {
      id: 'chronicle',
      title: () => say('frame.chronicle'),
      Icon: () => <Icon name="chronicle" />,
      Content: () => <Chronicle scene={scene} screen={screen} />,
    },
  ];
}

interface LessonBarProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly screen: GameScreen;
  readonly again: () => void;
}

function LessonBar({ course: { game, lessons }, lesson, screen, again }: LessonBarProps): VNode {
  const number = lessons.indexOf(lesson) + 1;
  const next = lessons[number];
  return (
    <>
      <a
        class="icon-button"
        href={hrefOf({ page: 'learn', game, lesson: null })}
        aria-label={say('learn.leave')}
        title={say('learn.leave')}
      >
        <Icon name="leave" />
      </a>
      <h1 class="lesson-title">
        <span>{say('learn.lesson', { number })}</span> {tell(lesson.title)}
      </h1>
      <div class="bar-status">
        <screen.Status />
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={say('learn.restart')}
        title={say('learn.restart')}
        onClick={again}
      >
        <Icon name="first" size={18} />
      </button>
      <a
        class="icon-button"
        href={hrefOf({ page: 'learn', game, lesson: next?.id ?? null })}
        aria-label={say('learn.skip')}
        title={say('learn.skip')}
      >
        <Icon name="last" size={18} />
      </a>
    </>
  );
}

// The teacher's box: what is told now, how far the lesson is, and the ways on and back.

import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { tell } from '../app/words.ts';
import { Icon } from '../frame/icons.tsx';
import { isTaken } from '../frame/keyboard.ts';
import type { LessonScene } from './lesson-scene.ts';
import { Maester } from './maester.tsx';
import { say } from './words.ts';

const MISTAKES = { find: 'learn.mistake.find', lay: 'learn.mistake.lay' } as const;

export function Teacher({ scene }: { readonly scene: LessonScene }): VNode | null {
  const box = useRef<HTMLElement>(null);
  const step = scene.step.value;
  const at = scene.at.value;
  const told = step?.kind === 'tell';

  // What is told stays in sight, and the keyboard comes along if what it was on is gone.
  useLayoutEffect(() => {
    const dock = box.current?.closest('.dock-body');
    if (dock) dock.scrollTop = 0;
    if (document.activeElement === null || document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  }, [at]);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || isTaken(event.target)) return;
      event.preventDefault();
      scene.next();
    };
    if (!told) return undefined;
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [scene, told]);

  if (step === null) return null;
  const goesOn = scene.ready.value || scene.busy.value;
  return (
    <section class="teacher" ref={box} tabIndex={-1} aria-label={say('learn.teacher')}>
      <div class="speech">
        <Maester size={60} />
        <p key={step.text} aria-live="polite">
          {tell(step.text)}
        </p>
      </div>
      {scene.mistake.value === null ? null : (
        <output class="teacher-mistake">{say(MISTAKES[scene.mistake.value])}</output>
      )}
      <div class="teacher-foot">
        <button
          type="button"
          class="icon-button"
          aria-label={say('learn.back')}
          title={say('learn.back')}
          disabled={at === 0}
          onClick={() => void scene.undo()}
        >
          <Icon name="undo" size={18} />
        </button>
        <Dots at={at} of={scene.lesson.steps.length} />
        {goesOn ? (
          <button type="button" class="button primary" onClick={() => scene.next()}>
            {told || scene.busy.value ? null : <span aria-hidden="true">✓</span>}
            {say(scene.busy.value ? 'learn.hurry' : 'learn.next')}
          </button>
        ) : (
          <strong class="your-turn">{say('learn.turn')}</strong>
        )}
      </div>
    </section>
  );
}

function Dots({ at, of }: { readonly at: number; readonly of: number }): VNode {
  return (
    <div class="dots">
      <span class="visually-hidden">{say('learn.progress', { step: at + 1, steps: of })}</span>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < at ? 'dot past' : i === at ? 'dot now' : 'dot'} aria-hidden="true" />
      ))}
    </div>
  );
}

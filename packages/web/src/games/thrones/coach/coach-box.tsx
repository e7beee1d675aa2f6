// The maester in a first game: asked for once, he stands above the question and reacts to what the learner does.

import { signal } from '@preact/signals';
import type { ThronesState } from '@maester/thrones';
import type { Decision } from '@maester/kernel';
import type { VNode } from 'preact';
import { hasSetPace } from '../../../app/settings.ts';
import { recallText, rememberText } from '../../../app/storage.ts';
import { learnWords, tell } from '../../../app/words.ts';
import { Maester } from '../../../learn/maester.tsx';
import { useDesk } from '../desk.ts';
import { coach as en } from '../messages/en/coach.ts';
import { coach as zhHant } from '../messages/zh-hant/coach.ts';
import { remarkOn } from './coach.ts';
import '../../../learn/learn.css';
import './coach.css';

const KEY = 'maester.coach';

/** Null until it was asked for or declined; who has set the pace is not asked. */
const wanted = signal<'on' | 'off' | null>(null);

export async function openCoach(): Promise<typeof CoachBox> {
  await learnWords({ en, 'zh-Hant': zhHant });
  const kept = recallText(KEY);
  wanted.value = kept === 'on' || kept === 'off' ? kept : hasSetPace() ? 'off' : null;
  return CoachBox;
}

function decide(answer: 'on' | 'off'): void {
  rememberText(KEY, answer);
  wanted.value = answer;
}

const say = (key: keyof typeof en, facts = {}): string => tell(key, facts);

interface CoachProps {
  readonly view: ThronesState;
  readonly decision: Decision;
}

function CoachBox({ view, decision }: CoachProps): VNode | null {
  if (wanted.value === 'off') return null;
  if (wanted.value === null) return <PlayedBefore />;
  return <Coach view={view} decision={decision} />;
}

function PlayedBefore(): VNode {
  return (
    <section class="coach asks" aria-label={say('thrones.coach.name')}>
      <Maester size={56} />
      <div>
        <p>
          <strong>{say('thrones.coach.ask')}</strong> {say('thrones.coach.ask.note')}
        </p>
        <p class="coach-answers">
          <button type="button" class="button primary" onClick={() => decide('on')}>
            {say('thrones.coach.no')}
          </button>
          <button type="button" class="button" onClick={() => decide('off')}>
            {say('thrones.coach.yes')}
          </button>
        </p>
      </div>
    </section>
  );
}

function Coach({ view, decision }: CoachProps): VNode | null {
  const { marks } = useDesk();
  const { orders, arrows } = marks.value;
  const remark = remarkOn(view, decision, { orders, arrows });
  if (remark === null) return null;
  return (
    <section class={remark.mistake ? 'coach mistake' : 'coach'} aria-label={say('thrones.coach.name')}>
      <Maester size={48} />
      <div>
        <p aria-live="polite" key={remark.key}>
          {say(remark.key, remark.facts)}
        </p>
        <button type="button" class="coach-off" onClick={() => decide('off')}>
          {say('thrones.coach.off')}
        </button>
      </div>
    </section>
  );
}

// The maester in a first game: asked for once, he stands above the question and reacts to what the learner does.

import type { ThronesState } from '@maester/thrones';
import type { Decision } from '@maester/kernel';
import type { VNode } from 'preact';
import { learnWords, tell } from '../../../app/words.ts';
import { Maester } from '../../../learn/maester.tsx';
import { useDesk } from '../desk.ts';
import { coach as en } from '../messages/en/coach.ts';
import { coach as zhHant } from '../messages/zh-hant/coach.ts';
import { remarkOn } from './coach.ts';
import { coachWanted, decideCoach } from './wanted.ts';
import '../../../learn/learn.css';
import './coach.css';

export async function openCoach(): Promise<typeof CoachBox> {
  await learnWords({ en, 'zh-Hant': zhHant });
  return CoachBox;
}

const say = (key: keyof typeof en, facts = {}): string => tell(key, facts);

interface CoachProps {
  readonly view: ThronesState;
  readonly decision: Decision;
}

function CoachBox({ view, decision }: CoachProps): VNode | null {
  if (coachWanted().value === 'ask') return <PlayedBefore />;
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
          <button type="button" class="button primary" onClick={() => decideCoach('on')}>
            {say('thrones.coach.no')}
          </button>
          <button type="button" class="button" onClick={() => decideCoach('off')}>
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
        <button type="button" class="coach-off" onClick={() => decideCoach('off')}>
          {say('thrones.coach.off')}
        </button>
      </div>
    </section>
  );
}

// What the computer players planned, turn by turn: what each could hope for when its turn began, and whether that came true.
// It is thought out again in a worker, only when somebody asks, since nobody writes down what they think while they play.

import { useSignal } from '@preact/signals';
import type { Plan } from '@maester/minds/analysis';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { choiceInWords } from './choice-words.ts';
import type { GameStory, StoryProps } from './game-story.ts';
import { Reviewing } from './reviewing.ts';
import { say } from './words.ts';

interface PlansProps extends StoryProps {
  readonly story: GameStory;
}

export function Plans({ told, story, momentAt }: PlansProps): VNode | null {
  const planning = useMemo(
    () => new Reviewing(told.journal, 'plans', (data) => (data.kind === 'plan' ? data.plan : null)),
    [told],
  );
  const chosen = useSignal<number | null>(null);
  useEffect(() => () => planning.stop(), [planning]);
  const minds = [...(told.minds ?? [])];
  if (story.plans === undefined || minds.length === 0) return null;
  const stage = planning.stage.value;
  const plans = planning.found.value.map((plan) => ({ plan, round: story.roundOf(told.at(plan.seq)) }));
  const rounds = [...new Set(plans.map(({ round }) => round))];
  const round = chosen.value ?? rounds[0] ?? 1;
  return (
    <section class="story-section turning-points">
      <h2>{say('story.plans')}</h2>
      {stage === 'before' ? <p class="note">{say('story.plans.about')}</p> : null}
      {stage === 'thinking' ? (
        <div class="turning-progress">
          <progress value={planning.part.value} aria-label={say('story.plans.thinking')} />
          <button type="button" class="button" onClick={() => planning.stop()}>
            {say('story.turning.stop')}
          </button>
        </div>
      ) : stage === 'done' ? null : (
        <p class="row">
          <button type="button" class="button" onClick={() => planning.start(minds)}>
            {say('story.plans.show')}
          </button>
        </p>
      )}
      <output class="note">
        {stage === 'failed' ? say('story.turning.failed') : null}
        {stage === 'done' && plans.length === 0 ? say('story.plans.none') : null}
      </output>
      {rounds.length === 0 ? null : (
        <nav class="story-rounds" aria-label={say('story.plans.round')}>
          {rounds.map((one) => (
            <button
              key={one}
              type="button"
              class="chip"
              aria-pressed={one === round}
              aria-label={say('story.turning.at', { round: one })}
              onClick={() => (chosen.value = one)}
            >
              {one}
            </button>
          ))}
        </nav>
      )}
      <ol class="story-lines">
        {plans
          .filter((each) => each.round === round)
          .map(({ plan }) => (
            <PlanLine
              key={plan.seq}
              told={told}
              story={story}
              momentAt={momentAt}
              plan={plan}
              round={round}
            />
          ))}
      </ol>
    </section>
  );
}

function PlanLine(props: PlansProps & { readonly plan: Plan; readonly round: number }): VNode | null {
  const { told, story, momentAt, plan, round } = props;
  const { seq, seat, chosen, hopes, until } = plan;
  const { game, SeatSign } = told.client;
  const { decision, done } = useMemo(() => {
    const before = told.at(seq);
    return {
      decision: game.decision(before, seat),
      done: story.plans?.cameTrue(before, told.at(until), seat, hopes) ?? null,
    };
  }, [seq]);
  if (decision === null) return null;
  return (
    <li>
      <SeatSign seat={seat} size={26} />
      <span>
        <strong>{choiceInWords(decision, chosen, chosen)}</strong>
        <br />
        {story.plans?.tell(hopes)}{' '}
        {done === null ? null : (
          <small class={done ? 'came-true' : ''}>{say(done ? 'story.plan.done' : 'story.plan.not')}</small>
        )}
      </span>
      <a class="story-moment" href={momentAt(seq)} aria-label={say('story.plan.replay', { round })}>
        {say('story.replay')}
      </a>
    </li>
  );
}

// Turning points: a computer player looks at the finished game again and says where another choice was better. It thinks
// in a worker, only when it is asked, and shows what it has found so far.

import { useComputed } from '@preact/signals';
import { turningPoints, type Verdict } from '@maester/minds/analysis';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { tell } from '../app/words.ts';
import { choiceInWords, type TellPlace } from './choice-words.ts';
import type { GameStory, StoryProps } from './game-story.ts';
import { Reviewing } from './reviewing.ts';
import { say } from './words.ts';

const MOST = 8;

interface TurningProps extends StoryProps {
  readonly story: GameStory;
}

export function TurningPoints({ told, story, momentAt }: TurningProps): VNode {
  const review = useMemo(
    () => new Reviewing(told.journal, 'verdicts', (data) => (data.kind === 'verdict' ? data.verdict : null)),
    [told],
  );
  const found = useComputed(() => turningPoints(review.found.value, MOST));
  useEffect(() => () => review.stop(), [review]);
  const stage = review.stage.value;
  const people = told.seats.filter((seat) => told.minds?.has(seat) !== true);
  const mine = people.length > 0 && people.length < told.seats.length;
  return (
    <section class="story-section turning-points">
      <h2>{say('story.turning')}</h2>
      {stage === 'before' ? <p class="note">{say('story.turning.about')}</p> : null}
      {stage === 'thinking' ? (
        <div class="turning-progress">
          <progress value={review.part.value} aria-label={say('story.turning.thinking')} />
          <button type="button" class="button" onClick={() => review.stop()}>
            {say('story.turning.stop')}
          </button>
        </div>
      ) : (
        <p class="row">
          {mine ? (
            <button type="button" class="button primary" onClick={() => review.start(people)}>
              {say('story.turning.people')}
            </button>
          ) : null}
          <button
            type="button"
            class={mine ? 'button' : 'button primary'}
            onClick={() => review.start(told.seats)}
          >
            {say('story.turning.all')}
          </button>
        </p>
      )}
      <output class="note">
        {stage === 'failed' ? say('story.turning.failed') : null}
        {stage === 'done' && found.value.length === 0 ? say('story.turning.none') : null}
      </output>
      <ol class="story-lines">
        {found.value.map((verdict) => (
          <TurningPoint key={verdict.seq} told={told} story={story} momentAt={momentAt} verdict={verdict} />
        ))}
      </ol>
    </section>
  );
}

function TurningPoint(props: TurningProps & { readonly verdict: Verdict }): VNode | null {
  const { told, story, momentAt, verdict } = props;
  const { seq, seat, chosen, better, gain, why } = verdict;
  const { game, SeatSign } = told.client;
  const { round, decision, tellPlace } = useMemo(() => {
    const state = told.at(seq);
    const asked = game.decision(state, seat);
    const tellPlaceAt: TellPlace | undefined =
      asked === null || story.tellPlace === undefined
        ? undefined
        : (place, other) => story.tellPlace?.(state, asked, place, other) ?? '';
    return { round: story.roundOf(state), decision: asked, tellPlace: tellPlaceAt };
  }, [seq]);
  if (decision === null || better === undefined) return null;
  return (
    <li>
      <SeatSign seat={seat} size={26} />
      <span>
        <small>{say('story.turning.at', { round })}</small> {tell(`ask.${decision.ask}`, decision.facts)}
        <br />
        {say('story.turning.chosen', { choice: choiceInWords(decision, chosen, better, tellPlace) })}
        <br />
        <strong>
          {say('story.turning.better', { choice: choiceInWords(decision, better, chosen, tellPlace) })}
        </strong>{' '}
        <em class="turning-gain">{say('story.turning.gain', { gain: Math.round(gain * 100) })}</em>
        <br />
        <small>{story.tellWhy(why, decision.ask, better)}</small>
      </span>
      <a class="story-moment" href={momentAt(seq)} aria-label={say('story.turning.show', { round })}>
        {say('story.replay')}
      </a>
    </li>
  );
}

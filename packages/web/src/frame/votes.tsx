// What the people at a table are asked to agree on: who wants what, who has not answered, and what came of it.

import { useSignal } from '@preact/signals';
import { pauseKept, type Proposal, type Proposed } from '@maester/table';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { say, tell } from '../app/words.ts';
import { tellSeconds } from '../start/table-words.ts';
import type { TableModel } from '../table/model.ts';
import { propose } from './agreement.ts';
import type { GameScreen } from './game-client.ts';

const WhatGoes = lazy(
  async () => (await import('./undo.tsx')).WhatGoes,
  () => null,
);

interface VotesProps {
  readonly model: TableModel;
  readonly screen: GameScreen;
}

/** The proposal that is open; and what came of one's own, where nothing did. */
export function ProposalNotice({ model, screen }: VotesProps): VNode | null {
  const declined = useSignal(false);
  /** Our own proposal, while we wait for answers, and how far the game was when we made it. */
  const own = useRef<{ readonly motion: Proposed; readonly version: number } | null>(null);
  const info = model.info.value;
  const proposal = info?.proposal ?? null;
  const version = model.shown.value?.version ?? 0;
  useEffect(() => {
    if (proposal !== null) {
      // What they would undo is counted from the last state.
      if (proposal.motion.kind === 'undo') model.skip();
      own.current = proposal.by === model.seat ? { motion: proposal.motion, version } : null;
      declined.value = false;
    } else {
      const asked = own.current;
      declined.value =
        asked !== null &&
        (asked.motion.kind === 'undo' ? version >= asked.version : !isCarriedOut(asked.motion, model));
      own.current = null;
    }
  }, [proposal?.number, version]);
  if (proposal !== null)
    return <Vote model={model} screen={screen} proposal={proposal} withdrawn={() => (own.current = null)} />;
  if (!declined.value) return null;
  return (
    <div class="dock-notice" role="alert">
      <p>{say('frame.vote.declined')}</p>
    </div>
  );
}

/** Whether the table stands as the proposal wanted. */
function isCarriedOut(motion: Proposed, { info }: TableModel): boolean {
  const paused = info.value?.paused?.why === 'agreed';
  switch (motion.kind) {
    case 'pause':
      return paused;
    case 'resume':
      return !paused;
    case 'stand-in':
    case 'replace':
      return info.value?.seats.find(({ seat }) => seat === motion.seat)?.kind !== 'person';
    case 'undo':
      return false;
  }
}

interface VoteProps extends VotesProps {
  readonly proposal: Proposal;
  readonly withdrawn: () => void;
}

/** Who has not agreed yet is asked, the others wait. */
function Vote({ model, screen, proposal, withdrawn }: VoteProps): VNode {
  const { number, by, motion, asked } = proposal;
  const vote = (agree: boolean) => (): void => {
    void model.send({ type: 'vote', proposal: number, agree });
  };
  const nameOf = (seat: string): string => model.nameOf(seat) ?? tell(`name.seat.${seat}`);
  const isAsked = model.seat !== null && asked.includes(model.seat);
  const facts = wordsOf(motion, nameOf);
  const clock = model.info.value?.clock;
  return (
    <div class="dock-notice vote" role="alert">
      <p>
        {by === model.seat
          ? say(`frame.vote.${facts.key}.own`, facts)
          : say(`frame.vote.${facts.key}`, { ...facts, by: nameOf(by) })}{' '}
        {isAsked ? null : say('frame.vote.waits', { missing: asked.map(nameOf) })}
      </p>
      {by === model.seat && motion.kind === 'resume' && clock !== undefined ? (
        <p class="note">{say('frame.vote.resume.alone', { time: tellSeconds(pauseKept(clock)) })}</p>
      ) : null}
      {motion.kind === 'undo' ? (
        <WhatGoes model={model} screen={screen} count={motion.count} told={3} />
      ) : null}
      {isAsked ? (
        <p class="row">
          <button type="button" class="button primary" onClick={vote(true)}>
            {say('frame.vote.agree')}
          </button>
          <button type="button" class="button" onClick={vote(false)}>
            {say('frame.vote.decline')}
          </button>
        </p>
      ) : by === model.seat ? (
        <p class="row">
          {motion.kind === 'resume' ? (
            <button type="button" class="button" onClick={() => void propose(model, motion)}>
              {say('frame.vote.resume.anyway')}
            </button>
          ) : null}
          <button
            type="button"
            class="button"
            onClick={() => {
              withdrawn();
              vote(false)();
            }}
          >
            {say('frame.vote.withdraw')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

type MotionKey = 'pause' | 'resume' | 'stand-in' | 'replace' | 'undo' | 'time-out';

function wordsOf(
  motion: Proposed,
  nameOf: (seat: string) => string,
): { readonly key: MotionKey; readonly name: string; readonly count: number } {
  switch (motion.kind) {
    case 'undo':
      return motion.timeOut === null
        ? { key: 'undo', name: '', count: motion.count }
        : { key: 'time-out', name: nameOf(motion.timeOut), count: motion.count };
    case 'stand-in':
    case 'replace':
      return { key: motion.kind, name: nameOf(motion.seat), count: 0 };
    case 'pause':
    case 'resume':
      return { key: motion.kind, name: '', count: 0 };
  }
}

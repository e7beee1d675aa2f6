// Taking back: at once where nothing was revealed since, else when every other person agrees.

import { useSignal } from '@preact/signals';
import type { UndoProposal } from '@maester/table';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say, tell } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { Dialog } from './dialog.tsx';
import type { Visit } from './visit.ts';

const MOST = 50;

interface UndoDialogProps {
  readonly visit: Visit;
  readonly model: TableModel;
  readonly close: () => void;
}

/** How far back: free as far as that goes, by agreement beyond. */
export function UndoDialog({ visit, model, close }: UndoDialogProps): VNode {
  const shown = model.shown.value;
  const free = shown?.freeUndo ?? 0;
  const count = useSignal(Math.max(1, free === 0 ? model.sinceOwnChoice : 1));
  const others = (model.info.value?.seats ?? []).filter(
    ({ seat, kind }) => kind === 'person' && !visit.models.value.some((ours) => ours.seat === seat),
  );
  const most = Math.max(1, Math.min(MOST, shown?.version ?? 1));
  const asks = count.value > free && others.length > 0;
  return (
    <Dialog title={say('frame.undo')} close={close}>
      <p>{say('frame.undo.text')}</p>
      <div class="stepper">
        <button
          type="button"
          class="button"
          aria-label={say('frame.undo.fewer')}
          disabled={count.value <= 1}
          onClick={() => (count.value -= 1)}
        >
          −
        </button>
        <output>{say('frame.undo.count', { count: count.value })}</output>
        <button
          type="button"
          class="button"
          aria-label={say('frame.undo.more')}
          disabled={count.value >= most}
          onClick={() => (count.value += 1)}
        >
          +
        </button>
      </div>
      {asks ? <p class="note">{say('frame.undo.agreement')}</p> : null}
      <button
        type="button"
        class="button primary"
        onClick={() => {
          void visit.undo(model, count.value);
          close();
        }}
      >
        {say(asks ? 'frame.undo.ask' : 'frame.undo.do')}
      </button>
    </Dialog>
  );
}

/** The wish to take back that is open; and what came of one's own, where nothing did. */
export function UndoNotice({ model }: { readonly model: TableModel }): VNode | null {
  const refused = useSignal(false);
  /** How far the game was when we asked; null once we do not wait for an answer. */
  const asked = useRef<number | null>(null);
  const proposal = model.info.value?.undo ?? null;
  const version = model.shown.value?.version ?? 0;
  useEffect(() => {
    if (proposal !== null) {
      asked.current = proposal.by === model.seat ? version : null;
      refused.value = false;
    } else {
      refused.value = asked.current !== null && version >= asked.current;
      asked.current = null;
    }
  }, [proposal?.number, version]);
  if (proposal !== null)
    return <UndoVote model={model} proposal={proposal} withdrawn={() => (asked.current = null)} />;
  if (!refused.value) return null;
  return (
    <div class="dock-notice" role="alert">
      <p>{say('frame.undo.refused')}</p>
    </div>
  );
}

interface UndoVoteProps {
  readonly model: TableModel;
  readonly proposal: UndoProposal;
  readonly withdrawn: () => void;
}

/** Someone would like to take back: who has not agreed yet is asked, the others wait. */
function UndoVote({ model, proposal, withdrawn }: UndoVoteProps): VNode {
  const { number, by, count, agreed } = proposal;
  const vote = (agree: boolean) => (): void => {
    void model.say({ type: 'vote', proposal: number, agree });
  };
  const asked = model.seat !== null && !agreed.includes(model.seat);
  const nameOf = (seat: string): string => model.nameOf(seat) ?? tell(`name.seat.${seat}`);
  const missing = (model.info.value?.seats ?? [])
    .filter(({ seat, kind }) => kind === 'person' && !agreed.includes(seat))
    .map(({ seat }) => nameOf(seat));
  return (
    <div class="dock-notice" role="alert">
      <p>
        {by === model.seat
          ? say('frame.undo.own', { count })
          : say('frame.undo.proposed', { by: nameOf(by), count })}{' '}
        {asked ? null : say('frame.undo.waits', { missing })}
      </p>
      {asked ? (
        <p class="row">
          <button type="button" class="button primary" onClick={vote(true)}>
            {say('frame.undo.agree')}
          </button>
          <button type="button" class="button" onClick={vote(false)}>
            {say('frame.undo.refuse')}
          </button>
        </p>
      ) : by === model.seat ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            withdrawn();
            vote(false)();
          }}
        >
          {say('frame.undo.withdraw')}
        </button>
      ) : null}
    </div>
  );
}

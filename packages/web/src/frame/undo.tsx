// Taking back: at once where nothing was revealed since, else when every other person agrees.

import { useSignal } from '@preact/signals';
import type { UndoProposal } from '@maester/table';
import type { VNode } from 'preact';
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

/** Someone would like to take back: who has not agreed yet is asked, the others wait. */
export function UndoVote({
  model,
  proposal,
}: {
  readonly model: TableModel;
  readonly proposal: UndoProposal;
}): VNode {
  const { number, by, count, agreed } = proposal;
  const vote = (agree: boolean) => (): void => {
    void model.say({ type: 'vote', proposal: number, agree });
  };
  const asked = model.seat !== null && !agreed.includes(model.seat);
  const facts = { by: model.nameOf(by) ?? tell(`name.seat.${by}`), count };
  return (
    <div class="dock-notice" role="alert">
      <p>{say(asked ? 'frame.undo.proposed' : 'frame.undo.waits', facts)}</p>
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
        <button type="button" class="button" onClick={vote(false)}>
          {say('frame.undo.withdraw')}
        </button>
      ) : null}
    </div>
  );
}

// What the others did since our last choice, above the question that follows: folded, for whoever looked away.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { hrefOf } from '../app/router.ts';
import { say } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { ChronicleLine } from './chronicle-panel.tsx';
import { toldLines } from './chronicle.ts';
import type { GameScreen } from './game-client.ts';
import { Icon } from './icons.tsx';
import './since.css';

/** Less than this one has just seen. */
const FEWEST = 3;

export function Since({
  model,
  screen,
}: {
  readonly model: TableModel;
  readonly screen: GameScreen;
}): VNode | null {
  const open = useSignal(false);
  const { chosenAt } = model;
  const shown = model.shown.value;
  if (chosenAt === null || shown === null || shown.decision === null) return null;
  const lines = toldLines(
    model.events.value.filter(({ version }) => version >= chosenAt),
    screen,
  );
  if (lines.length < FEWEST) return null;
  return (
    <section class="since">
      <button
        type="button"
        aria-expanded={open.value}
        aria-controls="since"
        onClick={() => (open.value = !open.value)}
      >
        {say('frame.since', { count: lines.length })}
        <span class={open.value ? 'turn up' : 'turn'}>
          <Icon name="down" size={14} />
        </span>
      </button>
      {open.value ? (
        <div id="since">
          <a href={hrefOf({ page: 'replay', ...model.address, at: chosenAt })}>{say('frame.since.replay')}</a>
          <ol class="chronicle">
            {lines.map((line) => (
              <ChronicleLine key={line.key} line={line} screen={screen} />
            ))}
          </ol>
        </div>
      ) : null}
    </section>
  );
}

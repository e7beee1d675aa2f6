// Sharing the game of a table on this device: as far as it has been played.

import { useSignal } from '@preact/signals';
import type { Journal } from '@maester/kernel';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { tellProblem } from '../app/problems.ts';
import { say } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { Dialog } from './dialog.tsx';
import type { GameClient } from './game-client.ts';
import { ShareGame } from './share-game.tsx';
import type { Visit } from './visit.ts';

interface ShareTableProps {
  readonly visit: Visit;
  readonly model: TableModel;
  readonly client: GameClient;
  readonly close: () => void;
}

export function ShareTable({ visit, model, client, close }: ShareTableProps): VNode {
  const journal = useSignal<Journal | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    visit.service.journal(visit.id).then(
      (found) => (journal.value = found),
      (error: unknown) => (problem.value = tellProblem(error)),
    );
  }, []);
  const shown = model.shown.value;
  if (journal.value === null)
    return (
      <Dialog title={say('share.game')} close={close}>
        <output>{problem.value ?? say('app.loading')}</output>
      </Dialog>
    );
  const running = (shown?.outcome ?? null) === null;
  return (
    <ShareGame
      journal={journal.value}
      at={running ? journal.value.entries.length : null}
      running={running}
      round={shown === null ? null : client.game.round(shown.view)}
      close={close}
    />
  );
}

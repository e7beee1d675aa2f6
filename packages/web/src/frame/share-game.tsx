// Sharing a game of this device, or a moment of it: stored on the server, with a short link that shows a picture where it is
// sent; or whole in the address, which needs no server at all.

import { useSignal } from '@preact/signals';
import type { Journal } from '@maester/kernel';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { tellProblem } from '../app/problems.ts';
import { say } from '../app/words.ts';
import { EmbedCode } from '../embed/embed-code.tsx';
import { codeOf } from '../replay/link-code.ts';
import { Share } from '../start/share.tsx';
import { lookForServer, reach } from '../start/server.ts';
import { serverService } from '../table/services.ts';
import { Dialog } from './dialog.tsx';
import { linkTo } from './share.ts';
import './share-game.css';

/** Longer links are cut off by some programs. */
const FITS = 2000;

interface ShareGameProps {
  readonly journal: Journal;
  /** The moment it opens at; null for the whole game. */
  readonly at: number | null;
  /** The game goes on: what comes after the moment is nobody's business. */
  readonly running: boolean;
  readonly round: number | null;
  readonly close: () => void;
}

export function ShareGame({ journal, at, running, round, close }: ShareGameProps): VNode {
  const code = useSignal<string | null>(null);
  const id = useSignal<string | null>(null);
  const whole = useSignal(false);
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    const fail = (error: unknown): void => void (problem.value = tellProblem(error));
    codeOf(journal, running && at !== null ? at : undefined).then((made) => (code.value = made), fail);
    if (reach.value !== 'there') void lookForServer();
  }, []);
  const store = async (): Promise<void> => {
    if (code.value === null) return;
    busy.value = true;
    problem.value = null;
    try {
      id.value = await serverService().share(code.value, round);
    } catch (error) {
      problem.value = tellProblem(error);
    } finally {
      busy.value = false;
    }
  };
  const inAddress = code.value === null ? null : linkTo({ page: 'game', code: code.value, at });
  const link =
    id.value !== null ? linkTo({ page: 'shared', id: id.value, at }) : whole.value ? inAddress : null;
  const away = reach.value === 'away';
  return (
    <Dialog title={say('share.game')} close={close}>
      <p>{say(at === null ? 'share.game.text' : 'share.game.text.moment')}</p>
      {link === null ? (
        <div class="share-ways">
          <button
            type="button"
            class="button primary"
            disabled={busy.value || code.value === null || away}
            onClick={() => void store()}
          >
            {say('share.game.store')}
          </button>
          <p class="note">{say(away ? 'share.game.away' : 'share.game.store.text')}</p>
          <button
            type="button"
            class="button"
            disabled={inAddress === null}
            onClick={() => (whole.value = true)}
          >
            {say('share.game.address')}
          </button>
          <p class="note">
            {say('share.game.address.text')}{' '}
            {(inAddress?.length ?? 0) > FITS
              ? say('share.game.long', { count: inAddress?.length ?? 0 })
              : null}
          </p>
        </div>
      ) : (
        <>
          <Share link={link} label={say('share.game.link')} />
          <EmbedCode
            route={
              id.value !== null
                ? { page: 'shared', id: id.value, at }
                : { page: 'game', code: code.value ?? '', at }
            }
          />
        </>
      )}
      {problem.value === null ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </Dialog>
  );
}

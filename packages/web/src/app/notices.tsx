// What must be said on whatever page one is: a newer version, and a device that could not keep a game.

import type { VNode } from 'preact';
import { deviceTrouble } from '../table/services.ts';
import { hrefOf } from './router.ts';
import { update, updateReady } from './updates.ts';
import { say } from './words.ts';

export function Notices(): VNode {
  return (
    <div class="notices" aria-live="polite">
      {deviceTrouble.value === null ? null : (
        <div class="notice">
          <p>
            <strong>{say('notice.device')}</strong> {say('notice.device.help')}
          </p>
          <p class="note">{deviceTrouble.value}</p>
          <p class="row">
            <a class="button" href={hrefOf({ page: 'games' })}>
              {say('games.title')}
            </a>
            <button type="button" class="button quiet" onClick={() => (deviceTrouble.value = null)}>
              {say('notice.close')}
            </button>
          </p>
        </div>
      )}
      {updateReady.value ? (
        <div class="notice">
          <p>{say('notice.update')}</p>
          <button type="button" class="button primary" onClick={update}>
            {say('app.reload')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

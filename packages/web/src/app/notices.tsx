// What must be said on whatever page one is: a newer version, and what went wrong with the games of this device.

import type { VNode } from 'preact';
import { deviceTrouble } from '../table/services.ts';
import { hrefOf } from './router.ts';
import { update, updateReady } from './updates.ts';
import { say } from './words.ts';

export function Notices(): VNode {
  const trouble = deviceTrouble.value;
  return (
    <div class="notices" aria-live="polite">
      {trouble === null ? null : (
        <div class="notice">
          <p>
            <strong>{say(`notice.${trouble.with}`)}</strong> {say(`notice.${trouble.with}.help`)}
          </p>
          <p class="note">{trouble.problem}</p>
          <p class="row">
            {trouble.with === 'keeping' ? (
              <a class="button" href={hrefOf({ page: 'games' })}>
                {say('games.title')}
              </a>
            ) : null}
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

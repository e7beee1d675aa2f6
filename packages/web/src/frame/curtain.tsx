// Between two people who share a device: nothing of the table is to be seen until the next one has it.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../app/router.ts';
import { say, tell } from '../app/words.ts';
import type { GameClient } from './game-client.ts';

interface CurtainProps {
  readonly client: GameClient;
  readonly seat: string;
  readonly name: string | null;
  readonly take: () => void;
}

export function Curtain({ client, seat, name, take }: CurtainProps): VNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const who = tell(`name.seat.${seat}`);
  return (
    <main class="curtain">
      <client.SeatSign seat={seat} size={144} />
      <h1>{say('frame.curtain', { who: name === null ? who : `${who} (${name})` })}</h1>
      <p class="note">{say('frame.curtain.text')}</p>
      <button type="button" class="button primary large" ref={button} onClick={take}>
        {say('frame.curtain.take', { who })}
      </button>
      <a class="button quiet" href={hrefOf({ page: 'start' })}>
        {say('frame.menu.leave')}
      </a>
    </main>
  );
}

// What a table sends to a page over its socket, as the page understands it: changes are whole states here as well.

import { changed, type Message, type StateMessage } from '@maester/table';
import type { Page } from 'playwright-core';

/** Runs for every message of every socket that this page opens; `bytes` is the message as it came. */
export function overhear(page: Page, hear: (message: Message, bytes: string) => void): void {
  page.on('websocket', (socket) => {
    let last: StateMessage | null = null;
    socket.on('framereceived', ({ payload }) => {
      const sent = JSON.parse(String(payload)) as Message;
      const message = sent.type === 'change' && last !== null ? changed(last, sent) : sent;
      if (message.type === 'state') last = message;
      hear(message, String(payload));
    });
  });
}

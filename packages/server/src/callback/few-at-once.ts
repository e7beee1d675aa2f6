// Calls to the outside, so many at once: the others wait for their turn, in order.

import type { Send } from './outside.ts';

const USUAL = { atOnce: 50, waiting: 1000 };

/** Rejects what comes when too many wait already. */
export function fewAtOnce(send: Send, { atOnce, waiting } = USUAL): Send {
  const queue: (() => void)[] = [];
  let underWay = 0;
  const next = (): void => {
    underWay -= 1;
    queue.shift()?.();
  };
  return (url, headers, body) =>
    new Promise((done, failed) => {
      const begin = (): void => {
        underWay += 1;
        send(url, headers, body).then(done, failed).finally(next);
      };
      if (underWay < atOnce) begin();
      else if (queue.length < waiting) queue.push(begin);
      else failed(new Error('too many calls wait already'));
    });
}

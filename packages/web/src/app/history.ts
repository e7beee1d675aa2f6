// The pages seen in this visit, so that "back" leads to the one before, and never out of the client.

import { goTo } from './router.ts';

const trail: string[] = [];

export function startHistory(): void {
  trail.push(location.hash);
  addEventListener('hashchange', () => {
    if (trail.at(-2) === location.hash) trail.pop();
    else trail.push(location.hash);
  });
}

export function goBack(): void {
  if (trail.length > 1) history.back();
  else goTo({ page: 'start' });
}

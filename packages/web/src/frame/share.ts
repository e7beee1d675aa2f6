// Handing things out of the page: a link to the clipboard, a journal to a file.

import type { Journal } from '@maester/kernel';
import { hrefOf, type Route } from '../app/router.ts';

/** Whether it could be copied. */
export async function copyLink(to: Route): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkTo(to));
    return true;
  } catch {
    return false;
  }
}

/** What the server shows of itself to programs that show a link with its title and picture; anything else is for people. */
export function linkTo(to: Route): string {
  return new URL(pathOf(to) ?? hrefOf(to), location.href).href;
}

function pathOf(to: Route): string | null {
  const at = 'at' in to && to.at !== null ? `/${to.at}` : '';
  if (to.page === 'shared') return `/g/${to.id}${at}`;
  if (!('service' in to) || to.service !== 'remote') return null;
  return to.page === 'replay' ? `/r/${to.id}${at}` : `/t/${to.id}`;
}

export function downloadJournal(journal: Journal, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(journal)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${journal.game}-${name}.journal.json`;
  link.click();
  // The browser has the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

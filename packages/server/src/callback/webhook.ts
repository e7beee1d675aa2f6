// A webhook of a table: a program elsewhere is told when someone is to move, in plain JSON or as Discord wants it.

import { KernelError, shape } from '@maester/kernel';
import { isOutside } from './outside.ts';

/** What it is kept as. */
export const WEBHOOK = 'webhook';

export interface Webhook {
  readonly url: string;
  readonly form: 'json' | 'discord';
}

export const readWebhook: shape.Reader<Webhook> = shape.object({
  url: (value: unknown, place: shape.Place) => {
    const found = shape.text(value, place);
    if (!isOutside(found))
      throw new KernelError(place.kind, place.where, 'expected an https address on the open internet');
    return found;
  },
  form: shape.oneOf(['json', 'discord']),
});

/** What happened at a table. */
export interface Told {
  readonly event: 'turn' | 'over';
  readonly table: string;
  readonly game: string;
  readonly round: number | null;
  /** Who is to move, or who has won. */
  readonly seats: readonly { readonly seat: string; readonly name: string | null }[];
  readonly url: string;
}

const LONGEST_NAME = 40;

/** Names are written by people: in Discord nothing in them may call others or look like a link. */
function plain(text: string): string {
  return text
    .slice(0, LONGEST_NAME)
    .replaceAll(/[\\*_~`|>@<#:[\]()/]/g, ' ')
    .trim();
}

export function webhookBody(form: Webhook['form'], told: Told): string {
  if (form === 'json') return JSON.stringify(told);
  const who = told.seats.map(({ seat, name }) => plain(name ?? seat)).join(', ');
  const round = told.round === null ? '' : ` (round ${told.round})`;
  const text =
    told.event === 'turn' ? `Waiting for ${who}${round}.` : `The game is over${round}. Won by ${who}.`;
  return JSON.stringify({
    username: 'Maester',
    content: `${text} ${told.url}`,
    allowed_mentions: { parse: [] },
  });
}

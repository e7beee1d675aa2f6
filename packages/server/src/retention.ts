// How long tables stay that nobody changes any more.

import type { TableRecord } from '@maester/table';

/** Days without a change; null: for ever. */
export interface Retention {
  readonly finished: number | null;
  readonly abandoned: number | null;
}

export const FOR_EVER: Retention = { finished: null, abandoned: null };

const DAY = 24 * 3600 * 1000;

/** Tables of this status go when nobody has changed them since this date. */
export function expiries(
  { finished, abandoned }: Retention,
  date: number,
): readonly { readonly status: TableRecord['status']; readonly before: number }[] {
  const rule = (status: TableRecord['status'], days: number | null) =>
    days === null ? [] : [{ status, before: date - days * DAY }];
  return [...rule('over', finished), ...rule('playing', abandoned)];
}

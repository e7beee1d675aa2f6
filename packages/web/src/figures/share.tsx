// A share that was won, as a bar with its interval: the tick is the share, the band what chance leaves open.

import type { VNode } from 'preact';
import type { Score } from '@maester/records/interval';
import { say } from '../app/words.ts';
import './figures.css';

export const percent = (share: number): string => `${Math.round(share * 100)}\u00A0%`;

export function ShareBar({ score }: { readonly score: Score }): VNode {
  const { played, share, low, high } = score;
  if (played === 0) return <span class="note">–</span>;
  return (
    <span class="share">
      <b>{percent(share)}</b>
      <span class="share-track" aria-hidden="true">
        <span
          class="share-band"
          style={{ insetInlineStart: `${low * 100}%`, inlineSize: `${(high - low) * 100}%` }}
        />
        <span class="share-tick" style={{ insetInlineStart: `${share * 100}%` }} />
      </span>
      <small>{say('figures.interval', { low: percent(low), high: percent(high) })}</small>
    </span>
  );
}

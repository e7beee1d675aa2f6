// Chances as bars, each also in words; marks show where a rank is lost.

import type { VNode } from 'preact';
import { inPercent } from '../stage/odds-plot.tsx';
import { say } from '../war-room/say.ts';

export function Plot(props: {
  readonly title: string;
  readonly chances: readonly number[];
  readonly mean: number;
  /** How many of these are a rank. */
  readonly rank?: number;
}): VNode {
  const { title, chances, mean, rank } = props;
  const last = chances.findLastIndex((chance) => chance > 0.0005);
  const shown = chances.slice(0, Math.max(1, last + 1));
  const most = Math.max(...shown, 0.01);
  const least = (from: number): number => shown.slice(from).reduce((sum, chance) => sum + chance, 0);
  return (
    <figure class="room-plot">
      <figcaption>
        <b>{title}</b> <span>{say('odds.mean', { mean: mean.toFixed(2) })}</span>
      </figcaption>
      <ol>
        {shown.map((chance, count) => {
          const label = say('odds.bar', {
            count,
            chance: inPercent(chance),
            least: inPercent(least(count)),
          });
          return (
            <li key={count} title={label} data-rank={rank !== undefined && count > 0 && count % rank === 0}>
              <span class="visually-hidden">{label}</span>
              <small class="chance" aria-hidden="true">
                {chance >= 0.01 ? Math.round(100 * chance) : ''}
              </small>
              <span class="bar" aria-hidden="true" style={{ blockSize: `${(100 * chance) / most}%` }} />
              <small aria-hidden="true">{count}</small>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

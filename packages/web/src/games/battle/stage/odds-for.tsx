// The odds of what is picked, for the controls: nothing if no attack comes of it.

import type { BattleState } from '@maester/battle';
import type { Decision, Option } from '@maester/kernel';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { attacksAsked } from './attack-asked.ts';
import { oddsFor, OddsPlot } from './odds-plot.tsx';

export function OddsFor(props: {
  readonly view: BattleState;
  readonly decision: Decision;
  /** What is picked; null before anything is. */
  readonly option: Option | null;
}): VNode | null {
  const { view, decision, option } = props;
  const list = useMemo(
    () => attacksAsked(view, decision, option).map((asked) => ({ asked, odds: oddsFor(view, asked) })),
    [view, decision, option?.id],
  );
  if (list.length === 0) return null;
  return (
    <div class="odds-list">
      {list.map(({ asked, odds }, i) => (
        <OddsPlot key={i} asked={asked} odds={odds} />
      ))}
    </div>
  );
}

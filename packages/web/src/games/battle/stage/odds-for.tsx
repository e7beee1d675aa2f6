// The odds of what is picked, for the controls: a line for each attack that may come of it, which opens the whole plot.

import type { BattleState } from '@maester/battle/engine';
import { unitOf } from '@maester/battle/field';
import type { Decision, Option } from '@maester/kernel';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { Glyph } from '../heraldry/glyph.tsx';
import { Reading } from '../panels/parts.tsx';
import { say } from '../say.ts';
import { attacksAsked, type AttackAsked } from './attack-asked.ts';
import { inPercent, oddsFor, OddsPlot, type Odds } from './odds-plot.tsx';

export function OddsFor(props: {
  readonly view: BattleState;
  readonly decision: Decision;
  /** What is picked; null before anything is. */
  readonly option: Option | null;
}): VNode | null {
  const { view, decision, option } = props;
  const list = useMemo(
    () =>
      attacksAsked(view, decision, option)
        // what strikes a Castle Wall is counted otherwise
        .filter(({ defender }) => unitOf(view, defender)?.tray !== 'castle-wall')
        .map((asked) => ({ asked, odds: oddsFor(view, asked) })),
    [view, decision, option?.id],
  );
  if (list.length === 0) return null;
  const considers = list.some(({ asked }) => asked.used !== null);
  return (
    <div class="odds-lines">
      {list.map(({ asked, odds }, i) => (
        <OddsLine
          key={i}
          asked={asked}
          odds={odds}
          other={
            list.length === 1
              ? null
              : considers
                ? say('battle.odds.without')
                : tell(`name.unit.${asked.defender}`)
          }
        />
      ))}
    </div>
  );
}

function OddsLine(props: {
  readonly asked: AttackAsked;
  readonly odds: Odds;
  /** What tells it apart from others, if there are any. */
  readonly other: string | null;
}): VNode {
  const { asked, odds, other } = props;
  const { means, panicFails, destroyed } = odds.odds;
  const label = asked.used === null ? other : say('battle.odds.with', { used: tell(asked.used) });
  const title = say('battle.odds.title', { unit: asked.attacker, target: asked.defender });
  return (
    <Reading title={title} class="odds-line" text={() => <OddsPlot asked={asked} odds={odds} />}>
      <span class="visually-hidden">{title}: </span>
      {label !== null && <b>{label}</b>}
      <span title={say('battle.odds.wounds')}>
        <Glyph of="wounds" size={14} label={say('battle.odds.wounds')} /> ⌀ {means.totalWounds.toFixed(1)}
      </span>
      <span title={say('battle.odds.panic')}>
        <Glyph of="panicked" size={14} label={say('battle.odds.panic')} /> {inPercent(panicFails)}
      </span>
      <span title={say('battle.odds.destroyed')}>
        <Glyph of="destroyed" size={14} label={say('battle.odds.destroyed')} /> {inPercent(destroyed)}
      </span>
      <span class="more" aria-hidden="true">
        ›
      </span>
    </Reading>
  );
}

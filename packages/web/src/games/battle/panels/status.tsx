// One line for the bar on top: the round, the score, and whom the game waits for.

import { rulesOf, USUAL_EDITION } from '@maester/battle/engine';
import { victoryTarget } from '@maester/battle/field';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { useDesk } from '../desk.ts';
import { isSettingUp } from '../phase.ts';
import { say } from '../say.ts';
import { SeatTag } from '../controls/parts.tsx';

export function Status(): VNode | null {
  const { scene, play, view: seen } = useDesk();
  const [shown, view] = [scene.shown.value, seen.value];
  if (shown === null || view === null) return null;
  const others = shown.waiting.filter((seat) => seat !== play?.seat);
  return (
    <span class="battle-status">
      <span class="when">
        {view.edition === USUAL_EDITION ? null : (
          <span class="edition">{tell(`battle.edition.${view.edition}`)} · </span>
        )}
        {isSettingUp(view)
          ? say('battle.status.setup')
          : say('battle.status.round', { round: view.round, rounds: rulesOf(view).numbers.lastRound })}
      </span>
      <span class="score" title={say('battle.status.target', { target: victoryTarget(view) })}>
        {view.sides.map((seats, side) => (
          <span key={side} class="side-score">
            <span class="visually-hidden">{tell(`name.side.${side}`)}</span>
            {seats.map((seat) => (
              <SeatTag key={seat} seat={seat} size={18} />
            ))}
            <b>{view.victoryPoints[side] ?? 0}</b>
          </span>
        ))}
      </span>
      <span class="waiting">
        {shown.outcome !== null || shown.waiting.length === 0 ? null : others.length <
          shown.waiting.length ? (
          <b class="your-turn">{say('battle.status.you')}</b>
        ) : (
          <span class="long">{say('battle.status.waiting', { seats: others })}</span>
        )}
      </span>
    </span>
  );
}

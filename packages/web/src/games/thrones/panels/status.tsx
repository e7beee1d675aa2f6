// One line for the bar on top: the round, the phase, and whom the game waits for.

import { ROUNDS, type HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useDesk } from '../desk.ts';
import { HouseShield } from '../house-shield.tsx';
import './status.css';

export function Status(): VNode | null {
  const { scene, view: seen } = useDesk();
  const [shown, view] = [scene.shown.value, seen.value];
  if (shown === null || view === null) return null;
  return (
    <span class="thrones-status">
      <span class="when">
        <span class="long">{say('thrones.panels.round', { round: view.round, rounds: ROUNDS })}</span>
        <span class="short" aria-hidden="true">
          {say('thrones.panels.status.round', { round: view.round, rounds: ROUNDS })}
        </span>
      </span>
      {shown.outcome === null && (
        <span class="phase">{say('thrones.panels.status.phase', { phase: view.phase })}</span>
      )}
      <span class="waiting">
        <Waiting waiting={shown.waiting as readonly HouseId[]} winners={shown.outcome?.winners ?? null} />
      </span>
    </span>
  );
}

function Waiting(props: {
  readonly waiting: readonly HouseId[];
  readonly winners: readonly string[] | null;
}): VNode | null {
  const { waiting, winners } = props;
  const { play } = useDesk();
  if (winners !== null) return <b>{say('thrones.panels.status.won', { houses: winners })}</b>;
  if (waiting.length === 0) return null;
  // Who looks back at a game is asked nothing there.
  const others = waiting.filter((house) => house !== play?.seat);
  return (
    <>
      {others.length < waiting.length ? (
        <b class="your-turn">{say('thrones.panels.status.you')}</b>
      ) : (
        <span class="long">{say('thrones.panels.status.waiting')}</span>
      )}
      <span class="shields">
        {others.map((house) => (
          <span key={house} class="waited-for" title={tell(`name.house.${house}`)}>
            <HouseShield house={house} size={20} label={tell(`name.house.${house}`)} />
            {waiting.length === 1 && (
              <span class="long" aria-hidden="true">
                {tell(`name.house.${house}`)}
              </span>
            )}
          </span>
        ))}
      </span>
    </>
  );
}

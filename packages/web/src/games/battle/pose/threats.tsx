// Under the piece in hand: who could Charge it where it would stand, or where its own Charge leads.

import { chargeRun } from '@maester/battle/engine';
import type { VNode } from 'preact';
import { useDesk, type Desk } from '../desk.ts';
import { round } from '../field/projection.ts';
import { holdAt, type Hold } from './hold.ts';

export function ThreatsOverlay(): VNode | null {
  const desk = useDesk();
  const hold = holdAt(desk).value;
  return hold === null ? null : <Threats key={hold.posing.key} desk={desk} hold={hold} />;
}

/** Enemies who could Charge it there, with the roll they need. */
function Threats({ desk, hold }: { readonly desk: Desk; readonly hold: Hold }): VNode | null {
  const outlook = hold.outlook.value;
  if (hold.posing.target !== null) return <RunAhead desk={desk} hold={hold} target={hold.posing.target} />;
  if (outlook === null) return null;
  const { look, pose: there } = outlook;
  const projection = desk.projection.value;
  const to = projection.spot(there);
  return (
    <g class="posing">
      {look.enemies.map(({ enemy, charged, ready }) => {
        const pose = hold.view.units.find(({ id }) => id === enemy)?.pose;
        if (charged === null || pose === undefined || pose === null) return null;
        const from = projection.spot(pose);
        const [x, y] = [from.x + (to.x - from.x) * 0.4, from.y + (to.y - from.y) * 0.4];
        return (
          <g key={enemy} class={`pose-threat${ready ? '' : ' later'}`}>
            <path d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
            <circle cx={round(x)} cy={round(y)} r="15" />
            <text x={round(x)} y={round(y + 5.5)}>{`${charged.roll}+`}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The ground that a Charge goes over after this pivot, until it meets its target. */
function RunAhead(props: {
  readonly desk: Desk;
  readonly hold: Hold;
  readonly target: string;
}): VNode | null {
  const { desk, hold, target } = props;
  const { piece } = hold.posing.motion;
  const run =
    piece.kind === 'unit' ? chargeRun(hold.view, piece.id, target, hold.told.value.pose.facing) : null;
  return run === null ? null : <path class="pose-run" d={desk.projection.value.path(run.ground)} />;
}

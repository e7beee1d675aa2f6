// How everyone stands at the end: Victory Points, and the units that were lost.

import { isFixture } from '@maester/battle/field';
import type { VNode } from 'preact';
import { SeatTag } from '../controls/parts.tsx';
import { useDesk } from '../desk.ts';
import { say } from '../words.ts';

export function Standings(): VNode | null {
  const view = useDesk().view.value;
  if (view === null) return null;
  return (
    <table class="battle-standings">
      <thead>
        <tr>
          <th scope="col">{say('battle.panels.army')}</th>
          <th scope="col">{say('battle.panels.victory-points')}</th>
          <th scope="col">{say('battle.panels.lost')}</th>
        </tr>
      </thead>
      <tbody>
        {view.players.map(({ seat, side }) => {
          const units = view.units.filter((unit) => unit.seat === seat && !isFixture(unit));
          return (
            <tr key={seat}>
              <th scope="row">
                <SeatTag seat={seat} size={24} />
              </th>
              <td>{view.victoryPoints[side] ?? 0}</td>
              <td>
                {say('battle.panels.lost-of', {
                  lost: units.filter(({ destroyed }) => destroyed).length,
                  all: units.length,
                })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

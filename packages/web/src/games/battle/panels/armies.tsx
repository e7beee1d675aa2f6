// The armies: units and NCUs with what is left of them, player by player.

import { fullWounds, isFixture } from '@maester/battle/field';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { SeatTag } from '../controls/parts.tsx';
import { useDesk, useLight, unitKey } from '../desk.ts';
import { say } from '../words.ts';
import './armies.css';

export function Armies(): VNode | null {
  const { view: seen } = useDesk();
  const view = seen.value;
  if (view === null) return null;
  return (
    <div class="armies">
      {view.players.map(({ seat, side, hand, deck }) => (
        <section key={seat}>
          <h3>
            <SeatTag seat={seat} size={26} />
            <span class="points">
              {say('battle.panels.points', { points: view.victoryPoints[side] ?? 0 })}
            </span>
          </h3>
          <p class="note">{say('battle.panels.cards', { hand: hand.length, deck: deck.length })}</p>
          <ul>
            {view.units
              .filter((unit) => unit.seat === seat && !isFixture(unit))
              .map((unit) => (
                <ArmyLine
                  key={unit.id}
                  id={unit.id}
                  kind="unit"
                  detail={
                    unit.destroyed
                      ? say('battle.panels.destroyed')
                      : say('battle.panels.wounds', { wounds: unit.wounds, full: fullWounds(view, unit) })
                  }
                  done={unit.activated}
                />
              ))}
            {view.ncus
              .filter((ncu) => ncu.seat === seat)
              .map((ncu) => (
                <ArmyLine
                  key={ncu.id}
                  id={ncu.id}
                  kind="ncu"
                  detail={zoneOf(view.zones, ncu.id)}
                  done={ncu.activated}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function zoneOf(zones: readonly { readonly id: string; readonly ncu: string | null }[], ncu: string): string {
  const zone = zones.find((each) => each.ncu === ncu);
  return zone === undefined ? say('battle.panels.no-zone') : tell(`name.zone.${zone.id}`);
}

function ArmyLine(props: {
  readonly id: string;
  readonly kind: 'unit' | 'ncu';
  readonly detail: string;
  readonly done: boolean;
}): VNode {
  const { id, kind, detail, done } = props;
  const desk = useDesk();
  const light = useLight([{ kind, id }]);
  return (
    <li>
      <button
        type="button"
        class="army-line"
        onClick={() => {
          if (kind === 'unit') desk.inspected.value = unitKey(id);
        }}
        {...light}
      >
        <span>{tell(`name.unit.${id}`)}</span>
        <small>
          {detail}
          {done ? ` · ${say('battle.panels.activated')}` : ''}
        </small>
      </button>
    </li>
  );
}

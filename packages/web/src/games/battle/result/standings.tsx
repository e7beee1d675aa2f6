// How everyone stands at the end: Victory Points by round and why, what every unit dealt and suffered, and whose dice
// were kind.

import type { BattleState } from '@maester/battle';
import { isFixture, type UnitState } from '@maester/battle/field';
import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { canTell, tell } from '../../../app/words.ts';
import { SeatTag } from '../controls/parts.tsx';
import { useDesk } from '../desk.ts';
import { say } from '../words.ts';
import { tally, type Tally } from './tally.ts';
import './standings.css';

export function Standings(): VNode | null {
  const { scene, view: seen } = useDesk();
  const counted = useComputed(() =>
    tally(
      scene.events.value.map(({ event }) => event),
      seen.value?.sides.length ?? 0,
    ),
  );
  const view = seen.value;
  if (view === null) return null;
  return (
    <div class="battle-standings">
      <Points view={view} counted={counted.value} />
      <Reasons view={view} counted={counted.value} />
      <Units view={view} counted={counted.value} />
    </div>
  );
}

interface Props {
  readonly view: BattleState;
  readonly counted: Tally;
}

function Side({ view, side }: { readonly view: BattleState; readonly side: number }): VNode {
  return (
    <>
      {(view.sides[side] ?? []).map((seat) => (
        <SeatTag key={seat} seat={seat} size={22} />
      ))}
    </>
  );
}

function Points({ view, counted }: Props): VNode {
  const rounds = Array.from({ length: Math.max(1, counted.rounds) }, (_, i) => i);
  return (
    <table>
      <caption>{say('battle.result.by-round')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('battle.panels.army')}</th>
          {rounds.map((round) => (
            <th key={round} scope="col">
              {round + 1}
            </th>
          ))}
          <th scope="col">{say('battle.result.total')}</th>
        </tr>
      </thead>
      <tbody>
        {view.sides.map((_, side) => (
          <tr key={side}>
            <th scope="row">
              <Side view={view} side={side} />
            </th>
            {rounds.map((round) => (
              <td key={round}>{counted.byRound[side]?.[round] ?? 0}</td>
            ))}
            <td class="sum">{view.victoryPoints[side] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reasons({ view, counted }: Props): VNode {
  return (
    <div class="reasons">
      {view.sides.map((_, side) => {
        const reasons = [...(counted.byReason[side] ?? [])].toSorted(([, a], [, b]) => b - a);
        return (
          <section key={side}>
            <h3>
              <Side view={view} side={side} />
            </h3>
            {reasons.length === 0 ? (
              <p class="note">{say('battle.result.nothing')}</p>
            ) : (
              <ul>
                {reasons.map(([rule, points]) => (
                  <li key={rule}>
                    <b>{points}</b> {canTell(`because.${rule}`) ? tell(`because.${rule}`) : rule}
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Units({ view, counted }: Props): VNode {
  const fielded = view.units.filter((unit) => !isFixture(unit));
  return (
    <table>
      <caption>{say('battle.result.units')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('battle.result.unit')}</th>
          <th scope="col">{say('battle.result.dealt')}</th>
          <th scope="col">{say('battle.result.suffered')}</th>
          <th scope="col">{say('battle.result.destroyed')}</th>
          <th scope="col">{say('battle.result.luck')}</th>
        </tr>
      </thead>
      <tbody>
        {fielded.map((unit) => (
          <UnitLine key={unit.id} unit={unit} counted={counted} />
        ))}
      </tbody>
    </table>
  );
}

function UnitLine({ unit, counted }: { readonly unit: UnitState; readonly counted: Tally }): VNode {
  const { dealt, suffered, destroyed } = counted.units.get(unit.id) ?? {
    dealt: 0,
    suffered: 0,
    destroyed: 0,
  };
  const luck = counted.luck.get(unit.id);
  return (
    <tr class={unit.destroyed ? 'fell' : ''}>
      <th scope="row">
        <SeatTag seat={unit.seat} size={18} bare /> {tell(`name.unit.${unit.id}`)}
        {unit.destroyed && <small>{say('battle.panels.destroyed')}</small>}
      </th>
      <td>{dealt}</td>
      <td>{suffered}</td>
      <td>{destroyed}</td>
      <td>
        {luck === undefined
          ? ''
          : say('battle.result.hits', { hits: luck.hits, expected: luck.expected.toFixed(1) })}
      </td>
    </tr>
  );
}

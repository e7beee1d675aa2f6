// The strength of one side, line by line: with their names while the stage is all there is to look at, as a row of
// signs and numbers while something is asked.

import {
  countUnits,
  HOUSE_CARDS,
  type AreaId,
  type HouseCardId,
  type OrderId,
  type Side,
  type Units,
} from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { CombatIcons } from '../cards/combat-icons.tsx';
import { HouseShield } from '../house-shield.tsx';
import { OrderSign, TrackIcon } from '../signs.tsx';
import { areaIn } from './board-facts.ts';
import { stageLines, type Stage, type StageLine } from './combat-story.ts';
import { areaName, houseName, UnitRow } from './parts.tsx';

interface LinesProps {
  readonly stage: Stage;
  readonly side: Side;
}

/** Every line with its name, numbered for a stage that shows them one after the other. */
export function Lines({ stage, side }: LinesProps): VNode {
  return (
    <ul class="lines">
      {stageLines(stage, side).map((line, i) => (
        <li key={`${line.from} ${line.what}`} style={{ '--line': i }}>
          <span>
            {line.from === 'units' || line.from === 'support' ? signOf(line, stage, side, 22) : null}
            {line.from === 'units' ? null : lineName(line)}
          </span>
          <b>{signed(line)}</b>
        </li>
      ))}
      {isEmpty(stage, side) ? <li>{say('thrones.controls.stage.no-units')}</li> : null}
    </ul>
  );
}

/** The same in little room: a sign stands for the name where there is one. `hidden` tells of a card not turned up yet. */
export function BriefLines({ stage, side, hidden }: LinesProps & { readonly hidden: string | null }): VNode {
  const counted = stageLines(stage, side);
  const card = stage.combat.cards[side];
  // A card is named even if it adds nothing.
  const lines =
    card === null || counted.some(({ from }) => from === 'card')
      ? counted
      : [...counted, { from: 'card', what: card, value: 0 } as const];
  return (
    <ul class="brief-lines">
      {lines.map((line) => {
        const sign = signOf(line, stage, side, 18);
        const name = lineName(line);
        return (
          <li key={`${line.from} ${line.what}`} title={line.from === 'units' ? undefined : name}>
            {sign}
            {line.from === 'units' ? null : (
              <span class={sign === null ? 'line-name' : 'visually-hidden'}>{name}</span>
            )}
            {line.from === 'card' && <CombatIcons {...HOUSE_CARDS[line.what as HouseCardId]} />}
            <b>{signed(line)}</b>
          </li>
        );
      })}
      {isEmpty(stage, side) ? <li>{say('thrones.controls.stage.no-units')}</li> : null}
      {hidden === null ? null : <li>{hidden}</li>}
    </ul>
  );
}

function signed({ from, value }: StageLine): string {
  if (value < 0) return `−${-value}`;
  return from === 'units' ? `${value}` : `+${value}`;
}

function signOf({ from, what }: StageLine, stage: Stage, side: Side, size: number): VNode | null {
  const house = stage.combat[side];
  switch (from) {
    case 'units':
      return <UnitRow units={unitsOf(stage, side)} house={house} size={size} />;
    case 'support': {
      const helper = areaIn(stage.view, what as AreaId).house;
      return helper === null ? null : <HouseShield house={helper} size={16} label={houseName(helper)} />;
    }
    case 'order':
      return <OrderSign order={what as OrderId} house={house} size={size + 4} />;
    case 'blade':
      return <TrackIcon track="fiefdoms" size={size} />;
    default:
      return null;
  }
}

function lineName({ from, what }: StageLine): string {
  switch (from) {
    case 'order':
      return tell(`name.order.${what}`);
    case 'support':
      return areaName(what);
    case 'card':
      return tell(`name.house-card.${what}`);
    default:
      return say(`thrones.controls.stage.line.${from}`);
  }
}

function unitsOf({ combat, view }: Stage, side: Side): Units {
  return side === 'attacker' ? combat.attackers : areaIn(view, combat.area).units;
}

/** Nobody of this side stands there: a garrison alone defends, or all who came were lost. */
function isEmpty(stage: Stage, side: Side): boolean {
  const { combat, view, counted } = stage;
  const there = side === 'attacker' || areaIn(view, combat.area).house === combat.defender;
  return counted && (!there || countUnits(unitsOf(stage, side)) === 0);
}

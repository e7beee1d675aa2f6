// What a unit does: its actions as large buttons, each with what it would mean now. Actions that are not open say why.

import { legalCharges, type BattleState } from '@maester/battle/engine';
import { engagedWith, speedOf, unitOf } from '@maester/battle/field';
import type { Option } from '@maester/kernel';
import type { VNode } from 'preact';
import { tell, tellRefusal } from '../../../app/words.ts';
import { Glyph } from '../heraldry/glyph.tsx';
import { say } from '../say.ts';
import { fact, usePicking, type Asked, type OptionDecision } from './asked.ts';
import { glyphOf } from './looks.ts';
import { Offered, OptionsFoot, usePlaces } from './options.tsx';

/** Actions that every unit may hope for; those that are closed say why. */
const USUAL = ['attack', 'charge', 'ranged', 'march', 'maneuver', 'retreat'] as const;

export function ActionsControl({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  const { decision, view } = asked;
  const picking = usePicking(asked);
  usePlaces(asked, picking);
  const unit = fact(decision, 'unit') ?? '';
  const closed = USUAL.filter((word) => !decision.options.some(({ id }) => id === word));
  return (
    <>
      <Offered asked={asked} picking={picking} detail={(option) => meaning(view, unit, option)} />
      <details class="closed-actions">
        <summary>{say('battle.controls.closed', { count: closed.length })}</summary>
        <ul>
          {closed.map((word) => (
            <Closed key={word} word={word} asked={asked} />
          ))}
        </ul>
      </details>
      <OptionsFoot asked={asked} picking={picking} />
    </>
  );
}

function Closed({ word, asked }: { readonly word: string; readonly asked: Asked }): VNode | null {
  const refusal = asked.check(word);
  if (refusal === null) return null;
  const glyph = glyphOf({ id: word, on: [], say: { key: '', facts: {} } });
  return (
    <li>
      {glyph !== null && <Glyph of={glyph} size={16} />} <b>{tell(`option.${word}`)}</b>{' '}
      {tellRefusal(refusal)}
    </li>
  );
}

/** What an action would mean for this unit now. */
function meaning(view: BattleState, id: string, option: Option): string | null {
  const unit = unitOf(view, id);
  if (unit === null || unit.pose === null || option.on.length > 0) return null;
  const speed = speedOf(view, unit);
  switch (option.id) {
    case 'maneuver':
      return say('battle.controls.action.maneuver', { speed });
    case 'march':
      return say('battle.controls.action.march', { far: 2 * speed });
    case 'retreat':
      return say('battle.controls.action.retreat', { speed });
    case 'attack':
      return say('battle.controls.action.attack', {
        units: engagedWith(view, unit).map((enemy) => enemy.id),
      });
    case 'ranged':
      return say('battle.controls.action.ranged');
    case 'charge': {
      const charges = legalCharges(view, id);
      const roll = Math.min(...charges.map((charge) => charge.roll));
      return charges.length === 0
        ? null
        : say('battle.controls.action.charge', {
            count: new Set(charges.map(({ target }) => target)).size,
            roll,
            chance: `${Math.round(Math.min(1, (7 - roll) / 6) * 100)} %`,
          });
    }
    case 'forgo':
      return say('battle.controls.action.forgo');
    default:
      return null;
  }
}

// The armies: every unit with its Wounds and ranks, Conditions, Orders, who it fights and whether it has activated. Each
// lights up on the table and opens its card.

import { rulesOf, type BattleState } from '@maester/battle/engine';
import {
  engagedWith,
  fullRanks,
  fullWounds,
  isCommandedBy,
  isFixture,
  ranksOf,
  type UnitState,
  ordersUsedBy,
} from '@maester/battle/field';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { Term } from '../cards/rich-text.tsx';
import { unitKey, useDesk, useLight } from '../desk.ts';
import { colours } from '../field/armies.ts';
import { Glyph } from '../heraldry/glyph.tsx';
import { sourceName } from '../stage/modifiers.tsx';
import { say } from '../say.ts';
import { unitTokens, ordersLeft } from './facts.ts';
import { ArmyLabel, CardOfUnit, Reading, Section } from './parts.tsx';
import './armies.css';

const TOKEN_GLYPHS = { marked: 'objective', pillage: 'wealth', 'victory-points': 'victory-points' } as const;

export function Armies(): VNode | null {
  const view = useDesk().view.value;
  if (view === null) return null;
  return (
    <div class="armies">
      {view.seats.map((seat) => {
        const units = view.units.filter((unit) => unit.seat === seat && !isFixture(unit));
        const lost = units.filter(({ destroyed }) => destroyed).length;
        return (
          <Section
            key={seat}
            title={
              <>
                <ArmyLabel seat={seat} size={26} />
                {lost > 0 && <small>{say('battle.armies.lost', { count: lost })}</small>}
              </>
            }
          >
            <ul class="plain-list">
              {units.map((unit) => (
                <UnitLine key={unit.id} view={view} unit={unit} />
              ))}
            </ul>
          </Section>
        );
      })}
    </div>
  );
}

function UnitLine({ view, unit }: { readonly view: BattleState; readonly unit: UnitState }): VNode {
  const desk = useDesk();
  const light = useLight([{ kind: 'unit', id: unit.id }]);
  const state = unit.destroyed ? 'destroyed' : unit.activated ? 'activated' : 'ready';
  const isCommanders = isCommandedBy(view, unit, unit.seat);
  return (
    <li class="army-unit" data-state={state} style={colours(view, unit.seat)} {...light}>
      <span class="unit-type">
        <Glyph of={rulesOf(view).pieces[unit.card]?.type ?? 'infantry'} size={20} />
      </span>
      <span class="unit-facts">
        <button
          type="button"
          class="army-unit-name"
          onClick={() => {
            desk.inspected.value = unitKey(unit.id);
          }}
        >
          {tell(`name.unit.${unit.id}`)}
          {isCommanders && (
            <>
              {' '}
              <Glyph of="commander" size={14} label={say('battle.armies.commander')} />
            </>
          )}
        </button>
        {!unit.destroyed && <Strength view={view} unit={unit} />}
        <UnitNotes view={view} unit={unit} />
      </span>
      <span class="unit-state">
        <Glyph of={state} size={18} label={say(`battle.panels.${state}`)} />
        <Reading
          title={tell(`name.unit.${unit.id}`)}
          class="icon"
          label={`${say('battle.armies.show')}: ${tell(`name.unit.${unit.id}`)}`}
          text={() => <CardOfUnit view={view} unit={unit} />}
        >
          <Glyph of="discard" size={18} />
        </Reading>
      </span>
    </li>
  );
}

/** Wounds as a bar with a mark at every rank, and in figures. */
function Strength({ view, unit }: { readonly view: BattleState; readonly unit: UnitState }): VNode {
  const full = fullWounds(view, unit);
  const ranks = ranksOf(view, unit);
  return (
    <span class="strength">
      <span class="wounds-bar" data-ranks={fullRanks(view, unit)} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * unit.wounds) / full}%` }} />
      </span>
      <small>
        {say('battle.armies.wounds', { wounds: unit.wounds, full })} · {say('battle.armies.ranks', { ranks })}
      </small>
    </span>
  );
}

/** Conditions, Orders left, enemies, and what lies on the unit. */
function UnitNotes({ view, unit }: { readonly view: BattleState; readonly unit: UnitState }): VNode | null {
  if (unit.destroyed) return null;
  const engaged = unit.pose === null ? [] : engagedWith(view, unit).map(({ id }) => id);
  const orders = ordersLeft(view, unit);
  const hasOrders = orders > 0 || ordersUsedBy(unit).length > 0;
  return (
    <span class="unit-notes">
      {unit.conditions.map((condition) => (
        <span key={condition} class="unit-chip condition">
          <Glyph of={condition} size={14} />
          <Term text={tell(`name.condition.${condition}`)} rule={`battle/condition/${condition}`} />
        </span>
      ))}
      {hasOrders && (
        <span class="unit-chip">
          <Glyph of="order" size={13} /> {say('battle.armies.orders', { left: orders })}
        </span>
      )}
      {engaged.length > 0 && (
        <span class="unit-chip">
          <Glyph of="engaged" size={14} /> {say('battle.armies.engaged', { units: engaged })}
        </span>
      )}
      {view.lasting
        .filter(({ on }) => on === unit.id)
        .map(({ ability }) => sourceName({ from: 'ability', id: ability }))
        .filter((name) => name !== '')
        .map((name) => (
          <span key={name} class="unit-chip">
            <Glyph of="token" size={13} /> {name}
          </span>
        ))}
      {unitTokens(unit).map(({ kind, seat, count }, i) => (
        <span key={i} class="unit-chip">
          <Glyph of={TOKEN_GLYPHS[kind]} size={14} />{' '}
          {say(seat === null ? `battle.armies.${kind}` : 'battle.armies.revenge', {
            count,
            seat: seat ?? '',
          })}
        </span>
      ))}
      {unit.pose === null && view.round > 0 && (
        <span class="unit-chip">
          <Glyph of="reserve" size={14} /> {say('battle.armies.reserve')}
        </span>
      )}
    </span>
  );
}

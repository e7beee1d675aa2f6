// The table as a text: where every unit stands, and from each of them the distance, arc and sight of all others. It is
// worked out only for the unit that is opened.

import { useSignal } from '@preact/signals';
import type { BattleState } from '@maester/battle/engine';
import { groundsOf, isDeployed, type UnitState } from '@maester/battle/field';
import type { VNode } from 'preact';
import { canTell, tell } from '../../../app/words.ts';
import { useDesk, useLight } from '../desk.ts';
import { signOf } from '../field/armies.ts';
import { holderOf } from '../field/grounds.tsx';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { Glyph } from '../heraldry/glyph.tsx';
import { say } from '../say.ts';
import { compassOf, relationsOf, type Relation } from './positions-facts.ts';
import './positions.css';

export function Positions(): VNode | null {
  const view = useDesk().view.value;
  if (view === null) return null;
  const units = view.units.filter(isDeployed);
  return (
    <div class="positions">
      <p class="note">{say(units.length === 0 ? 'battle.positions.none' : 'battle.positions.intro')}</p>
      {groundsOf(view).length > 0 && (
        <ul class="grounds">
          {groundsOf(view).map(({ id, points, side }) => (
            <li key={id}>
              {say('battle.ground.line', {
                quadrant: id,
                holder: holderOf(side === null ? null : (view.sides[side]?.[0] ?? null)),
                points: points.join(':'),
              })}
            </li>
          ))}
        </ul>
      )}
      {units.map((unit) => (
        <UnitPosition key={unit.id} view={view} unit={unit} />
      ))}
    </div>
  );
}

function UnitPosition({ view, unit }: { readonly view: BattleState; readonly unit: UnitState }): VNode {
  const open = useSignal(false);
  const light = useLight([{ kind: 'unit', id: unit.id }]);
  const { pose } = unit;
  return (
    <details
      class="position"
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary {...light}>
        <ArmyShield sign={signOf(view, unit.seat)} size={22} label={tell(`name.seat.${unit.seat}`)} />
        <span>
          <strong>{tell(`name.unit.${unit.id}`)}</strong>
          {pose !== null && (
            <small class="note">
              {say('battle.positions.place', { right: pose.x, up: pose.y, facing: compassOf(pose.facing) })}
            </small>
          )}
        </span>
      </summary>
      {open.value && <Relations view={view} unit={unit} />}
    </details>
  );
}

function Relations({ view, unit }: { readonly view: BattleState; readonly unit: UnitState }): VNode {
  const relations = relationsOf(view, unit);
  const groups = [
    { title: say('battle.positions.enemies'), list: relations.filter(({ friend }) => !friend) },
    { title: say('battle.positions.friends'), list: relations.filter(({ friend }) => friend) },
  ].filter(({ list }) => list.length > 0);
  return (
    <>
      {groups.map(({ title, list }) => (
        <section key={title} class="relations">
          <h4>{title}</h4>
          <ul class="plain-list">
            {list.map((relation) => (
              <RelationLine key={relation.unit} relation={relation} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function RelationLine({ relation }: { readonly relation: Relation }): VNode {
  const { unit, distance, engaged, arcs, sight, seesBack } = relation;
  const light = useLight([{ kind: 'unit', id: unit }]);
  return (
    <li class="relation" {...light}>
      <strong>{tell(`name.unit.${unit}`)}</strong>
      <span>
        <Glyph of="distance" size={14} />{' '}
        {engaged ? say('battle.positions.contact') : say('battle.positions.inches', { distance })}
      </span>
      <span>
        <Glyph of="arc" size={14} /> {arcs.map((arc) => tell(`name.arc.${arc}`)).join(' / ')}
      </span>
      <span>
        <Glyph of="line-of-sight" size={14} /> {sightInWords(sight)}
        {seesBack && ` · ${say('battle.positions.sees-us')}`}
      </span>
    </li>
  );
}

function sightInWords(sight: Relation['sight']): string {
  if (sight.sees) return say('battle.positions.sees');
  if (sight.because === 'arc') return say('battle.positions.sees-not');
  const names = sight.by.map((id) => (canTell(`name.unit.${id}`) ? tell(`name.unit.${id}`) : pieceName(id)));
  return say('battle.positions.blocked', { by: names });
}

function pieceName(id: string): string {
  return tell('option.terrain', { number: Number(/\d+$/.exec(id)?.[0] ?? 0) });
}

// Marching: choose where to go, on the map or from the list, then how many of each unit; several groups may go
// different ways. What awaits them there is shown as the rules count it.

import { useSignal } from '@preact/signals';
import type { Assignment, Json, Slot } from '@maester/kernel';
import {
  AREAS,
  countUnits,
  UNIT_KINDS,
  type AreaId,
  type OrderId,
  type UnitKind,
  type Units,
} from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useMarks, type Arrow } from '../desk.ts';
import { OrderSign, UnitSign } from '../signs.tsx';
import { fact, type Asked, type ControlProps } from './asked.ts';
import { inBoardOrder } from './board-facts.ts';
import {
  callOff,
  destinationsOf,
  fromChoice,
  keep,
  NO_UNITS,
  seaRoute,
  send,
  sendAll,
  staying,
  toChoice,
  unitsOf,
  type Moves,
} from './march-draft.ts';
import { areaName, Foot, UnitRow, useLight } from './parts.tsx';
import { Prospect, prospectOf } from './prospect.tsx';
import './steppers.css';

export function MarchControl({ asked }: ControlProps): VNode {
  const { decision, view, house } = asked;
  const slots = decision.kind === 'assignment' ? decision.slots : [];
  const from = fact(decision, 'from') as AreaId;
  const order = fact(decision, 'order') as OrderId;
  const all = unitsOf(slots);
  const reach = destinationsOf(slots);
  const moves = useSignal<Moves>(new Map());
  const groups = [...moves.value];
  const left = staying(all, moves.value);

  const go = (to: AreaId): void => {
    asked.play.explain(null);
    if (countUnits(moves.value.get(to) ?? NO_UNITS) > 0 && countUnits(left) === 0)
      moves.value = callOff(moves.value, to);
    else moves.value = sendAll(all, moves.value, to);
  };
  const suggest = async (): Promise<void> => {
    const wanted = await asked.askHint();
    if (typeof wanted === 'object' && wanted !== null) moves.value = fromChoice(wanted as Assignment);
  };
  const clear = (): void => void (moves.value = new Map());

  const going = groups.filter(([, units]) => countUnits(units) > 0);
  useMarks({
    choosable: new Set(reach),
    chosen: new Set([from, ...groups.map(([to]) => to)]),
    arrows: going.map(([to]): Arrow => ({ from, to, kind: 'march', via: seaRoute(view, house, from, to) })),
    units: going.flatMap(([area, units]) =>
      UNIT_KINDS.filter((kind) => units[kind] > 0).map((kind) => ({ area, kind, count: units[kind] })),
    ),
    onArea: go,
    onOther: (to) =>
      asked.play.explain(to === from ? null : asked.check(toChoice(slots, new Map([[to, all]])))),
  });

  return (
    <>
      <p class="note swap">
        <OrderSign order={order} house={house} size={36} />
        <strong>{areaName(from)}</strong>
        <UnitRow units={left} house={house} size={26} />
        <span>{say('controls.march.stay', { count: countUnits(left) })}</span>
      </p>
      {groups.length === 0 && <p class="note">{say('controls.march.note')}</p>}
      {groups.map(([to, units]) => (
        <Group
          key={to}
          asked={asked}
          to={to}
          units={units}
          all={all}
          prospect={
            countUnits(units) === 0 ? null : (
              <Prospect view={view} at={prospectOf(view, house, from, order, to, units)} />
            )
          }
          onMore={(kind) => (moves.value = send(all, moves.value, to, kind))}
          onLess={(kind) => (moves.value = keep(moves.value, to, kind))}
          onCallOff={() => (moves.value = callOff(moves.value, to))}
        />
      ))}
      <Destinations
        areas={reach.filter((area) => !moves.value.has(area))}
        open={groups.length === 0}
        onGo={(to) =>
          (moves.value =
            countUnits(left) > 0 ? sendAll(all, moves.value, to) : new Map(moves.value).set(to, NO_UNITS))
        }
      />
      <Foot
        asked={{ ...asked, hint: hintOf(asked, slots) }}
        choice={toChoice(slots, moves.value)}
        label={say(going.length === 0 ? 'controls.march.nothing' : 'controls.march.confirm')}
        idle={going.length === 0}
        onClear={clear}
        onHint={() => void suggest()}
        hintLabel={say('controls.orders.suggest')}
      >
        <button type="button" class="quiet clear" disabled={groups.length === 0} onClick={clear}>
          {say('controls.orders.clear')}
        </button>
      </Foot>
    </>
  );
}

/** The hint with the units counted as here, for two Footmen are as good as each other. */
function hintOf({ hint }: Asked, slots: readonly Slot[]): Json | undefined {
  return typeof hint === 'object' && hint !== null
    ? toChoice(slots, fromChoice(hint as Assignment))
    : undefined;
}

/** One group: where it goes, who is in it, what awaits it. */
function Group(props: {
  readonly asked: Asked;
  readonly to: AreaId;
  readonly units: Units;
  readonly all: Units;
  readonly prospect: VNode | null;
  readonly onMore: (kind: UnitKind) => void;
  readonly onLess: (kind: UnitKind) => void;
  readonly onCallOff: () => void;
}): VNode {
  const { asked, to, units, all } = props;
  const light = useLight([to]);
  return (
    <fieldset class="group" {...light}>
      <legend>→ {areaName(to)}</legend>
      <button
        type="button"
        class="remove"
        aria-label={say('controls.march.call-off', { area: to })}
        onClick={props.onCallOff}
      >
        ×
      </button>
      <div class="steppers">
        {UNIT_KINDS.filter((kind) => all[kind] > 0).map((kind) => (
          <fieldset key={kind} class="unit-stepper" aria-label={tell(`name.unit.${kind}`)}>
            <button
              type="button"
              aria-label={say('controls.less')}
              disabled={units[kind] === 0}
              onClick={() => props.onLess(kind)}
            >
              −
            </button>
            <UnitSign kind={kind} house={asked.house} size={28} />
            <output>{units[kind]}</output>
            <button
              type="button"
              aria-label={say('controls.more')}
              disabled={units[kind] === all[kind]}
              onClick={() => props.onMore(kind)}
            >
              +
            </button>
          </fieldset>
        ))}
      </div>
      {props.prospect}
    </fieldset>
  );
}

/** All places in reach, for those who do not use the map. */
function Destinations(props: {
  readonly areas: readonly AreaId[];
  readonly open: boolean;
  readonly onGo: (to: AreaId) => void;
}): VNode | null {
  if (props.areas.length === 0) return null;
  return (
    <details class="more" open={props.open}>
      <summary>{say('controls.march.reach', { count: props.areas.length })}</summary>
      <div class="chips">
        {inBoardOrder(props.areas).map((area) => (
          <Chip key={area} area={area} onClick={() => props.onGo(area)} />
        ))}
      </div>
    </details>
  );
}

function Chip({ area, onClick }: { readonly area: AreaId; readonly onClick: () => void }): VNode {
  const light = useLight([area]);
  return (
    <button type="button" class="chip" data-kind={AREAS[area].kind} onClick={onClick} {...light}>
      {areaName(area)}
    </button>
  );
}

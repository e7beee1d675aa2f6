// Marching: choose where to go, on the map or from the list, then how many of each unit; several groups may go
// different ways. What awaits them there is shown as the rules count it. A half-made march is still there after a reload.

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
import { forget, recall, remember } from '../../../app/storage.ts';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useDesk, useMarks, type Arrow, type Desk } from '../desk.ts';
import { OrderSign, PowerSign, UnitSign } from '../signs.tsx';
import { fact, type Asked, type ControlProps } from './asked.ts';
import { houseIn, inBoardOrder } from './board-facts.ts';
import {
  callOff,
  destinationsOf,
  fromChoice,
  keep,
  NO_UNITS,
  readMoves,
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
import { willAskForToken } from './token-plan.ts';
import './steppers.css';

export function marchKey(desk: Desk, round: number, from: AreaId): string {
  return `maester.march.${desk.scene.key}.${round}.${from}`;
}

/** The march as it was left; else the one that was noted on the map, if it is one that can be made. */
function firstMoves(desk: Desk, key: string, slots: readonly Slot[], from: AreaId): Moves {
  const left = readMoves(recall<unknown>(key, null), slots);
  const [planned, ...others] = desk.notebook?.plannedFrom(from) ?? [];
  if (left.size > 0 || planned === undefined || others.length > 0) return left;
  return destinationsOf(slots).includes(planned) ? sendAll(unitsOf(slots), new Map(), planned) : left;
}

export function MarchControl({ asked }: ControlProps): VNode {
  const desk = useDesk();
  const { decision, view, house } = asked;
  const slots = decision.kind === 'assignment' ? decision.slots : [];
  const from = fact(decision, 'from') as AreaId;
  const order = fact(decision, 'order') as OrderId;
  const all = unitsOf(slots);
  const reach = destinationsOf(slots);
  const key = marchKey(desk, view.round, from);
  const moves = useSignal<Moves>(firstMoves(desk, key, slots, from));
  const groups = [...moves.value];
  const left = staying(all, moves.value);

  const change = (next: Moves): void => {
    moves.value = next;
    if (next.size === 0) forget(key);
    else remember(key, toChoice(slots, next));
  };
  const go = (to: AreaId): void => {
    asked.play.explain(null);
    if (countUnits(moves.value.get(to) ?? NO_UNITS) > 0 && countUnits(left) === 0)
      change(callOff(moves.value, to));
    else change(sendAll(all, moves.value, to));
  };
  const suggest = async (): Promise<void> => {
    const wanted = await asked.askHint();
    if (typeof wanted === 'object' && wanted !== null) change(fromChoice(slots, wanted as Assignment));
  };
  const clear = (): void => change(new Map());
  const plan = willAskForToken(view, house, from, moves.value) ? (desk.plans?.token ?? null) : null;
  const sendMarch: Asked['send'] = async (choice) => {
    desk.plans?.token.decide(plan === null ? null : from);
    const accepted = await asked.send(choice);
    if (accepted) {
      forget(key);
      desk.notebook?.done(from);
    }
    return accepted;
  };

  const going = groups.filter(([, units]) => countUnits(units) > 0);
  useMarks({
    choosable: new Set(reach),
    chosen: new Set([from, ...groups.map(([to]) => to)]),
    arrows: going.map(([to]): Arrow => ({ from, to, kind: 'march', via: seaRoute(view, house, from, to) })),
    units: going.flatMap(([area, units]) =>
      UNIT_KINDS.filter((kind) => units[kind] > 0).map((kind) => ({ area, kind, count: units[kind] })),
    ),
    onArea: go,
    whyNot: (to) => (to === from ? null : asked.check(toChoice(slots, new Map([[to, all]])))),
  });

  return (
    <>
      <p class="note swap">
        <OrderSign order={order} house={house} size={36} />
        <strong>{areaName(from)}</strong>
        <UnitRow units={left} house={house} size={26} />
        <span>{say('thrones.controls.march.stay', { count: countUnits(left) })}</span>
      </p>
      {groups.length === 0 && <p class="note">{say('thrones.controls.march.note')}</p>}
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
          onMore={(kind) => change(send(all, moves.value, to, kind))}
          onLess={(kind) => change(keep(moves.value, to, kind))}
          onCallOff={() => change(callOff(moves.value, to))}
        />
      ))}
      <Destinations
        areas={reach.filter((area) => !moves.value.has(area))}
        open={groups.length === 0}
        onGo={(to) =>
          change(
            countUnits(left) > 0 ? sendAll(all, moves.value, to) : new Map(moves.value).set(to, NO_UNITS),
          )
        }
      />
      {plan !== null && (
        <label class="leave-token">
          <input
            type="checkbox"
            checked={plan.leaves.value}
            onChange={({ currentTarget }) => (plan.leaves.value = currentTarget.checked)}
          />
          <PowerSign house={house} size={26} />
          <span>
            {say('thrones.controls.march.token', { area: from })}
            <small>{say('thrones.controls.march.token.left', { power: houseIn(view, house).power })}</small>
          </span>
        </label>
      )}
      <Foot
        asked={{ ...asked, send: sendMarch, hint: hintOf(asked, slots) }}
        choice={toChoice(slots, moves.value)}
        label={say(going.length === 0 ? 'thrones.controls.march.nothing' : 'thrones.controls.march.confirm')}
        idle={going.length === 0}
        onClear={clear}
        onHint={suggest}
        hintLabel={say('thrones.controls.orders.suggest')}
      >
        <button type="button" class="quiet clear" disabled={groups.length === 0} onClick={clear}>
          {say('thrones.controls.orders.clear')}
        </button>
      </Foot>
    </>
  );
}

/** The hint with the units counted as here, for two Footmen are as good as each other. */
function hintOf({ hint }: Asked, slots: readonly Slot[]): Json | undefined {
  return typeof hint === 'object' && hint !== null
    ? toChoice(slots, fromChoice(slots, hint as Assignment))
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
        aria-label={say('thrones.controls.march.call-off', { area: to })}
        onClick={props.onCallOff}
      >
        ×
      </button>
      <div class="steppers">
        {UNIT_KINDS.filter((kind) => all[kind] > 0).map((kind) => (
          <fieldset key={kind} class="unit-stepper" aria-label={tell(`name.unit.${kind}`)}>
            <button
              type="button"
              aria-label={say('thrones.controls.less')}
              disabled={units[kind] === 0}
              onClick={() => props.onLess(kind)}
            >
              −
            </button>
            <UnitSign kind={kind} house={asked.house} size={28} />
            <output>{units[kind]}</output>
            <button
              type="button"
              aria-label={say('thrones.controls.more')}
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
      <summary>{say('thrones.controls.march.reach', { count: props.areas.length })}</summary>
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

// Mustering: the points of each Castle and Stronghold, and what they can be spent on. Every unit is sent at once, for
// it can be taken back; only the end is confirmed.

import { useSignal } from '@preact/signals';
import { AREAS, musterWays, unitIn, UNITS, type AreaId, type MusterWay } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { settings } from '../../../app/settings.ts';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useMarks } from '../desk.ts';
import { UnitSign } from '../signs.tsx';
import { usePicking, type Asked, type ControlProps, type Picking } from './asked.ts';
import { areaIn, inBoardOrder } from './board-facts.ts';
import { areaName, Foot, Option, Pictured, UnitRow, useLight, type OptionLook } from './parts.tsx';
import { Supply } from './units.tsx';
import './muster.css';

const DONE = 'done';

export function MusterControl({ asked }: ControlProps): VNode {
  const points = (asked.decision.facts['points'] ?? {}) as { readonly [area: string]: number };
  const areas = inBoardOrder(Object.keys(points) as AreaId[]);
  const able = areas.filter((area) => musterWays(area).some(({ option }) => asked.check(option.id) === null));
  const unspent = able.reduce((sum, area) => sum + (points[area] ?? 0), 0);
  const chosen = useSignal<AreaId | null>(null);
  const sure = useSignal(false);
  const picking = usePicking(asked, () => true);
  const hinted = able.find((area) => musterWays(area).some(({ option }) => option.id === asked.hint));
  const active = able.find((area) => area === chosen.value) ?? hinted ?? able[0] ?? null;
  // Points that could still be spent are not given away by one key.
  const end: Asked['send'] = (choice) => {
    if (able.length === 0 || sure.value || !settings.value.confirm) return asked.send(choice);
    sure.value = true;
    return Promise.resolve(false);
  };
  useMarks({
    choosable: new Set(able),
    chosen: new Set(active === null ? [] : [active]),
    onArea: (area) => void (chosen.value = area),
    whyNot: (area) => asked.check(unitIn(area, 'footman').id),
  });
  return (
    <>
      <Supply asked={asked} />
      {areas.map((area) => (
        <Castle
          key={area}
          asked={asked}
          area={area}
          points={points[area] ?? 0}
          picking={picking}
          open={area === active}
          able={able.includes(area)}
          onOpen={() => (chosen.value = area)}
        />
      ))}
      <Foot
        asked={{ ...asked, send: end }}
        choice={DONE}
        label={say(sure.value ? 'thrones.controls.muster.sure' : 'thrones.controls.muster.done', {
          points: unspent,
        })}
        onClear={() => (sure.value = false)}
      />
    </>
  );
}

/** Everything one could think of mustering from here, Ships last; the rules say what is possible. */
function waysOf(area: AreaId): readonly MusterWay[] {
  const rank = ({ kind, where }: MusterWay): number => (kind === 'ship' ? 2 : where === null ? 1 : 0);
  return musterWays(area).toSorted((a, b) => rank(a) - rank(b));
}

function Castle(props: {
  readonly asked: Asked;
  readonly area: AreaId;
  readonly points: number;
  readonly picking: Picking;
  readonly open: boolean;
  readonly able: boolean;
  readonly onOpen: () => void;
}): VNode {
  const { asked, area, points, open } = props;
  const light = useLight([area]);
  const { units } = areaIn(asked.view, area);
  const fort = AREAS[area].fort;
  return (
    <section class="group castle" data-active={open} {...light}>
      <h3>
        <button
          type="button"
          class="castle-head"
          aria-expanded={open}
          disabled={!props.able}
          onClick={props.onOpen}
        >
          <span>
            {areaName(area)}
            {fort !== null && <small> {tell(`name.fort.${fort}`)}</small>}
          </span>
          <UnitRow units={units} house={asked.house} size={20} />
          <Pictured class="points" label={say('thrones.controls.muster.points', { points })}>
            {Array.from({ length: AREAS[area].musterPoints }, (_, i) => (
              <span key={i} class={i < points ? 'point' : 'point spent'} />
            ))}
          </Pictured>
        </button>
      </h3>
      {open && (
        <div class="options columns">
          {waysOf(area)
            .filter((way) => isWorthShowing(asked, way))
            .map((way) => (
              <Option key={way.option.id} asked={asked} picking={props.picking} look={lookOf(asked, way)} />
            ))}
        </div>
      )}
    </section>
  );
}

/** An upgrade without a Footman needs no words; anything else that cannot be says why. */
function isWorthShowing(asked: Asked, { option }: MusterWay): boolean {
  return asked.check(option.id)?.rule !== 'thrones/mustering/upgrade';
}

function lookOf(asked: Asked, { option, area, kind: unit, where }: MusterWay): OptionLook {
  const upgraded = where === null;
  const cost = upgraded ? (UNITS[unit].upgradeCost ?? 0) : UNITS[unit].musterCost;
  const to = where ?? area;
  return {
    choice: option.id,
    label: upgraded ? say('thrones.controls.muster.upgrade', { unit }) : tell(`name.unit.${unit}`),
    detail: say(unit === 'ship' ? 'thrones.controls.muster.ship' : 'thrones.controls.muster.cost', {
      cost,
      area: to,
    }),
    icon: <UnitSign kind={unit} house={asked.house} size={32} />,
    areas: [to],
  };
}

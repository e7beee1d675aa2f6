// What is measured, on the table: arcs, ranges and the reach of a Charge under the units, the tape and lines of sight
// over them.

import {
  arcsOn,
  chargeReach,
  ringAround,
  shotsWithin,
  sightBetween,
  type BattleState,
} from '@maester/battle/engine';
import {
  cardOf,
  corners,
  isDeployed,
  sideOf,
  SIDES,
  terrainShape,
  trayOf,
  unitOf,
  type Polygon,
  type UnitState,
} from '@maester/battle/field';
import type { VNode } from 'preact';
import { useDesk } from '../desk.ts';
import { round, type Projection } from '../field/projection.ts';
import { say } from '../say.ts';
import { measuringAt } from './measuring.ts';

/** Short Range and Long Range, and what so many rules ask for. */
const RANGES = [1000, 3000, 6000, 12_000] as const;

interface Props {
  readonly view: BattleState;
  readonly unit: UnitState;
  readonly projection: Projection;
}

function useMeasured():
  | (Props & { readonly has: (tool: 'ranges' | 'arcs' | 'sight' | 'charge') => boolean })
  | null {
  const desk = useDesk();
  const measuring = measuringAt(desk);
  const view = measuring.open.value ? measuring.view.value : null;
  const unit = view?.units.find(({ id }) => id === measuring.unit.value);
  if (view === null || unit === undefined || !isDeployed(unit)) return null;
  return { view, unit, projection: desk.projection.value, has: (tool) => measuring.has(tool) };
}

export function MeasureUnder(): VNode | null {
  const measured = useMeasured();
  if (measured === null) return null;
  const { has, ...at } = measured;
  return (
    <g class="measured">
      {has('arcs') && <Arcs {...at} />}
      {has('charge') && <ChargeReach {...at} />}
      {has('ranges') && <Ranges {...at} />}
    </g>
  );
}

export function MeasureOver(): VNode | null {
  const desk = useDesk();
  const measured = useMeasured();
  return (
    <g class="measured">
      {measured !== null && measured.has('sight') && (
        <SightLines view={measured.view} unit={measured.unit} projection={measured.projection} />
      )}
      {measuringAt(desk).has('tape') && <Tape />}
    </g>
  );
}

function Arcs({ unit, projection }: Props): VNode {
  const arcs = arcsOn(trayOf(unit));
  return (
    <>
      {SIDES.map((side) =>
        arcs[side].length < 3 ? null : (
          <path key={side} class={`measured-arc ${side}`} d={projection.path(arcs[side])} />
        ),
      )}
    </>
  );
}

function Ranges({ view, unit, projection }: Props): VNode {
  const shape = corners(trayOf(unit));
  const shots = cardOf(view, unit).attacks.flatMap(({ kind }) =>
    kind === 'melee' ? [] : [kind === 'short' ? 6000 : 12_000],
  );
  return (
    <>
      {RANGES.map((range) => {
        const ring = ringAround(shape, range);
        const top = ring.map((point) => projection.spot(point)).toSorted((a, b) => a.y - b.y)[0] ?? {
          x: 0,
          y: 0,
        };
        return (
          <g key={range} class="measured-ring">
            <path d={projection.path(ring)} />
            <text x={round(top.x)} y={round(top.y - 4)}>
              {say('battle.measure.range', { length: range })}
            </text>
          </g>
        );
      })}
      {[...new Set(shots)].map((range) => (
        <path key={range} class="measured-shots" d={projection.path(shotsWithin(trayOf(unit), range))} />
      ))}
    </>
  );
}

const ROLLS = [1, 2, 3, 4, 5, 6];

function ChargeReach({ view, unit, projection }: Props): VNode {
  const reaches = chargeReach(view, unit.id, ROLLS).toReversed();
  return (
    <>
      {reaches.map(({ roll, outline }) =>
        outline.length < 3 ? null : (
          <path key={roll} class="measured-charge" data-roll={roll} d={projection.path(outline)} />
        ),
      )}
    </>
  );
}

/** From the unit to everyone on the other side; what blocks the view is marked. */
function SightLines({ view, unit, projection }: Props): VNode {
  const sights = view.units
    .filter((other) => isDeployed(other) && sideOf(view, other.seat) !== sideOf(view, unit.seat))
    .map((other) => ({ other, sight: sightBetween(view, unit.id, other.id, false) }));
  const line = (from: { x: number; y: number }, to: { x: number; y: number }): string => {
    const [a, b] = [projection.spot(from), projection.spot(to)];
    return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
  };
  return (
    <>
      {sights.map(({ other, sight }) => {
        if (sight.sees)
          return <path key={other.id} class="measured-sight" d={line(sight.line.from, sight.line.to)} />;
        if (sight.because === 'arc' || other.pose === null || unit.pose === null) return null;
        return (
          <g key={other.id}>
            <path class="measured-sight blocked" d={line(unit.pose, other.pose)} />
            {sight.by.map((id) => (
              <path key={id} class="measured-blocker" d={projection.path(groundOf(view, id))} />
            ))}
          </g>
        );
      })}
    </>
  );
}

/** The shape of a unit or a piece of terrain. */
function groundOf(view: BattleState, id: string): Polygon {
  const piece = view.terrain.find((one) => one.id === id);
  if (piece !== undefined) return terrainShape(piece);
  const unit = unitOf(view, id);
  return unit === null || unit.pose === null ? [] : corners(trayOf(unit));
}

function Tape(): VNode | null {
  const desk = useDesk();
  const tape = measuringAt(desk).tape.value;
  if (tape === null) return null;
  const projection = desk.projection.value;
  const [a, b] = [projection.spot(tape.from), projection.spot(tape.to)];
  const k = Math.max(0.35, Math.min(1.6, desk.hand.value?.resting.value.k ?? 1));
  return (
    <g class="measured-tape">
      <path class="tape-edge" d={`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`} />
      <path class="tape-band" d={`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`} />
      <circle cx={round(a.x)} cy={round(a.y)} r="4" />
      <circle cx={round(b.x)} cy={round(b.y)} r="4" />
      <g transform={`translate(${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}) scale(${round(1 / k)})`}>
        <rect x="-30" y="-13" width="60" height="26" rx="5" />
        <text y="5.500">{say('battle.measure.tape.length', { length: tape.length })}</text>
      </g>
    </g>
  );
}

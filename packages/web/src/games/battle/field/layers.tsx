// The layers of the table, from the ground up. Each looks at the desk by itself, so that a change of one leaves the others
// as they are.

import { useComputed, type ReadonlySignal } from '@preact/signals';
import type { BattleState } from '@maester/battle/engine';
import {
  controllerOf,
  deploymentZone,
  isFixture,
  TOKEN_RADIUS,
  type FootprintKind,
  type Objective,
} from '@maester/battle/field';
import type { ComponentChildren, VNode } from 'preact';
import { isSettingUp } from '../phase.ts';
import { say } from '../say.ts';
import { unitKey, useDesk, type Ghost, type ThingKey, type Way } from '../desk.ts';
import { colours } from './armies.ts';
import { Engagements } from './engagements.tsx';
import { GroundLayer } from './ground.tsx';
import { HeldGrounds } from './grounds.tsx';
import { UnitLabel } from './labels.tsx';
import { OVER_UNITS, UNDER_UNITS } from './overlays.ts';
import { round, type Projection } from './projection.ts';
import { Terrain, TerrainGhost } from './terrain.tsx';
import { drawing, halfOf, TrayShape, Unit } from './units.tsx';

/** An SVG as large as the sheet. */
function Layer(props: { readonly class: string; readonly children: ComponentChildren }): VNode {
  const { width, height } = useDesk().projection.value.size;
  return (
    <svg class={`layer ${props.class}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {props.children}
    </svg>
  );
}

export function GroundBelow(): VNode | null {
  const { view, projection } = useDesk();
  const mode = useComputed(() => view.value?.mode ?? null);
  return mode.value === null ? null : <GroundLayer mode={mode.value} projection={projection.value} />;
}

/** Deployment Zones, terrain and tokens. */
export function GroundThings(): VNode | null {
  const { view: seen, projection } = useDesk();
  const terrain = useComputed(() => seen.value?.terrain ?? []);
  const view = seen.value;
  if (view === null) return null;
  return (
    <Layer class="things-layer">
      <HeldGrounds view={view} projection={projection.value} />
      <Zones view={view} projection={projection.value} />
      {terrain.value.map((piece) => (
        <Terrain key={piece.id} piece={piece} projection={projection.value} />
      ))}
      {view.objectives.map((token) => (
        <Token key={token.id} view={view} token={token} projection={projection.value} />
      ))}
    </Layer>
  );
}

/** They matter while armies deploy, and whenever the control at hand says so. */
function Zones({
  view,
  projection,
}: {
  readonly view: BattleState;
  readonly projection: Projection;
}): VNode | null {
  const { marks } = useDesk();
  const setting = isSettingUp(view);
  const edges = view.players.flatMap(({ edge }) => (edge === null ? [] : [edge]));
  const shown = setting ? [...edges, ...marks.value.edges] : marks.value.edges;
  return (
    <>
      {[...new Set(shown)].map((edge) => {
        const owner = view.players.find((player) => player.edge === edge);
        return (
          <path
            key={edge}
            class="deployment-zone of-army"
            style={colours(view, owner?.seat ?? null)}
            d={projection.path(deploymentZone(view, edge))}
          />
        );
      })}
    </>
  );
}

function Token(props: {
  readonly view: BattleState;
  readonly token: Objective;
  readonly projection: Projection;
}): VNode | null {
  const { view, token, projection } = props;
  if (token.carriedBy !== null) return null;
  const { x, y } = projection.spot(token);
  const radius = projection.length(TOKEN_RADIUS);
  const owner = controllerOf(view, token);
  const number = /\d+$/.exec(token.id)?.[0] ?? '';
  return (
    <g
      class={`objective of-army${owner === null ? '' : ' held'}`}
      data-thing={`objective:${token.id}`}
      style={colours(view, owner?.seat ?? null)}
      transform={`translate(${round(x)} ${round(y)})`}
    >
      <circle class="token-shade" cx="1.500" cy="2" r={radius + 1} />
      <circle class="token" r={radius} />
      <circle class="token-rim" r={radius - 2} />
      <path class="staff" d="M0 0V-27" />
      <path class="pennant" d="M0-27H17L12.5-20.5 17-14H0Z" />
      <text x="6.5" y="-17">
        {number}
      </text>
    </g>
  );
}

export function UnitsLayer(): VNode | null {
  const { view: seen, projection } = useDesk();
  const view = seen.value;
  if (view === null) return null;
  const standing = view.units.filter((unit) => unit.pose !== null && (!unit.destroyed || isFixture(unit)));
  return (
    <Layer class="units-layer">
      {UNDER_UNITS.map((Overlay, i) => (
        <Overlay key={i} />
      ))}
      {standing.map((unit) => (
        <Unit key={unit.id} view={view} unit={unit} projection={projection.value} />
      ))}
    </Layer>
  );
}

/** What can be chosen, what is chosen, what is lit; ghosts and arrows. */
export function MarksLayer(): VNode {
  const { view: seen, projection: shown, marks, lit, taught, hovered, inspected } = useDesk();
  const { choosable, chosen, about, ghosts, pickedGhost, ways } = marks.value;
  const [view, projection] = [seen.value, shown.value];
  const over = hovered.value;
  return (
    <Layer class="marks-layer">
      {view !== null && (
        <>
          <Outlines view={view} projection={projection} class="about" keys={about} />
          <Outlines view={view} projection={projection} class="choosable" keys={choosable ?? new Set()} />
          <Outlines view={view} projection={projection} class="taught" keys={taught.value} />
          <Outlines view={view} projection={projection} class="lit" keys={lit.value} />
          <Outlines view={view} projection={projection} class="looked" keys={one(inspected.value)} />
          <Outlines view={view} projection={projection} class="chosen" keys={chosen} />
          {over !== null && <Outlines view={view} projection={projection} class="hovered" keys={one(over)} />}
        </>
      )}
      {ghosts.map((ghost) => (
        <GhostShape key={ghost.id} ghost={ghost} projection={projection} picked={ghost.id === pickedGhost} />
      ))}
      {ghosts.map((ghost) => (
        <GhostNumber key={ghost.id} ghost={ghost} projection={projection} />
      ))}
      {ways.map((way, i) => (
        <Arrow key={i} way={way} projection={projection} />
      ))}
      {OVER_UNITS.map((Overlay, i) => (
        <Overlay key={i} />
      ))}
    </Layer>
  );
}

const one = (key: ThingKey | null): ReadonlySet<ThingKey> => new Set(key === null ? [] : [key]);

function Outlines(props: {
  readonly view: BattleState;
  readonly projection: Projection;
  readonly class: string;
  readonly keys: ReadonlySet<ThingKey>;
}): VNode | null {
  const { view, projection, keys } = props;
  if (keys.size === 0) return null;
  return (
    <g class={`outlines ${props.class}`}>
      {view.units.map((unit) => {
        if (unit.pose === null || !keys.has(unitKey(unit.id))) return null;
        const { wide, deep } = halfOf(unit.tray);
        return (
          <rect
            key={unit.id}
            x={-wide - 4}
            y={-deep - 4}
            width={2 * wide + 8}
            height={2 * deep + 8}
            rx="8"
            transform={projection.transform(unit.pose)}
          />
        );
      })}
      {view.objectives.map((token) => {
        if (token.carriedBy !== null || !keys.has(`objective:${token.id}`)) return null;
        const { x, y } = projection.spot(token);
        return <circle key={token.id} cx={x} cy={y} r={projection.length(TOKEN_RADIUS) + 5} />;
      })}
      {view.terrain.map((piece) =>
        keys.has(`terrain:${piece.id}`) ? (
          <circle
            key={piece.id}
            cx={projection.spot(piece.pose).x}
            cy={projection.spot(piece.pose).y}
            r="62"
          />
        ) : null,
      )}
    </g>
  );
}

function GhostShape(props: {
  readonly ghost: Ghost;
  readonly projection: Projection;
  readonly picked: boolean;
}): VNode {
  const { ghost, projection, picked } = props;
  const { piece, pose } = ghost;
  return (
    <g class={`ghost${picked ? ' picked' : ''}`} data-ghost={ghost.id}>
      {piece.kind === 'terrain' ? (
        <TerrainGhost kind={piece.terrain} pose={pose} projection={projection} />
      ) : (
        <g transform={projection.transform(pose)}>
          {piece.kind === 'unit' ? (
            <GhostOfUnit unit={piece.unit} tray={piece.tray} picked={picked} />
          ) : (
            <circle class="token" r={projection.length(TOKEN_RADIUS)} />
          )}
        </g>
      )}
    </g>
  );
}

/** Its number, over all ghosts: they may lie on each other. */
function GhostNumber({
  ghost,
  projection,
}: {
  readonly ghost: Ghost;
  readonly projection: Projection;
}): VNode | null {
  if (ghost.number === undefined) return null;
  const { x, y } = projection.spot(ghost.pose);
  return (
    <g class="ghost-plate" data-ghost={ghost.id} transform={`translate(${round(x)} ${round(y)})`}>
      <circle r="15" />
      <text y="6.500">{ghost.number}</text>
    </g>
  );
}

/** The whole unit where it would stand, if it is picked; else its tray. */
function GhostOfUnit(props: {
  readonly unit: string;
  readonly tray: FootprintKind;
  readonly picked: boolean;
}): VNode {
  const view = useDesk().view.value;
  const unit = view?.units.find(({ id }) => id === props.unit);
  if (view === null || unit === undefined) return <TrayShape tray={props.tray} />;
  return (
    <g class="of-army" style={colours(view, unit.seat)}>
      {props.picked ? drawing(view, unit) : <TrayShape tray={props.tray} />}
    </g>
  );
}

function Arrow({ way, projection }: { readonly way: Way; readonly projection: Projection }): VNode {
  const [a, b] = [projection.spot(way.from), projection.spot(way.to)];
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const tip = (turn: number): string =>
    `${round(b.x - 14 * Math.cos(angle + turn))} ${round(b.y - 14 * Math.sin(angle + turn))}`;
  return (
    <path
      class={`way ${way.kind}`}
      d={`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}M${tip(0.5)}L${round(b.x)} ${round(b.y)}L${tip(-0.5)}`}
    />
  );
}

/** Names and numbers, large enough to be read from where one looks. */
export function LabelsLayer({ level }: { readonly level: ReadonlySignal<number> }): VNode | null {
  const { view: seen, projection } = useDesk();
  const view = seen.value;
  if (view === null) return null;
  const scale = SCALES[level.value] ?? 1;
  return (
    <Layer class="labels-layer">
      {view.units.map((unit) => (
        <UnitLabel
          key={unit.id}
          view={view}
          unit={unit}
          projection={projection.value}
          scale={scale}
          level={level.value}
        />
      ))}
      <Engagements
        view={view}
        projection={projection.value}
        scale={scale}
        plates={level.value >= 2 ? 'wide' : 'narrow'}
      />
    </Layer>
  );
}

/** Of letters, by how close one looks. */
const SCALES = [2.3, 1.5, 1.1, 0.8, 0.55] as const;

/** What the table says to those who do not see it. */
export function Spoken(): VNode {
  return (
    <p id="battle-help" class="board-unseen">
      {say('battle.field.help')}
    </p>
  );
}

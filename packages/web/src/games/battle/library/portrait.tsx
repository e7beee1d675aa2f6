// The pictures of cards: a regiment on its tray as it stands on the table, a leader, a raven's quill, a sealed letter.
// They are drawn once for the page (`Portraits`) and used by every card in the colours of its faction.

import { UNIT_TYPES, type Faction, type UnitType } from '@maester/battle/tables';
import type { VNode } from 'preact';
import type { CardTables } from '../cards/tables.ts';
import { Model, places, type ModelKind } from '../field/models.tsx';
import { ArmyCharge } from '../heraldry/army-shield.tsx';
import { GlyphShape } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import { armyStyle } from '../heraldry/tinctures.ts';
import type { CardKind } from './cards.ts';
import './portrait.css';

const TRAYS = ['infantry', 'cavalry', 'small-solo', 'large-solo'] as const;
type TrayKind = (typeof TRAYS)[number];

/** Half the width and depth of what is drawn, in the measure of the models. */
const SIZES: Readonly<Record<TrayKind, readonly [number, number]>> = {
  infantry: [55, 48],
  cavalry: [55, 50],
  'small-solo': [28, 28],
  'large-solo': [28, 55],
};

const LEADERS: Readonly<Record<UnitType, ModelKind>> = {
  infantry: 'leader',
  cavalry: 'mounted-leader',
  monster: 'monster',
  'war-machine': 'war-machine',
};

const regimentId = (type: string, tray: string): string => `regiment-${type}-${tray}`;
const leaderId = (type: string): string => `leader-${type}`;

/** What every portrait is made of: once on a page. Where it is used, no element around it counts for its style. */
export function Portraits(): VNode {
  return (
    <svg class="portraits" width="0" height="0" aria-hidden="true">
      {UNIT_TYPES.flatMap((type) =>
        TRAYS.map((tray) => (
          <symbol key={tray + type} id={regimentId(type, tray)} viewBox="-80 -60 160 120" overflow="visible">
            <Regiment type={type} tray={tray} />
          </symbol>
        )),
      )}
      {UNIT_TYPES.map((type) => (
        <symbol key={type} id={leaderId(type)} viewBox="-80 -60 160 120" overflow="visible">
          <g class="battle" transform="translate(0 2) scale(2.4)">
            <Model kind={LEADERS[type]} x={0} y={0} />
          </g>
        </symbol>
      ))}
    </svg>
  );
}

function Regiment({ type, tray }: { readonly type: UnitType; readonly tray: TrayKind }): VNode {
  const [wide, deep] = SIZES[tray];
  return (
    <g class="battle" transform={tray === 'small-solo' ? 'scale(1.5)' : undefined}>
      <rect class="portrait-ground" x={-wide} y={-deep} width={2 * wide} height={2 * deep} rx="6" />
      <rect class="portrait-front" x={-wide} y={-deep} width={2 * wide} height="5" rx="2.5" />
      {places(tray).map(([x, y], i) => (
        <Model key={i} kind={type} x={x} y={y} />
      ))}
    </g>
  );
}

/** The picture of a card, in the colours around it. */
export function Portrait(props: {
  readonly tables: Pick<CardTables, 'units' | 'attachments' | 'tactics'>;
  readonly kind: CardKind;
  readonly id: string;
  readonly faction: Faction;
}): VNode {
  const { tables, kind, id, faction } = props;
  return (
    <svg class="portrait" viewBox="-80 -60 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g class="ghost-arms" transform="translate(46 0) scale(4.6)">
        <ArmyCharge faction={faction} />
      </g>
      <Subject tables={tables} kind={kind} id={id} />
    </svg>
  );
}

function Subject({ tables, kind, id }: Omit<Parameters<typeof Portrait>[0], 'faction'>): VNode | null {
  const unit = tables.units[id];
  if (kind === 'unit' && unit !== undefined)
    return <Used of={regimentId(unit.type, unit.tray)} turned={unit.tray !== 'small-solo'} />;
  const attachment = tables.attachments[id];
  if (kind === 'attachment' && attachment !== undefined) return <Used of={leaderId(attachment.type)} />;
  const glyph: GlyphId =
    kind === 'ncu' ? 'ncu' : (tables.tactics[id]?.commander ?? null) === null ? 'tactics' : 'commander';
  return (
    <g class="seal">
      <circle r="38" />
      <circle class="rim" r="33" />
      <g transform="scale(1.7)">
        <GlyphShape of={glyph} />
      </g>
    </g>
  );
}

function Used({ of, turned = false }: { readonly of: string; readonly turned?: boolean }): VNode {
  return (
    <use
      href={`#${of}`}
      x="-80"
      y="-60"
      width="160"
      height="120"
      transform={turned ? 'translate(-18 8) rotate(-14)' : 'translate(-18 6)'}
    />
  );
}

/** The colours of a faction, for a card or a part of the page that speaks of it. */
export const factionStyle = (faction: Faction): ReturnType<typeof armyStyle> =>
  armyStyle({ faction, difference: 0 });

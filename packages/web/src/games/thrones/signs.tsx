// The signs of the board game, drawn once and used on the map, in panels and on cards: shields, units, orders, tokens.
// Every House has its own colour, charge and base, every unit and order its own shape: never colour alone.

import type { HouseId, OrderId, TrackId, UnitKind } from '@maester/thrones/tables';
import { ORDERS } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { CHARGES } from './map-icons.ts';
import { BASES, FACES, GLYPHS, HATCH, SILHOUETTES, TRACK_GLYPHS } from './sign-shapes.ts';
import { spoken, type Sized } from './house-shield.tsx';
import './signs.css';

/** A unit inside an SVG, around the origin, about 26 by 26; `routed` units lie down. */
export function UnitShape({
  kind,
  house,
  routed = false,
}: {
  readonly kind: UnitKind;
  readonly house: HouseId;
  readonly routed?: boolean;
}): VNode {
  return (
    <g class={`unit of-${house}${routed ? ' routed' : ''}`}>
      <path class="base" d={BASES[house]} />
      {routed && <path class="hatch" d={HATCH} />}
      <g class="silhouette" dangerouslySetInnerHTML={{ __html: SILHOUETTES[kind] }} />
    </g>
  );
}

export function UnitSign({
  kind,
  house,
  routed = false,
  size = 28,
  label,
}: Sized & { readonly kind: UnitKind; readonly house: HouseId; readonly routed?: boolean }): VNode {
  return (
    <svg class="sign" width={size} height={size} viewBox="-17 -17 34 34" {...spoken(label)}>
      <UnitShape kind={kind} house={house} routed={routed} />
    </svg>
  );
}

/** An order token inside an SVG, around the origin, 40 across; null shows its back. */
export function OrderShape({
  order,
  house,
}: {
  readonly order: OrderId | null;
  readonly house: HouseId;
}): VNode {
  if (order === null) {
    return (
      <g class={`order back of-${house}`}>
        <circle class="disc" r="19" />
        <circle class="ring" r="15.5" />
        <g class="charge" transform="scale(1.25)" dangerouslySetInnerHTML={{ __html: CHARGES[house] }} />
      </g>
    );
  }
  const { glyph: drawing, place, number, star } = FACES[order];
  return (
    <g class={`order ${ORDERS[order].type} of-${house}`}>
      <circle class="disc" r="19" />
      <circle class="face" r="15.5" />
      <g class="glyph" transform={place} dangerouslySetInnerHTML={{ __html: drawing }} />
      {number !== undefined && (
        <text class={number.inked === true ? 'number inked' : 'number'} x={number.x} y={number.y}>
          {number.text}
        </text>
      )}
      {star === true && (
        <g class="star" transform="translate(14 -13.5)" dangerouslySetInnerHTML={{ __html: GLYPHS.star }} />
      )}
    </g>
  );
}

export function OrderSign({
  order,
  house,
  size = 44,
  label,
}: Sized & { readonly order: OrderId | null; readonly house: HouseId }): VNode {
  return (
    <svg class="sign" width={size} height={size} viewBox="-23 -23 46 46" {...spoken(label)}>
      <OrderShape order={order} house={house} />
    </svg>
  );
}

/** A power token inside an SVG, around the origin, about 26 across. */
export function PowerShape({ house }: { readonly house: HouseId }): VNode {
  return (
    <g class={`power-token of-${house}`}>
      <path class="base" d={BASES[house]} />
      <g class="charge" transform="scale(.88)" dangerouslySetInnerHTML={{ __html: CHARGES[house] }} />
    </g>
  );
}

export function PowerSign({ house, size = 24, label }: Sized & { readonly house: HouseId }): VNode {
  return (
    <svg class="sign" width={size} height={size} viewBox="-17 -17 34 34" {...spoken(label)}>
      <PowerShape house={house} />
    </svg>
  );
}

/** Glyphs take the colour of the text around them. */
function glyph(drawing: string, extra = ''): (sized: Sized) => VNode {
  const Glyph = ({ size = 20, label }: Sized): VNode => (
    <svg
      class={`sign glyph-sign ${extra}`}
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      {...spoken(label)}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
  return Glyph;
}

export const StarSign = glyph(GLYPHS.star, 'gilt');
export const SwordSign = glyph(GLYPHS.sword);
export const TowerSign = glyph(GLYPHS.tower);
export const SkullSign = glyph(GLYPHS.skull);
export const WildlingSign = glyph(GLYPHS.wildling);
export const CrownIcon = glyph(GLYPHS.crown, 'gilt');
export const SupplyIcon = glyph(GLYPHS.barrel, 'wooden');
export const CastleIcon = glyph(GLYPHS.castle);
export const StrongholdIcon = glyph(GLYPHS.stronghold);

const TRACK_ICONS: Readonly<Record<TrackId, (sized: Sized) => VNode>> = {
  'iron-throne': glyph(TRACK_GLYPHS['iron-throne']),
  fiefdoms: glyph(TRACK_GLYPHS.fiefdoms),
  'kings-court': glyph(TRACK_GLYPHS['kings-court']),
};

/** The token of who leads an Influence track: throne, blade or raven. */
export function TrackIcon({ track, ...sized }: Sized & { readonly track: TrackId }): VNode {
  const Icon = TRACK_ICONS[track];
  return <Icon {...sized} />;
}

const SIDE_ICONS = { attacker: glyph(GLYPHS.attacker), defender: glyph(GLYPHS.defender) } as const;

/** Crossed swords for the attacker, a shield for the defender. */
export function SideIcon({ side, ...sized }: Sized & { readonly side: 'attacker' | 'defender' }): VNode {
  const Icon = SIDE_ICONS[side];
  return <Icon {...sized} />;
}

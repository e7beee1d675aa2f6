// The shield of a House, in its colour and with its charge: the one sign that pages show before the game is loaded.

import type { HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { CHARGES, SHIELD } from './map-icons.ts';
import './house-shield.css';

export interface Sized {
  /** In CSS pixels; as part of an SVG, leave it out: signs are drawn around their own middle. */
  readonly size?: number;
  /** What a screen reader says; without it, the sign is decoration. */
  readonly label?: string;
}

export function HouseShield({ house, size = 24, label }: Sized & { readonly house: HouseId }): VNode {
  return (
    <svg
      class={`sign house-shield of-${house}`}
      width={size}
      height={size}
      viewBox="-14 -15 28 30"
      {...spoken(label)}
    >
      <path class="base" d={SHIELD} />
      <g class="charge" dangerouslySetInnerHTML={{ __html: CHARGES[house] }} />
    </svg>
  );
}

/** What makes a drawing speak; without a label it is decoration. */
export function spoken(label: string | undefined): {
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: 'true';
} {
  return label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
}

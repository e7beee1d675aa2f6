// The shield of an army: the sign of its faction in its colours. Pages show it before the game is loaded as well.

import type { Faction } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { BORDER, CHARGES, SHIELD } from '@maester/print/heraldry';
import { armyStyle, isBordered, type ArmySign } from './tinctures.ts';
import './army-shield.css';

export interface Sized {
  /** In CSS pixels. */
  readonly size?: number;
  /** What a screen reader says; without it, the sign is decoration. */
  readonly label?: string | undefined;
}

/** What makes a drawing speak; without a label it is decoration. */
export function spoken(label: string | undefined): {
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: 'true';
} {
  return label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
}

/** The shield as part of an SVG, around the origin, 24 by 28. */
export function ArmyShieldShape({ sign }: { readonly sign: ArmySign }): VNode {
  return (
    <g class="army-shield" style={armyStyle(sign)}>
      <path class="base" d={SHIELD} />
      {isBordered(sign) && <path class="border" d={BORDER} />}
      <g
        class="charge"
        transform={isBordered(sign) ? 'scale(.8)' : 'scale(.92)'}
        dangerouslySetInnerHTML={{ __html: CHARGES[sign.faction] }}
      />
    </g>
  );
}

export function ArmyShield({ sign, size = 24, label }: Sized & { readonly sign: ArmySign }): VNode {
  return (
    <svg class="sign" width={size} height={size} viewBox="-15 -15 30 30" {...spoken(label)}>
      <ArmyShieldShape sign={sign} />
    </svg>
  );
}

/** The charge alone as part of an SVG, around the origin, about 24 across, in `--army-charge` on `--army`. */
export function ArmyCharge({ faction }: { readonly faction: Faction }): VNode {
  return <g class="army-charge" dangerouslySetInnerHTML={{ __html: CHARGES[faction] }} />;
}

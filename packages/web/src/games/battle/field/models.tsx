// Models from above. They look up; --army is the colour of their coats.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { UnitType } from '@maester/battle/field';
import type { VNode } from 'preact';
import type { Beast } from './beasts.tsx';
import { useEffect } from 'preact/hooks';
import { oval, stamped } from './stamp.ts';
import './models.css';

/** A part of a model: its class and its path. */
type Part = readonly [look: string, path: string];

const RIDER: readonly Part[] = [
  ['base', oval(0, 0, 11.5, 21.5)],
  [
    'horse',
    'M0-24C3.500-23 4.500-18 4.500-14.500 9-11 9.500 8 6.500 16 4 20-4 20-6.500 16-9.500 8-9-11-4.500-14.500-4.500-18-3.500-23 0-24Z',
  ],
  ['mane', 'M0-22.500V-12M0 18V25'],
  ['trappings', 'M-8.200-6C-9 3-8.500 10-6.800 14.500H6.800C8.500 10 9 3 8.200-6Z'],
  ['coat', oval(0, 1, 8, 4.8)],
  ['steel', 'M8.200-22H9.500V12H8.200ZM8.900-28 10.500-22H7.200Z'],
  ['helm', oval(0, 1, 3.9)],
];

/** Leaders stand among the models of their units, and can be told from them. */
export type ModelKind = UnitType | 'archer' | 'leader' | 'mounted-leader';

type Simple = Exclude<ModelKind, 'monster' | 'war-machine'>;

const PARTS: Readonly<Record<Simple, readonly Part[]>> = {
  infantry: [
    ['base', oval(0, 1.5, 10.5)],
    ['cloak', 'M-7-1C-8 6-4.500 11 0 12 4.500 11 8 6 7-1Z'],
    ['coat', oval(0, 0, 8.5, 5)],
    ['steel', 'M9-11H7.800V8H9ZM8.400-15 10-11H6.800Z'],
    ['shield', 'M-11-4.500C-7-8-2.500-8.500 0-7.500L-.5-4.500C-4-5-7-4-9.500-1.500Z'],
    ['helm', oval(0, -0.5, 4)],
    ['crest', 'M0-4.200V3.200'],
  ],
  archer: [
    ['base', oval(0, 1.5, 10.5)],
    ['cloak', 'M-7-1C-8 6-4.500 11 0 12 4.500 11 8 6 7-1Z'],
    ['timber', 'M3.500 2H6.500V10H3.500Z'],
    ['coat', oval(0, 0, 8.5, 5)],
    ['bowstring', 'M-11-5H11'],
    ['bow', 'M-11-5C-7-12.500 7-12.500 11-5'],
    ['steel', 'M-.4-4V-15H.4V-4Z'],
    ['helm', oval(0, -0.5, 4)],
    ['crest', 'M0-4.200V3.200'],
  ],
  leader: [
    ['base leads', oval(0, 1.5, 11)],
    ['cloak rich', 'M-8.500-1C-10.500 8-6 14.500 0 16 6 14.500 10.500 8 8.500-1Z'],
    ['coat', oval(0, 0, 9.5, 5.6)],
    ['steel', 'M10.500-14H8.700V5H10.500Z'],
    ['gilt', 'M6.600-3.500H12.600V-2H6.600Z'],
    ['helm gilt', oval(0, -0.5, 4.8)],
    ['diadem', 'M-4-1.500-3-6-1.300-3.500 0-7 1.300-3.500 3-6 4-1.500Z'],
  ],
  cavalry: RIDER,
  'mounted-leader': [
    ...RIDER,
    ['helm gilt', oval(0, 1, 4.6)],
    ['diadem', 'M-4 0-3-4.500-1.300-2 0-5.500 1.300-2 3-4.500 4 0Z'],
  ],
};

/** How much larger than drawn. */
const SCALE = 1.14;

const beasts = signal<typeof Beast | null>(null);
/** Whether beasts and engines can be drawn yet. */
export const beastsHere: ReadonlySignal<boolean> = computed(() => beasts.value !== null);

let asked: Promise<void> | null = null;

/** Few battles have any: their shapes come when they are needed. */
export function loadBeasts(): Promise<void> {
  asked ??= import('./beasts.tsx').then((found) => void (beasts.value = found.Beast));
  return asked;
}

export const isBeast = (kind: ModelKind): kind is 'monster' | 'war-machine' =>
  kind === 'monster' || kind === 'war-machine';

/** What kind of model stands for a card: those who shoot hold bows. */
export function modelOf(type: UnitType, attacks: readonly { readonly kind: string }[]): ModelKind {
  return type === 'infantry' && attacks[0]?.kind !== 'melee' ? 'archer' : type;
}

interface Props {
  readonly kind: ModelKind;
  /** The card of the unit: every beast has a shape of its own. */
  readonly card: string;
  readonly at: readonly (readonly [x: number, y: number])[];
}

/** Models of a kind where they stand, part by part: none stands in the way of another. */
export function Models({ kind, card, at }: Props): VNode {
  if (isBeast(kind))
    return (
      <>
        {at.map(([x, y], i) => (
          <g key={i} transform={`translate(${x} ${y}) scale(${SCALE})`}>
            <BeastOf kind={kind} card={card} />
          </g>
        ))}
      </>
    );
  const placed = at.map(([x, y]) => ({ x, y, scale: SCALE }));
  return (
    <>
      {PARTS[kind].map(([look, path], i) => (
        <path key={i} class={look} d={stamped(path, placed)} />
      ))}
    </>
  );
}

function BeastOf({ kind, card }: Pick<Props, 'card'> & { readonly kind: 'monster' | 'war-machine' }): VNode {
  const Drawn = beasts.value;
  useEffect(() => void loadBeasts(), []);
  return Drawn === null ? <ellipse class="base" rx="19" ry="22" /> : <Drawn kind={kind} card={card} />;
}

/** Where the models of a unit stand on its tray, the front rank first: from the middle, in units of the sheet. */
export function places(
  tray: 'infantry' | 'cavalry' | 'small-solo' | 'large-solo' | 'castle-wall',
): readonly (readonly [number, number])[] {
  switch (tray) {
    case 'infantry':
      return grid([0, 1, 2, 3], [0, 1, 2], 25.5, 29, -27);
    case 'cavalry':
      return grid([0, 1], [0, 1], 50, 47, -21);
    default:
      return [[0, 3]];
  }
}

/** From the middle of a rank outwards, so that a rank thins out from its ends. */
function grid(
  columns: readonly number[],
  ranks: readonly number[],
  across: number,
  deep: number,
  first: number,
): (readonly [number, number])[] {
  const middle = (columns.length - 1) / 2;
  const order = columns.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
  return ranks.flatMap((rank) =>
    order.map((column) => [(column - middle) * across, first + rank * deep] as const),
  );
}

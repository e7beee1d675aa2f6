// The banners of the armies: each faction has its tinctures and a charge of our own drawing, each seat a number of studs,
// so that two armies of one faction can be told apart. Pages show them before the game is loaded.

import type { VNode } from 'preact';
import './heraldry.css';

/** A star of so many points, as a path. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / points, i % 2 === 0 ? outer : inner];
    return `${(far * Math.sin(angle)).toFixed(2)} ${(-far * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Drawn within 10 units around the middle, with holes where paths overlap. */
export const CHARGES: Readonly<Record<string, string>> = {
  // A wolf's face.
  stark:
    'M-8.500-9.500-4-5.500H4L8.500-9.500 8-1 3.500 5 0 9.500-3.500 5-8-1ZM-4.600-1.400-1.600.4-3.600 1ZM4.600-1.400 1.600.4 3.600 1ZM-1.300 5H1.300L0 7Z',
  // A lion's face in its mane.
  lannister: `${star(12, 10, 7)}M-5-3.500C-4-6 4-6 5-3.500 5.500 1 3.500 4 0 6.500-3.500 4-5.500 1-5-3.500ZM-3.800-1.800-1.300-.8-3.300-.2ZM3.800-1.800 1.300-.8 3.300-.2ZM-1.500 2H1.500L0 4Z`,
  // A crow.
  'nights-watch':
    'M-9.500 2C-6-5 1-8 5-5L9.500-4 6.500-1.500C6.500 4 1 6.500-2.500 5.500L-9 9-6.500 3.500ZM4-3.800 5-3.200 4-2.600Z',
  // Tusks.
  'free-folk': 'M-8-9C-10 1-5 8 0 9.500-3 5-5.500 0-4.500-9ZM8-9C10 1 5 8 0 9.500 3 5 5.500 0 4.500-9Z',
  // Antlers.
  baratheon:
    'M0 9.500-3 1-8-2-9-9.500-6.200-5-4.200-9.500-3-3.500-1-1H1L3-3.500 4.200-9.500 6.200-5 9-9.500 8-2 3 1Z',
  // A flame of three tongues.
  targaryen:
    'M0-10C3-5.500 1.500-3.500 3-1 4.500-3 6.500-4 7-7.500 10.500 0 7.500 9.500 0 9.500S-10.500 0-7-7.500C-6.500-4-4.500-3-3-1-1.500-3.500-3-5.500 0-10ZM0 2C2.500 4.500 2 7 0 7S-2.500 4.500 0 2Z',
  // A saltire.
  bolton: 'M-9-7-7-9 0-2 7-9 9-7 2 0 9 7 7 9 0 2-7 9-9 7-2 0Z',
  // Arms of the deep.
  greyjoy:
    'M0-9.500C4-9.500 5.500-5.500 4-2L7 5.500 9.500 2.500 8.500 9.500 4 7.500 1.600 1 2 8 0 10-2 8-1.600 1-4 7.500-8.500 9.500-9.500 2.500-7 5.500-4-2C-5.500-5.500-4-9.500 0-9.500Z',
  // A sun.
  martell: `${star(12, 10, 5)}M0-3.200A3.200 3.200 0 1 0 0 3.200 3.200 3.200 0 1 0 0-3.200Z`,
  // An arrow on the string.
  brotherhood:
    'M0-10 3-5H1V9H-1V-5H-3ZM-8.500-2.500C-6 7 6 7 8.500-2.500L6.200-2.500C4.500 3.500-4.500 3.500-6.200-2.500Z',
  // A sword.
  neutral: 'M0-10 1.800-7V3H5.500V5H1.500V8.500H-1.500V5H-5.500V3H-1.800V-7Z',
};

const SEATS: readonly string[] = ['one', 'two', 'three', 'four'];

export const seatNumber = (seat: string): number => SEATS.indexOf(seat) + 1;

/** A banner with a dovetail. */
const BANNER = 'M-11.500-14H11.500V13L0 8.500-11.500 13Z';

interface Props {
  readonly seat: string;
  /** Null where it is not known yet. */
  readonly faction: string | null;
  /** Whose colours it has, if not its faction's. */
  readonly tinctures?: string | undefined;
  readonly size: number;
  /** What a screen reader says; without it, the sign is decoration. */
  readonly label?: string;
}

export function ArmySign({ seat, faction, tinctures, size, label }: Props): VNode {
  const number = seatNumber(seat);
  const studs = Math.max(0, number);
  return (
    <svg
      class="army-sign"
      data-army={tinctures ?? faction ?? `seat-${number}`}
      width={size}
      height={size}
      viewBox="-14 -15 28 30"
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <path class="banner" d={BANNER} />
      {faction !== null && CHARGES[faction] !== undefined ? (
        <path class="charge" transform="translate(0 -2.500) scale(.82)" d={CHARGES[faction]} />
      ) : (
        <text class="numeral" y="3.500">
          {['', 'I', 'II', 'III', 'IV'][studs]}
        </text>
      )}
    </svg>
  );
}

// The icons of the frame: strokes on a grid of 16, in the colour of the text beside them.

import type { VNode } from 'preact';

const PATHS = {
  menu: 'M2 4h12M2 8h12M2 12h12',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  eye: 'M1.500 8C3.500 4.700 5.700 3.500 8 3.500S12.500 4.700 14.500 8C12.500 11.300 10.300 12.500 8 12.500S3.500 11.300 1.500 8ZM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H6',
  chronicle:
    'M3 2.5h8.5a1.5 1.5 0 0 1 1.5 1.5v9.5H4.5A1.5 1.5 0 0 1 3 12ZM3 12a1.5 1.5 0 0 1 1.5-1.5H13M6 5.5h4M6 8h3',
  people:
    'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M10.5 7.3a2.3 2.3 0 0 0 0-4.5M12 9.8c1.5.5 2.5 1.8 2.5 3.7',
  first: 'M3 3v10M13 3 6 8l7 5Z',
  back: 'M11 3 4 8l7 5Z',
  forward: 'M5 3l7 5-7 5Z',
  last: 'M13 3v10M3 3l7 5-7 5Z',
  pause: 'M5 3v10M11 3v10',
  earlier: 'M8.5 3 3.5 8l5 5M13 3 8 8l5 5',
  later: 'M7.5 3l5 5-5 5M3 3l5 5-5 5',
  skip: 'M2.5 4l5 4-5 4ZM8.5 4l5 4-5 4Z',
  down: 'M3 6l5 5 5-5',
  leave: 'M9 3H3v10h6M7 8h7M11 5l3 3-3 3',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): VNode {
  return (
    <svg class="frame-icon" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

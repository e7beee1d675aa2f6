// Someone's arms, drawn: a shield with its field, and the charge on it.

import type { VNode } from 'preact';
import { readArms, type Arms, type Charge, type Field } from './arms.ts';
import './arms.css';

const SHIELD = 'M-12-13.5H12V-1C12 7.5 6 12 0 14.5-6 12-12 7.5-12-1z';

/** The part of the field in its second colour. */
const DIVIDED: Readonly<Record<Field, string>> = {
  plain: '',
  pale: 'M0-14H13V16H0z',
  fess: 'M-13 0H13V16H-13z',
  bend: 'M-13-14 13 12V16H-13z',
  chevron: 'M0-2 13 9V16H-13V9z',
  quarterly: 'M0-14H13V0H0zM-13 0H0V16H-13z',
  chief: 'M-13-14H13V-6H-13z',
  saltire: 'M-13-14H-8L0-5 8-14H13V-9L5 0 13 9V16H9L0 5-9 16H-13V9L-5 0-13-9z',
};

const CHARGES: Readonly<Record<Charge, string>> = {
  none: '',
  tower:
    'M-6 9V-3H-7.500V-8.500H-5V-6.500H-3V-8.500H-1.200V-6.500H1.200V-8.500H3V-6.500H5V-8.500H7.500V-3H6V9H2V5.500A2 2 0 0 0-2 5.500V9z',
  sword:
    'M0-11 1.800-8V3.500H5.500V5.500H1.500V8.500A1.800 1.800 0 1 1-1.500 8.500V5.500H-5.500V3.500H-1.800V-8z',
  star: 'M0-9 2.100-2.900H8.600L3.400 1.100 5.300 7.300 0 3.600-5.300 7.300-3.400 1.100-8.600-2.900H-2.100z',
  sun: 'M0-9.500 1.900-5.600 5.600-7.900 5.400-3.500 9.500-3.200 6.900 0 9.500 3.200 5.400 3.500 5.600 7.900 1.900 5.600 0 9.500-1.900 5.600-5.600 7.900-5.400 3.500-9.500 3.200-6.900 0-9.500-3.200-5.400-3.500-5.600-7.900-1.900-5.600z',
  moon: 'M3.500-8.500A8.800 8.800 0 1 0 3.500 8.500 7 7 0 1 1 3.500-8.500z',
  tree: 'M-1.200 10V4.500H-4A3.600 3.600 0 0 1-6.500-1.500 3.600 3.600 0 0 1-4-6.500 4.200 4.200 0 0 1 4-6.500 3.600 3.600 0 0 1 6.500-1.500 3.600 3.600 0 0 1 4 4.500H1.200V10z',
  ship: 'M-.700-9.500V-8C3-7 6-5 6.500-.500H.700V2.500H8.500L6 8H-6L-8.500 2.500H-.700V-.500H-5.500C-5-4-3-6.500-.700-8z',
  crown: 'M-8 6.500-9-4.500-4.500-.500 0-7.500 4.500-.500 9-4.500 8 6.500z',
  key: 'M0-10A3.800 3.800 0 0 1 1.200-2.600V4H4.500V6H1.200V8H4.500V10H-1.200V-2.600A3.800 3.800 0 0 1 0-10zM0-7.800A1.600 1.600 0 1 0 0-4.600 1.600 1.600 0 1 0 0-7.800z',
  rose: 'M0-8.500A3.600 3.600 0 0 1 3.400-3.700 3.600 3.600 0 0 1 7.800.300 3.600 3.600 0 0 1 4.300 4.700 3.600 3.600 0 0 1 0 8 3.600 3.600 0 0 1-4.300 4.700 3.600 3.600 0 0 1-7.800.300 3.600 3.600 0 0 1-3.400-3.700 3.600 3.600 0 0 1 0-8.500zM0-2A2 2 0 1 0 0 2 2 2 0 1 0 0-2z',
  flame:
    'M.500-10.500C1.500-6 6.500-4 6.500 2A6.500 6.500 0 0 1-6.500 2C-6.500-1-5-3-3.500-4.500-3-2.500-2-2-1.500-2-2-5-1.500-8 .500-10.500zM0 2C-2 3.500-2.500 6 0 7 2.500 6 2 3.500 0 2z',
  raven:
    'M-8.500-3.500-5-6C-4-8.500-.500-9-.500-5.500L8.500 1.500 3.500 2 7.500 6.500.500 4-.500 7.500H-2L-1.500 4C-4.500 3-6-.500-5.500-3z',
  fish: 'M-9.500-4-6-.500C-3-4.500 4-6 9 0 4 6-3 4.500-6 .500L-9.500 4C-8.500 1-8.500-1-9.500-4zM5.500-1.800A.900.900 0 1 0 5.500 0 .900.900 0 1 0 5.500-1.800z',
  hammer: 'M-6.500-9H5L7.500-6.500 5-4H1.300V10H-1.300V-4H-6.500z',
  wheel:
    'M0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9zM1-6.800A6.900 6.900 0 0 1 6.800-1H1zM-1-6.800V-1H-6.800A6.900 6.900 0 0 1-1-6.800zM-6.800 1H-1V6.800A6.900 6.900 0 0 1-6.800 1zM1 6.800V1H6.800A6.900 6.900 0 0 1 1 6.800z',
};

let drawn = 0;

export function ArmsShield({ arms, size }: { readonly arms: Arms; readonly size: number }): VNode {
  const clip = `arms-${(drawn += 1)}`;
  return (
    <svg class="own-arms" viewBox="-13 -14.500 26 30" width={size * 0.87} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <path class={arms.first} d={SHIELD} />
      <path class={arms.second} d={DIVIDED[arms.field]} clip-path={`url(#${clip})`} />
      <path class={`charge ${arms.colour}`} d={CHARGES[arms.charge]} fill-rule="evenodd" />
      <path class="edge" d={SHIELD} />
    </svg>
  );
}

/** The arms of someone at a table, if they have any that we can draw. */
export function ArmsOf({
  text,
  size,
}: {
  readonly text: string | null;
  readonly size: number;
}): VNode | null {
  const arms = readArms(text);
  return arms === null ? null : <ArmsShield arms={arms} size={size} />;
}

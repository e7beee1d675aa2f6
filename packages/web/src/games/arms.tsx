// The shield on which every game has its coat of arms.

import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';

const FIELD = 'M8 6 H112 V62 C112 102 84 124 60 136 C36 124 8 102 8 62 Z';

/** What is on the field is cut off at its edge. */
export function Arms({ children }: { readonly children: ComponentChildren }): VNode {
  const field = useId();
  return (
    <svg class="arms" viewBox="0 0 120 140" aria-hidden="true">
      <defs>
        <clipPath id={field}>
          <path d={FIELD} />
        </clipPath>
      </defs>
      <g clip-path={`url(#${field})`}>{children}</g>
      <path class="bordure" d={FIELD} />
    </svg>
  );
}

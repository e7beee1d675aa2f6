// Whether the screen is too narrow for panels beside the board: then they are sheets over it.

import { signal, type ReadonlySignal } from '@preact/signals';

const query = matchMedia('(width < 60rem)');
const now = signal(query.matches);
query.addEventListener('change', ({ matches }) => (now.value = matches));

export const narrow: ReadonlySignal<boolean> = now;

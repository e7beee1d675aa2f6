// The paper that a visitor's printer most likely has.

import type { Paper } from '@maester/print';

/** Letter where people print on it. */
export const usualPaper = (): Paper => (/-(?:US|CA|MX)$/.test(navigator.language) ? 'letter' : 'a4');

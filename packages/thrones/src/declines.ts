/** How players decline what they are asked for: quiet scenarios do so for everyone who is not named. */
import type { Json } from '@maester/kernel';

export const DECLINES: { readonly [ask: string]: Json } = {
  'messenger-raven/use-raven': 'nothing',
  'combat/redraw-tides-of-battle': 'no',
  'combat/use-blade': 'no',
  'tyrion-lannister/send-card-back': 'no',
  'aeron-damphair/pay-for-another-card': 'no',
  'cersei-lannister/remove-order': 'no',
  'renly-baratheon/upgrade-footman': 'no',
  'patchface/discard-card': 'no',
};

/** How players decline what they are asked for: quiet scenarios do so for everyone who is not named. */
import type { Json } from '@maester/kernel';

export const DECLINES: { readonly [ask: string]: Json } = {
  'occasion/declare': 'pass',
  're-rolls/choose-dice': [],
  'activation/free-maneuver': 'no',
  'ncu-activation/own-abilities': 'no',
  'ncu-activation/ability-before-zone': 'zone-first',
  'ncu-activation/claim-abilities': 'no',
  'use-commander-card/use': 'no',
  'play-siege-card/play': 'no',
};

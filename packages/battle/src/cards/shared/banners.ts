/** Baratheon Banners: the four that a king's retinue carries into battle, each good for one boon in one activation. */
import {
  activates,
  answer,
  happening,
  has,
  isSelf,
  mayUse,
  moment,
  otherBecomes,
  restores,
  spendsToken,
} from '../../effects/words.ts';
import type { AbilityCard } from '../card.ts';

/** The king's guard around him, with their Banners; how many they are is on the unit card. */
export const retinue = (name: string): AbilityCard => ({
  name,
  innate: true,
  tokens: 4,
  uses: [
    mayUse(answer(activates, has('banner-of-blades', 'turn')), spendsToken),
    mayUse(answer(activates, has('banner-of-dread', 'turn')), spendsToken),
    mayUse(answer(activates, has('banner-of-fear', 'turn')), spendsToken),
    mayUse(answer(activates, restores('unit', 2), has('banner-of-haste', 'turn')), spendsToken),
  ],
});

export const BANNERS: { readonly [id: string]: AbilityCard } = {
  'banner-of-blades': {
    name: 'Banner of blades',
    attacking: { keywords: ['critical-blow', 'sundering'] },
  },
  'banner-of-dread': { name: 'Banner of dread', attacking: { keywords: ['vicious'], panicWounds: 1 } },
  'banner-of-fear': {
    name: 'Banner of fear',
    happens: [happening(moment('attack-before-dice', isSelf('unit')), otherBecomes('panicked', 'weakened'))],
  },
  'banner-of-haste': { name: 'Banner of haste', rerolls: ['charge', 'retreat'] },
};

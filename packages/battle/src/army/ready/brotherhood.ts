/** Ready army lists of the Brotherhood: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const BROTHERHOOD_ARMIES: ReadyArmies = {
  'brotherhood-30': {
    name: "The Lightning Lord's men",
    faction: 'brotherhood',
    commander: 'beric-dondarrion-lightning-lord',
    units: [
      unit('men-at-arms', 'beric-dondarrion-lightning-lord'),
      unit('men-at-arms', 'thoros-of-myr-faithful-believer'),
      unit('brotherhood-archers', 'anguy-the-archer'),
      unit('peasant-levy'),
    ],
    ncus: ['ghost-of-high-heart-the-woods-witch', 'ravella-smallwood-lady-of-acorn-hall'],
  },
  'brotherhood-stoneheart-30': {
    name: "Lady Stoneheart's hangmen",
    faction: 'brotherhood',
    commander: 'catelyn-stark-lady-stoneheart',
    units: [
      unit('men-at-arms', 'catelyn-stark-lady-stoneheart'),
      unit('men-at-arms', 'gendry-the-bull'),
      unit('brotherhood-sworn-knights'),
      unit('stark-outriders'),
    ],
    ncus: ['ravella-smallwood-lady-of-acorn-hall'],
  },
  'brotherhood-40': {
    name: 'Knights of the hollow hill',
    faction: 'brotherhood',
    commander: 'beric-dondarrion-lightning-lord',
    units: [
      unit('men-at-arms', 'beric-dondarrion-lightning-lord'),
      unit('men-at-arms', 'thoros-of-myr-faithful-believer', 'edric-dayne-loyal-squire'),
      unit('brotherhood-archers', 'anguy-the-archer'),
      unit('peasant-levy', 'gendry-the-bull'),
      unit('brotherhood-sworn-knights'),
    ],
    ncus: ['ghost-of-high-heart-the-woods-witch', 'ravella-smallwood-lady-of-acorn-hall'],
  },
  'brotherhood-stoneheart-40': {
    name: 'Vengeance without banners',
    faction: 'brotherhood',
    commander: 'catelyn-stark-lady-stoneheart',
    units: [
      unit('men-at-arms', 'catelyn-stark-lady-stoneheart'),
      unit('men-at-arms', 'lem-lemoncloak-the-lemon'),
      unit('stark-sworn-swords', 'gendry-the-bull'),
      unit('brotherhood-archers', 'anguy-the-archer'),
      unit('brotherhood-sworn-knights'),
    ],
    ncus: ['thoros-of-myr-the-ember', 'ravella-smallwood-lady-of-acorn-hall'],
  },
};

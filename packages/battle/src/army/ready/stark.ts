/** Ready army lists of House Stark: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const STARK_ARMIES: ReadyArmies = {
  'stark-30': {
    name: 'Stark starter',
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      unit('stark-sworn-swords', 'robb-stark-the-wolf-lord'),
      unit('stark-sworn-swords', 'sworn-sword-captain'),
      unit('house-karstark-spearmen', 'sworn-sword-captain'),
      unit('house-umber-berserkers', 'greatjon-umber-fierce-bannerman'),
    ],
    ncus: ['catelyn-stark-lady-of-winterfell', 'sansa-stark-little-bird'],
  },
  'stark-greatjon-30': {
    name: 'Umber host',
    faction: 'stark',
    commander: 'greatjon-umber-lord-of-last-hearth',
    units: [
      unit('house-umber-berserkers', 'greatjon-umber-lord-of-last-hearth'),
      unit('stark-sworn-swords', 'robb-stark-the-young-wolf'),
      unit('stark-outriders'),
      unit('stark-sworn-swords', 'umber-champion'),
    ],
    ncus: ['catelyn-stark-lady-of-winterfell', 'sansa-stark-little-bird'],
  },
  'stark-40': {
    name: 'Northern host',
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      unit('stark-sworn-swords', 'robb-stark-the-wolf-lord'),
      unit('stark-sworn-swords', 'sworn-sword-captain'),
      unit('house-karstark-spearmen', 'umber-champion'),
      unit('house-umber-berserkers', 'greatjon-umber-fierce-bannerman'),
      unit('stark-outriders'),
      unit('grey-wind'),
    ],
    ncus: ['catelyn-stark-lady-of-winterfell', 'sansa-stark-little-bird'],
  },
  'stark-greatjon-40': {
    name: 'Wrath of the North',
    faction: 'stark',
    commander: 'greatjon-umber-lord-of-last-hearth',
    units: [
      unit('house-umber-berserkers', 'greatjon-umber-lord-of-last-hearth'),
      unit('house-umber-greataxes', 'umber-champion'),
      unit('house-umber-ravagers', 'winterfell-guardian'),
      unit('house-karstark-loyalists', 'loyalist-captain'),
      unit('stark-sworn-swords', 'rickard-karstark-vengeful-bannerman'),
    ],
    ncus: ['catelyn-stark-lady-of-winterfell', 'eddard-stark-warden-of-the-north'],
  },
};

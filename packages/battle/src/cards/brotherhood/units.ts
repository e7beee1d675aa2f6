/** Brotherhood Without Banners: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'peasant-levy': {
    name: 'Peasant Levy', faction: 'brotherhood', type: 'infantry', tray: 'infantry', cost: 4,
    speed: 5, defense: 6, morale: 6, wounds: 1,
    attacks: [{ name: 'Spear', kind: 'melee', toHit: 5, dice: [6, 4, 3] }],
    abilities: ['disrupt', 'gang-up'],
  },
  'men-at-arms': {
    name: 'Men-At-Arms', faction: 'brotherhood', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Brotherhood Armaments', kind: 'melee', toHit: 4, dice: [7, 6, 4] }],
    abilities: ['ambush', 'brotherhood-armaments'],
  },
  'brotherhood-archers': {
    name: 'Brotherhood Archers', faction: 'brotherhood', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 6, defense: 6, morale: 6, wounds: 1,
    attacks: [{ name: 'Hidden Shot', kind: 'long', toHit: 3, dice: [7, 6, 4] }, { name: 'Short Sword', kind: 'melee', toHit: 5, dice: [5, 4, 3] }],
    abilities: ['deceitful-reposition', 'hidden-shot'],
  },
  'brotherhood-sworn-knights': {
    name: 'Brotherhood Sworn Knights', faction: 'brotherhood', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 5, defense: 3, morale: 5, wounds: 3,
    attacks: [{ name: 'Knightly Armaments', kind: 'melee', toHit: 3, dice: [7, 5] }],
    abilities: ['cavalry', 'knightly-armaments', 'rally-the-smallfolk'],
  },
};

/** Free Folk: Non-Combat Units. */
import type { NcuCard } from '../card.ts';

export const ncus: { readonly [id: string]: NcuCard } = {
  'lady-val-the-wildling-princess': {
    name: 'Lady Val',
    subname: 'The Wildling Princess',
    faction: 'free-folk',
    cost: 4,
    character: 'Lady Val',
    abilities: ['lady-of-the-wilds'],
  },
  'mance-rayder-artful-tactician': {
    name: 'Mance Rayder',
    subname: 'Artful Tactician',
    faction: 'free-folk',
    cost: 4,
    character: 'Mance Rayder',
    abilities: ['skillful-preparations'],
  },
  'craster-ally-of-convenience': {
    name: 'Craster',
    subname: 'Ally of Convenience',
    faction: 'free-folk',
    cost: 4,
    character: 'Craster',
    abilities: ['refuge-and-supplies'],
  },
  'styr-iron-fisted-tyrant': {
    name: 'Styr',
    subname: 'Iron-Fisted Tyrant',
    faction: 'free-folk',
    cost: 4,
    character: 'Styr',
    abilities: ['fury-of-the-thenns'],
  },
  'ygritte-kissed-by-fire': {
    name: 'Ygritte',
    subname: 'Kissed by Fire',
    faction: 'free-folk',
    cost: 4,
    character: 'Ygritte',
    abilities: ['spearwifes-guile'],
  },
  'lady-dalla-wife-and-council': {
    name: 'Lady Dalla',
    subname: 'Wife and Council',
    faction: 'free-folk',
    cost: 4,
    character: 'Lady Dalla',
    abilities: ['spearwife-council'],
  },
  'mance-rayder-deceptive-bard': {
    name: 'Mance Rayder',
    subname: 'Deceptive Bard',
    faction: 'free-folk',
    cost: 5,
    character: 'Mance Rayder',
    abilities: ['intrigue-and-subterfuge-mance', 'disrupt-communication'],
  },
  'jon-snow-turncloak-crow': {
    name: 'Jon Snow',
    subname: 'Turncloak Crow',
    faction: 'free-folk',
    cost: 4,
    character: 'Jon Snow',
    abilities: ['northern-resilience', 'southern-discipline'],
  },
};

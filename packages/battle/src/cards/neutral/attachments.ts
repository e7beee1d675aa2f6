/** Neutral: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'dreadfort-captain-neutral': {
    name: 'Dreadfort Captain', faction: 'neutral', type: 'infantry', cost: 1,
    abilities: ['prey-on-fear'],
  },
  'ramsay-snow-the-bastard-of-bolton': {
    name: 'Ramsay Snow', subname: 'The Bastard of Bolton', faction: 'neutral', type: 'infantry', cost: 0, character: 'Ramsay Snow',
    abilities: ['affiliation-house-bolton', 'horrific-visage'],
    commands: ['our-blades-are-sharp-neutral', 'cruel-methods-neutral', 'sadistic-games-neutral'],
  },
  'ramsay-snow-sadist-neutral': {
    name: 'Ramsay Snow', subname: 'Sadist', faction: 'neutral', type: 'infantry', cost: 2, character: 'Ramsay Snow',
    abilities: ['affiliation-house-bolton', 'fueled-by-slaughter', 'intimidating-presence'],
  },
  'theon-greyjoy-reek-neutral': {
    name: 'Theon Greyjoy', subname: 'Reek', faction: 'neutral', type: 'infantry', cost: 0, character: 'Theon Greyjoy',
    requires: { character: 'Ramsay Snow' }, joins: { character: 'Ramsay Snow' }, overLimit: true,
    abilities: ['set-an-example'],
  },
  'brienne-maiden-of-tarth': {
    name: 'Brienne', subname: 'Maiden of Tarth', faction: 'neutral', type: 'infantry', cost: 2, character: 'Brienne',
    abilities: ['knightly-vow', 'stalwart'],
  },
  'bronn-the-sellsword': {
    name: 'Bronn', subname: 'The Sellsword', faction: 'neutral', type: 'infantry', cost: 1, character: 'Bronn',
    abilities: ['loyalty-through-coin', 'motivated-by-coin'],
  },
  'bolton-flayer-neutral': {
    name: 'Bolton Flayer', faction: 'neutral', type: 'infantry', cost: 1,
    abilities: ['spread-fear'],
  },
  'vargo-hoat-the-goat-of-harrenhal': {
    name: 'Vargo Hoat', subname: 'The Goat of Harrenhal', faction: 'neutral', type: 'infantry', cost: 0, character: 'Vargo Hoat',
    abilities: ['threaten', 'affiliation-bloody-mummers', 'sadistic-mutilation'],
    commands: ['the-cripplers-infamy', 'careless-aggression', 'exploit-weakness-neutral'],
  },
  'vargo-hoat-the-crippler': {
    name: 'Vargo Hoat', subname: 'The Crippler', faction: 'neutral', type: 'infantry', cost: 2, character: 'Vargo Hoat',
    abilities: ['sadistic-mutilation', 'vicious', 'weaken-resolve'],
  },
  'daario-naharis-stormcrow-captain-neutral': {
    name: 'Daario Naharis', subname: 'Stormcrow Captain', faction: 'neutral', type: 'infantry', cost: 0, character: 'Daario Naharis',
    abilities: ['affiliation-stormcrows', 'improved-armaments', 'motivated-by-coin'],
    commands: ['sellsword-negotiations-neutral', 'sellsword-bravado-neutral', 'reckless-strikes-neutral'],
  },
  'daario-naharis-reckless-mercenary-neutral': {
    name: 'Daario Naharis', subname: 'Reckless Mercenary', faction: 'neutral', type: 'infantry', cost: 1, character: 'Daario Naharis',
    abilities: ['reckless-strikes', 'dauntless'],
  },
  'jaqen-hghar-unnamed': {
    name: "Jaqen H'ghar", subname: 'Unnamed', faction: 'neutral', type: 'infantry', cost: 1, character: "Jaqen H'ghar",
    abilities: ['taking-a-new-name'],
  },
  'stormcrow-lieutenant-neutral': {
    name: 'Stormcrow Lieutenant', faction: 'neutral', type: 'infantry', cost: 1,
    abilities: ['improved-armaments'],
  },
  'roose-bolton-the-leech-lord': {
    name: 'Roose Bolton', subname: 'The Leech Lord', faction: 'neutral', type: 'infantry', cost: 0, character: 'Roose Bolton',
    abilities: ['spread-fear', 'affiliation-house-bolton', 'prey-on-fear'],
    commands: ['a-flayed-man-has-no-secrets-neutral', 'fear-keeps-a-man-alive-neutral', 'whispered-threats-neutral'],
  },
  'fortune-seeker': {
    name: 'Fortune Seeker', faction: 'neutral', type: 'cavalry', cost: 1,
    abilities: ['dauntless', 'motivated-by-coin'],
  },
  'glory-seeker': {
    name: 'Glory Seeker', faction: 'neutral', type: 'cavalry', cost: 1,
    abilities: ['iron-resolve', 'stubborn-tenacity'],
  },
  'golden-company-officer': {
    name: 'Golden Company Officer', faction: 'neutral', type: 'infantry', cost: 1,
    abilities: ['affiliation-golden-company', 'boisterous-charisma'],
  },
  'lysene-bosun': {
    name: 'Lysene Bosun', faction: 'neutral', type: 'infantry', cost: 1,
    abilities: ['interrogate', 'domineering-pride'],
  },
  'arya-stark-fugitive-princess': {
    name: 'Arya Stark', subname: 'Fugitive Princess', faction: 'neutral', type: 'infantry', cost: 1, character: 'Arya Stark',
    requires: { card: 'sandor-clegane-fugitive-bodyguard' },
    abilities: ['names-on-the-list'],
  },
  'sandor-clegane-fugitive-bodyguard': {
    name: 'Sandor Clegane', subname: 'Fugitive Bodyguard', faction: 'neutral', type: 'infantry', cost: 1, character: 'Sandor Clegane',
    abilities: ['threaten'],
  },
  'rorge-the-mad-dog-of-saltpans': {
    name: 'Rorge', subname: 'The Mad Dog of Saltpans', faction: 'neutral', type: 'infantry', cost: 2, character: 'Rorge',
    abilities: ['incite', 'elusive-escape'],
  },
  'biter-rorges-mad-dog': {
    name: 'Biter', subname: "Rorge's Mad Dog", faction: 'neutral', type: 'infantry', cost: 0, character: 'Biter',
    requires: { character: 'Rorge' },
    abilities: ['gang-up'],
  },
  'jokin-stormcrow-captain': {
    name: 'Jokin', subname: 'Stormcrow Captain', faction: 'neutral', type: 'infantry', cost: 0, character: 'Jokin',
    abilities: ['acute-precision'],
    commands: ['brothers-in-arms', 'diversion-tactics-neutral', 'stalwart-mercenaries'],
  },
  'the-widower-stormcrow-captain': {
    name: 'The Widower', subname: 'Stormcrow Captain', faction: 'neutral', type: 'infantry', cost: 0, character: 'The Widower',
    requires: { card: 'jokin-stormcrow-captain' },
    abilities: ['jokins-vassal', 'hold-the-line', 'sundering'],
  },
  'jokin-archer-captain': {
    name: 'Jokin', subname: 'Archer Captain', faction: 'neutral', type: 'infantry', cost: 2, character: 'Jokin',
    abilities: ['acute-precision'],
  },
  'the-widower-second-in-command': {
    name: 'The Widower', subname: 'Second In Command', faction: 'neutral', type: 'infantry', cost: 0, character: 'The Widower',
    requires: { card: 'jokin-archer-captain' },
    abilities: ['jokins-protector', 'sundering'],
  },
};

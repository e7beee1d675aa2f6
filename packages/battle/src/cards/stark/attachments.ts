/** House Stark: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'bran-and-hodor-protector-and-ward': {
    name: 'Bran and Hodor', subname: 'Protector and Ward', faction: 'stark', type: 'infantry', cost: 1, character: 'Bran Stark',
    abilities: ['hodor', 'hodor-hodor-hodor'],
  },
  'meera-reed-cunning-trapper': {
    name: 'Meera Reed', subname: 'Cunning Trapper', faction: 'stark', type: 'infantry', cost: 1, character: 'Meera Reed',
    abilities: ['hidden-traps', 'affiliation-crannogman'],
  },
  'syrio-forel-first-blade-of-braavos': {
    name: 'Syrio Forel', subname: 'First Blade of Braavos', faction: 'stark', type: 'infantry', cost: 1, character: 'Syrio Forel',
    requires: { anyOf: [{ character: 'Eddard Stark' }, { card: 'arya-stark-the-wolf-girl' }] },
    abilities: ['precision', 'water-dance'],
  },
  'osha-spearwife-guardian': {
    name: 'Osha', subname: 'Spearwife Guardian', faction: 'stark', type: 'infantry', cost: 0, character: 'Osha',
    requires: { character: 'Rickon Stark' }, joins: { character: 'Rickon Stark' }, overLimit: true,
    abilities: ['counterstrike', 'stubborn-tenacity'],
  },
  'brynden-tully-outrider-commander': {
    name: 'Brynden Tully', subname: 'Outrider Commander', faction: 'stark', type: 'cavalry', cost: 0, character: 'Brynden Tully',
    abilities: ['sentinel', 'elusive-escape'],
    commands: ['ride-by-attack-stark', 'ride-them-down-stark', 'marshal-stark'],
  },
  'brynden-tully-vanguard-infiltrator': {
    name: 'Brynden Tully', subname: 'Vanguard Infiltrator', faction: 'stark', type: 'cavalry', cost: 1, character: 'Brynden Tully',
    abilities: ['mark-target', 'outflank'],
  },
  'crannogman-survivalist': {
    name: 'Crannogman Survivalist', faction: 'stark', type: 'infantry', cost: 1, limit: 2, overLimit: true,
    abilities: ['elusive-escape', 'pathfinder'],
    discount: { less: 'all', firstOf: 'Crannogman Survivalist', with: { card: 'howland-reed-lord-of-the-crannogs' } },
  },
  'winterfell-champion': {
    name: 'Winterfell Champion', faction: 'stark', type: 'infantry', cost: 1, limit: 2, abilities: ['winterfells-wrath'],
    discount: { less: 'all', firstOf: 'Winterfell Champion', with: { card: 'eddard-stark-lord-of-winterfell' } },
  },
  'crannogman-warden': {
    name: 'Crannogman Warden', faction: 'stark', type: 'infantry', cost: 1, abilities: ['overwatch'],
  },
  'rickon-stark-prince-of-winterfell': {
    name: 'Rickon Stark', subname: 'Prince of Winterfell', faction: 'stark', type: 'infantry', cost: 1,
    character: 'Rickon Stark', abilities: ['valuable-captive-rickon-stark'],
  },
  'jaqen-hghar-mysterious-prisoner': {
    name: "Jaqen H'ghar", subname: 'Mysterious Prisoner', faction: 'stark', type: 'infantry', cost: 1,
    character: "Jaqen H'ghar", requires: { character: 'Arya Stark' }, givenAway: 'before-deployment',
    abilities: ['a-man-freed-a-name-owed'],
  },
  'jojen-reed-greensight': {
    name: 'Jojen Reed', subname: 'Greensight', faction: 'stark', type: 'infantry', cost: 1, character: 'Jojen Reed',
    abilities: ['affiliation-crannogman', 'jojens-greensight'],
  },
  'robb-stark-the-wolf-lord': {
    name: 'Robb Stark', subname: 'The Wolf Lord', faction: 'stark', type: 'infantry', cost: 0, character: 'Robb Stark',
    abilities: ['tactical-reposition', 'enhanced-mobility', 'regroup'],
    commands: ['sudden-retreat', 'superior-positioning', 'hit-and-run'],
  },
  'greatjon-umber-lord-of-last-hearth': {
    name: 'Greatjon Umber', subname: 'Lord of Last Hearth', faction: 'stark', type: 'infantry', cost: 0, character: 'Greatjon Umber',
    abilities: ['overrun', 'reckless-heroism', 'affiliation-house-umber'],
    commands: ['berserker-tactics', 'lash-out', 'last-stand'],
  },
  'umber-champion': {
    name: 'Umber Champion', faction: 'stark', type: 'infantry', cost: 1, abilities: ['incite', 'furious-charge'],
  },
  'sworn-sword-captain': {
    name: 'Sworn Sword Captain', faction: 'stark', type: 'infantry', cost: 1, abilities: ['martial-training'],
  },
  'greatjon-umber-fierce-bannerman': {
    name: 'Greatjon Umber', subname: 'Fierce Bannerman', faction: 'stark', type: 'infantry', cost: 2, character: 'Greatjon Umber',
    abilities: ['to-the-last', 'furious-charge'],
  },
  'robb-stark-the-young-wolf': {
    name: 'Robb Stark', subname: 'The Young Wolf', faction: 'stark', type: 'infantry', cost: 2, character: 'Robb Stark',
    abilities: ['swift-retreat', 'enhanced-mobility'],
  },
  'brynden-tully-the-blackfish': {
    name: 'Brynden Tully', subname: 'The Blackfish', faction: 'stark', type: 'infantry', cost: 0, character: 'Brynden Tully',
    abilities: ['affiliation-house-tully', 'stalwart', 'stand-your-ground'],
    commands: ['set-for-charge-stark', 'refuse-to-yield-stark', 'war-cry-stark'],
  },
  'brynden-tully-unyielding-knight': {
    name: 'Brynden Tully', subname: 'Unyielding Knight', faction: 'stark', type: 'infantry', cost: 1, character: 'Brynden Tully',
    abilities: ['affiliation-house-tully', 'dauntless', 'iron-resolve'],
  },
  'eddard-stark-lord-of-winterfell': {
    name: 'Eddard Stark', subname: 'Lord of Winterfell', faction: 'stark', type: 'infantry', cost: 0, character: 'Eddard Stark',
    abilities: ['rally-cry', 'iron-resolve'],
    commands: ['northern-defiance', 'lead-by-example-stark', 'fury-for-the-fallen'],
  },
  'maege-mormont-the-she-bear': {
    name: 'Maege Mormont', subname: 'The She-Bear', faction: 'stark', type: 'infantry', cost: 1, character: 'Maege Mormont',
    abilities: ['go-down-fighting', 'unyielding'],
  },
  'mormont-veteran': {
    name: 'Mormont Veteran', faction: 'stark', type: 'infantry', cost: 1, abilities: ['hardened'],
  },
  'winterfell-guardian': {
    name: 'Winterfell Guardian', faction: 'stark', type: 'cavalry', cost: 1, abilities: ['dauntless', 'stubborn-tenacity'],
  },
  'loyalist-captain': {
    name: 'Loyalist Captain', faction: 'stark', type: 'infantry', cost: 1, abilities: ['furious-charge', 'superior-numbers'],
  },
  'rickard-karstark-vengeful-bannerman': {
    name: 'Rickard Karstark', subname: 'Vengeful Bannerman', faction: 'stark', type: 'infantry', cost: 1, character: 'Rickard Karstark',
    abilities: ['stark-fury', 'uncontrolled-rage'],
  },
  'maege-mormont-lady-of-bear-island': {
    name: 'Maege Mormont', subname: 'Lady of Bear Island', faction: 'stark', type: 'infantry', cost: 0, character: 'Maege Mormont',
    abilities: ['affiliation-house-mormont', 'battle-scars'],
    commands: ['here-we-stand', 'support-of-bear-island', 'sustained-assault-stark'],
  },
  'rodrik-cassel-master-at-arms': {
    name: 'Rodrik Cassel', subname: 'Master-at-Arms', faction: 'stark', type: 'infantry', cost: 0, character: 'Rodrik Cassel',
    abilities: ['mark-target', 'boldness-and-courage'],
    commands: ['combat-prowess-stark', 'martial-superiority-stark', 'press-the-advantage'],
  },
  'rickard-karstark-lord-of-karhold': {
    name: 'Rickard Karstark', subname: 'Lord of Karhold', faction: 'stark', type: 'infantry', cost: 0, character: 'Rickard Karstark',
    abilities: ['affiliation-house-karstark', 'superior-numbers', 'fueled-by-slaughter'],
    commands: ['taunt-stark', 'a-need-for-vengeance-stark', 'karstark-retribution'],
  },
  'howland-reed-lord-of-the-crannogs': {
    name: 'Howland Reed', subname: 'Lord of the Crannogs', faction: 'stark', type: 'infantry', cost: 0, character: 'Howland Reed',
    abilities: ['superior-flanking', 'affiliation-crannogman', 'disrupt'],
    commands: ['crannog-traps', 'bog-devil-ambush', 'the-threat-unseen'],
  },
};

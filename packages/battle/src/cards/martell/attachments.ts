/** House Martell: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'oberyn-martell-prince-of-dorne': {
    name: 'Oberyn Martell', subname: 'Prince of Dorne', faction: 'martell', type: 'infantry', cost: 0, character: 'Oberyn Martell',
    commands: ['unexpected-exhaustion', 'intercept-orders-martell', 'vipers-infamy'],
    abilities: ['manticore-venom', 'precision', 'vipers-fangs'],
  },
  'oberyn-martell-the-snake': {
    name: 'Oberyn Martell', subname: 'The Snake', faction: 'martell', type: 'infantry', cost: 2, character: 'Oberyn Martell',
    abilities: ['expert-duelist', 'vipers-fangs'],
  },
  'areo-hotah-captain-of-the-guard': {
    name: 'Areo Hotah', subname: 'Captain of The Guard', faction: 'martell', type: 'infantry', cost: 0, character: 'Areo Hotah',
    requires: { card: 'doran-martell-lord-of-sunspear' },
    abilities: ['coordinated-assault', 'furious-charge', 'duty-to-the-crown'],
  },
  'areo-hotah-dutiful-juggernaut': {
    name: 'Areo Hotah', subname: 'Dutiful Juggernaut', faction: 'martell', type: 'infantry', cost: 1, character: 'Areo Hotah',
    requires: { card: 'doran-martell-prince-of-dorne' },
    abilities: ['battle-plan', 'mark-target'],
  },
  'dervish-captain': {
    name: 'Dervish Captain', faction: 'martell', type: 'infantry', cost: 2,
    abilities: ['sow-discord', 'disrupt'],
  },
  'spearmen-captain': {
    name: 'Spearmen Captain', faction: 'martell', type: 'infantry', cost: 1,
    abilities: ['threaten'],
  },
  spearlord: {
    name: 'Spearlord', faction: 'martell', type: 'infantry', cost: 1,
    abilities: ['boldness-and-courage'],
  },
  'obara-sand-eldest-sister': {
    name: 'Obara Sand', subname: 'Eldest Sister', faction: 'martell', type: 'infantry', cost: 0, character: 'Obara Sand',
    commands: ['sustained-assault-martell', 'reckless-strikes-martell-obara-sand', 'desert-preparation'],
    abilities: ['reckless-heroism', 'fueled-by-slaughter', 'sundering'],
  },
  'obara-sand-sand-snake': {
    name: 'Obara Sand', subname: 'Sand Snake', faction: 'martell', type: 'infantry', cost: 1, character: 'Obara Sand',
    abilities: ['furious-charge', 'sundering', 'uncontrolled-rage'],
  },
  'nymeria-sand-sand-snake': {
    name: 'Nymeria Sand', subname: 'Sand Snake', faction: 'martell', type: 'infantry', cost: 1, character: 'Nymeria Sand',
    abilities: ['advantage-strike', 'dornish-vengeance'],
  },
  'elia-sand-sand-snake': {
    name: 'Elia Sand', subname: 'Sand Snake', faction: 'martell', type: 'infantry', cost: 1, character: 'Elia Sand',
    abilities: ['precision', 'boisterous-charisma'],
  },
  'harmen-uller-dornish-envoy': {
    name: 'Harmen Uller', subname: 'Dornish Envoy', faction: 'martell', type: 'infantry', cost: 1, character: 'Harmen Uller',
    abilities: ['dornish-conviction', 'reinforcements'],
  },
  'harmen-uller-lord-of-hellholt': {
    name: 'Harmen Uller', subname: 'Lord of Hellholt', faction: 'martell', type: 'infantry', cost: 0, character: 'Harmen Uller',
    commands: ['set-for-charge-martell', 'battle-endurance-martell', 'spiteful-truce'],
    abilities: ['iron-resolve', 'reinforcements'],
  },
  'arys-oakheart-the-white-knight': {
    name: 'Arys Oakheart', subname: 'The White Knight', faction: 'martell', type: 'infantry', cost: 1, character: 'Arys Oakheart',
    abilities: ['protection-of-the-crown'],
  },
  'quentyn-martell-prince-of-dorne': {
    name: 'Quentyn Martell', subname: 'Prince Of Dorne', faction: 'martell', type: 'infantry', cost: 1, character: 'Quentyn Martell',
    overLimit: true,
    abilities: ['outflank'],
  },
  'gerold-dayne-knight-of-high-hermitage': {
    name: 'Gerold Dayne', subname: 'Knight Of High Hermitage', faction: 'martell', type: 'infantry', cost: 1, character: 'Gerold Dayne',
    abilities: ['incite', 'furious-charge'],
  },
  'edric-dayne-lord-of-starfall': {
    name: 'Edric Dayne', subname: 'Lord Of Starfall', faction: 'martell', type: 'infantry', cost: 1, character: 'Edric Dayne',
    overLimit: true,
    abilities: ['true-conviction-martell', 'dauntless'],
  },
  'daemon-sand-bastard-of-godsgrace': {
    name: 'Daemon Sand', subname: 'Bastard Of Godsgrace', faction: 'martell', type: 'infantry', cost: 1, character: 'Daemon Sand',
    abilities: ['unsuspecting-charge'],
  },
  'daemon-sand-vengeful-knight': {
    name: 'Daemon Sand', subname: 'Vengeful Knight', faction: 'martell', type: 'infantry', cost: 0, character: 'Daemon Sand',
    commands: ['a-need-for-vengeance-martell', 'coordinated-plotting', 'pathetic-attempt-martell'],
    abilities: ['intimidation-of-the-crown', 'rally-cry'],
  },
  'gerold-dayne-darkstar': {
    name: 'Gerold Dayne', subname: 'Darkstar', faction: 'martell', type: 'infantry', cost: 0, character: 'Gerold Dayne',
    commands: ['lone-knight', 'coup-attempt', 'reckless-strikes-martell-gerold-dayne'],
    abilities: ['martial-training', 'boldness-and-courage'],
  },
  'high-hermitage-sentinel': {
    name: 'High Hermitage Sentinel', faction: 'martell', type: 'infantry', cost: 1,
    abilities: ['ambush', 'enhanced-mobility'],
  },
};

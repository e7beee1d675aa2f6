/** Free Folk: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'tormund-giantsbane-thunderfist': {
    name: 'Tormund Giantsbane', subname: 'Thunderfist', faction: 'free-folk', type: 'infantry', cost: 0, character: 'Tormund Giantsbane',
    abilities: ['overrun', 'sundering'],
    commands: ['rush-of-aggression-free-folk', 'counter-assault', 'devastating-impact-free-folk'],
  },
  'tormund-giantsbane-tall-talker-horn-blower-breaker-of-ice': {
    name: 'Tormund Giantsbane', subname: 'Tall-Talker, Horn-Blower, Breaker of Ice', faction: 'free-folk', type: 'infantry', cost: 2, character: 'Tormund Giantsbane',
    abilities: ['war-cry', 'stalwart'],
  },
  'mance-rayder-king-beyond-the-wall': {
    name: 'Mance Rayder', subname: 'King Beyond the Wall', faction: 'free-folk', type: 'infantry', cost: 0, character: 'Mance Rayder',
    abilities: ['counterstrategy', 'boisterous-charisma', 'inspiring-presence'],
    commands: ['wildling-diplomacy', 'predictable-maneuvers-free-folk', 'the-long-plan'],
  },
  'raid-leader': {
    name: 'Raid Leader', faction: 'free-folk', type: 'infantry', cost: 1,
    abilities: ['gang-up'],
  },
  'cave-dweller-alpha': {
    name: 'Cave Dweller Alpha', faction: 'free-folk', type: 'infantry', cost: 1,
    abilities: ['incite'],
  },
  'spearwife-matriarch': {
    name: 'Spearwife Matriarch', faction: 'free-folk', type: 'infantry', cost: 1,
    abilities: ['swift-retreat'],
  },
  skinchanger: {
    name: 'Skinchanger', faction: 'free-folk', type: 'infantry', cost: 1,
    abilities: ['bonded-skinchanger'],
  },
  'chosen-of-styr': {
    name: 'Chosen of Styr', faction: 'free-folk', type: 'infantry', cost: 1,
    abilities: ['furious-charge', 'go-down-fighting'],
  },
  'styr-magnar-of-thenn': {
    name: 'Styr', subname: 'Magnar of Thenn', faction: 'free-folk', type: 'infantry', cost: 0, character: 'Styr',
    abilities: ['thenn-supremacy', 'iron-resolve'],
    commands: ['bitter-demise', 'thenn-defiance', 'styrs-vengeance'],
  },
  'champion-of-bone': {
    name: 'Champion of Bone', faction: 'free-folk', type: 'infantry', cost: 1,
    abilities: ['intimidating-presence'],
  },
  'rattleshirt-the-lord-of-bones': {
    name: 'Rattleshirt', subname: 'The Lord of Bones', faction: 'free-folk', type: 'infantry', cost: 0, character: 'Rattleshirt',
    abilities: ['trophy-hunter', 'trophy-collector', 'intimidating-presence'],
    commands: ['bloody-trophies', 'weapon-trophies', 'armor-trophies'],
  },
  'rattleshirt-ruthless-slaughterer': {
    name: 'Rattleshirt', subname: 'Ruthless Slaughterer', faction: 'free-folk', type: 'infantry', cost: 2, character: 'Rattleshirt',
    abilities: ['fueled-by-slaughter', 'intimidating-presence'],
  },
  'harma-vanguard-commander': {
    name: 'Harma', subname: 'Vanguard Commander', faction: 'free-folk', type: 'infantry', cost: 0, character: 'Harma',
    abilities: ['superior-flanking', 'enhanced-mobility'],
    commands: ['hit-and-run-free-folk', 'feinting-maneuver-free-folk', 'swift-reposition-free-folk'],
  },
  'harma-the-dogshead': {
    name: 'Harma', subname: 'The Dogshead', faction: 'free-folk', type: 'infantry', cost: 2, character: 'Harma',
    abilities: ['sentinel', 'enhanced-mobility'],
  },
  'harmas-bannerman': {
    name: "Harma's Bannerman", faction: 'free-folk', type: 'infantry', cost: 1, character: "Harma's Bannerman",
    requires: { character: 'Harma' }, overLimit: true,
    abilities: ['harmas-vassal', 'regroup', 'tactical-reposition'],
  },
  'the-weeper-horrific-butcher': {
    name: 'The Weeper', subname: 'Horrific Butcher', faction: 'free-folk', type: 'infantry', cost: 0, character: 'The Weeper',
    abilities: ['grisly-example', 'weaken-resolve', 'vicious'],
    commands: ['cruel-methods-free-folk', 'price-of-failure-free-folk', 'bloody-beheadings-free-folk'],
  },
  'the-weeper-cruel-tyrant': {
    name: 'The Weeper', subname: 'Cruel Tyrant', faction: 'free-folk', type: 'infantry', cost: 1, character: 'The Weeper',
    abilities: ['grisly-example', 'vicious'],
  },
  'ygritte-spearwife-archer': {
    name: 'Ygritte', subname: 'Spearwife Archer', faction: 'free-folk', type: 'infantry', cost: 2, character: 'Ygritte',
    abilities: ['mark-target', 'disrupt'],
  },
  'jarl-advance-raid-leader': {
    name: 'Jarl', subname: 'Advance Raid Leader', faction: 'free-folk', type: 'infantry', cost: 1, character: 'Jarl',
    overLimit: true,
    abilities: ['outflank'],
  },
  'walrus-clan-chieftain': {
    name: 'Walrus Clan Chieftain', faction: 'free-folk', type: 'infantry', cost: 1,
    abilities: ['hardened', 'iron-resolve'],
  },
  'the-great-walrus-steeled-through-ice-and-snow': {
    name: 'The Great Walrus', subname: 'Steeled Through Ice and Snow', faction: 'free-folk', type: 'infantry', cost: 1, character: 'The Great Walrus',
    abilities: ['battle-scars'],
  },
  'jon-snow-the-crow-come-over': {
    name: 'Jon Snow', subname: 'The Crow-Come-Over', faction: 'free-folk', type: 'infantry', cost: 2, character: 'Jon Snow',
    abilities: ['reckless-heroism', 'southern-knowledge'],
  },
  'borroq-boar-skinchanger': {
    name: 'Borroq', subname: 'Boar Skinchanger', faction: 'free-folk', type: 'infantry', cost: 2, character: 'Borroq',
    abilities: ['hidden-traps', 'stalwart'],
  },
  'the-great-walrus-lord-of-the-frozen-shore': {
    name: 'The Great Walrus', subname: 'Lord of the Frozen Shore', faction: 'free-folk', type: 'infantry', cost: 0, character: 'The Great Walrus',
    abilities: ['affiliation-frozen-shore', 'go-down-fighting', 'hardened'],
    commands: ['battle-endurance-free-folk', 'frozen-shore-resilience', 'walrus-strength'],
  },
  'mance-rayder-abel-the-bard': {
    name: 'Mance Rayder', subname: 'Abel The Bard', faction: 'free-folk', type: 'infantry', cost: 2, character: 'Mance Rayder',
    givenAway: 'before-deployment',
    abilities: ['camp-followers', 'sabotage-and-subvert'],
  },
};

/** Night's Watch: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'jeor-mormont-997th-lord-commander': {
    name: 'Jeor Mormont', subname: '997th Lord Commander', faction: 'nights-watch', type: 'infantry', cost: 0, character: 'Jeor Mormont',
    abilities: ['stay-at-your-posts', 'stand-your-ground'],
    commands: ['and-now-my-watch-begins', 'live-and-die-at-my-post', 'night-gathers'],
  },
  'jon-snow-998th-lord-commander': {
    name: 'Jon Snow', subname: '998th Lord Commander', faction: 'nights-watch', type: 'infantry', cost: 0, character: 'Jon Snow',
    abilities: ['boldness-and-courage', 'furious-charge'],
    commands: ['it-shall-not-end-until-my-death', 'stand-united-brothers', 'for-the-watch'],
  },
  'jon-snow-lord-snow': {
    name: 'Jon Snow', subname: '"Lord Snow"', faction: 'nights-watch', type: 'infantry', cost: 2, character: 'Jon Snow',
    abilities: ['reckless-heroism', 'war-cry'],
  },
  'watch-recruiter': {
    name: 'Watch Recruiter', faction: 'nights-watch', type: 'infantry', cost: 1, abilities: ['incite', 'reinforcements'],
  },
  'alliser-thorne-vindictive-overseer': {
    name: 'Alliser Thorne', subname: 'Vindictive Overseer', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Alliser Thorne',
    abilities: ['iron-resolve', 'stubborn-tenacity'],
  },
  'grenn-aurochs': {
    name: 'Grenn', subname: 'Aurochs', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Grenn', abilities: ['taunt'],
  },
  'pypar-monkey': {
    name: 'Pypar', subname: 'Monkey', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Pypar',
    overLimit: { beside: 'Grenn' }, abilities: ['swift-retreat'],
  },
  'qhorin-halfhand-grizzled-ranger': {
    name: 'Qhorin Halfhand', subname: 'Grizzled Ranger', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Qhorin Halfhand',
    abilities: ['battle-scars', 'go-down-fighting'],
  },
  'othell-yarwyck-spotter': {
    name: 'Othell Yarwyck', subname: 'Spotter', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Othell Yarwyck',
    abilities: ['improved-defenses-nights-watch', 'spotter'],
  },
  'scorpion-modifications-othell-yarwyck': {
    name: 'Scorpion Modifications', faction: 'nights-watch', type: 'war-machine', cost: 1, requires: { character: 'Othell Yarwyck' },
    joins: { card: 'builder-scorpion-crew' }, liftsLimitOf: 'builder-scorpion-crew', abilities: ['stake-mountings'],
  },
  'senior-builder': {
    name: 'Senior Builder', faction: 'nights-watch', type: 'infantry', cost: 1,
    abilities: ['improved-defenses-nights-watch', 'stake-building'],
  },
  'hardened-ranger': {
    name: 'Hardened Ranger', faction: 'nights-watch', type: 'infantry', cost: 1, abilities: ['furious-charge', 'elusive-escape'],
  },
  'scorpion-modifications-builder': {
    name: 'Scorpion Modifications', faction: 'nights-watch', type: 'war-machine', cost: 1, requires: { card: 'senior-builder' },
    joins: { card: 'builder-scorpion-crew' }, abilities: ['overwatch'],
  },
  'othell-yarwyck-first-builder': {
    name: 'Othell Yarwyck', subname: 'First Builder', faction: 'nights-watch', type: 'infantry', cost: 0, character: 'Othell Yarwyck',
    abilities: ['affiliation-builder', 'hardened', 'spotter'],
    commands: ['honed-enhancement', 'rapid-construction', 'serrated-enhancement'],
  },
  'benjen-stark-wolf-of-the-wall': {
    name: 'Benjen Stark', subname: 'Wolf of the Wall', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Benjen Stark',
    abilities: ['sentinel', 'ambush'],
  },
  'coldhands-enigmatic-guide': {
    name: 'Coldhands', subname: 'Enigmatic Guide', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Coldhands',
    requires: { without: [{ character: 'Benjen Stark' }] }, abilities: ['outflank', 'pathfinder'],
  },
  'samwell-tarly-sam-the-slayer': {
    name: 'Samwell Tarly', subname: 'Sam The Slayer', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Samwell Tarly',
    abilities: ['battle-plan', 'bookkeeping-samwell-tarly'],
  },
  'coldhands-former-crow': {
    name: 'Coldhands', subname: 'Former Crow', faction: 'nights-watch', type: 'cavalry', cost: 1, character: 'Coldhands',
    requires: { without: [{ character: 'Benjen Stark' }] }, abilities: ['sentinel', 'intimidating-presence'],
  },
  'benjen-stark-first-ranger': {
    name: 'Benjen Stark', subname: 'First Ranger', faction: 'nights-watch', type: 'infantry', cost: 0, character: 'Benjen Stark',
    abilities: ['stark-fury', 'affiliation-ranger', 'enhanced-mobility'],
    commands: ['hit-and-run-nights-watch', 'lying-in-wait', 'hunters-insight-first-ranger'],
  },
  'cotter-pyke-ironborn-brother': {
    name: 'Cotter Pyke', subname: 'Ironborn Brother', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Cotter Pyke',
    abilities: ['reckless-heroism', 'furious-charge'],
  },
  'yoren-harsh-recruiter': {
    name: 'Yoren', subname: 'Harsh Recruiter', faction: 'nights-watch', type: 'infantry', cost: 2, character: 'Yoren',
    abilities: ['incite', 'intimidating-presence', 'reinforcements'],
  },
  'satin-commanders-steward': {
    name: 'Satin', subname: "Commander's Steward", faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Satin',
    overLimit: true, abilities: ['commanders-vassal'],
  },
  'satin-brave-recruit': {
    name: 'Satin', subname: 'Brave Recruit', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Satin',
    overLimit: true, abilities: ['dauntless'],
  },
  'eddison-tollett-dolorous-edd': {
    name: 'Eddison Tollett', subname: 'Dolorous Edd', faction: 'nights-watch', type: 'infantry', cost: 1, character: 'Eddison Tollett',
    abilities: ['gallows-humor'],
  },
  'benjen-stark-beyond-the-wall': {
    name: 'Benjen Stark', subname: 'Beyond The Wall', faction: 'nights-watch', type: 'cavalry', cost: 0, character: 'Benjen Stark',
    joins: { family: 'ranger' }, abilities: ['hidden-traps', 'ranging-specialist', 'disrupt'],
    commands: ['hunters-insight-beyond-the-wall', 'marshal-nights-watch', 'ride-by-attack-nights-watch'],
  },
  'watch-marshal': {
    name: 'Watch Marshal', faction: 'nights-watch', type: 'cavalry', cost: 1, limit: 2,
    abilities: ['adaptive-planning', 'swift-retreat'],
  },
  'watch-captain': {
    name: 'Watch Captain', faction: 'nights-watch', type: 'infantry', cost: 2, abilities: ['boldness-and-courage', 'relentless'],
  },
  'cotter-pyke-eastwatch-commander': {
    name: 'Cotter Pyke', subname: 'Eastwatch Commander', faction: 'nights-watch', type: 'infantry', cost: 0, character: 'Cotter Pyke',
    abilities: ['reckless-heroism', 'fueled-by-slaughter'],
    commands: ['assault-orders-nights-watch', 'pyke-aggression', 'reckless-strikes-nights-watch'],
  },
  'alliser-thorne-master-at-arms': {
    name: 'Alliser Thorne', subname: 'Master-at-Arms', faction: 'nights-watch', type: 'infantry', cost: 0, character: 'Alliser Thorne',
    abilities: ['threaten', 'vicious', 'prey-on-fear'],
    commands: ['pathetic-attempt-nights-watch', 'seeing-their-flaws-nights-watch', 'price-of-failure-nights-watch'],
  },
  'donal-noye-defender-of-castle-black': {
    name: 'Donal Noye', subname: 'Defender of Castle Black', faction: 'nights-watch', type: 'infantry', cost: 0, character: 'Donal Noye',
    abilities: ['shield-wall', 'improved-armaments'],
    commands: ['defensive-formation', 'refuse-to-yield-nights-watch', 'lash-out-nights-watch'],
  },
  'ser-denys-mallister-shadow-tower-commander': {
    name: 'Ser Denys Mallister', subname: 'Shadow Tower Commander', faction: 'nights-watch', type: 'infantry', cost: 0, character: 'Ser Denys Mallister',
    abilities: ['knightly-vow', 'dutiful-commander'],
    commands: ['adaptive-methods-nights-watch', 'combat-prowess-nights-watch', 'tempered-by-duty'],
  },
};

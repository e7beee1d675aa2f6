/** House Bolton: attachments. */
import type { AttachmentCard } from '../card.ts';

/** The first Bastard's Boy of an army is free, whichever it is. */
const BOYS = { less: 'all', firstOf: "Bastard's Boy" } as const;

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'ramsay-snow-spiteful-heir': {
    name: 'Ramsay Snow', subname: 'Spiteful Heir', faction: 'bolton', type: 'infantry', cost: 0, character: 'Ramsay Snow',
    abilities: ['horrific-visage', 'prey-on-fear'],
    commands: ['skin-collection', 'opportunist-bolton', 'spoils-in-flesh'],
  },
  'roose-bolton-lord-of-the-dreadfort': {
    name: 'Roose Bolton', subname: 'Lord of the Dreadfort', faction: 'bolton', type: 'infantry', cost: 0, character: 'Roose Bolton',
    abilities: ['spread-fear', 'intimidating-presence'],
    commands: ['whispered-threats-bolton', 'seeing-their-flaws-bolton', 'dreadfort-secrets'],
  },
  'ramsay-snow-sadist': {
    name: 'Ramsay Snow', subname: 'Sadist', faction: 'bolton', type: 'infantry', cost: 2, character: 'Ramsay Snow',
    abilities: ['fueled-by-slaughter', 'intimidating-presence'],
  },
  'theon-greyjoy-reek': {
    name: 'Theon Greyjoy', subname: 'Reek', faction: 'bolton', type: 'infantry', cost: 0, character: 'Theon Greyjoy',
    requires: { character: 'Ramsay Snow' }, joins: { character: 'Ramsay Snow' }, overLimit: true,
    abilities: ['set-an-example'],
  },
  'dreadfort-captain': {
    name: 'Dreadfort Captain', faction: 'bolton', type: 'infantry', cost: 1,
    abilities: ['prey-on-fear'],
  },
  'bolton-flayer': {
    name: 'Bolton Flayer', faction: 'bolton', type: 'infantry', cost: 1,
    abilities: ['spread-fear'],
  },
  'ben-bones-kennelmaster': {
    name: 'Ben Bones', subname: 'Kennelmaster', faction: 'bolton', type: 'infantry', cost: 1, character: 'Ben Bones',
    discount: { less: 1, in: 'bastards-girls' },
    abilities: ['sic-em'],
  },
  'damon-dance-for-me-bastards-boy': {
    name: 'Damon Dance-For-Me', subname: "Bastard's Boy", faction: 'bolton', type: 'infantry', cost: 1, character: 'Damon Dance-For-Me',
    discount: BOYS,
    abilities: ['boldness-and-courage'],
  },
  'skinner-bastards-boy': {
    name: 'Skinner', subname: "Bastard's Boy", faction: 'bolton', type: 'infantry', cost: 1, character: 'Skinner',
    discount: BOYS,
    abilities: ['weaken-resolve'],
  },
  'grunt-bastards-boy': {
    name: 'Grunt', subname: "Bastard's Boy", faction: 'bolton', type: 'infantry', cost: 1, character: 'Grunt',
    discount: BOYS,
    abilities: ['resilience'],
  },
  'sour-alyn-bastards-boy': {
    name: 'Sour Alyn', subname: "Bastard's Boy", faction: 'bolton', type: 'infantry', cost: 1, character: 'Sour Alyn',
    discount: BOYS,
    abilities: ['brutal-sadism'],
  },
  'steelshanks-walton-relentless-soldier': {
    name: 'Steelshanks Walton', subname: 'Relentless Soldier', faction: 'bolton', type: 'infantry', cost: 1, character: 'Steelshanks Walton',
    abilities: ['sentinel', 'rooses-vassal'],
  },
  'steelshanks-walton-captain-of-the-guard': {
    name: 'Steelshanks Walton', subname: 'Captain of the Guard', faction: 'bolton', type: 'infantry', cost: 0, character: 'Steelshanks Walton',
    abilities: ['sundering', 'iron-resolve', 'shared-fear'],
    commands: ['price-of-fear', 'rush-of-aggression-bolton', 'taunt-bolton'],
  },
};

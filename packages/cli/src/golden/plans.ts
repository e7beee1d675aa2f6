/**
 * Which games are golden: fifty of each game, so that every game mode and set-up is among them, with players who play by
 * chance and players who mean something, and some who undo choices or withdraw secret answers.
 */
import { MODE_IDS } from '@maester/battle';

export interface Plan {
  /** The name of its file. */
  readonly name: string;
  readonly setup: object;
  /** Who plays, seat by seat, over and over. */
  readonly minds: readonly string[];
  /** Whether choices are taken back now and then. */
  readonly undoes: boolean;
}

const RANDOM = ['random'];
const STEWARD = ['steward'];
const MIXED = ['steward', 'random'];

function numbered(plans: readonly Plan[]): Plan[] {
  return plans.map((plan, i) => ({ ...plan, name: `${String(i + 1).padStart(2, '0')}-${plan.name}` }));
}

function battles(): Plan[] {
  const terrain = ['layout', 'random', 'chosen', 'none'];
  const plan = (kind: string, i: number, mode: string, setup: object, minds: readonly string[]): Plan => ({
    name: `${mode}-${kind}`,
    setup: { mode, terrain: terrain[i % terrain.length], ...setup },
    minds,
    undoes: i % 3 === 0,
  });
  const four = [SMALL.robb, SMALL.jaime, SMALL.greatjon, SMALL.gregor];
  const sides = [
    ['one', 'three'],
    ['two', 'four'],
  ];
  const free = MODE_IDS.filter((mode) => mode !== 'a-storm-of-swords');
  return numbered([
    ...MODE_IDS.map((mode, i) =>
      plan('30', i, mode, { points: 30, armies: ['stark-30', 'lannister-mountain-30'] }, RANDOM),
    ),
    ...MODE_IDS.map((mode, i) => {
      const large = { points: 40, armies: ['lannister-40', 'stark-40'] };
      const small = { points: 30, armies: ['stark-greatjon-30', 'lannister-30'] };
      return plan(i % 2 === 0 ? '40' : '30-again', i + 1, mode, i % 2 === 0 ? large : small, STEWARD);
    }),
    ...MODE_IDS.map((mode, i) =>
      plan('teams', i + 2, mode, { points: 20, armies: four, sides }, i % 2 === 0 ? RANDOM : MIXED),
    ),
    ...free.map((mode, i) =>
      plan('three', i + 3, mode, { points: 20, armies: four.slice(0, 3) }, i % 2 === 0 ? MIXED : RANDOM),
    ),
    ...free
      .slice(0, 7)
      .map((mode, i) => plan('four', i, mode, { points: 20, armies: four }, i % 2 === 0 ? RANDOM : STEWARD)),
  ]);
}

function wars(): Plan[] {
  const plans: Plan[] = [];
  for (const minds of [RANDOM, STEWARD, MIXED]) {
    for (const faq of [false, true]) {
      for (const tidesOfBattle of [false, true]) {
        for (const players of [3, 4, 5, 6]) {
          const options = `${tidesOfBattle ? '-tides' : ''}${faq ? '-faq' : ''}`;
          const name = `${players}-players${options}-${minds.join('-')}`;
          const setup = { players, tidesOfBattle, faq };
          plans.push({ name, setup, minds, undoes: plans.length % 3 === 0 });
        }
      }
    }
  }
  const last = { setup: { players: 6, tidesOfBattle: true, faq: true }, minds: RANDOM, undoes: true };
  return numbered([
    ...plans,
    { ...last, name: '6-players-tides-faq-again' },
    { ...last, setup: { players: 3, tidesOfBattle: false, faq: false }, name: '3-players-again' },
  ]);
}

/** Small armies, for many players. */
const SMALL = {
  robb: {
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      { card: 'stark-sworn-swords', attachments: ['robb-stark-the-wolf-lord'] },
      { card: 'house-karstark-spearmen', attachments: [] },
    ],
    ncus: ['sansa-stark-little-bird'],
  },
  jaime: {
    faction: 'lannister',
    commander: 'jaime-lannister-the-kingslayer',
    units: [
      { card: 'lannister-guardsmen', attachments: ['jaime-lannister-the-kingslayer'] },
      { card: 'lannister-guardsmen', attachments: ['guard-captain'] },
    ],
    ncus: ['tyrion-lannister-the-imp'],
  },
  greatjon: {
    faction: 'stark',
    commander: 'greatjon-umber-lord-of-last-hearth',
    units: [
      { card: 'house-umber-berserkers', attachments: ['greatjon-umber-lord-of-last-hearth'] },
      { card: 'stark-outriders', attachments: [] },
      { card: 'stark-sworn-swords', attachments: [] },
    ],
    ncus: [],
  },
  gregor: {
    faction: 'lannister',
    commander: 'gregor-clegane-the-mountain',
    units: [
      { card: 'house-clegane-mountains-men', attachments: ['gregor-clegane-the-mountain'] },
      { card: 'lannister-halberdiers', attachments: ['assault-veteran'] },
    ],
    ncus: ['cersei-lannister-queen-regent'],
  },
};

export const GOLDEN: { readonly [game: string]: readonly Plan[] } = { battle: battles(), thrones: wars() };

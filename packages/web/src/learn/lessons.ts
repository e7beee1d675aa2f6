// The lessons: each is a scenario, played by the learner as one of its seats, and a teaching track beside it. The
// scenario says what is chosen, by the learner and by the others; the track says what the teacher tells meanwhile,
// where light falls on the board, and what else is as good as what is taught.

import { parseScenario, type Json, type Scenario } from '@maester/kernel';
import combat from '../../lessons/combat.json?raw';
import march from '../../lessons/march.json?raw';
import orders from '../../lessons/orders.json?raw';
import raidAndPower from '../../lessons/raid-and-power.json?raw';
import realm from '../../lessons/realm.json?raw';
import westeros from '../../lessons/westeros.json?raw';
import type { MessageKey } from '../app/words.ts';

type Areas = readonly string[];

/** What the teacher says, and the areas that are lit meanwhile. */
interface Taught {
  readonly text: MessageKey;
  readonly light: Areas;
}

export type Step =
  /** Only told. */
  | (Taught & { readonly kind: 'tell' })
  /** One of the lit areas is to be looked at. */
  | (Taught & { readonly kind: 'find' })
  /** A part of the next choice is to be laid out, not given yet. */
  | (Taught & { readonly kind: 'lay'; readonly lay: { readonly [slot: string]: string } })
  /** The learner's next choice of the scenario is to be made; `also` is accepted in its place. */
  | (Taught & { readonly kind: 'choose'; readonly also: readonly Json[] });

export const LESSON_IDS = ['realm', 'orders', 'raid-and-power', 'march', 'combat', 'westeros'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface Lesson {
  readonly id: LessonId;
  readonly scenario: Scenario;
  readonly seat: string;
  readonly minutes: number;
  /** The panel of the game that is open beside it, where there is room. */
  readonly panel: string;
  readonly steps: readonly Step[];
}

const tell = (text: MessageKey, light: Areas = []): Step => ({ kind: 'tell', text, light });
const find = (text: MessageKey, light: Areas): Step => ({ kind: 'find', text, light });
const lay = (text: MessageKey, area: string, order: string): Step => ({
  kind: 'lay',
  text,
  light: [area],
  lay: { [area]: order },
});
const choose = (text: MessageKey, light: Areas, also: readonly Json[] = []): Step => ({
  kind: 'choose',
  text,
  light,
  also,
});

const REALM: readonly Step[] = [
  tell('learn.realm.welcome'),
  find('learn.realm.home', ['winterfell']),
  tell('learn.realm.win', ['winterfell', 'white-harbor']),
  find('learn.realm.castles', ['moat-cailin', 'flints-finger']),
  find('learn.realm.supply', ['widows-watch', 'stony-shore']),
  find('learn.realm.power', ['castle-black', 'karhold']),
  find('learn.realm.sea', ['shivering-sea']),
  tell('learn.realm.control', ['winterfell', 'white-harbor', 'shivering-sea']),
  tell('learn.realm.panels'),
];

// In the order in which the control goes on from area to area by itself.
const ORDERS: readonly Step[] = [
  tell('learn.orders.intro'),
  lay('learn.orders.march', 'moat-cailin', 'march-plus-1'),
  lay('learn.orders.defense', 'flints-finger', 'defense-1'),
  lay('learn.orders.support', 'greywater-watch', 'support-0'),
  lay('learn.orders.raid', 'narrow-sea', 'raid'),
  lay('learn.orders.power', 'winterfell', 'consolidate-star'),
  lay('learn.orders.stars', 'white-harbor', 'march-0'),
  choose('learn.orders.give', []),
  tell('learn.orders.raven'),
  tell('learn.orders.sequence'),
];

const RAID_AND_POWER: readonly Step[] = [
  tell('learn.raid.intro'),
  choose('learn.raid.raid', ['narrow-sea', 'twins']),
  tell('learn.raid.pillage', ['twins']),
  tell('learn.raid.power', ['winterfell']),
  choose('learn.raid.gather', ['winterfell']),
  tell('learn.raid.worth'),
];

const MARCH: readonly Step[] = [
  tell('learn.march.intro', ['white-harbor', 'moat-cailin']),
  choose('learn.march.which', ['white-harbor']),
  tell('learn.march.ways', ['white-harbor', 'narrow-sea', 'crackclaw-point', 'widows-watch']),
  choose(
    'learn.march.part',
    ['crackclaw-point', 'widows-watch'],
    [{ 'footman-1': 'widows-watch', 'footman-2': 'crackclaw-point' }],
  ),
  choose('learn.march.token', ['white-harbor']),
  tell('learn.march.held', ['crackclaw-point', 'white-harbor', 'widows-watch']),
  tell('learn.march.limits'),
];

const COMBAT: readonly Step[] = [
  tell('learn.combat.intro', ['moat-cailin', 'seagard']),
  tell('learn.combat.strength', ['moat-cailin', 'seagard']),
  choose('learn.combat.attack', ['seagard']),
  choose('learn.combat.token', ['moat-cailin']),
  choose('learn.combat.support', ['greywater-watch', 'seagard']),
  choose('learn.combat.card', ['seagard']),
  choose('learn.combat.blade', ['seagard'], ['plus-one']),
  tell('learn.combat.losses', ['seagard', 'riverrun']),
  tell('learn.combat.cards', ['seagard']),
  tell('learn.combat.end'),
];

const WESTEROS: readonly Step[] = [
  tell('learn.westeros.intro'),
  choose('learn.westeros.knight', ['winterfell']),
  choose('learn.westeros.ship', ['white-harbor', 'narrow-sea']),
  tell('learn.westeros.clash'),
  choose('learn.westeros.throne', []),
  choose('learn.westeros.fiefdoms', []),
  choose('learn.westeros.court', []),
  // A bid of 1 would tie with another and lead too far here.
  choose('learn.westeros.wildlings', [], [0, 2, 3]),
  tell('learn.westeros.watch'),
  tell('learn.westeros.others'),
];

// oxfmt-ignore
export const LESSONS: readonly Lesson[] = [
  lesson('realm',          realm,        2, 'realm',    REALM),
  lesson('orders',         orders,       3, 'realm',    ORDERS),
  lesson('raid-and-power', raidAndPower, 2, 'houses',   RAID_AND_POWER),
  lesson('march',          march,        2, 'realm',    MARCH),
  lesson('combat',         combat,       3, 'houses',   COMBAT),
  lesson('westeros',       westeros,     3, 'westeros', WESTEROS),
];

function lesson(
  id: LessonId,
  source: string,
  minutes: number,
  panel: string,
  steps: readonly Step[],
): Lesson {
  return { id, scenario: parseScenario(source), seat: 'stark', minutes, panel, steps };
}

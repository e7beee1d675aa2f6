// The lessons of the board game: one round of it, and how a round begins.

import { parseScenario, type Json } from '@maester/kernel';
import type { Lesson, Step } from '../../../learn/lesson.ts';
import type { Course } from '../../game.ts';
import { lessons as en } from '../messages/en/lessons.ts';
import { lessons as zhHant } from '../messages/zh-hant/lessons.ts';
import combat from './combat.json?raw';
import march from './march.json?raw';
import orders from './orders.json?raw';
import raidAndPower from './raid-and-power.json?raw';
import realm from './realm.json?raw';
import westeros from './westeros.json?raw';

type Areas = readonly string[];
type Text = keyof typeof en;

type LessonId = 'realm' | 'orders' | 'raid-and-power' | 'march' | 'combat' | 'westeros';

const tell = (text: Text, light: Areas = []): Step<Text> => ({ kind: 'tell', text, light });
const find = (text: Text, light: Areas): Step<Text> => ({ kind: 'find', text, light });
const lay = (text: Text, area: string, order: string): Step<Text> => ({
  kind: 'lay',
  text,
  light: [area],
  lay: { [area]: order },
});
const choose = (text: Text, light: Areas, also: readonly Json[] = []): Step<Text> => ({
  kind: 'choose',
  text,
  light,
  also,
});

const REALM: readonly Step<Text>[] = [
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
const ORDERS: readonly Step<Text>[] = [
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

const RAID_AND_POWER: readonly Step<Text>[] = [
  tell('learn.raid.intro'),
  choose('learn.raid.raid', ['narrow-sea', 'twins']),
  tell('learn.raid.pillage', ['twins']),
  tell('learn.raid.power', ['winterfell']),
  choose('learn.raid.gather', ['winterfell']),
  tell('learn.raid.worth'),
];

const MARCH: readonly Step<Text>[] = [
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

const COMBAT: readonly Step<Text>[] = [
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

const WESTEROS: readonly Step<Text>[] = [
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
const LESSONS: readonly Lesson[] = [
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
  steps: readonly Step<Text>[],
): Lesson {
  return { id, scenario: parseScenario(source), seat: 'stark', minutes, panel, steps };
}

export const course: Course = { lessons: LESSONS, catalogues: { en, 'zh-Hant': zhHant } };

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
  tell('thrones.learn.realm.welcome'),
  find('thrones.learn.realm.home', ['winterfell']),
  tell('thrones.learn.realm.win', ['winterfell', 'white-harbor']),
  find('thrones.learn.realm.castles', ['moat-cailin', 'flints-finger']),
  find('thrones.learn.realm.supply', ['widows-watch', 'stony-shore']),
  find('thrones.learn.realm.power', ['castle-black', 'karhold']),
  find('thrones.learn.realm.sea', ['shivering-sea']),
  tell('thrones.learn.realm.control', ['winterfell', 'white-harbor', 'shivering-sea']),
  tell('thrones.learn.realm.panels'),
];

// In the order in which the control goes on from area to area by itself.
const ORDERS: readonly Step<Text>[] = [
  tell('thrones.learn.orders.intro'),
  lay('thrones.learn.orders.march', 'moat-cailin', 'march-plus-1'),
  lay('thrones.learn.orders.defense', 'flints-finger', 'defense-1'),
  lay('thrones.learn.orders.support', 'greywater-watch', 'support-0'),
  lay('thrones.learn.orders.raid', 'narrow-sea', 'raid'),
  lay('thrones.learn.orders.power', 'winterfell', 'consolidate-star'),
  lay('thrones.learn.orders.stars', 'white-harbor', 'march-0'),
  choose('thrones.learn.orders.give', []),
  tell('thrones.learn.orders.raven'),
  tell('thrones.learn.orders.sequence'),
];

const RAID_AND_POWER: readonly Step<Text>[] = [
  tell('thrones.learn.raid.intro'),
  choose('thrones.learn.raid.raid', ['narrow-sea', 'twins']),
  tell('thrones.learn.raid.pillage', ['twins']),
  tell('thrones.learn.raid.power', ['winterfell']),
  choose('thrones.learn.raid.gather', ['winterfell']),
  tell('thrones.learn.raid.worth'),
];

const MARCH: readonly Step<Text>[] = [
  tell('thrones.learn.march.intro', ['white-harbor', 'moat-cailin']),
  choose('thrones.learn.march.which', ['white-harbor']),
  tell('thrones.learn.march.ways', ['white-harbor', 'narrow-sea', 'crackclaw-point', 'widows-watch']),
  choose(
    'thrones.learn.march.part',
    ['crackclaw-point', 'widows-watch'],
    [{ 'footman-1': 'widows-watch', 'footman-2': 'crackclaw-point' }],
  ),
  choose('thrones.learn.march.token', ['white-harbor']),
  tell('thrones.learn.march.held', ['crackclaw-point', 'white-harbor', 'widows-watch']),
  tell('thrones.learn.march.limits'),
];

const COMBAT: readonly Step<Text>[] = [
  tell('thrones.learn.combat.intro', ['moat-cailin', 'seagard']),
  tell('thrones.learn.combat.strength', ['moat-cailin', 'seagard']),
  choose('thrones.learn.combat.attack', ['seagard']),
  choose('thrones.learn.combat.token', ['moat-cailin']),
  choose('thrones.learn.combat.support', ['greywater-watch', 'seagard']),
  choose('thrones.learn.combat.card', ['seagard']),
  choose('thrones.learn.combat.blade', ['seagard'], ['plus-one']),
  tell('thrones.learn.combat.losses', ['seagard', 'riverrun']),
  tell('thrones.learn.combat.cards', ['seagard']),
  tell('thrones.learn.combat.end'),
];

const WESTEROS: readonly Step<Text>[] = [
  tell('thrones.learn.westeros.intro'),
  choose('thrones.learn.westeros.knight', ['winterfell']),
  choose('thrones.learn.westeros.ship', ['white-harbor', 'narrow-sea']),
  tell('thrones.learn.westeros.clash'),
  choose('thrones.learn.westeros.throne', []),
  choose('thrones.learn.westeros.fiefdoms', []),
  choose('thrones.learn.westeros.court', []),
  // A bid of 1 would tie with another and lead too far here.
  choose('thrones.learn.westeros.wildlings', [], [0, 2, 3]),
  tell('thrones.learn.westeros.watch'),
  tell('thrones.learn.westeros.others'),
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
  const title: Text = `thrones.learn.${id}.title`;
  const text: Text = `thrones.learn.${id}.text`;
  return { id, title, text, scenario: parseScenario(source), seat: 'stark', minutes, panel, steps };
}

export const course: Course = {
  game: 'thrones',
  lead: 'thrones.learn.lead' satisfies Text,
  play: 'thrones.learn.play.note' satisfies Text,
  lessons: LESSONS,
  catalogues: { en, 'zh-Hant': zhHant },
};

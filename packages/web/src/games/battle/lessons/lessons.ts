// The lessons of the miniatures game: from a tray on the table to Victory Points.

import { loadPositions } from '@maester/battle/on-demand';
import { parseScenario, type Json } from '@maester/kernel';
import { firstBattle } from './first-battle.ts';
import type { Lesson, Near, Step } from '../../../learn/lesson.ts';
import type { Course } from '../../game.ts';
import { lessons as en } from '../messages/en/lessons.ts';
import { lessons as zhHant } from '../messages/zh-hant/lessons.ts';
import attack from './attack.json?raw';
import board from './board.json?raw';
import cards from './cards.json?raw';
import charging from './charging.json?raw';
import moving from './moving.json?raw';
import objectives from './objectives.json?raw';
import panic from './panic.json?raw';
import unit from './unit.json?raw';

type Text = keyof typeof en;
type LessonId = 'unit' | 'moving' | 'charging' | 'attack' | 'panic' | 'cards' | 'board' | 'objectives';

const units = (names: readonly string[]): readonly string[] => names.map((name) => `unit:${name}`);

const tell = (text: Text, ...lit: readonly string[]): Step<Text> => ({
  kind: 'tell',
  text,
  light: units(lit),
});
const find = (text: Text, ...lit: readonly string[]): Step<Text> => ({
  kind: 'find',
  text,
  light: units(lit),
});
const choose = (text: Text, lit: readonly string[] = [], also: readonly Json[] = []): Step<Text> => ({
  kind: 'choose',
  text,
  light: units(lit),
  also,
});

/** 3 inches and an eighth of a turn: about there. */
const ABOUT: Near = { distance: 3000, turn: 4500 };
const place = (text: Text, lit: string): Step<Text> => ({
  kind: 'choose',
  text,
  light: units([lit]),
  also: [],
  near: ABOUT,
});

const UNIT: readonly Step<Text>[] = [
  tell('battle.learn.unit.welcome'),
  find('battle.learn.unit.look', 'swords'),
  tell('battle.learn.unit.card', 'swords'),
  tell('battle.learn.unit.front', 'swords'),
  find('battle.learn.unit.wounds', 'guardsmen'),
  find('battle.learn.unit.cavalry', 'outriders'),
  tell('battle.learn.unit.terrain'),
  tell('battle.learn.unit.round'),
];

const MOVING: readonly Step<Text>[] = [
  tell('battle.learn.moving.intro'),
  choose('battle.learn.moving.activate', ['swords']),
  choose('battle.learn.moving.maneuver', ['swords']),
  place('battle.learn.moving.place', 'swords'),
  tell('battle.learn.moving.seen'),
  tell('battle.learn.moving.enemy', 'guardsmen'),
  choose('battle.learn.moving.berserkers', ['berserkers']),
  choose('battle.learn.moving.march', ['berserkers']),
  place('battle.learn.moving.far', 'berserkers'),
  tell('battle.learn.moving.end'),
];

const CHARGING: readonly Step<Text>[] = [
  tell('battle.learn.charging.intro', 'berserkers'),
  choose('battle.learn.charging.activate', ['berserkers']),
  choose('battle.learn.charging.charge', ['berserkers']),
  choose('battle.learn.charging.target', ['guardsmen']),
  place('battle.learn.charging.pivot', 'berserkers'),
  choose('battle.learn.charging.align', ['guardsmen'], ['align-2', 'align-3']),
  tell('battle.learn.charging.strike', 'berserkers', 'guardsmen'),
  tell('battle.learn.charging.failed'),
];

const ATTACK: readonly Step<Text>[] = [
  tell('battle.learn.attack.intro', 'swords', 'halberdiers'),
  choose('battle.learn.attack.activate', ['swords']),
  choose('battle.learn.attack.attack', ['swords']),
  choose('battle.learn.attack.stay', ['swords']),
  tell('battle.learn.attack.dice', 'halberdiers'),
  tell('battle.learn.attack.back', 'swords'),
  choose('battle.learn.attack.flank', ['berserkers']),
  choose('battle.learn.attack.charge', ['berserkers']),
  choose('battle.learn.attack.target', ['halberdiers']),
  place('battle.learn.attack.pivot', 'berserkers'),
  choose('battle.learn.attack.align', ['halberdiers']),
  tell('battle.learn.attack.result', 'halberdiers'),
];

const PANIC: readonly Step<Text>[] = [
  tell('battle.learn.panic.intro', 'swords'),
  tell('battle.learn.panic.test', 'swords'),
  tell('battle.learn.panic.wounds', 'swords'),
  tell('battle.learn.panic.fighting', 'guardsmen'),
  choose('battle.learn.panic.fewer', ['swords']),
  choose('battle.learn.panic.attack', ['swords']),
  choose('battle.learn.panic.stay', ['swords']),
  tell('battle.learn.panic.end'),
];

const CARDS: readonly Step<Text>[] = [
  tell('battle.learn.cards.intro'),
  choose('battle.learn.cards.activate', ['swords']),
  choose('battle.learn.cards.attack', ['swords']),
  choose('battle.learn.cards.stay', ['swords']),
  choose('battle.learn.cards.order', ['swords']),
  choose('battle.learn.cards.again'),
  tell('battle.learn.cards.better', 'spearmen'),
  choose('battle.learn.cards.spearmen', ['spearmen']),
  choose('battle.learn.cards.attack-too', ['spearmen']),
  choose('battle.learn.cards.stay-too', ['spearmen']),
  choose('battle.learn.cards.play', ['spearmen']),
  choose('battle.learn.cards.dice'),
  tell('battle.learn.cards.end'),
];

const BOARD: readonly Step<Text>[] = [
  tell('battle.learn.board.intro'),
  choose('battle.learn.board.sansa'),
  choose('battle.learn.board.wealth'),
  choose('battle.learn.board.restore', ['swords']),
  tell('battle.learn.board.tyrion', 'swords'),
  choose('battle.learn.board.catelyn'),
  choose('battle.learn.board.combat'),
  choose('battle.learn.board.attack', ['swords']),
  choose('battle.learn.board.stay', ['swords']),
  tell('battle.learn.board.end', 'guardsmen'),
];

const OBJECTIVES: readonly Step<Text>[] = [
  tell('battle.learn.objectives.intro'),
  choose('battle.learn.objectives.activate', ['swords']),
  choose('battle.learn.objectives.maneuver', ['swords']),
  place('battle.learn.objectives.place', 'swords'),
  tell('battle.learn.objectives.claimed', 'swords'),
  tell('battle.learn.objectives.scored'),
  tell('battle.learn.objectives.contested', 'swords', 'guardsmen'),
  tell('battle.learn.objectives.end'),
];

// oxfmt-ignore
const LESSONS: readonly Lesson[] = [
  lesson('unit',       unit,       2, 'armies',  UNIT),
  lesson('moving',     moving,     3, 'score',   MOVING),
  lesson('charging',   charging,   2, 'score',   CHARGING),
  lesson('attack',     attack,     3, 'score',   ATTACK),
  lesson('panic',      panic,      2, 'armies',  PANIC),
  lesson('cards',      cards,      3, 'tactics', CARDS),
  lesson('board',      board,      3, 'tactics', BOARD),
  lesson('objectives', objectives, 2, 'score',   OBJECTIVES),
];

function lesson(
  id: LessonId,
  source: string,
  minutes: number,
  panel: string,
  steps: readonly Step<Text>[],
): Lesson {
  const title: Text = `battle.learn.${id}.title`;
  const text: Text = `battle.learn.${id}.text`;
  return { id, title, text, scenario: parseScenario(source), seat: 'one', minutes, panel, steps };
}

/** Every lesson begins in a position. */
export async function loadBattleCourse(): Promise<Course> {
  await loadPositions();
  return course;
}

export const course: Course = {
  game: 'battle',
  lead: 'battle.learn.lead' satisfies Text,
  play: 'battle.learn.play.note' satisfies Text,
  first: firstBattle,
  lessons: LESSONS,
  catalogues: { en, 'zh-Hant': zhHant },
};

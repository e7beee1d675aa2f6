// What events are about: the lines of the battle report they become, the things they light up, and the parts of a battle
// they begin.

import type { RollEvent, Thing } from '@maester/kernel';
import { BattleReport, type BattleEvent } from '@maester/battle/engine';
import type { SeenEvent } from '@maester/table';
import { canTell, language, tell } from '../../app/words.ts';
import type { Desk } from './desk.ts';
import { say } from './say.ts';

type Happened = BattleEvent | RollEvent;

const UNIT_FACTS = ['unit', 'target', 'by', 'ncu'] as const;

/** The units, tokens and pieces that an event names, each once. */
export function thingsOf(event: unknown): readonly Thing[] {
  const facts = event as { readonly [name: string]: unknown };
  const things: Thing[] = [];
  for (const name of UNIT_FACTS) {
    const id = facts[name];
    if (typeof id === 'string') things.push({ kind: name === 'ncu' ? 'ncu' : 'unit', id });
  }
  if (typeof facts['objective'] === 'string') things.push({ kind: 'objective', id: facts['objective'] });
  return things;
}

export function chapterOf(event: unknown): { readonly level: 1 | 2; readonly title: string } | null {
  const happened = event as Happened;
  switch (happened.type) {
    case 'round':
      return { level: 1, title: say('battle.chapter.round', happened) };
    case 'activated':
      return { level: 2, title: tell(`name.unit.${happened.unit}`) };
    default:
      return null;
  }
}

/** Whether an event is part of the activation that `opening` began. */
export function belongsTo(_opening: unknown, event: unknown): boolean {
  switch ((event as Happened).type) {
    case 'round':
    case 'round-ends':
    case 'turn':
    case 'passed':
    case 'scored':
    case 'end':
      return false;
    default:
      return true;
  }
}

/**
 * The battle report of a scene, event by event. The report tells a story, so it hears everything in order; what it said
 * stays, and it begins anew only when the story is another one.
 */
export class Told {
  readonly #desk: Desk;
  #lines = new WeakMap<object, string>();
  #heard: readonly SeenEvent[] = [];
  #report: BattleReport | null = null;
  #language = '';

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  tell(event: unknown): string | null {
    if (typeof event !== 'object' || event === null) return null;
    this.#listen();
    return this.#lines.get(event) ?? null;
  }

  #listen(): void {
    const events = this.#desk.scene.events.value;
    const view = this.#desk.view.peek();
    if (view === null) return;
    const grown =
      this.#report !== null &&
      this.#language === language.value &&
      this.#heard.length <= events.length &&
      this.#heard.at(-1) === events[this.#heard.length - 1];
    if (grown && this.#heard.length === events.length) return;
    if (!grown || this.#report === null) {
      this.#language = language.value;
      this.#report = new BattleReport(view, { language: language.value, has: canTell, say: tell });
      this.#heard = [];
      this.#lines = new WeakMap();
    }
    for (const { event } of events.slice(this.#heard.length)) this.#hear(this.#report, event);
    this.#heard = events;
  }

  #hear(report: BattleReport, event: unknown): void {
    if (!isGameEvent(event)) return;
    const lines = report.tell({ event, to: null }).map((line) => line.trim().replace(/^- /, ''));
    const text = lines.filter((line) => line !== '').join('\n');
    if (text !== '') this.#lines.set(event, text);
  }
}

/** The table itself tells of choices that were taken back. */
function isGameEvent(event: unknown): event is Happened {
  const { type } = event as { readonly type?: unknown };
  return typeof type === 'string' && type !== 'undo' && type !== 'withdraw';
}

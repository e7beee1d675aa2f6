/**
 * The dice of a battle report: rolls wait here until it is known what came of them, and are then told with what they
 * needed and what modified them.
 */
import type { RollEvent, Words } from '@maester/kernel';
import type { BattleEvent } from '../events.ts';
import { modifiersSaid } from './modifiers.ts';

type Of<K extends BattleEvent['type']> = Extract<BattleEvent, { readonly type: K }>;

/** A message with its facts. */
export interface Saying {
  readonly key: string;
  readonly facts: object;
}

/** Rolls that are told with what comes of them. */
const TOLD_LATER = new Set(
  ['attack', 'defense', 'morale', 'charge', 'retreat'].flatMap((name) => [name, `${name}-again`]),
);
const UNTOLD = new Set(['roll-off', 'battlefield-layout', 'terrain-count', 'terrain-kind']);

export class ReportRolls {
  readonly #said: Words;
  /** Values of rolls that are still to be told, by name. */
  readonly #rolls = new Map<string, readonly number[]>();
  /** Dice that were rolled again, one re-roll after the other. */
  readonly #again = new Map<string, readonly (readonly number[])[]>();
  /** Saves that let Wounds through, until these are told. */
  #saves: Of<'saves'> | null = null;
  /** The Panic Test that was failed, until its Wounds are told. */
  #panic: Of<'morale'> | null = null;

  constructor(said: Words) {
    this.#said = said;
  }

  /** A roll; what is to be told of it right away. */
  hear(roll: RollEvent): Saying[] {
    const { name, values, sides } = roll;
    // the D3 of a Panic Test is told with the Wounds it costs
    if (name === 'panic-wounds' || (name === 'morale-again' && sides === 3)) {
      this.#rolls.set('panic-wounds', values);
      return [];
    }
    if (UNTOLD.has(name)) return [];
    if (!TOLD_LATER.has(name)) return [{ key: 'event.roll', facts: roll }];
    if (name.endsWith('-again')) {
      const [last = [], ...before] = (this.#again.get(name) ?? []).toReversed();
      this.#again.set(name, [...before.toReversed(), [...last, ...values]]);
    } else {
      this.#rolls.set(name, values);
      this.#again.delete(`${name}-again`);
    }
    return [];
  }

  /** A re-roll is over: what is rolled again after it is another. */
  rerolled({ roll, again }: Of<'re-rolled'>): void {
    const name = `${roll}-again`;
    if (again.length > 0 && this.#again.has(name))
      this.#again.set(name, [...(this.#again.get(name) ?? []), []]);
  }

  /** The dice of a roll, highest first, with those that were re-rolled; nothing is left of it afterwards. */
  dice(name: string): { dice: string; again: string } {
    const shown = (values: readonly number[]): string => values.toSorted((a, b) => b - a).join(' ');
    const again = (this.#again.get(`${name}-again`) ?? []).filter((values) => values.length > 0);
    const dice = shown(this.#rolls.get(name) ?? []);
    this.#rolls.delete(name);
    this.#again.delete(`${name}-again`);
    const told = again.map((values) =>
      this.#said.say('report.again', { count: values.length, dice: shown(values) }),
    );
    return { dice, again: told.join('') };
  }

  /** Attack dice, with keywords. */
  hits({ needed, modifiers, keywords }: Of<'hits'>): object {
    const named = keywords.map((keyword) => this.#said.say(`name.keyword.${keyword}`));
    return this.#rolled('attack', needed, [...modifiersSaid(this.#said, modifiers), ...named]);
  }

  /** Defense dice; those that let Wounds through are told with the Wounds. */
  saves(event: Of<'saves'>): Saying[] {
    if (event.blocked >= event.hits && event.more.length === 0)
      return [{ key: 'report.saved', facts: { unit: event.unit, ...this.#blocked(event) } }];
    this.#saves = event;
    return [];
  }

  wounds(event: Of<'wounds'>): Saying {
    const saves = this.#saves?.unit === event.unit ? this.#saves : null;
    const panic = this.#panic?.unit === event.unit ? this.#panic : null;
    const die = this.#rolls.get('panic-wounds')?.at(-1);
    this.#saves = null;
    this.#panic = null;
    if (saves !== null) {
      const besides = saves.more.length > 0 ? 'report.wounds-besides' : 'report.wounds';
      const key = this.#rolls.has('defense') ? 'report.saves' : besides;
      return { key, facts: { ...event, ...this.#blocked(saves) } };
    }
    if (panic === null || panic.more === 0 || die === undefined)
      return { key: 'report.wounds', facts: event };
    const more = panic.more > 0 ? `+${panic.more}` : String(panic.more);
    return { key: 'report.panic-wounds', facts: { ...event, die, more } };
  }

  tested(event: Of<'morale'>): Saying[] {
    const first = (this.#rolls.get('morale') ?? []).join('+');
    const last = event.dice.join('+');
    this.dice('morale');
    const again = first === last ? '' : this.#said.say('report.tested-again', { dice: last });
    const why = modifiersSaid(this.#said, event.modifiers)
      .map((modifier) => this.#said.say('report.modifier', { modifier }))
      .join('');
    if (event.test === 'panic' && !event.passed) this.#panic = event;
    return [
      { key: `report.${event.test}`, facts: { ...event, dice: first, again: again + why } },
      ...whateverTheTotal(event),
    ];
  }

  /** What a roll needs, what changes it and what it shows: "4+, -1 Sundering: 6 3 2". */
  #rolled(name: string, needed: number, more: readonly string[]): object {
    const need = [this.#said.say('report.needed', { needed }), ...more].join(this.#said.say('report.comma'));
    return { needed: need, ...this.dice(name) };
  }

  #blocked({ needed, modifiers, more }: Of<'saves'>): object {
    const besides = modifiersSaid(this.#said, more).join(this.#said.say('report.comma'));
    return {
      ...this.#rolled('defense', needed, modifiersSaid(this.#said, modifiers)),
      besides,
      more: besides === '' ? '' : this.#said.say('report.besides', { wounds: besides }),
    };
  }
}

/** battle/morale/double-six and double-one: where the dice decide against the total. */
function whateverTheTotal({ dice, roll, needed, passed }: Of<'morale'>): Saying[] {
  const [a, b] = dice;
  if (a !== b || (a !== 1 && a !== 6) || passed === roll >= needed) return [];
  return passed === (a === 6) ? [{ key: 'report.doubles', facts: { die: a } }] : [];
}

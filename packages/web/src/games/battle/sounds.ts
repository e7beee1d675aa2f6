// What a battle sounds like: dice, steps, steel, a card, a horn.

import type { RollEvent } from '@maester/kernel';
import type { BattleEvent } from '@maester/battle/engine';
import type { Part, Sound } from '../../frame/sounds.ts';

const strikes = (pitch: number, length: number, loud: number, ...at: readonly number[]): Part[] =>
  at.map((start) => ({ kind: 'noise', pitch, start, length, loud }));

/** Dice that fall, bounce and come to rest. */
const DICE: Sound = [
  ...strikes(2600, 0.035, 1.3, 0, 0.07, 0.13, 0.24),
  ...strikes(1700, 0.05, 1, 0.03, 0.17, 0.3),
];

/** Feet in step. */
const STEPS: Sound = strikes(170, 0.11, 2.6, 0, 0.22, 0.44, 0.66);

/** Horses at a gallop, or men who run. */
const CHARGE: Sound = strikes(210, 0.08, 3, 0, 0.1, 0.2, 0.4, 0.5, 0.6, 0.8, 0.9);

/** Blade on blade: tones that do not agree, and the blow. */
const STEEL: Sound = [
  ...strikes(4200, 0.06, 1.4, 0),
  ...[1870, 2960, 4130].map((pitch): Part => ({
    kind: 'triangle',
    pitch,
    start: 0,
    length: 0.42,
    loud: 0.22,
  })),
];

/** A card that is drawn over the table. */
const CARD: Sound = [
  { kind: 'noise', pitch: 3400, start: 0, length: 0.12, loud: 0.7 },
  { kind: 'noise', pitch: 900, start: 0.11, length: 0.05, loud: 1.4 },
];

/** A horn from afar. */
const HORN: Sound = [196, 294].flatMap((pitch, i): Part[] => [
  { kind: 'sawtooth', pitch, start: i * 0.34, length: 0.5 + i * 0.6, loud: 0.35 },
  { kind: 'triangle', pitch: pitch / 2, start: i * 0.34, length: 0.5 + i * 0.6, loud: 0.8 },
]);

/** How an event sounds; null if it makes no noise. */
export function soundOf(event: unknown): Sound | null {
  const happened = event as BattleEvent | RollEvent;
  switch (happened.type) {
    case 'round':
      return HORN;
    case 'roll':
      return DICE;
    case 're-rolled':
      return DICE;
    case 'moved':
      return happened.how === 'charge' ? null : STEPS;
    case 'charge':
      return CHARGE;
    case 'hits':
    case 'wounds':
      return STEEL;
    case 'card':
      return CARD;
    default:
      return null;
  }
}

// The battle after the lessons: small armies of what the lessons were about, with the computer's advice.

import type { Json } from '@maester/kernel';
import { signal } from '@preact/signals';
import type { NewGame } from '../../game.ts';
import { wantAdvice } from '../stops/advice.ts';

const ARMIES: readonly Json[] = [
  {
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      { card: 'stark-sworn-swords', attachments: ['robb-stark-the-wolf-lord'] },
      { card: 'house-karstark-spearmen', attachments: [] },
    ],
    ncus: ['sansa-stark-little-bird'],
  },
  {
    faction: 'lannister',
    commander: 'jaime-lannister-the-kingslayer',
    units: [
      { card: 'lannister-guardsmen', attachments: ['jaime-lannister-the-kingslayer'] },
      { card: 'lannister-halberdiers', attachments: [] },
    ],
    ncus: ['tyrion-lannister-the-imp'],
  },
];

export function firstBattle(): Pick<NewGame, 'setup' | 'seats'> {
  wantAdvice(true);
  return {
    setup: signal({ mode: 'a-game-of-thrones', points: 20, armies: ARMIES, terrain: 'laid' }),
    seats: signal(['one', 'two']),
  };
}

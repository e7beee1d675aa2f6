// The first game of a newcomer: three Houses, two squires, and the maester beside them. Such a game seldom lasts all ten
// rounds.

import { signal } from '@preact/signals';
import { SETUPS } from '@maester/thrones/tables';
import type { FirstGame } from '../game.ts';
import { decideCoach } from './coach/wanted.ts';

const HOUSES = 3;

export const firstGame = (): FirstGame => ({
  setup: signal({ players: HOUSES, tidesOfBattle: false, faq: false }),
  seats: signal(SETUPS[HOUSES].houses),
  seat: 'stark',
  level: 'squire',
  guide: () => decideCoach('on'),
});

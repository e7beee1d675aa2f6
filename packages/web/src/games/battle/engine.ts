// The rules of the miniatures game and the computer player for it: what a table on this device needs.

import { battle } from '@maester/battle';
import { playBattle } from '@maester/minds/battle';
import type { Engine } from '../game.ts';

export const engine: Engine = { game: battle, player: playBattle };

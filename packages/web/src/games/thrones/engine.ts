// The rules of the board game and the computer player for it: what a table on this device needs.

import { playThrones } from '@maester/minds/thrones';
import { thrones } from '@maester/thrones';
import type { Engine } from '../game.ts';

export const engine: Engine = { game: thrones, player: playThrones };

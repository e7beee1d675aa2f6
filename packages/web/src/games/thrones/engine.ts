// The rules of the board game and the computer players for it: what a table on this device needs.

import { thronesPlayers } from '@maester/minds/thrones';
import { thrones } from '@maester/thrones';
import type { Engine } from '../game.ts';

export const engine: Engine = { game: thrones, players: thronesPlayers };

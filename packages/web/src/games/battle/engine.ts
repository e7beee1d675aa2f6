// The rules of the miniatures game and the computer players for it: what a table on this device needs.

import { battle } from '@maester/battle/engine';
import { loadCardsFor } from '@maester/battle/on-demand';
import { battlePlayers } from '@maester/minds/battle';
import type { Engine } from '../game.ts';

export const engine: Engine = { game: battle, players: battlePlayers, prepare: loadCardsFor };

// Everything that a table of the board game says in English.

import { en as rules } from '@maester/thrones';
import { board } from './en/board.ts';
import { controls } from './en/controls.ts';
import { panels } from './en/panels.ts';
import { stage } from './en/stage.ts';

export const all = { ...rules, ...board, ...controls, ...panels, ...stage } as const;

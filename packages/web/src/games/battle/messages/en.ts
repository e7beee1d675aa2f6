// The words of the miniatures game's screens, in English. What introduces it (en/meta.ts) is in the catalogue of the
// client, for it is said before the game is loaded.

import { cards } from './en/cards.ts';
import { controls } from './en/controls.ts';
import { field } from './en/field.ts';
import { panels } from './en/panels.ts';
import { pose } from './en/pose.ts';
import { result } from './en/result.ts';
import { stage } from './en/stage.ts';
import { stops } from './en/stops.ts';

export const en = {
  ...field,
  ...controls,
  ...pose,
  ...panels,
  ...cards,
  ...result,
  ...stage,
  ...stops,
} as const;

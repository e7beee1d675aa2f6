/** The ready army lists of all factions. They name cards by their ids alone: the engine imports no cards. */
import type { ReadyArmies } from './ready/army.ts';
import { BARATHEON_ARMIES } from './ready/baratheon.ts';
import { BOLTON_ARMIES } from './ready/bolton.ts';
import { BROTHERHOOD_ARMIES } from './ready/brotherhood.ts';
import { FREE_FOLK_ARMIES } from './ready/free-folk.ts';
import { GREYJOY_ARMIES } from './ready/greyjoy.ts';
import { LANNISTER_ARMIES } from './ready/lannister.ts';
import { MARTELL_ARMIES } from './ready/martell.ts';
import { NEUTRAL_ARMIES } from './ready/neutral.ts';
import { NIGHTS_WATCH_ARMIES } from './ready/nights-watch.ts';
import { STARK_ARMIES } from './ready/stark.ts';
import { TARGARYEN_ARMIES } from './ready/targaryen.ts';

export const STARTER_ARMIES: ReadyArmies = {
  ...STARK_ARMIES,
  ...LANNISTER_ARMIES,
  ...NIGHTS_WATCH_ARMIES,
  ...FREE_FOLK_ARMIES,
  ...BARATHEON_ARMIES,
  ...TARGARYEN_ARMIES,
  ...BOLTON_ARMIES,
  ...GREYJOY_ARMIES,
  ...MARTELL_ARMIES,
  ...BROTHERHOOD_ARMIES,
  ...NEUTRAL_ARMIES,
};

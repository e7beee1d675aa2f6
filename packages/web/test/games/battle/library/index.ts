// The index of the card library as the build makes it.

import { armySheet, rulesOf, STARTER_ARMIES, USUAL_EDITION } from '@maester/battle';
import { makeIndex } from '../../../../src/games/battle/library/card-index.ts';

export const rules = rulesOf({ edition: USUAL_EDITION });
export const index = makeIndex({ rules, armySheet, readyArmies: STARTER_ARMIES });

/** House Baratheon: what it does with Condition tokens. */
import { own } from '../../effects/words.ts';
import type { Effect } from '../../effects/effect.ts';
import { TOKEN_WORTH } from '../../effects/kinds/whom.ts';
import { become, removeCondition } from '../../units/conditions.ts';

/** The token that the unit has just gained goes again. */
export const shedsGained: Effect<'condition-gained'> = own(
  'sheds-gained',
  ({ t, unit, about }) => removeCondition(t, unit.id, about.condition),
  () => TOKEN_WORTH,
);

/** The chosen unit gains a token like the one that the unit of the moment has just gained. */
export const gainsThatToken: Effect<'condition-gained'> = own(
  'gains-that-token',
  ({ t, chosen, about }) => become(t, chosen.id, about.condition),
  () => TOKEN_WORTH,
);

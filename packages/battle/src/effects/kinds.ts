/**
 * The kinds of effects: for each what it does, when it can be used, what it is worth and how it is told. A new kind is
 * an entry in one of these tables, its fields in effect.ts and a word in words.
 */
import type { Kinds } from './effect.ts';
import { abilityKinds } from './kinds/abilities.ts';
import { actionKinds } from './kinds/actions.ts';
import { attachmentKinds } from './kinds/attachments.ts';
import { activationKinds } from './kinds/activations.ts';
import { attackKinds } from './kinds/attacks.ts';
import { boardKinds } from './kinds/board.ts';
import { cardKinds } from './kinds/cards.ts';
import { choiceKinds } from './kinds/choices.ts';
import { deckKinds } from './kinds/decks.ts';
import { flowKinds } from './kinds/flow.ts';
import { pillageKinds } from './kinds/pillage.ts';
import { targetingKinds } from './kinds/targeting.ts';
import { unitKinds } from './kinds/units.ts';
import { zoneKinds } from './kinds/zones.ts';

export const EFFECTS: Kinds = {
  ...flowKinds,
  ...attachmentKinds,
  ...attackKinds,
  ...targetingKinds,
  ...unitKinds,
  ...pillageKinds,
  ...actionKinds,
  ...abilityKinds,
  ...boardKinds,
  ...activationKinds,
  ...cardKinds,
  ...choiceKinds,
  ...deckKinds,
  ...zoneKinds,
};

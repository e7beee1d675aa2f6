// Whose something is: the sign and the colours of a seat's army, worked out once for each list of players.

import type { BattleState } from '@maester/battle/engine';
import { armySigns, armyStyle, type ArmySign } from '../heraldry/tinctures.ts';

type Players = BattleState['players'];

const NEUTRAL: ArmySign = { faction: 'neutral', difference: 0 };
const known = new WeakMap<Players, ReadonlyMap<string, ArmySign>>();

export function signOf({ players }: { readonly players: Players }, seat: string): ArmySign {
  let signs = known.get(players);
  if (signs === undefined) known.set(players, (signs = armySigns(players)));
  return signs.get(seat) ?? NEUTRAL;
}

/** For an element of the class `of-army`; of nobody without a seat. */
export function colours(
  view: { readonly players: Players },
  seat: string | null,
): ReturnType<typeof armyStyle> {
  return armyStyle(seat === null ? NEUTRAL : signOf(view, seat));
}

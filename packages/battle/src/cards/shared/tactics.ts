/** Tactics cards that several factions have, but for what differs between them; and what such cards share with abilities. */
import type { Asked } from '../../effects/context.ts';

/** Reckless Strikes: Attack Dice that show a 1. */
export const rollsOfOne = ({ about }: Asked<'attack-after-dice'>): number =>
  about.dice.filter((die) => die === 1).length;

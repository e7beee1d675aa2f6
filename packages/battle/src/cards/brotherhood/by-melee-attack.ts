/** What destroys the unit is a Melee Attack on it, its Panic Test included. */
import { running } from '@maester/kernel';
import { attack } from '../../attack/attack.ts';
import { condition } from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';

export const byMeleeAttack: Holds<'would-be-destroyed'> = condition('by-melee-attack', ({ s, unit }) => {
  const now = running(s, attack);
  return now !== null && now.kind === 'melee' && now.defender === unit.id;
});

// What a source gives an attack, in words.

import type { AttackSource } from '@maester/battle/tables';
import { tell } from '../../../app/words.ts';
import { say } from '../say.ts';
import { signed, sourceName } from './modifiers.tsx';

/** Where it comes from. */
export function nameOfSource({ from, id }: AttackSource): string {
  switch (from) {
    case 'charge':
      return say('battle.odds.source.charge');
    case 'arc':
      return say(id === 'rear' ? 'battle.odds.source.rear' : 'battle.odds.source.flank');
    case 'condition':
      return tell(`name.condition.${id}`);
    case 'effect':
      return say('battle.odds.source.effect');
    default:
      return sourceName({ from, id });
  }
}

/** What it gives, each on its own. */
export function gainsOf({ from, gain }: AttackSource): readonly string[] {
  const list: string[] = (gain.keywords ?? []).map((keyword) => say('battle.odds.gain.keyword', { keyword }));
  const numbers = [
    ['toHit', 'battle.odds.gain.to-hit'],
    ['wounds', 'battle.odds.gain.wounds'],
    ['defenseRoll', 'battle.odds.gain.defense'],
    ['panicRoll', 'battle.odds.gain.panic'],
    ['panicWounds', 'battle.odds.gain.panic-wounds'],
  ] as const;
  for (const [field, key] of numbers) {
    const value = gain[field] ?? 0;
    if (value !== 0) list.push(say(key, { value: signed(value) }));
  }
  if (gain.dieValue !== undefined) list.push(say(`battle.odds.gain.${gain.dieValue}`));
  if (gain.reroll !== undefined) list.push(say(`battle.odds.gain.${gain.reroll}`));
  if (gain.defenseReroll === true) list.push(say('battle.odds.gain.defense-re-roll'));
  if ((gain.blocks ?? 0) > 0) list.push(say('battle.odds.gain.blocks', { value: gain.blocks }));
  if (gain.everyDieHits === true) list.push(say('battle.odds.gain.every-die'));
  if (gain.noDefenseDice === true) list.push(say('battle.odds.gain.no-defense'));
  if (gain.noBonuses === true) list.push(say('battle.odds.gain.no-bonuses'));
  if (gain.attackerBecomes !== undefined)
    list.push(say('battle.odds.gain.becomes', { conditions: gain.attackerBecomes }));
  if (from === 'condition') list.push(say('battle.odds.gain.condition'));
  return list;
}

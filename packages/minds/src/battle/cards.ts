/** When to play a Tactics card or an Order: when blows fall, and when it can still change something. */
import { testIsPassed, unitOf } from '@maester/battle/readers';
import type { Eyes, JsonObject } from '@maester/kernel';
import { isFriend, outlookOf, type Outlook } from './outlook.ts';
import { BLOWS, SELDOM } from './weights.ts';

export function playsNow(eyes: Eyes, facts: JsonObject): boolean {
  const trigger = String(facts['trigger']);
  if (trigger === 'morale-after-dice' && isWonAlready(outlookOf(eyes), String(facts['unit']))) return false;
  return BLOWS.has(trigger) || eyes.random.below(SELDOM) === 0;
}

function isWonAlready(outlook: Outlook, tested: string): boolean {
  const unit = unitOf(outlook.s, tested);
  return unit !== null && isFriend(outlook, unit) && testIsPassed(outlook.s);
}

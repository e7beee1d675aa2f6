/** What a unit does with its activation, and where it goes: charge, fight, hold an objective, else close in. */
import { unitOf } from '@maester/battle/readers';
import type { Decision, Eyes, Json, JsonObject, Option } from '@maester/kernel';
import { goalsOf, toNearest, type Outlook } from './outlook.ts';
import { FAR, MIDDLE, PLACES } from './weights.ts';

const FIGHTS = ['charge', 'attack', 'ranged'];

export function chooseAction(outlook: Outlook, id: string, offered: readonly Option[]): string | undefined {
  const options = offered.map((option) => option.id);
  const { s } = outlook;
  const fights = FIGHTS.find((each) => options.includes(each));
  if (fights !== undefined) return fights;
  if (s.objectives.some(({ claimedBy }) => claimedBy === id) && options.includes('forgo')) return 'forgo';
  const far = toNearest(unitOf(s, id)?.pose ?? MIDDLE, goalsOf(outlook)) > FAR;
  const moves = far ? ['march', 'maneuver'] : ['maneuver', 'march'];
  return moves.find((each) => options.includes(each)) ?? options[0];
}

/** Of the places proposed, the one nearest to what there is to win; in a Retreat the one furthest from it. */
export function choosePlace(eyes: Eyes, outlook: Outlook, { facts }: Decision): Json {
  const goals = goalsOf(outlook);
  const away = facts['move'] === 'retreat' ? -1 : 1;
  let [found, least]: [Json | null, number] = [null, Infinity];
  let seen = 0;
  for (const place of eyes.propose()) {
    const { x, y } = place as JsonObject;
    const distance = away * toNearest({ x: Number(x), y: Number(y) }, goals);
    if (distance < least) [found, least] = [place, distance];
    if (++seen === PLACES) break;
  }
  return found ?? eyes.sample();
}

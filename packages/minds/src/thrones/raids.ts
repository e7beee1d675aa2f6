/** Raids: what it is worth to strike an order next door, guessed when planning, known when the orders lie open. */
import { idsOn, type Option } from '@maester/kernel';
import { areaIn, controllerOf, standing, strengthOf } from './board.ts';
import { near, ORDERS, placeOf, printed, type State } from './facts.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Whether a raid from here can hit an order there: never from land to sea or port, from a port only its sea. */
function canReach(from: number, target: number): boolean {
  const [here, there] = [printed(from).kind, printed(target).kind];
  return here === 'sea' || (here === 'land' ? there === 'land' : there === 'sea');
}

/** What a raid from here may bring: the best of the enemy orders next door. */
export function raidWorth(s: State, outlook: Outlook, from: number, star: boolean): number {
  let best = 0;
  for (const target of near(from)) {
    const { house, order } = areaIn(s, target);
    if (house === null || house === outlook.me || !canReach(from, target)) continue;
    const worth =
      s.phase === 'action' && order !== null
        ? orderWorth(s, outlook, target, star)
        : WEIGHTS.raidChance * WEIGHTS.raidGain;
    best = Math.max(best, worth);
  }
  return best;
}

/** What it is worth to us that this enemy order disappears. */
function orderWorth(s: State, { me, worth }: Outlook, target: number, star: boolean): number {
  const area = areaIn(s, target);
  if (area.order === null) return 0;
  const { type, modifier } = ORDERS[area.order];
  switch (type) {
    case 'consolidate':
      return WEIGHTS.raidGain + WEIGHTS.power * (area.order === 'consolidate-star' ? 2 : 1);
    case 'support': {
      const ours = near(target).filter((place) => concerns(s, me, place));
      const stake = Math.max(0, ...ours.map((place) => worth[place] ?? 0));
      return (
        (strengthOf(standing(area), false) + modifier) * WEIGHTS.raidNeighbour + stake * WEIGHTS.raidStake
      );
    }
    case 'raid':
      return near(target).some((place) => areaIn(s, place).house === me) ? WEIGHTS.raidGain : 0;
    case 'defense':
      return star ? modifier * WEIGHTS.raidNeighbour : 0;
    case 'march':
      return 0;
  }
}

/** We hold it or could be about to attack it. */
function concerns(s: State, me: string, place: number): boolean {
  if (controllerOf(s, place) === me) return true;
  return near(place).some((next) => {
    const { house, order } = areaIn(s, next);
    return house === me && order !== null && ORDERS[order].type === 'march';
  });
}

interface Raid {
  readonly id: string;
  readonly from: string;
  /** Null to remove the order without effect. */
  readonly target: string | null;
  readonly worth: number;
}

/** The best raid first; a raid without a target goes first only if there is nothing else. */
export function raidsByWorth(s: State, outlook: Outlook, options: readonly Option[]): Raid[] {
  const raids = options.map(({ id, on }): Raid => {
    const [from = '', target = null] = idsOn(on, 'area');
    const star = areaIn(s, placeOf(from)).order === 'raid-star';
    const worth = target === null ? 0 : orderWorth(s, outlook, placeOf(target), star);
    return { id, from, target, worth };
  });
  return raids.toSorted((a, b) => b.worth - a.worth);
}

export function chooseRaid(s: State, outlook: Outlook, options: readonly Option[]): string {
  return raidsByWorth(s, outlook, options)[0]?.id ?? '';
}

/** The enemy order whose loss hurts most, for cards that take one away. */
export function orderToRemove(s: State, outlook: Outlook, areas: readonly string[]): string {
  const sting = (id: string): number => {
    const area = areaIn(s, placeOf(id));
    if (area.order === null) return 0;
    const strength = strengthOf(standing(area), true);
    return ORDERS[area.order].type === 'march' ? strength : orderWorth(s, outlook, placeOf(id), true);
  };
  return areas.toSorted((a, b) => sting(b) - sting(a))[0] ?? '';
}

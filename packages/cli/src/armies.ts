/** Armies for simulated battles: ready lists by name, and random ones. */
import {
  battle,
  charactersOf,
  factionsWithArmies,
  randomArmy,
  rulesOf,
  type ArmyList,
  type BattleSetup,
  type Faction,
} from '@maester/battle';
import { pick, seededRandom, type Random } from '@maester/kernel';
import { namedOne } from './arguments.ts';
import { UsageError } from './command.ts';

/** The armies of each game: those named, and random ones that are drawn again for every game. */
export function drawnArmies(setup: BattleSetup, names: readonly string[]): (seed: string) => BattleSetup {
  const rules = rulesOf(setup);
  const factions = factionsWithArmies(rules);
  const wishes = names.map((name) => {
    if (name === 'random') return { factions };
    const [, faction] = /^random:(.*)$/.exec(name) ?? [];
    return faction === undefined
      ? { ready: namedOne('army', name, Object.entries(rules.armies), ([id]) => id)[1] }
      : { factions: [namedOne('faction', faction, factions, String)] };
  });
  const seats = battle.seats(setup);
  return (seed) => {
    const random = seededRandom(`armies ${seed}`);
    const armies: ArmyList[] = [];
    for (const [i, wish] of wishes.entries()) {
      const isFriend = (other: number): boolean =>
        setup.sides.some((side) => side.includes(seats[i] ?? '') && side.includes(seats[other] ?? ''));
      const taken = armies.flatMap((army, other) => (isFriend(other) ? charactersOf(rules, army) : []));
      armies.push(wish.ready ?? drawn(setup, wish.factions, taken, random));
    }
    return battle.readSetup({ ...setup, armies });
  };
}

/** One of any of these factions; after so many tries there is none. */
function drawn(
  setup: BattleSetup,
  factions: readonly Faction[],
  taken: readonly string[],
  random: Random,
): ArmyList {
  const { points } = setup;
  for (let tries = 0; tries < 20; tries++) {
    const army = randomArmy(rulesOf(setup), { faction: pick(random, factions), points, taken }, random);
    if (army !== null) return army;
  }
  throw new UsageError(`no random army fits into ${points} points`);
}

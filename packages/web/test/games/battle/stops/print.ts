// How often a battle of 40 points stops a player, by what is asked: node packages/web/test/games/battle/stops/print.ts

import { tally, type Tally } from './stopping.ts';

const MODES = ['a-game-of-thrones', 'a-clash-of-kings', 'a-feast-for-crows'];
const EACH = 4;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0);

const tallies: Tally[] = [];
for (const mode of MODES) for (let i = 0; i < EACH; i += 1) tallies.push(await tally(mode, `stops/${i}`));

const mean = (count: (each: Tally) => number): string =>
  (sum(tallies.map(count)) / tallies.length).toFixed(1).padStart(6);
const names = (of: 'stops' | 'automatic'): readonly string[] => {
  const all = [...new Set(tallies.flatMap((each) => [...each[of].keys()]))];
  const count = (name: string): number => sum(tallies.map((each) => each[of].get(name) ?? 0));
  return all.toSorted((a, b) => count(b) - count(a));
};

console.log(`${mean(({ asked }) => asked)} questions`);
console.log(`${mean(({ stops }) => sum(stops.values()))} stops`);
for (const name of names('stops')) console.log(`${mean(({ stops }) => stops.get(name) ?? 0)}   ${name}`);
console.log(`${mean(({ automatic }) => sum(automatic.values()))} automatic answers`);
for (const name of names('automatic'))
  console.log(`${mean(({ automatic }) => automatic.get(name) ?? 0)}   ${name}`);
console.log(`${mean(({ lost }) => lost.length)} answered otherwise than the player would have`);

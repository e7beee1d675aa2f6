/** What the miniatures game costs besides games of the usual armies: games of random armies; seeing, moving, charging, odds. */
import { battle, type BattleSetup } from '@maester/battle';
import { benchWork } from '@maester/battle/bench';
import { seededRandom } from '@maester/kernel';
import { drawnArmies } from '../armies.ts';
import type { Measurement } from './measurement.ts';
import type { Stopwatch } from './stopwatch.ts';

const WARM_UP = 5;
const NANOSECONDS = { microseconds: 1e3, milliseconds: 1e6 } as const;

export function measureBattle(watch: Stopwatch): readonly Measurement[] {
  return [
    {
      name: 'games of random armies',
      unit: 'per second',
      take: () => 1e9 / watch.nanosecondsPer(randomBattles(), WARM_UP_OF_GAMES),
    },
    ...benchWork().map(({ name, unit, work }) => ({
      name,
      unit,
      take: () => watch.nanosecondsPer(work, WARM_UP) / NANOSECONDS[unit],
    })),
  ];
}

const WARM_UP_OF_GAMES = 10;
/** So many pairs of armies are drawn before the clock runs. */
const PAIRS = 60;

function randomBattles(): () => number {
  const setupOf = drawnArmies(battle.usualSetup(2), ['random', 'random']);
  const setups = Array.from({ length: PAIRS }, (_, i): BattleSetup => setupOf(`bench ${i}`));
  const random = seededRandom('bench');
  let played = 0;
  return () => {
    const setup = setups[played % PAIRS] ?? battle.usualSetup(2);
    const state = battle.start(setup, `bench/${played++}`);
    for (let [seat] = battle.waiting(state); seat !== undefined; [seat] = battle.waiting(state))
      battle.apply(state, seat, battle.sample(state, seat, random));
    return 1;
  };
}

import { readFileSync } from 'node:fs';
import { readLedger, seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, type BattleSetup, type BattleState } from '../src/index.ts';
import { Watch } from './support/invariants.ts';
import { ALL_SETUPS, MULTIPLAYER_SETUPS, randomGame, type Moment } from './support/random-games.ts';

const LEDGER = `${import.meta.dirname}/../../../docs/rules/battle.md`;
const RULES = new Set(readLedger(readFileSync(LEDGER, 'utf8')).map((rule) => rule.id));

const GAMES_EACH = 2;

/** Milliseconds for what takes a second or two on an idle machine. */
const SLOW = 120_000;

const inWords = ({ mode, points, terrain, sides }: BattleSetup): string =>
  `${mode} at ${points} points, terrain ${terrain}${sides.flat().length > 2 ? `, ${sides.join(' against ')}` : ''}`;

/** Plays one game, looking at every moment; says where it broke. */
function play(setup: BattleSetup, seed: string, look: (moment: Moment) => void): BattleState | null {
  let [played, final] = [0, null as BattleState | null];
  try {
    for (const moment of randomGame(setup, seed)) {
      ({ played, state: final } = moment);
      look(moment);
    }
  } catch (error) {
    throw new Error(`${inWords(setup)}, seed ${JSON.stringify(seed)}, after ${played} choices`, {
      cause: error,
    });
  }
  return final;
}

const SETUPS = [...ALL_SETUPS, ...MULTIPLAYER_SETUPS];

describe.each(SETUPS.map((setup) => [inWords(setup), setup] as const))('in %s', (words, setup) => {
  it(
    'everything is accounted for after every choice, and the game ends after round six at the latest',
    () => {
      for (let i = 0; i < GAMES_EACH; i++) {
        const watch = new Watch(RULES);
        const final = play(setup, `${words} ${i}`, (moment) => watch.look(moment));
        expect(RULES.has(final?.flow.outcome?.rule ?? '')).toBe(true);
      }
    },
    SLOW,
  );

  it(
    'every option offered is legal',
    () => {
      const random = seededRandom(`options ${words}`);
      play(setup, `options ${words}`, ({ state }) => {
        if (random.below(10) > 0) return;
        for (const seat of battle.waiting(state)) {
          const asked = battle.decision(state, seat);
          const options = asked?.kind === 'option' ? asked.options : [];
          expect(new Set(options).size).toBe(options.length);
          for (const choice of options) expect(battle.check(state, seat, choice)).toBeNull();
        }
      });
    },
    SLOW,
  );
});

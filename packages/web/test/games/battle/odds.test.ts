// The odds before an attack: found for every answer that leads to one, on the view of the seat that is asked.

import { battle, type BattleState } from '@maester/battle';
import type { Decision, Option } from '@maester/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { learnWords } from '../../../src/app/words.ts';
import { attacksAsked } from '../../../src/games/battle/stage/attack-asked.ts';
import { oddsFor, OddsPlot } from '../../../src/games/battle/stage/odds-plot.tsx';
import { gainsOf, nameOfSource } from '../../../src/games/battle/stage/odds-words.ts';
import { wordsNow } from '../../../src/games/battle/words.ts';
import { textOf } from './markup.ts';
import { randomBattles } from './support.ts';

beforeAll(() => learnWords(wordsNow()));

interface Answer {
  readonly view: BattleState;
  readonly decision: Decision;
  readonly option: Option | null;
}

/** Every option of every decision, as the seat sees it. */
function* answers(battles: number): Generator<Answer> {
  for (const { state } of randomBattles(battles)) {
    const [seat] = battle.waiting(state);
    if (seat === undefined) continue;
    const view = battle.view(state, seat);
    const decision = battle.decision(view, seat);
    if (decision?.kind !== 'option') continue;
    for (const option of decision.options) yield { view, decision, option };
  }
}

/** Whose odds are shown before anything is picked. */
const AT_ONCE = new Set(['occasion/declare', 'activation/select-action', 'choose-attack-action/choose']);

describe('the odds of an answer', () => {
  it('are whole for every attack it can lead to, and all that counts has a name', () => {
    const asks = new Set<string>();
    for (const { view, decision, option } of answers(11)) {
      for (const asked of attacksAsked(view, decision, option)) {
        asks.add(decision.ask);
        const all = oddsFor(view, asked);
        const sum = all.odds.totalWounds.reduce((one, other) => one + other, 0);
        expect(sum).toBeCloseTo(1, 9);
        for (const source of all.sources) {
          expect([source, nameOfSource(source)]).not.toEqual([source, '']);
          expect(gainsOf(source)).not.toEqual([]);
        }
        expect(textOf(OddsPlot({ asked, odds: all }))).not.toMatch(/battle\.(?:odds|stage)\./);
      }
    }
    expect([...asks].toSorted()).toEqual([
      'activation/select-action',
      'charge/declare-target',
      'melee/choose-target',
      'occasion/declare',
    ]);
  });

  it('change with the card that is considered', () => {
    const seen = new Set<string>();
    for (const { view, decision, option } of answers(11)) {
      const [plain, used] = attacksAsked(view, decision, option);
      if (plain === undefined || used === undefined || used.used === null) continue;
      seen.add(used.used);
      const [before, after] = [oddsFor(view, plain), oddsFor(view, used)];
      expect(after.sources.length).toBeGreaterThanOrEqual(before.sources.length);
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it('are those of no attack where none comes of the answer', () => {
    const others = [...answers(1)].filter(({ decision: { ask } }) => !AT_ONCE.has(ask));
    expect(others.flatMap(({ view, decision }) => attacksAsked(view, decision, null))).toEqual([]);
  });
});

// What the panels tell of a battle, in random battles of every mode.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { battle, type BattleState } from '@maester/battle';
import { isDeployed, isFixture } from '@maester/battle/field';
import { MODE_IDS, whyNotPlayed } from '@maester/battle/tables';
import { readLedger } from '@maester/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  activationsLeft,
  foreseen,
  holdOf,
  lastRoundOf,
  unitTokens,
  numberOf,
  ordersLeft,
  scoringWays,
} from '../../../src/games/battle/panels/facts.ts';
import { playableNow, wayOf } from '../../../src/games/battle/panels/playable.ts';
import { compassOf, relationsOf } from '../../../src/games/battle/panels/positions-facts.ts';
import { en } from '../../../src/games/battle/messages/en.ts';
import { learnWords } from '../../../src/app/words.ts';
import { wordsNow } from '../../../src/games/battle/words.ts';
import { randomBattle, randomBattles } from './support.ts';

beforeAll(() => learnWords(wordsNow()));

const LEDGER = new Set(
  readLedger(readFileSync(join(import.meta.dirname, '../../../../../docs/rules/battle.md'), 'utf8')).map(
    ({ id }) => id,
  ),
);

/** A battle in its third round. */
function thirdRound(number: number): BattleState {
  for (const { state } of randomBattle(number)) if (state.round === 3 && state.turn !== null) return state;
  throw new Error(`battle ${number} has no third round`);
}

describe('the score', () => {
  it.each(MODE_IDS)('%s: every way to score has words and a rule', (mode) => {
    for (const { text, rule } of scoringWays({ mode })) {
      expect(Object.keys(en)).toContain(text);
      expect(LEDGER).toContain(rule);
    }
  });

  it('counts the units and NCUs that were not activated yet, those on the table alone', () => {
    const state = thirdRound(0);
    for (const seats of state.sides) {
      const { units, ncus } = activationsLeft(state, seats);
      const waiting = state.units.filter(
        (unit) => seats.includes(unit.seat) && !unit.activated && isDeployed(unit) && !isFixture(unit),
      );
      expect(units).toBe(waiting.length);
      expect(ncus).toBeLessThanOrEqual(state.ncus.filter(({ seat }) => seats.includes(seat)).length);
    }
    const all = { ...state, units: state.units.map((unit) => ({ ...unit, activated: true })) };
    expect(activationsLeft(all, all.seats).units).toBe(0);
  });

  it('foresees points for objectives that are controlled, from the second round on', () => {
    const state = thirdRound(0);
    const holder = state.units.find(isDeployed);
    const objectives = state.objectives.map((objective, i) => ({
      ...objective,
      claimedBy: i === 0 ? (holder?.id ?? null) : null,
    }));
    const held = { ...state, objectives };
    const hold = holdOf(held, held.objectives[0] ?? raise());
    expect(hold).toEqual({ is: hold.is, unit: holder?.id });
    const points = foreseen(held).flat();
    expect(points).toHaveLength(hold.is === 'controlled' ? 1 : 0);
    expect(foreseen({ ...held, round: 1 }).flat()).toEqual([]);
    expect(foreseen({ ...held, round: 0 })).toEqual([[], []]);
    expect(holdOf(held, held.objectives[1] ?? raise()).is).toBe('free');
    expect(numberOf('objective-3')).toBe(3);
    expect(lastRoundOf(state)).toBe(6);
  });
});

describe('the hand', () => {
  it('lights exactly the cards that the decision offers, and says of all others why they wait', () => {
    let seen = 0;
    for (const { state } of randomBattles(3)) {
      const [seat] = battle.waiting(state);
      if (seat === undefined) continue;
      const view = battle.view(state, seat);
      const playable = playableNow(battle.decision(view, seat));
      if (playable === null) continue;
      const { hand } = view.players.find((player) => player.seat === seat) ?? raise();
      for (const card of hand) {
        expect(whyNotPlayed(view, seat, card) === null).toBe(playable.has(card));
        seen += playable.has(card) ? 1 : 0;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('offers the ways to play a card that the decision has', () => {
    for (const { state } of randomBattles(1)) {
      const [seat] = battle.waiting(state);
      const decision = seat === undefined ? null : battle.decision(state, seat);
      const playable = playableNow(decision);
      if (playable === null || decision?.kind !== 'option') continue;
      const ofCards = decision.options.filter(({ on }) => on.some(({ kind }) => kind === 'card'));
      const offered = [...playable.values()].flatMap(({ options }) => options);
      expect(offered).toHaveLength(ofCards.length);
      for (const { say } of offered) expect(wayOf(say) ?? '').not.toMatch(/^option\./);
    }
  });

  it('knows no playable card outside of the moments for them', () => {
    expect(playableNow(null)).toBeNull();
  });
});

describe('the armies', () => {
  it('say how many Orders a unit has left', () => {
    const state = thirdRound(0);
    const guards = state.units.find(({ card }) => card === 'lannister-guardsmen') ?? raise();
    const fresh = { ...guards, ordersUsed: [], attachments: [] };
    expect(ordersLeft(state, fresh)).toBe(1);
    expect(ordersLeft(state, { ...fresh, ordersUsed: ['lannister-supremacy'] })).toBe(0);
  });
});

describe('the tokens of a unit', () => {
  it('are marks, Pillage, Victory Points for everyone, and those of revenge for one player', () => {
    const { units } = thirdRound(0);
    const unit = units[0] ?? raise();
    const tokens = {
      marked: 1,
      pillage: 2,
      'victory-point': 2,
      'revenge-two': 2,
      'to-the-last': 1,
      nothing: 0,
    };
    expect(unitTokens({ ...unit, tokens })).toEqual([
      { kind: 'marked', seat: null, count: 1 },
      { kind: 'pillage', seat: null, count: 2 },
      { kind: 'victory-points', seat: null, count: 2 },
      { kind: 'victory-points', seat: 'two', count: 2 },
    ]);
  });
});

describe('the positions', () => {
  it('are the same seen from either unit', () => {
    const state = thirdRound(1);
    const units = state.units.filter(isDeployed);
    for (const unit of units) {
      for (const relation of relationsOf(state, unit)) {
        const other = units.find(({ id }) => id === relation.unit) ?? raise();
        const back = relationsOf(state, other).find((one) => one.unit === unit.id) ?? raise();
        expect(back.distance).toBe(relation.distance);
        expect(back.engaged).toBe(relation.engaged);
        expect(back.friend).toBe(relation.friend);
        expect(back.sight.sees).toBe(relation.seesBack);
        expect(relation.arcs.length).toBeGreaterThan(0);
      }
    }
    expect(relationsOf(state, { ...(units[0] ?? raise()), pose: null })).toEqual([]);
  });

  it('tell facings by the compass', () => {
    expect([0, 4500, 9000, 17_900, 35_900].map(compassOf)).toEqual([0, 1, 2, 4, 0]);
  });
});

function raise(): never {
  throw new Error('something is missing');
}

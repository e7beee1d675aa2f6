// Actions and moves that abilities change, with abilities made up for tests.
import { describe, expect, it } from 'vitest';
import type { AbilityCard } from '../../src/cards/card.ts';
import { running, type Json } from '@maester/kernel';
import { charge } from '../../src/actions/charge.ts';
import { answer, insteadOfAction, isSelf, moment, own } from '../../src/effects/words.ts';
import { battle } from '../../src/index.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, options, play, refusedBy, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };

/** Every Stark Sworn Swords unit has this. */
function lend(ability: Partial<AbilityCard>): void {
  makeUp({
    abilities: { 'made-up': { name: 'Made up', ...ability } },
    units: { 'stark-sworn-swords': { abilities: ['made-up'] } },
  });
}

function table(
  at: [number, number],
  more: { [key: string]: Json } = {},
  dice: Record<string, number[]> = {},
) {
  const { units = {}, ...rest } = more;
  return tableOf(
    SETUP,
    {
      ncus: { 'two-ncu-1': { destroyed: true } },
      units: {
        'one-2': { at, ...quiet },
        'two-1': { at: [24, 24.8], facing: 180, ...quiet },
        ...(units as object),
      },
      ...rest,
    },
    dice,
  );
}

const at = (x: number, y: number, facing = 0) => ({ x: x * 1000, y: y * 1000, facing });

describe('an Action that is forbidden', () => {
  // battle/action/forbidden
  it('is not offered, and the refusal says so', () => {
    lend({ forbids: ['march', 'charge'] });
    const state = table([24, 16]);
    play(state, ['one', 'one-2']);
    expect(options(state, 'one')).toEqual(['maneuver', 'forgo']);
    expect(refusedBy(state, 'one', 'charge')).toBe('battle/action/forbidden');
    expect(refusedBy(state, 'one', 'march')).toBe('battle/action/forbidden');
  });

  it('leaves an Engaged unit without any Action if it may neither attack nor retreat', () => {
    lend({ forbids: ['attack', 'retreat'] });
    const state = table([24, 20]);
    play(state, ['one', 'one-2']);
    expect(options(state, 'one')).toEqual(['forgo']);
  });

  it('is not given for free either: the Combat zone passes the unit over', () => {
    lend({ forbids: ['attack', 'ranged', 'charge'] });
    const state = table([24, 20], { ncus: { 'one-ncu-1': {}, 'two-ncu-1': { destroyed: true } } });
    play(state, ['one', 'one-ncu-1'], ['one', 'combat']);
    expect(asked(state)).not.toMatchObject({ one: 'ncu-activation/zone-effect' });
  });

  // battle/action/must-charge
  it('a unit that must Charge has no other Action', () => {
    lend({ mustCharge: true });
    const near = table([24, 16]);
    play(near, ['one', 'one-2']);
    expect(options(near, 'one')).toEqual(['charge']);
    expect(refusedBy(near, 'one', 'maneuver')).toBe('battle/action/must-charge');
    const far = table([24, 3]);
    play(far, ['one', 'one-2']);
    expect(options(far, 'one')).toEqual(['forgo']);
  });
});

// battle/action/instead
it('what takes the place of an Action ends it, and it is not completed', () => {
  const done: string[] = [];
  makeUp({
    abilities: {
      'made-up': {
        name: 'x',
        order: answer(
          moment('action-before', isSelf('unit')),
          insteadOfAction(own('made-up', () => void done.push('instead'))),
        ),
      },
      'made-up-after': {
        name: 'y',
        order: answer(
          moment('action-completed', isSelf('unit')),
          own('made-up', () => void done.push('completed')),
        ),
      },
    },
    units: { 'stark-sworn-swords': { abilities: ['made-up', 'made-up-after'] } },
  });
  const state = table([24, 10], { units: { 'one-2': { at: [24, 10], attachments: [] } } });
  play(state, ['one', 'one-2'], ['one', 'march'], ['one', 'one-2|made-up|0|yes']);
  expect(done).toEqual(['instead']);
  expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
});

describe('how a unit moves', () => {
  // battle/move/flight
  it('a flyer goes over enemies and everything else, but must have room where it ends', () => {
    lend({ flies: true, speed: 8 });
    const terrain = [
      { kind: 'palisade', at: [24, 17] },
      { kind: 'stakes', at: [24, 20] },
    ];
    const state = table([24, 12], { terrain });
    play(state, ['one', 'one-2'], ['one', 'march']);
    expect(refusedBy(state, 'one', at(24, 26))).toBe('battle/move/enemy-one-inch');
    play(state, ['one', at(24, 32)]);
    expect(mustUnit(state, 'one-2')).toMatchObject({ wounds: 12, pose: at(24, 32) });
  });

  // battle/move/in-danger
  it('who moves as through Dangerous terrain suffers for every move, but not for a pivot', () => {
    lend({ movesInDanger: true });
    const state = table([24, 10], {}, { dangerous: [2] });
    play(state, ['one', 'one-2'], ['one', 'maneuver'], ['one', at(24, 12)]);
    expect(mustUnit(state, 'one-2').wounds).toBe(9);
    const turned = table([24, 10]);
    play(turned, ['one', 'one-2'], ['one', 'maneuver'], ['one', at(24, 10, 9_000)]);
    expect(mustUnit(turned, 'one-2').wounds).toBe(12);
  });

  // battle/terrain/all-hindering
  it('all terrain may hinder its Charges', () => {
    const charged = (terrain: readonly object[]): boolean | undefined => {
      const state = table(
        [24, 14],
        { terrain: terrain as Json },
        { charge: [6], attack: [1, 1, 1, 1, 1, 1, 1], 'attack-again': [] },
      );
      play(state, ['one', 'one-2'], ['one', 'charge'], ['one', 'two-1|front'], ['one', at(24, 14)]);
      return running(state, charge)?.hindered;
    };
    const weirwood = [{ kind: 'weirwood', at: [24, 18] }];
    lend({});
    expect(charged(weirwood)).toBe(false);
    lend({ hinderedByAll: true });
    expect(charged(weirwood)).toBe(true);
    expect(charged([])).toBe(false);
  });
});

describe('a Retreat', () => {
  // battle/retreat/gains
  it('may count its die as a 6 and go further', () => {
    lend({ retreats: { dieIsSix: true, inches: 1 } });
    const state = table([24, 20], {}, { retreat: [1] });
    play(state, ['one', 'one-2'], ['one', 'retreat']);
    expect(refusedBy(state, 'one', at(24, 7.9))).toBe('battle/retreat/distance');
    expect(refusedBy(state, 'one', at(24, 8))).toBeNull();
  });
});

describe('a Charge', () => {
  // battle/charge/disorderly-more
  it('may be Disorderly at higher rolls', () => {
    lend({ disorderlyUpTo: 3 });
    const roll = (die: number): boolean | undefined => {
      const state = table([24, 17], {}, { charge: [die], attack: [1, 1, 1, 1, 1, 1, 1] });
      play(state, ['one', 'one-2'], ['one', 'charge'], ['one', 'two-1|front'], ['one', at(24, 17)]);
      return running(state, charge)?.disorderly;
    };
    expect([roll(3), roll(4)]).toEqual([true, false]);
  });

  // battle/charge/any-side
  it('may align with any side of its target that has room', () => {
    makeUp({
      abilities: {
        'made-up': {
          name: 'x',
          order: answer(
            moment('charge-before', isSelf('unit')),
            own('made-up', ({ t }) => {
              const now = running(t.state, charge);
              if (now !== null) now.anySide = true;
            }),
          ),
        },
      },
      units: { 'stark-sworn-swords': { abilities: ['made-up'] } },
    });
    const state = table(
      [24, 16],
      { units: { 'one-2': { at: [24, 16], attachments: [] } } },
      { charge: [6], attack: [1, 1, 1, 1, 1, 1, 1] },
    );
    play(state, ['one', 'one-2'], ['one', 'charge'], ['one', 'two-1|front'], ['one', 'one-2|made-up|0|yes']);
    play(state, ['one', at(24, 16)]);
    const { facts } = battle.decision(state, 'one') ?? {};
    const poses = (facts as { poses?: { facing: number }[] } | undefined)?.poses ?? [];
    expect(new Set(poses.map(({ facing }) => facing))).toEqual(new Set([0, 9_000, 27_000, 18_000]));
  });

  // battle/charge/failed-moment
  it('that fails is a moment after its Panic Test', () => {
    const seen: unknown[] = [];
    lend({
      order: answer(
        moment('charge-failed', isSelf('unit')),
        own('made-up', ({ about }) => void seen.push(about)),
      ),
    });
    const state = table(
      [24, 12],
      { units: { 'one-2': { at: [24, 12], attachments: [] } } },
      { charge: [2], morale: [6, 6] },
    );
    play(state, ['one', 'one-2'], ['one', 'charge'], ['one', 'two-1|front'], ['one', at(24, 12)]);
    play(state, ['one', 'one-2|made-up|0|yes']);
    expect(seen).toEqual([{ die: 2 }]);
  });
});

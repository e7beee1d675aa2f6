// NCUs on and off the Tactics Board, and zones that are counted, borrowed or changed, with abilities made up for this.
import { zoneWith } from '../../src/tactics/claims.ts';
import { describe, expect, it } from 'vitest';
import { type BattleState } from '../../src/index.ts';
import {
  allZones,
  answer,
  borrowsZone,
  choose,
  countsAsControlling,
  destroysNcu,
  draws,
  enemyNcus,
  friendly,
  goesFirst,
  happening,
  holding,
  idlesNcu,
  isHolder,
  isWatched,
  isZone,
  lendsNcu,
  mayUse,
  moment,
  movesNcu,
  narrowed,
  restores,
  spendsToken,
  startOfTurn,
  staysOnBoard,
  stopsWatching,
  unclaimedZoneEffects,
  usesZone,
  watches,
} from '../../src/effects/words.ts';
import type { AbilityCard } from '../../src/cards/card.ts';
import { withTokens } from '../../src/options.ts';
import { controls } from '../../src/tactics/control.ts';
import { mustUnit, ncuOf, unitsInPlay } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, options, play, refusedBy, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const [CATELYN, SANSA, CERSEI] = ['one-ncu-1', 'one-ncu-2', 'two-ncu-2'];
const units = {
  'one-2': { at: [24, 10], attachments: [], wounds: 4 },
  'two-1': { at: [24, 40], attachments: [] },
};
const gone = { [CATELYN]: { destroyed: true }, 'two-ncu-1': { destroyed: true } };

/** Sansa has this ability in place of her own; others may be laid besides. */
function sansaHas(ability: AbilityCard, more: { readonly [id: string]: AbilityCard } = {}): void {
  makeUp({
    abilities: { 'made-up': ability, 'playing-the-game': { claims: null }, ...more },
    ncus: { 'sansa-stark-little-bird': { abilities: ['made-up'] } },
  });
}

const table = (more: { readonly ncus?: object } = {}): BattleState =>
  tableOf(SETUP, { units, ...more, ncus: { ...gone, ...more.ncus } });
const zoneOf = (s: BattleState, ncu: string) => zoneWith(s, ncu) ?? undefined;

describe('after the effect of a zone', () => {
  // battle/tactics-board/resolved, battle/ncu/moved
  it('an NCU may be moved, which is no claim, or change places with another', () => {
    sansaHas({
      name: 'Moves',
      uses: [mayUse(choose(moment('zone-resolved', isHolder), allZones, movesNcu('holder')))],
    });
    const s = table({ ncus: { [CERSEI]: { zone: 'crown' } } });
    play(s, ['one', SANSA], ['one', 'combat']);
    play(s, ['one', `${SANSA}|made-up|1|crown`]);
    expect([zoneOf(s, SANSA), zoneOf(s, CERSEI)]).toEqual(['crown', 'combat']);
    expect(asked(s)).toEqual({ two: 'turn/activate-unit' });
    expect(controls(s, 'one', 'crown')).toBe(true);
  });

  // battle/tactics-board/used-by-another, battle/ability/waiting
  it('another player may use it, too, once', () => {
    sansaHas(
      {
        name: 'Watches',
        tokens: 1,
        uses: [mayUse(choose(startOfTurn, allZones, watches('copies', 'player', 'round')), spendsToken)],
      },
      {
        copies: {
          name: 'Copies',
          uses: [mayUse(answer(moment('zone-resolved', isWatched), usesZone), stopsWatching)],
        },
      },
    );
    const s = table();
    play(s, ['one', `${SANSA}|made-up|1|wealth`], ['one', 'one-2'], ['one', 'forgo']);
    play(s, ['two', CERSEI], ['two', 'wealth'], ['two', 'zone>two-1']);
    expect(options(s, 'one')).toEqual(['one|copies|1|yes', 'pass']);
    play(s, ['one', 'one|copies|1|yes'], ['one', 'one-2']);
    expect(mustUnit(s, 'one-2').wounds).toBe(7);
    expect(s.lasting).toEqual([]);
  });
});

describe('an NCU', () => {
  // battle/ncu/destroyed, battle/ncu/cannot-activate
  it('is destroyed as a price, and another cannot activate this round', () => {
    sansaHas({
      name: 'Price',
      uses: [mayUse(choose(startOfTurn, enemyNcus, idlesNcu), destroysNcu('holder'))],
    });
    const s = table();
    play(s, ['one', `${SANSA}|made-up|1|${CERSEI}`]);
    expect(ncuOf(s, SANSA)?.destroyed).toBe(true);
    expect(options(s, 'one')).toEqual(['one-2']);
    play(s, ['one', 'one-2'], ['one', 'forgo']);
    expect(options(s, 'two')).toEqual(['two-1']);
    expect(refusedBy(s, 'two', CERSEI)).not.toBeNull();
    play(s, ['two', 'two-1'], ['two', 'forgo']);
    expect(s.round).toBe(2);
    expect(s.lasting).toEqual([]);
  });

  // battle/ncu/lent, battle/clean-up/first-player-by-card
  it('is the opponent’s for a round, and its player goes first in the next', () => {
    sansaHas({
      name: 'Lent',
      tokens: 1,
      uses: [mayUse(answer(startOfTurn, lendsNcu, goesFirst('next')), spendsToken)],
    });
    const s = table({ ncus: { [CERSEI]: { destroyed: true } } });
    play(s, ['one', `${SANSA}|made-up|1|yes`], ['one', 'one-2'], ['one', 'forgo']);
    expect(options(s, 'two')).toContain(SANSA);
    play(s, ['two', SANSA], ['two', 'combat'], ['two', 'two-1'], ['two', 'forgo']);
    expect(ncuOf(s, SANSA)).toMatchObject({ seat: 'one', activated: false });
    expect(ncuOf(s, SANSA)).not.toHaveProperty('home');
    expect([s.round, s.firstSide, s.nextFirstSide]).toEqual([2, 0, null]);
  });

  // battle/ncu/stays
  it('stays on the board over the Clean-Up Phase and does not activate', () => {
    sansaHas({
      name: 'Stays',
      tokens: 1,
      uses: [mayUse(answer(moment('round-ends'), staysOnBoard), spendsToken)],
    });
    const s = table({ ncus: { [SANSA]: { zone: 'crown' }, [CERSEI]: { zone: 'combat' } } });
    play(s, ['one', 'one-2'], ['one', 'forgo'], ['two', 'two-1'], ['two', 'forgo']);
    play(s, ['one', `${SANSA}|made-up|1|yes`]);
    expect(s.round).toBe(2);
    expect([zoneOf(s, SANSA), zoneOf(s, CERSEI)]).toEqual(['crown', undefined]);
    expect(ncuOf(s, SANSA)).toMatchObject({ activated: true });
    expect(ncuOf(s, SANSA)).not.toHaveProperty('stays');
  });
});

describe('control', () => {
  // battle/tactics-board/counts-as-controlling
  it('counts for a player until the end of the round, whoever holds the zone', () => {
    sansaHas({
      name: 'Claims',
      tokens: 1,
      uses: [mayUse(choose(startOfTurn, allZones, countsAsControlling()), spendsToken)],
    });
    const s = table({ ncus: { [CERSEI]: { zone: 'crown' } } });
    play(s, ['one', `${SANSA}|made-up|1|crown`]);
    expect([controls(s, 'one', 'crown'), controls(s, 'two', 'crown')]).toEqual([true, true]);
    expect(controls(s, 'one', 'combat')).toBe(false);
  });

  // battle/tactics-board/controls-nothing
  it('is not given by an NCU that controls nothing', () => {
    sansaHas({ name: 'Nothing', controlsNothing: () => true });
    const s = table({ ncus: { [SANSA]: { zone: 'crown' } } });
    expect(controls(s, 'one', 'crown')).toBe(false);
    play(s, ['one', 'one-2'], ['one', 'forgo'], ['two', CERSEI]);
    expect(options(s, 'two')).not.toContain('crown');
  });

  // battle/tactics-board/controlling-for-a-unit
  it('counts for cards that target a certain unit', () => {
    const card = mustUnit(table(), 'one-2').card;
    makeUp({
      abilities: { king: { name: 'King', controlsFor: { zones: ['crown'], by: 'cards' } } },
      units: { [card]: { abilities: ['king'] } },
      tactics: {
        'swift-reposition': {
          responses: [choose(startOfTurn, friendly, holding('crown', restores('chosen', 1)))],
        },
      },
    });
    const s = tableOf(SETUP, {
      units: { ...units, 'one-1': { at: [36, 10], attachments: [], wounds: 1 } },
      ncus: gone,
      players: { one: { hand: ['swift-reposition'], discard: 'rest' } },
    });
    play(s, ['one', 'card|swift-reposition|0|one-2']);
    expect(mustUnit(s, 'one-2').wounds).toBe(5);
  });
});

describe('the effect of a zone', () => {
  // battle/tactics-board/used-by-another, battle/ruling/borrowed-zone
  it('may be that of another, unclaimed zone', () => {
    sansaHas({ name: 'Borrows', insteadOfZone: { ways: unclaimedZoneEffects, effects: [borrowsZone] } });
    const s = table();
    play(s, ['one', SANSA], ['one', 'crown']);
    play(s, ['one', 'made-up>tactics|two-1|weakened']);
    expect(mustUnit(s, 'two-1').conditions).toEqual(['weakened']);
    expect(s.players[0]?.hand).toHaveLength(2);
  });

  // battle/tactics-board/changed-effect
  it('is changed by a friend of the NCU that claims it, and stays the effect of that zone', () => {
    sansaHas({
      name: 'Changes',
      insteadOfZone: {
        asZone: true,
        forFriends: true,
        ways: ({ s, about }) =>
          'zone' in about && about.zone === 'wealth' ? withTokens(unitsInPlay(s)) : [],
        effects: [restores('chosen', 5)],
      },
    });
    const bribed = [{ ability: 'bribery', on: 'one-2', by: 'two', until: 'game', from: 'bribery' }];
    const s = tableOf(SETUP, { units, ncus: { 'two-ncu-1': { destroyed: true } }, lasting: bribed });
    play(s, ['one', CATELYN], ['one', 'wealth'], ['one', 'zone-first'], ['one', 'made-up>one-2']);
    expect(mustUnit(s, 'one-2').wounds).toBe(9);
    expect(s.lasting.filter(({ ability }) => ability === 'bribery')).toEqual([]);
  });

  // battle/tactics-board/resolved
  it('is followed by what happens automatically for that zone', () => {
    const after = narrowed(moment('zone-resolved', isHolder), isZone('combat'));
    sansaHas({ name: 'Draws', happens: [happening(after, draws(2))] });
    const s = table();
    play(s, ['one', SANSA], ['one', 'combat']);
    expect(s.players[0]?.hand).toHaveLength(2);
  });
});

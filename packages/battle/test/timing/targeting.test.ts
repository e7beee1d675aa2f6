// Being targeted as a moment, and being out of reach, with abilities made up for these tests.
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import {
  activates,
  answer,
  asking,
  attaches,
  cancels,
  choose,
  chosenBecomes,
  draws,
  eachTarget,
  friendly,
  happening,
  hostile,
  isFriend,
  isSelf,
  mayUse,
  moment,
  part,
  redirects,
  restores,
  silences,
  startOfTurn,
  suffers,
  targetedBy,
  thenChooses,
} from '../../src/effects/words.ts';
import type { AbilityCard } from '../../src/cards/card.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, options, play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const [CATELYN, SANSA, CERSEI] = ['one-ncu-1', 'one-ncu-2', 'two-ncu-2'];
const units = {
  'one-2': { at: [24, 10], attachments: [], wounds: 4 },
  'two-1': { at: [24, 40], attachments: [] },
  'two-2': { at: [34, 40], attachments: [] },
};

/** The units of seat two have this. */
function theirsHave(ability: AbilityCard, more: Parameters<typeof makeUp>[0] = {}): void {
  const plain = tableOf(SETUP, { units });
  const card = mustUnit(plain, 'two-1').card;
  makeUp({
    ...more,
    abilities: { 'made-up': ability, ...more.abilities },
    units: { [card]: { abilities: ['made-up'] } },
  });
}

const table = (more: object = {}): BattleState =>
  tableOf(SETUP, { units, ncus: { 'two-ncu-1': { destroyed: true } }, ...more });

// battle/term/targeted
describe('a unit that is targeted', () => {
  const when = moment('targeted', isSelf('unit'), targetedBy('zone', 'ncu', 'influence'));

  it('by a zone may have that cancelled', () => {
    theirsHave({ name: 'Cancels', uses: [mayUse(answer(when, cancels))] });
    const s = table();
    play(s, ['one', SANSA], ['one', 'tactics'], ['one', 'zone>two-1|weakened']);
    play(s, ['two', 'two-1|made-up|1|yes']);
    expect(mustUnit(s, 'two-1').conditions).toEqual([]);
    expect(s.players[0]?.hand).toEqual([]);
    expect(s.zones['tactics']).toBe(SANSA);
  });

  // battle/tactics-board/another-target
  it('by a zone may have it aimed at another, if there is one', () => {
    theirsHave({ name: 'Redirects', uses: [mayUse(answer(when, redirects))] });
    const s = table();
    play(s, ['one', SANSA], ['one', 'tactics'], ['one', 'zone>two-1|weakened']);
    play(s, ['two', 'two-1|made-up|1|yes']);
    expect(asked(s)).toEqual({ one: 'ncu-activation/zone-redirected' });
    expect(options(s, 'one').every((id) => id.startsWith('zone>two-2|'))).toBe(true);
    play(s, ['one', 'zone>two-2|weakened']);
    expect([mustUnit(s, 'two-1').conditions, mustUnit(s, 'two-2').conditions]).toEqual([[], ['weakened']]);
    const alone = table({ units: { 'one-2': units['one-2'], 'two-1': units['two-1'] } });
    play(
      alone,
      ['one', SANSA],
      ['one', 'tactics'],
      ['one', 'zone>two-1|weakened'],
      ['two', 'two-1|made-up|1|yes'],
    );
    expect(mustUnit(alone, 'two-1').conditions).toEqual(['weakened']);
  });

  it('by the Influence of an NCU may have that cancelled', () => {
    theirsHave({ name: 'Cancels', uses: [mayUse(answer(when, cancels))] });
    const s = table();
    play(
      s,
      ['one', CATELYN],
      ['one', 'combat'],
      ['one', 'family-duty-honor>two-1'],
      ['two', 'two-1|made-up|1|yes'],
    );
    expect(s.lasting).toEqual([]);
  });

  it('answers after the effect was resolved, if it says so', () => {
    theirsHave(
      {
        name: 'Afterwards',
        happens: [
          happening(moment('target-resolved', isSelf('unit'), targetedBy('card')), restores('owner', 1)),
        ],
      },
      {
        tactics: { 'swift-reposition': { responses: [choose(startOfTurn, hostile, suffers('chosen', 2))] } },
      },
    );
    const s = table({ players: { one: { hand: ['swift-reposition'], discard: 'rest' } } });
    const { wounds } = mustUnit(s, 'two-1');
    play(s, ['one', 'card|swift-reposition|0|two-1']);
    expect(mustUnit(s, 'two-1').wounds).toBe(wounds - 1);
  });

  const picks = answer(startOfTurn, thenChooses(hostile), part(1, suffers('chosen', 2)), draws(1));
  const cardPicks = { tactics: { 'swift-reposition': { responses: [picks] } } };
  const holds = {
    players: { one: { hand: ['swift-reposition'], deck: ['winters-might'], discard: 'rest' } },
  };

  it('in the middle of an effect may have what was chosen cancelled, and nothing else', () => {
    const byCard = moment('targeted', isSelf('unit'), targetedBy('card'));
    theirsHave({ name: 'Cancels', uses: [mayUse(answer(byCard, cancels))] }, cardPicks);
    const s = table(holds);
    const { wounds } = mustUnit(s, 'two-1');
    play(s, ['one', 'card|swift-reposition|0|yes'], ['one', 'two-1'], ['two', 'two-1|made-up|1|yes']);
    expect(mustUnit(s, 'two-1').wounds).toBe(wounds);
    expect(s.players[0]?.hand).toEqual(['winters-might']);
  });

  it('in the middle of an effect answers after it was resolved, if it says so', () => {
    const resolved = moment('target-resolved', isSelf('unit'), targetedBy('card'));
    theirsHave({ name: 'Afterwards', happens: [happening(resolved, restores('owner', 1))] }, cardPicks);
    const s = table(holds);
    const { wounds } = mustUnit(s, 'two-1');
    play(s, ['one', 'card|swift-reposition|0|yes'], ['one', 'two-1']);
    expect(mustUnit(s, 'two-1').wounds).toBe(wounds - 1);
  });

  it('with all others, because the words say so, may have it cancelled for all', () => {
    const byCard = moment('targeted', isSelf('unit'), targetedBy('card'));
    const all = answer(startOfTurn, eachTarget(hostile, chosenBecomes('weakened')));
    theirsHave(
      { name: 'Cancels', uses: [mayUse(answer(byCard, cancels))] },
      { tactics: { 'swift-reposition': { responses: [all] } } },
    );
    const s = table(holds);
    play(s, ['one', 'card|swift-reposition|0|yes'], ['two', 'two-1|made-up|1|yes']);
    expect([mustUnit(s, 'two-1').conditions, mustUnit(s, 'two-2').conditions]).toEqual([[], []]);
  });

  it('by what a Tactics card has laid somewhere is targeted by that card', () => {
    const byCard = moment('targeted', isSelf('unit'), targetedBy('card'));
    theirsHave(
      { name: 'Cancels', uses: [mayUse(answer(byCard, cancels))] },
      {
        tactics: {
          'swift-reposition': {
            responses: [choose(startOfTurn, friendly, attaches)],
            attached: { uses: [mayUse(choose(activates, hostile, chosenBecomes('weakened')))] },
          },
        },
      },
    );
    const s = table({ players: { one: { hand: ['swift-reposition'], discard: 'rest' } } });
    play(s, ['one', 'card|swift-reposition|0|one-2'], ['one', 'one-2']);
    play(s, ['one', 'one-2|swift-reposition|1|two-1'], ['two', 'two-1|made-up|1|yes']);
    expect(mustUnit(s, 'two-1').conditions).toEqual([]);
  });

  it('by what an NCU has laid on a unit is targeted by that NCU', () => {
    const byNcu = moment('targeted', isSelf('unit'), targetedBy('ncu'));
    const stares = choose(activates, hostile, chosenBecomes('weakened'));
    theirsHave(
      { name: 'Cancels', uses: [mayUse(answer(byNcu, cancels))] },
      {
        abilities: {
          stares: { name: 'Stares', uses: [mayUse(stares)] },
        },
      },
    );
    const s = table({ lasting: [{ ability: 'stares', on: 'one-2', by: 'one', from: 'family-duty-honor' }] });
    play(s, ['one', 'one-2'], ['one', 'one-2|stares|1|two-1'], ['two', 'two-1|made-up|1|yes']);
    expect(mustUnit(s, 'two-1').conditions).toEqual([]);
  });

  it('asks nobody if nobody could answer', () => {
    theirsHave({
      name: 'Friends',
      uses: [mayUse(answer(moment('targeted', isFriend('unit'), targetedBy('order')), cancels))],
    });
    const s = table();
    play(s, ['one', SANSA], ['one', 'tactics'], ['one', 'zone>two-1|weakened']);
    expect(battle.decision(s, 'one')?.facts).toMatchObject({ trigger: 'turn-starts' });
  });
});

// battle/term/untargetable
describe('a unit out of reach', () => {
  it('is no target of zones, NCUs and Influence of enemies', () => {
    theirsHave({ name: 'Hidden', untargetable: { by: 'enemies', what: ['zone', 'influence'] } });
    const s = table({ units: { 'one-2': units['one-2'], 'two-1': units['two-1'] } });
    play(s, ['one', CATELYN], ['one', 'combat']);
    expect(options(s, 'one')).toEqual(['family-duty-honor>one-2']);
    const zone = table({ units: { 'one-2': units['one-2'], 'two-1': units['two-1'] } });
    play(zone, ['one', SANSA], ['one', 'crown']);
    expect(asked(zone)).toEqual({ two: 'turn/activate-unit' });
    const own = table({ turn: 'two' });
    play(own, ['two', CERSEI], ['two', 'wealth'], ['two', 'zone-first']);
    expect(options(own, 'two')).toContain('zone>two-1');
  });
});

describe('a unit out of reach of Abilities', () => {
  it('is not chosen by those that leave their player a choice', () => {
    const plain = tableOf(SETUP, { units });
    const card = (id: string) => mustUnit(plain, id).card;
    makeUp({
      abilities: {
        stares: { name: 'Stares', happens: [asking(activates, hostile, chosenBecomes('weakened'))] },
        hidden: { name: 'Hidden', untargetable: { by: 'enemies', what: ['ability'] } },
      },
      units: { [card('one-2')]: { abilities: ['stares'] } },
    });
    const s = table({ lasting: [{ ability: 'hidden', on: 'two-1', by: 'two' }] });
    play(s, ['one', 'one-2']);
    expect([mustUnit(s, 'two-1').conditions, mustUnit(s, 'two-2').conditions]).toEqual([[], ['weakened']]);
  });
});

// battle/timing/silenced
describe('a player who may use no cards', () => {
  it('has none to play for the rest of the turn', () => {
    makeUp({
      tactics: {
        'swift-reposition': { responses: [choose(startOfTurn, friendly, silences('chosen', 'card'))] },
      },
      abilities: { 'made-up': { name: 'x', order: answer(startOfTurn, chosenBecomes('weakened')) } },
    });
    const s = table({
      players: {
        one: { hand: ['swift-reposition'], discard: 'rest' },
        two: { hand: ['kingslayers-renown'], discard: 'rest' },
      },
    });
    play(s, ['one', 'card|swift-reposition|0|one-2']);
    expect(asked(s)).toEqual({ two: 'occasion/declare' });
    play(s, ['two', 'pass']);
    expect(s.lasting).toMatchObject([{ ability: 'silenced', on: 'two', choice: ['card'] }]);
  });
});

// Abilities lost in part, copied, of players and before the game; cards that lie on units and NCUs. All made up here.
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import {
  afterDeployment,
  answer,
  attachable,
  attachedMoves,
  attachesFrom,
  choose,
  chosenBecomes,
  commanderLosesAbilities,
  condition,
  copiesAbilities,
  counts,
  destroysNcu,
  draws,
  endsOn,
  enemyAbilities,
  handsDrawn,
  happening,
  has,
  hostile,
  influencesInPlay,
  influencesLike,
  isMelee,
  losesAbility,
  mayUse,
  moment,
  movesCard,
  narrowed,
  shufflesBack,
  spendsToken,
  startOfTurn,
} from '../../src/effects/words.ts';
import type { AbilityCard, Response } from '../../src/cards/card.ts';
import { joined, unitOption } from '../../src/options.ts';
import { controls } from '../../src/tactics/control.ts';
import { abilitiesOf } from '../../src/units/abilities.ts';
import { mustUnit, ncuOf } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, options, play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const CARD = 'swift-reposition';
const units = {
  swords: {
    card: 'stark-sworn-swords',
    seat: 'one',
    at: [24, 18],
    attachments: ['robb-stark-the-wolf-lord'],
  },
  spearmen: { card: 'house-karstark-spearmen', seat: 'one', at: [36, 10] },
  guardsmen: {
    card: 'lannister-guardsmen',
    seat: 'two',
    at: [24, 40],
    attachments: ['jaime-lannister-the-kingslayer'],
  },
};

function table(response: Response, more: object = {}, dice: Record<string, number[]> = {}): BattleState {
  makeUp({ tactics: { [CARD]: { responses: [response] } } });
  return tableOf(SETUP, { units, players: { one: { hand: [CARD], discard: 'rest' } }, ...more }, dice);
}
const names = (s: BattleState, id: string) => abilitiesOf(s, mustUnit(s, id)).map((one) => one.id);

// battle/ability/loss-in-part
describe('a unit that loses abilities', () => {
  it('may lose one alone, that its enemy chooses', () => {
    const s = table(choose(startOfTurn, enemyAbilities, losesAbility('round')));
    const before = names(s, 'guardsmen');
    play(s, ['one', `card|${CARD}|0|guardsmen|lannister-supremacy`]);
    expect(names(s, 'guardsmen')).toEqual(before.filter((name) => name !== 'lannister-supremacy'));
  });

  it('may lose those of its Commander', () => {
    const s = table(
      answer(
        moment(
          'unit-activates',
          condition('enemy', ({ unit, seat }) => unit.seat !== seat),
        ),
        commanderLosesAbilities('round'),
      ),
      { turn: 'two', units: { ...units, swords: { ...units.swords, attachments: [] } } },
    );
    play(s, ['two', 'guardsmen'], ['one', `card|${CARD}|0|yes`]);
    expect(names(s, 'guardsmen')).toEqual(['lannister-supremacy']);
  });

  it('may have them back when the attack is over', () => {
    makeUp({
      abilities: {
        flawed: {
          name: 'Flawed',
          happens: [
            happening(
              narrowed(moment('attack-before-dice'), isMelee),
              has('abilities-lost', 'turn', 'other'),
            ),
            happening(moment('attack-completed'), endsOn('other')),
          ],
        },
      },
      units: { 'stark-sworn-swords': { abilities: ['flawed'] } },
    });
    const s = tableOf(
      SETUP,
      {
        units: {
          swords: { ...units.swords, attachments: [] },
          guardsmen: { ...units.guardsmen, at: [24, 22.8], attachments: [] },
        },
      },
      { attack: [1, 1, 1, 1, 1, 1, 1] },
    );
    play(s, ['one', 'swords'], ['one', 'attack'], ['one', 'stay']);
    // its own Order was lost while it was attacked
    expect(asked(s)).not.toEqual({ two: 'occasion/declare' });
    expect(names(s, 'guardsmen')).toEqual(['lannister-supremacy']);
  });
});

// battle/ability/copied
describe('abilities of another unit', () => {
  it('are had for a turn, Orders too, but not innate ones', () => {
    const ways = () => [joined('|', unitOption('spearmen'), unitOption('swords'))];
    const s = table(choose(startOfTurn, ways, copiesAbilities('turn')));
    play(s, ['one', `card|${CARD}|0|spearmen|swords`]);
    expect(names(s, 'spearmen')).toEqual(
      expect.arrayContaining(['hold-the-line', 'winters-bite', 'tactical-reposition']),
    );
    play(s, ['one', 'swords'], ['one', 'forgo']);
    expect(names(s, 'spearmen')).not.toContain('winters-bite');
  });

  // battle/influence/copied
  it('may be an Influence that lies on the table', () => {
    makeUp({
      abilities: {
        'repeating-the-words': {
          activates: null,
          insteadOfZone: null,
          claims: { ways: influencesInPlay, effects: [influencesLike] },
        },
      },
    });
    const s = tableOf(SETUP, {
      units,
      ncus: {
        sansa: { card: 'sansa-stark-little-bird', seat: 'one' },
        catelyn: { card: 'catelyn-stark-lady-of-winterfell', seat: 'one', zone: 'crown' },
      },
      lasting: [{ ability: 'highest-die-value', on: 'swords', by: 'one', until: 'round', from: 'catelyn' }],
    });
    play(s, ['one', 'sansa'], ['one', 'combat'], ['one', 'repeating-the-words>spearmen|highest-die-value']);
    expect(s.lasting).toMatchObject([
      { on: 'swords' },
      { on: 'spearmen', ability: 'highest-die-value', from: 'sansa' },
    ]);
  });
});

describe('attached cards', () => {
  const attached = {
    ability: 'the-north-remembers',
    on: 'swords',
    by: 'one',
    until: 'game',
    from: 'the-north-remembers',
    tokens: 1,
  };

  // battle/tactics-deck/attached-moved
  it('are moved to another unit with their tokens', () => {
    const s = table(choose(startOfTurn, attachedMoves, movesCard), { lasting: [attached] });
    expect(options(s, 'one')).toMatchObject([`card|${CARD}|0|swords|the-north-remembers|spearmen`, 'pass']);
    play(s, ['one', `card|${CARD}|0|swords|the-north-remembers|spearmen`]);
    expect(s.lasting).toMatchObject([{ ...attached, on: 'spearmen' }]);
  });

  // battle/tactics-deck/attached-from-deck
  it('come straight from the deck or the discard pile', () => {
    makeUp({
      abilities: {
        dutiful: {
          name: 'Dutiful',
          tokens: 1,
          uses: [mayUse(choose(startOfTurn, attachable, attachesFrom), spendsToken)],
        },
      },
      units: { 'stark-sworn-swords': { abilities: ['dutiful'] } },
    });
    const s = tableOf(SETUP, { units });
    play(s, ['one', 'swords|dutiful|1|the-north-remembers|swords']);
    expect(s.lasting).toMatchObject([{ on: 'swords', from: 'the-north-remembers', until: 'game' }]);
    expect(s.players[0]?.deck).toHaveLength(19);
  });
});

describe('before the first round', () => {
  // battle/deployment/choices
  it('cards choose after deployment, and after hands are drawn', () => {
    makeUp({
      abilities: {
        vow: { name: 'Vow', happens: [happening(afterDeployment, draws(1))] },
        insight: { name: 'Insight', uses: [mayUse(answer(handsDrawn, draws(1), shufflesBack(1)))] },
      },
      ncus: { 'sansa-stark-little-bird': { abilities: ['insight', 'vow'] } },
    });
    const placed = Object.fromEntries(
      ['one', 'two'].flatMap((seat) =>
        [1, 2, 3, 4].map((n) => [`${seat}-${n}`, { at: [n * 10, seat === 'one' ? 5 : 43] }] as const),
      ),
    );
    const s = tableOf(SETUP, { begin: 'deployment', units: placed });
    expect(battle.decision(s, 'one')?.facts).toMatchObject({ trigger: 'hands-drawn' });
    const hand = s.players[0]?.hand ?? [];
    expect(hand).toHaveLength(4);
    play(s, ['one', 'one-ncu-2|insight|1|yes'], ['one', [`0|${hand[0] ?? ''}`]]);
    expect(s.players[0]?.hand).toHaveLength(4);
    expect(asked(s)).toEqual({ [battle.waiting(s)[0] ?? '']: 'set-up/choose-first-player' });
  });
});

// battle/ncu/poisoned, battle/ncu/activates-last
describe('poison on an NCU', () => {
  const strangler: AbilityCard = {
    name: 'Strangler',
    controlsNothing: (s) => s.round >= 2,
    activatesLast: (s) => s.round >= 2,
    happens: [
      happening(
        moment(
          'round-starts',
          condition('late', ({ s }) => s.round >= 3),
        ),
        destroysNcu('holder'),
      ),
    ],
  };

  it('stays, and does more from round to round', () => {
    makeUp({ abilities: { strangler } });
    const poisoned = (round: number) =>
      tableOf(SETUP, {
        round,
        begin: round === 3 ? 'round' : 'turn',
        turn: 'two',
        firstPlayer: 'two',
        units: { ...units, swords: { ...units.swords, attachments: [] } },
        ncus: {
          cersei: { card: 'cersei-lannister-queen-regent', seat: 'two' },
          tyrion: { card: 'tyrion-lannister-the-imp', seat: 'two', zone: round === 3 ? null : 'wealth' },
        },
        lasting: [
          { ability: 'strangler', on: 'cersei', by: 'one', until: 'game', from: 'poison' },
          { ability: 'strangler', on: 'tyrion', by: 'one', until: 'game', from: 'poison' },
        ],
      });
    expect(options(poisoned(1), 'two')).toContain('cersei');
    expect(controls(poisoned(1), 'two', 'wealth')).toBe(true);
    expect(options(poisoned(2), 'two')).toEqual(['guardsmen']);
    expect(controls(poisoned(2), 'two', 'wealth')).toBe(false);
    expect(ncuOf(poisoned(3), 'cersei')?.destroyed).toBe(true);
  });
});

// battle/faction/player-cards
describe('a faction’s card that belongs to a player', () => {
  it('has tokens of its own, gains more, and is used by its player', () => {
    const canCount = condition<'rank-destroyed'>('room', ({ s }) => (s.lasting[0]?.tokens ?? 0) < 3);
    makeUp({
      abilities: {
        prisoners: {
          name: 'Prisoners',
          ofFaction: 'stark',
          tokens: 1,
          happens: [happening(moment('rank-destroyed', canCount), counts)],
          uses: [mayUse(choose(startOfTurn, hostile, chosenBecomes('panicked')), spendsToken)],
        },
      },
    });
    const s = tableOf(SETUP, { units });
    expect(s.lasting).toMatchObject([{ ability: 'prisoners', on: 'one', tokens: 1 }]);
    play(s, ['one', 'one|prisoners|1|guardsmen']);
    expect(mustUnit(s, 'guardsmen').conditions).toEqual(['panicked']);
    expect(s.lasting).toMatchObject([{ tokens: 0 }]);
    expect(asked(s)).toEqual({ one: 'turn/activate-unit' });
  });
});

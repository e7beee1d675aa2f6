import { battle, USUAL_EDITION, type BattleState } from '@maester/battle';
import { worthInHand } from '@maester/battle/readers';
import {
  eyesOf,
  idOn,
  seededRandom,
  type Eyes,
  type Json,
  type JsonObject,
  type Option,
} from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battlePlayers } from '../../src/battle/players.ts';

type Choices = readonly (readonly [seat: string, choice: Json])[];

/** What is asked of a seat after these choices; everyone else passes. */
function asked(
  ask: string,
  seat: string,
  position: JsonObject,
  choices: Choices,
  dice: Record<string, number[]> = {},
  edition = USUAL_EDITION,
): BattleState {
  const setup = battle.readSetup({ edition, points: 40, terrain: 'none' });
  const state = battle.fromPosition(setup, 'fetched', position, dice);
  const left = [...choices];
  for (let [now = ''] = battle.waiting(state); battle.decision(state, now)?.ask !== ask;) {
    const [next] = left;
    const wanted = next?.[0] === now && battle.check(state, now, next[1]) === null;
    const choice = wanted ? next[1] : 'pass';
    if (wanted) left.shift();
    expect([now, choice, battle.apply(state, now, choice)]).toMatchObject([now, choice, { ok: true }]);
    [now = ''] = battle.waiting(state);
  }
  expect(battle.waiting(state)).toEqual([seat]);
  return state;
}

function offered(state: BattleState, seat: string): readonly Option[] {
  const decision = battle.decision(state, seat);
  return decision?.kind === 'option' || decision?.kind === 'several' ? decision.options : [];
}

/** The eyes of someone to whom this is listed in reverse. */
function reversed(eyes: Eyes): Eyes {
  const decision = eyes.decision();
  if (decision.kind !== 'option') return eyes;
  const options = decision.options.toReversed();
  return { ...eyes, decision: () => ({ ...decision, options }), propose: () => options.map(({ id }) => id) };
}

const cardsIn = (state: BattleState, seat: string, answer: Json): string[] =>
  offered(state, seat)
    .filter(({ id }) => (Array.isArray(answer) ? answer.includes(id) : answer === id))
    .map(({ on }) => idOn(on, 'card') ?? '')
    .toSorted();

/** The cards that somebody of any level, with any luck, chooses, whatever the order of the list. */
function chosen(state: BattleState, seat: string): string[][] {
  const answers = (['squire', 'castellan', 'hand'] as const).flatMap((level) =>
    [1, 2, 3, 4].flatMap((luck) => {
      const eyes = eyesOf(battle, state, seat, seededRandom(`luck ${luck}`));
      return [battlePlayers[level](eyes), battlePlayers[level](reversed(eyes))];
    }),
  );
  for (const answer of answers) expect(battle.check(state, seat, answer)).toBeNull();
  const lists = answers.map((answer) => JSON.stringify(cardsIn(state, seat, answer)));
  return [...new Set(lists)].map((list) => JSON.parse(list) as string[]);
}

describe('above the limit of the hand', () => {
  const position = {
    units: {
      'sworn-swords': { card: 'stark-sworn-swords', seat: 'one', at: [24, 10] },
      guardsmen: {
        card: 'lannister-guardsmen',
        seat: 'two',
        at: [24, 40],
        ordersUsed: ['lannister-supremacy'],
      },
    },
    players: {
      one: {
        commander: 'brynden-tully-outrider-commander',
        hand: [
          'winters-might',
          'winter-is-coming',
          'ride-them-down-stark',
          'northern-ferocity',
          'the-north-remembers',
        ],
        deck: ['winters-might', 'swift-reposition'],
      },
      two: { hand: [], discard: 'rest' },
    },
    ncus: { sansa: { card: 'sansa-stark-little-bird', seat: 'one' } },
  };
  const choices: Choices = [
    ['one', 'sansa'],
    ['one', 'tactics'],
    ['one', 'zone>guardsmen|weakened'],
  ];

  it('a card that can do nothing any more goes, and a second copy', () => {
    const state = asked('discard-down/discard', 'one', position, choices);
    expect(chosen(state, 'one')).toEqual([['ride-them-down-stark', 'winters-might']]);
  });
});

describe('with Battle Plan', () => {
  const plan = (hand: readonly string[], choices: Choices, ask: string): BattleState =>
    asked(
      ask,
      'two',
      {
        turn: 'two',
        units: {
          swords: { card: 'stark-sworn-swords', seat: 'one', at: [24, 5] },
          guardsmen: {
            card: 'lannister-guardsmen',
            seat: 'two',
            at: [24, 24],
            attachments: ['tyrion-lannister-the-giant-of-lannister'],
            ordersUsed: [],
          },
        },
        players: {
          one: { hand: [], discard: 'rest' },
          two: { hand: [...hand], commander: 'tyrion-lannister-halfman' },
        },
      },
      [['two', 'guardsmen|battle-plan|0|yes'], ...choices],
    );

  it('cards that can do nothing are given up first', () => {
    // there is no other friend, and no enemy has an NCU
    const hand = [
      'subjugation-of-power',
      'cunning-ploy-lannister',
      'hear-me-roar',
      'intrigue-and-subterfuge',
    ];
    const state = plan(hand, [], 'give-up-cards/choose');
    expect(chosen(state, 'two')).toEqual([['cunning-ploy-lannister', 'intrigue-and-subterfuge']]);
  });

  it('the card that is worth most is fetched, and no second copy of it', () => {
    const fetched = (hand: readonly string[]): string[][] => {
      const up = ['0|cunning-ploy-lannister', '1|intrigue-and-subterfuge'];
      const state = plan([...up.map((id) => id.slice(2)), ...hand], [['two', up]], 'search-freely/take-card');
      return chosen(state, 'two');
    };
    const [[first = ''] = []] = fetched([]);
    expect(fetched([])).toEqual([[first]]);
    expect(fetched([first])).not.toContainEqual([first]);
    expect(fetched([first])).toHaveLength(1);
  });
});

describe('of an opponent’s hand', () => {
  it('the card that is worth most to the opponent is discarded', () => {
    const hand = ['bribery', 'hear-me-roar', 'subjugation-of-power', 'counterplot'];
    const foe = { card: 'lannister-halberdiers', seat: 'two', ordersUsed: ['set-for-charge'] };
    const position = {
      units: {
        a: {
          card: 'house-karstark-spearmen',
          seat: 'one',
          at: [24, 18],
          ordersUsed: ['hold-the-line'],
          attachments: ['lysene-bosun'],
        },
        d: { ...foe, at: [24, 22.8], wounds: 1 },
        x: { ...foe, at: [24, 40] },
      },
      players: { one: { hand: [], discard: 'rest' }, two: { hand } },
    };
    const choices: Choices = [
      ['one', 'a'],
      ['one', 'attack'],
      ['one', 'stay'],
      ['one', 'a|interrogate|1|yes'],
    ];
    const dice = { attack: [4, 1, 1, 1, 1, 1, 1], defense: [1] };
    const state = asked('look-at-hand/discard', 'one', position, choices, dice);
    const worths = worthInHand(state, 'two', hand);
    const best = hand[worths.indexOf(Math.max(...worths))];
    expect(chosen(state, 'one')).toEqual([[best]]);
  });
});

describe('two cards that are shown to an opponent, who discards one', () => {
  const position = {
    units: {
      guards: { card: 'lannister-guardsmen', seat: 'one', at: [24, 10], ordersUsed: ['lannister-supremacy'] },
      swords: { card: 'stark-sworn-swords', seat: 'two', at: [24, 40] },
    },
    ncus: { tyrion: { card: 'tyrion-lannister-the-imp', seat: 'one' } },
    players: {
      one: { hand: [], discard: 'rest' },
      two: { hand: ['swift-advance', 'northern-ferocity-2018', 'sudden-charge', 'northern-ferocity-2018'] },
    },
  };
  const choices: Choices = [
    ['one', 'tyrion'],
    ['one', 'tactical-mastermind-2018|two'],
  ];

  it('are those that are worth least, and the better of them goes', () => {
    const asks = asked('show-cards/choose', 'two', position, choices, {}, '2018');
    expect(chosen(asks, 'two')).toEqual([['northern-ferocity-2018', 'sudden-charge']]);
    expect(battle.apply(asks, 'two', ['0|swift-advance', '2|sudden-charge'])).toMatchObject({ ok: true });
    expect(chosen(asks, 'one')).toEqual([['swift-advance']]);
  });
});

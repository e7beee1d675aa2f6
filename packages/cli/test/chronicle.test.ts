import { expect, it } from 'vitest';
import { chronicler } from '../src/chronicle.ts';
import { gameNamed, type GameEntry } from '../src/games.ts';

const catalogue = {
  'event.march': '{house:name.house} marches to {to} with {units:count.unit}.',
  'event.tent': 'A tent stands at {x}/{y}.',
  'count.unit': '{n} {key}',
  'count.unit.knight': '{n} knights',
  'name.house.stark': 'Stark',
  'name.seat.red': 'Red',
};
const entry: GameEntry = {
  game: gameNamed('tourney').game,
  catalogues: { en: catalogue, 'zh-hant': catalogue },
};
const teller = chronicler(entry, 'en', { knights: 2, rounds: 1 });
type Told = { readonly type: string; readonly [fact: string]: unknown };
const toAll = (event: Told): string => teller.event({ to: null, event }).join('\n');

it('an event is said with its own fields as facts', () => {
  const event = { type: 'march', house: 'stark', to: 'moat-cailin', units: { knight: 2, ship: 1 } };
  expect(toAll(event)).toBe('Stark marches to moat-cailin with 2 knights and 1 ship.');
});

it('an event without words is shown as it is', () => {
  expect(toAll({ type: 'new', what: 1 })).toBe('event.new {"type":"new","what":1}');
});

it('an event that only some may see says so', () => {
  const event: Told = { type: 'tent', x: 1, y: 2 };
  expect(teller.event({ to: ['red', 'blue'], event })).toEqual([
    'A tent stands at 1/2. (Shown only to Red and blue.)',
  ]);
});

it('what is taken back is told', () => {
  expect(teller.undo('red', 1)).toBe('Red undoes 1 choice.');
  expect(teller.undo('red', 2)).toBe('Red undoes 2 choices.');
  expect(teller.withdraw('red')).toBe('Red withdraws a secret answer.');
});

it('the end names the winners and the rule, or whom the game waits for', () => {
  const state = entry.game.start({ knights: 2, rounds: 1 }, 'x');
  expect(teller.outcome(state)).toBe("The game isn't over: waiting for Red.");
  state.flow.outcome = { winners: ['red'], rule: 'game/end/crown' };
  expect(teller.outcome(state)).toBe('Red won, by rule game/end/crown.');
  state.flow.outcome = { winners: [], rule: 'game/end/crown' };
  expect(teller.outcome(state)).toBe('No winner, by rule game/end/crown.');
});

// battle/2018/mode-a-clash-of-kings/reserve: a Commander who is an NCU has a deputy on the table. No card of the box leads
// so, so one is made up here.
import { expect, it } from 'vitest';
import { seededRandom } from '@maester/kernel';
import { battleOf } from '../../src/battle-with.ts';
import { compile } from '../../src/edition/compile.ts';
import { rulesOf } from '../../src/index.ts';
import { SEASON_6 } from '../support/editions.ts';

const CATELYN = 'catelyn-stark-lady-of-winterfell';

const edition = compile(
  {
    id: 'test-deputy-2018',
    ncus: {
      [CATELYN]: {
        leads: { commands: ['hit-and-run-2018', 'superior-positioning-2018', 'tactical-regroup'] },
      },
    },
  },
  rulesOf({ edition: '2018' }),
);
const game = battleOf(SEASON_6, edition);

it('an army led by an NCU begins with an Attachment, who is the deputy commander', () => {
  const stark = {
    faction: 'stark',
    commander: CATELYN,
    units: [
      { card: 'stark-sworn-swords', attachments: [] },
      { card: 'stark-outriders', attachments: [] },
      { card: 'stark-sworn-swords', attachments: ['sworn-sword-captain'] },
    ],
    ncus: [CATELYN],
  };
  const setup = game.readSetup({
    edition: edition.id,
    mode: 'a-clash-of-kings',
    points: 30,
    terrain: 'none',
    armies: [stark, 'lannister-30'],
  });
  const state = game.start(setup, 'deputy');
  const random = seededRandom('choices');
  const askedOf = (seat: string): string | undefined => game.decision(state, seat)?.ask;
  while (askedOf('one') !== 'choose-beginners/choose') {
    const [seat = ''] = game.waiting(state);
    game.apply(state, seat, game.sample(state, seat, random));
  }
  expect(game.check(state, 'one', ['one-1', 'one-2'])?.rule).toBe(
    'battle/2018/mode-a-clash-of-kings/reserve',
  );
  game.apply(state, 'one', ['one-1', 'one-3']);
  game.apply(state, 'two', ['two-1', 'two-2']);
  expect(state.modeState.deputies).toEqual({ one: 'sworn-sword-captain' });
});

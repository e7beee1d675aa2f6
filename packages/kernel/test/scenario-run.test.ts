import { describe, expect, it } from 'vitest';
import { playScenario, runScenario } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';
import { problemOf } from './problem.ts';
import { bad, run, scenario } from './scenarios.ts';

describe('a choice of a scenario', () => {
  const position = {};

  it('that is refused unexpectedly is the last thing reported', () => {
    const play = [
      { seat: 'red', choose: 11 },
      { seat: 'red', choose: 12 },
    ];
    expect(run({ position, play, dice: { tilt: [1] } })).toEqual([
      {
        where: 'play[0]',
        expected: 'accepted',
        found: 'refused by tourney/bid/purse {"bid":11,"purse":10}',
      },
    ]);
  });

  it('that fits no question is reported with who is asked what, and what is offered', () => {
    const found = (play: readonly object[]): string | undefined => run({ position, play })[0]?.found;
    expect(found([{ seat: 'red', choose: 'spur' }])).toContain(
      '; red is asked round/bid; blue is asked round/bid',
    );
    const bids = [
      { seat: 'red', choose: 3 },
      { seat: 'blue', choose: 2 },
    ];
    expect(found([...bids, { seat: 'red', choose: 'green' }])).toContain(
      'kernel/choice/not-offered {"choice":"green","offered":2}; red is asked joust/choose-arms: lances, swords',
    );
    expect(found([...bids, { seat: 'blue', choose: 'red' }])).toContain(
      '; red is asked joust/choose-arms: lances, swords',
    );
  });

  it('may be expected to be refused by a rule', () => {
    expect(run({ position, play: [{ seat: 'red', choose: 11, refused: 'tourney/bid/purse' }] })).toEqual([]);
  });

  it('refused by another rule than expected is a difference', () => {
    const play = [{ seat: 'red', choose: -1, refused: 'tourney/bid/purse' }];
    expect(run({ position, play })).toMatchObject([
      {
        where: 'play[0]',
        expected: 'refused by tourney/bid/purse',
        found: expect.stringContaining('kernel/choice/out-of-range') as string,
      },
    ]);
  });

  it('accepted though it should be refused is a difference', () => {
    const play = [{ seat: 'red', choose: 1, refused: 'tourney/bid/purse' }];
    expect(run({ position, play })).toEqual([
      { where: 'play[0]', expected: 'refused by tourney/bid/purse', found: 'accepted' },
    ]);
  });
});

describe('a choice that any rule refuses', () => {
  it.each([11, -1])('is refused, whatever the rule: %d', (bid) => {
    expect(run({ position: {}, play: [{ seat: 'red', choose: bid, refused: 'any' }] })).toEqual([]);
  });

  it('is a difference if it is accepted, of the wrong form, or of a seat that is not asked', () => {
    const found = (step: object) => run({ position: {}, play: [{ ...step, refused: 'any' }] })[0];
    expect(found({ seat: 'red', choose: 1 })).toEqual({
      where: 'play[0]',
      expected: 'refused by any rule',
      found: 'accepted',
    });
    expect(found({ seat: 'red', choose: 'one' })?.found).toContain('refused by kernel/choice/shape');
    expect(found({ seat: 'gold', choose: 1 })?.found).toContain('refused by kernel/choice/not-asked');
  });
});

describe('a game that is stopped', () => {
  const squires = { first: 'lance', second: 'shield', third: 'horse' };
  const play = (until: string) => [
    { seat: 'red', choose: 3 },
    { seat: 'blue', choose: 2 },
    { seat: 'red', choose: 'lances' },
    { seat: 'red', choose: squires },
    { seat: 'blue', choose: squires, until },
  ];
  const dice = { tilt: [6, 6, 1, 1] };

  it('shows what is true before a step, though nobody is asked there', () => {
    const before = { expect: { glory: { red: 1 }, flow: { waiting: [] } } };
    expect(run({ position: {}, dice, play: [...play('joust/judge'), before] })).toEqual([
      { where: 'play[5].expect.glory.red', expected: '1', found: '0' },
    ]);
    expect(run({ position: {}, dice, play: play('joust/judge'), expect: { glory: { red: 0 } } })).toEqual([]);
    expect(run({ position: {}, dice, play: play('round/draw'), expect: { glory: { red: 1 } } })).toEqual([]);
  });

  it('must come to that step', () => {
    expect(run({ position: {}, play: [{ seat: 'red', choose: 3, until: 'joust/judge' }] })).toEqual([
      {
        where: 'play[0]',
        expected: 'stopped before joust/judge',
        found: 'not reached; blue is asked round/bid',
      },
    ]);
  });

  it('asks nobody any more', () => {
    const more = { seat: 'red', choose: 1 };
    expect(bad({ play: [...play('joust/judge'), { expect: {} }, more] })).toMatchObject({
      where: 'play[6]',
      problem: 'nobody is asked after the game was stopped in play[4]',
    });
  });

  it.each(['joust', 'joust/fall', 'joust/judge/now'])('stops at a step there is, not at %s', (until) => {
    expect(problemOf(() => run({ position: {}, play: play(until) }))).toEqual({
      kind: 'scenario',
      where: 'play[4].until',
      problem: `no procedure/step is called ${until}`,
    });
  });
});

describe('a quiet scenario', () => {
  const position = { hands: { red: ['spur', 'jeer'], blue: ['page', 'spur'] } };
  const squires = { first: 'lance', second: 'shield', third: 'horse' };
  const tilt = [
    { seat: 'red', choose: 3 },
    { seat: 'blue', choose: 2 },
    { seat: 'red', choose: 'lances' },
    { seat: 'red', choose: squires },
    { seat: 'blue', choose: squires },
  ];
  const dice = { tilt: [3, 3, 4, 3] };
  const quiet = (...more: readonly object[]) => ({ position, dice, quiet: true, play: [...tilt, ...more] });

  it('has everyone decline what no step answers', () => {
    expect(run({ ...quiet(), expect: { glory: { red: 0, blue: 1 }, round: 2 } })).toEqual([]);
    expect(run({ ...quiet(), quiet: false, expect: { round: 1 } })).toEqual([]);
  });

  it('lets those speak for whom a step speaks', () => {
    const spur = { seat: 'red', choose: 'spur' };
    expect(run({ ...quiet(spur), expect: { glory: { red: 1, blue: 0 } } })).toEqual([]);
    const page = { seat: 'blue', choose: 'page' };
    expect(run({ ...quiet(spur, page), expect: { glory: { red: 0, blue: 1 } } })).toEqual([]);
    const late = { seat: 'blue', choose: 'spur' };
    expect(run({ ...quiet(late), expect: { glory: { red: 0, blue: 1 }, discard: ['spur'] } })).toEqual([]);
  });

  it('stops where a step looks at who is asked what', () => {
    const asked = { asked: { blue: 'after-tilt/respond' } };
    const offered = { offered: { blue: ['spur', 'pass'] } };
    expect(run(quiet(asked, offered))).toEqual([]);
    expect(run(quiet({ offered: { red: ['spur', 'jeer:red', 'jeer:blue', 'pass'] } }))).toEqual([]);
    expect(run(quiet({ seat: 'blue', choose: 'page', refused: 'kernel/choice/not-offered' }))).toEqual([]);
  });

  it('looks at what is true when all are silent who do not speak next', () => {
    const glory = (red: number, blue: number) => ({ expect: { glory: { red, blue } } });
    expect(run(quiet(glory(0, 1)))).toEqual([]);
    expect(run(quiet(glory(0, 0), { seat: 'red', choose: 'spur' }, glory(1, 0)))).toEqual([]);
  });

  it('can be watched moment by moment', () => {
    const types = [];
    for (const { events } of playScenario(tourney, scenario(quiet())))
      types.push(events.map(({ event }) => event.type).join());
    expect(types).toEqual(['', '', 'bids', 'challenge', '', 'roll,roll', '', 'joust,drawn,drawn']);
  });
});

describe('who is asked', () => {
  it('can be stated in full: every seat and what it is asked', () => {
    const play = [
      { asked: { red: 'round/bid', blue: 'round/bid' } },
      { seat: 'red', choose: 1 },
      { asked: { blue: 'round/bid' } },
    ];
    expect(run({ position: {}, play })).toEqual([]);
  });

  it('is a difference if someone is missing, too much, or asked something else', () => {
    for (const asked of [
      { red: 'round/bid' },
      { red: 'round/bid', blue: 'joust/ride' },
      { red: 'round/bid', blue: 'round/bid', gold: 'round/bid' },
    ]) {
      expect(run({ position: {}, play: [{ asked }] })).toMatchObject([
        { where: 'play[0].asked', found: '{"red":"round/bid","blue":"round/bid"}' },
      ]);
    }
  });
});

describe('the dice of a scenario', () => {
  const tie = [
    { seat: 'red', choose: 2 },
    { seat: 'blue', choose: 2 },
  ];

  it('fall as scripted', () => {
    const play = [...tie, { asked: { blue: 'joust/choose-arms' } }];
    expect(run({ position: {}, dice: { 'roll-off': [2, 2, 3, 5] }, play })).toEqual([]);
  });

  it('that were not used are reported with the draws that happened', () => {
    expect(run({ position: {}, dice: { 'roll-off': [2, 3, 5], tilt: [1] }, play: tie })).toEqual([
      { where: 'dice.roll-off', expected: 'all used', found: '[5] left; drawn: roll-off 2' },
      { where: 'dice.tilt', expected: 'all used', found: '[1] left; drawn: roll-off 2' },
    ]);
    expect(run({ position: {}, dice: { tilt: [1] } })).toMatchObject([{ found: '[1] left; drawn: nothing' }]);
  });

  it.each(['tlit', '__proto__', 'constructor'])('of a draw there is not (%s) are an error', (name) => {
    const dice = JSON.parse(`{${JSON.stringify(name)}:[1]}`) as object;
    expect(problemOf(() => run({ position: {}, dice }))).toEqual({
      kind: 'scenario',
      where: `dice.${name}`,
      problem: 'no draw is called that; there are deck, roll-off, tilt',
    });
  });

  it('that cannot fall so are an error that names the draw', () => {
    expect(problemOf(() => run({ position: {}, dice: { 'roll-off': [7] }, play: tie }))).toEqual({
      kind: 'scenario',
      where: 'dice.roll-off',
      problem: 'expected whole numbers from 1 to 6, got 7',
    });
  });

  it('put cards on top of a shuffled deck', () => {
    // The deck is six spurs, six jeers, six pages, dealt from its end: the last card of the old order comes first.
    const expectations = { hands: { red: ['page', 'page'], blue: ['page', 'page'] } };
    expect(run({ dice: { deck: [0] }, expect: expectations })).toEqual([]);
  });

  it('are the same every time the scenario is run', () => {
    const given = scenario({ position: {}, dice: { 'roll-off': [2, 3] }, play: tie });
    expect(runScenario(tourney, given)).toEqual([]);
    expect(runScenario(tourney, given)).toEqual([]);
  });
});

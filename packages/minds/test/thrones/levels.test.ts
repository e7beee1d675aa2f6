import { eyesOf, hashJson, seededRandom, type Json, type Limits } from '@maester/kernel';
import { thrones, type ThronesSetup, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { Deliberation } from '../../src/thrones/hand/deliberation.ts';
import { judge } from '../../src/thrones/hand/judge.ts';
import { thronesCounsel } from '../../src/thrones/counsel.ts';
import { playHand } from '../../src/thrones/hand/index.ts';
import { playThrones } from '../../src/thrones/index.ts';
import { playSquire } from '../../src/thrones/squire.ts';

/** Whole games with a search take a while. */
const PATIENCE = { timeout: 120_000 };

/** A tenth of the usual search. */
const QUICK: Limits = { effort: 0.1, hurried: () => false };
const PLAIN: ThronesSetup = { players: 3, tidesOfBattle: true, faq: false };

function played(
  player: typeof playHand,
  seed: string,
  house: string,
  watch: (state: ThronesState) => void = () => {},
  most = Infinity,
): Json[] {
  const state = thrones.start(PLAIN, seed);
  const luck = new Map(thrones.seats(PLAIN).map((seat) => [seat, seededRandom(`${seed} ${seat}`)]));
  const choices: Json[] = [];
  for (
    let [seat] = thrones.waiting(state);
    seat !== undefined && choices.length < most;
    [seat] = thrones.waiting(state)
  ) {
    if (seat === house) watch(state);
    const eyes = eyesOf(thrones, state, seat, luck.get(seat) ?? seededRandom(seat), QUICK);
    const choice = seat === house ? player(eyes) : playThrones(eyes);
    const applied = thrones.apply(state, seat, choice);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} is refused by ${applied.refusal.rule}`);
    choices.push(choice);
  }
  return choices;
}

describe.each([
  ['the Hand', playHand],
  ['the squire', playSquire],
])('%s', PATIENCE, (_, player) => {
  it('plays whole games with legal choices, and the same again with the same luck', () => {
    const choices = played(player, 'again', 'stark');
    expect(played(player, 'again', 'stark', undefined, 60)).toEqual(choices.slice(0, 60));
  });

  it('decides by what its seat may know, and leaves the state as it was', () => {
    let decisions = 0;
    // The castellan leads from one to the next, which is much quicker.
    played(playThrones, 'secrets', 'lannister', (state) => {
      if (decisions++ % 9 !== 0) return;
      const before = hashJson(state);
      const other = thrones.imagine(state, 'lannister', seededRandom(`other ${decisions}`));
      const choice = (known: ThronesState): Json =>
        player(eyesOf(thrones, known, 'lannister', seededRandom('luck'), QUICK));
      expect(choice(other)).toEqual(choice(state));
      expect(hashJson(state)).toBe(before);
    });
    expect(decisions).toBeGreaterThan(20);
  });
});

describe('the Hand', () => {
  it('answers as the castellan would when it is hurried from the start', () => {
    const state = thrones.start(PLAIN, 'hurry');
    const [seat = ''] = thrones.waiting(state);
    const eyes = eyesOf(thrones, state, seat, seededRandom('luck'), { effort: 1, hurried: () => true });
    expect(playHand(eyes)).toEqual(playThrones(eyes));
  });

  it('stops searching when it is hurried', () => {
    const state = thrones.start(PLAIN, 'hurry');
    const [seat = ''] = thrones.waiting(state);
    let asked = 0;
    const hurried = (): boolean => ++asked > 3;
    const choice = playHand(eyesOf(thrones, state, seat, seededRandom('luck'), { effort: 1000, hurried }));
    expect(thrones.check(state, seat, choice)).toBeNull();
    expect(asked).toBeLessThan(6);
  });

  const nearSeagard = (round = 1, forts: readonly string[] = []): ThronesState =>
    thrones.fromPosition(
      { players: 6, tidesOfBattle: false, faq: false },
      'advice',
      {
        phase: 'action',
        round,
        board: 'empty',
        areas: {
          ...Object.fromEntries(forts.map((fort) => [fort, { house: 'lannister', units: { footman: 1 } }])),
          'greywater-watch': { house: 'stark', units: { footman: 1 }, order: 'march-0' },
          pyke: { house: 'greyjoy', units: { footman: 1 }, order: null },
        },
      },
      null,
    );

  it('says what it expects of its advice: the fort it marches into', () => {
    const state = nearSeagard();
    const { choice, why } = thronesCounsel.advise(
      eyesOf(thrones, state, 'stark', seededRandom('advice'), QUICK),
    );
    expect(choice).toEqual(playHand(eyesOf(thrones, state, 'stark', seededRandom('advice'), QUICK)));
    expect(choice).toEqual({ 'footman-1': 'seagard' });
    expect(why).toMatchObject({ gains: ['seagard'], fears: [] });
  });

  it('praises no choice for what comes anyway, and compares it with the others', () => {
    // Stark holds the Raven, and its march into Seagard is ordered.
    const state = thrones.fromPosition(
      { players: 6, tidesOfBattle: false, faq: false },
      'raven',
      {
        phase: 'planning',
        round: 2,
        board: 'empty',
        tracks: { 'kings-court': ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell', 'martell'] },
        areas: {
          'greywater-watch': { house: 'stark', units: { footman: 1 } },
          pyke: { house: 'greyjoy', units: { footman: 1 } },
        },
      },
      null,
    );
    for (let i = 0; thrones.decision(state, 'stark')?.ask !== 'messenger-raven/use-raven' && i < 20; i++) {
      const [seat = ''] = thrones.waiting(state);
      const orders = { stark: { 'greywater-watch': 'march-0' }, greyjoy: { pyke: 'defense-1' } };
      const choice =
        orders[seat as keyof typeof orders] ?? playThrones(eyesOf(thrones, state, seat, seededRandom('o')));
      expect(thrones.apply(state, seat, choice)).toMatchObject({ ok: true });
    }
    expect(thrones.decision(state, 'stark')?.ask).toBe('messenger-raven/use-raven');
    const { why } = thronesCounsel.advise(eyesOf(thrones, state, 'stark', seededRandom('advice'), QUICK));
    expect(why).toMatchObject({ gains: [] });
    expect(why?.['standing']).toMatch(/^(?:ahead|rival|close|even)$/);
    let asked = 0;
    const hurried = (): boolean => ++asked > 2;
    const eyes = eyesOf(thrones, state, 'stark', seededRandom('advice'), { effort: 1, hurried });
    expect(thronesCounsel.advise(eyes).why).toMatchObject({ standing: 'alone' });
  });

  it.each([
    { when: 'in most rounds', round: 1, forts: [], horizon: 'round' },
    {
      when: 'when somebody is a fort away from winning',
      round: 1,
      forts: ['lannisport', 'riverrun', 'harrenhal', 'reach', 'crackclaw-point', 'kings-landing'],
      horizon: 'next-round',
    },
    { when: 'in the round before the last', round: 9, forts: [], horizon: 'game' },
    { when: 'in the last round', round: 10, forts: [], horizon: 'game' },
  ])('says how far it looks: $when', ({ round, forts, horizon }) => {
    const state = nearSeagard(round, forts);
    expect(
      thronesCounsel.advise(eyesOf(thrones, state, 'stark', seededRandom('advice'), QUICK)).why,
    ).toMatchObject({
      horizon,
    });
  });

  it('sees afterwards what would have been better, and by how much', () => {
    const eyes = eyesOf(thrones, nearSeagard(), 'stark', seededRandom('review'), QUICK);
    const missed = thronesCounsel.review(eyes, { 'footman-1': 'stay' });
    expect(missed?.better).toMatchObject({
      choice: { 'footman-1': 'seagard' },
      why: { gains: ['seagard'], horizon: 'round' },
    });
    expect(missed?.better?.gain).toBeGreaterThan(0.01);
    expect(thronesCounsel.review(eyes, { 'footman-1': 'seagard' })).toMatchObject({ better: null });
  });

  it('does not call better what was won by the choice as well', () => {
    const eyes = eyesOf(thrones, nearSeagard(), 'stark', seededRandom('review'), QUICK);
    const march = { 'footman-1': 'seagard' };
    const deliberation = new Deliberation(eyes, march, judge);
    const sequels = deliberation.foreseen(march) ?? [];
    expect(deliberation.reasonsOf(march, sequels)).toMatchObject({ gains: ['seagard'] });
    expect(deliberation.reasonsBeside(sequels, sequels)).toMatchObject({ gains: [] });
  });

  it('does not say of two choices what comes after every other one', () => {
    const seagardOf = (house: string): ThronesState =>
      thrones.fromPosition(
        { players: 6, tidesOfBattle: false, faq: false },
        'review',
        {
          phase: 'action',
          board: 'empty',
          areas: {
            'greywater-watch': { house: 'stark', units: { footman: 1 }, order: 'march-0' },
            seagard: { house, units: { footman: 1 } },
          },
        },
        null,
      );
    const eyes = eyesOf(thrones, seagardOf('stark'), 'stark', seededRandom('review'), QUICK);
    const lost = [{ chance: 0.3, rival: 0.2, state: seagardOf('greyjoy') }];
    const deliberation = new Deliberation(eyes, { 'footman-1': 'stay' }, judge);
    expect(deliberation.reasonsBeside(lost, lost)).toMatchObject({
      fears: [{ area: 'seagard', house: 'greyjoy' }],
      anyway: [],
    });
  });
});

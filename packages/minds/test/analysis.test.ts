import { eyesOf, Match, seededRandom, type Eyes, type Json } from '@maester/kernel';
import { thrones } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { analyse, plansIn, turningPoints, type Verdict } from '../src/analysis.ts';
import { firstProposal, type Counsel } from '../src/levels.ts';

const SETUP = { players: 3, tidesOfBattle: false, faq: false } as const;
const PATIENT = { effort: 1, interrupted: () => false };

/** The first choices of a game, one of them taken back and made again. */
function someJournal() {
  const match = new Match(thrones, SETUP, 'analysis');
  const play = (): void => {
    const [seat = ''] = thrones.waiting(match.state);
    match.play(seat, firstProposal(eyesOf(thrones, match.state, seat, seededRandom('luck'))));
  };
  for (let i = 0; i < 5; i++) play();
  match.undo(thrones.seats(SETUP)[0] ?? '', 1, 'agreed');
  for (let i = 0; i < 4; i++) play();
  return match.journal();
}

const noAdvice = () => ({ choice: null, why: null });

function looksBackWith(review: (eyes: Eyes, chosen: Json) => number): Counsel {
  return {
    advise: noAdvice,
    review: (eyes, chosen) => {
      const gain = review(eyes, chosen);
      const better = { choice: 'better', gain, why: { gain } };
      return { chance: 0.5, better: gain > 0 ? better : null };
    },
  };
}

describe('the analysis of a game', () => {
  const journal = someJournal();

  it('has a verdict for every choice that counts, in the position it was made in', () => {
    const seen: string[] = [];
    const counsel = looksBackWith((eyes, chosen) => {
      expect(eyes.game.check(eyes.view(), eyes.seat, chosen)).toBeNull();
      seen.push(eyes.seat);
      return 0;
    });
    const verdicts = [...analyse(thrones, counsel, journal, PATIENT)];
    const undone = journal.entries.findIndex((entry) => 'by' in entry);
    expect(verdicts.map(({ seq }) => seq)).toEqual(
      [...journal.entries.keys()].filter((seq) => seq !== undone && seq !== undone - 1),
    );
    expect(seen).toEqual(verdicts.map(({ seat }) => seat));
    for (const { seq, chosen, seat } of verdicts)
      expect(journal.entries[seq]).toEqual([seat, chosen, expect.any(String)]);
  });

  it('says what would have been better, and why', () => {
    const [firstSeat] = thrones.seats(SETUP);
    const [first, second] = analyse(
      thrones,
      looksBackWith(({ seat }) => (seat === firstSeat ? 0.25 : 0)),
      journal,
      PATIENT,
    );
    expect(first).toMatchObject({ better: 'better', gain: 0.25, chance: 0.5, why: { gain: 0.25 } });
    expect(second).toMatchObject({ gain: 0, chance: 0.5, why: null });
    expect(second).not.toHaveProperty('better');
  });

  it('ends when it is interrupted', () => {
    let left = 3;
    const options = { effort: 1, interrupted: () => left-- <= 0 };
    expect([
      ...analyse(
        thrones,
        looksBackWith(() => 0),
        journal,
        options,
      ),
    ]).toHaveLength(3);
  });

  it('finds the choices where most was missed, in their order', () => {
    const verdict = (seq: number, gain: number): Verdict => ({
      seq,
      seat: 'stark',
      ask: 'march/move-units',
      chosen: null,
      gain,
      chance: 0.5,
      why: null,
      ...(gain > 0 && { better: 'better' }),
    });
    const verdicts = [verdict(0, 0.1), verdict(1, 0), verdict(2, 0.02), verdict(3, 0.3)];
    expect(turningPoints(verdicts, 2).map(({ seq }) => seq)).toEqual([0, 3]);
    expect(turningPoints(verdicts, 9).map(({ seq }) => seq)).toEqual([0, 2, 3]);
  });
});

describe('the plans of a game', () => {
  const journal = someJournal();
  const counsel: Counsel = {
    advise: noAdvice,
    review: () => null,
    plan: (eyes, chosen) => {
      expect(eyes.game.check(eyes.view(), eyes.seat, chosen)).toBeNull();
      return eyes.decision().ask.startsWith('planning-phase/') ? { hoped: eyes.seat } : null;
    },
  };

  it('are told for the seats that are asked for, and end when the next turn begins', () => {
    const [seat = ''] = thrones.seats(SETUP);
    const plans = [...plansIn(thrones, counsel, journal, new Set([seat]), PATIENT)];
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan.seat).toBe(seat);
      expect(plan.hopes).toEqual({ hoped: seat });
      expect(plan.until).toBeGreaterThan(plan.seq);
    }
  });

  it('of nobody are none', () => {
    expect([...plansIn(thrones, counsel, journal, new Set(), PATIENT)]).toEqual([]);
  });
});

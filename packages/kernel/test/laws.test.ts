/** The laws would find a game that breaks them: each is tried on a tourney with one thing wrong. */
import { describe, expect, it } from 'vitest';
import { seededRandom, type Applied, type Game } from '../src/index.ts';
import { tourney, type TourneyEvent, type TourneySetup, type TourneyState } from '../src/sample/index.ts';
import { hostile } from '../src/testing/index.ts';
import * as laws from '../src/testing/index.ts';

type Tourney = Game<TourneyState, TourneySetup, TourneyEvent>;

const SETUP: TourneySetup = { knights: 3, rounds: 5 };

/** Every choice that was taken goes through this before it is handed out. */
function applying(
  change: (
    applied: Extract<Applied<TourneyEvent>, { ok: true }>,
    state: TourneyState,
  ) => Applied<TourneyEvent>,
): Tourney {
  return {
    ...tourney,
    apply(state, seat, choice) {
      const applied = tourney.apply(state, seat, choice);
      return applied.ok ? change(applied, state) : applied;
    },
  };
}

let calls = 0;
const random = seededRandom('broken');

const BROKEN: readonly (readonly [what: string, law: laws.Law, game: Tourney, complaint: RegExp])[] = [
  [
    'a setup that is read as another',
    laws.lawSetup,
    { ...tourney, readSetup: () => ({ knights: 2, rounds: 5 }) },
    /read back as itself/,
  ],
  [
    'a game that has its own luck',
    laws.lawReplay,
    applying((applied, state) => {
      state.purses['red'] = random.below(1_000_000);
      return applied;
    }),
    /replayed gives the same state/,
  ],
  [
    'a state that holds what cannot be saved',
    laws.lawSaved,
    applying((applied, state) => {
      Object.assign(state, { cache: new Map([[1, 2]]), when: undefined });
      return applied;
    }),
    /loaded|may not hold/,
  ],
  [
    'a view that shows another’s hand',
    laws.lawKnowledge,
    { ...tourney, view: (s, viewer) => ({ ...tourney.view(s, viewer), hands: tourney.copy(s).hands }) },
    /may not know is not in its view/,
  ],
  [
    'a view that shows the dice',
    laws.lawKnowledge,
    { ...tourney, view: (s, viewer) => ({ ...tourney.view(s, viewer), flow: tourney.copy(s).flow }) },
    /key of the dice/,
  ],
  [
    'a question that depends on what the seat may not know',
    laws.lawKnowledge,
    {
      ...tourney,
      decision(s, seat) {
        const asked = tourney.decision(s, seat);
        return asked === null ? null : { ...asked, facts: { next: s.deck.at(-1) ?? 'none' } };
      },
    },
    /asked follows from what the seat knows/,
  ],
  [
    'a rule that depends on what the seat may not know',
    laws.lawKnowledge,
    {
      ...tourney,
      check: (s, seat, choice) =>
        s.deck.at(-1) === 'spur' ? { rule: 'tourney/joust/omen', facts: {} } : tourney.check(s, seat, choice),
    },
    /legal follows from what the seat knows/,
  ],
  [
    'a start that is another every time',
    laws.lawFork,
    { ...tourney, start: (setup, seed) => tourney.start(setup, `${seed} ${(calls += 1)}`) },
    /a fork/,
  ],
  ['a proposal that is not legal', laws.lawPropose, { ...tourney, propose: () => [99] }, /proposed is legal/],
  ['nothing to propose', laws.lawPropose, { ...tourney, propose: () => [] }, /something is proposed/],
  [
    'a dead end',
    laws.lawAlive,
    {
      ...tourney,
      apply: (s, seat, choice) =>
        s.round === 2 ? { ok: false, refusal: { rule: 'a/b/c', facts: {} } } : tourney.apply(s, seat, choice),
    },
    /has a legal choice/,
  ],
  [
    'nobody to go on',
    laws.lawAlive,
    applying((applied, state) => {
      if (state.round === 2) state.flow.waiting = [];
      return applied;
    }),
    /someone is asked/,
  ],
  [
    'a refusal that changes something',
    laws.lawRefused,
    {
      ...tourney,
      apply(state, seat, choice) {
        const applied = tourney.apply(state, seat, choice);
        if (!applied.ok) state.glory['red'] = (state.glory['red'] ?? 0) + 1;
        return applied;
      },
    },
    /refused changes nothing/,
  ],
  [
    'an option about something that is not there',
    laws.lawOptions,
    { ...tourney, hasThing: (view, thing) => thing.id !== 'jeer' && tourney.hasThing(view, thing) },
    /what an option is about is there/,
  ],
  [
    'two options of one id',
    laws.lawOptions,
    {
      ...tourney,
      decision(s, seat) {
        const asked = tourney.decision(s, seat);
        return asked?.kind === 'option' ? { ...asked, options: [...asked.options, ...asked.options] } : asked;
      },
    },
    /different ids/,
  ],
  [
    'a copy that shares a hand',
    laws.lawCopy,
    { ...tourney, copy: (s) => ({ ...tourney.copy(s), hands: { ...s.hands } }) },
    /read only|not extensible|leaves its original alone/,
  ],
  [
    'a look that changes something',
    laws.lawQuiet,
    {
      ...tourney,
      decision(s, seat) {
        s.round += 0;
        return tourney.decision(s, seat);
      },
    },
    /read only/,
  ],
  ['a record that is changed', laws.lawRecords, { ...tourney, records: ['played'] }, /replaced, not changed/],
  [
    'a seat that is shown what spectators see',
    laws.lawBeside,
    { ...tourney, viewBeside: (_s, _viewer, open) => open },
    /sees the same beside others/,
  ],
  [
    'a secret answer of which one hears',
    laws.lawAnswers,
    applying((applied, state) =>
      Object.keys(state.flow.answers).length === 0
        ? applied
        : { ...applied, events: [{ to: null, event: { type: 'end', winners: [] } }] },
    ),
    /nobody hears of an answer that waits/,
  ],
  [
    'a secret answer that changes something else',
    laws.lawAnswers,
    applying((applied, state) => {
      if (Object.keys(state.flow.answers).length > 0) state.round += 1;
      return applied;
    }),
    /an answer that waits changes nothing/,
  ],
  [
    'a view that shows the secret answers of others',
    laws.lawAnswers,
    {
      ...tourney,
      view(s, viewer) {
        const view = tourney.view(s, viewer);
        return { ...view, flow: { ...view.flow, answers: { ...s.flow.answers } } };
      },
    },
    /an answer that waits is seen/,
  ],
  [
    'a reveal that is not called one',
    laws.lawSecrecy,
    applying((applied) => ({ ...applied, revealed: false })),
    /unrevealed choice|rolls dice reveals/,
  ],
  [
    'an event that tells everyone what one has drawn',
    laws.lawEvents,
    applying((applied) => ({ ...applied, events: applied.events.map(({ event }) => ({ to: null, event })) })),
    /nothing that its view does not/,
  ],
  [
    'an event for someone who is not there',
    laws.lawEvents,
    applying((applied) => ({
      ...applied,
      events: applied.events.map(({ event }) => ({ to: ['gold'], event })),
    })),
    /audience/,
  ],
  [
    'a roll that can be taken back',
    laws.lawUndo,
    applying((applied) => ({ ...applied, revealed: false })),
    /never was|played again/,
  ],
  [
    'something remembered outside of the state',
    laws.lawAgreedUndo,
    applying((applied, state) => {
      state.glory['red'] = calls += 1;
      return applied;
    }),
    /all but the dice is as it was/,
  ],
];

describe('the laws find', () => {
  it.each(BROKEN)('%s', (_, law, game, complaint) => {
    const broken = () => {
      for (let i = 0; i < 20; i++) law(game, SETUP, `broken ${i}`);
    };
    expect(broken).toThrow(complaint);
  });

  it('nothing in the tourney as it is', () => {
    for (const law of Object.values(laws.LAWS)) law(tourney, SETUP, 'whole');
    expect(new Set(BROKEN.map(([, law]) => law))).toEqual(new Set(Object.values(laws.LAWS)));
  });

  it('no more than so many choices, if one asks for fewer', () => {
    let most = 0;
    const counting = applying((applied) => {
      most += 1;
      return applied;
    });
    laws.lawReplay(counting, SETUP, 'short', 7);
    expect(most).toBe(7 * 3); // played, replayed choice by choice, and replayed as a journal
  });
});

describe('hostile choices', () => {
  it('are many, and not the legal one', () => {
    for (const legal of ['pass', 3, ['a'], { first: 'lance' }]) {
      const choices = hostile(seededRandom('hostile'), legal);
      expect(choices.length).toBeGreaterThan(25);
      expect(
        choices.filter((choice) => choice !== undefined && JSON.stringify(choice) === JSON.stringify(legal)),
      ).toEqual([]);
    }
  });
});

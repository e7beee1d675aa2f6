import { eyesOf, hashJson, seededRandom, type Json } from '@maester/kernel';
import { en, thrones, type ThronesSetup, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { MINDS } from '../../src/index.ts';
import { playThrones, STEWARD_ASKS } from '../../src/thrones/index.ts';

const steward = { id: 'steward', choose: playThrones };

type Watcher = (state: ThronesState, seat: string) => void;

/** Plays a whole game; `mindOf` says who sits where. Gives back the final state and all choices. */
function played(
  setup: ThronesSetup,
  seed: string,
  watch: Watcher = () => {},
  mindOf: (seat: string) => (typeof MINDS)[number] = () => steward,
): { state: ThronesState; choices: Json[] } {
  const state = thrones.start(setup, seed);
  const luck = new Map(thrones.seats(setup).map((seat) => [seat, seededRandom(`${seed} ${seat}`)]));
  const choices: Json[] = [];
  for (let [seat] = thrones.waiting(state); seat !== undefined; [seat] = thrones.waiting(state)) {
    watch(state, seat);
    const choice = mindOf(seat).choose(eyesOf(thrones, state, seat, luck.get(seat) ?? seededRandom(seat)));
    const applied = thrones.apply(state, seat, choice);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} is refused by ${applied.refusal.rule}`);
    choices.push(choice);
  }
  return { state, choices };
}

const PLAIN: ThronesSetup = { players: 6, tidesOfBattle: false, faq: false };

/** Whole games take about a second each, more on a busy machine. */
const PATIENCE = { timeout: 60_000 };

describe('the steward', PATIENCE, () => {
  it('has an answer of its own to every question of the game', () => {
    const asked = Object.keys(en).flatMap((key) => (key.startsWith('ask.') ? [key.slice(4)] : []));
    expect(asked.length).toBeGreaterThan(40);
    expect(STEWARD_ASKS.toSorted()).toEqual(asked.toSorted());
  });

  it.each([
    { players: 3, tidesOfBattle: false, faq: false },
    { players: 4, tidesOfBattle: true, faq: true },
    { players: 5, tidesOfBattle: false, faq: true },
    { players: 6, tidesOfBattle: true, faq: false },
  ] as const)('plays whole games with legal choices, never by the first proposal: %j', (setup) => {
    const asks = new Set<string>();
    const { state } = played(setup, 'whole', (now, seat) => asks.add(thrones.decision(now, seat)?.ask ?? ''));
    expect(thrones.outcome(state)?.winners).toHaveLength(1);
    expect([...asks].filter((ask) => !STEWARD_ASKS.includes(ask))).toEqual([]);
  });

  it('plays the same game again with the same luck', () => {
    const [one, again] = [played(PLAIN, 'again'), played(PLAIN, 'again')];
    expect(again.choices).toEqual(one.choices);
    expect(hashJson(again.state)).toBe(hashJson(one.state));
  });

  it('decides by what its seat may know, and leaves the state as it was', () => {
    let decisions = 0;
    played(PLAIN, 'secrets', (state, seat) => {
      if (decisions++ % 7 !== 0) return;
      const before = hashJson(state);
      const other = thrones.imagine(state, seat, seededRandom(`other ${decisions}`));
      const choice = (known: ThronesState): Json =>
        playThrones(eyesOf(thrones, known, seat, seededRandom('luck')));
      expect(choice(other)).toEqual(choice(state));
      expect(hashJson(state)).toBe(before);
    });
    expect(decisions).toBeGreaterThan(100);
  });

  it('beats five players without a thought from every House', () => {
    const random = MINDS.find((mind) => mind.id === 'random') ?? steward;
    const wins = thrones.seats(PLAIN).filter((house) => {
      const { state } = played(PLAIN, `alone ${house}`, undefined, (seat) =>
        seat === house ? steward : random,
      );
      return thrones.outcome(state)?.winners.includes(house);
    });
    expect(wins.length).toBeGreaterThanOrEqual(5);
  });

  it('takes seven forts when it can: it marches into the empty seventh', () => {
    const six = ['winterfell', 'white-harbor', 'moat-cailin', 'seagard', 'pyke', 'riverrun'];
    const areas = Object.fromEntries(
      six.map((id) => {
        const power = id === 'winterfell' ? null : 'stark';
        return [id, { house: 'stark', units: { footman: 1 }, power, order: null }];
      }),
    );
    const state = thrones.fromPosition(
      PLAIN,
      'seventh',
      {
        phase: 'action',
        board: 'empty',
        areas: { ...areas, 'greywater-watch': { house: 'stark', units: { footman: 1 }, order: 'march-0' } },
      },
      null,
    );
    expect(thrones.decision(state, 'stark')?.ask).toBe('march/move-units');
    const choice = playThrones(eyesOf(thrones, state, 'stark', seededRandom('seventh')));
    expect(choice).toEqual({ 'footman-1': 'flints-finger' });
  });
});

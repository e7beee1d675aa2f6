// The odds room: its address is the whole question, its answers are those of the rules, and attacks add up.

import { ATTACKER, attackOdds, DEFENDER, duel, oddsOf, rulesOf, USUAL_EDITION } from '@maester/battle';
import { describe, expect, it } from 'vitest';
import {
  againstAll,
  cardUsed,
  commandersOf,
  costOf,
  describe as described,
  known,
  mayJoin,
  readMatchup,
  usable,
  USUAL_MATCHUP,
  writeMatchup,
  type Matchup,
} from '../../../src/games/battle/odds-room/matchup.ts';
import { inSequence } from '../../../src/games/battle/odds-room/sequence.ts';

const rules = rulesOf({ edition: USUAL_EDITION });
const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);

describe('the address of the odds room', () => {
  const MATCHUPS: readonly Matchup[] = [
    USUAL_MATCHUP,
    {
      ...USUAL_MATCHUP,
      attacker: { faction: 'bolton', card: 'bolton-cutthroats', attachments: ['dreadfort-captain'] },
      arc: 'rear',
      charge: true,
      tokens: ['panicked', 'weakened'],
      keywords: ['sundering'],
      reroll: 'misses',
      commander: 'roose-bolton-lord-of-the-dreadfort',
      using: ['winters-might', 'ours-is-the-fury:to-hit', 'berserker-tactics:critical-blow+highest'],
      times: 4,
      profile: 1,
      ranks: 2,
      wounds: 7,
      dice: 0,
      toHit: 2,
      defense: 6,
      morale: 12,
    },
  ];

  it.each(MATCHUPS)('leads back to the same question: %#', (matchup) => {
    expect(readMatchup(writeMatchup(matchup))).toEqual(matchup);
  });

  it('is read as far as it makes sense', () => {
    expect(readMatchup('')).toEqual(USUAL_MATCHUP);
    expect(readMatchup('attacker=tully+x&times=99&dice=-1&morale=1000&profile=x&using=%3Cscript%3E')).toEqual(
      USUAL_MATCHUP,
    );
  });

  it('leads to cards that exist', () => {
    const odd = readMatchup('attacker=stark+no-such-card+nobody&profile=4&ranks=6&wounds=60&using=nothing');
    const found = known(odd);
    expect(rules.units[found.attacker.card]?.faction).toBe('stark');
    expect(found).toMatchObject({ profile: 0, ranks: null, wounds: null, using: [] });
    expect(found.attacker.attachments).toEqual([]);
  });
});

describe('the odds room', () => {
  it('answers as the rules do', () => {
    const matchup: Matchup = { ...USUAL_MATCHUP, arc: 'flank', charge: true, tokens: ['vulnerable'] };
    const s = duel(
      { card: 'stark-sworn-swords' },
      { card: 'lannister-guardsmen', conditions: ['vulnerable'] },
      'flank',
      true,
    );
    expect(attackOdds(described(matchup))).toEqual(oddsOf(s, ATTACKER, DEFENDER, 0, { charge: true }));
  });

  it('takes other numbers than the printed ones', () => {
    const attack = described({ ...USUAL_MATCHUP, dice: 3, toHit: 2, defense: 6, morale: 9 });
    expect(attack).toMatchObject({ dice: 3, toHit: 2, defense: 6, morale: 9 });
  });

  it('offers the Orders and Tactics cards that would change the attack, and no others', () => {
    const matchup: Matchup = {
      ...USUAL_MATCHUP,
      attacker: { ...USUAL_MATCHUP.attacker, attachments: ['robb-stark-the-wolf-lord'] },
    };
    const ways = usable(matchup);
    expect(ways).toContain('winters-might');
    for (const id of ways) expect(described({ ...matchup, using: [id] })).not.toEqual(described(matchup));
  });

  it('offers every way of a card that makes a difference, and cards of a Commander elsewhere', () => {
    const fury: Matchup = {
      ...USUAL_MATCHUP,
      attacker: { faction: 'baratheon', card: 'baratheon-wardens', attachments: [] },
    };
    expect(usable(fury).filter((used) => used.startsWith('ours-is-the-fury'))).toEqual([
      'ours-is-the-fury:to-hit',
      'ours-is-the-fury:sundering',
      'ours-is-the-fury:vicious',
    ]);
    expect(described({ ...fury, using: ['ours-is-the-fury:sundering'] }).defenseModifier).toBe(
      described(fury).defenseModifier - 1,
    );
    const mine = (commander: string | null): readonly string[] =>
      usable({ ...USUAL_MATCHUP, charge: true, commander });
    for (const used of mine('robb-stark-the-young-wolf'))
      expect([null, 'robb-stark-the-young-wolf']).toContain(rules.tactics[cardUsed(used)]?.commander);
    expect(commandersOf('stark').some((id) => mine(id).length > mine(null).length)).toBe(true);
  });

  it('lets a second attachment in only where the rules have room for it', () => {
    expect(mayJoin('stark', 'stark-sworn-swords', ['umber-champion'])).toBe(true);
    expect(mayJoin('stark', 'stark-sworn-swords', ['umber-champion', 'sworn-sword-captain'])).toBe(false);
    const two = ['sandor-clegane-fugitive-bodyguard', 'mirri-maz-duur-resentful-healer'];
    expect(mayJoin('targaryen', 'unsullied-swordmasters', two)).toBe(true);
    const asked = readMatchup(`attacker=stark+stark-sworn-swords+umber-champion+sworn-sword-captain`);
    expect(known(asked).attacker.attachments).toEqual(['umber-champion']);
  });

  it('adds attacks up: the first alone is one attack, and more never do less', () => {
    const matchup: Matchup = { ...USUAL_MATCHUP, times: 5, charge: true, tokens: ['panicked'] };
    const after = inSequence(matchup);
    const once = attackOdds(described(matchup));
    expect(after).toHaveLength(5);
    expect(after[0]?.mean).toBeCloseTo(once.means.totalWounds, 9);
    expect(after[0]?.destroyed).toBeCloseTo(once.destroyed, 9);
    for (const { lost } of after) expect(sum(lost)).toBeCloseTo(1, 9);
    const means = after.map(({ mean }) => mean);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(after.at(-1)?.destroyed).toBeGreaterThan(after[0]?.destroyed ?? 1);
  });

  it('compares all units of a faction, each as if it were the defender', () => {
    const rows = againstAll(USUAL_MATCHUP, 'lannister');
    const units = Object.keys(rules.units).filter(
      (id) => rules.units[id]?.faction === 'lannister' && rules.units[id]?.notByList !== true,
    );
    expect(rows.map(({ card }) => card)).toEqual(units);
    const guards = rows.find(({ card }) => card === 'lannister-guardsmen');
    const odds = attackOdds(described(USUAL_MATCHUP));
    expect(guards?.wounds).toBeCloseTo(odds.means.totalWounds, 9);
    expect(guards?.worth).toBeCloseTo(
      ((odds.means.totalWounds / 12) * 5) / costOf(USUAL_MATCHUP.attacker),
      1,
    );
  });
});

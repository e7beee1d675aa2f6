import type { AttackDescription, AttackOdds } from '@maester/battle';
import { describe, expect, it } from 'vitest';
import { maester } from '../support.ts';

const NUMBERS = ['--attack', '7', '--to-hit', '4', '--defense', '4', '--morale', '6'];
const odds = (...args: string[]) => maester(['odds', ...args]);

async function found(...args: string[]): Promise<{ attack: AttackDescription; odds: AttackOdds }> {
  const { code, out, err } = await odds(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as { attack: AttackDescription; odds: AttackOdds };
}

describe('odds', () => {
  it('prints a table of an attack by numbers', async () => {
    const { code, out, err } = await odds(...NUMBERS);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^7 dice on 4\+, Defense 4\+, Morale 6\+, 12 Wounds left\n\nHits: 3\.50 on average\n/,
    );
    expect(out).toMatch(/^ +3 +27\.34 % +77\.34 % or more +█{40}$/m);
    expect(out).toMatch(/^ +7 +0\.78 % +0\.78 % or more +█$/m);
    expect(out).toContain('\nWounds from the attack: 1.75 on average\n');
    expect(out).toMatch(/^the Panic Test is failed +24\.07 %$/m);
    expect(out).toMatch(/^the unit is destroyed +0\.00 %\n$/m);
  });

  it('says how re-rolls and tokens are used', async () => {
    const { out } = await odds(...NUMBERS, '--charge', '--weakened', '--vulnerable', '--panicked');
    expect(out).toContain('The attacker re-rolls misses.\nWeakened is expended');
    expect(out).toContain('Vulnerable is expended');
    expect(out).toContain('Panicked is expended');
    expect((await odds(...NUMBERS, '--reroll', 'any', '--keywords', 'precision')).out).toContain(
      'misses, and plain Hits where a 6 would do more',
    );
  });

  it.each([
    [['--keywords', 'critical-blow,sundering'], { criticalBlow: true, defenseModifier: -1 }],
    [['--reroll', 'misses'], { reroll: 'misses' }],
    [['--charge', '--rear'], { reroll: 'any', defenseModifier: -2 }],
    [['--flank', '--defense-roll', '+3'], { defenseModifier: 2 }],
    [['--weakened'], { weakened: true, vulnerable: false, panicked: false }],
    [['--vulnerable', '--panicked'], { weakened: false, vulnerable: true, panicked: true }],
    [['--to-hit-roll', '-2', '--more-wounds', '2'], { toHitModifier: -2, extraWounds: 2 }],
    [
      ['--wounds', '9', '--model-wounds', '3', '--rank', '2'],
      { wounds: 9, modelWounds: 3, modelsPerRank: 2 },
    ],
  ])('understands %j', async (args, attack) => {
    expect((await found(...NUMBERS, ...args)).attack).toMatchObject(attack);
  });

  it('says who attacks whom, and how', async () => {
    const first = async (...args: string[]) => (await odds(...args)).out.split('\n')[0];
    expect(await first('grey-wind', 'lannister-guardsmen+guard-captain', '--rear')).toBe(
      'Grey Wind attacking Lannister Guardsmen (Guard Captain) in the rear',
    );
    expect(await first('stark-outriders', 'house-clegane-brigands', '--charge')).toBe(
      'Stark Outriders charging House Clegane Brigands',
    );
  });

  it('knows what cards and Orders give, from their names alone', async () => {
    const pair = ['stark-sworn-swords+sworn-sword-captain', 'lannister-guardsmen', '--ranks', '1'];
    const using = async (cards: string) => (await found(...pair, '--using', cards)).attack;
    expect(await using('winters-might')).toMatchObject({ reroll: 'any', defenseModifier: -1 });
    expect(await using('Martial Training,berserker-tactics:highest')).toMatchObject({
      dice: 7,
      vulnerable: true,
    });
    expect((await odds(...pair, '--using', 'winters-migt')).err).toContain('did you mean winters-might?');
  });

  it('adds what changes the Panic Test', async () => {
    const args = ['--flank', '--keywords', 'vicious', '--panic-roll', '1', '--more-panic', '2'];
    expect((await found(...NUMBERS, ...args)).attack.panic.at(-1)).toMatchObject({ roll: -2, wounds: 2 });
  });

  it('takes two cards in place of numbers, with attachments, by id or by name', async () => {
    const { attack } = await found('stark-sworn-swords', 'lannister-guardsmen', '--ranks', '2');
    expect(attack).toMatchObject({ dice: 5, toHitModifier: 1, criticalBlow: true, defense: 3, wounds: 12 });
    const charge = await found(
      'Stark Sworn Swords + Umber Champion',
      "House Clegane Mountain's Men",
      '--charge',
    );
    expect(charge.attack).toMatchObject({ dice: 7, reroll: 'any', vulnerable: true, defense: 4 });
    const changed = await found('grey-wind', 'lannister-guardsmen', '--defense', '6', '--wounds', '1');
    expect(changed.attack).toMatchObject({ dice: 4, defense: 6, defenseModifier: -1, wounds: 1 });
  });

  it.each([
    [[], '--attack, --to-hit, --defense, --morale must be given; or name two cards'],
    [NUMBERS.slice(2), '--attack must be given'],
    [[...NUMBERS, '--to-hit', '7'], '--to-hit must be a whole number from 2 to 6, not "7"'],
    [[...NUMBERS, '--keywords', 'vicius'], 'unknown keyword "vicius"; did you mean vicious?'],
    [[...NUMBERS, '--reroll', 'all'], 'unknown re-roll "all" (known: any, misses)'],
    [[...NUMBERS, '--flank', '--rear'], 'from the flank or from the rear, not both'],
    [[...NUMBERS, '--panic-roll', 'much'], '--panic-roll must be a modifier such as +1 or -2, not "much"'],
    [[...NUMBERS, '--ranks', '2'], '--ranks needs cards'],
    [['stark-sworn-swords'], "the defender's card is missing"],
    [['stark-sword', 'grey-wind'], 'unknown unit "stark-sword"'],
    [['stark-sworn-swords+robb', 'grey-wind'], 'unknown attachment "robb"'],
    [['umber-champion', 'grey-wind'], 'umber-champion is an attachment: name its unit first'],
    [['grey-wind', 'grey-wind+umber-champion'], "Grey Wind is a solo unit and can't take attachments"],
    [['stark-outriders+umber-champion', 'grey-wind'], 'Umber Champion can only join units of its own type'],
    [['grey-wind', 'grey-wind', 'grey-wind'], 'unexpected argument "grey-wind"'],
    [['grey-wind', 'grey-wind', '--ranks', '2'], '--ranks must be 1, not "2"'],
    [['grey-wind', 'grey-wind', '--rank', '2'], '--rank is printed on the cards'],
    [[...NUMBERS, '--weakend'], 'did you mean --weakened?'],
  ])('refuses %j', async (args, message) => {
    expect(await odds(...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message) as string,
    });
  });
});

import { expect, it } from 'vitest';
import { ATTACKS } from '../../src/cards/shared/attacks.ts';
import { battle } from '../../src/index.ts';
import { givenToAttack } from '../../src/units/given.ts';
import { mustUnit } from '../../src/units/units.ts';

it('a unit that is destroyed in the middle of its ranged attack has no range any more', () => {
  const s = battle.fromPosition(
    battle.readSetup({ points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' }),
    'fallen',
    {
      units: {
        bows: { card: 'lannister-crossbowmen', seat: 'two', at: [24, 24] },
        swords: { card: 'house-karstark-spearmen', seat: 'one', at: [24, 18] },
      },
    },
    null,
  );
  const [bows, swords] = [mustUnit(s, 'bows'), mustUnit(s, 'swords')];
  const shot = { defender: swords, kind: 'ranged', attack: 'Crossbow', charge: false, arc: 'front' } as const;
  const crossbow = ATTACKS['crossbow']?.attacking;
  expect(givenToAttack(crossbow, s, { ...shot, attacker: bows })).toEqual({
    keywords: ['sundering'],
    reroll: 'any',
  });
  const fallen = { ...bows, pose: null, destroyed: true };
  expect(givenToAttack(crossbow, s, { ...shot, attacker: fallen })).toEqual({ keywords: ['sundering'] });
});

// The signs of the armies: readable, and never two alike.

import { FACTIONS } from '@maester/battle/tables';
import { BORDER, CHARGES, GLYPHS, SHIELD, type GlyphId } from '@maester/print/heraldry';
import { describe, expect, it } from 'vitest';
import { ArmyCharge, ArmyShield, ArmyShieldShape } from '../../../src/games/battle/heraldry/army-shield.tsx';
import { Glyph, GlyphShape, hasGlyph } from '../../../src/games/battle/heraldry/glyph.tsx';
import {
  armySigns,
  armyStyle,
  isBordered,
  tinctureOf,
  type ArmySign,
} from '../../../src/games/battle/heraldry/tinctures.ts';
import { drawingsOf, textOf } from './markup.ts';

const DIFFERENCES = [0, 1, 2, 3] as const;
const SIGNS: readonly ArmySign[] = FACTIONS.flatMap((faction) =>
  DIFFERENCES.map((difference) => ({ faction, difference })),
);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the sign of an army', () => {
  it.each(SIGNS)('$faction, difference $difference: the charge is readable on its field', (sign) => {
    const { field, charge } = tinctureOf(sign);
    expect(contrast(field, charge)).toBeGreaterThanOrEqual(4.5);
    expect(armyStyle(sign)).toEqual({ '--army': field, '--army-charge': charge });
  });

  it('is like that of no other army', () => {
    const looks = SIGNS.map((sign) =>
      JSON.stringify([tinctureOf(sign), isBordered(sign), CHARGES[sign.faction]]),
    );
    expect(new Set(looks).size).toBe(SIGNS.length);
  });

  it('differs among armies of the same faction at a table', () => {
    const players = ['stark', 'lannister', 'stark', 'stark'].map((faction, i) => ({ seat: `${i}`, faction }));
    expect([...armySigns(players).values()]).toEqual([
      { faction: 'stark', difference: 0 },
      { faction: 'lannister', difference: 0 },
      { faction: 'stark', difference: 1 },
      { faction: 'stark', difference: 2 },
    ]);
  });
});

it('a shield shows its faction, and its border if it has one', () => {
  const plain = ArmyShield({ sign: { faction: 'stark', difference: 1 }, label: 'House Stark' });
  expect(drawingsOf(plain)).toEqual([SHIELD, CHARGES.stark]);
  expect(textOf(plain)).toBe('House Stark');
  const third = ArmyShieldShape({ sign: { faction: 'stark', difference: 2 } });
  expect(drawingsOf(third)).toEqual([SHIELD, BORDER, CHARGES.stark]);
  expect(textOf(third)).toBe('');
  expect(drawingsOf(ArmyCharge({ faction: 'stark' }))).toEqual([CHARGES.stark]);
});

describe('a term', () => {
  it('has a drawing of its own', () => {
    const terms: readonly GlyphId[] = Object.keys(GLYPHS).filter(hasGlyph);
    const drawn = terms.flatMap((of) => drawingsOf(Glyph({ of })));
    expect(new Set(drawn).size).toBe(Object.keys(GLYPHS).length);
    expect(drawingsOf(GlyphShape({ of: 'panicked' }))).toEqual([GLYPHS.panicked]);
    expect(hasGlyph('nothing')).toBe(false);
  });
});

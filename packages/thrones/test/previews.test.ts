// What screens show before a support is granted: who helps so far, and what an attack on a neutral force comes to.
import type { Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { thrones, type ThronesState } from '../src/index.ts';
import { neutralAttackNow, neutralProspect, strengthLines, supportsSoFar } from '../src/tables.ts';

function at(players: number, areas: Json, tracks: Json = {}): ThronesState {
  return thrones.fromPosition(
    thrones.usualSetup(players),
    'previews',
    { phase: 'action', board: 'empty', areas, tracks },
    {},
  );
}

function play(s: ThronesState, seat: string, choice: Json): void {
  const applied = thrones.apply(s, seat, choice);
  if (!applied.ok) throw new Error(`${seat} was refused by ${applied.refusal.rule}`);
}

describe('while support is called for', () => {
  it('those who have granted theirs are known to everyone', () => {
    const s = at(
      6,
      {
        harrenhal: { house: 'stark', units: { knight: 2 }, order: 'march-plus-1', power: 'stark' },
        'stoney-sept': { house: 'lannister', units: { footman: 1 }, order: 'defense-2' },
        blackwater: { house: 'tyrell', units: { footman: 1, knight: 1 }, order: 'support-1' },
        riverrun: { house: 'greyjoy', units: { footman: 1 }, order: 'support-0' },
      },
      { 'kings-court': ['tyrell', 'stark', 'lannister', 'martell', 'baratheon', 'greyjoy'] },
    );
    play(s, 'stark', { 'knight-1': 'stoney-sept', 'knight-2': 'stoney-sept' });
    expect(supportsSoFar(s)).toEqual([]);
    play(s, 'greyjoy', 'attacker');
    play(s, 'stark', 'accept');
    const view = thrones.view(s, 'martell');
    expect(supportsSoFar(view)).toEqual([{ area: 'riverrun', house: 'greyjoy', side: 'attacker' }]);
    const { combat } = view;
    if (combat === null) throw new Error('no combat');
    const lines = strengthLines(view, { ...combat, supports: [...supportsSoFar(view)] }, 'attacker');
    expect(lines.map(({ from, value }) => [from, value])).toEqual([
      ['units', 4],
      ['order', 1],
      ['support', 1],
    ]);
    play(s, 'tyrell', 'none');
    expect(supportsSoFar(s)).toEqual([]);
  });

  it('an attack on a neutral force shows what it has and what it needs', () => {
    const s = at(3, {
      kingswood: { house: 'baratheon', units: { knight: 2 }, order: 'march-plus-1', power: 'baratheon' },
      'blackwater-bay': { house: 'baratheon', units: { ship: 1 }, order: 'support-0' },
      'kings-landing': { neutral: 5 },
    });
    expect(neutralAttackNow(s)).toBeNull();
    const units = { footman: 0, knight: 1, ship: 0, 'siege-engine': 0 };
    expect(
      neutralProspect(s, { from: 'kingswood', area: 'kings-landing', order: 'march-plus-1', units }),
    ).toEqual({ needed: 5, own: 3, helpers: [{ area: 'blackwater-bay', house: 'baratheon', strength: 1 }] });
    play(s, 'baratheon', { 'knight-1': 'kings-landing', 'knight-2': 'kings-landing' });
    const now = { house: 'baratheon', from: 'kingswood', area: 'kings-landing', needed: 5 };
    expect(neutralAttackNow(thrones.view(s, null))).toEqual({ ...now, strength: 5 });
    expect(neutralAttackNow(s, ['blackwater-bay'])).toEqual({ ...now, strength: 6 });
  });
});

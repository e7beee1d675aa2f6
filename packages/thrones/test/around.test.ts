// Who can reach, support or raid an area.
import type { Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { thrones, type ThronesState } from '../src/index.ts';
import { aroundArea } from '../src/tables.ts';

function at(phase: string, areas: Json): ThronesState {
  return thrones.fromPosition(thrones.usualSetup(6), 'around', { phase, board: 'empty', areas }, {});
}

describe('around an area', () => {
  it('open orders say who comes, with what strength, and who helps or raids', () => {
    const s = at('action', {
      harrenhal: { house: 'stark', units: { knight: 2 }, order: 'march-plus-1' },
      'stoney-sept': { house: 'lannister', units: { footman: 1 }, order: 'support-0' },
      blackwater: { house: 'tyrell', units: { footman: 1, knight: 1 }, order: 'support-0' },
      riverrun: { house: 'greyjoy', units: { footman: 1 }, order: 'raid' },
    });
    expect(aroundArea(s, 'stoney-sept')).toEqual([
      { house: 'stark', march: 5, marchFrom: ['harrenhal'], support: 0, supportFrom: [], raidFrom: [] },
      { house: 'tyrell', march: 0, marchFrom: [], support: 3, supportFrom: ['blackwater'], raidFrom: [] },
      { house: 'greyjoy', march: 0, marchFrom: [], support: 0, supportFrom: [], raidFrom: ['riverrun'] },
    ]);
  });

  it('before orders lie open, whoever stands near could do anything', () => {
    const s = at('planning', {
      harrenhal: { house: 'stark', units: { knight: 2 } },
      'stoney-sept': { house: 'lannister', units: { footman: 1 } },
    });
    expect(aroundArea(s, 'stoney-sept')).toMatchObject([
      { house: 'stark', march: 4, support: 4, raidFrom: [] },
    ]);
  });

  it('Ships carry an army over their sea, and land lends no support at sea', () => {
    const s = at('planning', {
      winterfell: { house: 'stark', units: { footman: 1, knight: 1 } },
      'bay-of-ice': { house: 'stark', units: { ship: 1 } },
    });
    expect(aroundArea(s, 'flints-finger')).toMatchObject([
      { house: 'stark', march: 3, marchFrom: ['winterfell'], support: 1, supportFrom: ['bay-of-ice'] },
    ]);
    expect(aroundArea(s, 'sunset-sea')).toMatchObject([
      { house: 'stark', march: 1, marchFrom: ['bay-of-ice'], support: 1 },
    ]);
  });

  it('siege engines count in full where there is a Castle', () => {
    const s = at('planning', { 'stoney-sept': { house: 'lannister', units: { 'siege-engine': 1 } } });
    expect(aroundArea(s, 'harrenhal')).toMatchObject([{ house: 'lannister', march: 4 }]);
    expect(aroundArea(s, 'blackwater')).toMatchObject([
      { house: 'lannister', march: 0, marchFrom: ['stoney-sept'] },
    ]);
  });
});

// Formats of numbers: the id string of Tabletop Simulator and the export of War Council.
import { STARTER_ARMIES } from '@maester/battle';
import { readList, writeList } from '@maester/lists';
import { describe, expect, it } from 'vitest';

const VICTARION = 'EglWaWN0YXJpb24YCCAoKABaAwi4VFoHCLdUEMOiAVoDCLFUWgMIslRaCwi0VBDCogEQyaIBYNPwAWDU8AFgw+0B';

describe('a War Council export', () => {
  it('is read, and written as the app wrote it', () => {
    const reading = readList(VICTARION);
    expect(reading).toMatchObject({
      ok: true,
      format: 'war-council',
      points: 40,
      questions: [],
      list: {
        name: 'Victarion',
        faction: 'greyjoy',
        commander: 'victarion-greyjoy-the-iron-captain',
        units: [
          { card: 'drowned-men' },
          { card: 'silenced-men', attachments: ['victarion-greyjoy-the-iron-captain'] },
          { card: 'ironborn-reavers' },
          { card: 'ironborn-bowmen' },
          {
            card: 'ironmakers',
            attachments: ['asha-greyjoy-captain-of-the-black-wind', 'qarl-ashas-champion'],
          },
        ],
        ncus: [
          'balon-greyjoy-king-of-salt-and-rock',
          'wendamyr-maester-of-house-greyjoy',
          'lord-varys-the-spider',
        ],
      },
    });
    const list = reading.ok ? reading.list : null;
    expect(list === null ? null : writeList(list, 'war-council', { points: 40 })).toBe(VICTARION);
  });
});

describe('an id string', () => {
  it.each([
    'greyjoy;10808,10807,20803,10801,10802,10804,20802,20809,30803,30804,30403',
    'GREYJOY; 10808, 10807, 20803, 10801, 10802, 10804, 20802, 20809, 30803, 30804, 30403 ;and more',
  ])('%s', (text) => {
    const [ids, code] = [readList(text), readList(VICTARION)];
    expect(ids.ok ? ids.list : null).toEqual(code.ok && code.list !== null ? { ...code.list, name: '' } : 0);
  });

  it('with an unknown number asks', () => {
    expect(readList('greyjoy;10808,10899,20803')).toMatchObject({
      ok: true,
      list: null,
      questions: [{ id: 'card-1', about: 'card', written: '10899', role: 'unit', why: 'unknown' }],
    });
  });
});

it.each(Object.entries(STARTER_ARMIES))('%s goes through both formats', (_, list) => {
  for (const format of ['ids', 'war-council'] as const) {
    const text = writeList(list, format, { points: 40 }) ?? '';
    expect(readList(text)).toMatchObject({
      format,
      list: format === 'ids' ? { ...list, name: '' } : list,
      questions: [],
    });
  }
});

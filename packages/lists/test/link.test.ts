import {
  factionsWithArmies,
  STARTER_ARMIES,
  randomArmy,
  rulesOf,
  USUAL_EDITION,
  type ArmyList,
} from '@maester/battle';
import { seededRandom } from '@maester/kernel';
import { readList, writeList, WRITTEN_FORMATS } from '@maester/lists';
import { describe, expect, it } from 'vitest';

const stark = STARTER_ARMIES['stark-40'];
if (stark === undefined) throw new Error('no list to send');

const through = (list: ArmyList, format: 'json' | 'link') => {
  const text = writeList(list, format, { points: 40 });
  return text === null ? null : readList(text);
};

describe('our own formats', () => {
  it.each(Object.entries(STARTER_ARMIES))('carry %s there and back', (_, list) => {
    for (const format of ['json', 'link'] as const) {
      const reading = through(list, format);
      expect(reading).toMatchObject({ ok: true, format, list, questions: [] });
    }
  });

  it.each(['2021', '2018'])('keep the edition of %s; other formats have no place for it', (edition) => {
    const { armies } = rulesOf({ edition });
    const lists = Object.values(armies).map((army): ArmyList => ({ ...army, edition }));
    const sent = lists.filter((list) => writeList(list, 'link', { points: 40 }) !== null);
    for (const list of sent) expect(through(list, 'link')).toMatchObject({ list, questions: [] });
    for (const list of lists) {
      expect(through(list, 'json')).toMatchObject({ list });
      const others = WRITTEN_FORMATS.filter((format) => format !== 'json' && format !== 'link');
      for (const format of others) expect(writeList(list, format, { points: 40 })).toBeNull();
    }
    expect(sent.length).toBeGreaterThan(0);
  });

  it('a link is short and knows the points', () => {
    const list = { ...stark, name: 'Der Winter naht ❄ 凜冬將至' };
    const link = writeList(list, 'link', { points: 45 }) ?? '';
    expect(link.length).toBeLessThan(130);
    expect(readList(link)).toMatchObject({ list, points: 45 });
    const bare = { ...list, name: '' };
    expect((writeList(bare, 'link', { points: 40 }) ?? '').length).toBeLessThan(60);
  });

  it('a link that lost or changed a character is damaged, not another list', () => {
    const link = writeList(stark, 'link', { points: 40 }) ?? '';
    const start = '#/list/1'.length;
    for (let i = start; i < link.length; i++) {
      const letter = link[i] === 'A' ? 'B' : 'A';
      const changed = link.slice(0, i) + letter + link.slice(i + 1);
      expect(readList(changed)).toMatchObject({ ok: false, problem: { key: 'bad-link' } });
    }
    expect(readList(link.slice(0, -1))).toMatchObject({ ok: false });
    expect(readList(link.replace('/list/1', '/list/2'))).toMatchObject({ problem: { key: 'newer-link' } });
  });

  it('random armies of all factions survive every format', () => {
    const random = seededRandom('travel');
    const rules = rulesOf({ edition: USUAL_EDITION });
    for (const faction of factionsWithArmies(rules)) {
      for (let i = 0; i < 4; i++) {
        const list = randomArmy(rules, { faction, points: 40 }, random);
        if (list === null) throw new Error('no army');
        for (const format of WRITTEN_FORMATS) {
          const text = writeList(list, format, { points: 40 });
          const fits = format !== 'asoiaf-fr' || list.givenAway === undefined;
          expect(text !== null).toBe(fits);
          const reading = readList(text ?? JSON.stringify(list));
          expect(reading).toMatchObject({ list, questions: [] });
        }
      }
    }
  });
});

// The card library: its index says what the tables say, every card is found by what is on it, and cards lead to those
// that belong to them.

import { en, zhHant } from '@maester/battle';
import { beforeAll, describe, expect, it } from 'vitest';
import { learnWords } from '../../../../src/app/words.ts';
import { UnitCard } from '../../../../src/games/battle/cards/unit-card.tsx';
import { TacticsCard } from '../../../../src/games/battle/cards/tactics-card.tsx';
import { cards as cardsEn } from '../../../../src/games/battle/messages/en/cards.ts';
import { cards as cardsZhHant } from '../../../../src/games/battle/messages/zh-hant/cards.ts';
import { cardWords } from '../../../../src/games/battle/library/card-index.ts';
import { cardsOf, plain, spokenCards, type SpokenCard } from '../../../../src/games/battle/library/cards.ts';
import { relationsOf } from '../../../../src/games/battle/library/relations.ts';
import {
  EVERYTHING,
  readWanted,
  search,
  writeWanted,
  type Wanted,
} from '../../../../src/games/battle/library/search.ts';
import { parted } from '../../../../src/games/battle/library/tile.tsx';
import { textOf } from '../markup.ts';
import { index, rules } from './index.ts';

const all = cardsOf(index);
const byKey = new Map(all.map((card) => [card.key, card]));
const sign = { faction: 'stark', difference: 0 } as const;
let spoken: readonly SpokenCard[] = [];

beforeAll(async () => {
  await learnWords({ en: { ...en, ...cardsEn }, 'zh-Hant': { ...zhHant, ...cardsZhHant } });
  spoken = spokenCards(all);
});

const terms = {
  'critical-blow': 'critical blow',
  precision: 'precision',
  sundering: 'sundering',
  vicious: 'vicious',
  panicked: 'panicked',
  vulnerable: 'vulnerable',
  weakened: 'weakened',
  order: '',
};

const find = (wanted: Partial<Wanted>): readonly string[] =>
  search(
    spoken,
    { ...EVERYTHING, ...wanted },
    {
      terms,
      isOrder: (ability) => index.abilities[ability]?.order !== undefined,
      isOwned: (key) => key === 'unit/stark-outriders',
    },
  ).map(({ key }) => key);

describe('the index of the library', () => {
  it('has every card that the rules have', () => {
    const tables = {
      unit: rules.units,
      attachment: rules.attachments,
      ncu: rules.ncus,
      tactics: rules.tactics,
    };
    for (const [kind, cards] of Object.entries(tables))
      expect(all.filter((card) => card.kind === kind).map(({ id }) => id)).toEqual(Object.keys(cards));
  });

  it('is plain data, as small as a file needs it', () => {
    expect(JSON.parse(JSON.stringify(index))).toEqual(index);
  });

  it('shows the same cards as the rules', () => {
    const tables = { ...index, pieces: index.units };
    for (const card of Object.keys(rules.units))
      expect(textOf(UnitCard({ rules: tables, card, sign }))).toBe(textOf(UnitCard({ rules, card, sign })));
    for (const card of Object.keys(rules.tactics))
      expect(textOf(TacticsCard({ rules: tables, card, sign }))).toBe(
        textOf(TacticsCard({ rules, card, sign })),
      );
  });

  it('has the words of every card in both languages', () => {
    const [english, chinese] = [cardWords(index, en), cardWords(index, zhHant)];
    expect(Object.keys(english).toSorted()).toEqual(Object.keys(chinese).toSorted());
    for (const { abilities } of all)
      for (const ability of abilities) expect(english).toHaveProperty([`name.ability.${ability}`]);
  });

  it('knows who may join whom', () => {
    const joins = (attachment: string) => index.joins[attachment] ?? [];
    expect(joins('sworn-sword-captain')).toContain('stark-sworn-swords');
    expect(joins('sworn-sword-captain')).not.toContain('stark-outriders');
    expect(joins('sworn-sword-captain')).not.toContain('lannister-guardsmen');
    expect(joins('sworn-sword-captain')).not.toContain('grey-wind');
  });
});

describe('a search', () => {
  it('finds a card by its name first, and by what is on it after that', () => {
    const found = find({ words: 'sworn swords' });
    expect(found[0]).toBe('unit/stark-sworn-swords');
    expect(find({ words: "winter's bite" })).toContain('unit/stark-sworn-swords');
    expect(find({ words: 'stark destroyed ranks' })).toContain('unit/stark-sworn-swords');
  });

  it('does not mind capitals, accents and apostrophes', () => {
    expect(plain("R’hllor Éowyn's")).toBe('rhllor eowyns');
    expect(find({ words: 'RHLLOR' })).toEqual(find({ words: "r'hllor" }));
  });

  it('finds nothing for words that are on no card', () => {
    expect(find({ words: 'zzyzx' })).toEqual([]);
  });

  it.each([
    ['faction', { faction: 'greyjoy' }, (key: SpokenCard) => key.faction === 'greyjoy'],
    ['kind', { kind: 'ncu' }, (key: SpokenCard) => key.kind === 'ncu'],
    ['tray', { tray: 'large-solo' }, (key: SpokenCard) => key.unit?.tray === 'large-solo'],
    ['unit type', { kind: 'unit', tray: 'cavalry' }, (key: SpokenCard) => key.unit?.type === 'cavalry'],
    ['cost', { least: 3, most: 4 }, (key: SpokenCard) => key.cost === 3 || key.cost === 4],
    ['Commander', { commander: true }, (key: SpokenCard) => key.isCommander],
    ['collection', { owned: true }, (key: SpokenCard) => key.key === 'unit/stark-outriders'],
    ['ability', { ability: 'winters-bite' }, (key: SpokenCard) => key.abilities.includes('winters-bite')],
    ['keyword', { term: 'sundering' }, (key: SpokenCard) => key.plainText.includes('sundering')],
  ] as const)('by %s has all of them and no other', (_, wanted, fits) => {
    const found = find(wanted);
    expect(found.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual(
      spoken
        .filter(fits)
        .map(({ key }) => key)
        .toSorted(),
    );
  });

  it('sorts by numbers, and cards without the number last', () => {
    const costs = find({ sort: 'cost' }).map((key) => byKey.get(key)?.cost ?? 99);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    const speeds = find({ sort: 'speed', kind: 'unit' }).map((key) => byKey.get(key)?.unit?.speed ?? 0);
    expect(speeds).toEqual(speeds.toSorted((a, b) => b - a));
  });

  it('stands in the address and is read from there', () => {
    const wanted: Wanted = {
      ...EVERYTHING,
      words: 'grey wind & more',
      faction: 'stark',
      kind: 'unit',
      least: 0,
      commander: true,
      sort: 'morale',
    };
    expect(readWanted(writeWanted(wanted))).toEqual(wanted);
    expect(writeWanted(EVERYTHING)).toBe('');
    expect(readWanted('faction=tully&least=-1&sort=luck&kind=')).toEqual(EVERYTHING);
  });
});

describe('a card of the library', () => {
  const related = (key: string) => {
    const card = byKey.get(key);
    if (card === undefined) throw new Error(`no card ${key}`);
    return new Map(relationsOf(index, byKey, card));
  };

  it('leads from a Commander to the Tactics cards, and back', () => {
    const brings = related('attachment/robb-stark-the-wolf-lord').get('brings') ?? [];
    expect(brings).toHaveLength(3);
    for (const card of brings)
      expect(related(card).get('brought-by')).toEqual(['attachment/robb-stark-the-wolf-lord']);
  });

  it('leads from a unit to who may join it, and back', () => {
    expect(related('unit/stark-sworn-swords').get('joined-by')).toContain('attachment/sworn-sword-captain');
    expect(related('attachment/sworn-sword-captain').get('joins')).toContain('unit/stark-sworn-swords');
  });

  it('leads to the other versions of a Character', () => {
    expect(related('attachment/robb-stark-the-wolf-lord').get('versions')).toContain(
      'attachment/robb-stark-the-young-wolf',
    );
  });

  it('leads to what it needs, and from there back', () => {
    const needy = all.filter((card) => related(card.key).has('needs'));
    expect(needy.length).toBeGreaterThan(10);
    for (const { key } of needy.slice(0, 20))
      for (const needed of related(key).get('needs') ?? [])
        expect(related(needed).get('needed-by')).toContain(key);
  });

  it('only leads to cards that exist', () => {
    for (const card of all)
      for (const [, keys] of relationsOf(index, byKey, card))
        for (const key of keys) expect(byKey.has(key), `${card.key} → ${key}`).toBe(true);
  });

  it('has its byname apart, in both languages', () => {
    expect(parted('Robb Stark, The Wolf Lord')).toEqual({ title: 'Robb Stark', byname: 'The Wolf Lord' });
    expect(parted('「狡黠陷阱師」梅拉·黎德')).toEqual({ title: '梅拉·黎德', byname: '狡黠陷阱師' });
    expect(parted('Grey Wind')).toEqual({ title: 'Grey Wind', byname: null });
  });
});

import { describe, expect, it } from 'vitest';
import { compareCatalogues, compareNeighbours, unknownPrefixes } from './check-messages.ts';

describe('message catalogues', () => {
  it('agree when keys and placeholders are the same, in any order', () => {
    const en = { march: '{house} marches to {area}', wait: 'Waiting' };
    const zh = { wait: '等待中', march: '向{area}進軍：{house}' };
    expect(compareCatalogues(en, zh)).toEqual([]);
  });

  it('differ when a key is not translated', () => {
    expect(compareCatalogues({ march: 'March' }, {})).toEqual(['march: is not translated']);
  });

  it('differ when a key has no original', () => {
    expect(compareCatalogues({}, { march: '進軍' })).toEqual([
      'march: is translated but does not exist in the original',
    ]);
  });

  it('agree when a placeholder is shown as a name in one of them', () => {
    expect(compareCatalogues({ march: '{house:name.house}' }, { march: '{house}' })).toEqual([]);
  });

  it('differ when a placeholder is lost or new', () => {
    expect(compareCatalogues({ march: '{house} marches' }, { march: '{seat}進軍' })).toEqual([
      'march: the translation lacks {house}',
      'march: the original lacks {seat}',
    ]);
  });

  it('agree when one language has fewer plural forms', () => {
    const en = { ships: '{count, plural, one {# ship} other {# ships}}' };
    expect(compareCatalogues(en, { ships: '{count, plural, other {#艘船}}' })).toEqual([]);
    expect(compareCatalogues(en, { ships: '{count}艘船' })).toEqual([]);
  });

  it('differ when a placeholder inside a plural form is lost', () => {
    const en = { ships: '{count, plural, one {a ship of {house}} other {# ships of {house}}}' };
    expect(compareCatalogues(en, { ships: '{count, plural, other {#艘船}}' })).toEqual([
      'ships: the translation lacks {house}',
    ]);
  });

  it.each(['{house', 'house}', '}{', '{count, plural, other {#}', '{count, feet}', '{}'])(
    'may not break the grammar: %s',
    (text) => {
      expect(compareCatalogues({ key: text }, { key: text })).toEqual([
        `key: the grammar of messages does not allow "${text}"`,
      ]);
    },
  );

  it('may not be empty', () => {
    expect(compareCatalogues({ key: 'text' }, { key: ' ' })).toEqual(['key: the text is empty']);
  });
});

describe('catalogues of one page', () => {
  it('may not give a key different words', () => {
    expect(compareNeighbours({ client: { map: 'Map' }, thrones: { map: 'Westeros', sea: 'Sea' } })).toEqual([
      'map: client and thrones give it different words',
    ]);
  });

  it('may share a key and its words', () => {
    expect(compareNeighbours({ client: { stark: 'Stark' }, thrones: { stark: 'Stark' } })).toEqual([]);
  });

  it('have names for what a template wants named', () => {
    const panels = { phase: 'It is {phase:name.phase}', round: '{round}' };
    expect(unknownPrefixes(panels, [panels, { 'name.phase.planning': 'Planning' }])).toEqual([]);
    expect(unknownPrefixes(panels, [panels, { 'name.phases': 'Phases' }])).toEqual([
      'phase: nothing is called name.phase',
    ]);
  });
});

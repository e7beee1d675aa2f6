import { describe, expect, it } from 'vitest';
import { en, parseMessage, placeholdersOf, textsOf, words, zhHant } from '../src/index.ts';

const english = words('en', {
  plain: 'Winter is coming.',
  purse: '{seat} has {purse} coins; {seat} may bid {purse}.',
  house: '{house:name.house} marches.',
  houses: '{houses:name.house} march.',
  'name.house.stark': 'House Stark',
  'name.house.tyrell': 'House Tyrell',
  wounds: '{unit} suffers {wounds, plural, one {# wound} other {# wounds}}.',
  only: '{n, plural, other {# in all}}',
  none: '{n, plural, =0 {nobody} =2 {both} one {# knight} other {# knights}}',
  army: 'The army: {units:count.unit}.',
  'count.unit': '{n} {key:name.unit}',
  'count.unit.ship': '{n, plural, =0 {} one {a ship} other {# ships}}',
  'name.unit.knight': 'knights',
  both: '{house:name.house} loses {ships, plural, one {a ship} other {# ships}}.',
});

const chinese = words('zh-Hant', {
  wounds: '{unit}受到 {wounds, plural, other {# 點傷害}}。',
  houses: '{houses:name.house}進軍。',
  'name.house.stark': '史塔克家族',
  'name.house.tyrell': '提利爾家族',
  'name.house.martell': '馬泰爾家族',
});

describe('a message', () => {
  it('is said as it stands when it has no places to fill', () => {
    expect(english.say('plain')).toBe('Winter is coming.');
    expect(english.say('plain', { unused: 1 })).toBe('Winter is coming.');
  });

  it('has its places filled with the facts, each as often as it stands there', () => {
    expect(english.say('purse', { seat: 'Red', purse: 3 })).toBe('Red has 3 coins; Red may bid 3.');
    expect(english.say('purse', { seat: '', purse: 0 })).toBe(' has 0 coins;  may bid 0.');
  });

  it('shows a place as it is when its fact is missing', () => {
    expect(english.say('purse', { seat: 'Red' })).toBe('Red has {purse} coins; Red may bid {purse}.');
  });

  it('takes a fact as it is: a fact with braces or dollar signs is not a template', () => {
    expect(english.say('purse', { seat: '{purse} $& $1', purse: 3 })).toContain('{purse} $& $1 has 3 coins');
  });

  it('ends with one mark where a fact ends the sentence already', () => {
    const said = words('en', { played: '{seat} played {card}{at}.' });
    expect(said.say('played', { seat: 'Red', card: 'Hear Me Roar!', at: '' })).toBe(
      'Red played Hear Me Roar!',
    );
    expect(said.say('played', { seat: 'Red', card: 'Oath', at: ' on Blue' })).toBe(
      'Red played Oath on Blue.',
    );
  });

  it('that is missing is its key', () => {
    expect(english.say('no.such.key', { a: 1 })).toBe('no.such.key');
    expect(english.has('no.such.key')).toBe(false);
    expect(english.has('plain')).toBe(true);
  });

  it.each(['constructor', 'toString', '__proto__'])('called %s is missing too', (key) => {
    expect(english.say(key)).toBe(key);
    expect(english.has(key)).toBe(false);
  });
});

describe('a name', () => {
  it('is looked up in the catalogue', () => {
    expect(english.say('house', { house: 'stark' })).toBe('House Stark marches.');
  });

  it('that is missing is the fact itself', () => {
    expect(english.say('house', { house: 'bolton' })).toBe('bolton marches.');
  });

  it('may be said by one message for all of a kind', () => {
    const said = words('en', {
      drew: 'drew {cards:quoted.card}',
      'quoted.card': '“{key:name.card}”',
      'name.card.oath': 'Oath',
    });
    expect(said.say('drew', { cards: ['oath', 'bribe'] })).toBe('drew “Oath” and “bribe”');
  });

  it('of a list is looked up for each and joined in the language', () => {
    expect(english.say('houses', { houses: ['stark', 'tyrell', 'bolton'] })).toBe(
      'House Stark, House Tyrell, and bolton march.',
    );
    expect(english.say('houses', { houses: ['stark'] })).toBe('House Stark march.');
    expect(english.say('houses', { houses: [] })).toBe(' march.');
    expect(chinese.say('houses', { houses: ['stark', 'tyrell', 'martell'] })).toBe(
      '史塔克家族、提利爾家族和馬泰爾家族進軍。',
    );
  });
});

describe('a number of things', () => {
  it('is singular or plural in English', () => {
    const say = (wounds: number) => english.say('wounds', { unit: 'The unit', wounds });
    expect(say(0)).toBe('The unit suffers 0 wounds.');
    expect(say(1)).toBe('The unit suffers 1 wound.');
    expect(say(2)).toBe('The unit suffers 2 wounds.');
    expect(english.say('both', { house: 'stark', ships: 1 })).toBe('House Stark loses a ship.');
  });

  it('has one form in Chinese', () => {
    expect(chinese.say('wounds', { unit: '部隊', wounds: 1 })).toBe('部隊受到 1 點傷害。');
    expect(chinese.say('wounds', { unit: '部隊', wounds: 5 })).toBe('部隊受到 5 點傷害。');
  });

  it('may have words of its own for a very number', () => {
    const say = (n: number) => english.say('none', { n });
    expect([say(0), say(1), say(2), say(3)]).toEqual(['nobody', '1 knight', 'both', '3 knights']);
  });

  it('takes the other form where its own is not given', () => {
    expect(english.say('only', { n: 1 })).toBe('1 in all');
  });

  it('may have a form for one very number', () => {
    const coins = words('en', { said: '{n, plural, =0 {no coin} =2 {a pair} one {# coin} other {# coins}}' });
    const said = [0, 1, 2, 3].map((n) => coins.say('said', { n }));
    expect(said).toEqual(['no coin', '1 coin', 'a pair', '3 coins']);
  });
});

describe('an object of counts', () => {
  const counting = words('en', {
    march: 'March: {units:count.unit}.',
    'count.unit.knight': '{n, plural, =0 {} one {# Knight} other {# Knights}}',
    'count.unit.ship': '{n, plural, =0 {} one {# Ship} other {# Ships}}',
    bids: 'Bids: {bids:bid}.',
    bid: '{key:name.house} {n}',
    'name.house.stark': 'Stark',
    points: '{points}',
  });

  it('is said entry by entry, each by its own message, and joined', () => {
    expect(counting.say('march', { units: { knight: 1, ship: 2 } })).toBe('March: 1 Knight and 2 Ships.');
  });

  it('leaves out the entries that have nothing to say', () => {
    expect(counting.say('march', { units: { knight: 0, ship: 1 } })).toBe('March: 1 Ship.');
    expect(counting.say('march', { units: {} })).toBe('March: .');
  });

  it('may have one message for all its entries', () => {
    expect(counting.say('bids', { bids: { stark: 3, tyrell: 0 } })).toBe('Bids: Stark 3 and tyrell 0.');
  });

  it('is shown as it is where the message does not say how to tell it', () => {
    expect(counting.say('points', { points: { winterfell: 2 } })).toBe('{"winterfell":2}');
  });
});

describe('an object of facts', () => {
  it('is said entry by entry and joined, and what says nothing is left out', () => {
    expect(english.say('army', { units: { knight: 2, ship: 1, footman: 3 } })).toBe(
      'The army: 2 knights, a ship, and 3 footman.',
    );
    expect(english.say('army', { units: { knight: 2, ship: 0 } })).toBe('The army: 2 knights.');
    expect(english.say('army', { units: {} })).toBe('The army: .');
  });

  it('is shown as it is where no message is named for it', () => {
    expect(english.say('purse', { seat: { a: 1 }, purse: null })).toBe(
      '{"a":1} has null coins; {"a":1} may bid null.',
    );
  });
});

describe('a choice of words', () => {
  const chosen = words('en', {
    side: '{house} {side, select, attacker {attacks} other {defends}}.',
    hurt: '{n, plural, =0 {nobody falls} one {# falls{by, select, missing {} other { to {by:name.house}}}} other {# fall}}',
    where: '{enemy, select, missing {No enemy is near.} other {{enemy:name.house} is near.}}',
    'name.house.stark': 'House Stark',
  });

  it('depends on the fact, and any other fact has a form in common', () => {
    expect(chosen.say('side', { house: 'stark', side: 'attacker' })).toBe('stark attacks.');
    expect(chosen.say('side', { house: 'stark', side: 'defender' })).toBe('stark defends.');
    expect(chosen.say('side', { house: 'stark' })).toBe(
      'stark {side, select, attacker {attacks} other {defends}}.',
    );
  });

  it('may have a form for a fact that is not given', () => {
    expect(chosen.say('where')).toBe('No enemy is near.');
    expect(chosen.say('where', { enemy: 'stark' })).toBe('House Stark is near.');
  });

  it('may stand inside of another', () => {
    expect(chosen.say('hurt', { n: 0 })).toBe('nobody falls');
    expect(chosen.say('hurt', { n: 1 })).toBe('1 falls');
    expect(chosen.say('hurt', { n: 1, by: 'stark' })).toBe('1 falls to House Stark');
    expect(chosen.say('hurt', { n: 2 })).toBe('2 fall');
  });
});

describe('a length', () => {
  const measured = words('en', { far: '{distance, inches}" away' });
  const say = (distance: number): string => measured.say('far', { distance });

  it('is shown in inches, with one decimal', () => {
    expect([say(11_000), say(11_200), say(11_234), say(500), say(0)]).toEqual([
      '11" away',
      '11.2" away',
      '11.2" away',
      '0.5" away',
      '0" away',
    ]);
  });

  it('never looks like a whole inch when it is not one', () => {
    expect([say(980), say(11_020), say(11_002), say(12_999)]).toEqual([
      '0.98" away',
      '11.02" away',
      '11.002" away',
      '12.999" away',
    ]);
  });
});

describe('the grammar', () => {
  it('gives the placeholders of a template, those in forms too', () => {
    const parts = parseMessage(
      '{a:name.x} {n, plural, one {# of {b}} other {{c, select, x {} other {{d, inches}}}}}',
    );
    expect(placeholdersOf(parts ?? []).map(({ fact, format }) => [fact, format])).toEqual([
      ['a', 'plain'],
      ['n', 'plural'],
      ['b', 'plain'],
      ['c', 'select'],
      ['d', 'inches'],
    ]);
    expect(textsOf(parts ?? [])).toEqual([' ', '# of ']);
  });

  it.each(['{', '}', '{a', 'a}', '{a {b}}', '{a, plural, }', '{a, feet}', '{a, select, x}', '{}'])(
    'does not know %s, which is shown as it stands',
    (template) => {
      expect(parseMessage(template)).toBeNull();
      expect(words('en', { template }).say('template', { a: 1 })).toBe(template);
    },
  );
});

describe('a fact that is itself a saying', () => {
  it('is said', () => {
    const said = words('en', {
      joined: '{first}: {rest}',
      both: '{a} and {b}',
      go: 'Go to {area:name.area}',
      'name.area.pyke': 'Pyke',
    });
    const go = { key: 'go', facts: { area: 'pyke' } };
    const inner = { key: 'both', facts: { a: go, b: 2 } };
    expect(said.say('joined', { first: go, rest: inner })).toBe('Go to Pyke: Go to Pyke and 2');
  });

  it('must have a key and facts', () => {
    expect(words('en', { as: '{it}' }).say('as', { it: { key: 'as' } })).toBe('{"key":"as"}');
  });
});

describe('catalogues', () => {
  it('laid over each other: the last one has the word', () => {
    const layered = words('en', { a: 'kernel', b: 'kernel' }, { b: 'game' });
    expect([layered.say('a'), layered.say('b')]).toEqual(['kernel', 'game']);
  });

  it('of the kernel say every refusal in every language, with its facts', () => {
    expect(Object.keys(zhHant)).toEqual(Object.keys(en));
    const facts = { seat: 'red', waiting: ['blue', 'green'] };
    expect(words('en', en).say('refusal.kernel/choice/not-asked', facts)).toBe(
      "It's not red's turn. Waiting for blue and green.",
    );
    expect(words('zh-Hant', zhHant).say('refusal.kernel/choice/not-asked', facts)).toBe(
      '還沒輪到 red；正在等待 blue和green。',
    );
  });
});

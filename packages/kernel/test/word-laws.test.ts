import { describe, expect, it } from 'vitest';
import { en as kernelEn, pick, seededRandom, words, type Catalogue } from '../src/index.ts';
import { en, tourney, zhHant, type TourneyState } from '../src/sample/index.ts';
import { Listener, WORD_LAWS, wordProblems, type Language } from '../src/testing/index.ts';

const VOCABULARY = {
  events: ['tent', 'drawn', 'bids', 'challenge', 'favour', 'undone', 'joust', 'end'],
  /** The sample is played in tests alone: nobody puts its questions to a player. */
  questions: [],
};

const spoken = (tag: 'en' | 'zh-Hant', kernel: Catalogue, own: Catalogue): Language<TourneyState> => {
  const said = words(tag, kernel, own);
  return { name: tag, tag, catalogue: { ...kernel, ...own }, saidOf: () => said };
};

/** A whole random tourney, heard in these words. */
function heard(english: Catalogue): readonly string[] {
  const languages = [spoken('en', kernelEn, english)];
  const listener = new Listener(tourney, languages);
  const random = seededRandom('words');
  const { state, events } = tourney.opening(tourney.usualSetup(3), 'words');
  listener.hear(state, events);
  while (tourney.waiting(state).length > 0) {
    const seat = pick(random, tourney.waiting(state));
    listener.overheard.apply(state, seat, 11);
    const applied = tourney.apply(state, seat, tourney.sample(state, seat, random));
    if (applied.ok) listener.hear(state, applied.events);
  }
  return [...(listener.wrong['en'] ?? [])];
}

describe('the words of the tourney', () => {
  it.each(Object.entries(WORD_LAWS))('%s', (_, law) => {
    expect(law(en, VOCABULARY, 'en')).toEqual([]);
    expect(law(zhHant, VOCABULARY, 'zh-Hant')).toEqual([]);
  });
});

describe('the laws of words find', () => {
  const law = (name: string, catalogue: Catalogue, tag: 'en' | 'zh-Hant' = 'en') =>
    WORD_LAWS[name]?.(catalogue, { events: ['end'], questions: ['round/bid'] }, tag);

  it('an event that is not told, and one that never happens', () => {
    expect(law('every event is told, and no other', { 'event.rain': 'It rains.' })).toEqual([
      'event.end has no words',
      'event.rain is never said',
    ]);
  });

  it('a question without words, and words without a question', () => {
    expect(law('every question is put into words, and no other', { 'ask.tents/sing': 'Sing.' })).toEqual([
      'ask.round/bid has no words',
      'ask.tents/sing is never said',
    ]);
  });

  it('a foreign word', () => {
    const name = 'nothing is said in another language';
    expect(law(name, { 'event.end': '結束' })).toEqual(['event.end: 結束']);
    expect(law(name, { 'event.end': 'It ends {at:name.hour}' }, 'zh-Hant')).toEqual([
      'event.end: It ends {at:name.hour}',
    ]);
  });

  it('a fact that is missing, has no name, or is shown as it is', () => {
    const catalogue = { 'event.bid': '{seat:name.seat} bids {bid}.' };
    const said = words('en', catalogue, { 'name.seat.red': 'Red' });
    const problems = (facts: object) => wordProblems(catalogue, said, 'event.bid', { ...facts });
    expect(problems({ seat: 'red', bid: 3 })).toEqual([]);
    expect(problems({ seat: 'red' })[0]).toBe('event.bid lacks bid');
    expect(problems({ seat: 'blue', bid: 3 })[0]).toBe('event.bid has no name for name.seat.blue');
    expect(problems({ seat: 'red', bid: 'three' })).toEqual(['event.bid shows bid as it is']);
    expect(wordProblems(catalogue, said, 'event.end', {})).toEqual(['event.end has no words']);
  });

  it('a saying inside of another that has no words', () => {
    const catalogue = { joined: '{first}: {rest}', go: 'Go' };
    const facts = { first: { key: 'go', facts: {} }, rest: { key: 'stop', facts: {} } };
    expect(wordProblems(catalogue, words('en', catalogue), 'joined', facts)).toEqual(['stop has no words']);
  });

  it('whatever a game says, offers and refuses without words', () => {
    const {
      'event.bids': _,
      'refusal.tourney/bid/purse': __,
      'option.pass': ___,
      'name.arms.lances': ____,
      ...rest
    } = en as Catalogue;
    const before = heard(en);
    expect(
      heard(rest)
        .filter((problem) => !before.includes(problem))
        .toSorted(),
    ).toEqual([
      'after-tilt/respond: option.pass has no words',
      'event.bids has no words',
      'event.challenge has no name for name.arms.lances',
      'joust/choose-arms: name.arms.lances has no words',
      'refusal.tourney/bid/purse has no words',
    ]);
  });
});

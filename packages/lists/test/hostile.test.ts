// Broken and hostile input gets an answer, not an exception, and soon.
import { readList } from '@maester/lists';
import { describe, expect, it } from 'vitest';

const VICTARION = 'EglWaWN0YXJpb24YCCAoKABaAwi4VFoHCLdUEMOiAVoDCLFUWgMIslRaCwi0VBDCogEQyaIBYNPwAWDU8AFgw+0B';

/** A protocol buffer of these bytes, as War Council would send it. */
const asCode = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64');

const problemOf = (text: string): string => {
  const reading = readList(text);
  return reading.ok ? `read as ${reading.format}` : reading.problem.key;
};

describe('no list', () => {
  it.each<[string, string, string]>([
    ['nothing', ' \n\t ', 'empty'],
    ['a million letters', 'a'.repeat(1_000_000), 'too-long'],
    ['a million brackets', '['.repeat(1_000_000), 'too-long'],
    ['many brackets', '{'.repeat(19_000), 'bad-json'],
    ['deep JSON', `{"units":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, 'bad-json'],
    ['JSON of something else', '{"journal":1}', 'bad-json'],
    ['bytes of a picture', '\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR', 'binary'],
    ['bytes in the wrong encoding', 'PK\uFFFD\uFFFD list.txt', 'binary'],
    ['base64 of the wrong length', `${VICTARION.slice(0, -4)}A`, 'bad-base64'],
    ['half an export', VICTARION.slice(0, 60), 'bad-war-council'],
    [
      'base64 of words',
      asCode([...Buffer.from('The quick brown fox jumps over the lazy dog')]),
      'bad-war-council',
    ],
    ['an endless number', asCode(Array.from({ length: 300 }, () => 0xff)), 'bad-war-council'],
    [
      'endless fields',
      asCode(Array.from({ length: 9_000 }, (_, i) => [0x28, 0x00][i % 2] ?? 0)),
      'bad-war-council',
    ],
    [
      'a field longer than the message',
      asCode([0x12, 0xff, 0xff, 0xff, 0x7f, 1, 2, 3, 4, 5]),
      'bad-war-council',
    ],
    ['units in units', asCode(Array.from({ length: 90 }, () => [0x5a, 0x02]).flat()), 'bad-war-council'],
    ['a damaged link', 'https://maester.example/#/list/1AigNTm9y', 'bad-link'],
    ['prose', 'It was the best of times, it was the worst of times.', 'not-a-list'],
    ['many lines', 'x\n'.repeat(9_000), 'not-a-list'],
    ['a thousand cards', `stark;${'10201,'.repeat(1000)}10201`, 'too-many'],
    ['a long line', `Stark Bowmen ${'with Jon '.repeat(500)}`, 'not-a-list'],
    ['only attachments', 'Jon Snow – 998th Lord Commander (0)\n\nWatch Captain (3)', 'no-units'],
    ['only a head', 'Faction: House Stark\nCommander: Robb Stark – The Wolf Lord', 'not-a-list'],
  ])('%s', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('asks about every line of the worst of lists', () => {
    const line = 'Sworn Swordz Captains of Starks (Bran, Hodur and Rickan, Jonn & Late Freys, Commander)';
    const text = ['Stark Bowmen', ...Array.from({ length: 18 }, () => line)].join('\n');
    const reading = readList(text);
    expect(reading.ok ? reading.questions.length : 0).toBeGreaterThan(36);
  });
});

describe('a list with mistakes', () => {
  const TEXT = `Faction : STARK
Commander : Robb Stark - The Wolf Lord | Points: 40 / 40
Points : 40
Activations : 7

Units :
• Stark Sworn Swords (6)
  with Catelyn Stark (3)
• Crannogman Trackers (5)
• Umber Berserkers (7)

Non-Combat Unit :
• Sansa Stark (5)
• Petyr Baelish - Littlefinger (4)`;

  it('asks about a card that cannot be where it stands, and suggests', () => {
    const reading = readList(TEXT);
    expect(reading).toMatchObject({
      ok: true,
      format: 'asoiaf-fr',
      points: 40,
      list: null,
      questions: [
        { id: 'card-1', about: 'card', written: 'Catelyn Stark', role: 'attachment', why: 'ambiguous' },
      ],
    });
    const [question] = reading.ok ? reading.questions : [];
    expect(question?.suggestions).not.toHaveLength(0);
  });

  it('is whole once that is answered', () => {
    expect(readList(TEXT, { 'card-1': 'none' })).toMatchObject({
      questions: [],
      list: {
        faction: 'stark',
        commander: 'robb-stark-the-wolf-lord',
        units: [
          { card: 'stark-sworn-swords', attachments: [] },
          { card: 'crannogman-trackers', attachments: [] },
          { card: 'house-umber-berserkers', attachments: [] },
        ],
        ncus: ['sansa-stark-little-bird', 'petyr-baelish-littlefinger'],
      },
    });
    expect(readList(TEXT, { 'card-1': 'attachment:robb-stark-the-wolf-lord' })).toMatchObject({
      list: { units: [{ attachments: ['robb-stark-the-wolf-lord'] }, {}, {}] },
    });
  });

  it('never loses a line: each is a card or a question', () => {
    const reading = readList('House Stark\nStark Bowmen\nSome Strange Unit\nRobb Stark (C)\nOutriders');
    expect(reading).toMatchObject({ ok: true, questions: [{ written: 'Some Strange Unit' }] });
    expect(reading.ok ? reading.entries.map(({ card, how }) => [card?.id, how]) : []).toEqual([
      ['stark-bowmen', 'name'],
      [undefined, null],
      ['robb-stark-the-wolf-lord', 'short-name'],
      ['stark-outriders', 'guess'],
    ]);
  });
});

// The layouts that programs and people give to the same list.
import { readList, type Reading } from '@maester/lists';
import { describe, expect, it } from 'vitest';

const WATCH = {
  faction: 'nights-watch',
  commander: 'jon-snow-998th-lord-commander',
  units: [
    { card: 'veterans-of-the-watch', attachments: ['jon-snow-998th-lord-commander'] },
    { card: 'ghost', attachments: [] },
    { card: 'ranger-trackers', attachments: [] },
    { card: 'sworn-brothers', attachments: ['watch-captain'] },
  ],
  ncus: ['aemon-maester-of-castle-black', 'bowen-marsh-first-steward'],
};

const listIn = (reading: Reading): unknown =>
  reading.ok ? (reading.list ?? reading.questions) : reading.problem;

describe('the same list', () => {
  it.each([
    [
      'as ASOIAFBuilder writes it',
      `Faction: Night’s Watch
Commander: Jon Snow – 998th Lord Commander
Points: 30 (0 Neutral)

Combat Units:
• Veterans Of The Watch (8)
  with Jon Snow – 998th Lord Commander (0)
• Ghost (0)
• Ranger Trackers (6)
• Sworn Brothers (7)
  with Watch Captain (1)

Non-Combat Units:
• Aemon – Maester Of Castle Black (4)
• Bowen Marsh – First Steward (4)

Made with ASOIAFBuilder.com`,
    ],
    [
      'reflowed, without its first line',
      `Commander: Jon Snow – 998th Lord Commander
Points: 30 (0 Neutral)
Combat Units:
  • Veterans Of The Watch (8) with Jon Snow – 998th Lord Commander (0)
    • Ghost (0)
  • Ranger Trackers (6)
  • Sworn Brothers (7) with Watch Captain (1)
Non-Combat Units:
  • Aemon – Maester Of Castle Black (4)
  • Bowen Marsh – First Steward (4)`,
    ],
    [
      'as asoiaf-stats writes it, NCUs without bynames',
      `Faction: Night's Watch\r
Commander: Jon Snow - 998th Lord Commander\r
\r
Combat Units\r
 • Veterans of the Watch (8)\r
     Jon Snow - 998th Lord Commander (0)\r
 • Ghost (3)\r
 • Ranger Trackers (6)\r
 • Sworn Brothers (7)\r
     Watch Captain (1)\r
\r
Non Combat Units\r
 • Aemon (4)\r
 • Bowen Marsh (4)\r
\r
Built on asoiaf-stats.com`,
    ],
    [
      'as builder.asoiaf.fr writes it',
      `Faction : NIGHT'S WATCH
Commander : Jon Snow - 998th Lord Commander
Points : 30 | 1/3 Attachments | 0 Neutral (0.00%)
Activations : 6


Units :
• Veterans of the Watch (8)
   with Jon Snow - 998th Lord Commander (0)
• Ghost (3)
• Ranger Trackers (6)
• Sworn Brothers (7)
   with Watch Captain (1)


Non-Combat Unit :
• Aemon - Maester of Castle Black (4)
• Bowen Marsh - First Steward (4)`,
    ],
    [
      'as the stream overlay writes it',
      `Faction: nightswatch
Commander: Jon Snow - 998th Lord Commander

Combat Units
 • Veterans of the Watch (8)
     Jon Snow - 998th Lord Commander (C)

Import String
nightswatch;10501,20502,10504,10503,10502,20504,30502,30501`,
    ],
    [
      'by hand, in brackets',
      `NIGHT’S WATCH:
Units (Attachments)
Veterans of the Watch (Jon Snow, Commander)
Ghost
Ranger Trackers
Sworn Brothers (Watch Captain)
NCUs
Maester Aemon
Bowen Marsh`,
    ],
    [
      'by hand, in one line each',
      `Night's Watch, 30 points
Jon Snow (C) in Veterans
Ghost
1 x Unit of Ranger Trackers
Sworn Brothers led by Watch Captain

NCU's: Aemon & Bowen Marsh`,
    ],
  ])('%s', (_, text) => {
    const reading = readList(text);
    expect(listIn(reading)).toMatchObject(WATCH);
  });
});

describe('by hand', () => {
  const cards = (text: string): unknown => {
    const reading = readList(text, { faction: 'stark' });
    return reading.ok ? reading.entries.map(({ role, card }) => [role, card?.id]) : reading.problem;
  };

  it('several units are alike, or share attachments', () => {
    expect(cards('2 x Stark Bowmen (1 with Sworn Sword Captain, 1 with Umber Champion)')).toEqual([
      ['unit', 'stark-bowmen'],
      ['attachment', 'sworn-sword-captain'],
      ['unit', 'stark-bowmen'],
      ['attachment', 'umber-champion'],
    ]);
    expect(cards('3 × Stark Outriders')).toHaveLength(3);
  });

  it('names may hold an “and” that joins nobody', () => {
    expect(cards('Stark Sworn Swords with Bran & Hodor')).toEqual([
      ['unit', 'stark-sworn-swords'],
      ['attachment', 'bran-and-hodor-protector-and-ward'],
    ]);
  });

  it('the tray decides between two versions of a Character', () => {
    expect(cards('Stark Bowmen with Brynden Tully (C)')).toContainEqual([
      'attachment',
      'brynden-tully-the-blackfish',
    ]);
    expect(cards('Tully Cavaliers with Brynden Tully (C)')).toContainEqual([
      'attachment',
      'brynden-tully-outrider-commander',
    ]);
  });

  it('an attachment for the enemy is given away', () => {
    const text =
      'Faction: House Lannister\nCommander: Tywin Lannister\n\nCombat Units\n • Lannister Guardsmen (5)\n     Tywin Lannister (0)\n\nEnemy Attachments\n • Turncoat (1)';
    expect(listIn(readList(text))).toMatchObject({
      givenAway: ['turncoat'],
      units: [{ card: 'lannister-guardsmen' }],
    });
  });
});

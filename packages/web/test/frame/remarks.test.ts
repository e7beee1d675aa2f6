import { LEVELS, TEMPERS } from '@maester/minds/levels';
import type { SeatInfo, SeenEvent } from '@maester/table';
import type { ThronesEvent } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { Speakers } from '../../src/frame/remarks.ts';
import { en as battleWords } from '../../src/games/battle/remarks/messages/en.ts';
import { remarksAt } from '../../src/games/battle/remarks/remarks.ts';
import { en as thronesWords } from '../../src/games/thrones/remarks/messages/en.ts';
import { remarks } from '../../src/games/thrones/remarks/remarks.ts';

type Seat = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'mind'>;

const SEATS: readonly Seat[] = [
  { seat: 'stark', kind: 'person', name: 'Ann', mind: null },
  { seat: 'lannister', kind: 'mind', name: null, mind: 'castellan-bold' },
  { seat: 'greyjoy', kind: 'mind', name: null, mind: 'hand-jealous' },
  // Someone who is away: the computer plays for them, and says nothing in their name.
  { seat: 'tyrell', kind: 'mind', name: 'Cat', mind: 'castellan' },
];

const events = (...told: readonly ThronesEvent[]): readonly SeenEvent[] =>
  told.map((event, version) => ({ version, event }));

const round = (number: number): ThronesEvent => ({ type: 'round', round: number });
const attack = (house: 'stark' | 'greyjoy', defender: 'lannister' | 'greyjoy' | 'tyrell'): ThronesEvent => ({
  type: 'attack',
  house,
  defender,
  area: 'seagard',
  from: 'riverrun',
});
const won = (more: Partial<ThronesEvent & { type: 'combat-won' }> = {}): ThronesEvent => ({
  type: 'combat-won',
  house: 'stark',
  loser: 'greyjoy',
  area: 'seagard',
  side: 'attacker',
  strength: 5,
  against: 4,
  ...more,
});

const said = (told: readonly SeenEvent[], table = 'table', seats = SEATS): readonly string[] =>
  new Speakers(remarks, table, seats).hear(told).map(({ seat, what }) => `${seat} ${what}`);

describe('computer players of thrones', () => {
  it('answer a person who attacks them or takes their castle', () => {
    expect(said(events(round(1), attack('stark', 'greyjoy')))).toEqual(['greyjoy attacked']);
    expect(said(events(round(1), won()))).toEqual(['greyjoy lost-castle']);
  });

  it('say at most one thing a round, and nothing in the name of a person', () => {
    const told = events(round(1), attack('stark', 'greyjoy'), won(), round(2), attack('stark', 'greyjoy'));
    expect(said(told)).toEqual(['greyjoy attacked', 'greyjoy attacked']);
    expect(said(events(round(1), attack('stark', 'tyrell'), won({ loser: 'tyrell' })))).toEqual([]);
  });

  it('say nothing about a clear victory in the field', () => {
    const field = { area: 'stony-shore', strength: 9 } as const;
    expect(said(events(round(1), won(field)))).toEqual([]);
    expect(said(events(round(1), won({ ...field, strength: 4 })))).toEqual(['greyjoy narrow-loss']);
  });

  it('notice who helps whom', () => {
    const helped: ThronesEvent = {
      type: 'support',
      house: 'stark',
      for: 'lannister',
      area: 'riverrun',
      strength: 2,
    };
    const told = events(round(1), { ...attack('greyjoy', 'lannister') }, helped);
    expect(said(told)).toEqual(['lannister supported', 'greyjoy betrayed']);
  });

  it('have the last word when they win', () => {
    const told = events(round(9), attack('stark', 'greyjoy'), { type: 'end', winner: 'greyjoy', rule: 'r' });
    expect(said(told)).toEqual(['greyjoy attacked', 'greyjoy crowned']);
  });

  it('say the same whenever it is read, all at once or step by step, and not always the same line', () => {
    const told = events(...[1, 2, 3, 4].flatMap((each) => [round(each), attack('stark', 'greyjoy'), won()]));
    const all = new Speakers(remarks, 'table', SEATS).hear(told);
    const slowly = new Speakers(remarks, 'table', SEATS);
    expect(told.flatMap((_, i) => slowly.hear(told.slice(0, i + 1)))).toEqual(all);
    expect(slowly.hear(told)).toEqual([]);
    expect(new Set(all.map(({ key }) => key)).size).toBe(2);
  });

  it('of what happens among themselves they leave some unsaid', () => {
    const blade = events(round(1), { type: 'blade', house: 'greyjoy', use: 'plus-one' });
    const spoken = Array.from({ length: 60 }, (_, i) => said(blade, `table ${i}`).length);
    expect(new Set(spoken)).toEqual(new Set([0, 1]));
  });

  it('have two lines for every occasion in every temper', () => {
    const occasions = new Set(Object.keys(thronesWords).map((key) => key.split('.')[2] ?? ''));
    const wanted = [...occasions].flatMap((what) =>
      [...TEMPERS, null].flatMap((temper) =>
        [1, 2].map((line) => `${remarks.voice(what, { level: 'hand', temper })}.${line}`),
      ),
    );
    expect(wanted.filter((key) => !(key in thronesWords))).toEqual([]);
    expect(occasions.size).toBe(12);
  });
});

describe('computer players of battle', () => {
  const armies = {
    seats: ['red', 'blue'],
    players: [
      { seat: 'red', side: 0 },
      { seat: 'blue', side: 1 },
    ],
    units: [{ id: 'a', seat: 'red' }],
  };
  const seats: readonly Seat[] = [
    { seat: 'red', kind: 'person', name: 'Ann', mind: null },
    { seat: 'blue', kind: 'mind', name: null, mind: 'squire' },
  ];

  it('rejoice at a unit that falls, in the voice of their level', () => {
    const told = [{ type: 'round' }, { type: 'destroyed', unit: 'a' }].map((event, version) => ({
      version,
      event,
    }));
    const [one] = new Speakers(
      remarksAt(() => armies),
      'table',
      seats,
    ).hear(told);
    expect(one).toMatchObject({ seat: 'blue', what: 'unit-destroyed' });
    expect(one?.key).toMatch(/^remark\.battle\.unit-destroyed\.squire\.[12]$/);
  });

  it('have two lines for every occasion at every level', () => {
    const occasions = new Set(Object.keys(battleWords).map((key) => key.split('.')[2] ?? ''));
    const spoken = remarksAt(() => null);
    const wanted = [...occasions].flatMap((what) =>
      LEVELS.flatMap((level) =>
        [1, 2].map((line) => `${spoken.voice(what, { level, temper: null })}.${line}`),
      ),
    );
    expect(wanted.filter((key) => !(key in battleWords))).toEqual([]);
  });
});

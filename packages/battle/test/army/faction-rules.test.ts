// Army construction for factions whose cards are still to come, with the few facts these rules ask for.
import { beforeEach, describe, expect, it } from 'vitest';
import type { ArmyList } from '../../src/army/army.ts';
import type { TacticsCard } from '../../src/cards/card.ts';
import { wholeTacticsDeck } from '../../src/tactics/deck.ts';
import { commandersUnit } from '../../src/units/units.ts';
import {
  army,
  attachment,
  COMMANDER,
  cost,
  lendFaction,
  ncu,
  plain,
  problems,
  rules,
  unit,
} from '../support/army-lists.ts';
import { battleNow, editionNow, makeUp } from '../support/editions.ts';

describe('Neutrals', () => {
  beforeEach(() => {
    unit('sellswords', { faction: 'neutral', cost: 6 });
    attachment('sellsword', { faction: 'neutral', cost: 1 });
    ncu('spider', { faction: 'neutral', cost: 5 });
  });

  // battle/army/neutral-limit
  it('take up 30 in 100 of the points at most: 12 of 40', () => {
    lendFaction('stark');
    expect(rules(army('stark', { units: plain('sellswords', 'sellswords') }))).toEqual([]);
    const units = [...plain('sellswords'), { card: 'sellswords', attachments: ['sellsword'] }];
    expect(problems(army('stark', { units }), 40)).toMatchObject([
      { rule: 'battle/army/neutral-limit', facts: { points: 13, limit: 12 } },
    ]);
    expect(rules(army('stark', { units: plain('sellswords'), ncus: ['spider'] }), 36)).toEqual([
      'battle/army/neutral-limit',
    ]);
    expect(rules(army('stark', { units: plain('sellswords'), ncus: ['spider'] }), 37)).toEqual([]);
  });

  // battle/army/neutral-faction, battle/army/commander-own-faction
  it('may be an army of their own, which takes nobody else', () => {
    lendFaction('neutral');
    const own = army('neutral', { units: plain('sellswords', 'sellswords', 'sellswords') });
    expect(rules(own)).toEqual([]);
    expect(rules(army('neutral', { units: plain('stark-sworn-swords') }))).toEqual([
      'battle/army/neutral-faction',
    ]);
  });

  // battle/faction/free-folk-no-neutrals
  it('are never in an army of the Free Folk', () => {
    lendFaction('free-folk');
    expect(rules(army('free-folk'))).toEqual([]);
    const units = [{ card: 'test-infantry', attachments: ['sellsword'] }, ...plain('sellswords')];
    expect(rules(army('free-folk', { units, ncus: ['spider'] }))).toEqual(
      Array(3).fill('battle/faction/free-folk-no-neutrals'),
    );
  });
});

describe('a Commander that is no attachment', () => {
  const MAG = 'mag-the-mighty';
  const host = (commander: string, units: ArmyList['units'], ncus: readonly string[] = []): ArmyList => ({
    name: '',
    faction: commander.startsWith('doran') ? 'martell' : 'free-folk',
    commander,
    units,
    ncus,
  });

  // battle/faction/free-folk-mag, battle/commander/free
  it('Mag the Mighty costs 5, less what is left of the extra attachment points, and has a deck of his own', () => {
    const cards: TacticsCard = { name: 'x', faction: 'free-folk', commander: null, responses: [] };
    makeUp({ tactics: { 'of-the-free-folk': cards } });
    unit('raiders', { faction: 'free-folk', cost: 4 });
    attachment('raid-leader', { faction: 'free-folk', cost: 1 });
    unit(MAG, {
      faction: 'free-folk',
      type: 'monster',
      tray: 'small-solo',
      cost: 9,
      leads: { cost: 5, lessUnspent: true, commands: ['shrug', 'trample'], wholeDeck: true },
    });
    expect(rules(host(MAG, plain(MAG, 'raiders')), 30)).toEqual([]);
    expect(cost(host(MAG, plain(MAG, 'raiders')), 30)).toBe(2 + 4);
    const led = [...plain(MAG), { card: 'raiders', attachments: ['raid-leader'] }];
    expect(cost(host(MAG, led), 30)).toBe(3 + 4);
    // never below nothing, and 9 in an army that another leads
    expect(cost(host(MAG, plain(MAG)), 80)).toBe(0);
    attachment(COMMANDER, { faction: 'free-folk', cost: 0, commands: ['a', 'b', 'c'] });
    const other = host(COMMANDER, [{ card: 'raiders', attachments: [COMMANDER] }, ...plain(MAG)]);
    expect(cost(other, 30)).toBe(13);
    const deck = (commander: string) => wholeTacticsDeck(editionNow(), { faction: 'free-folk', commander });
    expect(deck(MAG)).toEqual(['shrug', 'shrug', 'trample', 'trample']);
    expect(deck(COMMANDER)).toContain('of-the-free-folk');
  });

  // battle/faction/free-folk-varamyr
  it('a Commander like Varamyr costs 2 and must bring its animals', () => {
    unit('warg', {
      faction: 'free-folk',
      cost: 3,
      leads: { cost: 2, needs: ['cat', 'pack'], commands: ['a', 'b', 'c'] },
    });
    unit('cat', { faction: 'free-folk', cost: 2 });
    unit('pack', { faction: 'free-folk', cost: 3 });
    expect(problems(host('warg', plain('warg', 'cat')), 30)).toMatchObject([
      { rule: 'battle/army/card-requirements', facts: { card: 'warg', asks: 'with', other: 'pack' } },
    ]);
    const whole = host('warg', plain('warg', 'cat', 'pack'));
    expect(rules(whole, 30)).toEqual([]);
    expect(cost(whole, 30)).toBe(7);
  });

  const DORAN = 'doran-martell-lord-of-sunspear';
  const AREO = 'areo-hotah-captain-of-the-guard';

  // battle/faction/martell-doran, battle/commander/acts-as-its-kind, battle/commander/unit
  it('Doran leads from beside the board: he costs his points, and Areo Hotah is the Commander on the battlefield', () => {
    unit('spearmen', { faction: 'martell', cost: 5 });
    attachment(AREO, { faction: 'martell', cost: 0, requires: { card: DORAN } });
    ncu(DORAN, {
      faction: 'martell',
      cost: 4,
      leads: { needs: [AREO], proxy: AREO, commands: ['false-agenda', 'parlay', 'ripe-to-act'] },
    });
    const guarded = [{ card: 'spearmen', attachments: [AREO] }];
    expect(rules(host(DORAN, plain('spearmen'), [DORAN]), 30)).toEqual(['battle/army/card-requirements']);
    expect(rules(host(DORAN, guarded), 30)).toContain('battle/army/card-requirements');
    expect(rules(host(DORAN, guarded, [DORAN]), 30)).toEqual([]);
    expect(cost(host(DORAN, guarded, [DORAN]), 30)).toBe(9);
    attachment(COMMANDER, { faction: 'martell', cost: 0, commands: ['a', 'b', 'c'] });
    const two = [...guarded, { card: 'spearmen', attachments: [COMMANDER] }];
    expect(rules({ ...host(DORAN, two, [DORAN]), commander: COMMANDER }, 30)).toEqual([
      'battle/army/one-commander',
    ]);
    const game = battleNow();
    const state = game.start(
      game.readSetup({
        points: 30,
        armies: [host(DORAN, guarded, [DORAN]), 'lannister-30'],
        terrain: 'none',
      }),
      'doran',
    );
    expect(state.players[0]?.deck.filter((card) => card === 'parlay')).toHaveLength(2);
    const placed = {
      ...state,
      units: state.units.map((one) => ({ ...one, pose: { x: 1, y: 1, facing: 0 } })),
    };
    expect(commandersUnit(placed, 'one')?.id).toBe('one-1');
  });

  // battle/army/one-commander
  it('is still the only one', () => {
    unit('varamyr', { faction: 'free-folk', cost: 3, leads: { commands: ['a', 'b', 'c'] } });
    attachment(COMMANDER, { faction: 'free-folk', cost: 0, commands: ['a', 'b', 'c'] });
    unit('raiders', { faction: 'free-folk' });
    const units = [...plain('varamyr'), { card: 'raiders', attachments: [COMMANDER] }];
    expect(rules(host('varamyr', units), 30)).toEqual(['battle/army/one-commander']);
    // who may lead need not
    expect(rules(host(COMMANDER, units), 30)).toEqual([]);
  });
});

describe('the Brotherhood', () => {
  beforeEach(() => {
    lendFaction('brotherhood');
    unit('wardens', { faction: 'baratheon' });
    attachment('master-warden', { faction: 'baratheon' });
  });

  // battle/faction/brotherhood-ally
  it('may have one Combat Unit of House Baratheon or House Stark, which is no Neutral', () => {
    expect(rules(army('brotherhood', { units: plain('wardens') }), 10)).toEqual([]);
    expect(rules(army('brotherhood', { units: plain('stark-sworn-swords') }))).toEqual([]);
    expect(rules(army('brotherhood', { units: plain('wardens', 'stark-sworn-swords') }))).toEqual([
      'battle/army/faction',
    ]);
    expect(rules(army('brotherhood', { units: plain('lannister-guardsmen') }))).toEqual([
      'battle/army/faction',
    ]);
    const led = [{ card: 'wardens', attachments: ['master-warden'] }];
    expect(rules(army('brotherhood', { units: led }))).toEqual(['battle/army/faction']);
    expect(rules(army('brotherhood', { ncus: ['catelyn-stark-lady-of-winterfell'] }))).toContain(
      'battle/army/faction',
    );
  });

  // battle/faction/brotherhood-catelyn
  it('with Catelyn Stark has nothing of House Bolton, nor those who betrayed her', () => {
    ncu('hangwoman', { faction: 'brotherhood', character: 'Catelyn Stark' });
    unit('cutthroats', { faction: 'neutral', affiliations: ['house-bolton'] });
    attachment('flayer', { faction: 'neutral', name: 'Bolton Flayer' });
    attachment('captain', { faction: 'neutral', name: 'Dreadfort Captain' });
    ncu('roose', { faction: 'neutral', name: 'Roose Bolton', character: 'Roose Bolton', cost: 2 });
    ncu('walder', { faction: 'neutral', name: 'Walder Frey', character: 'Walder Frey', cost: 2 });
    const units = [
      { card: 'cutthroats', attachments: ['flayer'] },
      { card: 'test-infantry', attachments: ['captain'] },
    ];
    const list = army('brotherhood', { units, ncus: ['roose', 'walder'] });
    expect(rules(list, 50)).toEqual([]);
    expect(rules({ ...list, ncus: [...list.ncus, 'hangwoman'] }, 50)).toEqual(
      Array(5).fill('battle/faction/brotherhood-catelyn'),
    );
  });
});

// battle/faction/bolton-characters
it('House Bolton uses its own version of a Character that is Neutral as well', () => {
  lendFaction('bolton');
  attachment('rogar-sadist', { faction: 'neutral', character: 'Rogar Snow' });
  ncu('varys', { faction: 'neutral', character: 'Varys' });
  const units = [{ card: 'test-infantry', attachments: ['rogar-sadist'] }];
  expect(rules(army('bolton', { units, ncus: ['varys'] }))).toEqual([]);
  ncu('rogar-red-helm', { faction: 'bolton', character: 'Rogar Snow' });
  expect(rules(army('bolton', { units, ncus: ['varys'] }))).toEqual(['battle/faction/bolton-characters']);
  lendFaction('stark');
  expect(rules(army('stark', { units, ncus: ['varys'] }))).toEqual([]);
});

// battle/faction/baratheon-loyalty
it('an army has one Loyalty at most', () => {
  lendFaction('baratheon');
  unit('rose-knights', { faction: 'baratheon', loyalty: 'Renly Baratheon' });
  ncu('davos', { faction: 'baratheon', loyalty: 'Stannis Baratheon' });
  const units = plain('rose-knights', 'rose-knights');
  expect(rules(army('baratheon', { units }))).toEqual([]);
  expect(rules(army('baratheon', { units, ncus: ['davos'] }))).toEqual(['battle/faction/baratheon-loyalty']);
});

// battle/faction/targaryen-dragons
it('a dragon needs Daenerys', () => {
  lendFaction('targaryen');
  unit('drogon', {
    faction: 'targaryen',
    character: 'Drogon',
    requires: { character: 'Daenerys Targaryen' },
  });
  ncu('khaleesi', { faction: 'targaryen', character: 'Daenerys Targaryen' });
  expect(rules(army('targaryen', { units: plain('drogon') }))).toEqual(['battle/army/card-requirements']);
  expect(rules(army('targaryen', { units: plain('drogon'), ncus: ['khaleesi'] }))).toEqual([]);
});

// The Tides of Battle deck, and who may see its cards.
import { seededRandom, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { thrones, type ThronesEvent, type ThronesState } from '../src/index.ts';
import { wholeTidesDeck } from '../src/state.ts';
import { TIDES_OF_BATTLE } from '../src/tides-of-battle.ts';

const SETUP = { players: 6, tidesOfBattle: true, faq: false } as const;

/** Two combats in a row: Stark takes Stoney Sept from Lannister, then Tyrell attacks it. The Blade is Stark's. */
function battle(onTop: number[], tidesOfBattle = true): ThronesState {
  const position = {
    phase: 'action',
    board: 'empty',
    areas: {
      harrenhal: { house: 'stark', units: { knight: 2 }, order: 'march-0', power: 'stark' },
      'stoney-sept': { house: 'lannister', units: { footman: 1 } },
      'searoad-marches': { house: 'tyrell', units: { knight: 1 }, order: 'march-0', power: 'tyrell' },
    },
    tracks: { fiefdoms: ['stark', 'lannister', 'greyjoy', 'tyrell', 'martell', 'baratheon'] },
  };
  const s = thrones.fromPosition({ ...SETUP, tidesOfBattle }, 'tides', position, { 'tides-deck': onTop });
  play(s, 'stark', { 'knight-1': 'stoney-sept', 'knight-2': 'stoney-sept' });
  return s;
}

function play(
  s: ThronesState,
  seat: string,
  choice: Json,
): readonly { to: readonly string[] | null; event: ThronesEvent | { type: 'roll' } }[] {
  const applied = thrones.apply(s, seat, choice);
  if (!applied.ok) throw new Error(`${seat} was refused by ${applied.refusal.rule}`);
  return applied.events;
}

/** Up to the moment when both have drawn and the Blade's holder is asked about a redraw. */
function drawn(onTop: number[]): ThronesState {
  const s = battle(onTop);
  play(s, 'stark', 'eddard-stark');
  play(s, 'lannister', 'ser-kevan-lannister');
  return s;
}

const [ZERO, TWO, THREE] = [0, 16, 20];

describe('Tides of Battle', () => {
  it('is a deck of 24 cards with six faces: thrones/tides-of-battle/deck', () => {
    const deck = wholeTidesDeck().map((id) => {
      const { strength, swords, fortifications, skulls } = TIDES_OF_BATTLE[id];
      return `${strength}${'s'.repeat(swords)}${'f'.repeat(fortifications)}${'x'.repeat(skulls)}`;
    });
    expect(deck).toHaveLength(24);
    const count = (face: string): number => deck.filter((other) => other === face).length;
    expect(['0', '1s', '1f', '2', '3', '0x'].map(count)).toEqual([8, 4, 4, 4, 2, 2]);
  });

  it('shows a drawn card to its owner alone: thrones/tides-of-battle/draw', () => {
    const s = drawn([TWO, THREE]);
    expect(s.combat?.tides).toEqual({ attacker: 'two', defender: 'three' });
    expect(thrones.view(s, 'stark').combat?.tides).toEqual({ attacker: 'two', defender: 'hidden' });
    expect(thrones.view(s, 'lannister').combat?.tides).toEqual({ attacker: 'hidden', defender: 'three' });
    expect(thrones.view(s, 'tyrell').combat?.tides).toEqual({ attacker: 'hidden', defender: 'hidden' });
    expect(thrones.view(s, null).combat?.tides).toEqual({ attacker: 'hidden', defender: 'hidden' });
  });

  it('looks the same to all others whatever was drawn', () => {
    const states = [drawn([ZERO, THREE]), drawn([TWO, THREE])];
    for (const viewer of ['lannister', 'tyrell', null]) {
      const [one, other] = states.map((s) => thrones.view(s, viewer));
      expect(one).toEqual(other);
    }
  });

  it('tells of a drawn card only its owner, and of a shown one everybody', () => {
    const s = battle([TWO, THREE]);
    play(s, 'stark', 'eddard-stark');
    const drawing = play(s, 'lannister', 'ser-kevan-lannister');
    expect(drawing.filter(({ event }) => event.type === 'tides-drawn')).toEqual([
      { to: ['stark'], event: { type: 'tides-drawn', house: 'stark', card: 'two' } },
      { to: ['lannister'], event: { type: 'tides-drawn', house: 'lannister', card: 'three' } },
    ]);
    expect(drawing.some(({ event }) => event.type === 'tides')).toBe(false);
    const showing = play(s, 'stark', 'no');
    expect(showing.filter(({ event }) => event.type === 'tides')).toEqual([
      { to: null, event: { type: 'tides', house: 'stark', card: 'two' } },
      { to: null, event: { type: 'tides', house: 'lannister', card: 'three' } },
    ]);
  });

  it('shows everybody both cards before the Blade may add 1', () => {
    const s = drawn([TWO, THREE]);
    play(s, 'stark', 'no');
    expect(thrones.decision(s, 'stark')?.ask).toBe('combat/use-blade');
    expect(thrones.view(s, 'tyrell').combat?.tides).toEqual({ attacker: 'two', defender: 'three' });
  });

  it('closes the way back for the choice that led to a drawn or a shown card', () => {
    const afterTyrion = (tidesOfBattle: boolean): ThronesState => {
      const s = battle([TWO, THREE], tidesOfBattle);
      play(s, 'stark', 'eddard-stark');
      play(s, 'lannister', 'tyrion-lannister');
      return s;
    };
    const [drawing, without] = [afterTyrion(true), afterTyrion(false)];
    expect(thrones.apply(drawing, 'lannister', 'no')).toMatchObject({ ok: true, revealed: true });
    expect(thrones.apply(drawing, 'stark', 'no')).toMatchObject({ ok: true, revealed: true });
    expect(thrones.apply(without, 'lannister', 'no')).toMatchObject({ ok: true, revealed: false });
  });

  it('can be imagined by a combatant: his own card stays, the other is one of those left', () => {
    const s = drawn([TWO, THREE]);
    const random = seededRandom('tides');
    const seen = new Set<string | null>();
    for (let i = 0; i < 100; i++) {
      const { combat, tidesDeck } = thrones.imagine(s, 'stark', random);
      expect(combat?.tides.attacker).toBe('two');
      expect(tidesDeck).toHaveLength(22);
      seen.add(combat?.tides.defender ?? null);
    }
    expect(seen).toEqual(new Set(['zero', 'sword', 'fortification', 'two', 'three', 'skull']));
  });

  it('is shuffled whole before the House cards of each combat: thrones/tides-of-battle/reshuffle', () => {
    const s = battle([TWO, THREE]);
    expect(s.tidesDeck).toHaveLength(24);
    expect(s.tidesDeck.slice(0, 2)).toEqual(['two', 'three']);
    play(s, 'stark', 'eddard-stark');
    play(s, 'lannister', 'ser-kevan-lannister');
    play(s, 'stark', 'redraw');
    expect(s.tidesDeck).toHaveLength(21);
    play(s, 'tyrell', { 'knight-1': 'stoney-sept' });
    expect(thrones.decision(s, 'tyrell')?.ask).toBe('combat/choose-house-card');
    expect(s.tidesDeck.toSorted()).toEqual(wholeTidesDeck().toSorted());
    expect(s.tidesDeck).not.toEqual(wholeTidesDeck());
    expect(thrones.view(s, 'stark').tidesDeck.every((card) => card === 'hidden')).toBe(true);
  });
});

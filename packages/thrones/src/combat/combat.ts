/** Combat, in the rulebook's six steps. The combat itself is in the state, for all to see; this is its course. */
import { bug, refuse, type Refusal } from '@maester/kernel';
import { AREAS, type AreaId } from '../areas.ts';
import {
  areaAt,
  countUnits,
  firstOn,
  houseOf,
  isAhead,
  lessUnits,
  plus,
  removeUnits,
  unitKindsIn,
  type T,
} from '../board.ts';
import type { HouseCardId } from '../house-cards.ts';
import type { HouseId } from '../houses.ts';
import { rememberAttack } from '../memory.ts';
import type { OrderId } from '../orders.ts';
import { cardOptions, unitOptions } from '../options.ts';
import { procedure } from '../rules.ts';
import {
  HIDDEN,
  NO_UNITS,
  SIDES,
  wholeTidesDeck,
  type Combat,
  type Side,
  type ThronesState,
  type Units,
} from '../state.ts';
import { TIDES_OF_BATTLE } from '../tides-of-battle.ts';
import { UNIT_KINDS, type UnitKind } from '../units.ts';
import { abilityOf } from './abilities.ts';
import { playCard } from './ability-procedures.ts';
import { discardCard, takeArea } from './clean-up.ts';
import { retreat } from './retreat.ts';
import { combatNow, fightingUnits, otherSide, sideOf } from './sides.ts';
import { icons, strength, supportStrength } from './strength.ts';
import { callForSupport, supportingAreas, supportsReturned } from './support.ts';

interface Attack {
  readonly house: HouseId;
  readonly from: AreaId;
  readonly area: AreaId;
  readonly order: OrderId;
  readonly units: Units;
}

export function newCombat(s: ThronesState, attack: Attack): Combat {
  const defender = areaAt(s, attack.area).house ?? AREAS[attack.area].homeOf;
  if (defender === null) throw bug(`nobody defends ${attack.area}`);
  return {
    attacker: attack.house,
    defender,
    from: attack.from,
    area: attack.area,
    march: attack.order,
    attackers: attack.units,
    supports: [],
    cards: { attacker: null, defender: null },
    blade: null,
    tides: { attacker: null, defender: null },
    tidesShown: false,
    winner: null,
  };
}

interface ResolveCombat {
  /** Sides whose turn is still to come in the step going on. */
  queue: Side[];
  /** Casualties that the loser has still to take from swords. */
  casualties: number;
}

/** Both sides in the order of the Iron Throne track (thrones/house-cards/turn-order). */
function inTurnOrder(s: ThronesState): Side[] {
  const c = combatNow(s);
  return isAhead(s, 'iron-throne', c.attacker, c.defender)
    ? ['attacker', 'defender']
    : ['defender', 'attacker'];
}

function loserOf(c: Combat): Side {
  return otherSide(c.winner ?? 'attacker');
}

/** The holder of the blade, if it takes part and the blade is fresh. */
function bladeUser(s: ThronesState): HouseId | null {
  const c = combatNow(s);
  const holder = firstOn(s, 'fiefdoms');
  return !s.bladeUsed && (c.attacker === holder || c.defender === holder) ? holder : null;
}

function drawTides(t: T, side: Side): void {
  const c = combatNow(t.state);
  const card = t.state.tidesDeck.shift();
  if (card === undefined || card === HIDDEN) throw bug('no Tides of Battle card to draw');
  c.tides[side] = card;
  t.reveal();
  t.emit({ type: 'tides-drawn', house: c[side], card }, [c[side]]);
}

function takeCasualty(t: T, side: Side, unit: UnitKind): void {
  const c = combatNow(t.state);
  const one = plus(NO_UNITS, unit, 1);
  if (side === 'attacker') c.attackers = lessUnits(c.attackers, one);
  else removeUnits(t.state, c.area, one);
  t.emit({ type: 'destroyed', house: c[side], area: c.area, unit });
}

function whyNoCasualty(s: ThronesState, _: ResolveCombat, seat: string, unit: string): Refusal | null {
  const { house, routed } = areaAt(s, combatNow(s).area);
  const lies = house === seat && UNIT_KINDS.some((kind) => kind === unit && routed[kind] > 0);
  return lies ? refuse('thrones/casualties/not-routed-units', { unit }) : null;
}

export const resolveCombat = procedure<ResolveCombat>('combat')({
  // 1. Call for support
  'call-for-support': (t) => {
    const { attacker, defender, area, from } = combatNow(t.state);
    t.emit({ type: 'attack', house: attacker, defender, area, from });
    rememberAttack(t.state, attacker, defender);
    const left = supportingAreas(t.state, area);
    t.run(callForSupport, { area, attacker, defender, left, offered: null, supports: [] });
  },
  // 2. Calculate initial combat strength: see strength.ts
  'initial-strength': (t) => {
    const c = combatNow(t.state);
    c.supports = supportsReturned(t);
    for (const support of c.supports) {
      const { house, area, side } = support;
      t.emit({ type: 'support', house, area, for: c[side], strength: supportStrength(t.state, c, support) });
    }
    if (t.state.options.tidesOfBattle) {
      t.state.tidesDeck = wholeTidesDeck(); // thrones/tides-of-battle/reshuffle
      t.shuffle('tides-deck', t.state.tidesDeck);
    }
  },
  // 3. Choose and reveal House cards
  'choose-house-card': {
    ask: 'option',
    seats: (s) => inTurnOrder(s).map((side) => combatNow(s)[side]),
    options: (s, _, seat) => cardOptions(houseOf(s, seat as HouseId).hand),
    whyNot: (_s, _f, _seat, card) => refuse('thrones/house-cards/must-play', { card }),
    thenAll: (t, f, cards) => {
      for (const [house, card] of Object.entries(cards)) playCard(t, house as HouseId, card as HouseCardId);
      f.queue = inTurnOrder(t.state);
    },
  },
  'cancel-abilities': (t, f) => {
    const side = f.queue.shift();
    if (side === undefined) return 'immediate-abilities-begin';
    abilityOf(combatNow(t.state), side)?.cancel?.(t, combatNow(t.state), side);
    return 'cancel-abilities';
  },
  'immediate-abilities-begin': (t, f) => {
    f.queue = inTurnOrder(t.state);
  },
  'immediate-abilities': (t, f) => {
    const side = f.queue.shift();
    if (side === undefined) return 'draw-tides-of-battle';
    abilityOf(combatNow(t.state), side)?.immediate?.(t, combatNow(t.state), side);
    return 'immediate-abilities';
  },
  'draw-tides-of-battle': (t) => {
    if (!t.state.options.tidesOfBattle) return;
    for (const side of SIDES) drawTides(t, side);
  },
  // 4. Use the Valyrian Steel Blade
  /** thrones/tides-of-battle/blade-redraw: before the cards are turned up. */
  'redraw-tides-of-battle': {
    ask: 'option',
    seat: (s) => (s.options.tidesOfBattle ? bladeUser(s) : null),
    options: () => ['redraw', 'no'],
    then: (t, _, option, seat) => {
      if (option === 'no') return;
      t.state.bladeUsed = true;
      t.emit({ type: 'blade', house: seat as HouseId, use: 'redraw' });
      drawTides(t, sideOf(combatNow(t.state), seat as HouseId));
    },
  },
  'reveal-tides-of-battle': (t) => {
    if (!t.state.options.tidesOfBattle) return;
    const c = combatNow(t.state);
    c.tidesShown = true;
    t.reveal();
    for (const side of SIDES) {
      const card = c.tides[side];
      if (card !== null && card !== HIDDEN) t.emit({ type: 'tides', house: c[side], card });
    }
  },
  'use-blade': {
    ask: 'option',
    seat: bladeUser,
    options: () => ['plus-one', 'no'],
    then: (t, _, option, seat) => {
      if (option === 'no') return;
      t.state.bladeUsed = true;
      combatNow(t.state).blade = seat as HouseId;
      t.emit({ type: 'blade', house: seat as HouseId, use: 'plus-one' });
    },
  },
  // 5. Calculate final combat strength, and 6.1 determine the victor
  'determine-victor': (t, f) => {
    const { state: s } = t;
    const c = combatNow(s);
    const [attack, defence] = [strength(s, c, 'attacker'), strength(s, c, 'defender')];
    const attackerAhead = isAhead(s, 'fiefdoms', c.attacker, c.defender); // thrones/combat/tie-by-fiefdoms
    c.winner = attack > defence || (attack === defence && attackerAhead) ? 'attacker' : 'defender';
    const [won, lost] = c.winner === 'attacker' ? [attack, defence] : [defence, attack];
    const loser = c[loserOf(c)];
    t.emit({
      type: 'combat-won',
      house: c[c.winner],
      area: c.area,
      loser,
      strength: won,
      against: lost,
      side: c.winner,
    });
    f.queue = inTurnOrder(s);
  },
  'win-and-lose-abilities': (t, f) => {
    const c = combatNow(t.state);
    const side = f.queue.shift();
    if (side === undefined) return 'count-casualties';
    const ability = abilityOf(c, side);
    if (side === c.winner) ability?.onWin?.(t, c, side);
    else ability?.onLoss?.(t, c, side);
    return 'win-and-lose-abilities';
  },
  // 6.2 Casualties
  'count-casualties': (t, f) => {
    const c = combatNow(t.state);
    const loser = loserOf(c);
    const swords = icons(t.state, c, otherSide(loser)).swords - icons(t.state, c, loser).fortifications;
    f.casualties = abilityOf(c, loser)?.noCasualties === true ? 0 : Math.max(0, swords);
    const fighting = fightingUnits(t.state, c, loser);
    if (f.casualties < countUnits(fighting)) return;
    f.casualties = 0;
    for (const unit of UNIT_KINDS) {
      for (let left = fighting[unit]; left > 0; left--) takeCasualty(t, loser, unit);
    }
  },
  'choose-casualty': {
    ask: 'option',
    seat: (s, f) => (f.casualties > 0 ? combatNow(s)[loserOf(combatNow(s))] : null),
    options: (s) => unitOptions(unitKindsIn(fightingUnits(s, combatNow(s), loserOf(combatNow(s))))),
    facts: (_, f) => ({ count: f.casualties }),
    whyNot: whyNoCasualty,
    forced: 'is-taken',
    then: (t, f, unit) => {
      takeCasualty(t, loserOf(combatNow(t.state)), unit as UnitKind);
      f.casualties -= 1;
      return 'choose-casualty';
    },
  },
  /** thrones/tides-of-battle/skull: whoever faces one loses a unit, winner or not. */
  skulls: (t, f) => {
    const c = combatNow(t.state);
    f.queue = inTurnOrder(t.state).filter((side) => {
      const theirs = c.tides[otherSide(side)];
      const skull = theirs !== null && theirs !== HIDDEN && TIDES_OF_BATTLE[theirs].skulls > 0;
      return (
        skull && abilityOf(c, side)?.noCasualties !== true && countUnits(fightingUnits(t.state, c, side)) > 0
      );
    });
  },
  'choose-skull-casualty': {
    ask: 'option',
    seat: (s, f) => (f.queue[0] === undefined ? null : combatNow(s)[f.queue[0]]),
    options: (s, _, seat) =>
      unitOptions(unitKindsIn(fightingUnits(s, combatNow(s), sideOf(combatNow(s), seat as HouseId)))),
    whyNot: whyNoCasualty,
    forced: 'is-taken',
    then: (t, f, unit, seat) => {
      takeCasualty(t, sideOf(combatNow(t.state), seat as HouseId), unit as UnitKind);
      f.queue.shift();
      return 'choose-skull-casualty';
    },
  },
  // 6.3 Retreats and routing
  'retreats-and-routing': (t) => {
    const c = combatNow(t.state);
    t.run(retreat, { house: c[loserOf(c)], beaten: true, losses: 0, to: null });
  },
  // 6.4 Combat clean up
  'clean-up': (t) => {
    const c = combatNow(t.state);
    if (c.winner === 'attacker') takeArea(t, c);
  },
  'discard-house-cards': (t, f) => {
    for (const side of SIDES) discardCard(t, combatNow(t.state), side);
    f.queue = inTurnOrder(t.state);
  },
  'after-combat-abilities': (t, f) => {
    const side = f.queue.shift();
    if (side === undefined) return 'combat-over';
    abilityOf(combatNow(t.state), side)?.afterCombat?.(t, combatNow(t.state), side);
    return 'after-combat-abilities';
  },
  'combat-over': (t) => {
    t.state.combat = null;
  },
});

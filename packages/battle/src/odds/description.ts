/** An attack as the odds see it: plain numbers with every modifier added up, taken from a table by the engine's functions. */
import { wayOf, type Way } from '../effects/way.ts';
import { idOf, startAt, type Frame, type Offer } from '@maester/kernel';
import { coverGain } from '../actions/cover.ts';
import { alignmentObstacles } from '../actions/melee.ts';
import { attack } from '../attack/attack.ts';
import { defenseModifier } from '../attack/dice.ts';
import { attackProfile, attackTotal, diceCount, profileOf } from '../attack/total.ts';
import { arcOf, arcPenalty } from '../attack/flank-and-rear.ts';
import { keepsToken } from '../attack/rerolls.ts';
import type { Happening, Response } from '../cards/card.ts';
import { CONDITIONS, type AttackGain, type AttackTotal, type Condition } from '../effects/gains.ts';
import { arcShares } from '../geometry/arcs.ts';
import { alignments } from '../geometry/charge.ts';
import { moraleModifiers } from '../morale/morale.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import type { Rules } from '../edition/rules.ts';
import { foresee, happensNow, waysOf, worthOf } from '../effects/interpreter.ts';
import type { Occasion } from '../timing/triggers.ts';
import { copy, type BattleState, type UnitState } from '../state.ts';
import { areFriends, seatsInOrder } from '../sides/sides.ts';
import { areEngaged } from '../units/engaged.ts';
import { modelsOf, modelsPerRank, ranksOf } from '../units/ranks.ts';
import { cardOf, changeUnit, isFixture, mustUnit, shapeOf, trayOf, unitsInPlay } from '../units/units.ts';
import { abilitiesOf, moraleOf, playerOfAbility, tokensLeft } from '../units/abilities.ts';
import { SituationNow } from '../effects/situation.ts';
import { newAttack, type Attack } from '../attack/frame.ts';

export interface PanicModifiers {
  readonly roll: number;
  /** Added to the D3. */
  readonly wounds: number;
  /** Passed without a roll. */
  readonly passes: boolean;
  /** The most it can cost, and whether it leaves the last Wound. */
  readonly mostPanicWounds: number | null;
  readonly keepsLastWound: boolean;
}

export interface AttackDescription {
  readonly dice: number;
  readonly toHit: number;
  readonly toHitModifier: number;
  readonly everyDieHits: boolean;
  readonly criticalBlow: boolean;
  readonly precision: boolean;
  /** Which attack dice the attacker may roll again. */
  readonly reroll: 'none' | 'any' | 'misses';
  /** Whether the attacker decides on re-rolls of attack dice before its enemy: it does in its own turn. */
  readonly attackerFirst: boolean;
  /** Tokens that are there and will be expended when that helps: on the attacker, and twice on the defender. */
  readonly weakened: boolean;
  readonly vulnerable: boolean;
  readonly panicked: boolean;
  readonly defense: number;
  /** With Sundering and the arc. */
  readonly defenseModifier: number;
  readonly noDefenseDice: boolean;
  readonly onlySixesBlock: boolean;
  /** Each die that hits makes two Hits. */
  readonly doubleHits: boolean;
  /** Hits that no die makes. */
  readonly extraHits: number;
  /** The defender may roll Defense dice again. */
  readonly defenseReroll: boolean;
  /** Hits that are blocked besides those that dice block. */
  readonly blocks: number;
  /** Wounds besides those of unblocked Hits. */
  readonly extraWounds: number;
  readonly hitsPerWound: number;
  /** Hits that pierce are Wounds, whatever it takes to make one. */
  readonly piercedAreWounds: boolean;
  /** What any Hit at all comes to: so many Wounds, and a D3 more; null if Hits count one by one. */
  readonly woundsForHits: { readonly wounds: number; readonly d3: boolean } | null;
  readonly morale: number;
  /**
   * With Vicious and the arc, by the Wounds the defender has left after the attack's: the first for one, the last for
   * as many as it says and more. None: there is no Panic Test.
   */
  readonly panic: readonly PanicModifiers[];
  /** Whether natural doubles decide a test, and what failing a Panic Test costs. */
  readonly naturalDoubles: boolean;
  readonly panicWounds: Rules['panicWounds'];
  /** How often a Morale Test may yet save the defender from destruction, and the modifier of those tests. */
  readonly lastStands: { readonly tokens: number; readonly roll: number };
  /** Wounds the defender has left before the attack. */
  readonly wounds: number;
  readonly modelWounds: number;
  readonly modelsPerRank: number;
}

export interface AttackOptions {
  readonly charge?: boolean;
  /** A Disorderly or hindered Charge has none. */
  readonly chargeBonus?: boolean;
  /**
   * Orders and Tactics cards that the attacker's player uses before the dice, by id: what they give follows from the
   * cards themselves. `card:way` where there is something to choose, or else the first way is taken.
   */
  readonly using?: readonly string[];
  /** What else the attack has, in bare numbers. */
  readonly gained?: readonly AttackGain[];
  /** Tokens that will be expended when that helps: all, if nothing is said. */
  readonly expend?: readonly Condition[];
}

/**
 * The attack that this unit would make now with one of its attacks. A melee attacker that does not touch its target yet
 * is imagined in contact, as after a Charge. What happens by itself has happened; what players may do has not, but for
 * what `using` and `gained` say.
 */
export function describeAttack(
  state: BattleState,
  attackerId: string,
  defenderId: string,
  profile: number,
  options: AttackOptions = {},
): AttackDescription {
  const { s, f } = imagineAttack(state, attackerId, defenderId, profile, options);
  return described(s, f, options.expend ?? CONDITIONS);
}

/** The table at the moment before the attack dice, and the attack on it. */
export function imagineAttack(
  state: BattleState,
  attackerId: string,
  defenderId: string,
  profile: number,
  { charge = false, chargeBonus = charge, gained = [], using = [] }: AttackOptions,
): { readonly s: BattleState; readonly f: Attack } {
  const kind = profileOf(state, mustUnit(state, attackerId), profile).kind === 'melee' ? 'melee' : 'ranged';
  const started = newAttack(attackerId, defenderId, profile, kind, charge);
  const [unit, target] = [mustUnit(state, attackerId), mustUnit(state, defenderId)];
  const cover = kind === 'ranged' ? coverGain(state, unit, target) : [];
  const f = startAt(attack, attack.first, { ...started, chargeBonus, gained: [...gained, ...cover] });
  return { s: whenItIsRolled(state, f, using), f };
}

function described(s: BattleState, f: Attack, expend: readonly Condition[]): AttackDescription {
  const attacker = mustUnit(s, f.attacker);
  const defender = mustUnit(s, f.defender);
  const fixture = isFixture(defender);
  const profile = attackProfile(s, f);
  const total = attackTotal(s, f);
  const card = cardOf(s, defender);
  const order = seatsInOrder(s);
  const enemy = order.findIndex((seat) => !areFriends(s, seat, attacker.seat));
  const left = Array.from({ length: fixture || total.noPanicTest ? 0 : defender.wounds }, (_, i) => i + 1);
  const may = (unit: UnitState, condition: Condition): boolean =>
    expend.includes(condition) &&
    unit.conditions.includes(condition) &&
    !keepsToken(s, unit, condition, total.keeps);
  return {
    dice: diceCount(s, attacker, profile, total),
    toHit: profile.toHit,
    toHitModifier: total.toHit,
    everyDieHits: total.everyDieHits,
    criticalBlow: total.keywords.includes('critical-blow'),
    precision: total.keywords.includes('precision'),
    reroll: total.rerollAny ? 'any' : total.rerollMisses ? 'misses' : 'none',
    attackerFirst: order.indexOf(attacker.seat) < enemy,
    weakened: may(attacker, 'weakened'),
    vulnerable: may(defender, 'vulnerable'),
    panicked: may(defender, 'panicked') && !moraleModifiers(s, defender, 'panic').keepsToken,
    defense: card.defense,
    defenseModifier: defenseModifier(s, f, total),
    noDefenseDice: total.noDefenseDice || fixture,
    onlySixesBlock: total.onlySixesBlock,
    defenseReroll: total.defenseReroll,
    doubleHits: total.doubleHits,
    extraHits: total.hits,
    blocks: fixture || total.noDefenseDice ? 0 : total.blocks,
    extraWounds: fixture ? 0 : total.wounds,
    hitsPerWound: fixture ? (modeOf(s).fixtures?.hitsPerWound ?? 1) : total.hitsPerWound,
    piercedAreWounds: !fixture,
    woundsForHits: fixture ? null : woundsForHits(s, defender, total),
    morale: moraleOf(s, defender),
    panic: left.map((wounds) => panicModifiers(withWounds(s, defender, wounds), f)),
    naturalDoubles: rulesOf(s).rules.naturalDoubles,
    panicWounds: rulesOf(s).rules.panicWounds,
    lastStands: lastStands(s, defender),
    wounds: defender.wounds,
    modelWounds: card.wounds,
    modelsPerRank: modelsPerRank(defender),
  };
}

function woundsForHits(
  s: BattleState,
  defender: UnitState,
  { woundsForHits: given }: AttackTotal,
): AttackDescription['woundsForHits'] {
  if (given === null) return null;
  const ranks = ranksOf(s, defender);
  return given === 'd3' ? { wounds: ranks, d3: true } : { wounds: ranks + given, d3: false };
}

/** The table after the defender lost all but so many Wounds, attachments last. */
function withWounds(s: BattleState, defender: UnitState, wounds: number): BattleState {
  if (wounds === defender.wounds) return s;
  const after = copy(s, s.flow);
  const models = Math.max(1, modelsOf(s, { ...defender, wounds }));
  const { attachments } = defender;
  if (models >= attachments.length) changeUnit(after, defender.id, { wounds });
  else changeUnit(after, defender.id, { wounds, attachments: attachments.slice(0, models) });
  return after;
}

/** Of the Panic Test that follows the attack. */
function panicModifiers(s: BattleState, f: Attack): PanicModifiers {
  const total = attackTotal(s, f);
  const { roll, panicWounds, passedBy, mostPanicWounds, keepsLastWound } = moraleModifiers(
    s,
    mustUnit(s, f.defender),
    'panic',
  );
  return {
    roll: roll + causedRoll(s, f, total),
    wounds: panicWounds + total.panicWounds,
    passes: passedBy !== null || total.panicPassed,
    mostPanicWounds,
    keepsLastWound,
  };
}

/** The arc takes as much from the Panic Test as from the Defense dice (battle/bonus/flank, battle/bonus/rear). */
function causedRoll(s: BattleState, f: Attack, total: AttackTotal): number {
  return total.panicRoll - (total.keywords.includes('vicious') ? 2 : 0) - arcPenalty(s, f, total);
}

/** A token is spent for a Morale Test that may save the unit. */
function savesForToken({ moment, effects }: Happening): boolean {
  const kinds = effects.map(({ effect }) => effect);
  return moment.trigger === 'would-be-destroyed' && kinds.includes('spends') && kinds.includes('tests');
}

function lastStands(s: BattleState, defender: UnitState): AttackDescription['lastStands'] {
  const dying = withWounds(s, defender, 0);
  const unit = mustUnit(dying, defender.id);
  const ability = abilitiesOf(dying, unit).find(({ happens = [] }) => happens.some(savesForToken));
  if (ability === undefined) return { tokens: 0, roll: 0 };
  return {
    tokens: tokensLeft(unit, ability.id, ability.tokens ?? 0),
    roll: moraleModifiers(dying, unit, 'morale').roll,
  };
}

// The moment before the attack dice

function whenItIsRolled(state: BattleState, f: Frame & Attack, using: readonly string[]): BattleState {
  const s = copy(state, state.flow);
  if (f.kind === 'melee') bringIntoContact(s, f);
  const [attacker, defender] = [mustUnit(s, f.attacker), mustUnit(s, f.defender)];
  f.arc = isFixture(defender) ? 'front' : arcOf(defender, attacker);
  s.flow = { ...state.flow, stack: [...state.flow.stack, f] };
  const occasion = occasionOf(f);
  happensByItself(s, occasion);
  for (const named of using) {
    const before = f.gained.length;
    uses(s, occasion, named);
    const [from = named] = named.split(':', 1);
    f.gained = f.gained.map((gain, i) => (i < before ? gain : { from, ...gain }));
  }
  return s;
}

const occasionOf = ({ attacker, defender, kind, charge }: Attack): Occasion => ({
  trigger: 'attack-before-dice',
  unit: attacker,
  other: defender,
  about: { kind, charge },
});

/** With what follows by itself from a Charge that succeeds. */
function bringIntoContact(s: BattleState, f: Attack): void {
  const [attacker, defender] = [mustUnit(s, f.attacker), mustUnit(s, f.defender)];
  if (isFixture(defender) || areEngaged(attacker, defender)) return;
  const { most } = arcShares(trayOf(defender), shapeOf(attacker));
  const side = (['rear', 'left', 'right'] as const).find((one) => most.includes(one)) ?? 'front';
  const obstacles = alignmentObstacles(s, attacker, defender);
  const [place] = alignments(trayOf(attacker), trayOf(defender), side, obstacles);
  if (place !== undefined) changeUnit(s, attacker.id, { pose: place.pose });
  if (f.charge)
    happensByItself(s, {
      trigger: 'charge-succeeds',
      unit: f.attacker,
      other: f.defender,
      about: { side },
    });
}

/** Tokens change and lasting effects end, as in timing/window.ts; nothing is rolled and nobody is asked. */
function happensByItself(s: BattleState, occasion: Occasion): void {
  for (const { id } of unitsInPlay(s)) {
    for (const { id: name, happens = [] } of abilitiesOf(s, mustUnit(s, id))) {
      for (const [which, happening] of happens.entries()) {
        if (happening.moment.trigger !== occasion.trigger) continue;
        const seat = playerOfAbility(s, mustUnit(s, id), name);
        const c = new SituationNow(s, occasion, seat, id, { of: 'ability', id: name, which });
        if (happensNow(happening, c)) foreseeBest(happening, c);
      }
    }
  }
}

/** If its player has a choice, the way that is worth most. */
function foreseeBest({ ways, effects }: Happening, c: SituationNow): void {
  if (ways === undefined) return foresee(effects, c);
  const judged = ways(c as never).map((way) => ({ way, worth: worthOf(effects, c.choosing(wayOf(way))) }));
  const [best] = judged.toSorted((a, b) => b.worth - a.worth);
  if (best !== undefined) foresee(effects, c.choosing(wayOf(best.way)));
}

/** What a Tactics card or Order of the attacker gives, if it can be used: `card`, or `card:way` where there is a choice. */
function uses(s: BattleState, occasion: Occasion, named: string): void {
  const [id = ''] = named.split(':', 1);
  const chosen = named.slice(id.length + 1);
  for (const { effects, ways, situation } of responsesNow(s, occasion, id)) {
    const way = ways.find((one) => chosen === '' || idOf(one) === chosen);
    if (way !== undefined) foresee(effects, situation([wayOf(way)]));
  }
}

interface ResponseNow {
  readonly effects: Response['effects'];
  readonly ways: readonly Offer[];
  readonly situation: (chosen: readonly Way[]) => SituationNow;
}

/** How a Tactics card or Order of the attacker can be used before the attack dice. */
function responsesNow(s: BattleState, occasion: Occasion, id: string): readonly ResponseNow[] {
  const { tactics } = rulesOf(s);
  const attacker = mustUnit(s, occasion.unit);
  const order = abilitiesOf(s, attacker).find((ability) => ability.id === id)?.order;
  const responses = tactics[id]?.responses ?? (order === undefined ? [] : [order]);
  const owner = tactics[id] === undefined ? attacker.id : null;
  return [...responses.entries()].flatMap(([which, response]) => {
    if (response.moment.trigger !== occasion.trigger) return [];
    const source = { of: owner === null ? 'card' : 'order', id, which } as const;
    const situation = (chosen: readonly Way[]): SituationNow =>
      new SituationNow(s, occasion, attacker.seat, owner, source, chosen);
    return [{ effects: response.effects, ways: waysOf(response, situation([])), situation }];
  });
}

/** The ways in which a Tactics card or Order can be used on this attack: none if it cannot be used. */
export function waysToUse(
  state: BattleState,
  attackerId: string,
  defenderId: string,
  profile: number,
  id: string,
  options: AttackOptions = {},
): readonly Offer[] {
  const { s, f } = imagineAttack(state, attackerId, defenderId, profile, options);
  return responsesNow(s, occasionOf(f), id).flatMap(({ ways }) => ways);
}

/** Resolving attacks, in the rulebook's steps. */
import { bug, running } from '@maester/kernel';
import type { AttackProfile } from '../cards/card.ts';
import { become } from '../units/conditions.ts';
import { gain, nothingGained, type AttackGain, type AttackTotal, type Condition } from '../effects/gains.ts';
import { type Arc, arcShares } from '../geometry/arcs.ts';
import type { Modifier } from '../events.ts';
import { attackModifiers, defenseAbilities, someModifier } from './modifiers.ts';
import { test, tested } from '../morale/morale.ts';
import { perform } from '../effects/interpreter.ts';
import type { Occasion } from '../timing/triggers.ts';
import { happens } from '../timing/window.ts';
import { procedure, type T } from '../rules.ts';
import { rerolled, rerolls, type RerollTurn } from './rerolls.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends, seatsInOrder } from '../sides/sides.ts';
import { engagedWith } from '../units/engaged.ts';
import { destroyedRanks } from '../units/ranks.ts';
import { cardOf, isFixture, mustUnit, shapeOf, trayOf } from '../units/units.ts';
import { wound } from '../units/wounds.ts';
import { abilitiesOf } from '../units/abilities.ts';
import { modeOf } from '../edition/of.ts';
import type { Attack, RolledAgain } from './frame.ts';

export function attackNow(s: BattleState): Attack {
  const now = running(s, attack);
  if (now === null) throw bug('there is no attack');
  return now;
}

/** battle/line-of-sight/which-arc: from the target's perspective; on an exact tie the attacker takes the better one. */
export function arcOf(defender: UnitState, attacker: UnitState): Arc {
  const { most } = arcShares(trayOf(defender), shapeOf(attacker));
  if (most.includes('rear')) return 'rear';
  return most.includes('left') || most.includes('right') ? 'flank' : 'front';
}

export function profileOf(s: BattleState, unit: UnitState, index: number): AttackProfile {
  const profile = cardOf(s, unit).attacks[index];
  if (profile === undefined) throw bug(`${unit.card} has no attack ${index}`);
  return profile;
}

/** Everything the attack has: from cards, from abilities of both sides, from enemies engaged with the attacker. */
export function attackTotal(s: BattleState, f: Attack): AttackTotal {
  const attacker = mustUnit(s, f.attacker);
  const defender = mustUnit(s, f.defender);
  const total = nothingGained();
  for (const more of f.gained) gain(total, more);
  const { name: attack } = profileOf(s, attacker, f.profile);
  const attacking = { attacker, defender, kind: f.kind, attack, charge: f.charge, arc: f.arc };
  for (const ability of abilitiesOf(s, attacker)) gain(total, ability.attacking?.(s, attacking) ?? {});
  for (const ability of abilitiesOf(s, defender)) gain(total, ability.attacked?.(s, attacking) ?? {});
  const named = new Set<string>();
  for (const enemy of engagedWith(s, attacker)) {
    for (const { id: name, engagedEnemies } of abilitiesOf(s, enemy)) {
      if (engagedEnemies?.toHit === undefined || named.has(name)) continue;
      named.add(name);
      total.toHit += engagedEnemies.toHit;
    }
  }
  if (f.chargeBonus && !total.noBonuses) total.rerollAny = true;
  return total;
}

/** battle/attack/extra-dice: first the Attack Die Value, then what is added to it or taken off. */
export function diceCount(
  s: BattleState,
  unit: UnitState,
  profile: AttackProfile,
  total: AttackTotal,
): number {
  return Math.max(0, dieValue(s, unit, profile, total) + total.dice);
}

/** By remaining ranks, unless the highest or lowest value is rolled; lowest wins (battle/dice/lowest-beats-highest). */
function dieValue(
  s: BattleState,
  unit: UnitState,
  { dice }: AttackProfile,
  { lowest, highest, ranks }: AttackTotal,
): number {
  if (lowest) return Math.min(...dice);
  if (highest) return Math.max(...dice);
  return dice[Math.min(Math.max(0, destroyedRanks(s, unit) - ranks), dice.length - 1)] ?? 0;
}

/** A 1 always misses and a 6 always hits; a result is never more than 6. */
export function isHit(die: number, toHit: number, modifier: number): boolean {
  if (die === 1) return false;
  return die === 6 || Math.min(6, die + modifier) >= toHit;
}

export function isBlocked(die: number, defense: number, modifier: number, onlySixes = false): boolean {
  if (die === 1) return false;
  if (onlySixes) return die === 6;
  return die === 6 || Math.min(6, die + modifier) >= defense;
}

/** Flank and rear, Sundering, abilities of both. */
export function defenseModifier(s: BattleState, f: Attack, total: AttackTotal): number {
  const defender = mustUnit(s, f.defender);
  let modifier = total.defenseRoll - (total.keywords.includes('sundering') ? 1 : 0) - arcPenalty(f, total);
  for (const ability of abilitiesOf(s, defender)) modifier += ability.defense?.(s, defender)?.roll ?? 0;
  return modifier;
}

function arcPenalty(f: Attack, total: AttackTotal): number {
  if (total.noBonuses || f.arc === 'front') return 0;
  return f.arc === 'flank' ? 1 : 2;
}

function arcModifier(f: Attack, total: AttackTotal): Modifier[] {
  return someModifier('arc', f.arc, 0 - arcPenalty(f, total));
}

function tellSaves(t: T, f: Attack, total: AttackTotal): void {
  const [attacker, defender] = [mustUnit(t.state, f.attacker), mustUnit(t.state, f.defender)];
  const { name: attack } = profileOf(t.state, attacker, f.profile);
  t.emit({
    type: 'saves',
    unit: f.defender,
    hits: f.hits,
    blocked: Math.min(f.hits, f.blocked + total.blocks),
    needed: cardOf(t.state, defender).defense,
    modifiers: [
      ...attackModifiers(t.state, f, attack, 'defenseRoll'),
      ...someModifier('keyword', 'sundering', total.keywords.includes('sundering') ? -1 : 0),
      ...arcModifier(f, total),
      ...defenseAbilities(t.state, defender),
    ],
    more: [
      ...someModifier('keyword', 'precision', f.pierced),
      ...attackModifiers(t.state, f, attack, 'wounds'),
    ],
  });
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Everyone's re-rolls of a roll of attack or defense dice, the player's whose turn it is first. */
export function rerollsOf(
  t: T,
  name: 'attack' | 'defense',
  dice: number[],
  succeeds: (die: number) => boolean,
  turns: readonly RerollTurn[],
  again: RolledAgain,
): void {
  const order = seatsInOrder(t.state);
  t.run(rerolls, {
    name,
    dice,
    faces: dice.map(() => 6),
    successes: FACES.filter(succeeds),
    again,
    turns: turns.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat)),
  });
}

/**
 * battle/condition/weakened and vulnerable: an enemy may expend the token to have any of these dice rolled again. Of
 * several that is the one in this fight, or else the first to answer.
 */
export function tokenTurn(
  s: BattleState,
  unit: UnitState,
  condition: Condition,
  dice: readonly number[],
  against: UnitState | null,
  keeps: readonly Condition[] = [],
): RerollTurn[] {
  if (!unit.conditions.includes(condition) || keepsToken(s, unit, condition, keeps)) return [];
  const enemy = against?.seat ?? seatsInOrder(s).find((seat) => !areFriends(s, seat, unit.seat));
  if (enemy === undefined) return [];
  const expends = { unit: unit.id, condition };
  return [{ seat: enemy, dice: dice.map((_, i) => i), expends, worth: 'successes' }];
}

/** battle/condition/not-expended: the attack, or for Vulnerable the unit, forbids it. */
export function keepsToken(
  s: BattleState,
  unit: UnitState,
  condition: Condition,
  keeps: readonly Condition[],
): boolean {
  if (keeps.includes(condition)) return true;
  return (
    condition === 'vulnerable' &&
    abilitiesOf(s, unit).some(({ defense }) => defense?.(s, unit)?.keepsToken === true)
  );
}

function gainedSince(f: Attack): AttackTotal {
  const total = nothingGained();
  for (const more of f.gained.slice(f.known)) gain(total, more);
  return total;
}

/** Whether a die of this attack hits. */
function hitting(s: BattleState, f: Attack): (die: number) => boolean {
  const { everyDieHits, toHit: modifier } = attackTotal(s, f);
  const { toHit } = profileOf(s, mustUnit(s, f.attacker), f.profile);
  return (die) => everyDieHits || isHit(die, toHit, modifier);
}

function hitsOf(s: BattleState, f: Attack): number {
  return f.dice.filter(hitting(s, f)).length;
}

function blocking(s: BattleState, f: Attack): (die: number) => boolean {
  const total = attackTotal(s, f);
  const modifier = defenseModifier(s, f, total);
  const { defense } = cardOf(s, mustUnit(s, f.defender));
  return (die) => isBlocked(die, defense, modifier, total.onlySixesBlock);
}

const every = (dice: readonly number[]): number[] => dice.map((_, i) => i);

function rerollAttackDice(t: T, f: Attack, may: AttackTotal, tokens: readonly RerollTurn[]): void {
  const { seat } = mustUnit(t.state, f.attacker);
  const dice = may.rerollAny ? every(f.dice) : may.rerollMisses ? ('failures' as const) : [];
  const own: RerollTurn = { seat, dice, expends: null, worth: 'failures' };
  const turns = dice.length === 0 ? tokens : [own, ...tokens];
  if (turns.length === 0) t.returns({ dice: f.dice, again: f.diceAgain });
  else rerollsOf(t, 'attack', f.dice, hitting(t.state, f), turns, f.diceAgain);
}

function keepAttackDice(t: T, f: Attack): void {
  ({ dice: f.dice, again: f.diceAgain } = rerolled(t));
}

function rerollDefenseDice(t: T, f: Attack, may: AttackTotal, tokens: readonly RerollTurn[]): void {
  const { seat } = mustUnit(t.state, f.defender);
  const dice = may.defenseReroll ? every(f.defense) : [];
  const own: RerollTurn = { seat, dice, expends: null, worth: 'failures' };
  const turns = dice.length === 0 ? tokens : [own, ...tokens];
  if (turns.length === 0) t.returns({ dice: f.defense, again: f.defenseAgain });
  else rerollsOf(t, 'defense', f.defense, blocking(t.state, f), turns, f.defenseAgain);
}

function keepDefenseDice(t: T, f: Attack): void {
  ({ dice: f.defense, again: f.defenseAgain } = rerolled(t));
  f.blocked = f.defense.filter(blocking(t.state, f)).length;
}

function completed(f: Attack): Occasion<'attack-completed'> {
  const { kind, charge, wounds, ranksLost } = f;
  return {
    trigger: 'attack-completed',
    unit: f.attacker,
    other: f.defender,
    about: { kind, charge, wounds, ranksLost },
  };
}

export const attack = procedure<Attack>('attack')({
  'before-attack-dice': (t, f) => {
    // battle/mode-a-storm-of-swords/walls-attacked: the side of a wall is no flank
    f.arc = isFixture(mustUnit(t.state, f.defender))
      ? 'front'
      : arcOf(mustUnit(t.state, f.defender), mustUnit(t.state, f.attacker));
    happens(t, 'attack-before-dice', f.attacker, f.defender, { kind: f.kind, charge: f.charge });
  },
  'roll-attack-dice': (t, f) => {
    // battle/attack/completed: an attack whose dice are never rolled is not
    if (mustUnit(t.state, f.defender).destroyed || mustUnit(t.state, f.attacker).destroyed) return 'over';
    const attacker = mustUnit(t.state, f.attacker);
    const profile = profileOf(t.state, attacker, f.profile);
    const count = diceCount(t.state, attacker, profile, attackTotal(t.state, f));
    const { attacker: unit, defender: target, arc } = f;
    t.emit({ type: 'attack', unit, target, attack: profile.name, arc, dice: count });
    f.known = f.gained.length;
    f.dice = t.roll('attack', count);
    return 'attack-re-rolls';
  },
  'attack-re-rolls': (t, f) => {
    const attacker = mustUnit(t.state, f.attacker);
    const defender = mustUnit(t.state, f.defender);
    const total = attackTotal(t.state, f);
    const tokens = tokenTurn(t.state, attacker, 'weakened', f.dice, defender, total.keeps);
    rerollAttackDice(t, f, total, tokens);
  },
  'after-attack-dice': (t, f) => {
    keepAttackDice(t, f);
    happens(t, 'attack-after-dice', f.attacker, f.defender, {
      kind: f.kind,
      charge: f.charge,
      dice: f.dice,
      hits: hitsOf(t.state, f),
    });
  },
  'attack-re-rolls-gained': (t, f) => rerollAttackDice(t, f, gainedSince(f), []),
  'count-hits': (t, f) => {
    keepAttackDice(t, f);
    const total = attackTotal(t.state, f);
    const hits = hitsOf(t.state, f);
    f.misses = f.dice.length - hits;
    const sixes = f.dice.filter((die) => die === 6).length;
    f.pierced = total.keywords.includes('precision') ? sixes : 0;
    f.hits = hits - f.pierced + (total.keywords.includes('critical-blow') ? sixes : 0) + total.hits;
    const { name, toHit } = profileOf(t.state, mustUnit(t.state, f.attacker), f.profile);
    t.emit({
      type: 'hits',
      unit: f.attacker,
      target: f.defender,
      hits: f.hits + f.pierced,
      needed: toHit,
      modifiers: attackModifiers(t.state, f, name, 'toHit'),
      keywords: total.keywords,
    });
  },
  'roll-defense-dice': (t, f) => {
    const defender = mustUnit(t.state, f.defender);
    if (defender.destroyed && !isFixture(defender)) return 'attack-completed';
    const none = attackTotal(t.state, f).noDefenseDice || isFixture(defender) || f.hits === 0;
    f.known = f.gained.length;
    f.defense = none ? [] : t.roll('defense', f.hits);
    return 'defense-re-rolls';
  },
  'defense-re-rolls': (t, f) => {
    const defender = mustUnit(t.state, f.defender);
    const total = attackTotal(t.state, f);
    const attacker = mustUnit(t.state, f.attacker);
    const tokens = tokenTurn(t.state, defender, 'vulnerable', f.defense, attacker, total.keeps);
    rerollDefenseDice(t, f, total, tokens);
  },
  'after-defense-dice': (t, f) => {
    keepDefenseDice(t, f);
    const { kind, charge, hits, blocked } = f;
    happens(t, 'attack-after-defense', f.attacker, f.defender, {
      kind,
      charge,
      dice: f.defense,
      hits,
      blocked,
    });
  },
  'defense-re-rolls-gained': (t, f) => rerollDefenseDice(t, f, gainedSince(f), []),
  'suffer-wounds': (t, f) => {
    const { state: s } = t;
    keepDefenseDice(t, f);
    if (isFixture(mustUnit(s, f.defender)))
      return modeOf(s).fixtures?.struck(
        t,
        mustUnit(s, f.defender),
        f.hits + f.pierced,
        mustUnit(s, f.attacker).seat,
      );
    const total = attackTotal(s, f);
    f.wounds = Math.max(0, f.hits - f.blocked - total.blocks) + f.pierced + total.wounds;
    const { seat } = mustUnit(s, f.attacker);
    if (f.defense.length > 0 || f.wounds > f.hits) tellSaves(t, f, total);
    wound(t, f.defender, f.wounds, seat, f.attacker);
  },
  'panic-test': (t, f) => {
    const defender = mustUnit(t.state, f.defender);
    if (typeof t.returned === 'number') f.ranksLost += t.returned;
    if (defender.destroyed || isFixture(defender)) return;
    const total = attackTotal(t.state, f);
    if (total.noPanicTest) return;
    if (f.wounds <= 0) {
      // battle/attack/panic-automatic-pass
      happens(t, 'morale-passed', f.defender, f.attacker, { kind: 'panic' });
      return;
    }
    const attacker = mustUnit(t.state, f.attacker);
    const modifiers = [
      ...attackModifiers(t.state, f, profileOf(t.state, attacker, f.profile).name, 'panicRoll'),
      ...someModifier('keyword', 'vicious', total.keywords.includes('vicious') ? -2 : 0),
      ...arcModifier(f, total),
    ];
    test(t, 'panic', f.defender, {
      seat: attacker.seat,
      by: f.attacker,
      wounds: total.panicWounds,
      modifiers,
      keepsToken: total.keeps.includes('panicked'),
    });
  },
  'attack-completed': (t, f) => {
    const defender = mustUnit(t.state, f.defender);
    f.ranksLost += tested(t)?.ranks ?? 0;
    f.killed = f.dice.length > 0 && defender.destroyed && !isFixture(defender);
    for (const { attackerBecomes = [] } of f.gained) {
      if (!mustUnit(t.state, f.defender).destroyed) become(t, f.attacker, ...attackerBecomes);
    }
    modeOf(t.state).attackCompleted?.(t, f);
  },
  /** battle/attack/afterwards: what cards and Orders said of the end of this attack comes before answers to it. */
  afterwards: (t, f) => {
    const next = f.afterwards.shift();
    if (next === undefined) return 'completed-effects';
    const { source, within, seat, owner, way } = next;
    perform(t, completed(f), seat, owner, source, way, within);
    return 'afterwards';
  },
  // battle/timing/game-mode-effects: after those of the mode
  'completed-effects': (t, f) => happens(t, 'attack-completed', f.attacker, f.defender, completed(f).about),
  /** Gives back whether the defender was destroyed by this attack, its Panic Test included. */
  over: (t, f) => t.returns(f.killed),
});

/** battle/ranged/into-melee-panic: friends engaged with the target test for panic once the attack is over. */
export function friendsInMelee(s: BattleState, attacker: UnitState, defender: UnitState): UnitState[] {
  return engagedWith(s, defender).filter((unit) => areFriends(s, unit.seat, attacker.seat));
}

export function addGain(s: BattleState, more: AttackGain): void {
  const { gained } = attackNow(s);
  // battle/ability/same-name-not-cumulative
  if (more.from === undefined || gained.every(({ from }) => from !== more.from)) gained.push(more);
}

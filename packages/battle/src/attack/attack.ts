/** Resolving attacks, in the rulebook's steps. */
import { bug, running } from '@maester/kernel';
import { become } from '../units/conditions.ts';
import { gain, nothingGained, type AttackGain, type AttackTotal } from '../effects/gains.ts';
import { attackModifiers, defenseAbilities, someModifier } from './modifiers.ts';
import { test, tested } from '../morale/morale.ts';
import { perform } from '../effects/interpreter.ts';
import { rememberAttack } from '../round/memory.ts';
import type { Occasion } from '../timing/triggers.ts';
import { happens } from '../timing/window.ts';
import { procedure, type T } from '../rules.ts';
import { rerolled, rerollsOf, tokenTurn, type RerollTurn } from './rerolls.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends } from '../sides/sides.ts';
import { engagedWith } from '../units/engaged.ts';
import { cardOf, isFixture, mustUnit, unitOf } from '../units/units.ts';
import { ranksOf } from '../units/ranks.ts';
import { wound } from '../units/wounds.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import type { Attack } from './frame.ts';
import { arcModifier, arcOf } from './flank-and-rear.ts';
import { attackProfile, attackTotal, diceCount } from './total.ts';
import { blocking, hitsOf, hitting } from './dice.ts';

export function attackNow(s: BattleState): Attack {
  const now = running(s, attack);
  if (now === null) throw bug('there is no attack');
  return now;
}

/** An NCU that attacks is no unit that could fall. */
const hasFallen = (s: BattleState, attacker: string): boolean => unitOf(s, attacker)?.destroyed === true;

/** battle/attack/blocked-besides-dice */
const blockedBesides = ({ defense }: Attack, { blocks }: AttackTotal): number =>
  defense.length > 0 ? blocks : 0;

function tellSaves(t: T, f: Attack, total: AttackTotal): void {
  const defender = mustUnit(t.state, f.defender);
  const { name: attack } = attackProfile(t.state, f);
  t.emit({
    type: 'saves',
    unit: f.defender,
    hits: f.hits,
    blocked: Math.min(f.hits, f.blocked + blockedBesides(f, total)),
    needed: cardOf(t.state, defender).defense,
    modifiers: [
      ...attackModifiers(t.state, f, attack, 'defenseRoll'),
      ...someModifier('keyword', 'sundering', total.keywords.includes('sundering') ? -1 : 0),
      ...arcModifier(t.state, f, total),
      ...defenseAbilities(t.state, defender),
    ],
    more: [
      ...someModifier('keyword', 'precision', f.pierced),
      ...attackModifiers(t.state, f, attack, 'wounds'),
    ],
  });
}

function gainedSince(f: Attack): AttackTotal {
  const total = nothingGained();
  for (const more of f.gained.slice(f.known)) gain(total, more);
  return total;
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

/** The Wounds of its Hits: battle/attack/hits-per-wound, battle/attack/wounds-for-hits. */
function woundsDealt(t: T, f: Attack, total: AttackTotal): number {
  const { hitsPerWound, woundsForHits } = total;
  const unblocked = Math.max(0, f.hits - f.blocked - blockedBesides(f, total));
  if (woundsForHits === null) return Math.floor(unblocked / hitsPerWound) + f.pierced;
  if (f.hits + f.pierced === 0) return 0;
  const [rolled = 1] = woundsForHits === 'd3' ? t.roll('wounds-for-hits', 1, 3) : [woundsForHits];
  return rolled + ranksOf(t.state, mustUnit(t.state, f.defender));
}

export const attack = procedure<Attack>('attack')({
  'before-attack-dice': (t, f) => {
    if (t.state.fallen.length > 0) f.fallenBefore = t.state.fallen.length;
    // battle/mode-a-storm-of-swords/walls-attacked: the side of a wall is no flank
    // battle/attack/loose: an NCU stands nowhere
    f.arc =
      isFixture(mustUnit(t.state, f.defender)) || unitOf(t.state, f.attacker) === null
        ? 'front'
        : arcOf(mustUnit(t.state, f.defender), mustUnit(t.state, f.attacker));
    happens(t, 'attack-begins', f.attacker, f.defender, { kind: f.kind, charge: f.charge });
    happens(t, 'attack-before-dice', f.attacker, f.defender, { kind: f.kind, charge: f.charge });
  },
  'roll-attack-dice': (t, f) => {
    // battle/attack/completed: an attack whose dice are never rolled is not
    if (mustUnit(t.state, f.defender).destroyed || hasFallen(t.state, f.attacker)) return 'over';
    const attacker = mustUnit(t.state, f.attacker);
    const profile = attackProfile(t.state, f);
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
    const plain = (hits - f.pierced) * (total.doubleHits ? 2 : 1);
    f.hits = plain + (total.keywords.includes('critical-blow') ? sixes : 0) + total.hits;
    const { name, toHit } = attackProfile(t.state, f);
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
    // battle/attack/attacker-falls: of its own dice, or of what answered them
    if (hasFallen(t.state, f.attacker)) return 'over';
    if (defender.destroyed && !isFixture(defender)) return 'attack-completed';
    const { noDefenseDice, woundsForHits } = attackTotal(t.state, f);
    const none = noDefenseDice || woundsForHits !== null || isFixture(defender) || f.hits === 0;
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
    f.wounds = woundsDealt(t, f, total) + total.wounds;
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
    if (f.wounds <= 0 || total.panicPassed) {
      // battle/attack/panic-automatic-pass, battle/morale/certain-pass
      happens(t, 'morale-passed', f.defender, f.attacker, { kind: 'panic' });
      return;
    }
    const attacker = mustUnit(t.state, f.attacker);
    const modifiers = [
      ...attackModifiers(t.state, f, attackProfile(t.state, f).name, 'panicRoll'),
      ...someModifier('keyword', 'vicious', total.keywords.includes('vicious') ? -2 : 0),
      ...arcModifier(t.state, f, total),
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
    rememberAttack(t.state, f.attacker, f.defender);
    const defender = mustUnit(t.state, f.defender);
    const panic = tested(t);
    f.ranksLost += panic?.ranks ?? 0;
    if (panic?.passed === false)
      for (const { panicBecomes = [] } of f.gained) become(t, f.defender, ...panicBecomes);
    f.killed = f.dice.length > 0 && defender.destroyed && !isFixture(defender);
    for (const { attackerBecomes = [] } of f.gained) {
      if (!mustUnit(t.state, f.defender).destroyed) become(t, f.attacker, ...attackerBecomes);
    }
    modeOf(t.state).attackCompleted?.(t, f);
    // battle/attack/surge-forth-last
    if (f.killed && f.kind === 'melee') rulesOf(t.state).rules.surgesAtOnce?.(t, f);
  },
  /** battle/attack/afterwards: what cards and Orders said of the end of this attack comes before answers to it. */
  afterwards: (t, f) => {
    const next = f.afterwards.shift();
    if (next === undefined) return 'completed-effects';
    const { source, within, seat, owner, parts } = next;
    perform(t, completed(f), seat, owner, source, parts, within);
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

/**
 * The kinds of effects: for each what it does, when it can be used, what it is worth and how it is told. A new kind is
 * an entry here, its fields in effect.ts and a word in words.ts.
 */
import { running } from '@maester/kernel';
import { breakTerrain, brokenBy } from '../actions/break-terrain.ts';
import { charge, startCharge } from '../actions/charge.ts';
import { shift } from '../actions/maneuver.ts';
import { march, startMarch } from '../actions/march.ts';
import { melee, startMelee } from '../actions/melee.ts';
import { retreat, startRetreat } from '../actions/retreat.ts';
import { addGain } from '../attack/attack.ts';
import { become, bear, removeCondition } from '../units/conditions.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { CONDITIONS, type AttackGain } from './gains.ts';
import { inches } from '../geometry/measures.ts';
import { hits } from '../attack/hits.ts';
import { addToken, lay, lift, liftFrom } from '../tactics/influence.ts';
import { someModifier } from '../attack/modifiers.ts';
import { test } from '../morale/morale.ts';
import type { T } from '../rules.ts';
import { areFriends, changePlayer, playerOf } from '../sides/sides.ts';
import { isEngaged } from '../units/engaged.ts';
import { changeNcu, changeUnit, mustUnit, ncuOf, unitOf } from '../units/units.ts';
import { ncuActivation } from '../tactics/board.ts';
import { drawCards, takeCard, without } from '../tactics/deck.ts';
import { tokensLeft } from '../units/abilities.ts';
import { restore, wound } from '../units/wounds.ts';
import type { Situation } from './context.ts';
import { readWay } from './ways.ts';
import type { Kinds, Whom } from './effect.ts';
import { amount, holds, worthOf } from './interpreter.ts';

/** The id of whom it concerns. */
function idOf(c: Situation, who: Whom): string {
  if (who === 'owner') return c.owner?.id ?? '';
  if (who === 'chosen') return readWay(c.way).unit;
  return c.occasion[who] ?? '';
}

/** Good for the player if it befalls an enemy. */
function harm(c: Situation, who: Whom, worth: number): number {
  const unit = unitOf(c.s, idOf(c, who)) ?? ncuOf(c.s, idOf(c, who));
  return unit === null || !areFriends(c.s, unit.seat, c.seat) ? worth : -worth;
}

const TOKEN_WORTH = 0.7;
const KEYWORD_WORTH = 1;

function gainWorth({ keywords = [], toHit = 0, dieValue, reroll, wounds = 0, ...more }: AttackGain): number {
  const dice = dieValue === undefined ? 0 : dieValue === 'highest' ? 1.5 : -1.5;
  const again = reroll === undefined ? 0 : 1.5;
  const sure = more.everyDieHits === true ? 3 : 0;
  const panic = (more.panicWounds ?? 0) / 2;
  return keywords.length * KEYWORD_WORTH + toHit + dice + again + sure + panic + wounds;
}

/** The source of a gain is for the rules alone. */
function told(gain: AttackGain): object {
  return Object.fromEntries(Object.entries(gain).filter(([field]) => field !== 'from'));
}

/** The tokens an ability has left, on the unit or NCU it belongs to. */
function tokens(c: Situation): number {
  const of = c.source.of === 'ncu' ? ncuOf(c.s, c.occasion.unit) : c.owner;
  return of === null ? 0 : tokensLeft(of, c.source.id, rulesOf(c.s).abilities[c.source.id]?.tokens ?? 0);
}

/** What a Melee Attack action is spent on besides an enemy. */
export function startOtherMelee(t: T, unit: string, action: string, gained: AttackGain[]): void {
  const terrain = brokenBy(t.state, action);
  if (terrain !== null) t.run(breakTerrain, { unit, terrain });
  else modeOf(t.state).act?.(t, mustUnit(t.state, unit), action, gained);
}

export const EFFECTS: Kinds = {
  gains: {
    do: ({ gain }, { t }) => addGain(t.state, gain),
    worth: ({ gain }) => gainWorth(gain),
    say: ({ gain }) => ({ key: 'effect.gains', facts: { gain: told(gain) } }),
    foresee: ({ gain }, { s }) => addGain(s, gain),
  },
  'gains-chosen': {
    do: ({ among }, { t, way }) => {
      for (const gain of among[way] ?? []) addGain(t.state, gain);
    },
    worth: ({ among }, { way }) => (among[way] ?? []).reduce((sum, gain) => sum + gainWorth(gain), 0),
    say: ({ among }) => ({
      key: 'effect.gains-chosen',
      facts: { count: Math.max(...Object.values(among).map((gains) => gains.length)) },
    }),
    foresee: ({ among }, { s, way }) => {
      for (const gain of among[way] ?? []) addGain(s, gain);
    },
  },
  becomes: {
    do: ({ who, tokens: all }, c) => become(c.t, idOf(c, who), ...all),
    worth: ({ who, tokens: all }, c) => harm(c, who, all.length * TOKEN_WORTH),
    say: ({ who, tokens: all }) => ({ key: 'effect.becomes', facts: { who, tokens: all } }),
    foresee: ({ who, tokens: all }, c) => {
      for (const token of all) bear(c.s, idOf(c, who), token);
    },
  },
  when: {
    enters: ({ if: condition }, c) => holds(condition, c),
    worth: ({ if: condition, then }, c) => (holds(condition, c) ? worthOf(then, c) : 0),
    say: ({ if: { is, facts = {} } }) => ({ key: `condition.${is}`, facts }),
  },
  after: {
    enters: ({ passed }, { t }) => (t.returned as { passed: boolean } | null)?.passed === passed,
    worth: ({ then }, c) => worthOf(then, c) / 2,
    say: ({ passed }) => ({ key: passed ? 'effect.after-passed' : 'effect.after-failed' }),
  },
  has: {
    do: ({ who, ability, until }, c) =>
      lay(c.t, { ability, on: idOf(c, who), by: c.seat, until, from: c.source.id }),
    worth: () => 1,
    say: ({ who, ability, until }) => ({ key: 'effect.has', facts: { who, ability, until } }),
  },
  tests: {
    do: ({ kind, roll, wounds }, c) =>
      test(c.t, kind, idOf(c, 'unit'), {
        seat: c.seat,
        by: c.owner?.id ?? null,
        modifiers: someModifier(c.source.of === 'card' ? 'card' : 'ability', c.source.id, amount(roll, c)),
        wounds: amount(wounds, c),
      }),
    worth: ({ kind }, c) => (kind === 'panic' ? harm(c, 'unit', 1) : 0.5),
    say: ({ kind }) => ({ key: 'effect.tests', facts: { test: kind } }),
  },
  restores: {
    do: ({ who, wounds }, c) => void restore(c.t, idOf(c, who), amount(wounds, c)),
    worth: ({ who, wounds }, c) => harm(c, who, -amount(wounds, c)),
    say: ({ who }) => ({ key: 'effect.restores', facts: { who } }),
  },
  suffers: {
    do: ({ who, wounds, nobodys }, c) =>
      wound(
        c.t,
        idOf(c, who),
        amount(wounds, c),
        nobodys ? null : c.seat,
        nobodys ? null : (c.owner?.id ?? null),
      ),
    worth: ({ who, wounds }, c) => harm(c, who, amount(wounds, c)),
    say: ({ who }) => ({ key: 'effect.suffers', facts: { who } }),
  },
  hits: {
    do: ({ who, count }, c) => hits(c.t, idOf(c, who), amount(count, c), c.seat, c.owner?.id ?? null),
    worth: ({ who, count }, c) => harm(c, who, amount(count, c) / 2),
    say: ({ who }) => ({ key: 'effect.hits', facts: { who } }),
  },
  retreats: {
    do: ({ who, reroll }, c) =>
      c.t.run(retreat, startRetreat(idOf(c, who), reroll !== null && holds(reroll, c))),
    can: ({ who }, c) => isEngaged(c.s, mustUnit(c.s, idOf(c, who))),
    worth: () => 0.5,
    say: ({ who }) => ({ key: 'effect.retreats', facts: { who } }),
  },
  draws: {
    do: ({ cards }, { t, seat }) => drawCards(t, seat, cards),
    worth: ({ cards }) => cards * TOKEN_WORTH,
    say: ({ cards }) => ({ key: 'effect.draws', facts: { cards } }),
  },
  attaches: {
    do: (_, c) => {
      const { t, seat, source, chosen } = c;
      if (chosen.destroyed) return; // by an effect that was resolved before
      changePlayer(t.state, seat, { discard: without(playerOf(t.state, seat).discard, source.id) });
      lay(t, { ability: source.id, on: chosen.id, by: seat, until: 'game', from: source.id });
    },
    worth: () => 1,
    say: () => ({ key: 'effect.attaches' }),
  },
  detaches: {
    do: (_, c) => lift(c.t, ({ on, ability }) => on === c.occasion.unit && ability === c.source.id),
    worth: () => 0,
    say: () => ({ key: 'effect.detaches' }),
    foresee: (_, c) => liftFrom(c.s, ({ on, ability }) => on === c.occasion.unit && ability === c.source.id),
  },
  counts: {
    do: (_, c) => addToken(c.t, idOf(c, 'owner'), c.source.id),
    worth: () => 0,
    say: () => ({ key: 'effect.counts' }),
  },
  'replaces-zone': {
    enters: (_, { t }) => {
      const activation = running(t.state, ncuActivation);
      if (activation === null || activation.replaced) return false;
      activation.replaced = true;
      return true;
    },
    worth: ({ then }, c) => worthOf(then, c) - 1,
    say: () => ({ key: 'effect.replaces-zone' }),
  },
  assaults: {
    do: (_, { t, way }) => {
      const { unit, more: how } = readWay(way);
      const gained: AttackGain[] = [{ dieValue: 'lowest' }];
      if (how === 'attack') t.run(melee, startMelee(unit, null, gained));
      else if (how === 'charge') t.run(charge, { ...startCharge(unit), gained });
      else startOtherMelee(t, unit, how ?? '', gained);
    },
    worth: () => 2.5,
    say: () => ({ key: 'effect.assaults' }),
  },
  overruns: {
    do: ({ reroll }, c) => {
      const surging = running(c.t.state, melee);
      if (surging === null || surging.surge === 'replaced') return;
      surging.surge = 'replaced';
      if (c.way === 'charge')
        c.t.run(charge, { ...startCharge(c.unit.id), reroll: reroll !== null && holds(reroll, c) });
      else c.t.run(march, startMarch(c.s, c.unit));
    },
    worth: (_, { way }) => (way === 'charge' ? 2 : 0.5),
    say: () => ({ key: 'effect.overruns' }),
  },
  shifts: {
    do: ({ who, inches: most }, c) => c.t.run(shift, { unit: idOf(c, who), most: inches(most) }),
    worth: () => 0.3,
    say: ({ who, inches: most }) => ({ key: 'effect.shifts', facts: { who, most } }),
  },
  spends: {
    do: (_, c) => {
      const left = { [c.source.id]: tokens(c) - 1 };
      if (c.source.of === 'ncu') changeNcu(c.s, c.ncu.id, { tokens: { ...c.ncu.tokens, ...left } });
      else if (c.owner !== null) changeUnit(c.s, c.owner.id, { tokens: { ...c.owner.tokens, ...left } });
    },
    can: (_, c) => tokens(c) > 0,
    worth: () => 0,
    say: () => ({ key: 'effect.spends' }),
  },
  'takes-back': {
    do: (_, { t, seat, way }) => takeCard(t, seat, way, 'discard'),
    worth: () => TOKEN_WORTH,
    say: () => ({ key: 'effect.takes-back' }),
  },
  influences: {
    do: ({ ability }, c) => {
      const { t, s, seat, ncu } = c;
      const unit = mustUnit(s, idOf(c, 'chosen'));
      // battle/influence/one-each-side: the new one takes the place of the old
      const friendlyTo = (by: string): boolean => areFriends(s, by, unit.seat);
      lift(
        t,
        ({ on, by, from }) =>
          on === unit.id && ncuOf(s, from) !== null && friendlyTo(by) === friendlyTo(seat),
      );
      lay(t, { ability, on: unit.id, by: seat, until: 'round', from: ncu.id });
      t.emit({ type: 'influence', ncu: ncu.id, unit: unit.id });
    },
    worth: (_, c) => harm(c, 'chosen', -1),
    say: ({ ability }) => ({ key: 'effect.influences', facts: { ability } }),
  },
  sheds: {
    do: (_, { t, way }) => {
      const { unit, more } = readWay(way);
      const token = CONDITIONS.find((known) => known === more);
      if (token !== undefined) removeCondition(t, unit, token);
    },
    worth: (_, c) => (readWay(c.way).more !== null ? harm(c, 'chosen', -TOKEN_WORTH) : 0),
    say: () => ({ key: 'effect.sheds' }),
  },
  own: {
    do: ({ do: act }, c) => act(c as never),
    worth: ({ worth }, c) => amount(worth, c),
    say: ({ name }) => ({ key: 'effect.own', facts: { name } }),
  },
};

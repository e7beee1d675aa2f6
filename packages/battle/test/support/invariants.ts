/**
 * What is true of every state in which someone is asked, whatever was played before: trays lie on the table and not on
 * one another, Wounds, models and cards are all accounted for, points come from named rules, and somebody has something
 * to decide or the game is over.
 */
import { must } from '@maester/kernel/testing';
import { rulesOf } from '../../src/edition/of.ts';
import { overlaps } from '../../src/geometry/contact.ts';
import { KEEP_AWAY } from '../../src/geometry/movement.ts';
import { distance } from '../../src/geometry/polygon.ts';
import { FOOTPRINTS } from '../../src/geometry/tray.ts';
import { TOUCHING } from '../../src/geometry/measures.ts';
import {
  asideOf,
  attachedCards,
  lentCards,
  type BattleState,
  type Player,
  type UnitState,
} from '../../src/state.ts';
import { BATTLEFIELD } from '../../src/geometry/battlefield.ts';
import { areFriends } from '../../src/sides/sides.ts';
import { areEngaged } from '../../src/units/engaged.ts';
import { destroyedRanks, fullRanks, fullWounds, modelsOf, ranksOf } from '../../src/units/ranks.ts';
import { cardOf, isFixture, shapeOf, unitsInPlay } from '../../src/units/units.ts';
import { withoutOne } from '../../src/tactics/known.ts';
import { handLimit, wholeTacticsDeck } from '../../src/tactics/deck.ts';
import { handCount } from '../../src/tactics/foreign.ts';
import type { Moment } from './random-games.ts';

/** Looks at one game from its first moment to its last. */
export class Watch {
  readonly #rules: ReadonlySet<string>;
  #near = new Set<string>();
  #points: number[] = [];
  #activated = new Set<string>();
  /** NCUs that stay in their zone, and activated, for one more round. */
  #staying = new Set<string>();

  constructor(rules: ReadonlySet<string>) {
    this.#rules = rules;
  }

  look({ state: s, events, during }: Moment): void {
    checkFlow(s);
    for (const unit of s.units) checkUnit(s, unit);
    for (const player of s.players) checkCards(s, player);
    checkBoard(s);
    this.#checkPlaces(s, during);
    this.#checkPoints(s, events);
    this.#checkActivations(s, events);
  }

  /** Enemies keep 1" apart unless they touch; only charging and fighting bring a tray nearer, and then it may stay so. */
  #checkPlaces(s: BattleState, during: readonly string[]): void {
    const units = unitsInPlay(s);
    const near = new Set<string>();
    const turning = s.flow.stack.some(({ procedure }) => procedure === 'charge');
    for (const [i, unit] of units.entries()) {
      for (const other of units.slice(i + 1)) {
        if (!turning) must(!overlaps(shapeOf(unit), shapeOf(other)), 'trays never overlap', unit, other);
        if (areFriends(s, unit.seat, other.seat) || areEngaged(unit, other)) continue;
        const away = distance(shapeOf(unit), shapeOf(other));
        if (away >= KEEP_AWAY) continue;
        const pair = `${unit.id} ${other.id}`;
        near.add(pair);
        const fighting = during.includes('charge') || during.includes('melee');
        const allowed = turning || this.#near.has(pair) || fighting;
        must(allowed, 'enemies keep an inch apart or touch', away, unit, other, during);
      }
    }
    this.#near = near;
  }

  #checkPoints(s: BattleState, events: Moment['events']): void {
    if (this.#points.length === 0) this.#points = s.sides.map(() => 0);
    for (const { event } of events) {
      if (event.type !== 'scored') continue;
      must(this.#rules.has(event.because), 'points come from a rule of the ledger', event);
      must(event.points > 0, 'points are scored, not lost', event);
      this.#points[event.side] = (this.#points[event.side] ?? 0) + event.points;
    }
    must(
      s.victoryPoints.every((points, side) => points === this.#points[side]),
      'points are those that were announced',
      s.victoryPoints,
      this.#points,
    );
  }

  #checkActivations(s: BattleState, events: Moment['events']): void {
    for (const { event } of events) {
      if (event.type === 'used' && event.ability === 'unfaltering-politics') this.#staying.add(event.unit);
      if (event.type === 'round') [this.#activated, this.#staying] = [this.#staying, new Set()];
      if (event.type !== 'activated') continue;
      must(!this.#activated.has(event.unit), 'a unit activates once a round', event);
      this.#activated.add(event.unit);
    }
    for (const unit of [...s.units, ...s.ncus])
      must(!unit.activated || this.#activated.has(unit.id), 'a token means an activation', unit.id);
  }
}

function checkFlow(s: BattleState): void {
  const { outcome, waiting, stack } = s.flow;
  must((outcome === null) === waiting.length > 0, 'somebody is asked or it is over', outcome, waiting);
  must(waiting.length <= 1 || stack.length > 0, 'a question is asked', waiting);
  must(s.round >= 1 && s.round <= rulesOf(s).numbers.lastRound, 'six rounds', s.round);
  if (outcome === null) return;
  must(
    outcome.winners.every((seat) => s.seats.includes(seat)),
    'players win',
    outcome,
  );
}

function checkUnit(s: BattleState, unit: UnitState): void {
  const { tray } = cardOf(s, unit);
  if (unit.destroyed) {
    must(unit.wounds === 0 && (unit.pose === null || isFixture(unit)), 'the destroyed are gone', unit);
    must(unit.attachments.length + unit.conditions.length === 0, 'with all they had', unit);
    must(!s.lasting.some(({ on }) => on === unit.id), 'and all that lay on them', unit);
    return;
  }
  const dying = s.flow.stack.some(({ procedure }) => procedure === 'wounds');
  must(unit.wounds > 0 || dying, 'who has no Wounds is destroyed', unit);
  must(unit.wounds <= fullWounds(s, unit), 'nobody has more Wounds than at first', unit);
  must(Math.ceil(unit.wounds / cardOf(s, unit).wounds) === modelsOf(s, unit), 'models hold Wounds', unit);
  must(ranksOf(s, unit) + destroyedRanks(s, unit) === fullRanks(s, unit), 'ranks are there or lost', unit);
  must(unit.attachments.length <= Math.max(1, modelsOf(s, unit)), 'attachments are models', unit);
  must(new Set(unit.conditions).size === unit.conditions.length, 'one token of each kind', unit);
  const { ordersUsed, tokens } = unit;
  must(new Set(ordersUsed ?? []).size === (ordersUsed?.length ?? 0), 'an Order once a round', unit);
  must(ordersUsed?.length !== 0, 'no Orders are null', unit);
  must(tokens === null || Object.keys(tokens).length > 0, 'no tokens are null', unit);
  if (unit.pose === null) return;
  // A pivot may leave corners hanging over the edge, never the middle.
  const { width, depth } = FOOTPRINTS[tray];
  const least = Math.min(width, depth) / 2 - TOUCHING;
  const { x, y } = unit.pose;
  must(
    x >= least && y >= least && x <= BATTLEFIELD.width - least && y <= BATTLEFIELD.depth - least,
    'trays lie on the table',
    unit,
  );
}

function checkCards(s: BattleState, player: Player): void {
  const attached = attachedCards(s, player.seat).filter((card) => card in rulesOf(s).tactics);
  const lent = lentCards(s, player.seat);
  const all = [...player.deck, ...player.hand, ...player.discard, ...asideOf(player), ...attached, ...lent];
  must(
    all.toSorted().join() === wholeTacticsDeck(rulesOf(s), player).toSorted().join(),
    'the cards of a deck stay the same',
    all,
  );
  for (const [viewer, one] of Object.entries(player.known ?? {})) {
    const { hand, top, bottom } = one;
    const { deck } = player;
    must(
      hand.reduce(withoutOne, player.hand).length === player.hand.length - hand.length,
      'a seen hand',
      viewer,
      player,
    );
    must(
      top.every((card, i) => deck[i] === card),
      'a seen top of the deck',
      viewer,
      player,
    );
    must(
      bottom.every((card, i) => deck[deck.length - bottom.length + i] === card),
      'a seen bottom',
      viewer,
      player,
    );
    must(hand.length + top.length + bottom.length > 0, 'who knows nothing is not named', viewer);
  }
  const discarding = s.flow.stack.some(({ procedure }) => procedure === 'discard-down');
  must(handCount(player) <= handLimit(s, player.seat) || discarding, 'a hand has a limit', player);
  must(player.passes >= 0 && player.passes <= 2, 'two passes', player);
}

function checkBoard(s: BattleState): void {
  const claimed = Object.values(s.zones).flatMap((ncu) => ncu ?? []);
  must(new Set(claimed).size === claimed.length, 'an NCU holds one zone', s.zones);
  for (const id of claimed) {
    const ncu = s.ncus.find((one) => one.id === id);
    must(ncu?.activated === true && !ncu.destroyed, 'only an activated NCU holds a zone', ncu);
  }
  for (const objective of s.objectives) {
    const holder = s.units.find(({ id }) => id === (objective.carriedBy ?? objective.claimedBy));
    must(holder === undefined || !holder.destroyed, 'the destroyed hold nothing', objective);
  }
}

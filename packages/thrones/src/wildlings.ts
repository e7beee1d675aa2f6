/**
 * Wildling attacks: everyone bids power in secret; together they must match the wildlings' strength. A card then
 * rewards the highest bidder, or punishes the lowest bidder and, less, everyone else. What each card does is in
 * wildling-effects.ts.
 */
import { bug, refuse } from '@maester/kernel';
import { firstOn, houseOf, losePower, turnOrder, type T } from './board.ts';
import type { HouseId } from './houses.ts';
import { rememberBids } from './memory.ts';
import { houseOptions } from './options.ts';
import { procedure } from './rules.ts';
import { HIDDEN, type ThronesState } from './state.ts';
import { WILDLING_EFFECTS } from './wildling-effects.ts';
import { WILDLING_TRACK } from './wildling-cards.ts';

const STEP = WILDLING_TRACK[1] - WILDLING_TRACK[0];
/** After a defeat of the Night's Watch the threat goes back so many positions. */
const BACK_AFTER_DEFEAT = 2;
/** The strength of the attack that a Preemptive Raid beaten back brings about. */
const SECOND_ATTACK = 6;

export function advanceThreat(t: T, positions: number): void {
  const { state: s } = t;
  s.wildlingThreat = Math.max(
    0,
    Math.min(s.wildlingThreat + positions * STEP, WILDLING_TRACK[WILDLING_TRACK.length - 1] ?? 0),
  );
  t.emit({ type: 'wildling-threat', threat: s.wildlingThreat });
}

export function shuffleWildlings(t: T): void {
  t.shuffle('wildling-deck', t.state.wildlingDeck);
}

interface WildlingAttack {
  strength: number;
  /** Houses that take no part: the hero of a preemptive raid. */
  left: HouseId[];
  bids: { [house: string]: number };
  highest: HouseId | null;
  lowest: HouseId | null;
  /** Houses that must still be dealt with by the card. */
  queue: HouseId[];
}

/** Sets off an attack of this strength on all Houses but those that stand aside. */
export function wildlingsAttack(t: T, strength: number, left: HouseId[] = []): void {
  t.run(wildlingAttack, { strength, left, bids: {}, highest: null, lowest: null, queue: [] });
}

function bidders(s: ThronesState, f: WildlingAttack): HouseId[] {
  return s.houses.filter((house) => !f.left.includes(house));
}

function watchStrength(f: WildlingAttack): number {
  return Object.values(f.bids).reduce((sum, bid) => sum + bid, 0);
}

function watchWins(f: WildlingAttack): boolean {
  return watchStrength(f) >= f.strength;
}

/** Those whose bid decides: the highest if the Watch won, the lowest if not. */
function tied(s: ThronesState, f: WildlingAttack): HouseId[] {
  const amounts = Object.values(f.bids);
  const decisive = watchWins(f) ? Math.max(...amounts) : Math.min(...amounts);
  return bidders(s, f).filter((house) => f.bids[house] === decisive);
}

export const wildlingAttack = procedure<WildlingAttack>('wildling-attack')({
  bid: {
    ask: 'amount',
    seats: bidders,
    range: (s, _, seat) => [0, houseOf(s, seat as HouseId).power],
    whyNot: (s, _, seat, bid) =>
      refuse('thrones/wildlings/secret-bids', { bid, power: houseOf(s, seat as HouseId).power }),
    facts: (_, f) => ({ strength: f.strength }),
    thenAll: (t, f, bids) => {
      f.bids = { ...bids };
      t.emit({ type: 'bids', bids, for: 'wildlings' });
      rememberBids(t.state, 'wildling-attack', bids);
      for (const house of bidders(t.state, f)) losePower(t.state, house, bids[house] ?? 0);
      const won = watchWins(f) ? 'watch' : 'wildlings';
      t.emit({ type: 'wildlings', strength: f.strength, watch: watchStrength(f), won });
    },
  },
  /** thrones/wildlings/ties: settled before the card is turned up. */
  'break-tie': {
    ask: 'option',
    seat: (s) => firstOn(s, 'iron-throne'),
    options: (s, f) => houseOptions(tied(s, f)),
    whyNot: (s, f, _, house) =>
      s.houses.some((known) => known === house)
        ? refuse('thrones/wildlings/ties', { house, tied: tied(s, f) })
        : null,
    facts: (_, f) => ({ among: watchWins(f) ? 'highest' : 'lowest' }),
    forced: 'is-taken',
    then: (t, f, option) => {
      const house = option as HouseId;
      if (watchWins(f)) f.highest = house;
      else f.lowest = house;
      t.emit({ type: watchWins(f) ? 'highest-bidder' : 'lowest-bidder', house });
    },
  },
  'reveal-wildling-card': (t, f) => {
    const top = t.state.wildlingDeck[0];
    if (top === undefined || top.card === HIDDEN) throw bug('the wildling deck has no card to turn up');
    t.state.wildlingDeck[0] = { card: top.card, seenBy: t.state.houses };
    t.reveal();
    t.emit({ type: 'wildling-card', card: top.card });
    f.queue = watchWins(f)
      ? []
      : [...turnOrder(t.state)].filter((house) => house !== f.lowest && !f.left.includes(house));
    if (f.lowest !== null) f.queue.unshift(f.lowest); // thrones/wildlings/lowest-bidder-first
    if (f.highest !== null) f.queue = [f.highest];
  },
  'resolve-wildling-card': (t, f) => {
    const house = f.queue.shift();
    if (house === undefined) return 'bury-wildling-card';
    const card = t.state.wildlingDeck[0]?.card;
    if (card === undefined || card === HIDDEN) throw bug('the wildling card is gone');
    const effect = WILDLING_EFFECTS[card];
    if (house === f.highest) effect.watch(t, house, f.bids[house] ?? 0);
    else if (house === f.lowest) effect.lowest(t, house);
    else effect.others(t, house);
    return 'resolve-wildling-card';
  },
  /** Everyone has seen it go to the bottom. */
  'bury-wildling-card': (t) => {
    const { wildlingDeck: deck, houses } = t.state;
    const used = deck.shift();
    if (used === undefined) throw bug('the wildling card is gone');
    deck.push({ card: used.card, seenBy: houses });
    t.returns(used.card);
  },
  'adjust-wildlings-track': (t, f) => {
    const raided = t.returned === 'preemptive-raid' && f.highest !== null;
    if (watchWins(f)) {
      t.state.wildlingThreat = 0;
      t.emit({ type: 'wildling-threat', threat: 0 });
    } else advanceThreat(t, -BACK_AFTER_DEFEAT);
    // thrones/ruling/second-attack: the others face it alone, and the threat is already 0.
    if (raided && f.highest !== null) wildlingsAttack(t, SECOND_ATTACK, [...f.left, f.highest]);
  },
});

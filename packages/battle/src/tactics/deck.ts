/** The Tactics Deck and the hand: three cards to begin with, never more than five, and a deck that runs out. */
import type { Option } from '@maester/kernel';
import { joined, named, silent } from '../options.ts';
import type { Edition } from '../edition/edition.ts';
import { rulesOf } from '../edition/of.ts';
import { leadership } from '../army/leadership.ts';
import { controlsCard } from '../objectives/objectives.ts';
import { procedure, type T } from '../rules.ts';
import { asideOf, attachedCards, lentCards, type BattleState, type Player } from '../state.ts';
import { changePlayer, isOut, playerOf, sideOf } from '../sides/sides.ts';
import { abilitiesOfNcu, abilitiesWith } from '../units/abilities.ts';
import { isOnTable } from '../units/on-table.ts';
import { isDeployed } from '../units/units.ts';
import { foreignOf, handCount, returnForeign, wholeHand } from './foreign.ts';
import { afterDraw, afterShown, afterShuffle, cameToHand, TABLE } from './known.ts';

/** battle/objective/card-5 */
const LARGER_HAND = 5;

/** The card whose Tactics cards an army has: its Commander, or the NCU for whom that one stands in. */
function leader(rules: Edition, commander: string): string {
  return Object.keys(rules.ncus).find((ncu) => leadership(rules, ncu)?.proxy === commander) ?? commander;
}

type Deck = Pick<Player, 'faction' | 'commander'>;

const decks = new WeakMap<Edition, Map<string, Map<string, readonly string[]>>>();

/** The cards of a deck, each once: the faction's seven and the Commander's three, or six and four. They are worked out once. */
export function cardsOfDeck(rules: Edition, { faction, commander }: Deck): readonly string[] {
  const known = decks.get(rules)?.get(faction)?.get(commander);
  if (known !== undefined) return known;
  const cards = listDeck(rules, faction, commander);
  const factions = decks.get(rules) ?? new Map<string, Map<string, readonly string[]>>();
  const commanders = factions.get(faction) ?? new Map<string, readonly string[]>();
  decks.set(rules, factions.set(faction, commanders.set(commander, cards)));
  return cards;
}

function listDeck(rules: Edition, faction: string, commander: string): readonly string[] {
  const { commands = [], wholeDeck = false } = leadership(rules, leader(rules, commander)) ?? {};
  const own = Object.entries(rules.tactics)
    .filter(([, card]) => card.faction === faction && card.commander === null)
    .map(([id]) => id);
  // battle/tactics-deck/replaced-card
  const replaced = commands.map((id) => rules.tactics[id]?.replaces);
  return [...(wholeDeck ? [] : own.filter((id) => !replaced.includes(id))), ...commands];
}

/** Two copies of each. */
export function wholeTacticsDeck(rules: Edition, deck: Deck): string[] {
  return cardsOfDeck(rules, deck).flatMap((id) => [id, id]);
}

/** Whether a copy must be in the deck, as its owner can tell from all other copies. */
export function isInDeck(s: BattleState, seat: string, card: string): boolean {
  const player = playerOf(s, seat);
  const copies = (cards: readonly string[]): number => cards.filter((other) => other === card).length;
  const elsewhere = [
    ...player.hand,
    ...player.discard,
    ...asideOf(player),
    ...attachedCards(s, seat),
    ...lentCards(s, seat),
  ];
  return copies(wholeTacticsDeck(rulesOf(s), player)) > copies(elsewhere);
}

/** Some NCUs and units enlarge the hand; the same Ability does so only once. */
function extraCards(s: BattleState, seat: string): number {
  const { abilities } = rulesOf(s);
  const more = controlsCard(s, seat, LARGER_HAND) ? 1 : 0;
  if (!isOnTable(s, 'hand')) return more;
  const names = new Set<string>();
  for (const ncu of s.ncus)
    if (ncu.seat === seat && !ncu.destroyed) for (const name of abilitiesOfNcu(s, ncu)) names.add(name);
  for (const unit of s.units)
    if (unit.seat === seat && isDeployed(unit))
      for (const { id } of abilitiesWith(s, unit, 'hand')) names.add(id);
  return [...names].reduce((sum, name) => sum + (abilities[name]?.hand ?? 0), more);
}

export function handSize(s: BattleState, seat: string): number {
  return rulesOf(s).numbers.hand + extraCards(s, seat);
}

/** Infinity where hands have no limit. */
export function handLimit(s: BattleState, seat: string): number {
  return (rulesOf(s).numbers.handLimit ?? Infinity) + extraCards(s, seat);
}

/** Draws as many as the deck has; above the limit the player discards at once. */
export function drawCards(t: T, seat: string, count: number): void {
  const { deck, hand, known } = playerOf(t.state, seat);
  const drawn = deck.slice(0, count);
  if (drawn.length === 0) return;
  changePlayer(t.state, seat, {
    deck: deck.slice(drawn.length),
    hand: [...hand, ...drawn],
    known: afterDraw(known, seat, drawn.length, deck.length),
  });
  t.reveal();
  t.emit({ type: 'drawn', seat, cards: drawn }, [seat]);
  keepToLimit(t, seat);
}

/** The objective or the unit that enlarges the hand may have been lost. */
export function keepHandsToLimit(t: T): void {
  if (isOnTable(t.state, 'hand') || t.state.objectives.some(({ card }) => card === LARGER_HAND))
    for (const seat of t.state.seats) keepToLimit(t, seat);
}

/** What enlarged the hand may be gone: cards above the limit go at once. */
export function keepToLimit(t: T, seat: string): void {
  const usual = rulesOf(t.state).numbers.handLimit ?? Infinity;
  const count = handCount(playerOf(t.state, seat));
  if (count > usual && count > handLimit(t.state, seat)) t.run(discardDown, { seat });
}

/** Everyone but the player himself, spectators too. */
export function onlookers(s: BattleState, seat: string): readonly string[] {
  return [...s.seats.filter((other) => other !== seat), TABLE];
}

/** A card goes from the discard pile or the deck to the hand; a searched deck is shuffled afterwards. */
export function takeCard(
  t: T,
  seat: string,
  card: string,
  from: 'deck' | 'discard',
  shown: 'shown' | 'hidden' = 'shown',
): void {
  const player = playerOf(t.state, seat);
  const known = from === 'deck' ? afterShuffle(player.known) : player.known;
  const isShown = shown === 'shown' || from === 'discard';
  changePlayer(t.state, seat, {
    [from]: without(player[from], card),
    hand: [...player.hand, card],
    known: isShown ? cameToHand(known, onlookers(t.state, seat), card) : known,
  });
  if (from === 'deck') t.reveal();
  if (isShown) t.emit({ type: 'card-taken', seat, card, from });
  else t.emit({ type: 'drawn', seat, cards: [card] }, [seat]);
  keepToLimit(t, seat);
}

export function without(cards: readonly string[], card: string): string[] {
  const rest = cards.slice();
  rest.splice(rest.lastIndexOf(card), 1);
  return rest;
}

export function shuffleDeck(t: T, seat: string): void {
  const { deck: before, known } = playerOf(t.state, seat);
  const deck = before.slice();
  t.shuffle(`tactics-deck-${seat}`, deck);
  changePlayer(t.state, seat, { deck, known: afterShuffle(known) });
}

/** Positions in the hand stand for the cards, since a hand may hold two alike. */
const placeInHand = (card: string, i: number): Option => joined('|', silent(String(i)), named('card', card));

export function places(s: BattleState, seat: string): Option[] {
  return wholeHand(playerOf(s, seat)).map(placeInHand);
}

export function discardChosen(t: T, seat: string, chosen: readonly string[]): void {
  const hand = wholeHand(playerOf(t.state, seat));
  const isGone = (card: string, i: number): boolean => chosen.includes(placeInHand(card, i).id);
  discardFromHand(t, seat, new Set(hand.flatMap((card, i) => (isGone(card, i) ? [i] : []))));
}

export function discardFromHand(t: T, seat: string, gone: ReadonlySet<number>): void {
  const player = playerOf(t.state, seat);
  const { hand, discard, known } = player;
  const cards = hand.filter((_, i) => gone.has(i));
  const foreign = foreignOf(player).filter((_, i) => gone.has(hand.length + i));
  if (cards.length + foreign.length === 0) return;
  changePlayer(t.state, seat, {
    hand: hand.filter((_, i) => !gone.has(i)),
    discard: [...discard, ...cards],
    known: cards.reduce(afterShown, known),
  });
  for (const { card } of foreign) returnForeign(t.state, seat, card);
  t.reveal();
  t.emit({ type: 'discarded', seat, cards: [...cards, ...foreign.map(({ card }) => card)] });
}

/** A card of the hand that nobody chooses. */
export function discardAtRandom(t: T, seat: string): void {
  const count = handCount(playerOf(t.state, seat));
  if (count > 0) discardFromHand(t, seat, new Set([t.pick('discard-at-random', count)]));
}

export const discardDown = procedure<{ seat: string }>('discard-down')({
  discard: {
    ask: 'several',
    seat: (_, f) => f.seat,
    options: (s, f) => places(s, f.seat),
    howMany: (s, f) => {
      const over = handCount(playerOf(s, f.seat)) - handLimit(s, f.seat);
      return [Math.max(0, over), Math.max(0, over)];
    },
    then: (t, f, chosen) => discardChosen(t, f.seat, chosen),
  },
});

/** In the Clean-Up Phase: discard freely, then draw up to three. */
export const refillHand = procedure<{ seats: string[] }>('refill-hand')({
  discard: {
    ask: 'several',
    seat: (s, f) => f.seats.find((seat) => handCount(playerOf(s, seat)) > 0) ?? null,
    options: (s, _, seat) => places(s, seat),
    howMany: (s, _, seat) => [0, handCount(playerOf(s, seat))],
    suggest: () => [[]],
    then: (t, f, chosen, seat) => {
      f.seats = f.seats.filter((other) => other !== seat);
      discardChosen(t, seat, chosen);
      return 'discard';
    },
  },
  draw: (t) => {
    for (const seat of t.state.seats) {
      if (isOut(t.state, sideOf(t.state, seat))) continue;
      drawCards(t, seat, Math.max(0, handSize(t.state, seat) - handCount(playerOf(t.state, seat))));
    }
  },
});

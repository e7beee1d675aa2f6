/** Which Tactics cards to take, to keep and to give up: by what they may yet be worth, whatever their order. */
import { areFriends, playerOf, rulesOf, worthInHand, type BattleState } from '@maester/battle/readers';
import { cardsOfDeck, wholeHand } from '@maester/battle/tables';
import { idOn, type Decision, type Eyes, type Json, type Option } from '@maester/kernel';

/** Cards of the own hand that go, or of which an opponent chooses one that goes. */
const GIVES_UP: ReadonlySet<string> = new Set([
  'discard-down/discard',
  'give-up-cards/choose',
  'show-cards/choose',
]);

interface Card {
  readonly id: string;
  readonly card: string;
  readonly pile: string | null;
  readonly worth: number;
}

/** The answer to a question about cards; null if this is none. */
export function cardChoice(eyes: Eyes, decision: Decision): Json | null {
  if (decision.kind === 'several' && GIVES_UP.has(decision.ask))
    return givenUp(cheapestFirst(worthOfEach(viewOf(eyes), eyes.seat, decision.options)), decision);
  if (decision.kind !== 'option') return null;
  const of = String(decision.facts['of'] ?? eyes.seat);
  switch (decision.ask) {
    case 'search-freely/take-card':
    case 'put-aside/choose':
      return taken(viewOf(eyes), eyes.seat, decision.options);
    case 'look-at-hand/discard':
    case 'show-cards/discard':
      return cheapestFirst(worthOfEach(viewOf(eyes), of, decision.options)).at(-1)?.id ?? null;
    case 'look-at-deck/choose':
      return decision.options.some(({ id }) => id === NOTHING)
        ? discardedFromTop(viewOf(eyes), eyes.seat, of, decision.options)
        : taken(viewOf(eyes), of, decision.options);
    default:
      return null;
  }
}

const viewOf = (eyes: Eyes): BattleState => eyes.view() as BattleState;

/** Each card on offer that could be in this player's hand. */
function worthOfEach(s: BattleState, seat: string, options: readonly Option[]): readonly Card[] {
  const offered = options.flatMap(({ id, on }) => {
    const card = idOn(on, 'card');
    return card === null ? [] : [{ id, card, pile: idOn(on, 'pile') }];
  });
  const worths = worthInHand(
    s,
    seat,
    offered.map(({ card }) => card),
  );
  return offered.map((one, i) => ({ ...one, worth: worths[i] ?? 0 }));
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A second copy is worth half: its moments are those of the first. */
function cheapestFirst(cards: readonly Card[]): readonly Card[] {
  const inOrder = cards.toSorted((a, b) => byName(a.card, b.card) || byName(a.id, b.id));
  const copies = inOrder.map((one, i) => {
    const before = inOrder.slice(0, i).filter(({ card }) => card === one.card).length;
    return { ...one, worth: one.worth / (1 + before) };
  });
  return copies.toSorted((a, b) => a.worth - b.worth);
}

/** As few as possible, and whatever can do nothing any more. */
function givenUp(
  cards: readonly Card[],
  { min, max }: { readonly min: number; readonly max: number },
): readonly string[] {
  return cards
    .slice(0, max)
    .filter(({ worth }, i) => i < min || worth === 0)
    .map(({ id }) => id);
}

/** For the hand of this player, who may have copies already. */
function taken(s: BattleState, seat: string, options: readonly Option[]): string | null {
  const hand = wholeHand(playerOf(s, seat));
  const copies = ({ card }: Card): number => 1 + hand.filter((other) => other === card).length;
  const [best] = worthOfEach(s, seat, options)
    .map((one) => ({ ...one, worth: one.worth / copies(one) }))
    .toSorted((a, b) => b.worth - a.worth || byName(a.card, b.card) || fromDiscard(b) - fromDiscard(a));
  return best?.id ?? null;
}

/** Nobody draws what lies in the discard pile. */
const fromDiscard = ({ pile }: Card): number => (pile === 'discard' ? 1 : 0);

const NOTHING = 'nothing';

/** What lies on a deck goes if it is worse for a friend than its other cards, or better for an enemy. */
function discardedFromTop(s: BattleState, seat: string, of: string, options: readonly Option[]): string {
  const deck = cardsOfDeck(rulesOf(s), playerOf(s, of));
  const usual = worthInHand(s, of, deck).reduce((sum, worth) => sum + worth, 0) / deck.length;
  const cards = cheapestFirst(worthOfEach(s, of, options));
  const isFriend = areFriends(s, of, seat);
  const found = isFriend ? cards[0] : cards.at(-1);
  if (found === undefined) return NOTHING;
  return (isFriend ? found.worth < usual : found.worth > usual) ? found.id : NOTHING;
}

/**
 * Cards of an opponent that a player has in hand (battle/tactics-deck/foreign). They lie there for everyone to see, count
 * for the size of the hand, and whenever one leaves it, it goes to the discard pile of its owner.
 */
import { rulesOf } from '../edition/of.ts';
import type { T } from '../rules.ts';
import { changePlayer, playerOf } from '../sides/sides.ts';
import type { BattleState, Foreign, Lasting, Player } from '../state.ts';
import { lay } from './influence.ts';
import { withoutOne } from './known.ts';

const NONE: readonly Foreign[] = [];

export function foreignOf({ foreign = NONE }: Player): readonly Foreign[] {
  return foreign;
}

/** Cards of the hand, foreign ones last. */
export function wholeHand(player: Player): readonly string[] {
  return player.foreign === undefined
    ? player.hand
    : [...player.hand, ...player.foreign.map(({ card }) => card)];
}

export function handCount({ hand, foreign = NONE }: Player): number {
  return hand.length + foreign.length;
}

/** The player has these and no others; nothing is written down for none. */
function setForeign(s: BattleState, seat: string, cards: readonly Foreign[]): void {
  s.players = s.players.map((player) => {
    if (player.seat !== seat) return player;
    const { foreign: _, ...rest } = player;
    return cards.length === 0 ? rest : { ...rest, foreign: cards };
  });
}

/** From an opponent's discard pile to the hand; the Commander it names is the player's own from now on. */
export function takeForeign(s: BattleState, seat: string, owner: string, card: string): void {
  const { discard } = playerOf(s, owner);
  if (!discard.includes(card)) return;
  changePlayer(s, owner, { discard: withoutOne(discard, card) });
  const player = playerOf(s, seat);
  setForeign(s, seat, [...foreignOf(player), { card, owner }]);
  const name = commanderNamed(s, card);
  const { namesakes = [] } = player;
  if (name !== null && !namesakes.includes(name)) changePlayer(s, seat, { namesakes: [...namesakes, name] });
}

/** The Character of the Commander whose card it is. */
function commanderNamed(s: BattleState, card: string): string | null {
  const { tactics, attachments, units, ncus } = rulesOf(s);
  const id = tactics[card]?.commander ?? '';
  return (attachments[id] ?? units[id] ?? ncus[id])?.character ?? null;
}

/** One of these leaves the hand; gives back whether there was one. */
export function returnForeign(s: BattleState, seat: string, card: string): boolean {
  const all = foreignOf(playerOf(s, seat));
  const found = all.find((one) => one.card === card);
  if (found === undefined) return false;
  setForeign(
    s,
    seat,
    all.filter((one) => one !== found),
  );
  changePlayer(s, found.owner, { discard: [...playerOf(s, found.owner).discard, card] });
  return true;
}

/** A card that was just played stays on a unit: out of the discard pile of whoever owns it. */
export function attachPlayed(t: T, seat: string, card: string, on: string, until: Lasting['until']): boolean {
  const { state: s } = t;
  const owner = [seat, ...s.seats].find((one) => playerOf(s, one).discard.includes(card));
  if (owner === undefined) return false;
  changePlayer(s, owner, { discard: withoutOne(playerOf(s, owner).discard, card) });
  lay(t, { ability: card, on, by: seat, until, from: card, ...(owner !== seat && { owner }) }, true);
  return true;
}

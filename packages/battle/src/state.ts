/**
 * The state of a battle: the table with its units, terrain and tokens, the Tactics Board, each player's cards, and
 * the Victory Points of the sides. Units are immutable records that are replaced when they change, and so are most of
 * the lists, so that a copy of the state shares them.
 *
 * A seat is a player; a side is one or more seats who win together. Units, cards and turns belong to seats,
 * friendship, turns order and Victory Points to sides.
 */
import { shuffled, type Flow, type Random, type Viewer } from '@maester/kernel';
import type { Condition } from './effects/gains.ts';
import type { Pose } from './geometry/measures.ts';
import { imagineModeState, viewModeState, type ModeState } from './modes/mode-state.ts';
import { knownTo, withoutOne, type KnownCards } from './tactics/known.ts';
import type { FootprintKind } from './geometry/tray.ts';
import type { ArmyList } from './army/army.ts';
import type { ModeId } from './modes/ids.ts';
import type { TerrainMethod } from './set-up/terrain-methods.ts';
import type { TerrainKeyword, TerrainKind } from './terrain/kinds.ts';

/** Tokens that cards put on a unit or NCU, by what they are called. */
export type Tokens = { readonly [name: string]: number };

/** What few units have at a time is null where there is none: that is saved, sent and read faster than an empty list. */
export interface UnitState {
  readonly id: string;
  readonly seat: string;
  readonly card: string;
  readonly tray: FootprintKind;
  /** Those still alive; the first is destroyed last. */
  readonly attachments: readonly string[];
  /** Wounds left in the whole unit. */
  readonly wounds: number;
  /** Null before deployment, in reserve, and once destroyed. */
  readonly pose: Pose | null;
  readonly destroyed: boolean;
  readonly activated: boolean;
  readonly conditions: readonly Condition[];
  /** Names of the Orders used this round. */
  readonly ordersUsed: readonly string[] | null;
  readonly tokens: Tokens | null;
  /** The attachments it had when it was destroyed. */
  readonly fellWith?: readonly string[];
}

export interface NcuState {
  readonly id: string;
  readonly seat: string;
  readonly card: string;
  readonly activated: boolean;
  readonly destroyed: boolean;
  readonly tokens: Tokens | null;
  /** Whose it really is, while someone else has it for the round. */
  readonly home?: string;
  /** It stays on the Tactics Board in the next Clean-Up Phase. */
  readonly stays?: true;
}

/** The edges of the table. */
export const EDGES = ['south', 'north', 'west', 'east'] as const;

/** A card in the hand of another player, and whose it is. */
export interface Foreign {
  readonly card: string;
  readonly owner: string;
}

export interface Player {
  readonly seat: string;
  readonly side: number;
  readonly faction: string;
  readonly commander: string;
  /** The table edge: an index of EDGES. */
  readonly edge: number | null;
  readonly deck: readonly string[];
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  /** Cards that a card of the player put aside face down; null while there are none. */
  readonly aside: readonly string[] | null;
  /** Which of the cards that lie face down have been seen, and by whom. */
  readonly known: KnownCards;
  /** Turns that may still be passed in this game, and whether one was this round. */
  readonly passes: number;
  readonly passed: boolean;
  /** Cards of opponents in the hand, which everyone knows (battle/tactics-deck/foreign). */
  readonly foreign?: readonly Foreign[];
  /** Commanders of opponents: where a card names them, the player's own is meant. */
  readonly namesakes?: readonly string[];
  /** In the next turn only a Combat Unit may be activated, if there is one (battle/tactics-board/water-gardens). */
  readonly mustActivateUnit: boolean;
}

/** An effect that stays for a while on a unit: an Influence, an attached card, something until the end of the turn. */
export interface Lasting {
  readonly ability: string;
  /** The unit or NCU it is on; a seat for what a player has. */
  readonly on: string;
  readonly by: string;
  readonly until: 'turn' | 'round' | 'game';
  /** The NCU or Tactics card it comes from. */
  readonly from: string;
  /** Whether that card lies on the unit: it is in no pile then, and goes to the discard pile when the effect ends. */
  readonly attached: boolean;
  readonly tokens: number;
  /** Whose card it is, if not that of the player who laid it. */
  readonly owner?: string;
  /** Another unit that it is about. */
  readonly about?: string;
  /** It waits for its player to use it, and is no ability of what it lies on (battle/ability/waiting). */
  readonly watch?: true;
  /** What was chosen for it. */
  readonly choice?: readonly string[];
}

/** What cards ask about later in the turn or round. Long lists have figures, which are saved and read faster than names. */
export interface Memory {
  /** Enemies that were Engaged with each other when the turn began. */
  readonly engaged: readonly (readonly [string, string])[];
  /** Attacks of this round: attacker and defender. */
  readonly attacks: readonly (readonly [string, string])[];
  /** Units that completed an Action this round, by their places in the list, which they keep. */
  readonly acted: readonly number[];
  /** The seats whose turns of this round have begun, in order, by their places. */
  readonly turns: readonly number[];
}

const NO_CARDS: readonly string[] = [];

export const asideOf = ({ aside }: Player): readonly string[] => aside ?? NO_CARDS;

export const noneIsNull = (cards: readonly string[]): readonly string[] | null =>
  cards.length === 0 ? null : cards;

export const NOTHING_HAPPENED: Memory = { engaged: [], attacks: [], acted: [], turns: [] };

/** A destroyed attachment, whose it was and the unit it was in. */
export interface Fallen {
  readonly card: string;
  readonly seat: string;
  readonly unit: string;
}

/** The zones of the Tactics Board in its order, each with the NCU that claimed it. */
export type Zones = { readonly [zone: string]: string | null };

export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly pose: Pose;
  /** Those of a piece that a card placed, in the place of those of its kind. */
  readonly keywords?: readonly TerrainKeyword[];
  /** The player whose enemies it daunts. */
  readonly daunts?: string;
}

export interface Objective {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The objective card that is its ability, if the mode deals any. */
  readonly card: number | null;
  /** The unit that claimed it by standing over it. */
  readonly claimedBy: string | null;
  /** The unit that carries it, in modes where tokens are picked up. */
  readonly carriedBy: string | null;
}

export interface BattleState {
  flow: Flow;
  /** The edition of the rules, by name. */
  edition: string;
  mode: ModeId;
  points: number;
  seats: readonly string[];
  /** The seats of each side. */
  sides: readonly (readonly string[])[];
  round: number;
  /** The side that begins the round, and the seat whose turn it is. */
  firstSide: number;
  /** The side that begins the next round, if a card says so. */
  nextFirstSide: number | null;
  turn: string | null;
  /** The side that chose its deployment zone. */
  zoneChooser: number;
  players: readonly Player[];
  /** Replaced with every change, as units are, so that others can remember what follows from it. */
  units: readonly UnitState[];
  ncus: readonly NcuState[];
  zones: Zones;
  terrain: readonly TerrainPiece[];
  objectives: readonly Objective[];
  lasting: readonly Lasting[];
  fallen: readonly Fallen[];
  victoryPoints: number[];
  /** Seats that may not play Tactics cards for the rest of the turn (a Disorderly Charge). */
  silenced: readonly string[];
  memory: Memory;
  /** What the game mode keeps for itself. */
  modeState: ModeState;
}

export interface BattleSetup {
  /** The edition of the rules. */
  readonly edition: string;
  readonly mode: ModeId;
  /** The size of each army. */
  readonly points: number;
  readonly armies: readonly ArmyList[];
  /** The seats of each side: two teams, or every seat for itself. */
  readonly sides: readonly (readonly string[])[];
  readonly terrain: TerrainMethod;
}

const HIDDEN = 'hidden';

/** An ability of this name makes a unit or NCU lose its printed ones, but for the innate. */
export const ABILITIES_LOST = 'abilities-lost';
/** An ability of this name makes the attachments of a unit lose theirs. */
export const ATTACHMENT_ABILITIES_LOST = 'attachment-abilities-lost';

/** An effect of this name makes a unit lose the abilities chosen for it; of the other, those of its Commander. */
export const ABILITY_LOST = 'ability-lost';
export const COMMANDER_ABILITIES_LOST = 'commander-abilities-lost';
const LOSSES = [ABILITIES_LOST, ATTACHMENT_ABILITIES_LOST, ABILITY_LOST, COMMANDER_ABILITIES_LOST];

/** Whether a lasting effect of this name takes abilities away instead of giving one. */
export const isLoss = (ability: string): boolean => LOSSES.includes(ability);

export function copy(s: BattleState, flow: Flow): BattleState {
  return {
    flow,
    edition: s.edition,
    mode: s.mode,
    points: s.points,
    seats: s.seats,
    sides: s.sides,
    round: s.round,
    firstSide: s.firstSide,
    nextFirstSide: s.nextFirstSide,
    turn: s.turn,
    zoneChooser: s.zoneChooser,
    players: s.players,
    units: s.units,
    ncus: s.ncus,
    zones: s.zones,
    terrain: s.terrain,
    objectives: s.objectives,
    lasting: s.lasting,
    fallen: s.fallen,
    victoryPoints: s.victoryPoints.slice(),
    silenced: s.silenced,
    memory: s.memory,
    modeState: s.modeState,
  };
}

/** Hands and decks are hidden, but for what was seen of them; everything else lies on the table. */
export function view(s: BattleState, viewer: Viewer, flow: Flow): BattleState {
  const seen = copy(s, flow);
  seen.players = s.players.map((player) => seenBy(player, viewer));
  seen.modeState = viewModeState(s.modeState, viewer);
  return seen;
}

/** Piles of so many cards face down, which all views share. */
const HIDDEN_PILES: (readonly string[])[] = [];

const hidden = (count: number): readonly string[] =>
  (HIDDEN_PILES[count] ??= Array.from({ length: count }, () => HIDDEN));

const hiddenAside = (aside: Player['aside']): Player['aside'] => aside && hidden(aside.length);

/** battle/tactics-deck/seen: cards that the viewer has seen stand where they lie, those of a hand first. */
function seenBy(player: Player, viewer: Viewer): Player {
  const { deck, hand, aside, known, seat } = player;
  const isOwner = seat === viewer;
  if (known === null)
    return {
      ...player,
      deck: hidden(deck.length),
      hand: isOwner ? hand : hidden(hand.length),
      aside: isOwner ? aside : hiddenAside(aside),
    };
  const own = knownTo(known, viewer);
  return {
    ...player,
    deck: [...own.top, ...hidden(deck.length - own.top.length - own.bottom.length), ...own.bottom],
    hand: isOwner ? hand : [...own.hand, ...hidden(hand.length - own.hand.length)],
    aside: isOwner ? aside : hiddenAside(aside),
    known: knownWithin(player, viewer),
  };
}

/** A viewer knows what it has seen itself, and which cards of its hand others have seen. */
function knownWithin({ known, seat }: Player, viewer: Viewer): KnownCards {
  const own = knownTo(known, viewer);
  const within = Object.entries(known ?? {}).flatMap(([other, one]) => {
    if (one === own) return [[other, one] as const];
    const seen = { hand: one.hand, top: [], bottom: [] };
    return seat === viewer && one.hand.length > 0 ? [[other, seen] as const] : [];
  });
  return within.length === 0 ? null : Object.fromEntries(within);
}

/** What imagined games need to know of decks. */
export interface Decks {
  /** Public: faction and Commander set it. */
  readonly whole: (player: Player) => readonly string[];
  /** Whether this card may be the one that lies aside. */
  readonly mayLieAside: (player: Player, card: string) => boolean;
}

/** Deals each player's unseen cards anew into deck and hand; what was seen stays where it is. */
export function imagine(s: BattleState, viewer: Viewer, random: Random, decks: Decks): void {
  imagineModeState(s, viewer, random);
  s.players = s.players.map((player) => {
    const isOwner = player.seat === viewer;
    const { hand, top, bottom } = knownTo(player.known, viewer);
    const inHand = isOwner ? player.hand : hand;
    const lying = isOwner ? asideOf(player) : [];
    const seen = [
      ...player.discard,
      ...inHand,
      ...top,
      ...bottom,
      ...lying,
      ...attachedCards(s, player.seat),
      ...lentCards(s, player.seat),
    ];
    const unseen = seen.reduce(withoutOne, decks.whole(player));
    const pile = shuffled(random, unseen.slice());
    const aside = [...lying];
    while (aside.length < asideOf(player).length) {
      const at = pile.findIndex((card) => decks.mayLieAside(player, card));
      aside.push(...pile.splice(Math.max(0, at), 1));
    }
    const dealt = [...inHand, ...pile.splice(0, player.hand.length - inHand.length)];
    const middle = pile.slice(0, player.deck.length - top.length - bottom.length);
    return { ...player, hand: dealt, aside: noneIsNull(aside), deck: [...top, ...middle, ...bottom] };
  });
}

/** Tactics cards of a player that lie on units instead of in the discard pile. */
export function attachedCards(s: BattleState, seat: string): string[] {
  return s.lasting
    .filter((effect) => (effect.owner ?? effect.by) === seat && effect.attached)
    .map((effect) => effect.from);
}

/** Tactics cards of a player that others have in hand. */
export function lentCards(s: BattleState, seat: string): string[] {
  return s.players.flatMap(({ foreign = [] }) =>
    foreign.filter(({ owner }) => owner === seat).map(({ card }) => card),
  );
}

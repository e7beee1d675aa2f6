/**
 * Single attachments: destroyed, moved, brought back, taken. A destroyed attachment is remembered with its owner and
 * the unit it was in. Where a card may answer, its fall is a procedure of its own; otherwise it just falls.
 */
import { kept } from '../modes/mode-state.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, Lasting, Tokens, UnitState } from '../state.ts';
import { concernsAnyone } from '../timing/prompts.ts';
import { happens } from '../timing/window.ts';
import { bearsName } from './abilities.ts';
import { isOfFamily } from './affiliation.ts';
import { modelsOf } from './ranks.ts';
import { cardOf, changeUnit, mustUnit, unitOf, tokensOn } from './units.ts';

/** Whose attachment it is: the player's of the unit, or of the enemy who gave it away. */
function ownerOfAttachment(s: BattleState, unit: UnitState, card: string): string {
  const given = kept(s, 'givenAway', {});
  const giver = Object.keys(given).find((seat) => seat !== unit.seat && given[seat]?.includes(card) === true);
  return giver ?? unit.seat;
}

interface AttachmentFalls {
  unit: string;
  card: string;
  owner: string;
  /** Whose effect it was. */
  seat: string | null;
  /** Set by what saves it. */
  saved: boolean;
}

export const attachmentFalls = procedure<AttachmentFalls>('attachment-falls')({
  'would-fall': (t, f) =>
    happens(t, 'attachment-would-fall', f.unit, null, { card: f.card, owner: f.owner, seat: f.seat }),
  falls: (t, f) => {
    if (f.saved) return 'end';
    fall(t, f);
    return 'destroyed';
  },
  destroyed: (t, f) =>
    happens(t, 'attachment-destroyed', f.unit, null, { card: f.card, owner: f.owner, seat: f.seat }),
});

function fall(t: T, { unit, card, owner, seat }: Omit<AttachmentFalls, 'saved'>): void {
  t.state.fallen = [...t.state.fallen, { card, seat: owner, unit }];
  t.emit({ type: 'attachment-destroyed', unit, card });
  const where = unitOf(t.state, unit);
  if (where !== null) modeOf(t.state).attachmentsDestroyed?.(t, where, [card], seat);
}

/** Attachments that the unit has lost already fall. */
export function attachmentsFall(t: T, unit: UnitState, cards: readonly string[], seat: string | null): void {
  const watched = isWatched(t.state, cards);
  for (const card of cards) {
    const falling = { unit: unit.id, card, owner: ownerOfAttachment(t.state, unit, card), seat };
    if (watched) t.run(attachmentFalls, { ...falling, saved: false });
    else fall(t, falling);
  }
}

function isWatched(s: BattleState, cards: readonly string[]): boolean {
  if (cards.length === 0) return false;
  if (concernsAnyone(s, 'attachment-would-fall') || concernsAnyone(s, 'attachment-destroyed')) return true;
  const { attachments, abilities } = rulesOf(s);
  return cards.some((card) =>
    attachments[card]?.abilities.some((name) => {
      const { happens: all = [], uses = [] } = abilities[name] ?? {};
      return [...all, ...uses].some(({ moment }) => moment.trigger === 'attachment-destroyed');
    }),
  );
}

/** With its unit, the last of its attachments; modes have their own word for that. */
export function fallWithUnit(t: T, unit: UnitState, seat: string | null): void {
  const watched = isWatched(t.state, unit.attachments);
  for (const card of unit.attachments) {
    const falling = { unit: unit.id, card, owner: ownerOfAttachment(t.state, unit, card), seat };
    if (watched) t.run(attachmentFalls, { ...falling, saved: false });
    else t.state.fallen = [...t.state.fallen, { card, seat: falling.owner, unit: unit.id }];
  }
}

const without = (cards: readonly string[], card: string): readonly string[] =>
  cards.toSpliced(cards.indexOf(card), 1);

/** Tokens of the attachment's own abilities, which go where it goes. */
function tokensOf(s: BattleState, unit: UnitState, card: string): Tokens {
  const names = rulesOf(s).attachments[card]?.abilities ?? [];
  return Object.fromEntries(Object.entries(tokensOn(unit)).filter(([name]) => names.includes(name)));
}

function leaves(s: BattleState, unit: UnitState, card: string): void {
  const gone = tokensOf(s, unit, card);
  const tokens = Object.fromEntries(Object.entries(tokensOn(unit)).filter(([name]) => !(name in gone)));
  changeUnit(s, unit.id, { attachments: without(unit.attachments, card), tokens });
}

/** battle/attachment/destroyed-alone: its model goes, so the unit loses the Wounds of one model; gives back how many. */
export function removeAttachment(t: T, id: string, card: string, seat: string | null): number {
  const unit = mustUnit(t.state, id);
  if (!unit.attachments.includes(card)) return 0;
  leaves(t.state, unit, card);
  attachmentsFall(t, unit, [card], seat);
  return Math.min(unit.wounds, cardOf(t.state, unit).wounds);
}

/** battle/attachment/keeps-restrictions: a unit of those it may be attached to. */
export function suits(s: BattleState, unit: UnitState, card: string): boolean {
  const { joins } = rulesOf(s).attachments[card] ?? {};
  if (joins === undefined) return true;
  if ('faction' in joins) return cardOf(s, unit).faction === joins.faction;
  if ('family' in joins) return isOfFamily(s, unit, joins.family);
  return 'card' in joins ? unit.card === joins.card : bearsName(s, unit, joins.character);
}

/** battle/attachment/joins: a unit of its type with a model that it can take the place of. */
export function canJoin(s: BattleState, unit: UnitState, card: string): boolean {
  const solo = unit.tray === 'small-solo' || unit.tray === 'large-solo' || unit.tray === 'castle-wall';
  return (
    !solo &&
    !unit.destroyed &&
    unit.pose !== null &&
    unit.attachments.length < modelsOf(s, unit) &&
    rulesOf(s).attachments[card]?.type === cardOf(s, unit).type
  );
}

interface Move {
  readonly from: string;
  readonly card: string;
  readonly to: string;
}

/** What an attachment has laid for the game on its unit, or about it, goes where it goes: a vow, a bond with an animal. */
function carry(s: BattleState, ...moves: readonly Move[]): void {
  s.lasting = s.lasting.map((one) => {
    const move = moves.find(({ from, card }) => isBoundTo(s, one, from, card));
    if (move === undefined) return one;
    const { from, to } = move;
    return { ...one, on: one.on === from ? to : one.on, ...(one.about === from && { about: to }) };
  });
}

function isBoundTo(
  s: BattleState,
  { on, about, from, until, attached }: Lasting,
  unit: string,
  card: string,
): boolean {
  if (until !== 'game' || attached || (on !== unit && about !== unit)) return false;
  return rulesOf(s).attachments[card]?.abilities.includes(from) === true;
}

/** battle/attachment/moved */
export function moveAttachment(t: T, from: string, card: string, to: string): void {
  const unit = mustUnit(t.state, from);
  const other = mustUnit(t.state, to);
  if (!unit.attachments.includes(card) || !canJoin(t.state, other, card)) return;
  const tokens = tokensOf(t.state, unit, card);
  leaves(t.state, unit, card);
  carry(t.state, { from, card, to });
  join(t, to, card, tokens);
}

function join(t: T, to: string, card: string, tokens: Tokens = {}): void {
  const { attachments, tokens: before } = mustUnit(t.state, to);
  changeUnit(t.state, to, { attachments: [...attachments, card], tokens: { ...before, ...tokens } });
  t.emit({ type: 'attached', unit: to, card });
}

/** battle/attachment/returns: a destroyed one takes the place of a model; it costs and restores no Wounds. */
export function returnAttachment(t: T, card: string, seat: string, to: string): void {
  const at = t.state.fallen.findIndex((one) => one.card === card && one.seat === seat);
  if (at < 0 || !canJoin(t.state, mustUnit(t.state, to), card)) return;
  t.state.fallen = t.state.fallen.toSpliced(at, 1);
  join(t, to, card);
}

/** One that was about to be destroyed is placed in another unit instead. */
export function placeFalling(t: T, card: string, to: string): boolean {
  if (!canJoin(t.state, mustUnit(t.state, to), card)) return false;
  join(t, to, card);
  return true;
}

/** battle/attachment/moved: two attachments change places, each with its tokens. */
export function swapAttachments(
  t: T,
  one: readonly [string, string],
  other: readonly [string, string],
): void {
  const [[from, mine], [to, theirs]] = [one, other];
  if (!mustUnit(t.state, from).attachments.includes(mine)) return;
  if (!mustUnit(t.state, to).attachments.includes(theirs)) return;
  const tokens = [
    tokensOf(t.state, mustUnit(t.state, from), mine),
    tokensOf(t.state, mustUnit(t.state, to), theirs),
  ];
  leaves(t.state, mustUnit(t.state, from), mine);
  leaves(t.state, mustUnit(t.state, to), theirs);
  carry(t.state, { from, card: mine, to }, { from: to, card: theirs, to: from });
  join(t, to, mine, tokens[0]);
  join(t, from, theirs, tokens[1]);
}

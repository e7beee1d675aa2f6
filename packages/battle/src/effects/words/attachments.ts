/** Single attachments, and Victory Points by cards. */
import { isCommander } from '../../army/leadership.ts';
import { idOn, thingsOf } from '@maester/kernel';
import { joined, named, unitOption } from '../../options.ts';
import { rulesOf } from '../../edition/of.ts';
import { areFriends } from '../../sides/sides.ts';
import { canJoin, suits } from '../../units/attachments.ts';
import { friendlyUnits, unitsInPlay } from '../../units/units.ts';
import type { Trigger, UnitTrigger } from '../../timing/triggers.ts';
import type { Asked } from '../context.ts';
import type { Effect, Ways } from '../effect.ts';
import type { UnitState } from '../../state.ts';

/** The attachment that has the ability: a price, most often. */
export const destroysItself: Effect<Trigger> = { effect: 'destroys-attachment', which: 'own' };
/** The one that was chosen: see `attachmentsIn`. */
export const destroysAttachment: Effect<Trigger> = { effect: 'destroys-attachment', which: 'chosen' };
/** To another unit: see `attachmentMoves`. */
export const movesAttachment: Effect<Trigger> = { effect: 'moves-attachment' };
/** A destroyed one: see `fallenAttachments`. */
export const returnsAttachment: Effect<Trigger> = { effect: 'returns-attachment' };
/** To the chosen unit: see `takersOfFalling`. */
export const savesAttachment: Effect<'attachment-would-fall'> = { effect: 'saves-attachment' };
export const scores = (points: number): Effect<Trigger> => ({ effect: 'scores', for: 'own', points });
/** Every enemy of the unit that the moment is about. */
export const enemiesScore = (points: number): Effect<UnitTrigger> => ({
  effect: 'scores',
  for: 'enemies',
  points,
});

/** Infantry Attachments in these units, with the unit. */
export const attachmentsIn =
  <K extends Trigger>(among: (c: Asked<K>, unit: UnitState) => boolean): Ways<K> =>
  (c) =>
    unitsInPlay(c.s)
      .filter((unit) => among(c, unit))
      .flatMap((unit) =>
        unit.attachments
          .filter((card) => rulesOf(c.s).attachments[card]?.type === 'infantry')
          .map((card) => joined('|', unitOption(unit.id), named('attachment', card))),
      );

/** Own attachments that could be in another friendly unit without one; usual restrictions apply. */
export const attachmentMoves: Ways<Trigger> = ({ s, seat }) =>
  friendlyUnits(s, seat).flatMap((unit) =>
    unit.attachments.flatMap((card) =>
      friendlyUnits(s, seat)
        .filter((other) => other.id !== unit.id && other.attachments.length === 0)
        .filter((other) => canJoin(s, other, card) && suits(s, other, card))
        .map((other) => joined('|', unitOption(unit.id), named('attachment', card), unitOption(other.id))),
    ),
  );

/** Own destroyed attachments, with a unit that could take them. */
export const fallenAttachments: Ways<Trigger> = ({ s, seat }) =>
  [...new Set(s.fallen.filter((one) => one.seat === seat).map(({ card }) => card))].flatMap((card) =>
    friendlyUnits(s, seat)
      .filter((unit) => canJoin(s, unit, card))
      .map((unit) => joined('|', named('attachment', card), unitOption(unit.id))),
  );

/** The same but for Commanders. */
export const fallenFollowers: Ways<Trigger> = (c) =>
  fallenAttachments(c).filter((way) => !isCommander(rulesOf(c.s), idOn(thingsOf(way), 'attachment') ?? ''));

/** Friendly units that could take the attachment about to be destroyed. */
export const takersOfFalling: Ways<'attachment-would-fall'> = ({ s, seat, unit, about }) =>
  unitsInPlay(s)
    .filter(
      (other) => other.id !== unit.id && areFriends(s, other.seat, seat) && canJoin(s, other, about.card),
    )
    .map(({ id }) => unitOption(id));

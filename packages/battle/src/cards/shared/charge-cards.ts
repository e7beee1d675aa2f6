/** Tactics cards of several factions that answer a successful Charge. */
import { running } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import type { Response, TacticsCard, ZoneId } from '../card.ts';
import { canStrikeBack, notInTheRear, strikesFirst } from './phrases.ts';
import type { Whose } from './tactics.ts';
import {
  answer,
  choose,
  condition,
  friendCharged,
  friendlyChargeSucceeds,
  narrowed,
  has,
  own,
  when,
} from '../../effects/words.ts';
import { givenBy } from '../../effects/interpreter.ts';
import { controls } from '../../tactics/control.ts';

/** The highest Attack Die Value, or an enemy beyond the reach of its own side; both for whoever controls the zone. */
export const chargesHome = (zone: ZoneId): Response =>
  choose(
    friendlyChargeSucceeds,
    ({ s, seat }) => (controls(s, seat, zone) ? ['both'] : ['untargetable', 'highest']),
    when(
      condition('chose-highest', ({ way }) => way !== 'untargetable'),
      own('charges-at-its-highest', (c) =>
        running(c.s, charge)?.gained.push(givenBy(c, { dieValue: 'highest' })),
      ),
    ),
    // The enemy's own Orders and cards: "friendly" as that enemy sees it, or the choice would only harm its player.
    when(
      condition('chose-untargetable', ({ way }) => way !== 'highest'),
      has('no-friendly-orders-or-cards', 'turn', 'other'),
    ),
  );

export const setForCharge = (whose: Whose): TacticsCard => ({
  name: 'Set for Charge',
  ...whose,
  responses: [answer(narrowed(friendCharged, notInTheRear, canStrikeBack), strikesFirst)],
});

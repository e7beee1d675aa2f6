// Whom the others can replace or must wait for, as far as the table says. What it would refuse is not offered.

import { isByTurns, type SeatInfo, type TableInfo } from '@maester/table';

type Known = Pick<TableInfo, 'clock' | 'seats'>;

/** So many time-outs in a row are no accident. */
const KEEPS_MISSING = 2;

export function keepsMissing({ missed }: SeatInfo): boolean {
  return missed >= KEEPS_MISSING;
}

/** Whether a computer player can stand in for someone who is gone; where people come and go, only if they keep missing. */
export function mayStandIn({ clock }: Known, place: SeatInfo): boolean {
  return keepsMissing(place) || (!place.connected && !isByTurns(clock));
}

/** Who would lose their time if a paused game were resumed now; where people come and go, nobody. */
export function timeLosers({ clock, seats }: Known): readonly SeatInfo[] {
  return isByTurns(clock) ? [] : seats.filter(({ kind, connected }) => kind === 'person' && !connected);
}

/** Whether this player can ask for another one at someone's seat: a third one must be there to agree. */
export function mayReplace(info: Known, by: string, place: SeatInfo): boolean {
  const { seat, offered } = place;
  if (seat === by || offered) return false;
  const hasThird = info.seats.some(
    (other) => other.kind === 'person' && other.seat !== by && other.seat !== seat,
  );
  return hasThird && mayStandIn(info, place);
}

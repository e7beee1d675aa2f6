import type { Clock, SeatInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { mayReplace, mayStandIn, timeLosers } from '../../src/frame/replaceable.ts';

const LIVE: Clock = { kind: 'per-decision', seconds: 60 };
const BY_TURNS: Clock = { kind: 'per-decision', seconds: 86_400 };

function place(seat: string, known: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    name: seat,
    kind: 'person',
    mind: null,
    arms: null,
    player: null,
    offered: false,
    connected: true,
    missed: 0,
    timeOut: false,
    left: null,
    running: false,
    ...known,
  };
}

describe('someone who is gone', () => {
  it.each([
    { clock: LIVE, known: { connected: true }, expected: false },
    { clock: LIVE, known: { connected: false }, expected: true },
    { clock: LIVE, known: { missed: 2 }, expected: true },
    { clock: BY_TURNS, known: { connected: false, missed: 1 }, expected: false },
    { clock: BY_TURNS, known: { connected: false, missed: 2 }, expected: true },
  ])('is offered a stand-in as the table allows: $clock.seconds s, $known', ({ clock, known, expected }) => {
    const blue = place('blue', known);
    expect(mayStandIn({ clock, seats: [place('red'), blue] }, blue)).toBe(expected);
  });

  it('is replaced only where a third player can agree, and not twice', () => {
    const blue = place('blue', { connected: false });
    const two = [place('red'), blue, place('green', { kind: 'mind', name: null, mind: 'squire' })];
    expect(mayReplace({ clock: LIVE, seats: two }, 'red', blue)).toBe(false);
    const three = [place('red'), blue, place('green')];
    expect(mayReplace({ clock: LIVE, seats: three }, 'red', blue)).toBe(true);
    expect(mayReplace({ clock: LIVE, seats: three }, 'blue', blue)).toBe(false);
    const offered = { ...blue, offered: true };
    expect(mayReplace({ clock: LIVE, seats: three }, 'red', offered)).toBe(false);
  });
});

describe('a paused game', () => {
  const seats = [
    place('red'),
    place('blue', { connected: false }),
    place('green', { kind: 'mind', connected: false }),
  ];

  it('is resumed when everyone is connected whose time would run', () => {
    expect(timeLosers({ clock: LIVE, seats }).map(({ seat }) => seat)).toEqual(['blue']);
  });

  it('is resumed by turns whoever is connected', () => {
    expect(timeLosers({ clock: BY_TURNS, seats })).toEqual([]);
  });
});

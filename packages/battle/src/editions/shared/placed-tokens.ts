/** Objective tokens that the players place: one lies in the centre, then each side in turn puts down another. */
import { refuse, type Pose, type Random, type Refusal } from '@maester/kernel';
import { BATTLEFIELD, tableTop } from '../../geometry/battlefield.ts';
import { inches } from '../../geometry/measures.ts';
import { inset, lengthOf } from '../../geometry/polygon.ts';
import { rangeToToken } from '../../geometry/range.ts';
import { disc, TOKEN_RADIUS } from '../../objectives/objectives.ts';
import { procedure, type T } from '../../rules.ts';
import { possibleEdges, zone } from '../../set-up/deployment-zones.ts';
import type { BattleState } from '../../state.ts';

/** The centre, which nobody has to place. */
export const CENTRE_TOKEN: readonly (readonly [number, number])[] = [[24, 24]];

const ALL_TOKENS = 5;

interface PlaceTokens {
  /** The side that places the next. */
  side: number;
  /** How far it must be from Deployment Zones and other tokens, rim to rim. */
  fromZones: number;
  apart: number;
  /** The rule that says so. */
  rule: string;
}

function placeProblem(s: BattleState, f: PlaceTokens, place: Pose): Refusal | null {
  if (inset(tableTop(BATTLEFIELD), place) < TOKEN_RADIUS) return refuse(f.rule, { off: 'table' });
  for (const edge of possibleEdges(s)) {
    const away = rangeToToken(zone(s, edge), disc(place));
    if (away < f.fromZones) return refuse(f.rule, { distance: away, least: f.fromZones, of: 'zone' });
  }
  for (const other of s.objectives) {
    const away = lengthOf(other, place) - 2 * TOKEN_RADIUS;
    if (away < f.apart) return refuse(f.rule, { distance: away, least: f.apart, of: 'token' });
  }
  return null;
}

const STEP = inches(1.2);

/** A grid over the table, from the centre out; every second place is tried on the other side of it. */
function* places(s: BattleState, f: PlaceTokens): Iterable<Pose> {
  const middle = { x: BATTLEFIELD.width / 2, y: BATTLEFIELD.depth / 2 };
  for (let ring = 1; ring <= 20; ring++) {
    for (let i = -ring; i <= ring; i++) {
      for (let j = -ring; j <= ring; j++) {
        if (Math.max(Math.abs(i), Math.abs(j)) !== ring) continue;
        const place = { x: middle.x + i * STEP, y: middle.y + j * STEP, facing: 0 };
        if (placeProblem(s, f, place) === null) yield place;
      }
    }
  }
}

function somePlace(s: BattleState, f: PlaceTokens, random: Random): Pose {
  const all = [...places(s, f)];
  return all[random.below(all.length)] ?? { x: 0, y: 0, facing: 0 };
}

function hasRoom(s: BattleState, f: PlaceTokens): boolean {
  for (const _ of places(s, f)) return true;
  return false;
}

export const placeTokens = procedure<PlaceTokens>('place-tokens')({
  'roll-off': (t, f) => {
    for (;;) {
      const dice = t.roll('roll-off', t.state.sides.length);
      const best = Math.max(...dice);
      if (dice.filter((die) => die === best).length > 1) continue;
      f.side = dice.indexOf(best);
      return;
    }
  },
  place: {
    ask: 'pose',
    // A token for which the table has no place is left out.
    seat: (s, f) =>
      s.objectives.length < ALL_TOKENS && hasRoom(s, f) ? (s.sides[f.side]?.[0] ?? null) : null,
    piece: (s) => `objective-${s.objectives.length + 1}`,
    check: (s, f, _, place) => placeProblem(s, f, place),
    sample: (s, f, _, random) => somePlace(s, f, random),
    suggest: places,
    facts: (_, f) => ({ rule: f.rule }),
    then: (t, f, { x, y }, seat) => {
      const { state: s } = t;
      const id = `objective-${s.objectives.length + 1}`;
      s.objectives = [...s.objectives, { id, x, y, card: null, claimedBy: null, carriedBy: null }];
      t.emit({ type: 'objective-placed', seat, objective: id, x, y });
      f.side = (f.side + 1) % s.sides.length;
      return 'place';
    },
  },
});

/** Tokens so far from Deployment Zones and from each other, in inches. */
export function letPlaceTokens(t: T, rule: string, fromZones: number, apart = 6): void {
  t.run(placeTokens, { side: 0, fromZones: inches(fromZones), apart: inches(apart), rule });
}

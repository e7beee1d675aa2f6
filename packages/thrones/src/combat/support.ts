/**
 * Calling for support: every Support order next to the battle, in turn order, may add its units to one side or stay
 * out; a side may turn down help from another House.
 */
import { refuse, running, shape } from '@maester/kernel';
import { AREA_IDS } from '../area-ids.ts';
import { areasNextTo, printedOn, type AreaId } from '../areas.ts';
import { areaAt, turnOrder, type T } from '../board.ts';
import { HOUSE_IDS, type HouseId } from '../houses.ts';
import { orderToken } from '../orders.ts';
import { procedure } from '../rules.ts';
import { SIDES, type Side, type Support, type ThronesState } from '../state.ts';

/** The areas whose orders could support a fight here. Land never supports sea, ports support only their sea. */
export function supportingAreas(s: ThronesState, area: AreaId): AreaId[] {
  const atSea = printedOn(area).kind === 'sea';
  const areas = areasNextTo(area).filter((id) => {
    const { order, house } = areaAt(s, id);
    if (order === null || house === null || orderToken(order).type !== 'support') return false;
    const { kind } = printedOn(id);
    return atSea ? kind !== 'land' : kind !== 'port';
  });
  const place = (id: AreaId): number => turnOrder(s).indexOf(areaAt(s, id).house ?? 'stark');
  return areas.toSorted((a, b) => place(a) - place(b));
}

export interface CallForSupport {
  area: AreaId;
  attacker: HouseId;
  /** Null against a neutral force, which nobody can support. */
  defender: HouseId | null;
  /** Support orders not yet asked about, in turn order. */
  left: AreaId[];
  offered: Side | null;
  supports: Support[];
}

/** What was granted so far while support is still called for; only when all have spoken is it part of the combat. */
export function supportsSoFar(s: ThronesState): readonly Support[] {
  return running(s, callForSupport)?.supports ?? [];
}

function ownerOfNext(s: ThronesState, f: CallForSupport): HouseId | null {
  const next = f.left[0];
  return next === undefined ? null : areaAt(s, next).house;
}

const readSupports: shape.Reader<Support[]> = shape.list(
  shape.object({ area: shape.oneOf(AREA_IDS), house: shape.oneOf(HOUSE_IDS), side: shape.oneOf(SIDES) }),
);

/** What `callForSupport` has given back. */
export function supportsReturned({ returned }: T): Support[] {
  return readSupports(returned, { kind: 'bug', where: 'returned' });
}

/** Gives back the list of supports. */
export const callForSupport = procedure<CallForSupport>('support')({
  'grant-support': {
    ask: 'option',
    seat: ownerOfNext,
    options: (_, f, seat) => {
      if (seat === f.attacker || f.defender === null) return ['attacker', 'none'];
      return seat === f.defender ? ['defender', 'none'] : ['attacker', 'defender', 'none'];
    },
    whyNot: (_s, f, _seat, side) => {
      if (!SIDES.some((known) => known === side)) return null;
      if (f.defender === null) return refuse('thrones/neutral-forces/support', { area: f.area });
      return refuse('thrones/support/never-against-yourself', { area: f.area });
    },
    facts: (_, f) => ({ from: f.left[0] ?? '', area: f.area }),
    then: (_, f, option) => {
      f.offered = option === 'none' ? null : (option as Side);
      if (f.offered !== null) return 'accept-support';
      f.left.shift();
      return f.left.length > 0 ? 'grant-support' : 'declared';
    },
  },
  'nobody-left': () => 'declared',
  /** thrones/support/may-be-refused; one's own support needs no asking. */
  'accept-support': {
    ask: 'option',
    seat: (s, f) => {
      const supported = f.offered === 'attacker' ? f.attacker : f.defender;
      return supported === ownerOfNext(s, f) ? null : supported;
    },
    options: () => ['accept', 'refuse'],
    facts: (s, f) => ({ from: f.left[0] ?? '', house: ownerOfNext(s, f) ?? '' }),
    then: (t, f, option, seat) => {
      if (option === 'accept') return 'add-support';
      const area = f.left.shift();
      const house = area === undefined ? null : areaAt(t.state, area).house;
      if (area !== undefined && house !== null)
        t.emit({ type: 'support-refused', house, area, by: seat as HouseId });
      return f.left.length > 0 ? 'grant-support' : 'declared';
    },
  },
  'add-support': (t, f) => {
    const area = f.left.shift();
    const house = area === undefined ? null : areaAt(t.state, area).house;
    if (area !== undefined && house !== null && f.offered !== null)
      f.supports.push({ area, house, side: f.offered });
    return f.left.length > 0 ? 'grant-support' : 'declared';
  },
  declared: (t, f) => t.returns(f.supports.map(({ area, house, side }) => ({ area, house, side }))),
});

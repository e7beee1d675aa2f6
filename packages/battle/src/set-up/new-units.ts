/** Units that enter the battle while it goes on: new ones, and destroyed ones that come back. */
import type { T } from '../rules.ts';
import type { UnitState } from '../state.ts';
import { rulesOf } from '../edition/of.ts';
import { fullWounds, woundsOfCard } from '../units/ranks.ts';
import { mustUnit, tokensOn, withoutNone } from '../units/units.ts';
import { PILLAGE } from '../units/pillage.ts';
import { hasPlace, placeUnit, type Where } from './place-unit.ts';

export interface NewUnit {
  readonly seat: string;
  readonly card: string;
  readonly attachments?: readonly string[];
  readonly activated?: boolean;
}

/** battle/new-unit/enters: it joins the army if there is room for it. Gives back its id. */
export function raiseUnit(t: T, given: NewUnit, where: Where): string | null {
  const { state: s } = t;
  const card = rulesOf(s).units[given.card];
  if (card === undefined) return null;
  const number = s.units.filter(({ seat }) => seat === given.seat).length;
  const isFree = (id: string): boolean => s.units.every((unit) => unit.id !== id);
  let serial = number + 1;
  while (!isFree(`${given.seat}-${serial}`)) serial += 1;
  const unit: UnitState = {
    id: `${given.seat}-${serial}`,
    seat: given.seat,
    card: given.card,
    tray: card.tray,
    attachments: given.attachments ?? [],
    wounds: woundsOfCard(card),
    pose: null,
    destroyed: false,
    activated: given.activated ?? false,
    conditions: [],
    ordersUsed: null,
    tokens: null,
  };
  if (!hasPlace(s, unit, where)) return null;
  s.units = [...s.units, unit];
  t.emit({ type: 'enters', seat: given.seat, unit: unit.id, card: given.card });
  t.run(placeUnit, { unit: unit.id, where });
  return unit.id;
}

/**
 * battle/new-unit/returns: with all its Wounds, and the attachments it fell with that have not returned elsewhere. What
 * was used up stays so, and what it had pillaged is lost.
 */
export function returnUnit(t: T, id: string, where: Where, activated = true): boolean {
  const { state: s } = t;
  const { fellWith = [], ...fallen } = mustUnit(s, id);
  if (!fallen.destroyed) return false;
  const { [PILLAGE]: _, ...tokens } = tokensOn(fallen);
  const back = s.fallen.filter((one) => one.unit === id && fellWith.includes(one.card));
  const unit = withoutNone({
    ...fallen,
    destroyed: false,
    wounds: fullWounds(s, fallen),
    attachments: back.map(({ card }) => card),
    activated,
    ordersUsed: null,
    tokens,
  });
  if (!hasPlace(s, unit, where)) return false;
  s.fallen = s.fallen.filter((one) => !back.includes(one));
  s.units = s.units.map((one) => (one.id === id ? unit : one));
  t.emit({ type: 'enters', seat: unit.seat, unit: id, card: unit.card });
  t.run(placeUnit, { unit: id, where });
  return true;
}

/**
 * What a unit takes with it when it falls. The field stands first, so that units which stand keep a shape of their own:
 * a shape that others extend is saved and loaded much slower.
 */
export function fallsWith({ state: s }: T, id: string): void {
  const { attachments } = mustUnit(s, id);
  if (attachments.length === 0) return;
  s.units = s.units.map((one) => (one.id === id ? { fellWith: attachments, ...one } : one));
}

/** Whom to charge and whom a zone, a card or an objective should concern. */
import { legalCharges, unitsIn, woundsLost } from '@maester/battle/readers';
import { idOn, type Eyes, type Option } from '@maester/kernel';
import { isFriend, outlookOf, type Outlook } from './outlook.ts';
import { HEALING, WORTH_OF_SIDE } from './weights.ts';

/** From behind rather than from the side, from the side rather than in front, then whom the lowest roll reaches. */
export function bestCharges({ s }: Outlook, charger: string, options: readonly Option[]): readonly Option[] {
  const charges = legalCharges(s, charger);
  const worth = ({ on }: Option): number => {
    const charge = charges.find(
      ({ target, side }) => idOn(on, 'unit') === target && idOn(on, 'arc') === side,
    );
    return charge === undefined ? -1 : WORTH_OF_SIDE[charge.side] * 10 - charge.roll;
  };
  return best(options, worth);
}

/** What the zone does to friends should go to a friend, what it does to enemies to an enemy. */
export function deserving(outlook: Outlook, zone: string, options: readonly Option[]): readonly Option[] {
  if (HEALING.some(({ kind, id }) => kind === 'zone' && id === zone)) return mostHurt(outlook, options);
  const forFriends = zone === 'combat' || zone === 'maneuver';
  const found = options.filter((option) =>
    unitsIn(outlook.s, option).some((unit) => isFriend(outlook, unit) === forFriends),
  );
  return found.length > 0 ? found : options;
}

/** Of these, those that would heal are left only for the friend who has lost the most Wounds. */
export function healingWell(eyes: Eyes, options: readonly Option[]): readonly Option[] {
  if (options.length < 2) return options;
  const outlook = outlookOf(eyes);
  const heals = ({ on }: Option): boolean => HEALING.some(({ kind, id }) => idOn(on, kind) === id);
  const healing = options.filter(heals);
  if (healing.length === 0) return options;
  const worthwhile = mostHurt(outlook, healing);
  return options.filter((option) => !heals(option) || worthwhile.includes(option));
}

/** Those that concern the friend who has lost the most Wounds; among equals one that also removes a condition. */
function mostHurt(outlook: Outlook, options: readonly Option[]): readonly Option[] {
  return best(options, (option) => {
    const unit = unitsIn(outlook.s, option).at(-1);
    if (unit === undefined || !isFriend(outlook, unit)) return -1;
    return woundsLost(outlook.s, unit) * 2 + (unit.conditions.length > 0 ? 1 : 0);
  });
}

function best(options: readonly Option[], worth: (option: Option) => number): readonly Option[] {
  const worths = options.map(worth);
  const most = Math.max(...worths);
  return options.filter((_, i) => worths[i] === most);
}

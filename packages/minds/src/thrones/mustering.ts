/** Mustering: the unit that improves the position most for each point it costs, one after the other. */
import { idOn, type Eyes, type Option } from '@maester/kernel';
import { evaluate } from './evaluate.ts';
import { UNITS, type UnitKind } from '@maester/thrones/tables';
import { printed, placeOf, type State } from './facts.ts';
import type { Outlook } from './outlook.ts';

const DONE = 'done';
const ASK = 'muster/muster-unit';

function costOf({ on }: Option): number {
  const { upgradeCost, musterCost } = UNITS[idOn(on, 'unit') as UnitKind];
  return idOn(on, 'action') === 'upgrade' ? (upgradeCost ?? 0) : musterCost;
}

interface Rated {
  readonly option: string;
  /** What the unit adds, in all and for each point it costs. */
  readonly gain: number;
  readonly rate: number;
}

/** Every unit that can be mustered now. */
function rated(eyes: Eyes, imagined: State, outlook: Outlook, options: readonly Option[]): Rated[] {
  const before = evaluate(imagined, outlook);
  const all: Rated[] = [];
  for (const option of options) {
    if (option.id === DONE) continue;
    const after = eyes.game.copy(imagined) as State;
    if (!eyes.game.apply(after, outlook.me, option.id).ok) continue;
    const gain = evaluate(after, outlook) - before;
    all.push({ option: option.id, gain, rate: gain / costOf(option) });
  }
  return all;
}

function bestUnit(eyes: Eyes, imagined: State, outlook: Outlook, options: readonly Option[]): Rated {
  const none: Rated = { option: DONE, gain: 0, rate: 0 };
  return rated(eyes, imagined, outlook, options).reduce(
    (best, unit) => (unit.rate > best.rate ? unit : best),
    none,
  );
}

export function musterUnit(eyes: Eyes, s: State, outlook: Outlook, options: readonly Option[]): string {
  return bestUnit(eyes, eyes.game.imagine(s, outlook.me, eyes.random) as State, outlook, options).option;
}

/** The units that can be mustered, the most promising first. */
export function unitsToTry(eyes: Eyes, s: State, outlook: Outlook, options: readonly Option[]): string[] {
  const imagined = eyes.game.imagine(s, outlook.me, eyes.random) as State;
  return rated(eyes, imagined, outlook, options)
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ option }) => option);
}

/** Which order to resolve: mustering where it brings more than power does, power else. */
export function consolidate(eyes: Eyes, s: State, outlook: Outlook, options: readonly Option[]): string {
  const imagined = eyes.game.imagine(s, outlook.me, eyes.random) as State;
  let [best, most] = [options[0]?.id ?? '', -Infinity];
  for (const { id, on } of options) {
    const after = eyes.game.copy(imagined) as State;
    if (!eyes.game.apply(after, outlook.me, id).ok) continue;
    const decision = eyes.game.decision(after, outlook.me);
    let worth = evaluate(after, outlook);
    if (idOn(on, 'action') === 'muster' && decision?.ask === ASK && decision.kind === 'option') {
      const points = printed(placeOf(idOn(on, 'area') ?? '')).fort === 'stronghold' ? 2 : 1;
      worth += points * bestUnit(eyes, after, outlook, decision.options).gain;
    }
    if (worth > most) [best, most] = [id, worth];
  }
  return best;
}

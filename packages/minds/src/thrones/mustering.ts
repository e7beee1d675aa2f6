/** Mustering: the unit that improves the position most for each point it costs, one after the other. */
import type { Eyes } from '@maester/kernel';
import { evaluate } from './evaluate.ts';
import { printed, placeOf, type State } from './facts.ts';
import type { Outlook } from './outlook.ts';

const DONE = 'done';
const ASK = 'muster/muster-unit';

function costOf(option: string): number {
  const [, what, rest] = option.split(':');
  if (what === 'upgrade') return rest === undefined ? 0 : 1;
  return what === 'knight' || what === 'siege-engine' ? 2 : 1;
}

/** The best unit to muster now, and what it adds. */
function bestUnit(
  eyes: Eyes,
  imagined: State,
  outlook: Outlook,
  options: readonly string[],
): { option: string; gain: number } {
  const before = evaluate(imagined, outlook);
  let best = { option: DONE, gain: 0 };
  let most = 0;
  for (const option of options) {
    if (option === DONE) continue;
    const after = eyes.game.copy(imagined) as State;
    if (!eyes.game.apply(after, outlook.me, option).ok) continue;
    const gain = evaluate(after, outlook) - before;
    if (gain / costOf(option) > most) [best, most] = [{ option, gain }, gain / costOf(option)];
  }
  return best;
}

export function musterUnit(eyes: Eyes, s: State, outlook: Outlook, options: readonly string[]): string {
  return bestUnit(eyes, eyes.game.imagine(s, outlook.me, eyes.random) as State, outlook, options).option;
}

/** Which order to resolve: mustering where it brings more than power does, power else. */
export function consolidate(eyes: Eyes, s: State, outlook: Outlook, options: readonly string[]): string {
  const imagined = eyes.game.imagine(s, outlook.me, eyes.random) as State;
  let [best, most] = [options[0] ?? '', -Infinity];
  for (const option of options) {
    const after = eyes.game.copy(imagined) as State;
    if (!eyes.game.apply(after, outlook.me, option).ok) continue;
    const decision = eyes.game.decision(after, outlook.me);
    let worth = evaluate(after, outlook);
    if (option.endsWith(':muster') && decision?.ask === ASK && decision.kind === 'option') {
      const points = printed(placeOf(option.replace(':muster', ''))).fort === 'stronghold' ? 2 : 1;
      worth += points * bestUnit(eyes, after, outlook, decision.options).gain;
    }
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

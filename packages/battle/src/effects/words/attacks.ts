/** What an attack gains. */
import type { Option } from '@maester/kernel';
import { conditionOption, joined, named, word } from '../../options.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { condition } from '../conditions.ts';
import type { Asked } from '../context.ts';
import type { Effect, Ways } from '../effect.ts';
import { CONDITIONS, KEYWORDS, type AttackGain } from '../gains.ts';
import { when } from './answers.ts';

type AttackTrigger = 'attack-before-dice' | 'attack-after-dice' | 'attack-after-defense';

/** The attack gains this, or what follows from the moment. */
export function gains<K extends AttackTrigger>(gain: AttackGain | ((c: Asked<K>) => AttackGain)): Effect<K> {
  return { effect: 'gains', gain };
}

/** When this attack is completed: the attacker is `unit`, the defender `other`, whether or not it stands. */
export function afterThisAttack(...effects: readonly Effect<'attack-completed'>[]): Effect<AttackTrigger> {
  return { effect: 'afterwards', apart: effects };
}

/** What there is to choose from, each with its effects: keywords by their names, everything else as `option.ID`. */
type Entries<K extends Trigger> = { readonly [id: string]: readonly Effect<K>[] };

/**
 * So many of these, each once: `a+b`. What it gives back is what `choose` and `asking` take after the moment.
 * battle/card/choose-several: the number is what holds when it is chosen.
 */
export function pick<K extends Trigger>(
  howMany: (c: Asked<K>) => number,
  entries: Entries<K>,
): [Ways<K>, ...Effect<K>[]] {
  const ids = Object.keys(entries);
  const ways: Ways<K> = (c) => {
    const count = Math.min(ids.length, howMany(c));
    return count <= 0 ? [] : setsOf(ids, count).map((set) => joined('+', ...set.map(entryOption)));
  };
  const picked = pickedOf(entries);
  const effects = Object.entries(entries).map(([id, then]) =>
    when(
      condition<Trigger>('chose', ({ way }) => picked(way).includes(id), { option: id }),
      ...then,
    ),
  );
  return [ways, ...effects];
}

/** Which of these were picked, by the option that they make. */
export function pickedOf(entries: object): (way: string) => readonly string[] {
  const ids = Object.keys(entries);
  const sets = ids.flatMap((_, i) => setsOf(ids, i + 1));
  const byOption = new Map(sets.map((set) => [joined('+', ...set).id, set]));
  return (way) => byOption.get(way) ?? [];
}

function entryOption(id: string): Option {
  if (CONDITIONS.some((token) => token === id)) return conditionOption(id);
  return KEYWORDS.some((keyword) => keyword === id) ? named('keyword', id) : word(id);
}

/** Every choice of so many, in the order of the list. */
function setsOf(ids: readonly string[], count: number): string[][] {
  if (count <= 0) return [[]];
  return ids.flatMap((id, i) => setsOf(ids.slice(i + 1), count - 1).map((rest) => [id, ...rest]));
}

/** As many of these as were chosen: `a+b`. */
export const gainsChosen = (among: {
  readonly [way: string]: readonly AttackGain[];
}): Effect<AttackTrigger> => ({
  effect: 'gains-chosen',
  among,
});

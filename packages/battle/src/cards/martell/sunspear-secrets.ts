/** Sunspear Secrets: Doran spends tokens in the Water Gardens one after the other, each for one favour. */
import { idOn, type Option } from '@maester/kernel';
import { shift } from '../../actions/maneuver.ts';
import { freePivot } from '../../actions/pivot.ts';
import { CONDITIONS, type Condition } from '../../effects/gains.ts';
import { inches } from '../../geometry/measures.ts';
import { conditionOption, joined, unitOption, word } from '../../options.ts';
import { procedure, type T } from '../../rules.ts';
import type { BattleState } from '../../state.ts';
import { areFriends } from '../../sides/sides.ts';
import { drawCards } from '../../tactics/deck.ts';
import { become, removeCondition } from '../../units/conditions.ts';
import { isEngaged } from '../../units/engaged.ts';
import { fullWounds } from '../../units/ranks.ts';
import { changeNcu, enemyUnits, friendlyUnits, ncuOf, unitOf, unitsInPlay } from '../../units/units.ts';
import { restore, wound } from '../../units/wounds.ts';

/** The tokens are called so. */
export const SECRETS = 'secrets';
const DONE = 'done';

interface Favour {
  readonly kind: 'restore-two' | 'shed-token' | 'draw-card' | 'give-token' | 'pivot-and-shift' | 'one-wound';
  readonly option: Option;
}

const favour = (kind: Favour['kind'], ...things: readonly Option[]): Favour => ({
  kind,
  option: joined('|', word(kind), ...things),
});

function favours(s: BattleState, seat: string): Favour[] {
  const enemies = enemyUnits(s, seat);
  return [
    ...unitsInPlay(s).map(({ id }) => favour('restore-two', unitOption(id))),
    ...unitsInPlay(s).flatMap(({ id, conditions }) =>
      conditions.map((token) => favour('shed-token', unitOption(id), conditionOption(token))),
    ),
    favour('draw-card'),
    ...enemies.flatMap(({ id }) =>
      CONDITIONS.map((token) => favour('give-token', unitOption(id), conditionOption(token))),
    ),
    ...friendlyUnits(s, seat)
      .filter((unit) => !isEngaged(s, unit))
      .map(({ id }) => favour('pivot-and-shift', unitOption(id))),
    ...enemies.map(({ id }) => favour('one-wound', unitOption(id))),
  ];
}

/** For hints and computer players: about how many Wounds a favour is worth. */
function worth(s: BattleState, seat: string, { kind, option: { on } }: Favour): number {
  const unit = unitOf(s, idOn(on, 'unit') ?? '');
  const isFriends = unit !== null && areFriends(s, unit.seat, seat);
  if (kind === 'restore-two')
    return unit !== null && isFriends ? Math.min(2, fullWounds(s, unit) - unit.wounds) : -1;
  if (kind === 'shed-token') return isFriends ? 0.7 : -0.7;
  if (kind === 'give-token')
    return unit?.conditions.some((token) => token === idOn(on, 'condition')) === true ? 0 : 0.7;
  return kind === 'one-wound' ? 1 : 0.5;
}

function grant(t: T, seat: string, { kind, option: { on } }: Favour): void {
  const unit = idOn(on, 'unit') ?? '';
  const token = idOn(on, 'condition') as Condition | null;
  if (kind === 'restore-two') restore(t, unit, 2);
  else if (kind === 'shed-token' && token !== null) removeCondition(t, unit, token);
  else if (kind === 'draw-card') drawCards(t, seat, 1);
  else if (kind === 'give-token' && token !== null) become(t, unit, token);
  else if (kind === 'one-wound') wound(t, unit, 1, seat, null);
  else if (kind === 'pivot-and-shift') {
    t.run(freePivot, { unit });
    t.run(shift, { unit, most: inches(2) });
  }
}

export const sunspearSecrets = procedure<{ seat: string; ncu: string; left: number }>('sunspear-secrets')({
  choose: {
    ask: 'option',
    seat: (_, f) => (f.left > 0 ? f.seat : null),
    options: (s, f) => [...favours(s, f.seat).map(({ option }) => option), DONE],
    suggest: (s, f) =>
      favours(s, f.seat)
        .toSorted((a, b) => worth(s, f.seat, b) - worth(s, f.seat, a))
        .map(({ option }) => option.id),
    facts: (_, f) => ({ left: f.left }),
    then: (t, f, choice) => {
      const chosen = favours(t.state, f.seat).find(({ option }) => option.id === choice);
      if (chosen === undefined) return 'end';
      const tokens = ncuOf(t.state, f.ncu)?.tokens ?? {};
      changeNcu(t.state, f.ncu, { tokens: { ...tokens, [SECRETS]: (tokens[SECRETS] ?? 0) - 1 } });
      f.left -= 1;
      grant(t, f.seat, chosen);
      return 'choose';
    },
  },
});

/** Sunspear Secrets: Doran spends tokens in the Water Gardens one after the other, each for one favour. */
import { idOn, type Option, type Thing } from '@maester/kernel';
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

function favours(s: BattleState, seat: string): Option[] {
  const enemies = enemyUnits(s, seat);
  return [
    ...unitsInPlay(s).map(({ id }) => joined('|', word('restore-two'), unitOption(id))),
    ...unitsInPlay(s).flatMap(({ id, conditions }) =>
      conditions.map((token) => joined('|', word('shed-token'), unitOption(id), conditionOption(token))),
    ),
    word('draw-card'),
    ...enemies.flatMap(({ id }) =>
      CONDITIONS.map((token) => joined('|', word('give-token'), unitOption(id), conditionOption(token))),
    ),
    ...friendlyUnits(s, seat)
      .filter((unit) => !isEngaged(s, unit))
      .map(({ id }) => joined('|', word('pivot-and-shift'), unitOption(id))),
    ...enemies.map(({ id }) => joined('|', word('one-wound'), unitOption(id))),
  ];
}

/** For hints and computer players: about how many Wounds a favour is worth. */
function worth(s: BattleState, seat: string, { id, on }: Option): number {
  const unit = unitOf(s, idOn(on, 'unit') ?? '');
  const isFriends = unit !== null && areFriends(s, unit.seat, seat);
  if (id.startsWith('restore-two'))
    return unit !== null && isFriends ? Math.min(2, fullWounds(s, unit) - unit.wounds) : -1;
  if (id.startsWith('shed-token')) return isFriends ? 0.7 : -0.7;
  if (id.startsWith('give-token'))
    return unit?.conditions.some((token) => id.endsWith(token)) === true ? 0 : 0.7;
  return id.startsWith('one-wound') ? 1 : 0.5;
}

function grant(t: T, seat: string, favour: string, on: readonly Thing[]): void {
  const unit = idOn(on, 'unit') ?? '';
  const token = idOn(on, 'condition') as Condition | null;
  if (favour === 'restore-two') restore(t, unit, 2);
  else if (favour === 'shed-token' && token !== null) removeCondition(t, unit, token);
  else if (favour === 'draw-card') drawCards(t, seat, 1);
  else if (favour === 'give-token' && token !== null) become(t, unit, token);
  else if (favour === 'one-wound') wound(t, unit, 1, seat, null);
  else if (favour === 'pivot-and-shift') {
    t.run(freePivot, { unit });
    t.run(shift, { unit, most: inches(2) });
  }
}

export const sunspearSecrets = procedure<{ seat: string; ncu: string; left: number }>('sunspear-secrets')({
  choose: {
    ask: 'option',
    seat: (_, f) => (f.left > 0 ? f.seat : null),
    options: (s, f) => [...favours(s, f.seat), DONE],
    suggest: (s, f) =>
      favours(s, f.seat)
        .toSorted((a, b) => worth(s, f.seat, b) - worth(s, f.seat, a))
        .map(({ id }) => id),
    facts: (_, f) => ({ left: f.left }),
    then: (t, f, option, _, on) => {
      if (option === DONE) return 'end';
      const tokens = ncuOf(t.state, f.ncu)?.tokens ?? {};
      changeNcu(t.state, f.ncu, { tokens: { ...tokens, [SECRETS]: (tokens[SECRETS] ?? 0) - 1 } });
      f.left -= 1;
      grant(t, f.seat, option.split('|')[0] ?? '', on);
      return 'choose';
    },
  },
});

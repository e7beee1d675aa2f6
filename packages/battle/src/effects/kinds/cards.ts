/** Tactics cards and tokens of abilities. */
import { idOn } from '@maester/kernel';
import { rulesOf } from '../../edition/of.ts';
import { drawCards, takeCard } from '../../tactics/deck.ts';
import { attachPlayed } from '../../tactics/foreign.ts';
import { addToken, lastingOn, lift, liftFrom } from '../../tactics/influence.ts';
import { tokensLeft } from '../../units/abilities.ts';
import { changeNcu, changeUnit, mustUnit, ncuOf } from '../../units/units.ts';
import type { Situation } from '../context.ts';
import type { Lasting } from '../../state.ts';
import type { Kinds } from '../effect.ts';
import { raiseAttached } from './abilities.ts';
import { idOf, TOKEN_WORTH } from './whom.ts';

/** The unit or NCU the ability belongs to. */
const bearer = (c: Situation) =>
  c.source.of === 'ncu' ? ncuOf(c.s, c.occasion.unit) : (c.owner ?? c.holder);

/** What its tokens are called. */
const poolOf = ({ s, source }: Situation): string => rulesOf(s).abilities[source.id]?.pool ?? source.id;

/** The Tactics card on a unit that the effect is written on: its tokens lie on the card. */
function attachedCard(c: Situation): Lasting | null {
  const card = c.owner === null ? null : lastingOn(c.s, c.owner.id, c.source.id);
  return card?.attached === true ? card : null;
}

/** The tokens an ability has left. */
function tokens(c: Situation): number {
  const card = attachedCard(c);
  if (card !== null) return card.tokens;
  const of = bearer(c);
  if (of === null && c.ownerId !== null) return lastingOn(c.s, c.ownerId, c.source.id)?.tokens ?? 0;
  return of === null ? 0 : tokensLeft(of, poolOf(c), rulesOf(c.s).abilities[c.source.id]?.tokens ?? 0);
}

function tellTokens(c: Situation, count: number): void {
  const unit = bearer(c)?.id ?? c.ownerId ?? '';
  c.t.emit({ type: 'token', unit, ability: c.source.id, tokens: count });
}

/** A token that is spent could have served later. */
const SPENT_WORTH = 0.4;

type Here =
  | 'draws'
  | 'attaches'
  | 'detaches'
  | 'counts'
  | 'spends'
  | 'spends-once'
  | 'takes-back'
  | 'adds-token';

export const cardKinds: Pick<Kinds, Here> = {
  draws: {
    do: ({ cards }, { t, seat }) => drawCards(t, seat, cards),
    worth: ({ cards }) => cards * TOKEN_WORTH,
    say: ({ cards }) => ({ key: 'effect.draws', facts: { cards } }),
  },
  attaches: {
    do: ({ who, until }, c) => {
      const { t, seat, source } = c;
      const on = idOf(c, who);
      if (mustUnit(t.state, on).destroyed) return; // by an effect that was resolved before
      if (attachPlayed(t, seat, source.id, on, until)) raiseAttached(t, on, source.id);
    },
    // battle/ability/same-name-not-cumulative: a second copy does nothing
    worth: ({ who }, c) => (lastingOn(c.s, idOf(c, who), c.source.id) === null ? 1 : 0),
    say: ({ who, until }) => ({ key: 'effect.attaches', facts: { who, until } }),
  },
  detaches: {
    do: (_, c) => lift(c.t, ({ on, ability }) => on === idOf(c, 'owner') && ability === c.source.id),
    worth: () => 0,
    say: () => ({ key: 'effect.detaches' }),
    foresee: (_, c) => liftFrom(c.s, ({ on, ability }) => on === idOf(c, 'owner') && ability === c.source.id),
  },
  counts: {
    do: (_, c) => {
      addToken(c.t, c.ownerId ?? '', c.source.id);
      tellTokens(c, lastingOn(c.t.state, c.ownerId ?? '', c.source.id)?.tokens ?? 0);
    },
    worth: () => 0,
    say: () => ({ key: 'effect.counts' }),
  },
  spends: {
    do: ({ count }, c) => {
      const left = { [poolOf(c)]: tokens(c) - count };
      const of = attachedCard(c) === null ? bearer(c) : null;
      if (of === null && c.ownerId !== null) addToken(c.t, c.ownerId, c.source.id, -count);
      if (of === null) return;
      const change = { tokens: { ...of.tokens, ...left } };
      if (c.owner === null) changeNcu(c.s, of.id, change);
      else changeUnit(c.s, of.id, change);
    },
    can: ({ count }, c) => tokens(c) >= count,
    worth: ({ count }) => -SPENT_WORTH * count,
    say: ({ count }) => ({ key: 'effect.spends', facts: { count } }),
  },
  'spends-once': {
    do: ({ name }, c) => {
      const of = bearer(c);
      if (of === null) return;
      const change = { tokens: { ...of.tokens, [`${c.source.id}/${name}`]: 0 } };
      if (c.owner === null) changeNcu(c.s, of.id, change);
      else changeUnit(c.s, of.id, change);
    },
    can: ({ name }, c) => bearer(c)?.tokens?.[`${c.source.id}/${name}`] === undefined,
    worth: () => -SPENT_WORTH,
    say: () => ({ key: 'effect.spends-once' }),
  },
  'takes-back': {
    do: (_, { t, seat, on }) => takeCard(t, seat, idOn(on, 'card') ?? '', 'discard'),
    worth: () => TOKEN_WORTH,
    say: () => ({ key: 'effect.takes-back' }),
  },
  'adds-token': {
    do: ({ most }, c) => {
      const of = bearer(c);
      const count = Math.min(most, tokens(c) + 1);
      if (of === null && c.ownerId !== null) addToken(c.t, c.ownerId, c.source.id);
      else if (of === null) return;
      else if (c.owner === null) changeNcu(c.s, of.id, { tokens: { ...of.tokens, [poolOf(c)]: count } });
      else changeUnit(c.s, of.id, { tokens: { ...of.tokens, [poolOf(c)]: count } });
      tellTokens(c, count);
    },
    can: ({ most }, c) => tokens(c) < most,
    worth: () => 0.3,
    say: () => ({ key: 'effect.adds-token' }),
  },
};

/**
 * Vows: Tactics cards that lie on a unit of the Night's Watch until it fails a Panic Test. With them the men who take
 * them up, move them and hold others to them: Jeor Mormont and Ser Denys Mallister.
 */
import { idOn, idsOn, thingsOf } from '@maester/kernel';
import {
  answer,
  attachableTo,
  attachedMoves,
  attachesFrom,
  attachesFromDiscard,
  attachesTo,
  chosenBecomes,
  condition,
  detaches,
  discards,
  each,
  engagedEnemies,
  friendPasses,
  friendlyActivates,
  happening,
  isAttacked,
  isEnemy,
  isMelee,
  movesCard,
  narrowed,
  onSuccess,
  panics,
  part,
  searches,
  spendsToken,
  stands,
  suffersHits,
  suffersTest,
  thenChooses,
  uncertain,
  when,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Trigger, UnitTrigger } from '../../timing/triggers.ts';
import { ranksOf } from '../../units/ranks.ts';
import { cardOf, friendlyUnits, mustUnit } from '../../units/units.ts';
import type { AbilityCard, Attached, Response, TacticsCard } from '../card.ts';

const FOR_ENEMIES = 'seeing-their-flaws-nights-watch';
const JEOR = 'jeor-mormont-997th-lord-commander';

/** A unit of the Night's Watch, by its own card. */
export const isOfTheWatch = (s: BattleState, unit: UnitState): boolean =>
  cardOf(s, unit).faction === 'nights-watch';

const watchUnit: Holds<UnitTrigger> = condition('of-the-watch', ({ s, unit }) => isOfTheWatch(s, unit));

/** When a friendly unit of the Night's Watch activates, the card is attached to it. */
export const takesTheVow: Response = answer(
  narrowed(friendlyActivates, watchUnit),
  attachesTo('unit', 'game'),
);

/** What holds until the unit fails a Panic Test. */
export const vow = (held: Attached): Attached => ({
  ...held,
  happens: [...(held.happens ?? []), happening(panics, detaches)],
});

const watchUnits = ({ s, seat }: { readonly s: BattleState; readonly seat: string }): UnitState[] =>
  friendlyUnits(s, seat).filter((unit) => isOfTheWatch(s, unit));

/** Cards of these piles that can lie on a friendly unit of the Watch; those for enemies are left out. */
const vowsFor =
  <K extends Trigger>(units: (c: Asked<K>) => readonly UnitState[], piles: 'discard' | 'both'): Ways<K> =>
  (c) =>
    attachableTo(units, piles)(c).filter((way) => idOn(thingsOf(way), 'card') !== FOR_ENEMIES);

/** Only from one unit of the Watch to another. */
const movesWithinTheWatch: Ways<Trigger> = (c) =>
  attachedMoves(c).filter((way) =>
    idsOn(thingsOf(way), 'unit').every((id) => isOfTheWatch(c.s, mustUnit(c.s, id))),
  );

export const VOW_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'duty-to-the-realms-of-men': {
    name: 'Duty To The Realms Of Men',
    tokens: 1,
    claims: { ways: movesWithinTheWatch, effects: [movesCard] },
    insteadOfZone: {
      ways: vowsFor(watchUnits, 'discard'),
      effects: [spendsToken, attachesFromDiscard],
    },
  },
};

export const JEOR_TACTICS: { readonly [id: string]: TacticsCard } = {
  'and-now-my-watch-begins': {
    name: 'And Now My Watch Begins',
    faction: 'nights-watch',
    commander: JEOR,
    responses: [
      answer(
        narrowed(friendlyActivates, watchUnit),
        suffersTest('morale'),
        onSuccess(
          thenChooses<'unit-activates'>((c) => ['search', ...vowsFor(() => [c.unit], 'both')(c)]),
          part(
            1,
            when(
              condition('chose-search', ({ way }) => way === 'search'),
              searches('any'),
              discards(1),
            ),
            when(
              condition('chose-vow', ({ way }) => way !== 'search'),
              attachesFrom,
            ),
          ),
        ),
      ),
    ],
  },
  'live-and-die-at-my-post': {
    name: 'Live And Die At My Post',
    faction: 'nights-watch',
    commander: JEOR,
    responses: [
      answer(
        narrowed(friendPasses, stands('unit')),
        each(engagedEnemies('unit'), chosenBecomes('vulnerable')),
        when(watchUnit, attachesTo('unit', 'game')),
      ),
    ],
    attached: { morale: { keepsLastWound: true } },
  },
  'night-gathers': {
    name: 'Night Gathers',
    faction: 'nights-watch',
    commander: JEOR,
    responses: [takesTheVow],
    attached: vow({
      happens: [
        uncertain(
          happening(
            narrowed(isAttacked, isMelee, isEnemy('unit')),
            suffersHits('unit', ({ s, other }) => 1 + ranksOf(s, other)),
          ),
        ),
      ],
    }),
  },
};

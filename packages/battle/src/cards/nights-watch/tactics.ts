/** Night's Watch: Tactics cards. */
import { isCommander } from '../../army/leadership.ts';
import { running } from '@maester/kernel';
import { shift } from '../../actions/maneuver.ts';
import { freePivot } from '../../actions/pivot.ts';
import { attack, attackNow } from '../../attack/attack.ts';
import { rulesOf } from '../../edition/of.ts';
import {
  answer,
  choose,
  condition,
  defenseRolled,
  eachTarget,
  friendAttacked,
  friendDestroyed,
  friendlyMelee,
  friendlyMeleeDone,
  friendlyTestRolled,
  friendlyUnengaged,
  gains,
  happening,
  isCommanders,
  isEnemy,
  isSelf,
  mayUse,
  moment,
  namingBoth,
  narrowed,
  not,
  otherBecomes,
  othersNear,
  own,
  passesTest,
  passesThisTest,
  paysWounds,
  rerollsTest,
  restores,
  shedsChosen,
  when,
} from '../../effects/words.ts';
import { inches } from '../../geometry/measures.ts';
import { conditionOption, joined, named, unitOption } from '../../options.ts';
import type { BattleState } from '../../state.ts';
import { canJoin, returnAttachment } from '../../units/attachments.ts';
import { become } from '../../units/conditions.ts';
import { isCommandedBy, mustUnit } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { dealtWounds, inMelee } from '../shared/phrases.ts';
import { OTHELL_TACTICS } from './builders.ts';
import { NOYE_AND_PYKE } from './noye-and-pyke.ts';
import { BENJEN_TACTICS } from './rangers.ts';
import { JON_TACTICS } from './jon-snow.ts';
import { THORNE_AND_MALLISTER } from './thorne-and-mallister.ts';
import { JEOR_TACTICS, takesTheVow, vow } from './vows.ts';

/** The unit of the moment is the defender of a Melee Attack that goes on, its Panic Test included. */
const inMeleeAttack = condition<'unit-destroyed' | 'would-be-destroyed'>('by-melee', ({ s, unit }) => {
  const now = running(s, attack);
  return now !== null && now.kind === 'melee' && now.defender === unit.id;
});

/** Infantry Attachments that fell in the defender during this attack and could join the attacker; no Commanders. */
function takers(s: BattleState): { readonly card: string; readonly seat: string }[] {
  const { attacker, defender, fallenBefore = 0 } = attackNow(s);
  return s.fallen
    .slice(fallenBefore)
    .filter(({ unit }) => unit === defender)
    .filter(({ card }) => {
      const rules = rulesOf(s);
      return (
        rules.attachments[card]?.type === 'infantry' &&
        !isCommander(rules, card) &&
        canJoin(s, mustUnit(s, attacker), card)
      );
    });
}

export const tactics: { readonly [id: string]: TacticsCard } = {
  'the-sword-in-the-darkness': {
    name: 'The Sword In The Darkness',
    faction: 'nights-watch',
    commander: null,
    responses: [
      answer(
        friendlyMelee,
        otherBecomes('vulnerable'),
        when(
          condition('not-activated', ({ other }) => !other.activated),
          otherBecomes('panicked'),
        ),
      ),
      takesTheVow,
    ],
    attached: vow({ attacking: inMelee({ ranks: 1 }) }),
  },
  'the-fire-that-burns-against-the-cold': {
    name: 'The Fire That Burns Against The Cold',
    faction: 'nights-watch',
    commander: null,
    responses: [
      answer(
        friendlyTestRolled,
        when(isCommanders('unit'), passesThisTest),
        when(not(isCommanders('unit')), rerollsTest),
      ),
      takesTheVow,
    ],
    attached: vow({
      uses: [
        mayUse(
          choose(
            moment('condition-gained', isSelf('unit')),
            ({ unit, about }) => [joined('|', unitOption(unit.id), conditionOption(about.condition))],
            paysWounds('unit', 1),
            shedsChosen,
          ),
        ),
      ],
    }),
  },
  'the-shield-of-the-realms-of-men': {
    name: 'The Shield Of The Realms Of Men',
    faction: 'nights-watch',
    commander: null,
    responses: [
      answer(
        namingBoth(moment('attack-after-defense', isEnemy('unit'), defenseRolled)),
        gains({ defenseReroll: true }),
      ),
      takesTheVow,
    ],
    attached: vow({ attacked: { blocks: 1 } }),
  },
  'the-watcher-on-the-wall': {
    name: 'The Watcher On The Wall',
    faction: 'nights-watch',
    commander: null,
    responses: [
      choose(
        friendAttacked,
        (c) => friendlyUnengaged(c).filter((way) => typeof way === 'string' || way.id !== c.other.id),
        own(
          'pivots-and-shifts',
          ({ t, chosen: { id } }) => {
            t.run(freePivot, { unit: id });
            t.run(shift, { unit: id, most: inches(2) });
          },
          () => 0.3,
        ),
      ),
      takesTheVow,
    ],
    attached: vow({ speed: 1, rerolls: ['charge'] }),
  },
  'the-light-that-brings-the-dawn': {
    name: 'The Light That Brings The Dawn',
    faction: 'nights-watch',
    commander: null,
    responses: [answer(friendlyMelee, gains({ reroll: 'misses' })), takesTheVow],
    attached: vow({
      morale: { roll: 1 },
      immuneTo: (s, unit) => (isCommandedBy(s, unit, unit.seat) ? ['panicked'] : []),
    }),
  },
  'take-the-black': {
    name: 'Take The Black',
    faction: 'nights-watch',
    commander: null,
    responses: [
      choose(
        narrowed(friendlyMeleeDone, dealtWounds),
        ({ s }) => ['yes', ...takers(s).map(({ card }) => named('attachment', card))],
        restores('unit', ({ about }) => 1 + about.ranksLost),
        own(
          'takes-the-black',
          ({ t, s, unit, way }) => {
            const taken = takers(s).find(({ card }) => card === way);
            if (taken !== undefined) returnAttachment(t, taken.card, taken.seat, unit.id);
          },
          ({ way }) => (way === 'yes' ? 0 : 2),
        ),
      ),
    ],
  },
  'and-now-his-watch-is-ended': {
    name: 'And Now His Watch Is Ended',
    faction: 'nights-watch',
    commander: null,
    responses: [
      answer(
        namingBoth(narrowed(friendDestroyed, inMeleeAttack)),
        own(
          'avenges',
          ({ t, s }) => become(t, attackNow(s).attacker, 'vulnerable'),
          () => 0.7,
        ),
        eachTarget(othersNear('long')('unit'), restores('chosen', 2)),
      ),
      takesTheVow,
    ],
    attached: vow({ happens: [happening(passesTest, restores('owner', 1))] }),
  },
  ...JEOR_TACTICS,
  ...OTHELL_TACTICS,
  ...JON_TACTICS,
  ...NOYE_AND_PYKE,
  ...THORNE_AND_MALLISTER,
  ...BENJEN_TACTICS,
};

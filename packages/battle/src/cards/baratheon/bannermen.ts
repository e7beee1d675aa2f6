/** The Tactics cards of Renly's bannermen: Loras Tyrell, Eldon Estermont, Cortnay Penrose. */
import {
  answer,
  attaches,
  choose,
  chosenBecomes,
  chosenSuffersTest,
  condition,
  each,
  enemiesNear,
  friendly,
  friendlyActivates,
  friendsNear,
  happening,
  isAttacked,
  isEnemy,
  isSelf,
  isUnitOf,
  moment,
  narrowed,
  not,
  onSuccess,
  own,
  restores,
  scores,
  startOfEnemyTurn,
  suffersHits,
  uncertain,
  unitDestroyed,
  when,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import { unitOptions } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { lastingOn } from '../../tactics/influence.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { happens } from '../../timing/window.ts';
import { engagedWith } from '../../units/engaged.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import type { TacticsCard } from '../card.ts';
import { counterplot } from '../shared/court-tactics.ts';
import { surpriseStrategy } from '../shared/field-tactics.ts';
import { battleEndurance } from '../shared/endurance.ts';
import { lovedByTheSmallfolk } from '../shared/red-god.ts';
import { issueCommands } from '../shared/tactics.ts';
import { martialSuperiority } from '../shared/assaults.ts';

const LORAS = 'loras-tyrell-the-knight-of-flowers';
const ELDON = 'eldon-estermont-lord-of-greenstone';
const CORTNAY = 'cortnay-penrose-castellan-of-storms-end';

/** The chosen unit is engaged with an enemy that has more ranks left. */
const facesMoreRanks: Holds<Trigger> = condition('faces-more-ranks', ({ s, chosen }) =>
  engagedWith(s, chosen).some((enemy) => ranksOf(s, enemy) > ranksOf(s, chosen)),
);

const friendsFell: Holds<'attachment-destroyed'> = condition('friends-fell', ({ s, seat, about }) =>
  areFriends(s, about.owner, seat),
);

/** Whether the ransom lies on a unit as its own side's gain. */
function isPaidTo(s: BattleState, unit: UnitState): boolean {
  const card = lastingOn(s, unit.id, 'hefty-ransom');
  return card !== null && areFriends(s, card.by, unit.seat);
}

export const BANNERMEN_TACTICS: { readonly [id: string]: TacticsCard } = {
  'loved-by-the-smallfolk-baratheon': lovedByTheSmallfolk(
    { faction: 'baratheon', commander: LORAS },
    'Loras Tyrell',
  ),
  overgrowth: {
    name: 'Overgrowth',
    faction: 'baratheon',
    commander: LORAS,
    responses: [
      choose(
        startOfEnemyTurn,
        friendly,
        when(not(facesMoreRanks), chosenSuffersTest('morale'), onSuccess(attaches)),
        when(
          facesMoreRanks,
          // battle/morale/certain-pass
          own(
            'passes-unrolled',
            ({ t, chosen }) => happens(t, 'morale-passed', chosen.id, null, { kind: 'morale' }),
            () => 0,
          ),
          attaches,
        ),
      ),
    ],
    attached: {
      happens: [
        uncertain(
          happening(
            isAttacked,
            suffersHits('unit', ({ s, other }) => 1 + ranksOf(s, other)),
          ),
        ),
      ],
    },
  },
  'growing-strong': {
    name: 'Growing Strong',
    faction: 'baratheon',
    commander: LORAS,
    responses: [
      answer(
        friendlyActivates,
        each<'unit-activates'>(
          ({ s, unit }) =>
            unitOptions(engagedWith(s, unit).filter((enemy) => ranksOf(s, enemy) >= ranksOf(s, unit))),
          chosenBecomes('vulnerable'),
        ),
        restores('unit', ({ s, unit }) => 1 + destroyedRanks(s, unit)),
      ),
    ],
  },
  'hefty-ransom': {
    name: 'Hefty Ransom',
    faction: 'baratheon',
    commander: ELDON,
    responses: [
      choose(moment('attachment-destroyed', friendsFell), enemiesNear('short')('unit'), attaches),
      choose(moment('attachment-destroyed', not(friendsFell)), friendsNear('short')('unit'), attaches),
    ],
    attached: {
      attacking: (s, { attacker, kind }) => (kind === 'melee' && isPaidTo(s, attacker) ? { dice: 1 } : null),
      morale: (s, unit) => (isPaidTo(s, unit) ? { roll: 1 } : null),
      happens: [happening(narrowed(unitDestroyed, isSelf('unit'), isEnemy('unit')), scores(1))],
    },
  },
  'battle-endurance-baratheon': battleEndurance({ faction: 'baratheon', commander: ELDON }),
  'martial-superiority-baratheon': martialSuperiority(
    { faction: 'baratheon', commander: ELDON },
    isUnitOf('Eldon Estermont')('other'),
  ),
  'issue-commands-baratheon': issueCommands(
    { faction: 'baratheon', commander: CORTNAY },
    { others: false, cannotAct: false },
  ),
  'surprise-strategy-baratheon': surpriseStrategy({ faction: 'baratheon', commander: CORTNAY }),
  'counterplot-baratheon': counterplot({ faction: 'baratheon', commander: CORTNAY }, 'crown', 'tactics'),
};

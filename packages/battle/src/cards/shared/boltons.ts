/** Tactics cards that House Bolton has, and the Boltons whom others hire: what each does, but for what differs. */
import type { Asked } from '../../effects/context.ts';
import {
  answer,
  choose,
  cancels,
  condition,
  enemyNcuActivates,
  enemyPanics,
  expends,
  hostile,
  isWatched,
  mayUse,
  moment,
  opponentChooses,
  orNone,
  own,
  sharesOut,
  startOfEnemyTurn,
  stopsWatching,
  targetedBy,
  thenChooses,
  watches,
} from '../../effects/words.ts';
import { areNear } from '../../effects/conditions.ts';
import type { Holds } from '../../effects/effect.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import { range, SHORT_RANGE } from '../../geometry/range.ts';
import { corners } from '../../geometry/tray.ts';
import { conditionOption, unitOptions } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { PairTrigger } from '../../timing/triggers.ts';
import { become } from '../../units/conditions.ts';
import { fullWounds } from '../../units/ranks.ts';
import { enemyUnits, shapeOf } from '../../units/units.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { expendable, friendsNearStood } from './phrases.ts';
import type { Whose } from './tactics.ts';
import { idOn } from '@maester/kernel';
import { twoEnemiesBecome } from './board-phrases.ts';

/** The defender has the token. */
export const isPanicked: Holds<PairTrigger> = condition('panicked', ({ other }) =>
  other.conditions.includes('panicked'),
);

/** The opponent names the token, then the player the enemies. */
export const sadisticGames = (whose: Whose): TacticsCard => ({
  name: 'Sadistic Games',
  ...whose,
  responses: [
    answer(
      startOfEnemyTurn,
      opponentChooses(() => [conditionOption('panicked'), conditionOption('weakened')]),
      thenChooses(orNone(hostile)),
      thenChooses((c) => {
        const first = c.parts[2]?.id;
        const others = unitOptions(enemyUnits(c.s, c.seat).filter(({ id }) => id !== first));
        return first === 'none' ? ['none'] : [...others, 'none'];
      }),
      own(
        'sadistic-games',
        ({ t, parts }) => {
          const token = CONDITIONS.find((one) => one === parts[1]?.id);
          for (const { on } of parts.slice(2)) {
            const unit = idOn(on, 'unit');
            if (unit !== null && token !== undefined) become(t, unit, token);
          }
        },
        () => 1.4,
      ),
    ),
  ],
});

/** Only what opponents use is offered for cancelling: nobody wants to stop their own. */
export const noSecrets = (whose: Whose): TacticsCard => ({
  name: 'A Flayed Man Has No Secrets',
  ...whose,
  responses: [
    choose(
      moment(
        'targeted',
        targetedBy('order', 'card', 'ability', 'ncu', 'influence'),
        condition('of-opponent', ({ s, seat, about }) => !areFriends(s, about.seat, seat)),
      ),
      ({ s, seat, unit }) =>
        expendable(
          s,
          enemyUnits(s, seat).filter((enemy) => areNear(enemy, unit, 'long')),
        ),
      expends('chosen', null),
      cancels,
    ),
  ],
});

/** One Wound for each that the Panic Test cost, and one more near the unit that leads. */
export function fearKeepsAlive(
  whose: Whose,
  heals: (s: BattleState, unit: UnitState) => boolean,
  leads: (c: Asked<'panic-failed'>, unit: UnitState) => boolean,
): TacticsCard {
  const healed = (c: Asked<'panic-failed'>): number => {
    const { s, unit, about } = c;
    const { stood } = about;
    if (stood === null) return about.suffered;
    const there = corners({ kind: unit.tray, pose: stood.pose });
    const near = s.units.some(
      (one) => one.pose !== null && leads(c, one) && range(shapeOf(one), there) <= SHORT_RANGE,
    );
    return about.suffered + (near ? 1 : 0);
  };
  const among = (c: Asked<'panic-failed'>) =>
    friendsNearStood('long')(c).filter((way) => {
      const unit = c.s.units.find(({ id }) => typeof way !== 'string' && way.id === id);
      return unit !== undefined && unit.wounds < fullWounds(c.s, unit) && heals(c.s, unit);
    });
  return {
    name: 'Fear Keeps a Man Alive',
    ...whose,
    responses: [
      choose(
        enemyPanics,
        (c) => (healed(c) > 0 && among(c).length > 0 ? ['yes'] : []),
        sharesOut(among, healed),
      ),
    ],
  };
}

/** Whispered Threats: the ability that waits for the NCU to claim a zone has this id. */
const WHISPERS = 'whispers';

export const whisperedThreats = (whose: Whose): TacticsCard => ({
  name: 'Whispered Threats',
  ...whose,
  responses: [answer(enemyNcuActivates, watches(WHISPERS, 'ncu'))],
});

export const whispers: { readonly [id: string]: AbilityCard } = {
  [WHISPERS]: {
    name: 'Whispered Threats',
    uses: [
      mayUse(
        twoEnemiesBecome(moment('zone-resolved', isWatched), hostile, ['vulnerable'], ['panicked']),
        stopsWatching,
      ),
    ],
  },
};

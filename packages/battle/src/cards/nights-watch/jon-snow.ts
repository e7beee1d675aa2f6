/** The Tactics cards of Jon Snow, Lord Commander. */
import { running } from '@maester/kernel';
import { charge, startCharge } from '../../actions/charge.ts';
import { melee, startMelee } from '../../actions/melee.ts';
import { attack, attackNow } from '../../attack/attack.ts';
import type { Effect, Ways } from '../../effects/effect.ts';
import {
  answer,
  areNear,
  canChargeNow,
  choose,
  condition,
  friendly,
  friendlyChargeRolled,
  isFriend,
  mayUse,
  moment,
  narrowed,
  own,
  part,
  removesModels,
  replacesZone,
  restores,
  startOfTurn,
  staysWith,
  targetedByZone,
  thenChooses,
  unengaged,
  when,
} from '../../effects/words.ts';
import { unitOptions } from '../../options.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { areEngaged } from '../../units/engaged.ts';
import { modelsOf } from '../../units/ranks.ts';
import { friendlyUnits, mustUnit } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { chargeDieIsFree, rollsChargeAgain } from '../shared/charge-die.ts';
import { takesTheVow, vow } from './vows.ts';

const JON = 'jon-snow-998th-lord-commander';

/** The unit of the moment falls to a Melee Attack, its Panic Test included, and is still Engaged with the attacker. */
const canStrikeAttacker = condition<'would-be-destroyed'>('by-melee', ({ s, unit }) => {
  const now = running(s, attack);
  if (now === null || now.kind !== 'melee' || now.defender !== unit.id) return false;
  return areEngaged(unit, mustUnit(s, now.attacker));
});

const MOST_MODELS = 4;

/** Other friends within Long Range of the unit chosen first, with a model to spare; nobody once none was chosen. */
const givers: Ways<Trigger> = ({ s, seat, parts }) => {
  const to = parts[0]?.id ?? '';
  if (parts.slice(1).some(({ id }) => id === 'none')) return [];
  const spare = friendlyUnits(s, seat).filter(
    (unit) => unit.id !== to && modelsOf(s, unit) > 1 && areNear(mustUnit(s, to), unit, 'long'),
  );
  return spare.length === 0 ? [] : [...unitOptions(spare), 'none'];
};

/** One model after the other: the player names who gives it. */
const givesModels: readonly Effect<Trigger>[] = Array.from({ length: MOST_MODELS }, (_, i) => i + 1).flatMap(
  (n) => [thenChooses(givers), part(n, removesModels('chosen', 1))],
);

export const JON_TACTICS: { readonly [id: string]: TacticsCard } = {
  'it-shall-not-end-until-my-death': {
    name: 'It Shall Not End Until My Death!',
    faction: 'nights-watch',
    commander: JON,
    responses: [
      answer(
        moment('would-be-destroyed', isFriend('unit'), canStrikeAttacker),
        own(
          'strikes-a-last-time',
          ({ t, s, unit }) => {
            const dice = belongsTo(s, unit, 'Jon Snow') ? 2 : 0;
            const started = startMelee(unit.id, attackNow(s).attacker, [{ dieValue: 'lowest', dice }]);
            t.run(melee, { ...started, surge: 'replaced' });
          },
          () => 2,
        ),
        when(
          condition('attacker-fell', ({ s }) => mustUnit(s, attackNow(s).attacker).destroyed),
          staysWith(1),
        ),
      ),
    ],
  },
  'stand-united-brothers': {
    name: 'Stand United, Brothers!',
    faction: 'nights-watch',
    commander: JON,
    responses: [
      choose(
        startOfTurn,
        friendly,
        ...givesModels,
        restores(
          'chosen',
          ({ s, chosen, parts }) =>
            parts.slice(1).filter(({ id }) => id !== 'none').length +
            (belongsTo(s, chosen, 'Jon Snow') ? 2 : 0),
        ),
      ),
    ],
  },
  'for-the-watch': {
    name: 'For The Watch!',
    faction: 'nights-watch',
    commander: JON,
    responses: [answer(narrowed(friendlyChargeRolled, chargeDieIsFree), rollsChargeAgain), takesTheVow],
    attached: vow({
      uses: [
        mayUse(
          answer(
            narrowed(
              targetedByZone,
              condition('maneuver', ({ about }) => about.zone === 'maneuver'),
              unengaged('unit'),
              canChargeNow,
            ),
            replacesZone(
              own(
                'charges',
                ({ t, unit }) => t.run(charge, startCharge(unit.id)),
                () => 2.5,
              ),
            ),
          ),
        ),
      ],
    }),
  },
};

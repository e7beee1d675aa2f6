/** The Tactics cards of Jorah Mormont, Westerosi Tactician, and of Grey Worm, Unsullied Commander. */
import {
  activates,
  answer,
  attaches,
  attachesTo,
  choose,
  chosenBecomes,
  claimsZone,
  condition,
  destroyedBySelf,
  detaches,
  draws,
  each,
  friendAttacked,
  happening,
  hostile,
  isAttacked,
  isEnemy,
  isUnitOf,
  namingBoth,
  narrowed,
  otherBecomes,
  paysWounds,
  replacesZone,
  restores,
  stands,
  unitBecomes,
  unitDestroyed,
} from '../../effects/words.ts';
import type { Ways } from '../../effects/effect.ts';
import { unitOptions } from '../../options.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { belongsTo, isOfFamily, unitsOf } from '../../units/affiliation.ts';
import type { TacticsCard } from '../card.ts';
import { battleEndurance } from '../shared/endurance.ts';
import { feintingManeuver } from '../shared/feinting-maneuver.ts';
import { opportunist } from '../shared/field-tactics.ts';
import { issueCommands } from '../shared/tactics.ts';
import { marshal } from '../shared/cavalry.ts';
import { lashOut } from '../shared/assaults.ts';

const JORAH = 'jorah-mormont-westerosi-tactician';
const GREY_WORM = 'grey-worm-unsullied-commander';
const ANDAL = 'Jorah Mormont';

const jorahs: Ways<Trigger> = ({ s, seat }) => unitOptions(unitsOf(s, seat, ANDAL));

export const JORAH_TACTICS: { readonly [id: string]: TacticsCard } = {
  'marshal-targaryen': marshal({ faction: 'targaryen', commander: JORAH }),
  betrayal: {
    name: 'Betrayal',
    faction: 'targaryen',
    commander: JORAH,
    responses: [
      choose(
        claimsZone,
        hostile,
        replacesZone(
          draws(2),
          each(jorahs, restores('chosen', 3)),
          chosenBecomes('vulnerable', 'weakened'),
          each(jorahs, attaches),
        ),
      ),
    ],
    attached: {
      happens: [
        happening(activates, paysWounds('unit', 1), unitBecomes('panicked')),
        happening(narrowed(unitDestroyed, isEnemy('unit'), destroyedBySelf), detaches),
      ],
    },
  },
  'opportunist-targaryen': opportunist({ faction: 'targaryen', commander: JORAH }, ANDAL),
  'feinting-maneuver-targaryen': feintingManeuver(
    { faction: 'targaryen', commander: JORAH },
    'overrun-targaryen',
  ),
};

export const GREY_WORM_TACTICS: { readonly [id: string]: TacticsCard } = {
  'issue-commands-targaryen': issueCommands(
    { faction: 'targaryen', commander: GREY_WORM },
    { others: false, cannotAct: false },
  ),
  'lash-out-targaryen': {
    ...lashOut({ faction: 'targaryen', commander: GREY_WORM }, isUnitOf('Grey Worm')('other'), 'vulnerable'),
    replaces: 'blood-of-the-dragon',
  },
  'battle-endurance-targaryen': battleEndurance({ faction: 'targaryen', commander: GREY_WORM }),
  'retribution-of-the-dragon': {
    name: 'Retribution Of The Dragon',
    faction: 'targaryen',
    commander: GREY_WORM,
    responses: [
      answer(
        namingBoth(narrowed(friendAttacked, isEnemy('unit'), stands('unit'))),
        attachesTo('unit', 'game'),
      ),
    ],
    attached: {
      attacked: { keywords: ['vicious'] },
      happens: [
        happening(
          narrowed(
            isAttacked,
            condition(
              'grey-worms-or-unsullied',
              ({ s, unit }) => belongsTo(s, unit, 'Grey Worm') || isOfFamily(s, unit, 'unsullied'),
            ),
          ),
          otherBecomes('vulnerable'),
        ),
      ],
    },
  },
};

/** The Tactics cards of Jorah Mormont, Westerosi Tactician. */
import {
  activates,
  attaches,
  choose,
  chosenBecomes,
  claimsZone,
  condition,
  destroyedBySelf,
  detaches,
  draws,
  each,
  friendlyMelee,
  gains,
  happening,
  hostile,
  isEnemy,
  narrowed,
  paysWounds,
  pick,
  replacesZone,
  restores,
  unitBecomes,
  unitDestroyed,
} from '../../effects/words.ts';
import type { Ways } from '../../effects/effect.ts';
import { unitOptions } from '../../options.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { belongsTo, unitsOf } from '../../units/affiliation.ts';
import type { TacticsCard } from '../card.ts';
import { marshals } from '../shared/cavalry.ts';
import { feintingManeuver } from '../shared/feinting-maneuver.ts';

const JORAH = 'jorah-mormont-westerosi-tactician';
const ANDAL = 'Jorah Mormont';

const jorahs: Ways<Trigger> = ({ s, seat }) => unitOptions(unitsOf(s, seat, ANDAL));

export const JORAH_TACTICS: { readonly [id: string]: TacticsCard } = {
  'marshal-targaryen': { name: 'Marshal', faction: 'targaryen', commander: JORAH, responses: [marshals] },
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
  'opportunist-targaryen': {
    name: 'Opportunist',
    faction: 'targaryen',
    commander: JORAH,
    responses: [opportunist()],
  },
  'feinting-maneuver-targaryen': feintingManeuver('targaryen', JORAH, 'overrun-targaryen'),
};

function opportunist() {
  const [ways, ...effects] = pick<'attack-before-dice'>(
    ({ s, unit }) => (belongsTo(s, unit, ANDAL) ? 2 : 1),
    { precision: [gains({ keywords: ['precision'] })], vicious: [gains({ keywords: ['vicious'] })] },
  );
  return choose(
    narrowed(
      friendlyMelee,
      condition('not-activated', ({ other }) => !other.activated),
    ),
    ways,
    gains({ reroll: 'any' }),
    ...effects,
  );
}

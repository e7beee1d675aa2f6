/** The deck of Mag the Mighty, which takes the place of the whole deck of the Free Folk: giants and monsters. */
import { looseAttack } from '../../attack/loose-attack.ts';
import type { TacticsCard } from '../card.ts';
import { drawOne } from '../shared/phrases.ts';
import { forgoesAction } from '../shared/tactics.ts';
import { isGiant, isMonster } from './phrases.ts';
import { trample } from './trample.ts';
import type { Asked } from '../../effects/context.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Holds } from '../../effects/effect.ts';
import type { UnitTrigger } from '../../timing/triggers.ts';
import {
  actionsOfUnits,
  answer,
  areNear,
  choose,
  chosenBecomes,
  condition,
  eachTarget,
  enemyActivates,
  engagedEnemies,
  friendDestroyed,
  friendlyActivates,
  friendPasses,
  happening,
  has,
  insteadOfAction,
  isFriend,
  isSelf,
  isUnitOf,
  moment,
  narrowed,
  otherBecomes,
  own,
  paysWounds,
  performs,
  restores,
  suffersTest,
  unengaged,
  unitBecomes,
} from '../../effects/words.ts';
import { acts } from '../../effects/action-moments.ts';
import { enemyUnits, friendlyUnits, trayOf } from '../../units/units.ts';
import { reachedFrom } from '../../actions/shots.ts';
import { overrun } from '../shared/reposition-tactics.ts';
import { unitOptions } from '../../options.ts';

const MAG = { faction: 'free-folk', commander: 'mag-the-mighty' } as const;
const ANY_ACTION = ['attack', 'charge', 'maneuver', 'march', 'retreat'] as const;
const BOULDER = { name: 'Hurl Boulder', kind: 'long', toHit: 3, dice: [1] } as const;

const ofMonsters: Holds<UnitTrigger> = condition('monster', ({ s, unit }) => isMonster(s, unit));
const ofGiants: Holds<UnitTrigger> = condition('giant', ({ s, unit }) => isGiant(s, unit));

/** Friendly monsters within Short Range of an enemy, three at most. */
const monstersNear = (s: BattleState, seat: string, enemy: UnitState): number =>
  Math.min(
    3,
    friendlyUnits(s, seat).filter((unit) => isMonster(s, unit) && areNear(unit, enemy, 'short')).length,
  );

const otherGiants = ({ s, seat, unit }: Asked<UnitTrigger>): UnitState[] =>
  friendlyUnits(s, seat).filter((friend) => friend.id !== unit.id && isGiant(s, friend));

export const MAGS_TACTICS: { readonly [id: string]: TacticsCard } = {
  'shrug-it-off': {
    name: 'Shrug It Off',
    ...MAG,
    responses: [
      answer(moment('action-before', isFriend('unit'), ofMonsters), insteadOfAction(restores('unit', 3))),
    ],
  },
  'trample-free-folk': {
    name: 'Trample',
    ...MAG,
    procedures: [trample],
    responses: [
      answer(
        moment('action-before', isFriend('unit'), ofGiants, acts('charge')),
        insteadOfAction(
          own(
            'tramples',
            ({ t, unit }) => t.run(trample, { unit: unit.id, hurt: [] }),
            () => 2,
          ),
        ),
      ),
    ],
  },
  enrage: {
    name: 'Enrage',
    ...MAG,
    responses: [
      answer(narrowed(friendlyActivates, ofMonsters), paysWounds('unit', 2), has('enrage', 'turn')),
    ],
    attached: {
      attacking: { reroll: 'any' },
      happens: [
        happening(moment('attack-before-dice', isSelf('unit')), otherBecomes('panicked', 'weakened')),
      ],
    },
  },
  'chieftains-orders': {
    name: "Chieftain's Orders",
    ...MAG,
    responses: [
      choose(
        narrowed(friendlyActivates, isUnitOf('Mag the Mighty')('unit')),
        actionsOfUnits((c) => otherGiants(c).filter((friend) => areNear(c.unit, friend, 'long')), ANY_ACTION),
        forgoesAction,
        performs('chosen', ANY_ACTION),
      ),
      drawOne,
    ],
  },
  'monsters-from-the-north': {
    name: 'Monsters From The North',
    ...MAG,
    responses: [
      answer(
        narrowed(
          enemyActivates,
          condition('near-monsters', ({ s, seat, unit }) => monstersNear(s, seat, unit) > 0),
        ),
        suffersTest('panic', {
          // a difference, since -0 would not outlast a saved game
          roll: ({ s, seat, unit }) => 0 - monstersNear(s, seat, unit),
          wounds: ({ s, seat, unit }) => monstersNear(s, seat, unit),
        }),
      ),
    ],
  },
  'last-of-their-kind': {
    name: 'Last of Their Kind',
    ...MAG,
    responses: [
      choose(
        narrowed(friendDestroyed, ofGiants),
        actionsOfUnits(otherGiants, ['attack', 'charge']),
        performs('chosen', ['attack', 'charge']),
      ),
    ],
  },
  'defiant-roar': {
    name: 'Defiant Roar',
    ...MAG,
    responses: [
      answer(
        narrowed(friendPasses, ofMonsters),
        eachTarget(engagedEnemies('unit'), chosenBecomes('weakened')),
      ),
    ],
  },
  'hurl-boulder': {
    name: 'Hurl Boulder',
    ...MAG,
    responses: [
      choose(
        moment('action-before', isFriend('unit'), ofGiants, unengaged('unit')),
        ({ s, seat, unit }) =>
          unitOptions(
            enemyUnits(s, seat).filter(
              (enemy) => reachedFrom(s, unit, trayOf(unit), BOULDER, enemy) !== null,
            ),
          ),
        insteadOfAction(
          own(
            'hurls',
            ({ t, unit, chosen, source }) =>
              t.run(looseAttack, {
                attacker: unit.id,
                target: chosen.id,
                printed: BOULDER,
                gained: [{ woundsForHits: 'd3', by: source.id }],
                frightened: [],
              }),
            () => 2,
          ),
        ),
      ),
    ],
  },
  'overrun-free-folk': overrun(MAG),
  blitz: {
    name: 'Blitz',
    ...MAG,
    responses: [
      answer(narrowed(friendlyActivates, ofMonsters), unitBecomes('vulnerable'), has('blitz', 'turn')),
    ],
    attached: { speed: 2, rerolls: ['charge'] },
  },
};

/** The whole deck. */
export const MAGS_DECK: readonly string[] = Object.keys(MAGS_TACTICS);

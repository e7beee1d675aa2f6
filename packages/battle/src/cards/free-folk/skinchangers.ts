/** Skinchangers and their animals: companions that hunt beside them, and those that circle above an enemy. */
import type { AbilityCard, Use } from '../card.ts';
import { lastTurn } from '../../round/memory.ts';
import { ABILITIES_LOST, type BattleState, type Lasting, type UnitState } from '../../state.ts';
import type { Effect, Holds, Ways } from '../../effects/effect.ts';
import { SHORT_RANGE } from '../../geometry/range.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { acts, selfActs } from '../../effects/action-moments.ts';
import { addToken, lastingOn, lay } from '../../tactics/influence.ts';
import {
  afterDeployment,
  asking,
  attackDone,
  chargeSucceeds,
  choose,
  chosenHas,
  chosenShifts,
  condition,
  each,
  happening,
  hostile,
  isMelee,
  isSelf,
  mayUse,
  moment,
  narrowed,
  own,
  paysWounds,
  restores,
  spendsToken,
  startOfFriendlyTurn,
} from '../../effects/words.ts';
import { arcOf } from '../../attack/flank-and-rear.ts';
import { areFriends } from '../../sides/sides.ts';
import { cardOf, friendlyUnits, isDeployed, unitOf } from '../../units/units.ts';
import { charge } from '../../actions/charge.ts';
import { engagedWith, isEngaged } from '../../units/engaged.ts';
import { dealtWounds, inMelee, maneuversFirst } from '../shared/phrases.ts';
import { raiseUnit } from '../../set-up/new-units.ts';
import { running } from '@maester/kernel';
import { unitOptions } from '../../options.ts';

const VARAMYRS = ['Varamyr Sixskins', 'Shadowcat', 'Wolf Pack'];

/** Varamyr and the beasts that hunt with him. */
export const isVaramyrs = (s: BattleState, unit: UnitState): boolean =>
  VARAMYRS.includes(cardOf(s, unit).name);

const SKINCHANGER = 'bonded-skinchanger';

/** The animal that was chosen: a Bear beside its master, or an Eagle or Wolf that watches an enemy each round. */
const bonds: Effect<Trigger> = own('bonds', ({ t, s, seat, owner, way }) => {
  if (owner === null) return;
  if (way !== 'bear')
    return lay(t, { ability: `bonded-${way}`, on: owner.id, by: seat, until: 'game', from: SKINCHANGER });
  const friends = friendlyUnits(s, seat).filter((unit) => cardOf(s, unit).faction === 'free-folk');
  const bear = raiseUnit(
    t,
    { seat, card: 'bear' },
    { units: friends.map(({ id }) => id), within: SHORT_RANGE },
  );
  const bond = { ability: 'bonded', by: seat, until: 'game', from: SKINCHANGER, about: owner.id } as const;
  if (bear !== null) lay(t, { ...bond, on: bear });
});

const animals: Ways<Trigger> = () => ['bear', 'eagle', 'wolf'];

/** Until the end of the round it watches the chosen enemy for the unit it belongs to. */
const watchesOver = (ability: string): Effect<Trigger> =>
  own('watches-over', ({ t, seat, owner, chosen, source }) =>
    lay(t, {
      ability,
      on: chosen.id,
      by: seat,
      until: 'round',
      from: source.id,
      ...(owner !== null && { about: owner.id }),
    }),
  );

/** Once each turn, when the unit that is watched moves: these shift 2". */
function scouting(ability: string, who: (s: BattleState, watch: Lasting) => readonly UnitState[]): Use {
  const watchOn = (s: BattleState, unit: UnitState): Lasting | null => lastingOn(s, unit.id, ability);
  return mayUse(
    choose(
      narrowed(
        selfActs,
        acts('maneuver', 'march'),
        condition('not-this-turn', ({ s, unit }) => watchOn(s, unit)?.tokens !== s.memory.turns.length),
      ),
      ({ s, unit }) => {
        const watch = watchOn(s, unit);
        return watch === null ? [] : unitOptions(who(s, watch).filter((one) => !isEngaged(s, one)));
      },
      own('notes-turn', ({ t, s, unit }) =>
        addToken(t, unit.id, ability, s.memory.turns.length - (watchOn(s, unit)?.tokens ?? 0)),
      ),
      chosenShifts(2),
    ),
  );
}

/** Enemies that it meets in the Flank or Rear and has not distracted yet. */
const outflanked: Ways<Trigger> = ({ s, owner, source }) => {
  if (owner === null) return [];
  const isFree = ({ id }: UnitState): boolean =>
    !s.lasting.some(({ on, ability, from }) => on === id && ability === ABILITIES_LOST && from === source.id);
  return unitOptions(
    engagedWith(s, owner).filter((enemy) => arcOf(enemy, owner) !== 'front' && isFree(enemy)),
  );
};

const outflanks: Holds<Trigger> = condition('outflanks', (c) => outflanked(c).length > 0);

const distracts: readonly Effect<Trigger>[] = [
  each(outflanked, chosenHas(ABILITIES_LOST, 'turn'), chosenHas('no-friendly-cards', 'turn')),
];

const ofItsTurn: Holds<Trigger> = condition('in-own-turn', ({ s, seat }) =>
  areFriends(s, lastTurn(s) ?? '', seat),
);

export const SKINCHANGER_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'bonded-boar': {
    name: 'Bonded Boar',
    innate: true,
    noVictoryPoints: true,
    freeManeuver: true,
    follows: { character: 'Borroq', always: true, within: 'long' },
    happens: maneuversFirst,
  },
  'gore-and-feed': {
    name: 'Gore and Feed',
    attacking: inMelee({ keywords: ['sundering'] }),
    happens: [happening(narrowed(attackDone, isMelee, dealtWounds), restores('unit', 1))],
  },
  [SKINCHANGER]: {
    name: 'Bonded Skinchanger',
    // one animal in a game, whatever becomes of it
    tokens: 1,
    happens: [
      asking(afterDeployment, animals, spendsToken, bonds),
      // whoever comes later chooses then
      asking(moment('round-starts'), animals, spendsToken, bonds),
    ],
  },
  'bonded-bear': {
    name: 'Bonded Bear',
    innate: true,
    noVictoryPoints: true,
    noObjectives: true,
    engagedEnemies: { defenseRoll: -1 },
  },
  'savage-mauling-bear': {
    name: 'Savage Mauling',
    attacking: inMelee({ keywords: ['sundering'] }),
  },
  bonded: {
    name: 'Bonded',
    innate: true,
    follows: { character: null, always: true, within: 'short', of: 'its-faction' },
    happens: [
      happening(
        moment(
          'unit-destroyed',
          condition(
            'master-falls',
            ({ s, owner, unit }) => lastingOn(s, owner?.id ?? '', 'bonded')?.about === unit.id,
          ),
        ),
        paysWounds('owner', ({ owner }) => owner?.wounds ?? 0),
      ),
    ],
  },
  'bonded-eagle': {
    name: 'Bonded Eagle',
    happens: [asking(moment('round-starts'), hostile, watchesOver('aerial-scouting'))],
  },
  'aerial-scouting': {
    name: 'Aerial Scouting',
    attacked: inMelee({ keywords: ['precision'] }),
    uses: [
      scouting('aerial-scouting', (s, { about = '' }) => {
        const master = unitOf(s, about);
        return master !== null && isDeployed(master) ? [master] : [];
      }),
    ],
  },
  'bonded-wolf': {
    name: 'Bonded Wolf',
    happens: [asking(moment('round-starts'), hostile, watchesOver('predators-instincts'))],
  },
  'predators-instincts': {
    name: "Predator's Instincts",
    disorderlyUpTo: 2,
    attacked: inMelee({ keywords: ['vicious'] }),
    happens: [
      happening(
        moment(
          'charge-before',
          isSelf('other'),
          condition(
            'its-skinchanger',
            ({ s, unit, other }) => lastingOn(s, other.id, 'predators-instincts')?.about === unit.id,
          ),
        ),
        own('rerolls-charge', ({ t }) => {
          const now = running(t.state, charge);
          if (now !== null) now.reroll = true;
        }),
      ),
    ],
  },
  'master-skinchanger': {
    name: 'Master Skinchanger',
    innate: true,
    freeManeuver: true,
    happens: [...maneuversFirst, asking(moment('round-starts'), hostile, watchesOver('varamyrs-scout'))],
  },
  'varamyrs-scout': {
    name: "Varamyr's Scout",
    uses: [
      scouting('varamyrs-scout', (s, { by }) => friendlyUnits(s, by).filter((unit) => isVaramyrs(s, unit))),
    ],
  },
  'varamyrs-shadowcat': {
    name: "Varamyr's Shadowcat",
    innate: true,
    noVictoryPoints: true,
    noObjectives: true,
    freeManeuver: true,
    reserve: { edges: 'flank', must: true },
    happens: maneuversFirst,
  },
  'varamyrs-wolf-pack': {
    name: "Varamyr's Wolf Pack",
    innate: true,
    noVictoryPoints: true,
    noObjectives: true,
    freeManeuver: true,
    happens: maneuversFirst,
  },
  distract: {
    name: 'Distract',
    happens: [
      happening(narrowed(startOfFriendlyTurn, outflanks), ...distracts),
      happening(narrowed(chargeSucceeds, ofItsTurn, outflanks), ...distracts),
      // a card may have led it round
      happening(moment('attack-begins', isSelf('unit'), ofItsTurn, outflanks), ...distracts),
    ],
  },
};

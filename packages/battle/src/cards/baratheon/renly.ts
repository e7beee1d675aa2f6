/** The Tactics cards of Renly Baratheon: The Charismatic Heir, Lord Paramount of the Stormlands, King in the South. */
import { possibleActions } from '../../effects/free-actions.ts';
import {
  activates,
  answer,
  areNear,
  attachesTo,
  attachmentMoves,
  choose,
  chosenSuffersTest,
  claimsZone,
  commanderLosesAbilities,
  condition,
  detaches,
  draws,
  each,
  eachTarget,
  enemyActivates,
  fallenAttachments,
  friendAttacked,
  friendly,
  friendPasses,
  happening,
  hostile,
  inSteps,
  isEnemy,
  isFriend,
  isUnitOf,
  isWatched,
  mayUse,
  moment,
  movesAttachment,
  movesNcu,
  narrowed,
  nearUnitOf,
  not,
  onSuccess,
  part,
  performs,
  replacesZone,
  restores,
  returnsAttachment,
  sharesOut,
  shedsAll,
  stands,
  startOfFriendlyTurn,
  startOfTurn,
  stopsWatching,
  suffers,
  thenChooses,
  unclaimedZones,
  unitDestroyed,
  watches,
  when,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import { idOn, idsOn, thingsOf, type Offer } from '@maester/kernel';
import { joined, unitOption, unitOptions } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { belongsTo, unitsOf } from '../../units/affiliation.ts';
import { suits } from '../../units/attachments.ts';
import { engagedWith } from '../../units/engaged.ts';
import { enemyUnits, friendlyUnits, isCommandedBy, mustUnit } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { drawOneOnFriendlyTurn } from '../shared/phrases.ts';
import { chargesInstead } from '../shared/assaults.ts';
import { zonesOfTheThrone } from './throne.ts';

const HEIR = 'renly-baratheon-the-charismatic-heir';
const LORD = 'renly-baratheon-lord-paramount-of-the-stormlands';
const KING = 'renly-baratheon-king-in-the-south';
const RENLY = 'Renly Baratheon';

const chose = (id: string): Holds<Trigger> => condition(`chose-${id}`, ({ way }) => way === id);

const nearRenly = (s: BattleState, seat: string, unit: UnitState, reach: 'short' | 'long'): boolean =>
  unitsOf(s, seat, RENLY).some((renlys) => areNear(renlys, unit, reach));

/** The chosen unit has at least so many Condition tokens. */
const hasTokens = (count: number): Holds<Trigger> =>
  condition('has-tokens', ({ chosen }) => chosen.conditions.length >= count);

/** An enemy engaged with the first unit that was chosen. */
const engagedWithFirst: Ways<Trigger> = ({ s, parts }) => {
  const first = mustUnit(s, idOn(parts[0]?.on ?? [], 'unit'));
  return first.destroyed ? [] : unitOptions(engagedWith(s, first));
};

/** What Renly's units can do of these, with the unit. */
const renlysActions = (
  c: Asked<Trigger>,
  actions: Parameters<typeof possibleActions>[2],
  on: string | null = null,
): Offer[] =>
  unitsOf(c.s, c.seat, RENLY).flatMap((unit) =>
    possibleActions(c.s, unit, actions, on).map((action) => joined('|', unitOption(unit.id), action)),
  );

/** The Commander of an opponent was destroyed: an attachment, or a unit or NCU that led the army. */
const enemyCommanderFell: Holds<Trigger> = condition('enemy-commander-fell', ({ s, seat }) =>
  s.players.some(
    ({ seat: other, commander }) =>
      !areFriends(s, other, seat) &&
      (s.fallen.some((one) => one.seat === other && one.card === commander) ||
        [...s.units, ...s.ncus].some((one) => one.destroyed && one.seat === other && one.card === commander)),
  ),
);

const isLong = (c: Asked<Trigger>, way: Offer): boolean => {
  const [from = '', to = ''] = idsOn(thingsOf(way), 'unit');
  return areNear(mustUnit(c.s, from), mustUnit(c.s, to), 'long');
};

/** An attachment that moves to a unit nearby, or a fallen one and the unit that takes it. */
const returns: Ways<Trigger> = (c) => [
  ...attachmentMoves(c).filter((way) => isLong(c, way)),
  ...fallenAttachments(c).filter((way) => {
    const unit = mustUnit(c.s, idOn(thingsOf(way), 'unit'));
    return unit.attachments.length === 0 && suits(c.s, unit, idOn(thingsOf(way), 'attachment') ?? '');
  }),
];

const movesOne: Holds<Trigger> = condition('two-chosen', ({ on }) => idsOn(on, 'unit').length > 1);

export const RENLY_TACTICS: { readonly [id: string]: TacticsCard } = {
  'wealth-and-charisma': {
    name: 'Wealth And Charisma',
    faction: 'baratheon',
    commander: HEIR,
    responses: [
      choose(
        claimsZone,
        () => ['share-out', 'shed'],
        replacesZone(
          when(chose('share-out'), sharesOut(friendly, 3)),
          when(
            chose('shed'),
            each(
              ({ s, seat }) =>
                unitOptions(friendlyUnits(s, seat).filter(({ conditions }) => conditions.length > 0)),
              thenChooses(engagedWithFirst),
              part(1, suffers('chosen', 1)),
              when(hasTokens(2), thenChooses(engagedWithFirst), part(2, suffers('chosen', 1))),
              when(hasTokens(3), thenChooses(engagedWithFirst), part(3, suffers('chosen', 1))),
              shedsAll('chosen'),
            ),
          ),
        ),
      ),
    ],
  },
  'younger-bolder-and-far-more-comely': {
    name: 'Younger, Bolder, And Far More Comely',
    faction: 'baratheon',
    commander: HEIR,
    responses: [
      answer(narrowed(friendPasses, stands('unit')), attachesTo('unit', 'game')),
      drawOneOnFriendlyTurn,
    ],
    attached: {
      attacking: (s, { attacker, kind }) =>
        kind === 'melee' && nearRenly(s, attacker.seat, attacker, 'long') ? { dice: 1 } : null,
      happens: [
        happening(narrowed(activates, nearUnitOf(RENLY, 'long')('unit')), restores('unit', 1)),
        happening(narrowed(unitDestroyed, isFriend('unit'), isUnitOf(RENLY)('unit')), detaches),
      ],
    },
  },
  'they-will-make-me-king': {
    name: 'They Will Make Me King!',
    faction: 'baratheon',
    commander: HEIR,
    responses: [
      choose(
        startOfFriendlyTurn,
        ({ s, seat }) => (unitsOf(s, seat, RENLY).length > 0 ? ['draw', 'heal', 'harm'] : ['draw']),
        when(chose('draw'), draws(1)),
        when(
          chose('heal'),
          eachTarget(
            ({ s, seat }) =>
              unitOptions(friendlyUnits(s, seat).filter((unit) => nearRenly(s, seat, unit, 'short'))),
            restores('chosen', 1),
          ),
        ),
        when(
          chose('harm'),
          eachTarget(
            ({ s, seat }) =>
              unitOptions(enemyUnits(s, seat).filter((unit) => nearRenly(s, seat, unit, 'short'))),
            suffers('chosen', 1),
          ),
        ),
      ),
    ],
  },
  'inexplicable-return': {
    name: 'Inexplicable Return',
    faction: 'baratheon',
    commander: LORD,
    responses: [
      choose(
        claimsZone,
        returns,
        replacesZone(when(movesOne, movesAttachment), when(not(movesOne), returnsAttachment)),
      ),
      drawOneOnFriendlyTurn,
    ],
  },
  'hidden-affairs': {
    name: 'Hidden Affairs',
    faction: 'baratheon',
    commander: LORD,
    responses: [
      choose(
        narrowed(friendAttacked, isEnemy('unit'), stands('unit'), not(isUnitOf(RENLY)('other'))),
        (c) => renlysActions(c, ['attack', 'charge'], c.unit.id),
        performs('chosen', ['attack', 'charge'], { on: 'unit', gained: [{ dieValue: 'highest' }] }),
      ),
      drawOneOnFriendlyTurn,
    ],
  },
  'in-his-brothers-shadows': {
    name: "In His Brothers' Shadows",
    faction: 'baratheon',
    commander: LORD,
    responses: [
      choose(
        narrowed(
          enemyActivates,
          condition('their-commanders', ({ s, unit }) => isCommandedBy(s, unit, unit.seat)),
        ),
        (c) => [
          ...(nearRenly(c.s, c.seat, c.unit, 'long') ? ['overshadow'] : []),
          ...renlysActions(c, ['maneuver', 'retreat']),
        ],
        when(chose('overshadow'), commanderLosesAbilities('round')),
        when(not(chose('overshadow')), performs('chosen', ['maneuver', 'retreat'])),
      ),
      choose(
        narrowed(startOfTurn, enemyCommanderFell),
        ({ s, seat }) => unitOptions(unitsOf(s, seat, RENLY)),
        restores('chosen', 2),
      ),
    ],
  },
  overconfidence: {
    name: 'Overconfidence',
    faction: 'baratheon',
    commander: KING,
    responses: [
      chargesInstead({
        type: 'infantry',
        becomes: [],
        charger: ['vulnerable'],
        rerolls: (s, unit) => belongsTo(s, unit, RENLY),
      }),
    ],
  },
  'knights-of-summer': {
    name: 'Knights of Summer',
    faction: 'baratheon',
    commander: KING,
    responses: [
      choose(
        startOfFriendlyTurn,
        friendly,
        chosenSuffersTest('morale', { roll: zonesOfTheThrone }),
        onSuccess(
          each(
            ({ s, seat, chosen }) =>
              unitOptions(
                belongsTo(s, chosen, RENLY)
                  ? enemyUnits(s, seat).filter((enemy) => areNear(chosen, enemy, 'short'))
                  : engagedWith(s, chosen),
              ),
            chosenSuffersTest('panic'),
          ),
        ),
      ),
    ],
  },
  'lavish-encampment': {
    name: 'Lavish Encampment',
    faction: 'baratheon',
    commander: KING,
    responses: [
      answer(
        moment(
          'zone-claimed',
          condition('of-enemy', ({ s, seat, about }) => !areFriends(s, about.seat, seat)),
        ),
        watches('lavish-encampment', 'ncu'),
      ),
    ],
    attached: {
      uses: [
        mayUse(
          inSteps(
            choose(
              moment('zone-resolved', isWatched),
              unclaimedZones,
              movesNcu('ncu'),
              part(1, chosenSuffersTest('panic')),
            ),
            (c: Asked<'zone-resolved'>) => (['crown', 'tactics'].includes(c.about.zone) ? hostile(c) : []),
          ),
          stopsWatching,
        ),
      ],
    },
  },
};

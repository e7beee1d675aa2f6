/** The Brotherhood Without Banners: abilities of units and attachments. */
import { running } from '@maester/kernel';
import { maneuver, shortManeuver } from '../../actions/maneuver.ts';
import { charge } from '../../actions/charge.ts';
import { melee, meleeProfiles, startMelee } from '../../actions/melee.ts';
import {
  activates,
  addsToken,
  answer,
  areNear,
  asking,
  attackDone,
  choose,
  condition,
  controlling,
  enemyPanics,
  engagedEnemies,
  friendsNear,
  gains,
  happening,
  isFriend,
  isMelee,
  isSelf,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  own,
  passesTest,
  restores,
  shedsChosen,
  spendsToken,
  startOfEnemyTurn,
  staysWith,
  when,
} from '../../effects/words.ts';
import { rulesOf } from '../../edition/of.ts';
import type { Holds } from '../../effects/effect.ts';
import { LONG_RANGE, range } from '../../geometry/range.ts';
import { corners } from '../../geometry/tray.ts';
import { conditionOption, joined, unitOption, unitOptions } from '../../options.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { controls, opponentControls } from '../../tactics/control.ts';
import { isForbidden } from '../../units/abilities.ts';
import { isEngaged } from '../../units/engaged.ts';
import { cardOf, enemyUnits, friendlyUnits, shapeOf } from '../../units/units.ts';
import type { AbilityCard } from '../card.ts';
import { inMelee } from '../shared/phrases.ts';
import { ALLIES_ABILITIES } from './allies.ts';
import { byMeleeAttack } from './by-melee-attack.ts';

/** More than any game gives. */
const MANY = 100;

/** Faith: a token to begin with, and one for each test that is passed. */
const faith = {
  tokens: 1,
  pool: 'faith',
  happens: [happening(passesTest, addsToken(MANY))],
} as const;

const noEnemyNear: Holds<'turn-starts'> = condition(
  'no-enemy-near',
  ({ s, seat, owner }) =>
    owner !== null &&
    !isEngaged(s, owner) &&
    !isForbidden(s, owner, 'maneuver') &&
    enemyUnits(s, seat).every((enemy) => !areNear(owner, enemy, 'short')),
);

const ENEMIES = ['Dreadfort Captain', 'Bolton Flayer', 'Roose Bolton', 'Ramsay Snow', 'Walder Frey'];

/** A unit of Bolton or Lannister, or with one of those she hunts. */
function isHunted(s: BattleState, unit: UnitState): boolean {
  const { faction, affiliations = [] } = cardOf(s, unit);
  if (faction === 'bolton' || faction === 'lannister' || affiliations.includes('house-bolton')) return true;
  const { attachments } = rulesOf(s);
  return [cardOf(s, unit).name, ...unit.attachments.map((card) => attachments[card]?.name)].some(
    (name) => name !== undefined && ENEMIES.includes(name),
  );
}

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...ALLIES_ABILITIES,
  'berics-vassal': { name: "Beric's Vassal", innate: true, countsAs: 'Beric Dondarrion' },
  'brotherhood-armaments': {
    name: 'Brotherhood Armaments',
    attacking: inMelee(({ attacker }, s) =>
      opponentControls(s, attacker.seat, 'crown')
        ? { keywords: ['critical-blow'] }
        : { keywords: ['critical-blow', 'sundering'], toHit: 1 },
    ),
  },
  'deceitful-reposition': {
    name: 'Deceitful Reposition',
    order: answer(
      narrowed(startOfEnemyTurn, noEnemyNear),
      own(
        'repositions',
        ({ t, owner }) => owner !== null && t.run(maneuver, shortManeuver(owner.id, 3)),
        () => 0.3,
      ),
    ),
  },
  'hidden-shot': {
    name: 'Hidden Shot',
    shots: { 'Hidden Shot': { seesPast: true } },
    attacking: (_, { kind, arc }) =>
      kind === 'ranged' && arc !== 'front' ? { keywords: ['precision', 'vicious'] } : null,
  },
  'hot-pies': {
    name: 'Hot Pies!',
    happens: [
      asking(
        activates,
        ({ unit: { id, conditions } }) =>
          conditions.map((token) => joined('|', unitOption(id), conditionOption(token))),
        shedsChosen,
      ),
      happening(narrowed(activates, controlling('crown')), restores('unit', 1)),
    ],
  },
  'improved-defenses-brotherhood': {
    name: 'Improved Defenses',
    defense: (s, unit) => (controls(s, unit.seat, 'crown') ? { roll: 1 } : null),
  },
  'knightly-armaments': {
    name: 'Knightly Armaments',
    attacking: inMelee(({ attacker }, s) => ({
      keywords: ['sundering'],
      ...(!opponentControls(s, attacker.seat, 'crown') && { reroll: 'any' as const }),
    })),
  },
  lightbringer: {
    name: 'Lightbringer',
    ...faith,
    uses: [
      mayUse(answer(meleeBegins, gains({ dice: 2 })), spendsToken),
      mayUse(
        choose(
          moment('would-be-destroyed', isSelf('unit'), byMeleeAttack),
          (c) => (meleeProfiles(c.s, c.unit).length > 0 ? engagedEnemies('unit')(c) : []),
          own(
            'last-blow',
            ({ t, unit, chosen, source }) =>
              t.run(melee, {
                ...startMelee(unit.id, chosen.id, [{ dieValue: 'lowest', by: source.id }]),
                surge: 'replaced',
              }),
            () => 2,
          ),
          when(
            condition('slew-it', ({ chosen }) => chosen.destroyed),
            staysWith(1),
          ),
        ),
        spendsToken,
      ),
    ],
  },
  'prayers-to-rhllor': {
    name: "Prayers to R'hllor",
    ...faith,
    morale: { roll: 2 },
    uses: [
      mayUse(answer(meleeBegins, gains({ keywords: ['sundering', 'vicious'] })), spendsToken),
      mayUse(
        choose(
          narrowed(
            enemyPanics,
            condition('suffered', ({ about }) => about.suffered > 0),
            condition(
              'stood-near',
              ({ owner, unit, about: { stood } }) =>
                owner !== null &&
                owner.pose !== null &&
                stood !== null &&
                range(shapeOf(owner), corners({ kind: unit.tray, pose: stood.pose })) <= LONG_RANGE,
            ),
          ),
          friendsNear('long')(),
          restores('chosen', ({ about }) => Math.min(3, about.suffered)),
        ),
        spendsToken,
      ),
    ],
  },
  'rally-the-smallfolk': {
    name: 'Rally The Smallfolk',
    happens: [
      asking(
        narrowed(
          attackDone,
          isMelee,
          condition('ranks-lost', ({ about }) => about.ranksLost > 0),
        ),
        ({ s, seat, unit }) =>
          unitOptions(
            friendlyUnits(s, seat).filter(
              (friend) => cardOf(s, friend).type === 'infantry' && areNear(unit, friend, 'long'),
            ),
          ),
        restores('chosen', 2),
      ),
    ],
  },
  'unending-vengeance': {
    name: 'Unending Vengeance',
    ofFaction: 'brotherhood',
    withCharacter: 'Catelyn Stark',
    happens: [
      happening(
        moment(
          'charge-before',
          isFriend('unit'),
          condition('hunts', ({ s, other }) => isHunted(s, other)),
        ),
        own(
          'may-charge-again',
          ({ s }) => {
            const now = running(s, charge);
            if (now !== null) now.reroll = true;
          },
          () => 0.3,
        ),
      ),
    ],
  },
};

/** A Storm of Swords in 2018: one unit a round comes back to the Attacker, who never gets behind the walls. */
import type { Change, Table } from '../../edition/edition.ts';
import { BATTLEFIELD } from '../../geometry/battlefield.ts';
import type { Polygon } from '../../geometry/polygon.ts';
import { keep } from '../../modes/mode-state.ts';
import {
  armyOf,
  aStormOfSwords as season6,
  attackingSeats,
  defender,
  fallen,
  reserve,
  returning,
  siegeCards,
  WALL_NEAR,
} from '../../modes/a-storm-of-swords.ts';
import { unitOption } from '../../options.ts';
import { procedure } from '../../rules.ts';
import { deploy } from '../../set-up/deploy.ts';
import { sideOf } from '../../sides/sides.ts';
import { fullWounds } from '../../units/ranks.ts';
import { changeUnit, mustUnit } from '../../units/units.ts';

/** battle/2018/mode-a-storm-of-swords/attacker-redeploys */
const redeployOne = procedure<{ seat: string }>('redeploy-one')({
  choose: {
    ask: 'option',
    seat: (s, f) => (fallen(s, f.seat).length > 0 ? f.seat : null),
    options: (s, f) => [...fallen(s, f.seat).map(unitOption), 'no'],
    then: (t, _, id) => {
      if (id === 'no') return;
      const unit = mustUnit(t.state, id);
      changeUnit(t.state, id, {
        destroyed: false,
        wounds: fullWounds(t.state, unit),
        attachments: returning(t.state, id),
        activated: false,
        tokens: {},
      });
      t.emit({ type: 'redeployed', unit: id });
      t.run(deploy, { unit: id });
    },
  },
});

/** battle/2018/mode-a-storm-of-swords/defender-reserve: half of the units are deployed, rounded down. */
const keepHalfBack = procedure<{ seats: string[] }>('keep-half-back')({
  choose: {
    ask: 'several',
    seat: (_, f) => f.seats[0] ?? null,
    options: (s, _, seat) => armyOf(s, seat).map(unitOption),
    howMany: (s, _, seat) => {
      const half = Math.ceil(armyOf(s, seat).length / 2);
      return [half, half];
    },
    then: (t, f, units, seat) => {
      f.seats.shift();
      keep(t.state, 'reserve', [...reserve(t.state), ...units]);
      t.emit({ type: 'in-reserve', seat, units });
      return 'choose';
    },
  },
});

/** Between the walls and the Defender's edge, as wide as the table. */
const BEHIND: Polygon = [
  { x: 0, y: 0 },
  { x: 0, y: WALL_NEAR },
  { x: BATTLEFIELD.width, y: WALL_NEAR },
  { x: BATTLEFIELD.width, y: 0 },
];

const ID = 'a-storm-of-swords';
const PROCEDURES = [...(season6.procedures ?? []), redeployOne, keepHalfBack];

export const A_STORM_OF_SWORDS: Table<Change> = {
  'a-storm-of-swords-terrain': {
    modes: {
      [ID]: {
        terrain: {
          placedBy: { side: defender, rule: 'battle/mode-a-storm-of-swords/terrain', atLeast: true },
        },
      },
    },
    replaces: ['battle/mode-a-storm-of-swords/terrain'],
  },
  'a-storm-of-swords-redeploys-one': {
    modes: {
      [ID]: {
        procedures: PROCEDURES,
        forTournaments: null,
        roundStarts: (t) => {
          for (const seat of attackingSeats(t.state)) t.run(redeployOne, { seat });
          siegeCards(t, 'round');
        },
      },
    },
    replaces: ['battle/mode-a-storm-of-swords/attacker-redeploys'],
    off: ['battle/mode-a-storm-of-swords/not-for-tournaments'],
  },
  'a-storm-of-swords-reserve': {
    modes: {
      [ID]: {
        procedures: PROCEDURES,
        beforeDeployment: (t) =>
          t.run(keepHalfBack, { seats: [...(t.state.sides[defender(t.state)] ?? [])] }),
      },
    },
    replaces: ['battle/mode-a-storm-of-swords/defender-reserve'],
  },
  'a-storm-of-swords-behind-the-walls': {
    modes: { [ID]: { closedTo: (s, { seat }) => (sideOf(s, seat) === defender(s) ? [] : [BEHIND]) } },
    replaces: ['battle/mode-a-storm-of-swords/walls-impassable'],
  },
};

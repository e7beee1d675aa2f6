/** The whole game: set up, then rounds until someone has won. */
import { emptyBoard } from './tactics/claims.ts';
import { GIVEN_AWAY } from './set-up/give-away.ts';
import { playerCards } from './set-up/player-cards.ts';
import { setUp } from './set-up/set-up.ts';
import { TERRAIN_METHODS } from './set-up/terrain-methods.ts';
import { procedure } from './rules.ts';
import { round } from './round/round.ts';
import type { Flow } from '@maester/kernel';
import { fieldCommander } from './army/army-list.ts';
import {
  NOTHING_HAPPENED,
  type BattleSetup,
  type BattleState,
  type NcuState,
  type Player,
  type UnitState,
} from './state.ts';
import { mayEverPass } from './round/passing.ts';
import { woundsOfCard } from './units/ranks.ts';
import { wholeTacticsDeck } from './tactics/deck.ts';
import { rulesOf } from './edition/of.ts';
import type { Edition } from './edition/edition.ts';

export const SEATS = ['one', 'two', 'three', 'four'] as const;

export const wholeBattle = procedure('battle')({
  'set-up': (t) => {
    const method = t.state.modeState['terrain'];
    t.run(setUp, {
      terrain: TERRAIN_METHODS.find((known) => known === method) ?? 'laid',
      pieces: [],
      kind: null,
      side: 0,
      taken: [],
    });
  },
  'next-round': (t) => {
    t.run(round, { side: t.state.firstSide });
    return 'next-round';
  },
});

export function begin(setup: BattleSetup, flow: Flow): BattleState {
  const rules = rulesOf(setup);
  const seats = SEATS.slice(0, setup.armies.length);
  const units: UnitState[] = [];
  const ncus: NcuState[] = [];
  const players: Player[] = [];
  const given: Record<string, readonly string[]> = {};
  for (const [number, army] of setup.armies.entries()) {
    const seat = seats[number] ?? '';
    if (army.givenAway !== undefined && army.givenAway.length > 0) given[seat] = army.givenAway;
    for (const [i, { card, attachments }] of army.units.entries()) {
      const printed = rules.units[card];
      if (printed === undefined) continue;
      units.push({
        id: `${seat}-${i + 1}`,
        seat,
        card,
        tray: printed.tray,
        attachments,
        wounds: woundsOfCard(printed),
        pose: null,
        destroyed: false,
        activated: false,
        conditions: [],
        ordersUsed: null,
        tokens: null,
      });
    }
    for (const [i, card] of army.ncus.entries()) {
      if (rules.ncus[card] !== undefined)
        ncus.push({
          id: `${seat}-ncu-${i + 1}`,
          seat,
          card,
          activated: false,
          destroyed: false,
          tokens: null,
        });
    }
    const { faction } = army;
    const commander = fieldCommander(rules, army);
    players.push({
      seat,
      side: setup.sides.findIndex((side) => side.includes(seat)),
      faction,
      commander,
      edge: null,
      deck: wholeTacticsDeck(rules, { faction, commander }),
      hand: [],
      discard: [],
      aside: null,
      known: null,
      passes: 0,
      passed: false,
      mustActivateUnit: false,
    });
  }
  const state: BattleState = {
    flow,
    edition: setup.edition,
    mode: setup.mode,
    points: setup.points,
    seats,
    sides: setup.sides,
    round: 1,
    firstSide: 0,
    nextFirstSide: null,
    turn: null,
    zoneChooser: 0,
    players,
    units,
    ncus,
    zones: emptyBoard(
      zonesWith(
        rules,
        ncus.map(({ card }) => card),
      ),
    ),
    terrain: [],
    objectives: [],
    lasting: playerCards(rules, players, units, ncus),
    fallen: [],
    victoryPoints: setup.sides.map(() => 0),
    silenced: [],
    memory: NOTHING_HAPPENED,
    modeState: {
      terrain: setup.terrain,
      ...(Object.keys(given).length > 0 && { [GIVEN_AWAY]: given }),
    },
  };
  state.players = players.map((player) => ({
    ...player,
    passes: mayEverPass(state, player.seat) ? rules.numbers.passes : 0,
  }));
  return state;
}

/** The board of a game in which these NCUs take part; each zone once, whoever brings it. */
export function zonesWith(rules: Edition, ncus: readonly string[]): string[] {
  return Object.entries(rules.zones)
    .filter(([, { broughtBy }]) => broughtBy === null || ncus.includes(broughtBy))
    .map(([id]) => id);
}

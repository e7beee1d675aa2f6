/** A player's turn: one unit or NCU is activated, or the player passes. */
import { ncuOption, unitOption } from '../options.ts';
import { lift } from '../tactics/influence.ts';
import { happens } from '../timing/window.ts';
import { procedure } from '../rules.ts';
import { areFriends, changePlayer, playerOf, sideOf } from '../sides/sides.ts';
import { isFixture, mustUnit, ncuOf, unitOf } from '../units/units.ts';
import { ncuActivation, startNcuActivation } from '../tactics/board.ts';
import { refuse } from '@maester/kernel';
import { modeOf } from '../edition/of.ts';
import { canTeamActivate, isInReserve, ncusToActivate, ofTheTeam, onlyReserve } from './to-activate.ts';
import { mayPass, whyNoPass } from './passing.ts';
import { activation } from './activation.ts';
import { anyCompanions, companions } from './companions.ts';
import { turnBegins } from './memory.ts';

/** Units in Reserve need not arrive: a player with nothing else left may let them wait for this round. */
const RESERVE_WAITS = 'reserve-waits';

export const turn = procedure<{ seat: string; activated?: string }>('turn')({
  'start-of-turn': (t, f) => {
    t.state.turn = f.seat;
    t.state.silenced = [];
    t.emit({ type: 'turn', seat: f.seat });
    turnBegins(t.state, f.seat);
    modeOf(t.state).turnStarts?.(t);
  },
  'start-of-turn-effects': (t, f) => happens(t, 'turn-starts', null, null, { seat: f.seat }),
  /** A player must activate a unit if there is one, unless allowed to pass. */
  'activate-unit': {
    ask: 'option',
    seat: (s, f) => (canTeamActivate(s, f.seat) ? f.seat : null),
    options: (s, f) => {
      const ids = ofTheTeam(s, f.seat);
      return [
        ...ids.map((id) => (unitOf(s, id) === null ? ncuOption(id) : unitOption(id))),
        ...(ids.length > 0 && mayPass(s, f.seat) ? ['pass'] : []),
        ...(onlyReserve(s, ids) ? [RESERVE_WAITS] : []),
      ];
    },
    whyNot: (s, f, _, choice) => {
      if (choice === 'pass') return refuse(whyNoPass(s, f.seat), {});
      const ncu = ncuOf(s, choice);
      if (ncu === null || ncu.activated || !areFriends(s, ncu.seat, f.seat)) return null;
      const full = ncusToActivate(s, ncu.seat).length === 0;
      return refuse(full ? 'battle/tactics-board/full' : 'battle/tactics-board/water-gardens', {});
    },
    then: (t, f, id) => {
      f.seat = (unitOf(t.state, id) ?? ncuOf(t.state, id))?.seat ?? f.seat;
      t.state.turn = f.seat;
      if (id === RESERVE_WAITS) {
        modeOf(t.state).reserveWaits?.(t.state);
      } else if (id === 'pass') {
        const { passes } = playerOf(t.state, f.seat);
        // battle/pass/twice-per-game: a team passes as one
        for (const seat of t.state.sides[sideOf(t.state, f.seat)] ?? [])
          changePlayer(t.state, seat, { passes: passes - 1, passed: true });
        t.emit({ type: 'passed', seat: f.seat });
      } else if (unitOf(t.state, id) === null) t.run(ncuActivation, startNcuActivation(id, f.seat));
      else if (isFixture(mustUnit(t.state, id)))
        modeOf(t.state).fixtures?.activates(t, mustUnit(t.state, id));
      else if (isInReserve(mustUnit(t.state, id)) && modeOf(t.state).deploysFromReserve !== undefined)
        modeOf(t.state).deploysFromReserve?.(t, mustUnit(t.state, id));
      else {
        t.run(activation, { unit: id, stood: null, maneuvers: false });
        f.activated = id;
      }
    },
  },
  companions: (t, f) => {
    if (f.activated !== undefined && anyCompanions(t.state, f.activated))
      t.run(companions, { master: f.activated });
  },
  'end-of-turn': (t, f) => happens(t, 'turn-ends', null, null, { seat: f.seat }),
  over: (t, f) => {
    if (playerOf(t.state, f.seat).mustActivateUnit)
      changePlayer(t.state, f.seat, { mustActivateUnit: false });
    lift(t, (effect) => effect.until === 'turn');
    t.state.silenced = [];
    t.state.turn = null;
  },
});

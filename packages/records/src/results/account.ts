/** What came of a finished game, from its journal: `@maester/records/account`. */
import { deviation, luckOf, type Dated, type Happened } from '@maester/battle/account';
import type { BattleState } from '@maester/battle/engine';
import { Match, type Emitted, type Game, type GameState, type Journal } from '@maester/kernel';
import type { ThronesState } from '@maester/thrones';
import { victoryPoints } from '@maester/thrones/tables';
import type { End, GameName, GameResult, PlayerResult } from './result.ts';

/** A seat's part, without who sat there. */
export interface SeatAccount extends Omit<PlayerResult, 'name' | 'mind' | 'mine'> {
  readonly seat: string;
}

/** A game without who played it, where and when. */
export interface GameAccount extends Pick<GameResult, 'game' | 'edition' | 'mode' | 'points' | 'rounds'> {
  readonly seats: readonly SeatAccount[];
}

/** Any game: its own types matter only to itself. */
export type AnyGame = Game<GameState, unknown>;

/** Null for a game that is not over, or of which nothing is recorded. */
export function accountOf(game: AnyGame, journal: Journal): GameAccount | null {
  const { state, events } = playedThrough(game, journal);
  const outcome = game.outcome(state);
  if (outcome === null) return null;
  const ends = (seat: string): End =>
    outcome.winners.includes(seat) ? 'won' : outcome.winners.length === 0 ? 'drawn' : 'lost';
  const name: string = game.id;
  if (name === 'battle') return ofBattle(state as BattleState, events as readonly Dated[], ends);
  return name === 'thrones' ? ofThrones(state as ThronesState & GameState, ends) : null;
}

/** Plays a journal and hears everything that was not taken back. */
function playedThrough(
  game: AnyGame,
  journal: Journal,
): { readonly state: GameState; readonly events: readonly { version: number; event: unknown }[] } {
  const setup = game.readSetup(journal.setup);
  const match = new Match(game, setup, journal.seed);
  const line: { readonly seat: string; readonly events: readonly Emitted<unknown>[] }[] = [];
  for (const entry of journal.entries) {
    if (!('by' in entry)) {
      const applied = match.play(entry[0], entry[1]);
      if (!applied.ok) throw new Error(`the journal has a choice refused by ${applied.refusal.rule}`);
      line.push({ seat: entry[0], events: applied.events });
    } else if ('withdraw' in entry) {
      match.undo(entry.by);
      line.splice(
        line.findLastIndex(({ seat }) => seat === entry.by),
        1,
      );
    } else {
      match.undo(entry.by, entry.undo, 'agreed');
      line.length -= entry.undo;
    }
  }
  const all = [...game.opening(setup, journal.seed).events, ...line.flatMap(({ events }) => events)];
  return { state: match.state, events: all.map(({ event }) => ({ version: 0, event })) };
}

function ofBattle(
  state: BattleState,
  events: readonly { readonly version: number; readonly event: Happened }[],
  ends: (seat: string) => End,
): GameAccount {
  const { edition, mode, points, round, players, units, ncus, sides, victoryPoints: score } = state;
  const lucks = luckOf(state, events);
  // A side that shares its victory with another has drawn.
  const winners = sides.filter((side) => side.some((seat) => ends(seat) === 'won')).length;
  return {
    game: 'battle' satisfies GameName,
    edition,
    mode,
    points,
    rounds: round,
    seats: players.map(({ seat, side, faction, commander }) => {
      const luck = lucks.find((one) => one.seat === seat);
      const end = ends(seat);
      return {
        seat,
        side,
        end: end === 'won' && winners > 1 ? 'drawn' : end,
        score: score[side] ?? 0,
        faction,
        commander,
        units: [
          ...units.filter(({ id, seat: of }) => of === seat && id.startsWith(`${seat}-`)),
          ...ncus.filter(({ seat: of, home = of }) => home === seat),
        ].map(({ card }) => card),
        luck: luck === undefined ? null : Math.round(deviation(luck) * 100) / 100,
      };
    }),
  };
}

function ofThrones(state: ThronesState & GameState, ends: (seat: string) => End): GameAccount {
  return {
    game: 'thrones' satisfies GameName,
    edition: '',
    mode: `${state.houses.length}-players`,
    points: null,
    rounds: state.round,
    seats: state.houses.map((house, side) => ({
      seat: house,
      side,
      end: ends(house),
      score: victoryPoints(state, house),
      faction: house,
      commander: '',
      units: [],
      luck: null,
    })),
  };
}

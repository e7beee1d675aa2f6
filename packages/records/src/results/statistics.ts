/** Statistics of recorded games: shares won with their intervals, by army, mode and opponent. */
import { score, type Score } from '../interval.ts';
import type { GameName, GameResult, PlayerResult } from './result.ts';

export interface Row extends Score {
  readonly key: string;
  readonly drawn: number;
}

export interface Statistics {
  readonly games: number;
  readonly all: Row;
  readonly factions: readonly Row[];
  readonly commanders: readonly Row[];
  readonly units: readonly Row[];
  readonly modes: readonly Row[];
  /** Those on other sides, by name; computer players by their level: `mind:castellan`. */
  readonly opponents: readonly Row[];
  readonly opposing: readonly Row[];
  /** How often the luckier of two sides won. */
  readonly luckier: Row;
}

/** Whose games are counted: those of the owner of the records, or everyone's. */
export type Whose = 'mine' | 'all';

export function statisticsOf(results: readonly GameResult[], game: GameName, whose: Whose): Statistics {
  const all = new Counts();
  const by = {
    factions: new Counts(),
    commanders: new Counts(),
    units: new Counts(),
    modes: new Counts(),
    opponents: new Counts(),
    opposing: new Counts(),
  };
  const luckier = new Counts();
  let games = 0;
  for (const result of results) {
    if (result.game !== game) continue;
    const counted = result.players.filter(({ mine }) => whose === 'all' || mine);
    if (counted.length > 0) games += 1;
    for (const player of counted) {
      const count = (counts: Counts, key: string): void => {
        if (key !== '') counts.add(key, player.end);
      };
      count(all, 'all');
      count(by.factions, player.faction);
      count(by.commanders, player.commander);
      for (const unit of new Set(player.units)) count(by.units, unit);
      count(by.modes, result.mode);
      const others = result.players.filter(({ side }) => side !== player.side);
      for (const name of new Set(others.map(opponentKey))) count(by.opponents, name);
      for (const faction of new Set(others.map((other) => other.faction))) count(by.opposing, faction);
    }
    const lucky = luckiest(result);
    if (lucky !== null) luckier.add('luckier', lucky.end);
  }
  return {
    games,
    all: all.row('all'),
    factions: by.factions.rows(),
    commanders: by.commanders.rows(),
    units: by.units.rows(),
    modes: by.modes.rows(),
    opponents: by.opponents.rows(),
    opposing: by.opposing.rows(),
    luckier: luckier.row('luckier'),
  };
}

export const opponentKey = ({ name, mind }: PlayerResult): string => (mind === '' ? name : `mind:${mind}`);

/** Of two players whose luck is known. */
function luckiest({ players }: GameResult): PlayerResult | null {
  const [one, other, ...more] = players;
  if (one === undefined || other === undefined || more.length > 0) return null;
  if (one.luck === null || other.luck === null || one.luck === other.luck) return null;
  return one.luck > other.luck ? one : other;
}

class Counts {
  readonly #counts = new Map<string, { played: number; won: number; drawn: number }>();

  add(key: string, end: PlayerResult['end']): void {
    const count = this.#counts.get(key) ?? { played: 0, won: 0, drawn: 0 };
    count.played += 1;
    if (end === 'won') count.won += 1;
    if (end === 'drawn') count.drawn += 1;
    this.#counts.set(key, count);
  }

  row(key: string): Row {
    const { played, won, drawn } = this.#counts.get(key) ?? { played: 0, won: 0, drawn: 0 };
    return { key, ...score(played, won), drawn };
  }

  /** The most played first. */
  rows(): readonly Row[] {
    return [...this.#counts.keys()]
      .map((key) => this.row(key))
      .toSorted((a, b) => b.played - a.played || b.won - a.won || (a.key < b.key ? -1 : 1));
  }
}

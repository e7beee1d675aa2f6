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
  /** How many games there were in each mode, the most first. */
  readonly gamesByMode: readonly { readonly key: string; readonly games: number }[];
  /** Those on other sides, by name; computer players by their level: `mind:castellan`. */
  readonly opponents: readonly Row[];
  readonly opposing: readonly Row[];
  /** How often the luckier of two sides won. */
  readonly luckier: Row;
}

/** Whose games are counted: those of the owner of the records, or everyone's. */
export type Whose = 'mine' | 'all';

/** What is counted of a game. */
export type Counted = Pick<GameResult, 'game' | 'mode' | 'players'>;

export function statisticsOf(results: readonly GameResult[], game: GameName, whose: Whose): Statistics {
  const tally = new StatisticsTally(game, whose);
  for (const result of results) tally.add(result);
  return tally.statistics();
}

/** Statistics that grow game by game. */
export class StatisticsTally {
  readonly #game: GameName;
  readonly #whose: Whose;
  readonly #all = new Counts();
  readonly #luckier = new Counts();
  readonly #by = {
    factions: new Counts(),
    commanders: new Counts(),
    units: new Counts(),
    modes: new Counts(),
    opponents: new Counts(),
    opposing: new Counts(),
  };
  readonly #modes = new Map<string, number>();
  #games = 0;

  constructor(game: GameName, whose: Whose) {
    this.#game = game;
    this.#whose = whose;
  }

  /** A game of another kind is left out. */
  add(result: Counted): void {
    if (result.game !== this.#game) return;
    const counted = result.players.filter(({ mine }) => this.#whose === 'all' || mine);
    if (counted.length === 0) return;
    this.#games += 1;
    this.#modes.set(result.mode, (this.#modes.get(result.mode) ?? 0) + 1);
    for (const player of counted) this.#addPlayer(result, player);
    const lucky = luckiest(result);
    if (lucky !== null) this.#luckier.add('luckier', lucky.end);
  }

  #addPlayer({ mode, players }: Counted, player: PlayerResult): void {
    const by = this.#by;
    const count = (counts: Counts, key: string): void => {
      if (key !== '') counts.add(key, player.end);
    };
    count(this.#all, 'all');
    count(by.factions, player.faction);
    count(by.commanders, player.commander);
    for (const unit of new Set(player.units)) count(by.units, unit);
    count(by.modes, mode);
    const others = players.filter(({ side }) => side !== player.side);
    for (const name of new Set(others.map(opponentKey))) count(by.opponents, name);
    for (const faction of new Set(others.map((other) => other.faction))) count(by.opposing, faction);
  }

  statistics(): Statistics {
    const by = this.#by;
    return {
      games: this.#games,
      all: this.#all.row('all'),
      factions: by.factions.rows(),
      commanders: by.commanders.rows(),
      units: by.units.rows(),
      modes: by.modes.rows(),
      gamesByMode: [...this.#modes]
        .map(([key, games]) => ({ key, games }))
        .toSorted((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1)),
      opponents: by.opponents.rows(),
      opposing: by.opposing.rows(),
      luckier: this.#luckier.row('luckier'),
    };
  }
}

const opponentKey = ({ name, mind }: PlayerResult): string => (mind === '' ? name : `mind:${mind}`);

/** Of two players whose luck is known. */
function luckiest({ players }: Counted): PlayerResult | null {
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

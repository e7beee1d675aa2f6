/** The games the command line knows. A game joins by one line in `GAMES`. */
import {
  en,
  zhHant,
  type Catalogue,
  type Emitted,
  type Game,
  type GameState,
  type Words,
} from '@maester/kernel';
import { en as tourneyEn, tourney, zhHant as tourneyZhHant } from '@maester/kernel/sample';
import {
  battle,
  BattleReport,
  cardRuleIds,
  en as battleEn,
  reportNames,
  rulesOf,
  OLDER_EDITIONS,
  USUAL_EDITION,
  zhHant as battleZhHant,
  type BattleEvent,
  type BattleState,
} from '@maester/battle';
import { en as listsEn, zhHant as listsZhHant } from '@maester/lists';
import { en as printEn, zhHant as printZhHant } from '@maester/print';
import { en as thronesEn, thrones, zhHant as thronesZhHant } from '@maester/thrones';
import { namedOne } from './arguments.ts';
import { measureBattle } from './bench/measure-battle.ts';
import type { Measurement } from './bench/measurement.ts';
import type { Stopwatch } from './bench/stopwatch.ts';
import { en as ownEn } from './messages/en.ts';
import { zhHant as ownZhHant } from './messages/zh-hant.ts';

/** Any game: its own types matter only to itself. */
export type AnyGame = Game<GameState, unknown, { readonly type: string }>;

export const LANGUAGES = ['en', 'zh-hant'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Catalogues = { readonly [L in Language]: Catalogue };

export interface Report {
  /** The lines before the first event, and those of an event. */
  opening(): readonly string[];
  tell(emitted: Emitted<{ readonly type: string }>): readonly string[];
}

export interface GameEntry {
  readonly game: AnyGame;
  readonly catalogues: Catalogues;
  /** Names of the pieces of one game, for a game whose pieces have ids of their own. */
  readonly namesIn?: (start: GameState, language: Language) => Catalogue;
  /** Tells a game in its own way, where a sentence for each event would not do. */
  readonly report?: (start: GameState, said: Words) => Report;
  /** The ids of its cards as rules, for a game whose ledger does not list them one by one. */
  readonly cardRules?: () => readonly string[];
  /** How many play in `bench`; the most the game allows, unless it says otherwise. */
  readonly benchPlayers?: number;
  /** What `bench` measures for this game beyond what it measures for all. */
  readonly measurements?: (stopwatch: Stopwatch) => readonly Measurement[];
}

const BATTLE_WORDS: Catalogues = { en: battleEn, 'zh-hant': battleZhHant };

export const GAMES: readonly GameEntry[] = [
  { game: tourney, catalogues: { en: tourneyEn, 'zh-hant': tourneyZhHant } },
  { game: thrones, catalogues: { en: thronesEn, 'zh-hant': thronesZhHant } },
  {
    game: battle,
    catalogues: BATTLE_WORDS,
    namesIn: (start, language) => reportNames(start as BattleState, language, BATTLE_WORDS[language]),
    cardRules: () => [
      ...new Set(
        [USUAL_EDITION, ...OLDER_EDITIONS.map(({ id }) => id)].flatMap((edition) =>
          cardRuleIds(rulesOf({ edition })),
        ),
      ),
    ],
    report: (start, said) => battleReport(start as BattleState, said),
    benchPlayers: 2,
    measurements: measureBattle,
  },
];

function battleReport(start: BattleState, said: Words): Report {
  const report = new BattleReport(start, said);
  return { opening: () => report.opening(), tell: (emitted) => report.tell(emitted as Emitted<BattleEvent>) };
}

/** What the kernel and the command line themselves say; a game's words come on top. */
export const COMMON_CATALOGUES: { readonly [L in Language]: readonly Catalogue[] } = {
  en: [en, listsEn, printEn, ownEn],
  'zh-hant': [zhHant, listsZhHant, printZhHant, ownZhHant],
};

export function gameNamed(id: string): GameEntry {
  return namedOne('game', id, GAMES, ({ game }) => game.id);
}

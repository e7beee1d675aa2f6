/**
 * Recorded games as files: JSON, and CSV with one line for each player of a game. Reading takes whatever people have
 * saved or typed; what is wrong is named, and nothing is read by halves.
 */
import { KernelError, shape, type Json } from '@maester/kernel';
import { readCsv, writeCsv } from './csv.ts';
import { readResult, type GameResult } from './result.ts';

const FORMAT = 'maester-records-1';
export const MOST_RESULTS = 20_000;
const LARGEST_FILE = 20_000_000;

export function writeResults(results: readonly GameResult[]): string {
  return `${JSON.stringify({ format: FORMAT, results }, null, 1)}\n`;
}

const GAME_COLUMNS = ['id', 'game', 'date', 'place', 'edition', 'mode', 'points', 'rounds', 'notes'] as const;
const PLAYER_COLUMNS = [
  'name',
  'mind',
  'mine',
  'side',
  'end',
  'score',
  'faction',
  'commander',
  'units',
  'luck',
] as const;
const COLUMNS = [...GAME_COLUMNS, ...PLAYER_COLUMNS] as const;
type Column = (typeof COLUMNS)[number];

export function writeResultsCsv(results: readonly GameResult[]): string {
  const rows = results.flatMap((result) =>
    result.players.map((player) =>
      COLUMNS.map((column) => written({ ...result, ...player, mine: player.mine ? 'yes' : 'no' }[column])),
    ),
  );
  return writeCsv([COLUMNS, ...rows]);
}

const written = (value: string | number | null | readonly string[]): string =>
  value === null ? '' : typeof value === 'object' ? value.join(' ') : String(value);

/** Why a file holds no records. */
export interface Unread {
  readonly ok: false;
  readonly problem: 'too-large' | 'unknown' | 'too-many' | 'wrong';
  /** Where, and what was expected. */
  readonly detail: string;
}

export type ResultsRead = { readonly ok: true; readonly results: readonly GameResult[] } | Unread;

export function readResults(text: string): ResultsRead {
  if (text.length > LARGEST_FILE) return { ok: false, problem: 'too-large', detail: '' };
  try {
    const source = text.replace(/^\uFEFF/, '').trim();
    const values = /^[[{]/.test(source) ? fromJson(source) : fromCsv(source);
    if (values === null) return { ok: false, problem: 'unknown', detail: '' };
    if (values.length > MOST_RESULTS)
      return { ok: false, problem: 'too-many', detail: String(values.length) };
    const results = values.map(({ value, where }) => readResult(value, { kind: 'input', where }));
    if (new Set(results.map(({ id }) => id)).size < results.length)
      return { ok: false, problem: 'wrong', detail: 'two games have the same id' };
    return { ok: true, results };
  } catch (error) {
    if (!(error instanceof KernelError) || error.kind === 'bug') throw error;
    return { ok: false, problem: 'wrong', detail: error.message };
  }
}

interface Found {
  readonly value: unknown;
  readonly where: string;
}

function fromJson(text: string): readonly Found[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const place = { kind: 'input', where: '' } as const;
  const list: unknown = Array.isArray(value)
    ? value
    : shape.object({ format: shape.oneOf([FORMAT]), results: shape.json })(value, place).results;
  if (!Array.isArray(list)) return null;
  return list.map((each: unknown, i) => ({ value: each, where: `results[${i}]` }));
}

/** Lines with the same id are one game; those without an id are one game with the line before. */
function fromCsv(text: string): readonly Found[] | null {
  const [head = [], ...rows] = readCsv(text);
  const columns = head.map((name) => name.trim().toLowerCase());
  if (!columns.includes('date') || !columns.includes('end')) return null;
  const unknown = columns.find((name) => name !== '' && !COLUMNS.some((known) => known === name));
  if (unknown !== undefined)
    throw new KernelError(
      'input',
      'line 1',
      `unknown column ${unknown.slice(0, 40)}; known are ${COLUMNS.join(', ')}`,
    );
  const games = new Map<string, { where: string; fields: Record<string, Json>; players: Json[] }>();
  let last: Json[] | null = null;
  for (const [i, row] of rows.entries()) {
    const where = `line ${i + 2}`;
    const of = (column: Column): string => (row[columns.indexOf(column)] ?? '').trim();
    const id = of('id') === '' ? `csv-${of('date')}-${i + 2}` : of('id');
    if (of('id') === '' && last?.length === 1) {
      last.push(playerFrom(of, where, 1));
      continue;
    }
    const game = games.get(id) ?? { where, fields: { id, ...gameFrom(of, where) }, players: [] };
    game.players.push(playerFrom(of, where, game.players.length));
    games.set(id, game);
    last = game.players;
    if (games.size > MOST_RESULTS) break;
  }
  return [...games.values()].map(({ where, fields, players }) => ({ value: { ...fields, players }, where }));
}

function gameFrom(of: (column: Column) => string, where: string): Record<string, Json> {
  return {
    game: of('game') === '' ? 'battle' : of('game'),
    date: of('date'),
    ...(of('place') !== '' && { place: of('place') }),
    edition: of('edition'),
    mode: of('mode'),
    points: numberFrom(of('points'), `${where}: points`),
    rounds: numberFrom(of('rounds'), `${where}: rounds`),
    notes: of('notes'),
  };
}

/** Without a column of sides everyone is alone. */
function playerFrom(of: (column: Column) => string, where: string, number: number): Json {
  return {
    name: of('name'),
    mind: of('mind'),
    mine: /^(?:yes|true|1|x)$/i.test(of('mine')),
    side: numberFrom(of('side'), `${where}: side`) ?? number,
    end: of('end').toLowerCase(),
    score: numberFrom(of('score'), `${where}: score`),
    faction: of('faction'),
    commander: of('commander'),
    units: of('units')
      .split(/[\s;]+/)
      .filter((unit) => unit !== ''),
    luck: numberFrom(of('luck'), `${where}: luck`),
  };
}

function numberFrom(text: string, where: string): number | null {
  if (text === '') return null;
  const number = Number(text);
  if (!Number.isFinite(number)) throw new KernelError('input', where, 'expected a number');
  return number;
}

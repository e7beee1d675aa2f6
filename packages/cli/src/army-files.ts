/** Army lists that the user names: ready ones, and files in any format there is. */
import { readArmyList, type ArmyList, type Edition } from '@maester/battle';
import type { Words } from '@maester/kernel';
import {
  fullName,
  problemInWords,
  questionInWords,
  readList,
  suggestionsInWords,
  type ListRead,
  type Question,
} from '@maester/lists';
import { existsSync } from 'node:fs';
import { namedOne } from './arguments.ts';
import { UsageError, type Io } from './command.ts';
import { textOf } from './files.ts';

export interface ArmyFile {
  readonly army: ArmyList;
  /** The size of the game, if the file names it. */
  readonly points: number | null;
  /** What deserves a look: the format, and cards that were guessed. */
  readonly notes: readonly string[];
}

/** The list in a file, in the standard input (`-`), or a ready one by its id. */
export function armyIn(file: string, io: Io, said: Words, { armies }: Edition): ArmyFile {
  if (file !== '-' && !existsSync(file)) {
    const [, army] = namedOne('file or ready list', file, Object.entries(armies), ([id]) => id);
    return { army, points: null, notes: [] };
  }
  const text = file === '-' ? io.input() : textOf(file);
  const called = file === '-' ? 'the standard input' : file;
  const reading = readList(text);
  if (!reading.ok)
    throw new UsageError(`${called} is not an army list: ${problemInWords(said, reading.problem)}`);
  // What is wrong with a list of our own is said with its rules.
  const army = reading.list ?? (reading.format === 'json' ? ownList(text) : null);
  if (army === null) throw new UsageError(asked(said, called, reading.questions));
  return { army, points: reading.points, notes: notesOn(said, reading) };
}

const ownList = (text: string): ArmyList => readArmyList(JSON.parse(text), { kind: 'setup', where: '' });

/** Enough to choose from. */
const SUGGESTIONS = 8;

function asked(said: Words, file: string, questions: readonly Question[]): string {
  const lines = questions.flatMap((question) => [
    `  ${questionInWords(said, question)}`,
    ...suggestionsInWords(said, question)
      .slice(0, SUGGESTIONS)
      .map(({ text }) => `    ${text}`),
  ]);
  return [said.say('list.questions', { file, count: questions.length }), ...lines].join('\n');
}

function notesOn(said: Words, { format, entries }: ListRead): string[] {
  if (format === 'json') return [];
  const guessed = entries.flatMap(({ written, card, how }) =>
    how === 'guess' && card !== null ? [{ written, card: fullName(card) }] : [],
  );
  return [said.say('list.read-as', { format }), ...guessed.map((facts) => said.say('list.guessed', facts))];
}

/** `maester list`: an army list of the miniatures game, what it costs, and everything that is wrong with it. */
import {
  armyCardNames,
  armySheet,
  factionsWithArmies,
  leadership,
  randomArmy,
  rulesOf,
  USUAL_EDITION,
  type ArmyList,
  type ArmySheet,
  type Edition,
} from '@maester/battle';
import { seededRandom, words, type Refusal, type Words } from '@maester/kernel';
import { MINDS } from '@maester/minds';
import { writeList, WRITTEN_FORMATS } from '@maester/lists';
import { PAPERS, type Paper } from '@maester/print';
import { armyIn } from '../army-files.ts';
import { armyPdf } from '../army-pdf.ts';
import { countOperands, namedOne, readArguments, wholeNumber } from '../arguments.ts';
import { EDITION, editionNamed } from '../editions.ts';
import { EXIT, UsageError, type Command, type Io, type Options } from '../command.ts';
import { writeBytes } from '../files.ts';
import { COMMON_CATALOGUES, gameNamed, LANGUAGES, type Language } from '../games.ts';
import { nearestOf } from '../nearest.ts';
import { testList } from '../series/test-list.ts';
import { table } from '../columns.ts';

const papers = Object.entries(PAPERS) as [Paper, unknown][];

const OPTIONS = {
  edition: EDITION,
  points: { value: 'N', help: 'the size of the game (default: what the file says, or 40)' },
  to: { value: 'FORMAT', help: `write the list in another format: ${WRITTEN_FORMATS.join(', ')}` },
  pdf: { value: 'OUT', help: 'write a PDF with the roster, all cards to cut out and a reference sheet' },
  paper: { value: 'SIZE', help: `paper of the PDF: ${Object.keys(PAPERS).join(' or ')} (default: a4)` },
  page: { value: 'URL', help: 'where Maester is on the web, for links and the code on the roster' },
  cards: { value: null, help: 'list all cards with their costs' },
  random: { value: 'FACTION', help: 'a random legal list of this faction; its size may follow as [POINTS]' },
  seed: {
    value: 'S',
    help: 'any text; the same seed gives the same random list and the same test (default: maester)',
  },
  test: {
    value: 'N',
    help: 'have computer players fight N battles with the list (10 to 1000): win share, points, units, cards',
  },
  against: {
    value: 'A,B',
    help: 'opponents of --test: ready lists or files (default: ready lists of this size)',
  },
  modes: { value: 'M,N', help: 'game modes of --test, or all (default: a-game-of-thrones)' },
  minds: {
    value: 'MIND',
    help: `who plays both sides of --test: ${MINDS.map(({ id }) => id).join(', ')} (default: steward, the quickest)`,
  },
  journals: { value: 'FOLDER', help: 'write the journal of every battle of --test into this folder' },
  lang: { value: 'LANG', help: `language: ${LANGUAGES.join(' or ')} (default: en)` },
  json: { value: null, help: 'print JSON; with --random, the list alone, as a file for this command' },
} as const satisfies Options;

export const list: Command = {
  name: 'list',
  operands: '[FILE | -]',
  summary:
    'check an army list of the miniatures game, in any format, and report every problem, or write it in another format; without a file, show the ready-made lists',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 0, 1, '');
    const said = speaking(namedOne('language', values.lang ?? 'en', LANGUAGES, String));
    const rules = rulesOf({ edition: editionNamed(values.edition) });
    const [file] = operands;
    if (values.random !== undefined) {
      const { seed = 'maester', json } = values;
      return showRandom(io, said, rules, values.random, file ?? values.points, { seed, json });
    }
    if (values.cards && file !== undefined) throw new UsageError("--cards can't be combined with a file");
    if (values.cards || file === undefined) {
      const rows = values.cards ? cardRows(said, rules) : readyRows(said, rules);
      io.out(values.json ? `${JSON.stringify(rows, null, 2)}\n` : table(rows));
      return EXIT.ok;
    }
    const wished = values.points === undefined ? null : wholeNumber('--points', values.points, 1, 1000);
    const to =
      values.to === undefined ? null : namedOne('format', values.to, WRITTEN_FORMATS, (format) => format);
    const { army, points: read, notes } = armyIn(file, io, said, rules);
    for (const note of notes) io.err(`${note}\n`);
    const points = wished ?? read ?? 40;
    const page = values.page ?? '';
    if (values.pdf !== undefined) {
      const [paper] = namedOne('paper', values.paper ?? 'a4', papers, ([name]) => name);
      writeBytes(values.pdf, await armyPdf(army, { points, paper, page }, said));
      return EXIT.ok;
    }
    if (values.test !== undefined) {
      const { test: games, against, modes, minds, seed, journals, json } = values;
      const own = rulesFor(army, values.edition, rules);
      if (armySheet(army, points, own.id).problems.length > 0)
        return shown(io, said, army, points, json, own);
      return testList(io, said, own, army, points, { games, against, modes, minds, seed, journals, json });
    }
    if (to === null) return shown(io, said, army, points, values.json, rulesFor(army, values.edition, rules));
    const text = writeList(army, to, { points, page });
    if (text === null) throw new UsageError(`${to} has no place for all cards of this list`);
    io.out(text.endsWith('\n') ? text : `${text}\n`);
    return EXIT.ok;
  },
};

/** A list is checked by the edition that was asked for, or else by its own. */
function rulesFor(army: ArmyList, asked: string | undefined, rules: Edition): Edition {
  return asked === undefined && army.edition !== undefined
    ? rulesOf({ edition: editionNamed(army.edition) })
    : rules;
}

function shown(io: Io, said: Words, army: ArmyList, points: number, json: boolean, rules: Edition): number {
  const sheet = armySheet(army, points, rules.id);
  const problems = sheet.problems.map((problem) => ({ ...problem, text: inWords(said, rules, problem) }));
  io.out(
    json
      ? `${JSON.stringify({ edition: rules.id, ...sheet, problems }, null, 2)}\n`
      : `${inEdition(said, rules)}${written(said, rules, army, sheet, points)}\n${verdict(said, problems)}`,
  );
  return problems.length === 0 ? EXIT.ok : EXIT.differs;
}

/** Which edition it is, if it is not the usual one. */
function inEdition(said: Words, { id }: Edition): string {
  return id === USUAL_EDITION ? '' : `${said.say('list.edition', { edition: id })}\n`;
}

/** A random list, shown like any other; as JSON it can be saved and read again. */
function showRandom(
  io: Io,
  said: Words,
  rules: Edition,
  name: string,
  size: string | undefined,
  { seed, json }: { readonly seed: string; readonly json: boolean },
): number {
  const points = wholeNumber('the number of points', size ?? '40', 1, 1000);
  const faction = namedOne('faction', name, factionsWithArmies(rules), String);
  const army = randomArmy(rules, { faction, points }, seededRandom(`army ${seed}`));
  if (army === null) throw new UsageError(`no army of ${faction} fits into ${points} points`);
  if (!json) return shown(io, said, army, points, false, rules);
  io.out(`${JSON.stringify({ ...army, edition: rules.id }, null, 2)}\n`);
  return EXIT.ok;
}

function speaking(language: Language): Words {
  const catalogue = gameNamed('battle').catalogues[language];
  return words(language, ...COMMON_CATALOGUES[language], catalogue, armyCardNames(catalogue));
}

/** The cards of the list with what they cost, and the sum. */
function written(said: Words, rules: Edition, army: ArmyList, sheet: ArmySheet, points: number): string {
  const given = sheet.cards.length - (army.givenAway?.length ?? 0);
  const rows = sheet.cards.map(({ id, kind, cost }, i) => {
    const marks = [
      ...(i >= given ? [said.say('list.enemy')] : []),
      ...(id === army.commander ? [said.say('list.commander')] : []),
    ];
    return [
      `${kind === 'attachment' ? '  + ' : '  '}${cardName(said, rules, kind, id)}${marks.join('')}`,
      cost,
    ];
  });
  const { faction, name } = army;
  const head = said.say(name === '' ? 'list.head' : 'list.head-named', { faction, name });
  const { spent, of: extra } = sheet.attachmentPoints;
  const sum = said.say('list.sum', { total: sheet.points, points, spent, extra });
  return `${head}\n${table(rows)}${sum}\n`;
}

/** With its id where another card has the same name, so that the report can be read again. */
function cardName(said: Words, rules: Edition, kind: 'unit' | 'attachment' | 'ncu', id: string): string {
  const name = (one: string): string => said.say(`name.army-card.${one}`);
  const cards = { unit: rules.units, attachment: rules.attachments, ncu: rules.ncus }[kind];
  const isShared = Object.keys(cards).some((other) => other !== id && name(other) === name(id));
  return isShared ? `${name(id)} [${id}]` : name(id);
}

function verdict(said: Words, problems: readonly { readonly rule: string; readonly text: string }[]): string {
  if (problems.length === 0) return `${said.say('list.legal')}\n`;
  const lines = problems.map(({ rule, text }) => `  ${text}  (${rule})\n`);
  return `${said.say('list.problems', { count: problems.length })}\n${lines.join('')}`;
}

function inWords(said: Words, rules: Edition, { rule, facts }: Refusal): string {
  const text = said.say(`refusal.${rule}`, facts);
  if (rule !== 'battle/army/unknown-card') return text;
  const known =
    { unit: rules.units, attachment: rules.attachments, ncu: rules.ncus }[String(facts['what'])] ?? {};
  const nearest = nearestOf(String(facts['card']), Object.keys(known));
  return nearest === null ? text : `${text} ${said.say('list.nearest', { nearest })}`;
}

type Rows = (string | number)[][];

function readyRows(said: Words, { armies }: Edition): Rows {
  return Object.entries(armies).map(([id, { name, faction, commander }]) => {
    return [id, name, said.say(`name.faction.${faction}`), said.say(`name.army-card.${commander}`)];
  });
}

function cardRows(said: Words, rules: Edition): Rows {
  const all = [
    ...Object.entries(rules.units).map(([id, card]) => ({ id, kind: 'unit', ...card })),
    ...Object.entries(rules.attachments).map(([id, card]) => ({ id, kind: 'attachment', ...card })),
    ...Object.entries(rules.ncus).map(([id, card]) => ({ id, kind: 'ncu', ...card })),
  ];
  return all.map(({ id, kind, cost, faction }) => [
    id,
    said.say(`name.army-card.${id}`),
    said.say(`name.faction.${faction}`),
    said.say(`name.card-kind.${kind}`) + (leadership(rules, id) === null ? '' : said.say('list.commander')),
    cost,
  ]);
}

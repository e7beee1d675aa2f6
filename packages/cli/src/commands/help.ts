/** `maester help`: what the commands are and what each can do. */
import { countOperands, namedOne, readArguments } from '../arguments.ts';
import { EXIT, type Command, type Options } from '../command.ts';
import { GAMES } from '../games.ts';
import { table } from '../columns.ts';

export function helpAbout(others: readonly Command[]): Command {
  const help: Command = {
    name: 'help',
    operands: '[COMMAND]',
    summary: 'list the commands, or explain one of them',
    options: {},
    run: async (args, io) => {
      const { operands } = readArguments(args, {});
      countOperands(operands, 0, 1, '');
      const [name] = operands;
      const all = [...others, help];
      io.out(name === undefined ? overview(all) : helpOf(namedOne('command', name, all, (one) => one.name)));
      return EXIT.ok;
    },
  };
  return help;
}

function overview(all: readonly Command[]): string {
  return [
    'maester: play, build for and study the tabletop games of Westeros\n\n',
    indented(table(all.map((one) => [`maester ${one.name} ${one.operands}`, one.summary]))),
    `\nGames: ${GAMES.map(({ game }) => `${game.id} (${game.players.min} to ${game.players.max} players)`).join(', ')}\n`,
    'Options of a command: maester help COMMAND\n',
  ].join('');
}

export function helpOf({ name, operands, summary, options }: Command): string {
  const rows = optionRows(options);
  const usage = ['maester', name, operands, rows.length > 0 ? '[options]' : ''].filter((part) => part !== '');
  return `${usage.join(' ')}: ${summary}\n${rows.length > 0 ? `\n${indented(table(rows))}` : ''}`;
}

function optionRows(options: Options): string[][] {
  return Object.entries(options).map(([name, { value, help }]) => [
    value === null ? `--${name}` : `--${name} ${value}`,
    help,
  ]);
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

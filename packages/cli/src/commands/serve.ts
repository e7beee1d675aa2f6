/** `maester serve`: runs the server until it is told to stop. */
import { MINDS } from '@maester/minds';
import {
  collectLessOften,
  jsonLines,
  PortUnavailableError,
  serve as startServer,
  StorageError,
} from '@maester/server';
import { countOperands, environmentArguments, readArguments, wholeNumber } from '../arguments.ts';
import { EXIT, UsageError, type Command, type Options } from '../command.ts';
import { databaseToServe } from '../database.ts';
import { GAMES } from '../games.ts';
import { accountant } from '../accounts/accountant.ts';
import { thinkersFor } from '../thinking/thinkers.ts';

const OPTIONS = {
  port: { value: 'P', help: 'the port; 0 picks any free one (default: 8470)' },
  host: { value: 'H', help: 'the address to listen on (default: 127.0.0.1, this machine only)' },
  database: {
    value: 'FILE',
    help: 'where tables are saved, a file or postgres://... (default: .cache/maester.db)',
  },
  nats: { value: 'URL', help: 'where servers on one PostgreSQL database meet, nats://...' },
  pace: { value: 'MS', help: 'milliseconds between the moves of computer players (default: 900)' },
  think: { value: 'MS', help: 'the most milliseconds a computer player may think (default: 4000)' },
  'behind-proxy': { value: null, help: 'the same as --proxies 1' },
  proxies: { value: 'N', help: 'how many proxies of your own name visitors in X-Forwarded-For (default: 0)' },
  origin: { value: 'URL', help: 'the address that people open, if it differs from what the server is told' },
  'keep-finished': { value: 'DAYS', help: 'remove finished games after so many days (default: never)' },
  'keep-abandoned': {
    value: 'DAYS',
    help: 'remove games in progress in which nothing has happened for so many days (default: never)',
  },
  'open-metrics': { value: null, help: 'let anyone read /metrics, not only this machine' },
} as const satisfies Options;

export const serve: Command = {
  name: 'serve',
  operands: '',
  summary: 'run the server until Ctrl-C',
  options: OPTIONS,
  run: async (args, io) => {
    const given = [...environmentArguments(OPTIONS, io.environment), ...args];
    const { values, operands } = readArguments(given, OPTIONS);
    countOperands(operands, 0, 0, '');
    const port = values.port === undefined ? {} : { port: wholeNumber('--port', values.port, 0, 65_535) };
    const host = values.host === undefined ? {} : { host: values.host };
    const origin = values.origin === undefined ? {} : { origin: readOrigin(values.origin) };
    const pace = values.pace === undefined ? {} : { pace: wholeNumber('--pace', values.pace, 0, 60_000) };
    // Before the port opens, so that no signal falls between.
    const stopped = io.untilStopped();
    const database = databaseToServe(values.database, io);
    collectLessOften();
    const log = jsonLines(io.err);
    const think = values.think === undefined ? undefined : wholeNumber('--think', values.think, 0, 600_000);
    const thinkers = thinkersFor(log, think);
    const tables = {
      games: GAMES.map(({ game }) => game),
      minds: MINDS,
      database,
      nats: values.nats ?? null,
      think: thinkers.think,
      pondering: () => thinkers.waiting,
      retention: {
        finished: days('--keep-finished', values['keep-finished']),
        abandoned: days('--keep-abandoned', values['keep-abandoned']),
      },
      account: accountant,
      proxies:
        values.proxies === undefined
          ? Number(values['behind-proxy'])
          : wholeNumber('--proxies', values.proxies, 0, 10),
      ...pace,
    };
    const starting = startServer({
      ...port,
      ...host,
      ...origin,
      openMetrics: values['open-metrics'],
      tables,
      log,
    });
    const server = await starting.catch((error: unknown) => {
      // The operating system refused: what it says is all there is to say.
      const refused =
        error instanceof PortUnavailableError ||
        error instanceof StorageError ||
        (error instanceof Error && 'syscall' in error);
      if (!refused) throw error;
      io.err(`maester: ${error.message}\n`);
      return null;
    });
    if (server === null) {
      await thinkers.close();
      return EXIT.differs;
    }
    io.out(`Maester is at ${server.url} (Ctrl-C stops it)\n`);
    await stopped;
    await server.close();
    await thinkers.close();
    return EXIT.ok;
  },
};

function days(option: string, text: string | undefined): number | null {
  return text === undefined ? null : wholeNumber(option, text, 1, 100_000);
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError(`--origin: expected an address such as https://maester.example, found ${text}`);
  return url.origin;
}

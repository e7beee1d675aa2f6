import { describe, expect, it } from 'vitest';
import { jsonLines, loggedPath, type LogEntry } from '../src/log.ts';

function written(entry: LogEntry): string {
  const lines: string[] = [];
  jsonLines((line) => lines.push(line))(entry);
  return lines.join('');
}

describe('a log of JSON lines', () => {
  it('writes an entry as one line, with the time and the level in front', () => {
    const line = written({ event: 'closed', milliseconds: 3 });
    expect(line).toMatch(
      /^\{"time":"\d{4}-\d\d-\d\dT[\d:.]+Z","level":"info","event":"closed","milliseconds":3\}\n$/,
    );
  });

  it('marks a failure as an error', () => {
    expect(written({ event: 'failure', during: 'request', error: 'x' })).toContain('"level":"error"');
  });

  it('cannot be broken into two lines by what a client sent', () => {
    const line = written({ event: 'failure', during: 'request', error: 'a\n{"level":"info"}' });
    expect(line.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('a path in the log', () => {
  it('stands for the same table by the same letters, but does not say which', () => {
    const [one, seat, other] = ['abcd2345', 'abcd2345/seats/red', 'wxyz2345'].map((id) =>
      loggedPath(`/api/tables/${id}`),
    );
    expect(one).toMatch(/^\/api\/tables\/[0-9a-f]{12}$/);
    expect(seat).toBe(`${one}/seats/red`);
    expect(other).not.toBe(one);
    expect(loggedPath('/assets/main-4f3a2b1c0d.js')).toBe('/assets/main-4f3a2b1c0d.js');
  });

  it.each([
    '/api//tables/abcd2345',
    '//API/Tables/abcd2345/journal',
    '/t/abcd2345',
    '/T/abcd2345',
    '/r/abcd2345/17',
    '/api/games/abcd2345',
    '/api/identities/abcd2345',
    '/embed/abcd2345wxyz',
    '/somewhere/api/tables/abcd2345',
  ])('%s hides the id', (path) => {
    expect(loggedPath(path)).not.toContain('abcd2345');
    expect(loggedPath(path)).toMatch(/[0-9a-f]{12}/);
  });
});

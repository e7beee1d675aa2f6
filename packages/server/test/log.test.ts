import { describe, expect, it } from 'vitest';
import { jsonLines, type LogEntry } from '../src/log.ts';

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

import { seededRandom } from '@maester/kernel';
import { anySteps } from '@maester/minds/learning';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tuningNamed } from '../../src/train/jobs.ts';
import { meetingsIn, stepsFrom, tuningName } from '../../src/train/meetings.ts';
import { maester, useFolder } from '../support.ts';

const folder = useFolder();
const battle = tuningNamed('battle');
const { names } = battle;
const plain = names.map(() => 0);

/** Meetings in which more of the first weight helps and nothing else matters, as if they had been played. */
function havePlayed(out: string, seed: string, from: readonly number[], meetings: number): void {
  folder.write(`${out}/empty`, '');
  const saved = meetingsIn(folder.path(out), tuningName(battle, seed, from, 6), battle);
  const random = seededRandom('meetings');
  for (let number = 0; number < meetings; number++) {
    const [one, other] = [anySteps(random, names.length, 6), plain];
    saved.add(String(number), { one, other, result: (one[0] ?? 0) / 10 });
  }
}

const MEETINGS = 60;
const tune = (out: string, ...args: readonly string[]): ReturnType<typeof maester> =>
  maester(['tune', 'battle', '--out', folder.path(out), '--meetings', String(MEETINGS), ...args]);

function stepsIn(out: string): readonly unknown[] {
  const found = readdirSync(folder.path(out)).filter((name) => name.endsWith('-steps.json'));
  return found.map((name): unknown => JSON.parse(readFileSync(folder.path(`${out}/${name}`), 'utf8')));
}

describe('tune', () => {
  it('begins with the plain weights if it is told to, and resumes with what had been played from there', async () => {
    havePlayed('plain', 't', plain, MEETINGS);
    const { code, err } = await tune('plain', '--from', 'plain', '--seed', 't');
    expect([code, err]).toEqual([0, '']);
    expect(stepsIn('plain')).toEqual([Object.fromEntries(names.map((name, i) => [name, i === 0 ? 6 : 0]))]);
  });

  it('begins with the weights in use otherwise; the steps it writes are those from the plain weights', async () => {
    havePlayed('in-use', 't', battle.inUse, MEETINGS);
    expect((await tune('in-use', '--seed', 't')).code).toBe(0);
    const expected = names.map((name, i) => [name, (battle.inUse[i] ?? 0) + (i === 0 ? 6 : 0)]);
    expect(stepsIn('in-use')).toEqual([Object.fromEntries(expected)]);
  });

  it('goes on from the steps that another tuning has written', async () => {
    havePlayed('chain', 'first', plain, MEETINGS);
    const first = await tune('chain', '--from', 'plain', '--seed', 'first');
    const [, file = ''] = /written to (.*)\n/.exec(first.out) ?? [];
    const found = names.map((_, i) => (i === 0 ? 6 : 0));
    expect(stepsFrom(battle, file)).toEqual(found);
    havePlayed('chain', 'second', found, MEETINGS);
    const second = await tune('chain', '--from', file, '--seed', 'second');
    expect([second.code, second.err]).toEqual([0, '']);
    expect(stepsIn('chain')).toContainEqual(
      Object.fromEntries(names.map((name, i) => [name, i === 0 ? 12 : 0])),
    );
  });

  it('never mixes meetings that began with other weights, or altered them by more', () => {
    const tunings = [
      tuningName(battle, 't', plain, 6),
      tuningName(battle, 't', battle.inUse, 6),
      tuningName(battle, 't', plain, 5),
      tuningName(battle, 't2', plain, 6),
    ];
    expect(new Set(tunings).size).toBe(tunings.length);
  });

  it('takes weights that a file does not name as they are', () => {
    const file = folder.write('some.json', JSON.stringify({ [names[2] ?? '']: 4 }));
    expect(stepsFrom(battle, file)).toEqual(names.map((_, i) => (i === 2 ? 4 : 0)));
  });

  it('names a file of steps that does not fit', async () => {
    const unknown = folder.write('unknown.json', '{"dragons":3}');
    const complaint = await tune('none', '--from', unknown);
    expect(complaint.code).toBe(2);
    expect(complaint.err).toMatch(/^maester: .*unknown\.json does not hold steps of weights: dragons: /);
    const text = folder.write('text.json', 'more of everything');
    expect((await tune('none', '--from', text)).err).toContain(`${text} does not hold steps of weights: `);
    const missing = folder.path('missing.json');
    expect((await tune('none', '--from', missing)).err).toContain(`${missing} can't be read: `);
  });

  it('names a file of meetings that does not fit', async () => {
    havePlayed('odd', 't', plain, 1);
    const name = `odd/${tuningName(battle, 't', plain, 6)}.jsonl`;
    appendFileSync(folder.path(name), '{"asked":"1","found":{"one":[1],"other":[],"result":0}}\n');
    const { code, err } = await tune('odd', '--from', 'plain', '--seed', 't');
    expect(code).toBe(2);
    expect(err).toContain(`maester: ${folder.path(name)} does not fit: line 2: found.one: `);
  });

  it('plays the meetings that are missing with the weights it begins with', async () => {
    const args = ['tune', 'battle', '--out', folder.path('real'), '--meetings', '1'];
    const first = await maester([...args, '--from', 'plain']);
    expect([first.code, first.err]).toEqual([0, '']);
    const name = tuningName(battle, 'maester', plain, 6);
    expect(readFileSync(folder.path(`real/${name}.jsonl`), 'utf8')).toMatch(/^\{"asked":"0","found":.*\}\n$/);
    expect((await maester([...args, '--from', 'plain'])).out).toBe(first.out);

    await maester(args);
    const inUse = tuningName(battle, 'maester', battle.inUse, 6);
    const moments = (tuning: string): Buffer => readFileSync(folder.path(`real/games/${tuning}-0.f32`));
    expect(moments(inUse).equals(moments(name))).toBe(false);
  });
});

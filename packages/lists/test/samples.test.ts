// Lists that players published, as their programs and they themselves wrote them: each is read from that form, and then
// sent through every format there is.
import { armySheet, type ArmyList } from '@maester/battle';
import {
  cardKey,
  cardOfNumber,
  readList,
  writeList,
  WRITTEN_FORMATS,
  type Answers,
  type ListRead,
} from '@maester/lists';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Sample {
  readonly id: string;
  readonly faction: ArmyList['faction'];
  readonly format: string;
  readonly points: number;
  /** Whether the page that had it had all of it. */
  readonly whole: boolean;
  readonly text: readonly string[];
  /** The cards by their numbers, as people read the list; null for what is no card. */
  readonly commander: number | null;
  readonly units: readonly (readonly (number | null)[])[];
  readonly ncus: readonly number[];
}

const SAMPLES = JSON.parse(readFileSync(new URL('samples.json', import.meta.url), 'utf8')) as Sample[];
const WHOLE = SAMPLES.filter(({ whole }) => whole);
const BY_MACHINES = SAMPLES.filter(({ format }) => format !== 'text');

const idOf = (number: number | null): string =>
  number === null ? 'none' : (cardOfNumber(number)?.id ?? '?');

/** What people read in it, without what is no card. */
function listOf({ faction, commander, units, ncus }: Sample, name: string): ArmyList {
  return {
    name,
    faction,
    commander: idOf(commander),
    units: units.map(([unit = null, ...attachments]) => ({
      card: idOf(unit),
      attachments: attachments.filter((one) => one !== null).map(idOf),
    })),
    ncus: ncus.map(idOf),
  };
}

function read(text: string, answers: Answers = {}): ListRead {
  const reading = readList(text, answers);
  if (!reading.ok) throw new Error(`not read: ${reading.problem.key}`);
  return reading;
}

/** Answers what is asked as people read the list, from what is suggested. */
function readAsking(sample: Sample): { readonly reading: ListRead; readonly asked: number } {
  const text = sample.text.join('\n');
  const first = read(text);
  const { faction } = sample;
  const answers: Record<string, string> = first.questions.some(({ about }) => about === 'faction')
    ? { faction }
    : {};
  const { questions } = read(text, answers);
  const wanted = [sample.commander, ...sample.units.flat(), ...sample.ncus];
  for (const question of questions) {
    if (question.about === 'faction') continue;
    const meant = question.suggestions.find(({ number }) => wanted.includes(number));
    answers[question.id] = meant === undefined ? 'none' : cardKey(meant);
  }
  return { reading: read(text, answers), asked: questions.filter(({ about }) => about === 'card').length };
}

describe('a published list', () => {
  it.each(WHOLE.map((sample) => [sample.id, sample] as const))(
    '%s is read as people read it',
    (id, sample) => {
      const { reading } = readAsking(sample);
      expect(reading.format).toBe(sample.format);
      expect(reading.list).toEqual(listOf(WRONG[id] ?? sample, reading.list?.name ?? ''));
      expect([sample.points, null]).toContain(reading.points);
    },
  );

  it('by a machine is recognised whole, without a question', () => {
    const entries = BY_MACHINES.flatMap(
      (sample) => read(sample.text.join('\n'), { commander: 'none' }).entries,
    );
    const known = entries.filter(({ card, how }) => card !== null && how !== 'guess');
    expect(entries.length).toBeGreaterThan(50);
    expect(known.length / entries.length).toBeGreaterThanOrEqual(0.99);
  });

  it('by hand asks for few cards', () => {
    const byHand = WHOLE.filter(({ format }) => format === 'text');
    const entries = byHand.reduce((sum, { units, ncus }) => sum + units.flat().length + ncus.length, 0);
    const asked = byHand.reduce((sum, sample) => sum + readAsking(sample).asked, 0);
    expect(entries).toBeGreaterThan(300);
    expect(asked / entries).toBeLessThan(0.06);
  });
});

/** A scenario's terrain, which the reader takes for a unit of that name and marks as a guess. */
const WRONG: { readonly [id: string]: Sample } = Object.fromEntries(
  SAMPLES.filter(({ id }) => id === 'bg-18-stannis').map((sample) => [
    sample.id,
    { ...sample, units: [...sample.units, [10607]] },
  ]),
);

describe('a published list through', () => {
  it.each(WRITTEN_FORMATS)('%s', (format) => {
    const carriesName = ['json', 'link', 'war-council', 'text'].includes(format);
    for (const sample of WHOLE) {
      const { list } = readAsking(sample).reading;
      if (list === null) throw new Error(`${sample.id} has open questions`);
      const { problems } = armySheet(list, sample.points);
      expect(problems.filter(({ rule }) => rule === 'battle/army/unknown-card')).toEqual([]);
      const written = writeList(list, format, { points: sample.points });
      // formats without a place for the Commander ask, where the cards leave it open by our rules
      const [question] = read(written ?? '').questions;
      const meant = question?.about === 'commander' ? question.suggestions : [];
      const commander = meant.find(({ id }) => id === list.commander) ?? { kind: 'ncu', id: list.commander };
      const again = read(written ?? '', question === undefined ? {} : { commander: cardKey(commander) });
      const expected = carriesName ? list : { ...list, name: '' };
      expect(again.format).toBe(format);
      expect(again.list).toEqual(expected);
    }
  });
});

import { Match, readPackedJournal, seededRandom, unpackJournal } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { expect, it } from 'vitest';
import { codeOf, textOf } from '../../src/replay/link-code.ts';

it('a game comes out of its address as it went in, in characters that no program changes', async () => {
  const match = new Match(tourney, { knights: 3, rounds: 3 }, 'address');
  const random = seededRandom('address');
  for (let [seat] = tourney.waiting(match.state); seat !== undefined; [seat] = tourney.waiting(match.state))
    match.play(seat, tourney.sample(match.state, seat, random));
  const code = await codeOf(match.journal());
  expect(code).toMatch(/^[\w-]+$/);
  expect(unpackJournal(tourney, readPackedJournal(await textOf(code)))).toEqual(match.journal());
  const half = await codeOf(match.journal(), 10);
  expect(unpackJournal(tourney, readPackedJournal(await textOf(half))).entries).toHaveLength(10);
});

it('a damaged address is refused, and one that would fill the memory', async () => {
  await expect(textOf('not*base64')).rejects.toThrow('damaged');
  await expect(textOf('AAAA')).rejects.toThrow('damaged');
  const bomb = new Blob([new Uint8Array(50_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  await expect(textOf(code)).rejects.toThrow('damaged');
});

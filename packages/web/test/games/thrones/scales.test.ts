import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCALES } from '../../../src/games/thrones/placement.ts';

const SHEET = readFileSync(new URL('../../../src/games/thrones/board.css', import.meta.url), 'utf8');

describe('names on the map', () => {
  it.each(SCALES.map(({ landName, seaName }, level) => ({ level, landName, seaName })))(
    'are drawn as large as their places are made for: %j',
    ({ level, landName, seaName }) => {
      const sizeOf = (kind: string): string | undefined =>
        new RegExp(`data-level='${level}'\\] \\.westeros \\.of-${kind} \\{\\s*font-size: (\\d+)px`).exec(
          SHEET,
        )?.[1];
      expect([sizeOf('lands'), sizeOf('seas')]).toEqual([String(landName), String(seaName)]);
    },
  );
});

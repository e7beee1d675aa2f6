import { afterEach, describe, expect, it, vi } from 'vitest';
import { armsText, CHARGES, FIELDS, randomArms, readArms, TINCTURES } from '../../src/identity/arms.ts';
import { packIdentity, readIdentity } from '../../src/identity/identity.ts';

describe('arms', () => {
  it('are the same again after the way through text, all of them', () => {
    for (const field of FIELDS)
      for (const charge of CHARGES)
        for (const first of TINCTURES) {
          const arms = { field, first, second: 'or', charge, colour: 'argent' } as const;
          expect(readArms(armsText(arms))).toEqual(arms);
        }
  });

  it('in other words are not drawn', () => {
    for (const text of [
      null,
      '',
      'plain-gules-or-tower',
      'plain-gules-or-dragon-or',
      'plain-gules-or-tower-or-or',
    ])
      expect(readArms(text)).toBeNull();
  });

  it('made at random put metal on colour', () => {
    let i = 0;
    const random = (): number => ((i += 1) * 0.37) % 1;
    for (let n = 0; n < 50; n++) {
      const { first, second, colour } = randomArms(random);
      expect(['or', 'argent']).toContain(colour);
      expect(['or', 'argent']).not.toContain(first);
      expect(first).not.toBe(second);
    }
  });
});

describe('an identity that is carried to another device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('comes with its secret and its latest tables, whatever the name', () => {
    const tables = Array.from({ length: 9 }, (_, i) => ({
      id: `table${i}`,
      game: 'thrones',
      host: i === 0 ? 'h'.repeat(32) : null,
      seats: { stark: 's'.repeat(32) },
      name: '艾莉亞',
      visited: i,
    }));
    const code = packIdentity(4, tables);
    expect(code).toMatch(/^[\w-]+$/);
    // A camera reads it.
    expect(code.length).toBeLessThan(800);
    const read = readIdentity(code);
    expect(read?.secret).toMatch(/^[\w-]{32}$/);
    expect(read?.tables).toHaveLength(4);
    expect(read?.tables[0]).toEqual(['table0', 'thrones', 'h'.repeat(32), { stark: 's'.repeat(32) }]);
    expect(packIdentity(4, tables)).toBe(code);
    expect(readIdentity(packIdentity(40, tables))?.tables).toHaveLength(9);
  });

  it('is refused if the code is damaged', () => {
    const code = packIdentity(4, []);
    for (const damaged of ['', 'x', code.slice(0, -8), btoa('{"v":1}'), btoa('null'), '***'])
      expect(readIdentity(damaged)).toBeNull();
  });
});

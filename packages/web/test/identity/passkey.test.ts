import { describe, expect, it } from 'vitest';
import { derived, opened, sealed } from '../../src/identity/passkey.ts';

const computed = (byte: number): Uint8Array<ArrayBuffer> => new Uint8Array(32).fill(byte);

describe('an identity under a passkey', () => {
  it('is opened by the same passkey alone, which also finds its place again', async () => {
    const [first, again, other] = await Promise.all([1, 1, 2].map((byte) => derived(computed(byte))));
    expect(first?.place).toMatch(/^[\w-]{43}$/);
    expect(again?.place).toBe(first?.place);
    expect(other?.place).not.toBe(first?.place);
    if (first === undefined || again === undefined || other === undefined) throw new Error('no keys');
    const text = await sealed('艾莉亞 and her seats', first.key);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await opened(text, again.key)).toBe('艾莉亞 and her seats');
    await expect(opened(text, other.key)).rejects.toMatchObject({ name: 'OperationError' });
  });

  it('looks different each time it is sealed, and is not opened once it was changed', async () => {
    const { key } = await derived(computed(3));
    const text = await sealed('Arya', key);
    expect(await sealed('Arya', key)).not.toBe(text);
    const changed = `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`;
    await expect(opened(changed, key)).rejects.toMatchObject({ name: 'OperationError' });
  });
});

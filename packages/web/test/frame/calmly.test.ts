import { expect, it } from 'vitest';
import { changesIn, SHOWN_AFTER, SHOWN_FOR } from '../../src/frame/calmly.ts';

it('what comes is shown after a while, and what was shown stays long enough to be read', () => {
  expect(changesIn(true, null, 5000)).toBe(SHOWN_AFTER);
  expect(changesIn(true, 5000, 5100)).toBeNull();
  expect(changesIn(false, 5000, 5100)).toBe(SHOWN_FOR - 100);
  expect(changesIn(false, 5000, 9000)).toBe(0);
  expect(changesIn(false, null, 9000)).toBeNull();
});

/** Computer players. */
import type { Mind } from './mind.ts';
import { randomMind } from './random.ts';
import { steward } from './steward/index.ts';

export { eyesOf, type Eyes, type Mind } from './mind.ts';

/** Every mind, by the name people use for it. */
export const MINDS: readonly Mind[] = [randomMind, steward];

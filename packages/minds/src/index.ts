/** Computer players. */
import type { Mind } from '@maester/kernel';
import { randomMind } from './random.ts';
import { steward } from './steward/index.ts';

/** Every mind, by the name people use for it. */
export const MINDS: readonly Mind[] = [randomMind, steward];

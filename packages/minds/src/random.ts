/** Plays any game: every legal choice that can be sampled, without a thought. */
import type { Mind } from './mind.ts';

export const randomMind: Mind = {
  id: 'random',
  choose: (eyes) => eyes.sample(),
};

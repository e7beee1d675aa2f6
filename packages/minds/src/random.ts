/** Plays any game: every legal choice that can be sampled, without a thought. */
import type { Mind } from '@maester/kernel';

export const randomMind: Mind = {
  id: 'random',
  choose: (eyes) => eyes.sample(),
};

// The story of a game of thrones.

import type { ThronesState } from '@maester/thrones';
import type { GameStory, Told } from '../../../story/game-story.ts';
import { tellWhy } from '../why.ts';
import { fortsByRound } from './facts.ts';
import { filmFrames, pictureOf, type Pictured } from './picture.tsx';
import { lookedAt, Sections } from './sections.tsx';
import { STORY_WORDS } from './words.ts';

function picturedBy(told: Told): Pictured {
  const looked = lookedAt(told);
  return {
    end: looked.end,
    winners: told.outcome.winners,
    rounds: fortsByRound(looked),
    nameOf: (seat) => told.nameOf(seat),
  };
}

export const thronesStory: GameStory = {
  catalogues: STORY_WORDS,
  Sections,
  roundOf: (state) => (state as ThronesState).round,
  tellWhy,
  picture: (told) => pictureOf(picturedBy(told)),
  film: (told) => filmFrames(picturedBy(told), (version) => told.at(version) as ThronesState),
};

// The story of a battle: what its result shows, looked at from the end, and the table round by round.

import type { BattleState } from '@maester/battle/engine';
import { fulfilled } from '@maester/minds/battle/hopes';
import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../../frame/scene.ts';
import type { GameStory, StoryProps, Told } from '../../../story/game-story.ts';
import type { Dated } from '@maester/battle/account';
import { pictureOf } from '../result/picture.ts';
import { LuckTable, Score, Share, Turning, Units } from '../result/standings.tsx';
import { tellWhy } from '../why.ts';
import { wordsNow } from '../words.ts';
import { filmFrames, roundEnds } from './film.ts';
import { tellHopes } from './hopes.ts';
import { tellPlace } from './places.ts';

/** The end of the battle, as a scene in which nothing can be done. */
function sceneOf(told: Told): Scene {
  return {
    seat: null,
    key: '',
    shown: signal({
      version: told.versions.at(-1) ?? 0,
      view: told.end,
      waiting: [],
      decision: null,
      freeUndo: 0,
      outcome: told.outcome,
      news: [],
    }),
    events: signal(told.events),
    nameOf: (seat) => told.nameOf(seat),
  };
}

const PARTS = [Score, Turning, Units, LuckTable] as const;

function Sections({ told }: StoryProps): VNode {
  // Names of units come with the screen of a battle.
  useMemo(() => told.client.open(sceneOf(told), null), [told]);
  const view = told.end as BattleState;
  const events = eventsOf(told);
  return (
    <>
      {PARTS.map((Part, i) => (
        <div key={i} class="story-section battle-result">
          <Part view={view} events={events} />
        </div>
      ))}
      <div class="story-section battle-result">
        <Share view={view} events={events} picture={false} />
      </div>
    </>
  );
}

/** What happened, told by the battle's own client. */
const eventsOf = (told: Told): readonly Dated[] => told.events as readonly Dated[];

export const battleStory: GameStory = {
  get catalogues() {
    return wordsNow();
  },
  Sections,
  roundOf: (state) => (state as BattleState).round,
  tellWhy,
  tellPlace: (state, decision, place, other) => tellPlace(state as BattleState, decision, place, other),
  plans: {
    tell: tellHopes,
    cameTrue: (before, after, seat, hopes) =>
      fulfilled(before as BattleState, after as BattleState, seat, hopes),
  },
  picture: (told) => pictureOf(told.end as BattleState, eventsOf(told)),
  film: (told) =>
    filmFrames(
      told.end as BattleState,
      eventsOf(told),
      roundEnds(eventsOf(told), told.versions.at(-1) ?? 0),
      (version) => told.at(version) as BattleState,
    ),
};

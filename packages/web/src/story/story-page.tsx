// The story of a finished game: how it went, what decided it, and pictures to share. All of it is made on this device.

import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf, type Route } from '../app/router.ts';
import { learnWords, say as sayOurs, tell, canTell } from '../app/words.ts';
import { load } from '../games/index.ts';
import { tellBroken } from '../replay/broken.ts';
import { openedJournal } from '../replay/journal-picker.tsx';
import { journalSource, tableSource, type Source } from '../replay/source.ts';
import { WORDS as OF_REPLAYS } from '../replay/words.ts';
import { serviceOf } from '../table/services.ts';
import type { GameStory, Told } from './game-story.ts';
import { Plans } from './plans.tsx';
import { TurningPoints } from './review.tsx';
import { Share } from './share.tsx';
import { toldBy } from './told.ts';
import { say, WORDS } from './words.ts';
import '../frame/frame.css';
import './story.css';

type Of = (Route & { readonly page: 'story' })['of'];

type Read =
  | { readonly kind: 'reading' }
  | { readonly kind: 'nothing' | 'running' }
  | { readonly kind: 'broken'; readonly problem: unknown }
  | { readonly kind: 'read'; readonly source: Source; readonly told: Told; readonly story: GameStory };

async function read(of: Of): Promise<Read> {
  await learnWords(OF_REPLAYS);
  await learnWords(WORDS);
  const journal = openedJournal.peek();
  if (of === null && journal === null) return { kind: 'nothing' };
  const source =
    of === null
      ? journal === null
        ? null
        : await journalSource(journal)
      : await tableSource(serviceOf(of.service), of.id);
  if (source === null) return { kind: 'nothing' };
  const told = toldBy(source);
  if (told === null) {
    source.close();
    return { kind: 'running' };
  }
  const story = await load(source.client.id).story();
  await learnWords(story.catalogues);
  return { kind: 'read', source, told, story };
}

export function StoryPage({ of }: { readonly of: Of }): VNode {
  const state = useSignal<Read>({ kind: 'reading' });
  useEffect(() => {
    let gone = false;
    read(of).then(
      (found) => {
        if (!gone) state.value = found;
        else if (found.kind === 'read') found.source.close();
      },
      (problem: unknown) => {
        if (!gone) state.value = { kind: 'broken', problem };
      },
    );
    return () => {
      gone = true;
      const now = state.peek();
      if (now.kind === 'read') now.source.close();
    };
  }, []);
  const now = state.value;
  switch (now.kind) {
    case 'reading':
      return <output class="loading">{sayOurs('app.loading')}</output>;
    case 'nothing':
    case 'running':
      return (
        <Page>
          <p>{say(`story.${now.kind}`)}</p>
        </Page>
      );
    case 'broken':
      return (
        <Page>
          <p role="alert">{tellBroken(now.problem)}</p>
        </Page>
      );
    case 'read':
      return <Story source={now.source} told={now.told} story={now.story} />;
  }
}

function Page({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <main class="page story-page">
      <h1>{canTell('story.title') ? say('story.title') : sayOurs('page.title.story')}</h1>
      {children}
    </main>
  );
}

interface StoryOf {
  readonly source: Source;
  readonly told: Told;
  readonly story: GameStory;
}

function Story({ source, told, story }: StoryOf): VNode {
  const { client, outcome } = told;
  const { winners, rule } = outcome;
  const momentAt = (version: number): string => hrefOf(source.routeAt(version));
  const key = `outcome.${rule}`;
  return (
    <main class={`page story-page ${client.id}`}>
      <header class="story-head">
        {winners.map((seat) => (
          <client.SeatSign key={seat} seat={seat} size={72} />
        ))}
        <div class="stack tight">
          <h1>{sayOurs('frame.result.wins', { winners })}</h1>
          <p>{canTell(key) ? tell(key) : ''}</p>
        </div>
        <a class="button" href={hrefOf(source.routeAt(0))}>
          {say('story.replay')}
        </a>
      </header>
      <div class="story-sections">
        <story.Sections told={told} momentAt={momentAt} />
        <Plans told={told} story={story} momentAt={momentAt} />
        <TurningPoints told={told} story={story} momentAt={momentAt} />
        <Share told={told} story={story} />
      </div>
    </main>
  );
}

// The replay of any game: from a table or from a file, moment by moment.

import type { Journal } from '@maester/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf, type Route } from '../app/router.ts';
import { TopBar } from '../app/top-bar.tsx';
import { serverService, serviceOf } from '../table/services.ts';
import { tellBroken } from './broken.ts';
import { JournalPicker, openedJournal } from './journal-picker.tsx';
import { ReplayScreen } from './replay-screen.tsx';
import { journalSource, linkSource, tableSource, type Source } from './source.ts';
import { say } from './words.ts';
import '../frame/frame.css';

type ReplayRoute = Route & { readonly page: 'replay' | 'journal' | 'game' | 'shared' };

/** What is replayed, whatever the moment. */
function gameOf(route: ReplayRoute): string {
  switch (route.page) {
    case 'replay':
      return `${route.service}/${route.id}`;
    case 'game':
      return route.code;
    case 'shared':
      return route.id;
    case 'journal':
      return '';
  }
}

function sourceOf(route: ReplayRoute, opened: Journal | null): Promise<Source> | null {
  switch (route.page) {
    case 'replay':
      return tableSource(serviceOf(route.service), route.id);
    case 'game':
      return linkSource(route.code, (at) => ({ ...route, at }));
    case 'shared':
      return serverService()
        .shared(route.id)
        .then((code) => linkSource(code, (at) => ({ ...route, at })));
    case 'journal':
      return opened === null ? null : journalSource(opened);
  }
}

export function ReplayPage({ route }: { readonly route: ReplayRoute }): VNode {
  const source = useSignal<Source | null>(null);
  const problem = useSignal<unknown>(null);
  const journal = openedJournal.value;

  useEffect(() => {
    let gone = false;
    const loading = sourceOf(route, journal);
    source.value = null;
    problem.value = null;
    loading?.then(
      (found) => {
        if (gone) found.close();
        else source.value = found;
      },
      (error: unknown) => {
        if (!gone) problem.value = error;
      },
    );
    return () => {
      gone = true;
      source.peek()?.close();
    };
  }, [gameOf(route), journal]);

  if (problem.value !== null)
    return (
      <Framed>
        <h1>{say(route.page === 'journal' ? 'replay.bad' : 'replay.bad.table')}</h1>
        <p role="alert">{tellBroken(problem.value)}</p>
        <p class="row">
          {route.page === 'journal' ? (
            <button type="button" class="button primary" onClick={() => (openedJournal.value = null)}>
              {say('replay.open')}
            </button>
          ) : (
            <a class="button" href={hrefOf({ page: 'games' })}>
              {say('frame.to-games')}
            </a>
          )}
          <a class="button" href={hrefOf({ page: 'start' })}>
            {say('frame.to-start')}
          </a>
        </p>
      </Framed>
    );
  if (route.page === 'journal' && journal === null)
    return (
      <Framed>
        <h1>{say('replay.open.title')}</h1>
        <p>{say('replay.open.text')}</p>
        <JournalPicker />
      </Framed>
    );
  if (source.value === null) return <output class="loading">{say('replay.loading')}</output>;
  return <ReplayScreen source={source.value} at={route.at} />;
}

/** A page under the bar of all pages, where there is no game to show. */
function Framed({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <>
      <TopBar />
      <main class="page narrow trouble">{children}</main>
    </>
  );
}

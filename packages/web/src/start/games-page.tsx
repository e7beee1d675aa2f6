// All my games: to go on, to look back at, to throw away.

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf } from '../app/router.ts';
import { say } from '../app/words.ts';
import { GameList, isRunning, lookForGames, myGames } from './my-games.tsx';

export function GamesPage(): VNode {
  useEffect(() => void lookForGames(), []);
  const { tables, loading, problem } = myGames.value;
  const running = tables.filter(isRunning);
  const others = tables.filter((table) => !isRunning(table));
  return (
    <main class="page narrow stack">
      <h1>{say('games.title')}</h1>
      {problem === null ? null : <p class="problem">{problem}</p>}
      {loading && tables.length === 0 ? <p class="note">{say('app.loading')}</p> : null}
      {!loading && tables.length === 0 ? (
        <>
          <p>{say('games.none')}</p>
          <p>
            <a class="button primary" href={hrefOf({ page: 'start' })}>
              {say('play.title')}
            </a>
          </p>
        </>
      ) : null}
      {running.length === 0 ? null : (
        <section class="stack tight">
          <h2>{say('games.running')}</h2>
          <GameList tables={running} />
        </section>
      )}
      {others.length === 0 ? null : (
        <section class="stack tight">
          <h2>{say('games.others')}</h2>
          <GameList tables={others} />
        </section>
      )}
      <p>
        <a href={hrefOf({ page: 'records' })}>{say('page.title.records')}</a>
        {' · '}
        <a href={hrefOf({ page: 'ratings' })}>{say('page.title.ratings')}</a>
      </p>
      <p class="note">{say('games.note')}</p>
    </main>
  );
}

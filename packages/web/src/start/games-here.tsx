// The two games, and what can be done with each today.

import type { VNode } from 'preact';
import { hrefOf } from '../app/router.ts';
import { say } from '../app/words.ts';
import { GAMES, metaOf } from '../games/index.ts';

export function GamesHere(): VNode {
  return (
    <section class="stack" aria-labelledby="games">
      <h2 id="games">{say('start.games')}</h2>
      <div class="games-here">
        {GAMES.map((id) => {
          const meta = metaOf(id);
          if (meta === null) return null;
          return (
            <article key={id} class="game">
              <meta.Arms />
              <div>
                <h3>{say(meta.name)}</h3>
                <p class="edition">{say(meta.edition)}</p>
                <p>{say(meta.text)}</p>
                <p class="today">{say(meta.today)}</p>
                {meta.more === undefined ? null : (
                  <p>
                    <a href={hrefOf(meta.more.to)}>{say(meta.more.text)}</a>
                  </p>
                )}
              </div>
            </article>
          );
        })}
      </div>
    </section>
  );
}

// How everyone stands: the ratings of this server by game and pace, people and computer players on one scale.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf } from '../app/router.ts';
import { say as sayOurs } from '../app/words.ts';
import { GAMES, metaOf, type GameId } from '../games/index.ts';
import { Choice } from '../start/fields.tsx';
import { PACES, type Pace, type Rating } from '../table/remote.ts';
import { serverService } from '../table/services.ts';
import { mindName } from '../table/tell-mind.ts';
import { ArmsShield } from './arms-shield.tsx';
import { readArms } from './arms.ts';
import { ownSecret } from './identity.ts';
import { ratingScale } from './rating-scale.ts';
import { say } from './words.ts';
import '../figures/figures.css';
import './ratings-page.css';

interface Board {
  readonly game: GameId;
  readonly pace: Pace;
  readonly ratings: readonly Rating[];
}

interface Standings {
  readonly boards: readonly Board[];
  /** Who we are among them. */
  readonly own: string;
}

async function fetchStandings(): Promise<Standings> {
  const server = serverService();
  const kinds = GAMES.flatMap((game) => PACES.map((pace) => ({ game, pace })));
  const [self, ...boards] = await Promise.all([
    server.self(ownSecret()),
    ...kinds.map(async (kind) => ({ ...kind, ratings: await server.ratings(kind.game, kind.pace) })),
  ]);
  return { boards, own: self.player };
}

const gameName = (game: GameId): string => {
  const meta = metaOf(game);
  return meta === null ? game : sayOurs(meta.name);
};

export function RatingsPage(): VNode {
  const found = useSignal<Standings | 'looking' | 'away'>('looking');
  const game = useSignal<GameId>(GAMES[0]);
  const pace = useSignal<Pace>(PACES[0]);
  useEffect(() => {
    fetchStandings().then(
      (standings) => {
        // The first look is at something, if there is anything to see.
        const first = standings.boards.find(({ ratings }) => ratings.length > 0);
        if (first !== undefined) [game.value, pace.value] = [first.game, first.pace];
        found.value = standings;
      },
      () => (found.value = 'away'),
    );
  }, []);
  const now = found.value;
  return (
    <main class="page narrow stack form">
      <div class="stack tight">
        <h1>{say('ratings.title')}</h1>
        <p class="note">{say('rating.explained')}</p>
      </div>
      {now === 'looking' ? (
        <output>{sayOurs('app.loading')}</output>
      ) : now === 'away' ? (
        <p class="problem">{say('ratings.away')}</p>
      ) : (
        <>
          <Choice
            legend={sayOurs('start.game')}
            value={game.value}
            options={GAMES}
            labelOf={gameName}
            onChange={(value) => (game.value = value)}
          />
          <Choice
            legend={say('ratings.pace')}
            value={pace.value}
            options={PACES}
            labelOf={(each) => say(`ratings.pace.${each}`)}
            onChange={(value) => (pace.value = value)}
          />
          <Ranking
            ratings={
              now.boards.find((board) => board.game === game.value && board.pace === pace.value)?.ratings ??
              []
            }
            own={now.own}
          />
        </>
      )}
    </main>
  );
}

function Ranking({ ratings, own }: { readonly ratings: readonly Rating[]; readonly own: string }): VNode {
  if (ratings.length === 0)
    return (
      <section class="panel stack tight" aria-live="polite">
        <p>{say('ratings.none')}</p>
        <p>
          <a class="button" href={hrefOf({ page: 'host' })}>
            {sayOurs('host.title')}
          </a>
        </p>
      </section>
    );
  const place = ratingScale(ratings);
  return (
    <section class="panel stack tight" aria-live="polite">
      <div class="figure-scroll">
        <table class="figure-table ranking">
          <thead>
            <tr>
              <th scope="col" class="number">
                {say('ratings.place')}
              </th>
              <th scope="col">{say('ratings.player')}</th>
              <th scope="col">{say('ratings.rating')}</th>
              <th scope="col" class="number">
                {say('ratings.games')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ratings.map((rating, i) => {
              const { low, at, high } = place(rating);
              return (
                <tr key={rating.player} class={rating.player === own ? 'own' : ''}>
                  <td class="number">{i + 1}</td>
                  <th scope="row">
                    <Rated rating={rating} own={rating.player === own} />
                  </th>
                  <td class="rating-figure">
                    <b>{say('rating.points', { points: rating.points, within: rating.within })}</b>
                    <span class="share-track" aria-hidden="true">
                      <span
                        class="share-band"
                        style={{ insetInlineStart: `${low * 100}%`, inlineSize: `${(high - low) * 100}%` }}
                      />
                      <span class="share-tick" style={{ insetInlineStart: `${at * 100}%` }} />
                    </span>
                  </td>
                  <td class="number">{rating.games}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="note">{say('ratings.order')}</p>
    </section>
  );
}

const MIND = 'mind:';

function Rated({ rating, own }: { readonly rating: Rating; readonly own: boolean }): VNode {
  const { player, name, arms } = rating;
  if (player.startsWith(MIND)) {
    const mind = player.slice(MIND.length);
    return (
      <span class="rated computer">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 6h16v10H4ZM9 20h6M12 16v4M8.5 10v2M15.500 10v2" />
        </svg>
        <span>
          {mindName(mind) ?? sayOurs('seat.computer')} <small>{sayOurs('seat.computer')}</small>
        </span>
      </span>
    );
  }
  const shield = readArms(arms);
  return (
    <span class="rated">
      {shield === null ? <span class="no-arms" /> : <ArmsShield arms={shield} size={24} />}
      <span>
        {name ?? say('ratings.nameless')}
        {own ? <small> {say('ratings.you')}</small> : null}
      </span>
    </span>
  );
}

// The start page: every way into a game, the quickest first.

import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { hrefOf } from '../app/router.ts';
import { say, type MessageKey } from '../app/words.ts';
import { Chain } from './chain.tsx';
import type { GameId } from '../games/ids.ts';
import { FirstGame } from './first-game.tsx';
import { GameScene, StopScenes } from './game-scene.tsx';
import { GamesHere } from './games-here.tsx';
import { forAnyGame, forGame } from './for-games.tsx';
import { Join } from './join.tsx';
import type { PlayNow } from './play-now.tsx';
import { GameList, isRunning, lookForGames, myGames } from './my-games.tsx';
import { reach, runningTables, watchServer } from './server.ts';
import './start.css';

const playNow = async (): Promise<typeof PlayNow> => {
  const { PlayNow: Behind } = await import('./play-now.tsx');
  return (props) => {
    useEffect(showOpenDoor, []);
    return <Behind {...props} />;
  };
};
const PlayThrones = forGame('thrones', playNow);
const PlayBattle = forGame('battle', playNow);
const PlayTogether = forAnyGame(async () => {
  const { Together: Behind } = await import('./together.tsx');
  return (props) => {
    useEffect(showOpenDoor, []);
    return <Behind {...props} />;
  };
});

const Watch = lazy(async () => (await import('./watch.tsx')).Watch);

/** What is behind a door may come a moment later, and then needs more room than the door alone. */
function showOpenDoor(): void {
  document.querySelector('.door.open')?.scrollIntoView({ block: 'nearest' });
}

/** How many running games are shown before all the others are a click away. */
const LATEST = 2;

export function StartPage(): VNode {
  useEffect(() => {
    void lookForGames();
    return watchServer();
  }, []);
  return (
    <div class="start">
      <main>
        <div class="hero">
          <Chain />
          <h1>Maester</h1>
          <p class="lead">{say('start.lead')}</p>
        </div>
        <div class="page ways">
          <Continue />
          <Doors />
          <StopScenes />
          {runningTables.value.length === 0 ? null : <Watch />}
          <GamesHere />
        </div>
      </main>
      <footer class="page">
        <p>{say('footer.unofficial')}</p>
        <p>{say('footer.privacy')}</p>
        <p>{say('footer.licence')}</p>
      </footer>
    </div>
  );
}

function Continue(): VNode | null {
  const { tables } = myGames.value;
  if (tables.length === 0) return null;
  const running = tables.filter(isRunning).slice(0, LATEST);
  return (
    <section class="stack tight" aria-labelledby="continue">
      <div class="heading-row">
        <h2 id="continue">{say(running.length === 0 ? 'games.title' : 'start.continue')}</h2>
        <a class="button quiet" href={hrefOf({ page: 'games' })}>
          {say('start.all-games', { count: tables.length })}
        </a>
      </div>
      {running.length === 0 ? null : <GameList tables={running} />}
    </section>
  );
}

type Door = 'play' | 'battle' | 'together' | 'join';

function Doors(): VNode {
  const open = useSignal<Door | null>(null);
  const toggle = (door: Door): void => {
    open.value = open.value === door ? null : door;
  };
  const away = reach.value === 'away';
  return (
    <section class="doors" aria-label={say('start.doors')}>
      <OpeningDoor
        door="play"
        open={open.value}
        toggle={toggle}
        title="play.title"
        text="play.text"
        scene="thrones"
        second={<FirstGame />}
      >
        <PlayThrones />
      </OpeningDoor>
      <OpeningDoor
        door="battle"
        open={open.value}
        toggle={toggle}
        title="battle.play.title"
        text="battle.play.text"
        scene="battle"
        second={
          <a class="door-second" href={hrefOf({ page: 'learn', game: 'battle', lesson: null })}>
            <strong>{say('start.first-battle')}</strong>
            <span class="note">{say('start.first-battle.text')}</span>
          </a>
        }
      >
        <PlayBattle />
      </OpeningDoor>
      <LinkDoor
        name="learn"
        href={hrefOf({ page: 'learn', game: 'battle', lesson: null })}
        title="start.learn"
        text="start.learn.text"
      />
      <OpeningDoor
        door="together"
        open={open.value}
        toggle={toggle}
        title="together.title"
        text="together.text"
      >
        <PlayTogether />
      </OpeningDoor>
      <OpeningDoor door="join" open={open.value} toggle={toggle} title="join.title" text="join.text">
        <Join />
      </OpeningDoor>
      <LinkDoor
        name="host"
        href={hrefOf({ page: 'host' })}
        title="host.title"
        text={away ? 'server.away' : 'host.text'}
        closed={away}
      />
      <LinkDoor
        name="armies"
        href={hrefOf({ page: 'armies', army: null, other: null })}
        title="start.armies"
        text="start.armies.text"
      />
      <LinkDoor
        name="cards"
        href={hrefOf({ page: 'cards', card: null, wanted: '' })}
        title="start.cards"
        text="start.cards.text"
      />
    </section>
  );
}

interface OpeningProps {
  readonly door: Door;
  readonly open: Door | null;
  readonly toggle: (door: Door) => void;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** The game that is shown above it. */
  readonly scene?: GameId;
  /** Another way in, for those who come for the first time. */
  readonly second?: VNode;
  readonly children: ComponentChildren;
}

function OpeningDoor({ door, open, toggle, title, text, scene, second, children }: OpeningProps): VNode {
  const id = useId();
  const isOpen = open === door;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div class={`door ${door} ${isOpen ? 'open' : ''}`} ref={place}>
      <button
        type="button"
        class="door-handle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => toggle(door)}
      >
        {scene === undefined || isOpen ? null : <GameScene game={scene} />}
        <DoorWords name={door} title={title} text={text} />
      </button>
      {isOpen ? null : second}
      <div id={id} class="behind" hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}

interface LinkDoorProps {
  readonly name: 'host' | 'armies' | 'cards' | 'learn';
  readonly href: string;
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly closed?: boolean;
}

function LinkDoor({ name, href, title, text, closed = false }: LinkDoorProps): VNode {
  const words = <DoorWords name={name} title={title} text={text} />;
  return (
    <div class={`door ${name}`}>
      {closed ? (
        <div class="door-handle closed">{words}</div>
      ) : (
        <a class="door-handle" href={href}>
          {words}
        </a>
      )}
    </div>
  );
}

const SIGNS: Readonly<Record<Door | LinkDoorProps['name'], string>> = {
  // A crown, crossed swords, two heads, a ring of seats, a sent letter, a banner, cards, a book.
  play: 'M3 17 1.8 6.5l5 4L12 3l5.2 7.5 5-4L21 17ZM3 20h18',
  battle:
    'M3 3l12.500 12.500M3 3v3M3 3h3M21 3 8.500 15.500M21 3v3M21 3h-3M13 18l5-5M11 18l-5-5M16 16l4 4M8 16l-4 4',
  together:
    'M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM1.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M15 4.5a3.5 3.5 0 0 1 0 6.5M17 14.3c3 .6 5.5 2.5 5.5 5.7',
  host: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2v3M12 19v3M3.3 7l2.6 1.5M18.1 15.5l2.6 1.5M3.3 17l2.6-1.5M18.1 8.5l2.6-1.5',
  join: 'M2 5h20v14H2ZM2.5 5.5 12 13l9.5-7.5',
  armies: 'M5 2v20M5 3h14l-4 5 4 5H5M2 22h6',
  cards: 'M3 6.500 12 3l6 15-9 3.500ZM14 5h7v14h-3',
  learn: 'M12 6C9 4 6 3.7 2.5 4.5V18.5c3.5-.8 6.5-.5 9.5 1.5 3-2 6-2.3 9.5-1.5V4.5C18 3.7 15 4 12 6Zm0 0v14',
};

function DoorWords(props: {
  readonly name: keyof typeof SIGNS;
  readonly title: MessageKey;
  readonly text: MessageKey;
}): VNode {
  return (
    <>
      <svg class="door-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[props.name]} />
      </svg>
      <span class="door-words">
        <span class="door-title">{say(props.title)}</span>
        <span class="note">{say(props.text)}</span>
      </span>
    </>
  );
}

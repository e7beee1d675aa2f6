// The whole client: the page of the present route, below the bar if it has no frame of its own. Every page but the
// first is fetched when it is opened.

import { useSignalEffect } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from './app/lazy.tsx';
import { Notices } from './app/notices.tsx';
import { hrefOf, route, type Route } from './app/router.ts';
import { TopBar } from './app/top-bar.tsx';
import { noteVisit } from './app/visits.ts';
import { learnWords, say } from './app/words.ts';
import { loadCourse, type GameId } from './games/index.ts';
import { forAnyGame } from './start/for-games.tsx';
import { StartPage } from './start/start-page.tsx';
import './app.css';

const HostPage = lazy(async () => {
  const { HostGame, HostPage: Host } = await import('./start/host-page.tsx');
  const Game = forAnyGame(async () => HostGame);
  return () => (
    <Host>
      <Game />
    </Host>
  );
});
const GamesPage = lazy(async () => (await import('./start/games-page.tsx')).GamesPage);
const SettingsPage = lazy(async () => {
  const [{ SettingsPage: Settings }, { WORDS }] = await Promise.all([
    import('./settings/settings-page.tsx'),
    import('./settings/words.ts'),
  ]);
  await learnWords(WORDS);
  return Settings;
});
const identityWords = async (): Promise<void> => learnWords((await import('./identity/words.ts')).WORDS);
const IdentityPage = lazy(async () => {
  const [{ IdentityPage: Identity }] = await Promise.all([
    import('./identity/identity-page.tsx'),
    identityWords(),
  ]);
  return Identity;
});
const RatingsPage = lazy(async () => {
  const [{ RatingsPage: Ratings }] = await Promise.all([
    import('./identity/ratings-page.tsx'),
    identityWords(),
  ]);
  return Ratings;
});
const TablePage = lazy(async () => (await import('./frame/table-page.tsx')).TablePage);
const ReplayPage = lazy(async () => {
  const [{ ReplayPage: Replay }, { WORDS }] = await Promise.all([
    import('./replay/replay-page.tsx'),
    import('./replay/words.ts'),
  ]);
  await learnWords(WORDS);
  return Replay;
});
const StoryPage = lazy(async () => (await import('./story/story-page.tsx')).StoryPage);
const PuzzlePage = lazy(async () => (await import('./games/thrones/puzzles/puzzle-page.tsx')).openPuzzles());
const learnPageOf = (game: GameId): FunctionComponent<{ readonly lesson: string | null }> =>
  lazy(async () => {
    const [{ LearnPage: Learn }, { WORDS }, course] = await Promise.all([
      import('./learn/learn-page.tsx'),
      import('./learn/words.ts'),
      loadCourse(game),
    ]);
    await learnWords(WORDS);
    await learnWords(course.catalogues);
    return ({ lesson }) => <Learn course={course} lesson={lesson} />;
  });
const LEARN_PAGES = { thrones: learnPageOf('thrones'), battle: learnPageOf('battle') } as const;
const ChangesPage = lazy(async () => (await import('./rules/changes-page.tsx')).ChangesPage);
const CardsPage = lazy(async () => {
  const [{ LibraryPage }, { openLibrary }] = await Promise.all([
    import('./games/battle/library/library-page.tsx'),
    import('./games/battle/library/library.ts'),
  ]);
  const library = await openLibrary();
  return (props: { readonly card: string | null; readonly wanted: string }) => (
    <LibraryPage library={library} {...props} />
  );
});
const ArmiesPage = lazy(async () => {
  const [{ ArmiesPage: Armies }, { loadFactions }] = await Promise.all([
    import('./games/battle/builder/armies-page.tsx'),
    import('./games/battle/builder/words.ts'),
  ]);
  await loadFactions([]);
  return Armies;
});
const ListFromLink = lazy(async () => {
  const [{ ListFromLink: FromLink }, { loadFactions }] = await Promise.all([
    import('./games/battle/builder/read-list.tsx'),
    import('./games/battle/builder/words.ts'),
  ]);
  await loadFactions([]);
  return FromLink;
});
const OddsPage = lazy(async () => (await import('./games/battle/odds-room/odds-page.tsx')).OddsPage);
const TestPage = lazy(async () => {
  const [{ TestPage: Test }, { loadFactions }] = await Promise.all([
    import('./games/battle/test-room/test-page.tsx'),
    import('./games/battle/builder/words.ts'),
  ]);
  await loadFactions([]);
  return Test;
});
const RecordsPage = lazy(async () => {
  const [{ RecordsPage: Recorded }, { openRecords }, { openLibrary }] = await Promise.all([
    import('./records/records-page.tsx'),
    import('./records/open-records.ts'),
    import('./games/battle/library/library.ts'),
  ]);
  const [records, library] = await Promise.all([openRecords(), openLibrary()]);
  return () => <Recorded records={records} library={library} />;
});
const StatisticsPage = lazy(async () => {
  const [{ StatisticsPage: Statistics }, { openLibrary }] = await Promise.all([
    import('./records/statistics-page.tsx'),
    import('./games/battle/library/library.ts'),
  ]);
  await openLibrary();
  return Statistics;
});
const RulesPage = lazy(async () => (await import('./rules/rules-page.tsx')).RulesPage);

export function App(): VNode {
  const here = route.value;
  const place = useRef<HTMLDivElement>(null);
  const arrived = useRef(false);
  const key = placeOf(here);

  useSignalEffect(() => {
    const { value } = route;
    document.title = titleOf(value);
    if (value.page === 'table') noteVisit({ service: value.service, id: value.id }, Date.now());
  });

  // Those who do not see the page are told by the focus that it is another one.
  useEffect(() => {
    if (arrived.current) {
      place.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    arrived.current = true;
  }, [key]);

  return (
    <>
      {hasOwnFrame(here) ? null : <TopBar />}
      <div class="place" tabIndex={-1} ref={place} key={key}>
        <Page here={here} />
      </div>
      <Notices />
    </>
  );
}

function Page({ here }: { readonly here: Route }): VNode {
  switch (here.page) {
    case 'start':
      return <StartPage />;
    case 'host':
      return <HostPage />;
    case 'games':
      return <GamesPage />;
    case 'settings':
      return <SettingsPage />;
    case 'identity':
      return <IdentityPage code={here.code} />;
    case 'ratings':
      return <RatingsPage />;
    case 'table':
      return <TablePage service={here.service} id={here.id} />;
    case 'replay':
    case 'game':
    case 'shared':
    case 'journal':
      return <ReplayPage route={here} />;
    case 'puzzle':
      return <PuzzlePage day={here.day} />;
    case 'story':
      return <StoryPage of={here.of} />;
    case 'learn':
      return <Lessons game={here.game} lesson={here.lesson} />;
    case 'rules':
      return <RulesPage rule={here.rule} />;
    case 'changes':
      return <ChangesPage />;
    case 'cards':
      return <CardsPage card={here.card} wanted={here.wanted} />;
    case 'armies':
      return <ArmiesPage army={here.army} other={here.other} />;
    case 'odds':
      return <OddsPage wanted={here.wanted} />;
    case 'test':
      return <TestPage army={here.army} />;
    case 'records':
      return <RecordsPage />;
    case 'statistics':
      return <StatisticsPage />;
    case 'list':
      return <ListFromLink code={here.code} />;
  }
}

function Lessons(props: { readonly game: GameId; readonly lesson: string | null }): VNode {
  const LearnPage = LEARN_PAGES[props.game];
  return <LearnPage lesson={props.lesson} />;
}

function hasOwnFrame(here: Route): boolean {
  const { page } = here;
  if (page === 'learn') return here.lesson !== null;
  return ['table', 'replay', 'game', 'shared', 'journal', 'puzzle'].includes(page);
}

/** What makes it another page: moments of a replay, paragraphs of the rules and cards of the library do not. */
function placeOf(here: Route): string {
  switch (here.page) {
    case 'table':
    case 'replay':
      return `${here.page}/${here.service}/${here.id}`;
    case 'learn':
    case 'story':
    case 'puzzle':
      return hrefOf(here);
    case 'game':
      return `game/${here.code}`;
    case 'shared':
      return `shared/${here.id}`;
    case 'start':
    case 'host':
    case 'games':
    case 'journal':
    case 'rules':
    case 'changes':
    case 'cards':
    case 'armies':
    case 'odds':
    case 'identity':
    case 'test':
    case 'ratings':
    case 'records':
    case 'statistics':
    case 'settings':
      return here.page;
    case 'list':
      return hrefOf(here);
  }
}

function titleOf({ page }: Route): string {
  return page === 'start' ? say('page.title') : `${say(`page.title.${page}`)} · Maester`;
}

// The puzzle of the day: a march that must succeed whatever the others do. It works without a network, and the rules
// themselves say whether it is solved.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { hrefOf } from '../../../app/router.ts';
import { recall, remember } from '../../../app/storage.ts';
import { learnWords, say as sayOurs, tell } from '../../../app/words.ts';
import { Chronicle } from '../../../frame/chronicle-panel.tsx';
import { Icon } from '../../../frame/icons.tsx';
import { RefusalNotice } from '../../../frame/refusal-notice.tsx';
import { Workbench } from '../../../frame/workbench.tsx';
import { Maester } from '../../../learn/maester.tsx';
import { thronesClient } from '../client.tsx';
import { puzzles as en } from '../messages/en/puzzles.ts';
import { puzzles as zhHant } from '../messages/zh-hant/puzzles.ts';
import source from './puzzles.jsonl?raw';
import { puzzleOf, type Puzzle } from './puzzle.ts';
import { PuzzleScene } from './puzzle-scene.ts';
import '../../../frame/frame.css';
import '../../../learn/learn.css';
import './puzzles.css';

const PUZZLES: readonly Puzzle[] = source
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Puzzle);

const A_DAY = 86_400_000;
const SOLVED = 'maester.puzzles';

const say = (key: keyof typeof en, facts = {}): string => tell(key, facts);

export async function openPuzzles(): Promise<typeof PuzzlePage> {
  await learnWords(thronesClient.catalogues);
  await learnWords({ en, 'zh-Hant': zhHant });
  return PuzzlePage;
}

function PuzzlePage({ day }: { readonly day: number | null }): VNode | null {
  const today = Math.floor(Date.now() / A_DAY);
  const shown = day ?? today;
  const puzzle = puzzleOf(PUZZLES, shown);
  const attempt = useSignal(0);
  if (puzzle === null) return null;
  return (
    <PuzzleScreen
      key={`${shown} ${attempt.value}`}
      puzzle={puzzle}
      day={shown}
      today={today}
      again={() => (attempt.value += 1)}
    />
  );
}

interface PuzzleProps {
  readonly puzzle: Puzzle;
  readonly day: number;
  readonly today: number;
  readonly again: () => void;
}

function PuzzleScreen({ puzzle, day, today, again }: PuzzleProps): VNode {
  const scene = useMemo(() => new PuzzleScene(puzzle), []);
  const screen = useMemo(() => {
    const opened = thronesClient.open(scene, scene);
    opened.teaching?.forgetPlan();
    return opened;
  }, []);
  const stage = scene.stage.value;
  const refusal = scene.refusal.value;
  const panels = useMemo(
    () => [
      ...screen.panels,
      {
        id: 'chronicle',
        title: () => sayOurs('frame.chronicle'),
        Icon: () => <Icon name="chronicle" />,
        Content: () => <Chronicle scene={scene} screen={screen} />,
      },
    ],
    [],
  );
  useEffect(() => {
    if (stage === 'solved')
      remember(SOLVED, [...new Set([...recall<readonly number[]>(SOLVED, []), day])].slice(-400));
  }, [stage]);
  useEffect(() => screen.teaching?.light([puzzle.area]), []);
  return (
    <div class="screen thrones">
      <Workbench
        bar={
          <>
            <a
              class="icon-button"
              href={hrefOf({ page: 'learn', game: 'thrones', lesson: null })}
              aria-label={say('thrones.puzzle.leave')}
              title={say('thrones.puzzle.leave')}
            >
              <Icon name="leave" />
            </a>
            <h1 class="lesson-title">{say(day === today ? 'thrones.puzzle.today' : 'thrones.puzzle')}</h1>
            <div class="bar-status">
              <screen.Status />
            </div>
          </>
        }
        screen={screen}
        dockTitle={say('thrones.puzzle.today')}
        dockNews={stage}
        dock={
          <>
            <section class="teacher puzzle-box" aria-label={say('thrones.puzzle')}>
              <div class="speech">
                <Maester size={60} />
                <p aria-live="polite">
                  <strong>{say('thrones.puzzle.goal', { house: puzzle.seat, area: puzzle.area })}</strong>{' '}
                  {say(`thrones.puzzle.${stage}`, { area: puzzle.area })}
                </p>
              </div>
              {stage === 'open' ? null : (
                <p class="row">
                  <button
                    type="button"
                    class={stage === 'failed' ? 'button primary' : 'button'}
                    onClick={again}
                  >
                    {say('thrones.puzzle.again')}
                  </button>
                  <a
                    class={stage === 'solved' ? 'button primary' : 'button'}
                    href={hrefOf({ page: 'puzzle', day: day - 1 })}
                  >
                    {say('thrones.puzzle.another')}
                  </a>
                </p>
              )}
            </section>
            {refusal === null ? null : <RefusalNotice refusal={refusal} close={() => scene.explain(null)} />}
            {stage === 'open' ? <screen.Controls /> : null}
          </>
        }
        panels={panels}
        first="houses"
      />
    </div>
  );
}

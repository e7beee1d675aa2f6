// Every game of a series, to be watched as a replay.

import { useSignal } from '@preact/signals';
import { pairingOf, type Result } from '@maester/records/series';
import type { VNode } from 'preact';
import { goTo } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { openedJournal } from '../../../replay/journal-picker.tsx';
import { Choice } from '../../../start/fields.tsx';
import { armyName } from '../builder/opponent.tsx';
import type { Army } from '../setup-options.ts';
import { say } from '../war-room/say.ts';
import type { SeriesRun } from './series-run.ts';

const AT_ONCE = 12;

export function GameTable(props: { readonly run: SeriesRun; readonly against: readonly Army[] }): VNode {
  const { run, against } = props;
  const wanted = useSignal<Result | 'all'>('all');
  const shown = useSignal(AT_ONCE);
  const opening = useSignal<number | null>(null);
  const problem = useSignal<string | null>(null);
  const games = run.games.value.filter(({ result }) => wanted.value === 'all' || result === wanted.value);
  const watch = async (number: number): Promise<void> => {
    const game = games.find((each) => each.number === number);
    if (game === undefined || opening.value !== null) return;
    opening.value = number;
    problem.value = null;
    try {
      openedJournal.value = await run.journal(game);
      goTo({ page: 'journal', at: null });
    } catch (error) {
      problem.value = String(error);
    } finally {
      opening.value = null;
    }
  };
  return (
    <>
      <Choice
        legend={say('test.show')}
        value={wanted.value}
        options={['all', 'won', 'lost', 'drawn'] as const}
        labelOf={(each) => say(`test.result.${each}`)}
        onChange={(value) => {
          wanted.value = value;
          shown.value = AT_ONCE;
        }}
      />
      {problem.value === null ? null : <p class="problem">{problem.value}</p>}
      <ul class="series-games">
        {games.slice(0, shown.value).map(({ number, result, rounds, first }) => {
          const { against: opponent, mode } = pairingOf(run.series, number);
          const army = against[opponent];
          const [own, other] = rounds.at(-1) ?? [0, 0];
          return (
            <li key={number} data-result={result}>
              <span class="game-number">{number + 1}</span>
              <span>
                <b>{say(`test.result.${result}`)}</b> {own} : {other}
                <small>
                  {[
                    army === undefined ? '' : armyName(army),
                    tell(`battle.mode.${run.series.modes[mode] ?? ''}`),
                    say(first ? 'test.first' : 'test.second'),
                  ].join(' · ')}
                </small>
              </span>
              <button
                type="button"
                class="button quiet"
                aria-disabled={opening.value !== null}
                aria-label={say('test.watch.game', { number: number + 1 })}
                onClick={() => void watch(number)}
              >
                {opening.value === number ? say('app.working') : say('test.watch')}
              </button>
            </li>
          );
        })}
      </ul>
      {games.length > shown.value && (
        <button type="button" class="button" onClick={() => (shown.value += 5 * AT_ONCE)}>
          {say('test.more', { count: games.length - shown.value })}
        </button>
      )}
    </>
  );
}

// What a series comes to: shares with their intervals, points by round, units, cards, and every game to be watched.

import { useComputed, useSignal } from '@preact/signals';
import { reportOn, type SeriesReport, type SeriesScore } from '@maester/records/series';
import type { VNode } from 'preact';
import { hrefOf } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { percent, ShareBar } from '../../../figures/share.tsx';
import { deckOf } from '../builder/open-list.ts';
import { armyName } from '../builder/opponent.tsx';
import { nameOf } from '../library/cards.ts';
import type { Army } from '../setup-options.ts';
import { say } from '../war-room/say.ts';
import { GameTable } from './game-table.tsx';
import { PointsPlot } from './points-plot.tsx';
import type { SeriesRun } from './series-run.ts';

export function Report(props: { readonly run: SeriesRun; readonly against: readonly Army[] }): VNode | null {
  const { run, against } = props;
  const { series } = run;
  const report = useComputed(() => reportOn(series, run.games.value, deckOf(series.army)));
  const { all, first, second, rounds, units, cards, games } = report.value;
  if (games === 0) return null;
  return (
    <div class="series-report">
      <section class="panel stack tight headline-share" aria-label={say('test.share')}>
        <p class="big-share">{percent(all.share)}</p>
        <p>
          {say('test.share.text', { won: all.won, played: all.played, drawn: all.drawn })}
          <br />
          <b>{say('test.share.interval', { low: percent(all.low), high: percent(all.high) })}</b>
        </p>
        <ShareBar score={all} />
      </section>
      <section class="panel stack tight">
        <h2>{say('battle.result.score')}</h2>
        <PointsPlot rounds={rounds} />
      </section>
      <section class="stack tight wide">
        <h2>{say('test.units')}</h2>
        <Units units={units} />
        <p class="note">{say('test.units.note')}</p>
      </section>
      <section class="stack tight">
        <h2>{say('test.by-opponent')}</h2>
        <Shares
          rows={against
            .map((army, i) => ({ name: armyName(army), score: report.value.against[i] }))
            .toSorted((a, b) => (b.score?.share ?? 0) - (a.score?.share ?? 0))}
        />
      </section>
      <div class="stack">
        <section class="stack tight">
          <h2>{say('test.by-turn')}</h2>
          <Shares
            rows={[
              { name: say('test.first'), score: first },
              { name: say('test.second'), score: second },
            ]}
          />
        </section>
        {series.modes.length > 1 && (
          <section class="stack tight">
            <h2>{say('test.by-mode')}</h2>
            <Shares
              rows={series.modes.map((mode, i) => ({
                name: tell(`battle.mode.${mode}`),
                score: report.value.modes[i],
              }))}
            />
          </section>
        )}
        <section class="stack tight">
          <h2>{say('test.cards')}</h2>
          <Cards cards={cards} games={games} />
        </section>
      </div>
      <section class="stack tight wide">
        <h2>{say('test.all-games')}</h2>
        <GameTable run={run} against={against} />
      </section>
      <p class="note wide">
        {say(`test.mind.${series.mind === 'steward' ? 'steward' : 'castellan'}.honest`)}
      </p>
    </div>
  );
}

function Shares(props: {
  readonly rows: readonly { readonly name: string; readonly score: SeriesScore | undefined }[];
}): VNode {
  return (
    <div class="figure-scroll">
      <table class="figure-table shares">
        <tbody>
          {props.rows.map(({ name, score }) =>
            score === undefined || score.played === 0 ? null : (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td class="number">{say('test.won-of', { won: score.won, played: score.played })}</td>
                <td>
                  <ShareBar score={score} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function Units({ units }: Pick<SeriesReport, 'units'>): VNode {
  const most = Math.max(1, ...units.flatMap(({ dealt, suffered }) => [dealt, suffered]));
  const bar = (value: number): VNode => (
    <>
      {value.toFixed(1)}
      <span class="deed-bar" aria-hidden="true" style={{ inlineSize: `${(100 * value) / most}%` }} />
    </>
  );
  return (
    <div class="figure-scroll">
      <table class="figure-table">
        <thead>
          <tr>
            <th scope="col">{say('battle.result.unit')}</th>
            <th scope="col" class="number">
              {say('compare.cost')}
            </th>
            <th scope="col">{say('battle.result.dealt')}</th>
            <th scope="col" class="number">
              {say('test.per-point')}
            </th>
            <th scope="col">{say('battle.result.suffered')}</th>
            <th scope="col" class="number">
              {say('test.kills')}
            </th>
            <th scope="col" class="number">
              {say('test.fell')}
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ place, card, attachments, cost, dealt, suffered, destroyed, fell }, i) => (
            <tr key={place ?? `new-${i}`}>
              <th scope="row">
                <a href={hrefOf({ page: 'cards', card: `unit/${card}`, wanted: '' })}>
                  {nameOf('unit', card)}
                </a>
                {attachments.length > 0 && (
                  <small>{attachments.map((each) => nameOf('attachment', each)).join(', ')}</small>
                )}
              </th>
              <td class="number">{place === null ? '–' : cost}</td>
              <td class="deed">{bar(dealt)}</td>
              <td class="number">{cost === 0 ? '–' : (dealt / cost).toFixed(2)}</td>
              <td class="deed">{bar(suffered)}</td>
              <td class="number">{destroyed.toFixed(1)}</td>
              <td class="number">{percent(fell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** So many cards are shown at first. */
const SHOWN = 8;

function Cards({ cards, games }: Pick<SeriesReport, 'cards' | 'games'>): VNode {
  const all = useSignal(false);
  return (
    <div class="figure-scroll">
      <table class="figure-table">
        <thead>
          <tr>
            <th scope="col">{say('test.card')}</th>
            <th scope="col" class="number">
              {say('test.plays')}
            </th>
            <th scope="col" class="number">
              {say('test.in-games')}
            </th>
            <th scope="col" class="number">
              {say('test.won-then')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(all.value ? cards : cards.slice(0, SHOWN)).map(({ card, plays, games: count, score }) => (
            <tr key={card}>
              <th scope="row">
                <a href={hrefOf({ page: 'cards', card: `tactics/${card}`, wanted: '' })}>
                  {nameOf('tactics', card)}
                </a>
              </th>
              <td class="number">{plays}</td>
              <td class="number">{percent(count / games)}</td>
              <td class="number">{count === 0 ? '–' : percent(score.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {cards.length > SHOWN && !all.value && (
        <button type="button" class="button quiet" onClick={() => (all.value = true)}>
          {say('test.more', { count: cards.length - SHOWN })}
        </button>
      )}
    </div>
  );
}

// Records: finished games on this device and games on a real table, what they come to, and files in and out.

import { useComputed, useSignal } from '@preact/signals';
import {
  GAMES,
  readResults,
  statisticsOf,
  writeResults,
  writeResultsCsv,
  type GameName,
  type GameResult,
} from '@maester/records/results';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { ShareBar, percent } from '../figures/share.tsx';
import type { Library } from '../games/battle/library/library.ts';
import { say } from '../games/battle/war-room/say.ts';
import { saveFile } from '../games/battle/war-room/save-file.ts';
import { WarRoom } from '../games/battle/war-room/war-room.tsx';
import { Choice } from '../start/fields.tsx';
import { findGames } from './find-games.ts';
import { opponentName } from './names.ts';
import { RecordForm } from './record-form.tsx';
import { newResult } from './draft.ts';
import { RecordList } from './record-list.tsx';
import type { Records } from './records.ts';
import { ArmyTables, modesIn, ShareTable } from './share-tables.tsx';
import './records.css';

export function RecordsPage(props: { readonly records: Records; readonly library: Library }): VNode {
  const { records, library } = props;
  const game = useSignal<GameName>(records.results.peek()[0]?.game ?? 'battle');
  const writing = useSignal<GameResult | null>(null);
  const looking = useSignal<'looking' | number>('looking');
  useEffect(() => {
    let gone = false;
    findGames(
      (id) => records.knows(id),
      (result) => void records.found([result]),
    ).then(
      (unread) => {
        if (!gone) looking.value = unread;
      },
      () => {
        if (!gone) looking.value = 0;
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  const close = (): void => void (writing.value = null);
  return (
    <WarRoom class="records">
      <div class="heading-row">
        <h1>{say('records.title')}</h1>
        <button
          type="button"
          class="button primary"
          onClick={() => (writing.value = newResult(game.value, Date.now()))}
        >
          {say('records.add')}
        </button>
      </div>
      <p class="note" aria-live="polite">
        {looking.value === 'looking'
          ? say('records.looking')
          : looking.value === 0
            ? say('records.lead')
            : say('records.unread-games', { count: looking.value })}
      </p>
      <Undo records={records} />
      {records.unsaved.value && <p class="problem">{say('records.unsaved')}</p>}
      {writing.value !== null && (
        <RecordForm
          key={writing.value.id}
          library={library}
          result={writing.value}
          save={(result) => {
            const written = writing.value;
            game.value = result.game;
            // By then another record may be open.
            void records.save(result).then(() => writing.value === written && close());
          }}
          close={close}
        />
      )}
      <Choice
        legend={say('records.game')}
        value={game.value}
        options={GAMES}
        labelOf={(each) => say(`records.game.${each}`)}
        onChange={(value) => (game.value = value)}
      />
      <Overview records={records} game={game.value} />
      <RecordList
        records={records}
        game={game.value}
        edit={(result) => {
          writing.value = result;
          scrollTo(0, 0);
        }}
      />
      <Files records={records} />
    </WarRoom>
  );
}

function Undo({ records }: { readonly records: Records }): VNode | null {
  const last = records.done.value.at(-1);
  if (last === undefined) return null;
  return (
    <output class="row undo-bar">
      <span>{say(`records.done.${last.deed}`, { count: last.count })}</span>
      <button type="button" class="button quiet" onClick={() => void records.undo()}>
        {say('builder.undo')}
      </button>
    </output>
  );
}

function Overview({ records, game }: { readonly records: Records; readonly game: GameName }): VNode {
  const statistics = useComputed(() => ({
    battle: statisticsOf(records.results.value, 'battle', 'mine'),
    thrones: statisticsOf(records.results.value, 'thrones', 'mine'),
  }));
  const its = statistics.value[game];
  if (its.games === 0) return <p class="panel">{say('records.none')}</p>;
  const { all, luckier } = its;
  return (
    <section class="stack" aria-label={say('records.statistics')}>
      <div class="panel stack tight record-sum">
        <p class="big-share">{percent(all.share)}</p>
        <div class="stack tight">
          <p>{say('records.sum', { won: all.won, drawn: all.drawn, played: all.played })}</p>
          <ShareBar score={all} />
          {luckier.played > 0 && (
            <p class="note">{say('records.luckier', { won: luckier.won, played: luckier.played })}</p>
          )}
        </div>
      </div>
      <div class="share-tables">
        <ArmyTables game={game} statistics={its} />
        <ShareTable
          title={say(game === 'battle' ? 'records.by.mode' : 'records.by.players')}
          rows={its.modes}
          nameOf={modesIn(game)}
        />
        <ShareTable title={say('records.by.opponent')} rows={its.opponents} nameOf={opponentName} />
      </div>
    </section>
  );
}

function Files({ records }: { readonly records: Records }): VNode {
  const said = useSignal('');
  const wrong = useSignal('');
  const read = async (file: File): Promise<void> => {
    said.value = '';
    wrong.value = '';
    const found = readResults(await file.text());
    if (!found.ok) {
      wrong.value = say(`records.file.${found.problem}`, { detail: found.detail });
      return;
    }
    said.value = say('records.file.read', { ...(await records.merge(found.results)) });
  };
  const all = records.results.value;
  return (
    <details class="more">
      <summary>{say('records.files')}</summary>
      <div class="stack tight">
        <p class="note">{say('records.files.text')}</p>
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() => saveFile('maester-records.json', 'application/json', writeResults(all))}
          >
            {say('collection.json')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => saveFile('maester-records.csv', 'text/csv', writeResultsCsv(all))}
          >
            {say('collection.csv')}
          </button>
        </div>
        <label class="field">
          <span>{say('records.import')}</span>
          <input
            type="file"
            accept=".json,.csv,application/json,text/csv"
            onChange={(event) => {
              const input = event.currentTarget;
              const [file] = input.files ?? [];
              if (file !== undefined) void read(file).finally(() => (input.value = ''));
            }}
          />
        </label>
        <p class="note" aria-live="polite">
          {said.value}
        </p>
        {wrong.value === '' ? null : (
          <p class="problem" role="alert">
            {wrong.value}
          </p>
        )}
      </div>
    </details>
  );
}

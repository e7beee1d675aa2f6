// Every record of a game: who met whom, how it ended, and what can be done with it.

import { useSignal } from '@preact/signals';
import type { GameName, GameResult, PlayerResult } from '@maester/records/results';
import type { VNode } from 'preact';
import { hrefOf } from '../app/router.ts';
import { language } from '../app/words.ts';
import { say } from '../games/battle/war-room/say.ts';
import { cardName, factionName, modeName, playerName } from './names.ts';
import type { Records } from './records.ts';

const AT_ONCE = 20;

export function RecordList(props: {
  readonly records: Records;
  readonly game: GameName;
  readonly edit: (result: GameResult) => void;
}): VNode | null {
  const { records, game, edit } = props;
  const shown = useSignal(AT_ONCE);
  const all = records.results.value.filter((result) => result.game === game);
  if (all.length === 0) return null;
  return (
    <section class="stack tight">
      <h2>{say('records.all', { count: all.length })}</h2>
      <ul class="record-list">
        {all.slice(0, shown.value).map((result) => (
          <RecordRow
            key={result.id}
            result={result}
            edit={() => edit(result)}
            remove={() => void records.remove(result.id)}
          />
        ))}
      </ul>
      {all.length > shown.value && (
        <button type="button" class="button" onClick={() => (shown.value += 5 * AT_ONCE)}>
          {say('test.more', { count: all.length - shown.value })}
        </button>
      )}
    </section>
  );
}

function RecordRow(props: {
  readonly result: GameResult;
  readonly edit: () => void;
  readonly remove: () => void;
}): VNode {
  const { result, edit, remove } = props;
  const { id, game, date, place, mode, points, notes, players } = result;
  const mine = players.find((player) => player.mine);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  const facts = [
    day,
    mode === '' ? '' : modeName(game, mode),
    points === null ? '' : say('builder.points-only', { points }),
    say(`records.place.${place}`),
  ].filter((fact) => fact !== '');
  const [, service, table] = /^(local|remote)-(.+)$/.exec(id) ?? [];
  const about = `${day}, ${players.map(playerName).join(', ')}`;
  return (
    <li data-end={mine?.end ?? 'none'}>
      <div>
        <p class="record-title">
          {mine === undefined ? null : <b class="end">{say(`test.result.${mine.end}`)}</b>}{' '}
          {players
            .toSorted((a, b) => Number(b.mine) - Number(a.mine))
            .map((player, i) => (
              <Player key={i} game={game} player={player} />
            ))}
        </p>
        <p class="note">{facts.join(' · ')}</p>
        {notes === '' ? null : <p class="record-notes">{notes}</p>}
      </div>
      <div class="row">
        {place !== 'table' && table !== undefined && (
          <a
            class="button quiet"
            href={hrefOf({
              page: 'replay',
              service: service === 'local' ? 'local' : 'remote',
              id: table,
              at: null,
            })}
            aria-label={say('records.replay.of', { about })}
          >
            {say('games.replay')}
          </a>
        )}
        <button
          type="button"
          class="button quiet"
          onClick={edit}
          aria-label={say('records.edit.of', { about })}
        >
          {say('records.edit')}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={remove}
          aria-label={say('records.remove.of', { about })}
        >
          {say('records.remove')}
        </button>
      </div>
    </li>
  );
}

function Player({ game, player }: { readonly game: GameName; readonly player: PlayerResult }): VNode {
  const { faction, commander, score } = player;
  const army = [
    faction === '' ? '' : factionName(game, faction),
    commander === '' ? '' : cardName(commander),
  ].filter((part) => part !== '');
  return (
    <span class="record-player">
      {playerName(player)} {score === null ? null : <b>{score}</b>}{' '}
      {army.length === 0 ? null : <small>{army.join(' · ')}</small>}
    </span>
  );
}

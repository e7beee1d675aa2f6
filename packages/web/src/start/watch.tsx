// Games in progress that anyone may watch.

import type { TableInfo } from '@maester/table';
import type { VNode } from 'preact';
import { hrefOf } from '../app/router.ts';
import { say, tell } from '../app/words.ts';
import { metaOf } from '../games/index.ts';
import { SeatSign } from './seat-sign.tsx';
import { runningTables } from './server.ts';

/** More are not looked through. */
const MOST = 6;

export function Watch(): VNode | null {
  const tables = runningTables.value.slice(0, MOST);
  if (tables.length === 0) return null;
  return (
    <section class="stack tight" aria-labelledby="watch">
      <h2 id="watch">{say('watch.title')}</h2>
      <ul class="table-list">
        {tables.map((table) => (
          <RunningTable key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

function RunningTable({ table }: { readonly table: TableInfo }): VNode {
  const meta = metaOf(table.game);
  const round = table.progress?.round ?? null;
  const facts = [
    ...(meta === null ? [] : [say(meta.name)]),
    ...(round === null ? [] : [say('games.round', { round })]),
    ...(table.spectators === 0 ? [] : [say('watch.spectators', { count: table.spectators })]),
  ];
  return (
    <li>
      <div>
        <p class="table-title seat-row">
          {table.seats.map(({ seat, name }) => (
            <span key={seat} class="seat-name">
              <SeatSign seat={seat} size={24} /> {name ?? tell(`name.seat.${seat}`)}
            </span>
          ))}
        </p>
        <p class="note">{facts.join(' · ')}</p>
      </div>
      <a
        class="button"
        href={hrefOf({ page: 'table', service: 'remote', id: table.table })}
        aria-label={`${say('watch.open')}: ${facts.join(', ')}`}
      >
        {say('watch.open')}
      </a>
    </li>
  );
}

// Joining or watching a table on the server: by its link, or from the list of those that wait for players.

import { useSignal } from '@preact/signals';
import type { TableInfo } from '@maester/table';
import type { VNode } from 'preact';
import { tellProblem } from '../app/problems.ts';
import { goTo, hrefOf } from '../app/router.ts';
import { say, tell } from '../app/words.ts';
import { serverService } from '../table/services.ts';
import { SeatSign } from './seat-sign.tsx';
import { lookForServer, openTables, reach } from './server.ts';
import { readLink } from './table-link.ts';
import { tellClock, tellSetup } from './table-words.ts';

export function Join(): VNode {
  return (
    <div class="stack">
      <LinkField />
      {reach.value === 'away' ? <Away /> : <OpenTables />}
    </div>
  );
}

function LinkField(): VNode {
  const text = useSignal('');
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);

  const open = async (): Promise<void> => {
    const read = readLink(text.value, location.origin);
    if (read.kind === 'unclear') problem.value = say('join.unclear');
    else if (read.kind === 'elsewhere') problem.value = say('join.elsewhere', { host: read.host });
    else {
      busy.value = true;
      problem.value = null;
      try {
        const { table } = await serverService().info(read.id);
        goTo({ page: 'table', service: 'remote', id: table });
      } catch (error) {
        problem.value = tellProblem(error);
      } finally {
        busy.value = false;
      }
    }
  };

  return (
    <form
      class="stack tight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <div class="link-field">
        <label class="field">
          <span>{say('join.link')}</span>
          <input
            value={text.value}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellcheck={false}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={busy.value}>
          {say('join.open')}
        </button>
      </div>
      <p class="note">{say('join.watch')}</p>
      <div aria-live="polite">{problem.value === null ? null : <p class="problem">{problem.value}</p>}</div>
    </form>
  );
}

/** Why nothing on the server can be done now. */
export function Away(): VNode {
  return (
    <div class="problem stack tight">
      <p>
        <strong>{say('server.away')}</strong> {say('server.away.still')}
      </p>
      <p>
        <button type="button" class="button" onClick={() => void lookForServer()}>
          {say('app.again')}
        </button>
      </p>
    </div>
  );
}

function OpenTables(): VNode {
  const tables = openTables.value;
  return (
    <section class="stack tight" aria-labelledby="open-tables">
      <div class="heading-row">
        <h2 id="open-tables">{say('join.tables')}</h2>
        <button type="button" class="button quiet" onClick={() => void lookForServer()}>
          {say('join.refresh')}
        </button>
      </div>
      <div aria-live="polite">
        {tables.length === 0 ? (
          <p class="note">{reach.value === 'looking' ? say('app.loading') : say('join.none')}</p>
        ) : (
          <ul class="table-list">
            {tables.map((table) => (
              <OpenTable key={table.table} table={table} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function OpenTable({ table }: { readonly table: TableInfo }): VNode {
  const free = table.seats.filter(({ kind }) => kind === 'open');
  const people = table.seats.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []));
  return (
    <li>
      <div>
        <p class="table-title">{people.length === 0 ? say('join.nobody') : say('join.people', { people })}</p>
        <p class="note">
          {[
            ...tellSetup(table),
            tellClock(table.clock),
            ...(table.dealt ? [say('table.dealt')] : []),
            ...(table.draft === null ? [] : [say('table.draft')]),
            ...(table.locked ? [say('table.locked')] : []),
          ].join(' · ')}
        </p>
        <p class="note seat-row">
          {say('join.free', { count: free.length })}
          {(table.draft === null ? free : []).map(({ seat }) => (
            <span key={seat} class="seat-name">
              <SeatSign seat={seat} size={20} /> {tell(`name.seat.${seat}`)}
            </span>
          ))}
        </p>
      </div>
      <a class="button" href={hrefOf({ page: 'table', service: 'remote', id: table.table })}>
        {say('join.open')}
      </a>
    </li>
  );
}

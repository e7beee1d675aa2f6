// The games this browser has a part in: those on the device and those on the server, the latest first.

import { signal, useSignal, type ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tellProblem } from '../app/problems.ts';
import { hrefOf } from '../app/router.ts';
import { lastVisit } from '../app/visits.ts';
import { say, tell } from '../app/words.ts';
import { deviceService, serviceOf, serverService } from '../table/services.ts';
import type { MyTable } from '../table/service.ts';
import { SeatSign } from './seat-sign.tsx';
import { metaOf } from '../games/index.ts';
import { tellOpponents, tellProgress } from './progress-words.ts';
import { tellAgo, tellDate, tellSeats } from './table-words.ts';

interface MyGames {
  readonly tables: readonly MyTable[];
  readonly loading: boolean;
  /** What could not be listed, and why. */
  readonly problem: string | null;
}

const mine = signal<MyGames>({ tables: [], loading: true, problem: null });
export const myGames: ReadonlySignal<MyGames> = mine;

export async function lookForGames(): Promise<void> {
  let problem: string | null = null;
  const add = (tables: readonly MyTable[]): void => {
    const visited = tables.map((table) => ({
      ...table,
      visited: Math.max(table.visited, lastVisit(table.address)),
    }));
    mine.value = { ...mine.value, tables: [...mine.value.tables, ...visited].toSorted(latestFirst) };
  };
  const fail = (error: unknown): void => {
    problem = tellProblem(error);
  };
  mine.value = { tables: [], loading: true, problem };
  await Promise.all([gamesHere().then(add, fail), serverService().mine().then(add, fail)]);
  mine.value = { ...mine.value, loading: false, problem };
}

function drop({ address: { service, id } }: MyTable): void {
  const tables = mine.value.tables.filter(({ address }) => address.service !== service || address.id !== id);
  mine.value = { ...mine.value, tables };
}

const latestFirst = (a: MyTable, b: MyTable): number => b.visited - a.visited;

/** A newcomer has no games, and need not fetch what plays them. */
async function gamesHere(): Promise<readonly MyTable[]> {
  const databases = await indexedDB.databases?.();
  if (databases !== undefined && databases.length === 0) return [];
  return deviceService().mine();
}

/** Whether it can be played on, as far as we know. */
export function isRunning({ info }: MyTable): boolean {
  return info !== null && info.status !== 'over';
}

export function GameList({ tables }: { readonly tables: readonly MyTable[] }): VNode {
  return (
    <ul class="table-list">
      {tables.map((table) => (
        <GameRow key={`${table.address.service}/${table.address.id}`} table={table} />
      ))}
    </ul>
  );
}

function GameRow({ table }: { readonly table: MyTable }): VNode {
  const { address, seats, visited, info } = table;
  const removing = useSignal(false);
  const opponents = info === null ? null : tellOpponents(info, seats);
  const meta = metaOf(table.game);
  const facts = [
    ...(meta === null ? [] : [say(meta.name)]),
    say(`games.where.${address.service}`),
    ...(info === null ? [say(table.gone ? 'games.gone' : 'games.unknown')] : [opponents ?? tellSeats(info)]),
  ];
  const progress = info === null ? [] : tellProgress(info, seats);
  const yours = info?.progress?.waiting.some((seat) => seats.includes(seat)) ?? false;
  const title =
    seats.length === 0 ? say('games.watched') : seats.map((seat) => tell(`name.seat.${seat}`)).join(', ');
  /** What a button does, and with which game. */
  const named = (text: string): string => `${text}: ${[title, ...progress, ...facts].join(', ')}`;
  const go = say(info?.status === 'over' ? 'games.look' : 'games.continue');
  return (
    <li>
      <div>
        <p class="table-title seat-row">
          {seats.length === 0
            ? say('games.watched')
            : seats.map((seat) => (
                <span key={seat} class="seat-name">
                  <SeatSign seat={seat} size={26} /> {tell(`name.seat.${seat}`)}
                </span>
              ))}
        </p>
        {progress.length === 0 ? null : (
          <p class={yours ? 'progress yours' : 'progress'}>{progress.join(' · ')}</p>
        )}
        <p class="note">{facts.join(' · ')}</p>
        {visited === 0 ? null : (
          <p class="note">
            <time dateTime={new Date(visited).toISOString()} title={tellDate(visited)}>
              {say('games.visited', { ago: tellAgo(visited, Date.now()) })}
            </time>
          </p>
        )}
      </div>
      {removing.value ? (
        <Removal table={table} keep={() => (removing.value = false)} />
      ) : (
        <div class="row">
          <button
            type="button"
            class="button quiet"
            onClick={() => (removing.value = true)}
            aria-label={named(say('games.remove'))}
          >
            {say('games.remove')}
          </button>
          {info?.status === 'over' ? (
            <a
              class="button"
              href={hrefOf({ page: 'replay', ...address, at: null })}
              aria-label={named(say('games.replay'))}
            >
              {say('games.replay')}
            </a>
          ) : null}
          {table.gone ? null : (
            <a class="button primary" href={hrefOf({ page: 'table', ...address })} aria-label={named(go)}>
              {go}
            </a>
          )}
        </div>
      )}
    </li>
  );
}

function Removal({ table, keep }: { readonly table: MyTable; readonly keep: () => void }): VNode {
  const { service, id } = table.address;
  const problem = useSignal<string | null>(null);
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  const remove = async (): Promise<void> => {
    try {
      await serviceOf(service).forget(id);
      // The focus goes to what comes next, for this row is gone.
      const row = safe.current?.closest('li');
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      next?.querySelector<HTMLElement>('.button')?.focus();
      drop(table);
    } catch (error) {
      problem.value = tellProblem(error);
    }
  };
  return (
    <div class="stack tight removal" role="alert">
      <p>{say(`games.remove.${service}`)}</p>
      {problem.value === null ? null : <p class="problem">{problem.value}</p>}
      <div class="row">
        <button type="button" class="button primary" onClick={() => void remove()}>
          {say('games.remove.yes')}
        </button>
        <button type="button" class="button" ref={safe} onClick={keep}>
          {say('games.remove.no')}
        </button>
      </div>
    </div>
  );
}

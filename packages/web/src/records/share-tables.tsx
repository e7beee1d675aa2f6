// Statistics as tables: a row for each faction, Commander, unit, mode or opponent, with its share and interval.

import { useSignal } from '@preact/signals';
import type { GameName, Row, Statistics } from '@maester/records/results';
import type { VNode } from 'preact';
import { ShareBar } from '../figures/share.tsx';
import { say } from '../games/battle/war-room/say.ts';
import { cardName, factionName, modeName } from './names.ts';

/** So many rows are shown at first. */
const SHOWN = 8;

export function ShareTable(props: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly nameOf: (key: string) => string;
}): VNode | null {
  const { title, rows, nameOf } = props;
  const all = useSignal(false);
  if (rows.length === 0) return null;
  return (
    <section class="stack tight share-table">
      <h3>{title}</h3>
      <div class="figure-scroll">
        <table class="figure-table">
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col" class="number">
                {say('records.games')}
              </th>
              <th scope="col">{say('records.won')}</th>
            </tr>
          </thead>
          <tbody>
            {(all.value ? rows : rows.slice(0, SHOWN)).map((row) => (
              <tr key={row.key}>
                <th scope="row">{nameOf(row.key)}</th>
                <td class="number">{row.played}</td>
                <td>
                  <ShareBar score={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && !all.value && (
        <button type="button" class="button quiet" onClick={() => (all.value = true)}>
          {say('test.more', { count: rows.length - SHOWN })}
        </button>
      )}
    </section>
  );
}

/** Only how often: shares would mean nothing. */
export function CountTable(props: {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly games: number }[];
  readonly nameOf: (key: string) => string;
}): VNode {
  const { title, rows, nameOf } = props;
  return (
    <section class="stack tight share-table">
      <h3>{title}</h3>
      <table class="figure-table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" class="number">
              {say('records.games')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, games }) => (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              <td class="number">{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What both one's own records and those of a server are looked at by. */
export function ArmyTables(props: {
  readonly game: GameName;
  readonly statistics: Pick<Statistics, 'factions' | 'commanders' | 'units'>;
}): VNode {
  const { game, statistics } = props;
  const faction = (id: string): string => factionName(game, id);
  return (
    <>
      <ShareTable
        title={say(game === 'battle' ? 'records.by.faction' : 'records.by.house')}
        rows={statistics.factions}
        nameOf={faction}
      />
      <ShareTable title={say('records.by.commander')} rows={statistics.commanders} nameOf={cardName} />
      <ShareTable title={say('records.by.unit')} rows={statistics.units} nameOf={cardName} />
    </>
  );
}

export const modesIn =
  (game: GameName) =>
  (id: string): string =>
    modeName(game, id);

// The board as a table: every area with its holder, units and order, for those who would rather read than look.

import { UNIT_KINDS } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useSignal } from '@preact/signals';
import { language, tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useDesk } from '../desk.ts';
import { HouseShield, spoken } from '../house-shield.tsx';
import { OrderSign, UnitSign } from '../signs.tsx';
import { areaRows, type AreaRow } from './facts.ts';
import { lighting } from './parts.tsx';
import './areas.css';

const COLUMNS = ['area', 'holder', 'units', 'order'] as const;
type Column = (typeof COLUMNS)[number];

/** What a column sorts by; empty cells come last. */
const VALUES: Readonly<Record<Column, (row: AreaRow) => string | number>> = {
  area: ({ area }) => tell(`name.area.${area}`),
  holder: ({ holder }) => (holder === null ? '' : tell(`name.house.${holder}`)),
  units: ({ count }) => -count,
  order: ({ order }) => (order === null ? '' : tell(`name.order.${order}`)),
};

export function Areas(): VNode | null {
  const view = useDesk().view.value;
  const sorting = useSignal<{ readonly by: Column; readonly up: boolean }>({ by: 'holder', up: true });
  if (view === null) return null;
  const { by, up } = sorting.value;
  return (
    <div class="thrones-panel">
      <table class="areas">
        <caption class="visually-hidden">{say('thrones.panels.areas.caption')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={by !== column ? 'none' : up ? 'ascending' : 'descending'}
              >
                <button
                  type="button"
                  onClick={() => (sorting.value = { by: column, up: by === column ? !up : true })}
                >
                  {say(`thrones.panels.areas.${column}`)}
                  <span aria-hidden="true">{by !== column ? '' : up ? ' ▴' : ' ▾'}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(areaRows(view), by, up).map((row) => (
            <Row key={row.area} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sorted(rows: readonly AreaRow[], by: Column, up: boolean): readonly AreaRow[] {
  const { compare } = new Intl.Collator(language.value);
  const value = VALUES[by];
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    const order = typeof one === 'number' ? one - Number(other) : compare(one, String(other));
    return up ? order : -order;
  });
}

function Row({ row: { area, holder, units, order } }: { readonly row: AreaRow }): VNode {
  const desk = useDesk();
  return (
    <tr {...lighting(desk, [area])} class={desk.inspected.value === area ? 'inspected' : ''}>
      <th scope="row">
        <button type="button" onClick={() => (desk.inspected.value = area)}>
          {tell(`name.area.${area}`)}
        </button>
      </th>
      <td>
        {holder !== null && (
          <span class="house-label">
            <HouseShield house={holder} size={18} />
            <span class="house-name">{tell(`name.house.${holder}`)}</span>
          </span>
        )}
      </td>
      <td>
        {holder !== null &&
          UNIT_KINDS.filter((kind) => units[kind] > 0).map((kind) => (
            <span key={kind} class="unit-count" {...spoken(tell(`count.unit.${kind}`, { n: units[kind] }))}>
              <UnitSign kind={kind} house={holder} size={22} />
              {units[kind] > 1 && units[kind]}
            </span>
          ))}
      </td>
      <td>
        {order !== null && holder !== null && (
          <OrderSign order={order} house={holder} size={28} label={tell(`name.order.${order}`)} />
        )}
      </td>
    </tr>
  );
}

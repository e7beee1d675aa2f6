// What is done with a list as a whole: copied, deleted, compared, made one of a tournament's two.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { goTo } from '../../../app/router.ts';
import { say } from '../war-room/say.ts';
import type { OpenList } from './open-list.ts';
import { armyName } from './opponent.tsx';
import { addList, pairLists, removeList, savedLists } from './saved-lists.ts';

export function ListTools({ list }: { readonly list: OpenList }): VNode {
  const asking = useSignal(false);
  const others = savedLists.value.filter(
    ({ id, army }) => id !== list.id && army.faction === list.army.value.faction,
  );
  const everyone = savedLists.value.filter(({ id }) => id !== list.id);
  return (
    <div class="stack tight">
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            const { army, points } = { army: list.army.value, points: list.points.value };
            const name = say('builder.copy-of', { name: armyName(army) });
            const { id } = addList({ army: { ...army, name }, points, notes: list.notes.value });
            goTo({ page: 'armies', army: id, other: null });
          }}
        >
          {say('builder.duplicate')}
        </button>
        <button type="button" class="button" onClick={() => (asking.value = true)}>
          {say('builder.delete')}
        </button>
      </div>
      {asking.value && (
        <div class="problem stack tight" role="alert">
          <p>{say('builder.delete.sure')}</p>
          <p class="row">
            <button
              type="button"
              class="button primary"
              onClick={() => {
                removeList(list.id);
                goTo({ page: 'armies', army: null, other: null });
              }}
            >
              {say('builder.delete')}
            </button>
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {say('builder.keep')}
            </button>
          </p>
        </div>
      )}
      {everyone.length > 0 && (
        <label class="field">
          <span>{say('builder.compare')}</span>
          <select
            value=""
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value !== '') goTo({ page: 'armies', army: list.id, other: value });
            }}
          >
            <option value="">{say('builder.compare.choose')}</option>
            {everyone.map(({ id, army }) => (
              <option key={id} value={id}>
                {armyName(army)}
              </option>
            ))}
          </select>
        </label>
      )}
      {(others.length > 0 || list.pair.value !== null) && (
        <label class="field">
          <span>{say('builder.pair')}</span>
          <select
            value={list.pair.value ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              pairLists(list.id, value === '' ? null : value);
            }}
          >
            <option value="">{say('builder.pair.none')}</option>
            {others.map(({ id, army }) => (
              <option key={id} value={id}>
                {armyName(army)}
              </option>
            ))}
          </select>
          <span class="note">{say('builder.pair.note')}</span>
        </label>
      )}
    </div>
  );
}

// All army lists on this device, new ones, and ready armies to begin with.

import { useSignal } from '@preact/signals';
import { FACTIONS, type Faction } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { lazy } from '../../../app/lazy.tsx';
import { goTo, hrefOf } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { Choice } from '../../../start/fields.tsx';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { factionStyle } from '../library/portrait.tsx';
import { factionOf, POINTS, readyFor, type Points } from '../setup-options.ts';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import { emptyArmy } from './army-draft.ts';
import { armyName } from './opponent.tsx';
import { addList, savedLists, type SavedList } from './saved-lists.ts';
import './builder.css';

const ReadList = lazy(async () => (await import('./read-list.tsx')).ReadList);

export function ListsPage(): VNode {
  const lists = savedLists.value;
  const points = useSignal<Points>(40);
  return (
    <WarRoom class="lists">
      <h1 class="visually-hidden">{say('room.armies')}</h1>
      <section class="panel stack new-list">
        <div class="stack tight">
          <h2>{say('lists.new')}</h2>
          <p class="note">{say('lists.new.text')}</p>
        </div>
        <Choice
          legend={say('builder.points')}
          class="counts"
          value={points.value}
          options={POINTS}
          labelOf={String}
          onChange={(value) => (points.value = value)}
        />
        <div class="new-factions">
          {FACTIONS.map((faction) => (
            <NewList key={faction} faction={faction} points={points.value} />
          ))}
        </div>
      </section>
      <details class="more">
        <summary>{say('read.title')}</summary>
        <ReadList />
      </details>
      {lists.length > 0 && (
        <section class="stack tight">
          <h2>{say('lists.mine')}</h2>
          <ul class="list-cards">
            {lists.map((list) => (
              <li key={list.id}>
                <ListCard list={list} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="stack tight">
        <h2>{say('lists.ready')}</h2>
        <p class="note">{say('lists.ready.text')}</p>
        <ul class="list-cards small">
          {readyFor(points.value).map((id) => (
            <li key={id}>
              <a
                class="list-card"
                href={hrefOf({ page: 'armies', army: id, other: null })}
                style={factionStyle(factionOf(id))}
              >
                <ArmyShield sign={{ faction: factionOf(id), difference: 0 }} size={36} />
                <span class="list-words">
                  <b>{armyName(id)}</b>
                  <small>{tell(`name.faction.${factionOf(id)}`)}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </WarRoom>
  );
}

function NewList({ faction, points }: { readonly faction: Faction; readonly points: number }): VNode {
  return (
    <button
      type="button"
      class="new-faction"
      style={factionStyle(faction)}
      onClick={() => {
        const { id } = addList({ army: emptyArmy(faction), points });
        goTo({ page: 'armies', army: id, other: null });
      }}
    >
      <ArmyShield sign={{ faction, difference: 0 }} size={52} />
      <span>{tell(`name.faction.${faction}`)}</span>
    </button>
  );
}

function ListCard({ list }: { readonly list: SavedList }): VNode {
  const { id, army, points, sum, pair } = list;
  const other = pair === null ? undefined : savedLists.value.find((each) => each.id === pair);
  return (
    <a
      class="list-card"
      href={hrefOf({ page: 'armies', army: id, other: null })}
      style={factionStyle(army.faction)}
    >
      <ArmyShield sign={{ faction: army.faction, difference: 0 }} size={44} />
      <span class="list-words">
        <b>{armyName(army)}</b>
        <small>
          {sum === null
            ? say('builder.points-only', { points })
            : say('lists.sum', { cost: sum.cost, points, count: sum.activations })}
        </small>
        <small class={sum?.problems === 0 ? 'is-legal' : 'is-open'}>
          {sum === null || sum.problems > 0
            ? say('lists.open', { count: sum?.problems ?? 1 })
            : say('lists.legal')}
        </small>
        {other !== undefined && <small>{say('lists.pair', { name: armyName(other.army) })}</small>}
      </span>
    </a>
  );
}

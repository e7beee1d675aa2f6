// All army lists on this device, new ones, and ready armies to begin with.

import { useSignal } from '@preact/signals';
import type { Faction } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { lazy } from '../../../app/lazy.tsx';
import { goTo, hrefOf } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { Choice } from '../../../start/fields.tsx';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { factionStyle } from '../library/portrait.tsx';
import {
  EDITIONS,
  factionOf,
  factionsIn,
  POINTS,
  READY,
  readyFor,
  USUAL,
  type EditionId,
  type Points,
  type ReadyId,
} from '../setup-options.ts';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import { emptyArmy } from './army-draft.ts';
import { sumOf } from './open-list.ts';
import { armyName } from './opponent.tsx';
import { editionOf, rulesFor } from './rules-for.ts';
import { addList, savedLists, type SavedList } from './saved-lists.ts';
import { loadFactions } from './words.ts';
import './builder.css';

const ReadList = lazy(async () => (await import('./read-list.tsx')).ReadList);

export function ListsPage(): VNode {
  const lists = savedLists.value;
  const points = useSignal<Points>(40);
  const edition = useSignal<EditionId>(USUAL.edition);
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
        <Choice
          legend={say('battle.setup.edition')}
          class="counts"
          value={edition.value}
          options={EDITIONS}
          labelOf={(id) => say(`battle.edition.${id}`)}
          onChange={(value) => (edition.value = value)}
        />
        <div class="new-factions">
          {factionsIn(edition.value).map((faction) => (
            <NewList
              key={faction}
              faction={faction}
              create={() => addList({ army: emptyArmy(faction, edition.value), points: points.value })}
            />
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
          {readyFor(points.value, edition.value).map((id) => (
            <li key={id}>
              <a
                class="list-card"
                href={hrefOf({ page: 'armies', army: id, other: null })}
                onClick={(event) => {
                  if (edition.value === USUAL.edition) return;
                  event.preventDefault();
                  void copyReady(id, edition.value);
                }}
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

/** A ready army of an older edition is in the builder as a copy. */
async function copyReady(id: ReadyId, edition: EditionId): Promise<void> {
  const faction = factionOf(id);
  await loadFactions([faction], edition);
  const ready = rulesFor({ edition }).armies[id];
  if (ready === undefined) return;
  const army = { ...ready, edition, name: armyName(id) };
  const { points } = READY[id];
  const list = addList({ army, points, sum: sumOf(army, points) });
  goTo({ page: 'armies', army: list.id, other: null });
}

function NewList({
  faction,
  create,
}: {
  readonly faction: Faction;
  readonly create: () => SavedList;
}): VNode {
  return (
    <button
      type="button"
      class="new-faction"
      style={factionStyle(faction)}
      onClick={() => {
        const { id } = create();
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
        {editionOf(army) !== USUAL.edition && <small>{say(`battle.edition.${editionOf(army)}`)}</small>}
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

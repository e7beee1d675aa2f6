// Before a list is chosen: what a test does, an example in one press, tests so far, lists of one's own and ready armies.

import { useSignal } from '@preact/signals';
import { STARTER_ARMIES } from '@maester/battle/ready-armies';
import { score } from '@maester/records/interval';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Faction } from '@maester/battle/tables';
import { goTo, hrefOf } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { ShareBar } from '../../../figures/share.tsx';
import { Choice } from '../../../start/fields.tsx';
import { armyName } from '../builder/opponent.tsx';
import { savedLists, type SavedList } from '../builder/saved-lists.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { factionStyle } from '../library/portrait.tsx';
import { factionOf, isReady, POINTS, READY, readyFor, type Points } from '../setup-options.ts';
import { say } from '../war-room/say.ts';
import type { SavedTest } from './series-store.ts';
import { openTests, savedTests, startTest, testOf, usualWish } from './tests.ts';
import '../builder/builder.css';

/** A first look at what a test shows: over in a few seconds. */
const EXAMPLE = { id: 'stark-30', games: 10 } as const;

export function ChooseList(): VNode {
  const points = useSignal<Points>(40);
  useEffect(() => void openTests(), []);
  const tests = (savedTests.value ?? []).filter(
    ({ id, played }) => played > 0 && (isReady(id) || savedLists.value.some((list) => list.id === id)),
  );
  return (
    <div class="choose-list">
      <Introduction />
      {tests.length > 0 && (
        <section class="stack tight">
          <h2>{say('test.so-far')}</h2>
          <ul class="list-cards">
            {tests.map((test) => (
              <li key={test.id}>
                <TestCard test={test} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="stack tight">
        <h2>{say('lists.mine')}</h2>
        {savedLists.value.length === 0 ? (
          <p class="note">
            {say('test.own.none')}{' '}
            <a href={hrefOf({ page: 'armies', army: null, other: null })}>{say('test.own.build')}</a>
          </p>
        ) : (
          <ul class="list-cards">
            {savedLists.value.map((list) => (
              <li key={list.id}>
                <OwnCard list={list} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section class="stack tight">
        <h2>{say('lists.ready')}</h2>
        <Choice
          legend={say('builder.points')}
          class="counts"
          value={points.value}
          options={POINTS}
          labelOf={String}
          onChange={(value) => (points.value = value)}
        />
        <ul class="list-cards small">
          {readyFor(points.value).map((id) => (
            <li key={id}>
              <Card to={id} faction={factionOf(id)} name={armyName(id)}>
                <small>{tell(`name.faction.${factionOf(id)}`)}</small>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Introduction(): VNode {
  const { id, games } = EXAMPLE;
  const example = (): void => {
    const army = STARTER_ARMIES[id];
    const { points } = READY[id];
    const isThere = testOf(id) !== null || savedTests.value?.some((test) => test.id === id) === true;
    if (army !== undefined && !isThere) startTest(id, { army, points }, { ...usualWish(points), games });
    goTo({ page: 'test', army: id });
  };
  return (
    <section class="panel test-intro">
      <p class="test-lead">{say('test.intro')}</p>
      <ol class="test-steps">
        <li>{say('test.step.list')}</li>
        <li>{say('test.step.wishes')}</li>
        <li>{say('test.step.report')}</li>
      </ol>
      <div class="row">
        <button type="button" class="button primary" onClick={example}>
          {say('test.example', { count: games, name: armyName(id) })}
        </button>
      </div>
    </section>
  );
}

function Card(props: {
  readonly to: string;
  readonly faction: Faction;
  readonly name: string;
  readonly children: ComponentChildren;
}): VNode {
  const { to, faction, name } = props;
  return (
    <a class="list-card" href={hrefOf({ page: 'test', army: to })} style={factionStyle(faction)}>
      <ArmyShield sign={{ faction, difference: 0 }} size={40} />
      <span class="list-words">
        <b>{name}</b>
        {props.children}
      </span>
    </a>
  );
}

/** A list that breaks a rule has no test: it leads to the builder, where it says why. */
function OwnCard({ list }: { readonly list: SavedList }): VNode {
  const { id, army, points, sum } = list;
  if (sum?.problems === 0)
    return (
      <Card to={id} faction={army.faction} name={armyName(army)}>
        <small>{say('lists.sum', { cost: sum.cost, points, count: sum.activations })}</small>
        <small class="is-legal">{say('lists.legal')}</small>
      </Card>
    );
  return (
    <a
      class="list-card"
      href={hrefOf({ page: 'armies', army: id, other: null })}
      style={factionStyle(army.faction)}
    >
      <ArmyShield sign={{ faction: army.faction, difference: 0 }} size={40} />
      <span class="list-words">
        <b>{armyName(army)}</b>
        <small class="is-open">{say('lists.open', { count: sum?.problems ?? 1 })}</small>
        <small>{say('test.own.finish')}</small>
      </span>
    </a>
  );
}

function TestCard({ test }: { readonly test: SavedTest }): VNode {
  const { id, series, played, won } = test;
  const running = testOf(id)?.run.state.value === 'running';
  return (
    <Card
      to={id}
      faction={series.army.faction}
      name={isReady(id) ? armyName(id) : armyName({ ...series.army, edition: series.edition })}
    >
      <small>
        {say('test.played', { count: played, games: series.games })}
        {running ? ` · ${say('test.in-progress')}` : ''}
      </small>
      <ShareBar score={score(played, won)} />
    </Card>
  );
}

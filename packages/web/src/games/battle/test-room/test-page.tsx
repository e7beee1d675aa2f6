// Test my list: which list, against whom, in which modes, how often and how well played; then the report as it grows.

import { useSignal } from '@preact/signals';
import type { ArmyList } from '@maester/battle/engine';
import { STARTER_ARMIES } from '@maester/battle/ready-armies';
import { MODE_IDS } from '@maester/battle/field';
import { sameJson } from '@maester/kernel';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Loading } from '../../../app/lazy.tsx';
import { goTo, hrefOf } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { Choice } from '../../../start/fields.tsx';
import { armyName } from '../builder/opponent.tsx';
import { openLists, savedList, savedLists } from '../builder/saved-lists.ts';
import { loadFor } from '../builder/words.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { factionStyle } from '../library/portrait.tsx';
import { factionOf, isReady, READY, readyFor, written, type Army } from '../setup-options.ts';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import { ChooseList } from './choose-list.tsx';
import { Progress } from './progress.tsx';
import { Report } from './report.tsx';
import { GAME_COUNTS, openTest, startTest, testOf, usualWish } from './tests.ts';
import type { Wanted } from './series-store.ts';
import './test-room.css';

interface Tested {
  readonly id: string;
  readonly army: ArmyList;
  readonly points: number;
}

function found(id: string): Tested | null {
  const ready = isReady(id) ? STARTER_ARMIES[id] : undefined;
  if (isReady(id) && ready !== undefined) return { id, army: ready, points: READY[id].points };
  return savedList(id);
}

export function TestPage({ army }: { readonly army: string | null }): VNode {
  useMemo(openLists, []);
  const tested = army === null ? null : found(army);
  return (
    <WarRoom class="test-room">
      <h1>{say('test.title')}</h1>
      {army !== null && tested === null && <p class="problem">{say('lists.missing')}</p>}
      {tested === null ? (
        <ChooseList />
      ) : (
        <>
          <WhichList chosen={tested.id} />
          <Tests key={tested.id} tested={tested} />
        </>
      )}
    </WarRoom>
  );
}

/** Legal lists of one's own, and ready armies. */
function WhichList({ chosen }: { readonly chosen: string }): VNode {
  const own = savedLists.value.filter(({ sum }) => sum?.problems === 0);
  return (
    <label class="field which-list">
      <span>{say('test.list')}</span>
      <select
        value={chosen}
        onChange={(event) => {
          const { value } = event.currentTarget;
          goTo({ page: 'test', army: value === '' ? null : value });
        }}
      >
        <option value="">{say('test.list.choose')}</option>
        {own.length > 0 && (
          <optgroup label={say('lists.mine')}>
            {own.map(({ id, army, points }) => (
              <option key={id} value={id}>
                {say('test.list.of', { name: armyName(army), points })}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={say('lists.ready')}>
          {Object.keys(READY)
            .filter(isReady)
            .map((id) => (
              <option key={id} value={id}>
                {say('test.list.of', { name: armyName(id), points: READY[id].points })}
              </option>
            ))}
        </optgroup>
      </select>
    </label>
  );
}

function Tests({ tested }: { readonly tested: Tested }): VNode {
  const here = useSignal(false);
  useEffect(() => {
    let left = false;
    void Promise.all([loadFor(tested.army), openTest(tested.id)]).then(() => {
      if (!left) here.value = true;
    });
    return () => {
      left = true;
    };
  }, []);
  if (!here.value) return <Loading />;
  const test = testOf(tested.id);
  return (
    <>
      {test === null ? (
        <Wishes tested={tested} />
      ) : (
        <>
          <details class="more another-test" key={test.run.series.seed}>
            <summary>{say('test.start.again')}</summary>
            <Wishes tested={tested} />
          </details>
          <Progress run={test.run} />
          {!same(tested.army, { ...test.run.series.army, edition: test.run.series.edition }) && (
            <p class="note">{say('test.list.changed')}</p>
          )}
          <Report run={test.run} against={test.wanted.against} />
        </>
      )}
    </>
  );
}

function Wishes({ tested }: { readonly tested: Tested }): VNode {
  const { points, army, id } = tested;
  const wanted = useSignal<Wanted>(testOf(id)?.wanted ?? usualWish(points));
  const change = (changed: Partial<Wanted>): void => void (wanted.value = { ...wanted.value, ...changed });
  const { against, modes, games, mind } = wanted.value;
  const own = savedLists.value.filter(
    (list) => list.points === points && list.sum?.problems === 0 && list.id !== id,
  );
  const armies: readonly Army[] = [...own.map((list) => list.army), ...readyFor(points)];
  const ready = against.length > 0 && modes.length > 0;
  return (
    <section class="panel stack wishes" aria-label={say('test.wishes')} style={factionStyle(army.faction)}>
      <details>
        <summary>{say('test.against', { count: against.length, all: armies.length })}</summary>
        <div class="row">
          <button type="button" class="button quiet" onClick={() => change({ against: armies })}>
            {say('test.all')}
          </button>
          <button type="button" class="button quiet" onClick={() => change({ against: [] })}>
            {say('test.none')}
          </button>
        </div>
        <ul class="opponents">
          {armies.map((each, i) => (
            <li key={i}>
              <label>
                <input
                  type="checkbox"
                  checked={has(against, each)}
                  onChange={() => change({ against: toggled(against, each) })}
                />
                <ArmyShield sign={{ faction: factionOf(each), difference: 0 }} size={24} />
                <span>{armyName(each)}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{say('test.modes', { count: modes.length, mode: modes[0] ?? '' })}</summary>
        <ul class="opponents">
          {MODE_IDS.map((mode) => (
            <li key={mode}>
              <label>
                <input
                  type="checkbox"
                  checked={modes.includes(mode)}
                  onChange={() => change({ modes: toggled(modes, mode) })}
                />
                <span>{tell(`battle.mode.${mode}`)}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <Choice
        legend={say('test.games')}
        class="counts"
        value={games}
        options={GAME_COUNTS}
        labelOf={String}
        onChange={(value) => change({ games: value })}
      />
      <Choice
        legend={say('test.mind')}
        value={mind}
        options={['steward', 'castellan'] as const}
        labelOf={(each) => say(`test.mind.${each}`)}
        onChange={(value) => change({ mind: value })}
      />
      <p class="note both">{say(`test.mind.${mind}.note`)}</p>
      <div class="row both">
        <button
          type="button"
          class="button primary large"
          aria-disabled={!ready}
          onClick={() => {
            if (ready) startTest(id, { army, points }, wanted.value);
          }}
        >
          {say('test.start')}
        </button>
        {isReady(id) ? null : (
          <a class="button" href={hrefOf({ page: 'armies', army: id, other: null })}>
            {say('test.change')}
          </a>
        )}
      </div>
      {!ready && <p class="note both">{say('test.nobody')}</p>}
    </section>
  );
}

/** Lists of one's own are read again whenever one is saved: the same list need not be the same object. */
const has = <T extends ArmyList | string>(all: readonly T[], one: T): boolean =>
  all.some((each) => same(each, one));
const same = (one: ArmyList | string, other: ArmyList | string): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : sameJson(written(one), written(other));

function toggled<T extends ArmyList | string>(all: readonly T[], one: T): readonly T[] {
  return has(all, one) ? all.filter((each) => !same(each, one)) : [...all, one];
}

// Setting up a battle: the form for its options.

import { computed, signal, useSignal } from '@preact/signals';
import type { ArmyList } from '@maester/battle/engine';
import { sameJson } from '@maester/kernel';
import type { VNode } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { hrefOf } from '../../app/router.ts';
import { language, learnWords, tell } from '../../app/words.ts';
import { Choice } from '../../start/fields.tsx';
import type { GameSetup, NewGame } from '../game.ts';
import { openLists, savedLists, type SavedList } from './builder/saved-lists.ts';
import { ArmyShield } from './heraldry/army-shield.tsx';
import { armySigns, type ArmySign } from './heraldry/tinctures.ts';
import {
  adapted,
  armyOf,
  EDITIONS,
  factionOf,
  isReady,
  modesFor,
  POINTS,
  readyFor,
  seatsOf,
  setupOf,
  SHAPES,
  terrainsOf,
  USUAL,
  type Army,
  type EditionId,
  type Options,
} from './setup-options.ts';
import { say, WORDS } from './setup/words.ts';

interface Props {
  readonly options: Options;
  readonly onChange: (change: Options | ((now: Options) => Options)) => void;
}

function Size({ options, onChange }: Props): VNode {
  const sizes = options.shape === 'teams' ? ([30] as const) : POINTS;
  return (
    <Choice
      legend={say('battle.setup.points')}
      class="counts"
      value={options.points}
      options={sizes}
      labelOf={String}
      onChange={(points) => onChange({ ...options, points })}
    />
  );
}

/** One of many, from a list that opens. */
function Pick<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly nameOf: (option: T) => string;
  readonly note?: string | undefined;
  readonly onChange: (value: T) => void;
}): VNode {
  const { label, value, options, nameOf, note, onChange } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      {note === undefined ? null : <span class="note">{note}</span>}
    </label>
  );
}

function Variants({ options, onChange }: Props): VNode {
  return (
    <div class="stack tight">
      <Choice
        legend={say('battle.setup.edition')}
        class="counts"
        value={options.edition}
        options={EDITIONS}
        labelOf={(edition) => say(`battle.edition.${edition}`)}
        onChange={(edition) => onChange({ ...options, edition, armies: [], unread: [] })}
      />
      {options.edition === USUAL.edition ? null : (
        <p class="note">
          {say('battle.setup.edition.note')} <a href={hrefOf({ page: 'changes' })}>{say('changes.link')}</a>
        </p>
      )}
      <Choice
        legend={say('battle.setup.shape')}
        value={options.shape}
        options={SHAPES}
        labelOf={(shape) => say(`battle.setup.shape.${shape}`)}
        onChange={(shape) => onChange({ ...options, shape })}
      />
      <Pick
        label={say('battle.setup.mode')}
        value={options.mode}
        options={modesFor(options.shape, options.edition)}
        nameOf={(mode) => say(`battle.mode.${mode}`)}
        note={options.edition === USUAL.edition ? say(`battle.mode.${options.mode}.note`) : undefined}
        onChange={(mode) => onChange({ ...options, mode })}
      />
      <Pick
        label={say('battle.setup.terrain')}
        value={options.terrain}
        options={terrainsOf(options.edition)}
        nameOf={(terrain) => say(`battle.setup.terrain.${terrain}`)}
        onChange={(terrain) => onChange({ ...options, terrain })}
      />
      {seatsOf(options).map((seat, i) => (
        <ArmyChoice
          key={`${seat} ${options.points} ${options.edition}`}
          seat={seat}
          at={i}
          options={options}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

const OWN = 'own';

function ArmyChoice({
  seat,
  at,
  options,
  onChange,
}: Props & { readonly seat: string; readonly at: number }): VNode {
  const army = armyOf(options, at);
  useMemo(openLists, []);
  const saved = savedLists.value.filter(
    ({ points, sum }) => points === options.points && sum?.problems === 0,
  );
  const mine = typeof army === 'string' ? undefined : saved.find((list) => sameJson(list.army, army));
  const writing = useSignal(typeof army !== 'string' && mine === undefined);
  const choose = (chosen: Army | undefined, ready: boolean): void => {
    // A list is read while others are chosen.
    onChange((now) => {
      const armies = seatsOf(now).map((_, i) => (i === at ? chosen : now.armies[i]));
      const others = now.unread.filter((each) => each !== at);
      return { ...now, armies, unread: ready ? others : [...others, at] };
    });
  };
  const value = writing.value ? OWN : typeof army === 'string' ? army : (mine?.id ?? OWN);
  return (
    <div class="stack tight">
      <Pick
        label={say('battle.setup.army', { seat: tell(`name.seat.${seat}`) })}
        value={value}
        options={[...saved.map(({ id }) => id), ...readyFor(options.points, options.edition), OWN]}
        nameOf={(id) => nameIn(saved, id)}
        onChange={(id) => {
          writing.value = id === OWN;
          const list = saved.find((each) => each.id === id)?.army;
          choose(isReady(id) ? id : list, isReady(id) || list !== undefined);
        }}
      />
      {value === OWN ? (
        <OwnList
          edition={options.edition}
          points={options.points}
          onRead={(own) => choose(own, own !== undefined)}
        />
      ) : null}
    </div>
  );
}

function nameIn(saved: readonly SavedList[], id: string): string {
  const list = saved.find((each) => each.id === id);
  if (list !== undefined) return list.army.name || say('battle.army.own');
  return isReady(id) ? say(`battle.army.${id}`) : say('battle.army.own');
}

/** A list as text or as a file; it counts once nothing is wrong with it. */
function OwnList(props: {
  readonly edition: EditionId;
  readonly points: number;
  readonly onRead: (army: ArmyList | undefined) => void;
}): VNode {
  const { edition, points, onRead } = props;
  const id = useId();
  const said = useSignal<readonly string[]>([]);
  const read = async (from: string | File): Promise<void> => {
    if (from === '') {
      said.value = [];
      return onRead(undefined);
    }
    const { readArmy, readArmyFile } = await import('./own-army.ts');
    const reading =
      typeof from === 'string'
        ? readArmy(from, points, language.value, edition)
        : readArmyFile(from, points, language.value, edition);
    const { army, points: cost, problems } = await reading;
    const costs = cost === null ? [] : [say('battle.setup.own.cost', { cost, points })];
    said.value = [...costs, ...problems];
    onRead(army ?? undefined);
  };
  return (
    <div class="stack tight own-army">
      <label class="field" for={id}>
        <span>{say('battle.setup.own')}</span>
        <textarea
          id={id}
          rows={6}
          spellcheck={false}
          placeholder='{ "faction": "stark", "commander": "…", "units": [ … ] }'
          onInput={(event) => void read(event.currentTarget.value.trim())}
        />
      </label>
      <label class="field">
        <span>{say('battle.setup.own.file')}</span>
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain,image/*"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) void read(file);
          }}
        />
      </label>
      <ul class="facts" aria-live="polite">
        {said.value.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function newGame(): NewGame {
  const options = signal<Options>(USUAL);
  const onChange: Props['onChange'] = (change) => {
    options.value = adapted(typeof change === 'function' ? change(options.peek()) : change);
  };
  const signs = computed(() =>
    armySigns(
      seatsOf(options.value).map((seat, i) => ({ seat, faction: factionOf(armyOf(options.value, i)) })),
    ),
  );
  const neutral: ArmySign = { faction: 'neutral', difference: 0 };
  return {
    setup: computed(() => setupOf(options.value)),
    seats: computed(() => seatsOf(options.value)),
    Size: () => <Size options={options.value} onChange={onChange} />,
    Variants: () => <Variants options={options.value} onChange={onChange} />,
    nameOf(seat) {
      const army = armyOf(options.value, seatsOf(options.value).indexOf(seat));
      return typeof army === 'string' ? say(`battle.army.${army}`) : army.name || say('battle.army.own');
    },
    problem: computed(() => (options.value.unread.length === 0 ? null : say('battle.setup.own.unread'))),
    SignOf: ({ seat, size }) => <ArmyShield sign={signs.value.get(seat) ?? neutral} size={size} />,
  };
}

/** How a new battle is set up, once its words are here. */
export async function openSetup(): Promise<GameSetup> {
  await learnWords(WORDS);
  return { newGame, people: ['one', 'two'] };
}

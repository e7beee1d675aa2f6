// What is looked for in the library: words, faction, kind and all the rest, each a control that answers at once.

import { FACTIONS, type Faction } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { Choice, Toggle } from '../../../start/fields.tsx';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { say } from '../war-room/say.ts';
import { CARD_KINDS } from './cards.ts';
import { COSTS, SORTS, TERMS, TRAYS, type Wanted } from './search.ts';

interface Props {
  readonly wanted: Wanted;
  readonly change: (change: Partial<Wanted>) => void;
}

const ANY = '';

export function SearchField({ wanted, change }: Props): VNode {
  return (
    <label class="field library-search">
      <span class="visually-hidden">{say('library.search')}</span>
      <input
        type="search"
        placeholder={say('library.search')}
        value={wanted.words}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => change({ words: event.currentTarget.value })}
      />
    </label>
  );
}

/** Shields to press: one faction, or all. */
export function FactionFilter(props: {
  readonly chosen: Faction | null;
  readonly choose: (faction: Faction | null) => void;
}): VNode {
  return (
    <fieldset class="faction-filter">
      <legend class="visually-hidden">{say('library.faction')}</legend>
      {FACTIONS.map((faction) => {
        const name = tell(`name.faction.${faction}`);
        return (
          <button
            key={faction}
            type="button"
            aria-pressed={props.chosen === faction}
            title={name}
            onClick={() => props.choose(props.chosen === faction ? null : faction)}
          >
            <ArmyShield sign={{ faction, difference: 0 }} size={34} />
            <span>{name}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

export function Filters({ wanted, change }: Props): VNode {
  return (
    <div class="stack tight library-filters">
      <Choice
        legend={say('library.kind')}
        value={wanted.kind ?? ANY}
        options={[ANY, ...CARD_KINDS]}
        labelOf={(kind) => (kind === ANY ? say('library.all') : say(`library.kind.${kind}`))}
        onChange={(kind) => change({ kind: kind === ANY ? null : kind })}
      />
      <Pick
        label={say('library.tray')}
        value={wanted.tray}
        options={TRAYS}
        nameOf={(tray) => say(`library.tray.${tray}`)}
        choose={(tray) => change({ tray })}
      />
      <Pick
        label={say('library.term')}
        value={wanted.term}
        options={TERMS}
        nameOf={(term) =>
          term === 'order'
            ? say('cards.order')
            : tell(
                `name.${term === 'panicked' || term === 'vulnerable' || term === 'weakened' ? 'condition' : 'keyword'}.${term}`,
              )
        }
        choose={(term) => change({ term })}
      />
      <div class="cost-range">
        <Pick
          label={say('library.cost.least')}
          value={wanted.least}
          options={COSTS}
          nameOf={String}
          choose={(least) => change({ least })}
        />
        <Pick
          label={say('library.cost.most')}
          value={wanted.most}
          options={COSTS}
          nameOf={String}
          choose={(most) => change({ most })}
        />
      </div>
      <Toggle
        label={say('library.commander')}
        checked={wanted.commander}
        onChange={(commander) => change({ commander })}
      />
      <Toggle label={say('library.mine')} checked={wanted.owned} onChange={(owned) => change({ owned })} />
      <Pick
        label={say('library.sort')}
        value={wanted.sort}
        options={SORTS}
        nameOf={(sort) => say(`library.sort.${sort}`)}
        choose={(sort) => change({ sort: sort ?? 'faction' })}
        must
      />
    </div>
  );
}

/** One of many from a list that opens, or any. */
function Pick<T extends string | number>(props: {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly T[];
  readonly nameOf: (option: T) => string;
  readonly choose: (value: T | null) => void;
  readonly must?: boolean;
}): VNode {
  const { label, value, options, nameOf, choose, must = false } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={String(value ?? ANY)}
        onChange={(event) => {
          const { value: chosen } = event.currentTarget;
          choose(options.find((option) => String(option) === chosen) ?? null);
        }}
      >
        {must ? null : <option value={ANY}>{say('library.any')}</option>}
        {options.map((option) => (
          <option key={option} value={String(option)}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

// Whom a list is played against: any ready army, a certain one, or another list of one's own.

import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { readyFor, type Army } from '../setup-options.ts';
import { say } from '../war-room/say.ts';
import type { OpenList } from './open-list.ts';
import { editionOf } from './rules-for.ts';
import { savedLists } from './saved-lists.ts';

/** Its own name, or that of its faction. */
export const armyName = (army: Army): string =>
  typeof army === 'string' ? say(`battle.army.${army}`) : army.name || tell(`name.faction.${army.faction}`);

export function Opponent(props: {
  readonly list: OpenList;
  readonly value: Army | null;
  readonly choose: (army: Army | null) => void;
}): VNode {
  const { list, value, choose } = props;
  const points = list.points.value;
  const edition = editionOf(list.army.value);
  const ready = readyFor(points, edition);
  const own = savedLists.value.filter(
    (each) =>
      each.points === points &&
      each.sum?.problems === 0 &&
      each.id !== list.id &&
      editionOf(each.army) === edition,
  );
  const chosen = own.find(({ army }) => army === value)?.id ?? (typeof value === 'string' ? value : '');
  return (
    <label class="field">
      <span>{say('builder.against')}</span>
      <select
        value={chosen}
        onChange={(event) => {
          const id = event.currentTarget.value;
          choose(ready.find((each) => each === id) ?? own.find((each) => each.id === id)?.army ?? null);
        }}
      >
        <option value="">{say(ready.length > 0 ? 'builder.against.any' : 'builder.against.random')}</option>
        {own.map(({ id, army }) => (
          <option key={id} value={id}>
            {armyName(army)}
          </option>
        ))}
        {ready.map((id) => (
          <option key={id} value={id}>
            {armyName(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

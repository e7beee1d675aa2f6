// One attack on every unit of a faction, as a table.

import { useSignal } from '@preact/signals';
import { FACTIONS, type Faction } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { loadFactions } from '../builder/words.ts';
import { nameOf } from '../library/cards.ts';
import { inPercent } from '../stage/odds-plot.tsx';
import { say } from '../war-room/say.ts';
import { againstAll, type Matchup } from './matchup.ts';

export function AllUnits({ matchup }: { readonly matchup: Matchup }): VNode {
  const open = useSignal(false);
  const faction = useSignal<Faction>(matchup.defender.faction);
  const loaded = useSignal<Faction>(matchup.defender.faction);
  const rows = useMemo(
    () =>
      open.value
        ? againstAll(matchup, loaded.value).toSorted(
            (a, b) => b.share - a.share || (a.card < b.card ? -1 : 1),
          )
        : [],
    [matchup, open.value, loaded.value],
  );
  return (
    <details class="more" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{say('odds.all')}</summary>
      <div class="stack tight">
        <label class="field all-faction">
          <span class="visually-hidden">{say('library.faction')}</span>
          <select
            value={faction.value}
            onChange={(event) => {
              const chosen = FACTIONS.find((each) => each === event.currentTarget.value);
              if (chosen === undefined) return;
              faction.value = chosen;
              void loadFactions([chosen]).then(() => (loaded.value = chosen));
            }}
          >
            {FACTIONS.map((each) => (
              <option key={each} value={each}>
                {tell(`name.faction.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <table class="odds-table wide">
          <thead>
            <tr>
              <th scope="col">{say('odds.unit')}</th>
              <th scope="col">{say('compare.cost')}</th>
              <th scope="col">{say('odds.fact.wounds')}</th>
              <th scope="col">{say('odds.all.share')}</th>
              <th scope="col">{say('odds.fact.panic')}</th>
              <th scope="col">{say('odds.fact.destroyed')}</th>
              <th scope="col">{say('odds.all.worth')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.card}>
                <th scope="row">{nameOf('unit', row.card)}</th>
                <td>{row.cost}</td>
                <td>{row.wounds.toFixed(2)}</td>
                <td>
                  <span
                    class="share-bar"
                    aria-hidden="true"
                    style={{ inlineSize: `${Math.round(100 * row.share)}%` }}
                  />
                  {inPercent(row.share)}
                </td>
                <td>{inPercent(row.panicFails)}</td>
                <td>{inPercent(row.destroyed)}</td>
                <td>{row.worth.toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

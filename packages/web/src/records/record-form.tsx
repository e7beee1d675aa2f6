// A record by hand: a game on a real table, or one that was found and needs a word. Nothing but the result is asked for.

import { useSignal } from '@preact/signals';
import { FACTIONS } from '@maester/battle/tables';
import { ENDS, LONGEST, type End, type GameResult, type PlayerResult } from '@maester/records/results';
import type { ComponentChildren, VNode } from 'preact';
import { tell } from '../app/words.ts';
import { MODE_IDS } from '@maester/battle/field';
import { armyName } from '../games/battle/builder/opponent.tsx';
import { openLists, savedLists } from '../games/battle/builder/saved-lists.ts';
import type { Library } from '../games/battle/library/library.ts';
import { say } from '../games/battle/war-room/say.ts';
import { Choice } from '../start/fields.tsx';
import { useEffect } from 'preact/hooks';
import { changePlayer, withEnd, withHouses, withScore, withWinner } from './draft.ts';
import { cardName, factionName } from './names.ts';

export function RecordForm(props: {
  readonly library: Library;
  readonly result: GameResult;
  readonly save: (result: GameResult) => void;
  readonly close: () => void;
}): VNode {
  const { library, save, close } = props;
  const draft = useSignal(props.result);
  const result = draft.value;
  const change = (changed: Partial<GameResult>): void => void (draft.value = { ...draft.value, ...changed });
  useEffect(openLists, []);
  const isBattle = result.game === 'battle';
  return (
    <form
      class="panel stack record-form"
      aria-label={say('records.form')}
      onSubmit={(event) => {
        event.preventDefault();
        save(draft.value);
      }}
    >
      <div class="record-fields">
        <Field label={say('records.date')}>
          <input
            type="date"
            required
            value={result.date}
            onInput={(event) => change({ date: event.currentTarget.value || result.date })}
          />
        </Field>
        {isBattle ? (
          <>
            <Field label={say('records.by.mode')}>
              <select value={result.mode} onChange={(event) => change({ mode: event.currentTarget.value })}>
                {MODE_IDS.map((mode) => (
                  <option key={mode} value={mode}>
                    {tell(`battle.mode.${mode}`)}
                  </option>
                ))}
              </select>
            </Field>
            <NumberField
              label={say('builder.points')}
              value={result.points}
              most={1000}
              least={1}
              change={(points) => change({ points })}
            />
          </>
        ) : (
          <Field label={say('records.by.players')}>
            <select
              value={String(result.players.length)}
              onChange={(event) => (draft.value = withHouses(draft.value, Number(event.currentTarget.value)))}
            >
              {[3, 4, 5, 6].map((count) => (
                <option key={count} value={String(count)}>
                  {count}
                </option>
              ))}
            </select>
          </Field>
        )}
        <NumberField
          label={say('records.rounds')}
          value={result.rounds}
          most={100}
          least={0}
          change={(rounds) => change({ rounds })}
        />
      </div>
      {isBattle ? (
        <>
          <div class="record-sides">
            {result.players.map((player, place) => (
              <ArmyFields
                key={place}
                library={library}
                player={player}
                change={(changed) => (draft.value = changePlayer(draft.value, place, changed))}
                scored={(score) => (draft.value = withScore(draft.value, place, score))}
              />
            ))}
          </div>
          {result.players.length === 2 && (
            <Choice<End>
              legend={say('records.end')}
              value={result.players[0]?.end ?? 'won'}
              options={ENDS}
              labelOf={(end) => say(`test.result.${end}`)}
              onChange={(end) => (draft.value = withEnd(draft.value, end))}
            />
          )}
        </>
      ) : (
        <Houses result={result} change={(changed) => (draft.value = changed)} />
      )}
      <Field label={say('builder.notes')}>
        <textarea
          rows={2}
          maxLength={LONGEST.notes}
          value={result.notes}
          onInput={(event) => change({ notes: event.currentTarget.value })}
        />
      </Field>
      <div class="row">
        <button type="submit" class="button primary">
          {say('records.save')}
        </button>
        <button type="button" class="button" onClick={close}>
          {say('builder.keep')}
        </button>
      </div>
    </form>
  );
}

function Field(props: { readonly label: string; readonly children: ComponentChildren }): VNode {
  return (
    <label class="field">
      <span>{props.label}</span>
      {props.children}
    </label>
  );
}

function NumberField(props: {
  readonly label: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly change: (value: number | null) => void;
}): VNode {
  const { label, value, least, most, change } = props;
  return (
    <Field label={label}>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value ?? ''}
        onInput={(event) => {
          const { value: text, valueAsNumber: number } = event.currentTarget;
          if (text === '') change(null);
          else if (Number.isInteger(number) && number >= least && number <= most) change(number);
        }}
      />
    </Field>
  );
}

function ArmyFields(props: {
  readonly library: Library;
  readonly player: PlayerResult;
  readonly change: (changed: Partial<PlayerResult>) => void;
  readonly scored: (score: number | null) => void;
}): VNode {
  const { library, player, change, scored } = props;
  const { mine, mind, name, faction, commander, units, score } = player;
  const commanders = library.cards.value.filter(
    (card) => card.isCommander && card.kind !== 'tactics' && card.faction === faction,
  );
  return (
    <fieldset class="stack tight record-side">
      <legend>{say(mine ? 'records.you' : 'records.opponent')}</legend>
      {mine || mind !== '' ? null : (
        <Field label={say('records.name')}>
          <input
            value={name}
            maxLength={LONGEST.name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </Field>
      )}
      {savedLists.value.length > 0 && (
        <Field label={say('records.from-list')}>
          <select
            value=""
            onChange={(event) => {
              const list = savedLists.value.find(({ id }) => id === event.currentTarget.value);
              if (list === undefined) return;
              const { army } = list;
              change({
                faction: army.faction,
                commander: army.commander,
                units: [...army.units.map(({ card }) => card), ...army.ncus],
              });
            }}
          >
            <option value="">{say('test.list.choose')}</option>
            {savedLists.value.map(({ id, army, points }) => (
              <option key={id} value={id}>
                {say('test.list.of', { name: armyName(army), points })}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label={say('records.by.faction')}>
        <select
          value={faction}
          onChange={(event) => change({ faction: event.currentTarget.value, commander: '', units: [] })}
        >
          <option value="">{say('records.unknown')}</option>
          {FACTIONS.map((each) => (
            <option key={each} value={each}>
              {tell(`name.faction.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={say('records.by.commander')}>
        <select value={commander} onChange={(event) => change({ commander: event.currentTarget.value })}>
          <option value="">{say('records.unknown')}</option>
          {commanders.map(({ key, id, name: called }) => (
            <option key={key} value={id}>
              {called}
            </option>
          ))}
        </select>
      </Field>
      {units.length > 0 && <p class="note">{units.map(cardName).join(', ')}</p>}
      <NumberField
        label={say('records.victory-points')}
        value={score}
        least={0}
        most={1000}
        change={scored}
      />
    </fieldset>
  );
}

function Houses(props: {
  readonly result: GameResult;
  readonly change: (result: GameResult) => void;
}): VNode {
  const { result, change } = props;
  return (
    <div class="figure-scroll">
      <table class="figure-table house-fields">
        <thead>
          <tr>
            <th scope="col">{say('records.by.house')}</th>
            <th scope="col">{say('records.you')}</th>
            <th scope="col">{say('records.winner')}</th>
            <th scope="col">{say('records.name')}</th>
            <th scope="col">{say('records.castles')}</th>
          </tr>
        </thead>
        <tbody>
          {result.players.map((player, place) => {
            const house = factionName('thrones', player.faction);
            return (
              <tr key={player.faction}>
                <th scope="row">{house}</th>
                <td>
                  <input
                    type="radio"
                    name="mine"
                    aria-label={`${say('records.you')}: ${house}`}
                    checked={player.mine}
                    onChange={() =>
                      change({
                        ...result,
                        players: result.players.map((each, i) => ({ ...each, mine: i === place })),
                      })
                    }
                  />
                </td>
                <td>
                  <input
                    type="radio"
                    name="winner"
                    aria-label={`${say('records.winner')}: ${house}`}
                    checked={player.end === 'won'}
                    onChange={() => change(withWinner(result, place))}
                  />
                </td>
                <td>
                  <input
                    class="entry"
                    aria-label={`${say('records.name')}: ${house}`}
                    value={player.name}
                    maxLength={LONGEST.name}
                    onInput={(event) =>
                      change(changePlayer(result, place, { name: event.currentTarget.value }))
                    }
                  />
                </td>
                <td>
                  <input
                    class="entry"
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={20}
                    aria-label={`${say('records.castles')}: ${house}`}
                    value={player.score ?? ''}
                    onInput={(event) => {
                      const { value: text, valueAsNumber: number } = event.currentTarget;
                      if (text === '') change(changePlayer(result, place, { score: null }));
                      else if (Number.isInteger(number) && number >= 0 && number <= 20)
                        change(changePlayer(result, place, { score: number }));
                    }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

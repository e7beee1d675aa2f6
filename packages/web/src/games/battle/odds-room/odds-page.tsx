// The odds room: any attacker against any defender, with everything that players reason about, exactly. The address is
// the whole question.

import { useSignal } from '@preact/signals';
import { attackOdds, rulesOf, sizeOf, USUAL_EDITION } from '@maester/battle/engine';
import { CONDITIONS, FACTIONS, KEYWORDS, type Faction } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Loading } from '../../../app/lazy.tsx';
import { standAt } from '../../../app/router.ts';
import { canTell, tell } from '../../../app/words.ts';
import { Choice, Toggle } from '../../../start/fields.tsx';
import { loadFactions } from '../builder/words.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { nameOf } from '../library/cards.ts';
import { factionStyle, Portrait } from '../library/portrait.tsx';
import { inPercent } from '../stage/odds-plot.tsx';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import {
  againstAll,
  ARCS,
  costOf,
  describe,
  inSequence,
  known,
  MOST_TIMES,
  readMatchup,
  usable,
  writeMatchup,
  type Fighter,
  type Matchup,
} from './matchup.ts';
import { Plot } from './plot.tsx';
import './odds-room.css';

const rules = () => rulesOf({ edition: USUAL_EDITION });

export function OddsPage({ wanted }: { readonly wanted: string }): VNode {
  const read = useMemo(() => readMatchup(wanted), [wanted]);
  const factions = `${read.attacker.faction} ${read.defender.faction}`;
  const here = useSignal('');
  useEffect(() => {
    let left = false;
    void loadFactions([read.attacker.faction, read.defender.faction]).then(() => {
      if (!left) here.value = factions;
    });
    return () => {
      left = true;
    };
  }, [factions]);
  if (here.value !== factions) return <Loading />;
  return <Room key={factions} read={read} />;
}

function Room({ read }: { readonly read: Matchup }): VNode {
  const matchup = useMemo(() => known(read), [read]);
  const change = (changed: Partial<Matchup>): void =>
    standAt({ page: 'odds', wanted: writeMatchup({ ...matchup, ...changed }) });
  return (
    <WarRoom class="odds-room">
      <h1 class="visually-hidden">{say('room.odds')}</h1>
      <div class="odds-sides">
        <FighterChoice
          title={say('odds.attacker')}
          fighter={matchup.attacker}
          choose={(attacker) => change({ attacker, profile: 0, ranks: null, using: [] })}
        />
        <FighterChoice
          title={say('odds.defender')}
          fighter={matchup.defender}
          choose={(defender) => change({ defender, wounds: null })}
        />
      </div>
      <div class="odds-body">
        <Circumstances matchup={matchup} change={change} />
        <Outcome matchup={matchup} />
      </div>
      <AllOf matchup={matchup} />
    </WarRoom>
  );
}

function FighterChoice(props: {
  readonly title: string;
  readonly fighter: Fighter;
  readonly choose: (fighter: Fighter) => void;
}): VNode {
  const { title, fighter, choose } = props;
  const { faction, card, attachments } = fighter;
  const { units, attachments: leaders } = rules();
  const cards = Object.keys(units).filter((id) => units[id]?.faction === faction);
  const type = units[card]?.type;
  const joins = Object.keys(leaders).filter(
    (id) =>
      leaders[id]?.type === type && (leaders[id]?.faction === faction || leaders[id]?.faction === 'neutral'),
  );
  const sorted = (ids: readonly string[], kind: 'unit' | 'attachment'): readonly string[] =>
    ids.toSorted((a, b) => (nameOf(kind, a) < nameOf(kind, b) ? -1 : 1));
  return (
    <section class="fighter" style={factionStyle(faction)} aria-label={title}>
      <div class="fighter-picture">
        <Portrait tables={rules()} kind="unit" id={card} faction={faction} />
        <ArmyShield sign={{ faction, difference: 0 }} size={44} />
      </div>
      <div class="stack tight fighter-fields">
        <h2>{title}</h2>
        <label class="field">
          <span class="visually-hidden">{say('library.faction')}</span>
          <select
            value={faction}
            onChange={(event) => {
              const chosen = FACTIONS.find((each) => each === event.currentTarget.value);
              if (chosen !== undefined) choose({ faction: chosen, card: '-', attachments: [] });
            }}
          >
            {FACTIONS.map((each) => (
              <option key={each} value={each}>
                {tell(`name.faction.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="visually-hidden">{say('odds.unit')}</span>
          <select
            value={card}
            onChange={(event) => choose({ faction, card: event.currentTarget.value, attachments: [] })}
          >
            {sorted(cards, 'unit').map((id) => (
              <option key={id} value={id}>
                {nameOf('unit', id)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="visually-hidden">{say('odds.attachment')}</span>
          <select
            value={attachments[0] ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              choose({ faction, card, attachments: value === '' ? [] : [value] });
            }}
          >
            <option value="">{say('odds.attachment.none')}</option>
            {sorted(joins, 'attachment').map((id) => (
              <option key={id} value={id}>
                {nameOf('attachment', id)}
              </option>
            ))}
          </select>
        </label>
        <p class="note">{say('cards.points', { cost: costOf(fighter) })}</p>
      </div>
    </section>
  );
}

interface ChangeProps {
  readonly matchup: Matchup;
  readonly change: (changed: Partial<Matchup>) => void;
}

function Circumstances({ matchup, change }: ChangeProps): VNode {
  const { attacker, defender, profile } = matchup;
  const attacks = rules().units[attacker.card]?.attacks ?? [];
  const isMelee = attacks[profile]?.kind === 'melee';
  const ways = useMemo(() => usable(matchup), [writeMatchup({ ...matchup, using: [], times: 1 })]);
  const [size, wounds] = [sizeOf(attacker.card), sizeOf(defender.card)];
  const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
    list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
  return (
    <section class="panel stack circumstances" aria-label={say('odds.how')}>
      {attacks.length > 1 && (
        <Choice
          legend={say('odds.attack')}
          value={profile}
          options={attacks.map((_, i) => i)}
          labelOf={(i) => tell(`name.attack.${attacks[i]?.name ?? ''}`)}
          onChange={(chosen) => change({ profile: chosen })}
        />
      )}
      {isMelee && (
        <>
          <Choice
            legend={say('odds.arc')}
            value={matchup.arc}
            options={ARCS}
            labelOf={(arc) => say(`odds.arc.${arc}`)}
            onChange={(arc) => change({ arc })}
          />
          <Toggle
            label={say('odds.charge')}
            checked={matchup.charge}
            onChange={(charge) => change({ charge })}
          />
        </>
      )}
      {size.ranks > 1 && (
        <Choice
          legend={say('odds.ranks')}
          value={matchup.ranks ?? size.ranks}
          options={Array.from({ length: size.ranks }, (_, i) => size.ranks - i)}
          labelOf={String}
          onChange={(ranks) => change({ ranks: ranks === size.ranks ? null : ranks })}
        />
      )}
      <label class="field">
        <span>{say('odds.wounds', { wounds: matchup.wounds ?? wounds.wounds, all: wounds.wounds })}</span>
        <input
          type="range"
          min={1}
          max={wounds.wounds}
          value={matchup.wounds ?? wounds.wounds}
          onInput={(event) => change({ wounds: Number(event.currentTarget.value) })}
        />
      </label>
      <fieldset class="choice checks">
        <legend>{say('odds.tokens')}</legend>
        {CONDITIONS.map((token) => (
          <label key={token}>
            <input
              type="checkbox"
              checked={matchup.tokens.includes(token)}
              onChange={() => change({ tokens: toggled(matchup.tokens, token) })}
            />
            {say(`odds.token.${token}`)}
          </label>
        ))}
      </fieldset>
      <fieldset class="choice checks">
        <legend>{say('odds.keywords')}</legend>
        {KEYWORDS.map((keyword) => (
          <label key={keyword}>
            <input
              type="checkbox"
              checked={matchup.keywords.includes(keyword)}
              onChange={() => change({ keywords: toggled(matchup.keywords, keyword) })}
            />
            {tell(`name.keyword.${keyword}`)}
          </label>
        ))}
      </fieldset>
      {(ways.length > 0 || matchup.using.length > 0) && (
        <fieldset class="choice checks">
          <legend>{say('odds.using')}</legend>
          {[...new Set([...ways, ...matchup.using])].map((id) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={matchup.using.includes(id)}
                onChange={() => change({ using: toggled(matchup.using, id) })}
              />
              {canTell(`name.card.${id}`) ? tell(`name.card.${id}`) : tell(`name.ability.${id}`)}
            </label>
          ))}
        </fieldset>
      )}
      <details class="more">
        <summary>{say('odds.numbers')}</summary>
        <div class="odds-numbers">
          {(['dice', 'toHit', 'defense', 'morale'] as const).map((name) => (
            <label key={name} class="field">
              <span>{say(`odds.number.${name}`)}</span>
              <input
                type="number"
                inputMode="numeric"
                min={name === 'dice' ? 0 : 2}
                max={name === 'dice' ? 20 : name === 'morale' ? 12 : 6}
                value={matchup[name] ?? ''}
                placeholder={say('odds.printed')}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  change({ [name]: value === '' ? null : Number(value) });
                }}
              />
            </label>
          ))}
          <label class="field">
            <span>{say('odds.reroll')}</span>
            <select
              value={matchup.reroll ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget;
                change({ reroll: value === 'any' || value === 'misses' ? value : null });
              }}
            >
              <option value="">{say('odds.printed')}</option>
              <option value="any">{say('odds.reroll.any')}</option>
              <option value="misses">{say('odds.reroll.misses')}</option>
            </select>
          </label>
        </div>
      </details>
      <Choice
        legend={say('odds.times')}
        class="counts"
        value={matchup.times}
        options={Array.from({ length: MOST_TIMES }, (_, i) => i + 1)}
        labelOf={String}
        onChange={(times) => change({ times })}
      />
    </section>
  );
}

function Outcome({ matchup }: { readonly matchup: Matchup }): VNode {
  const { attack, odds } = useMemo(() => {
    const described = describe(matchup);
    return { attack: described, odds: attackOdds(described) };
  }, [matchup]);
  const sequence = useMemo(() => (matchup.times > 1 ? inSequence(matchup) : []), [matchup]);
  const rank = attack.modelWounds * attack.modelsPerRank;
  const price = Math.max(1, costOf(matchup.attacker));
  const worth = (odds.means.totalWounds / attack.wounds) * costOf(matchup.defender);
  return (
    <section class="outcome" aria-label={say('odds.outcome')}>
      <p class="note">
        {say('battle.odds.profile', {
          dice: attack.dice,
          hit: attack.toHit,
          defense: attack.defense,
          morale: attack.morale,
        })}
      </p>
      <dl class="odds-facts" aria-live="polite">
        <Fact name={say('odds.fact.wounds')} value={odds.means.totalWounds.toFixed(2)} />
        <Fact name={say('odds.fact.panic')} value={inPercent(odds.panicFails)} />
        <Fact name={say('odds.fact.destroyed')} value={inPercent(odds.destroyed)} />
        <Fact
          name={say('odds.fact.worth')}
          value={say('odds.fact.worth.value', { worth: worth.toFixed(1), price })}
        />
      </dl>
      <div class="plots">
        <Plot title={say('odds.plot.hits')} chances={odds.hits} mean={odds.means.hits} />
        <Plot title={say('odds.plot.wounds')} chances={odds.wounds} mean={odds.means.wounds} />
        <Plot title={say('odds.plot.panic')} chances={odds.panicWounds} mean={odds.means.panicWounds} />
        <Plot
          title={say('odds.plot.total')}
          chances={odds.totalWounds}
          mean={odds.means.totalWounds}
          rank={rank}
        />
      </div>
      {sequence.length > 0 && (
        <section class="stack tight">
          <h2>{say('odds.sequence')}</h2>
          <table class="odds-table">
            <thead>
              <tr>
                <th scope="col">{say('odds.sequence.after')}</th>
                <th scope="col">{say('odds.fact.wounds')}</th>
                <th scope="col">{say('odds.fact.destroyed')}</th>
              </tr>
            </thead>
            <tbody>
              {sequence.map(({ mean, destroyed }, i) => (
                <tr key={i}>
                  <th scope="row">{i + 1}</th>
                  <td>{mean.toFixed(2)}</td>
                  <td>{inPercent(destroyed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="note">{say('odds.sequence.note')}</p>
        </section>
      )}
      <p class="note">{say('battle.odds.note')}</p>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): VNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The same attack on all units of a faction. */
function AllOf({ matchup }: { readonly matchup: Matchup }): VNode {
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

// How the attack is made: from where, with how many ranks, with which tokens, keywords, Orders and cards, and how often.

import { rulesOf, sizeOf, USUAL_EDITION } from '@maester/battle/engine';
import { CONDITIONS, KEYWORDS } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { canTell, tell } from '../../../app/words.ts';
import { Choice, Toggle } from '../../../start/fields.tsx';
import { say } from '../war-room/say.ts';
import { ARCS, cardUsed, commandersOf, MOST_TIMES, usable, writeMatchup, type Matchup } from './matchup.ts';

const rules = () => rulesOf({ edition: USUAL_EDITION });

interface ChangeProps {
  readonly matchup: Matchup;
  readonly change: (changed: Partial<Matchup>) => void;
}

/** A card is used in one way. */
function withUse(using: readonly string[], used: string): readonly string[] {
  const others = using.filter((each) => cardUsed(each) !== cardUsed(used));
  return using.includes(used) ? others : [...others, used];
}

function usedInWords(used: string): string {
  const id = cardUsed(used);
  const name = canTell(`name.card.${id}`) ? tell(`name.card.${id}`) : tell(`name.ability.${id}`);
  const way = used.slice(id.length + 1);
  if (way === '') return name;
  const parts = way
    .split('+')
    .map((part) => (canTell(`option.${part}`) ? tell(`option.${part}`) : tell(`name.keyword.${part}`)));
  return say('odds.using.way', { name, way: parts });
}

function commanderName(id: string): string {
  const kinds = ['attachment', 'ncu-card', 'unit-card'] as const;
  const kind = kinds.find((each) => canTell(`name.${each}.${id}`));
  return kind === undefined ? id : tell(`name.${kind}.${id}`);
}

export function Circumstances({ matchup, change }: ChangeProps): VNode {
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
      <label class="field">
        <span>{say('odds.commander')}</span>
        <select
          value={matchup.commander ?? ''}
          onChange={(event) => change({ commander: event.currentTarget.value || null, using: [] })}
        >
          <option value="">{say('odds.commander.none')}</option>
          {commandersOf(attacker.faction).map((id) => (
            <option key={id} value={id}>
              {commanderName(id)}
            </option>
          ))}
        </select>
      </label>
      {(ways.length > 0 || matchup.using.length > 0) && (
        <fieldset class="choice checks">
          <legend>{say('odds.using')}</legend>
          {[...new Set([...ways, ...matchup.using])].map((used) => (
            <label key={used}>
              <input
                type="checkbox"
                checked={matchup.using.includes(used)}
                onChange={() => change({ using: withUse(matchup.using, used) })}
              />
              {usedInWords(used)}
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

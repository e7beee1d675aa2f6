// How the attack is made: from where, with how many ranks, with which tokens, keywords, Orders and cards, and how often.

import { rulesOf, sizeOf, USUAL_EDITION } from '@maester/battle/engine';
import { CONDITIONS, KEYWORDS } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { canTell, tell } from '../../../app/words.ts';
import { Choice, Toggle } from '../../../start/fields.tsx';
import { say } from '../war-room/say.ts';
import { ARCS, MOST_TIMES, usable, writeMatchup, type Matchup } from './matchup.ts';

const rules = () => rulesOf({ edition: USUAL_EDITION });

interface ChangeProps {
  readonly matchup: Matchup;
  readonly change: (changed: Partial<Matchup>) => void;
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

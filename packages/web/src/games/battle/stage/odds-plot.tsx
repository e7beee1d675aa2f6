// The odds of an attack before it is made: Hits, Wounds, panic and destruction in figures, all Wounds as a small plot,
// and everything that counts, source by source.

import {
  attackOdds,
  describeAttack,
  type AttackDescription,
  type AttackOdds,
  type BattleState,
} from '@maester/battle/engine';
import { attackSources, type AttackSource } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { Glyph } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import { say } from '../say.ts';
import type { AttackAsked } from './attack-asked.ts';
import { gainsOf, nameOfSource } from './odds-words.ts';
import './odds-plot.css';

export interface Odds {
  readonly attack: AttackDescription;
  readonly odds: AttackOdds;
  readonly sources: readonly AttackSource[];
}

/** Worked out from what the seat sees. */
export function oddsFor(view: BattleState, asked: AttackAsked): Odds {
  const { attacker, defender, profile, options } = asked;
  const attack = describeAttack(view, attacker, defender, profile, options);
  return {
    attack,
    odds: attackOdds(attack),
    sources: attackSources(view, attacker, defender, profile, options),
  };
}

const percent = (chance: number): string => {
  const value = 100 * chance;
  return value > 0 && value < 1 ? '<1' : value > 99 && value < 100 ? '>99' : String(Math.round(value));
};

/** A chance as it is said. */
export const inPercent = (chance: number): string => say('battle.odds.percent', { percent: percent(chance) });

export function OddsPlot(props: { readonly asked: AttackAsked; readonly odds: Odds }): VNode {
  const { asked, odds: all } = props;
  const { attack, odds, sources } = all;
  return (
    <figure class="odds">
      <figcaption>
        {asked.used !== null && <strong>{say('battle.odds.with', { used: tell(asked.used) })}</strong>}
        <small>
          {say('battle.odds.profile', {
            dice: attack.dice,
            hit: attack.toHit,
            defense: attack.defense,
            morale: attack.morale,
          })}
        </small>
      </figcaption>
      <dl class="odds-figures">
        <Figure glyph="melee" name={say('battle.odds.hits')} value={mean(odds.means.hits)} note />
        <Figure glyph="wounds" name={say('battle.odds.wounds')} value={mean(odds.means.totalWounds)} note />
        <Figure glyph="panicked" name={say('battle.odds.panic')} value={inPercent(odds.panicFails)} />
        <Figure glyph="destroyed" name={say('battle.odds.destroyed')} value={inPercent(odds.destroyed)} />
      </dl>
      <Bars attack={attack} odds={odds} />
      {sources.length > 0 && (
        <details class="odds-sources" open>
          <summary>{say('battle.odds.sources')}</summary>
          <ul>
            {sources.map((source, i) => (
              <li key={i}>
                <b>{nameOfSource(source)}</b> {gainsOf(source).join(', ')}
                {source.unit !== null && <small> {tell(`name.unit.${source.unit}`)}</small>}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p class="note">{say('battle.odds.note')}</p>
    </figure>
  );
}

const mean = (value: number): string => value.toFixed(1);

function Figure(props: {
  readonly glyph: GlyphId;
  readonly name: string;
  readonly value: string;
  /** It is a mean. */
  readonly note?: boolean;
}): VNode {
  return (
    <div>
      <dt>
        <Glyph of={props.glyph} size={14} /> {props.name}
      </dt>
      <dd title={props.note === true ? say('battle.odds.mean') : undefined}>
        {props.note === true && <span class="visually-hidden">{say('battle.odds.mean')} </span>}
        {props.note === true && <span aria-hidden="true">⌀ </span>}
        {props.value}
      </dd>
    </div>
  );
}

/** The chances of every number of Wounds; marks where a rank is lost, and the last bar is destruction. */
function Bars({ attack, odds }: { readonly attack: AttackDescription; readonly odds: AttackOdds }): VNode {
  const chances = Array.from({ length: attack.wounds + 1 }, (_, wounds) => odds.totalWounds[wounds] ?? 0);
  const most = Math.max(...chances, 0.01);
  const rank = attack.modelWounds * attack.modelsPerRank;
  const least = (from: number): number => chances.slice(from).reduce((sum, chance) => sum + chance, 0);
  return (
    <div class="odds-bars">
      <p>{say('battle.odds.plot')}</p>
      <ol style={{ '--bars': chances.length }}>
        {chances.map((chance, wounds) => {
          const left = attack.wounds - wounds;
          const label =
            left === 0
              ? say('battle.odds.bar.all', { percent: percent(chance) })
              : say('battle.odds.bar', { wounds, percent: percent(chance), least: percent(least(wounds)) });
          return (
            <li
              key={wounds}
              data-end={left === 0}
              data-rank={wounds > 0 && Math.ceil(left / rank) < Math.ceil((left + 1) / rank)}
              title={label}
            >
              <span class="visually-hidden">{label}</span>
              <span class="bar" aria-hidden="true" style={{ blockSize: `${(100 * chance) / most}%` }} />
              <small aria-hidden="true">{left === 0 ? <Glyph of="destroyed" size={11} /> : wounds}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

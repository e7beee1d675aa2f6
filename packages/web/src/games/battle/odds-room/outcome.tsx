// What comes of the attack: in figures, as plots, and after several of them.

import { attackOdds } from '@maester/battle/engine';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { inPercent } from '../stage/odds-plot.tsx';
import { say } from '../war-room/say.ts';
import { costOf, describe, type Matchup } from './matchup.ts';
import { Plot } from './plot.tsx';
import { inSequence } from './sequence.ts';

export function Outcome({ matchup }: { readonly matchup: Matchup }): VNode {
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

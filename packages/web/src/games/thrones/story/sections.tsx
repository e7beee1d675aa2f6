// The story of a game of thrones in sections: curves, Castles that changed hands, battles with their luck, power, and
// what the computer players had in mind.

import type { ThronesState } from '@maester/thrones';
import type { HouseId } from '@maester/thrones/tables';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { drawCurves } from '../../../story/curves.ts';
import type { StoryProps, Told } from '../../../story/game-story.ts';
import { HouseShield } from '../house-shield.tsx';
import { curvesOf, TARGET } from './curves.ts';
import {
  battlesOf,
  capturesOf,
  fortsByRound,
  fortunesOf,
  pursesOf,
  type Battle,
  type Dated,
  type FortsByRound,
  type Looked,
} from './facts.ts';
import { plansOf } from './plans.ts';
import { say } from './words.ts';
import './sections.css';

/** The events are those of this game, for its own client told them. */
export function lookedAt(told: Told): Looked & { readonly end: ThronesState } {
  return {
    events: told.events as readonly Dated[],
    versions: told.versions,
    at: (version) => told.at(version) as ThronesState,
    end: told.end as ThronesState,
  };
}

export function Sections({ told, momentAt }: StoryProps): VNode {
  const looked = useMemo(() => lookedAt(told), [told]);
  const { houses } = looked.end;
  const rounds = useMemo(() => fortsByRound(looked), [looked]);
  const battles = useMemo(() => battlesOf(looked), [looked]);
  return (
    <>
      <Curves houses={houses} rounds={rounds} />
      <Captures looked={looked} momentAt={momentAt} />
      <Battles houses={houses} battles={battles} momentAt={momentAt} />
      <Power houses={houses} looked={looked} />
      {told.minds !== null && told.minds.size > 0 ? (
        <Plans looked={looked} told={told} rounds={rounds} minds={told.minds} />
      ) : null}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly name: string;
  readonly children: ComponentChildren;
}

function Section({ title, name, children }: SectionProps): VNode {
  return (
    <section class={`story-section ${name}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const CHART = { width: 640, height: 300 };
const ON_PAGE = {
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  surface: 'var(--surface)',
} as const;

function Curves(props: {
  readonly houses: readonly HouseId[];
  readonly rounds: readonly FortsByRound[];
}): VNode {
  const { houses, rounds } = props;
  const labels = rounds.map(({ round }) => (round === 0 ? '' : String(round)));
  return (
    <Section title={say('thrones.story.curves')} name="curves">
      <svg
        class="story-curves"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{
          __html: drawCurves(curvesOf(houses, rounds), labels, TARGET, CHART, ON_PAGE),
        }}
      />
      <p class="note">{say('thrones.story.curves.target')}</p>
      <div class="story-scroll">
        <table class="story-table numbers">
          <thead>
            <tr>
              <th scope="col">{say('thrones.story.house')}</th>
              {rounds.map(({ round }) => (
                <th key={round} scope="col">
                  {round === 0 ? say('thrones.story.start') : round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {houses.map((house) => (
              <tr key={house}>
                <HouseCell house={house} />
                {rounds.map(({ round, forts }) => (
                  <td key={round}>{forts.get(house) ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function HouseCell({ house }: { readonly house: HouseId }): VNode {
  return (
    <th scope="row">
      <HouseShield house={house} size={20} /> {tell(`name.house.${house}`)}
    </th>
  );
}

function Moment(props: { readonly href: string; readonly round: number; readonly what: string }): VNode {
  return (
    <a
      class="story-moment"
      href={props.href}
      aria-label={say('thrones.story.show.of', { round: props.round, what: props.what })}
    >
      {say('thrones.story.show')}
    </a>
  );
}

interface Momentary {
  readonly momentAt: StoryProps['momentAt'];
}

function Captures({ looked, momentAt }: Momentary & { readonly looked: Looked }): VNode {
  const captures = useMemo(() => capturesOf(looked).filter(({ from }) => from !== null), [looked]);
  return (
    <Section title={say('thrones.story.captures')} name="captures">
      {captures.length === 0 ? <p class="note">{say('thrones.story.captures.none')}</p> : null}
      <ol class="story-lines">
        {captures.map(({ version, round, area, from, to, forts }) => {
          const what = say('thrones.story.capture', { to, area, from });
          return (
            <li key={`${version} ${area}`}>
              <HouseShield house={to} size={26} />
              <span>
                <small>{say('thrones.story.round', { round })}</small> {what}{' '}
                <small>{say('thrones.story.capture.forts', { forts })}</small>
              </span>
              <Moment href={momentAt(version)} round={round} what={what} />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const percent = (chance: number): number => Math.round(chance * 100);

interface BattlesProps extends Momentary {
  readonly houses: readonly HouseId[];
  readonly battles: readonly Battle[];
}

function Battles({ houses, battles, momentAt }: BattlesProps): VNode {
  return (
    <Section title={say('thrones.story.battles')} name="battles">
      {battles.length === 0 ? (
        <p class="note">{say('thrones.story.battles.none')}</p>
      ) : (
        <>
          <Fortunes houses={houses} battles={battles} />
          <p class="note">{say('thrones.story.battles.about')}</p>
          <ol class="story-lines">
            {battles.map((battle) => (
              <BattleLine key={battle.version} battle={battle} momentAt={momentAt} />
            ))}
          </ol>
        </>
      )}
    </Section>
  );
}

function Fortunes({ houses, battles }: Pick<BattlesProps, 'houses' | 'battles'>): VNode {
  const fortunes = fortunesOf(houses, battles);
  const most = Math.max(1, ...fortunes.map(({ fought }) => fought));
  return (
    <ul class="fortunes">
      {fortunes.map(({ house, fought, won, expected }) => (
        <li key={house}>
          <HouseShield house={house} size={22} label={tell(`name.house.${house}`)} />
          <span class="fortune-bar" aria-hidden="true">
            <span class="fought" style={{ inlineSize: `${(100 * fought) / most}%` }} />
            <span class={`won of-${house}`} style={{ inlineSize: `${(100 * won) / most}%` }} />
            <span class="expected" style={{ insetInlineStart: `${(100 * expected) / most}%` }} />
          </span>
          <span class="fortune-words">
            {fought === 0
              ? say('thrones.story.fortune.none')
              : say('thrones.story.fortune', { won, fought, expected: expected.toFixed(1) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function BattleLine({ battle, momentAt }: Momentary & { readonly battle: Battle }): VNode {
  const { attacker, defender, area, winner, strengths, cards, chance, round, version } = battle;
  const what = say('thrones.story.battle', { attacker, defender, area });
  const [own, other] =
    winner === attacker ? [strengths.attacker, strengths.defender] : [strengths.defender, strengths.attacker];
  const luck = winner === attacker ? chance : 1 - chance;
  const card = (side: 'attacker' | 'defender'): string =>
    cards[side] === null ? '' : tell(`name.house-card.${cards[side]}`);
  return (
    <li>
      <HouseShield house={winner} size={26} />
      <span>
        <small>{say('thrones.story.round', { round })}</small> {what}:{' '}
        <strong>{say('thrones.story.battle.won', { winner, strength: own, against: other })}</strong>
        <br />
        <small>
          {[card('attacker'), card('defender')].filter((name) => name !== '').join(' · ')}
          {' · '}
          {say('thrones.story.battle.chance', { chance: percent(luck), house: winner })}
        </small>
        {luck < 0.35 ? <em class="upset">{say('thrones.story.battle.upset')}</em> : null}
      </span>
      <Moment href={momentAt(version)} round={round} what={what} />
    </li>
  );
}

const PURSE = ['gained', 'tracks', 'wildlings', 'tokens', 'lost'] as const;

function Power({ houses, looked }: { readonly houses: readonly HouseId[]; readonly looked: Looked }): VNode {
  const purses = useMemo(() => pursesOf(houses, looked.events), [looked]);
  return (
    <Section title={say('thrones.story.power')} name="power">
      <div class="story-scroll">
        <table class="story-table numbers">
          <thead>
            <tr>
              <th scope="col">{say('thrones.story.house')}</th>
              {PURSE.map((part) => (
                <th key={part} scope="col">
                  {say(`thrones.story.power.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {purses.map((purse) => (
              <tr key={purse.house}>
                <HouseCell house={purse.house} />
                {PURSE.map((part) => (
                  <td key={part}>{purse[part]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface PlansProps {
  readonly looked: Looked;
  readonly told: Told;
  readonly rounds: readonly FortsByRound[];
  readonly minds: ReadonlySet<string>;
}

function Plans({ looked, told, rounds, minds }: PlansProps): VNode {
  const round = useSignal(1);
  const plans = useMemo(() => plansOf(looked, told.client.game, minds, round.value), [looked, round.value]);
  return (
    <Section title={say('thrones.story.plans')} name="plans">
      <p class="note">{say('thrones.story.plans.about')}</p>
      <nav class="story-rounds" aria-label={say('thrones.story.plans.round')}>
        {rounds
          .filter((one) => one.round > 0)
          .map((one) => (
            <button
              key={one.round}
              type="button"
              class="chip"
              aria-pressed={one.round === round.value}
              aria-label={say('thrones.story.round', { round: one.round })}
              onClick={() => (round.value = one.round)}
            >
              {one.round}
            </button>
          ))}
      </nav>
      <ul class="story-lines">
        {plans.map(({ house, marches }) => (
          <li key={house}>
            <HouseShield house={house} size={26} label={tell(`name.house.${house}`)} />
            <ul class="plan">
              {marches.length === 0 ? <li class="note">{say('thrones.story.plan.none')}</li> : null}
              {marches.map(({ from, to, done }) => (
                <li key={from}>
                  {to.length === 0
                    ? say('thrones.story.plan.stay', { from })
                    : say('thrones.story.plan', { from, to })}
                  {to.length === 0 ? null : (
                    <small class={done ? 'came-true' : ''}>
                      {say(done ? 'thrones.story.plan.done' : 'thrones.story.plan.not')}
                    </small>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

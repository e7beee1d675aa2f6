// What came of the battle: points by round and where they came from, the units' deeds, luck, turning points to jump to,
// and ways to share it.

import {
  luckOf,
  pointsByRound,
  pointsByRule,
  unitRecords,
  verdictOf,
  type Dated,
  type Dice,
  type Happened,
  type Luck,
  type UnitRecord,
} from '@maester/battle/account';
import type { BattleState } from '@maester/battle/engine';
import { victoryTarget } from '@maester/battle/field';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { hrefOf, route, type Route } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { useDesk } from '../desk.ts';
import { signOf } from '../field/armies.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { Glyph } from '../heraldry/glyph.tsx';
import { Section } from '../panels/parts.tsx';
import { say } from '../say.ts';
import { saveFile, savePicture } from '../../../story/save.ts';
import { pictureOf } from './picture.ts';
import { reportPage } from './report.ts';
import { scoreChart } from './score-chart.ts';
import { turningPoints, type TurningPoint } from './turning-points.ts';
import { turningInWords } from './turning-words.ts';
import './standings.css';

export function Standings(): VNode | null {
  const { view: seen, scene } = useDesk();
  const view = seen.value;
  const events = scene.events.value;
  const dated = useMemo(() => datedOf(events), [events]);
  if (view === null) return null;
  return (
    <div class="battle-result">
      <Score view={view} events={dated} />
      <Turning view={view} events={dated} />
      <Units view={view} events={dated} />
      <LuckTable view={view} events={dated} />
      <Share view={view} events={dated} picture />
    </div>
  );
}

export interface Told {
  readonly view: BattleState;
  readonly events: readonly Dated[];
}

/** The table itself tells of choices that were undone; they are no part of the battle. */
function datedOf(events: readonly { readonly version: number; readonly event: unknown }[]): readonly Dated[] {
  return events.flatMap(({ version, event }) =>
    typeof event === 'object' &&
    event !== null &&
    'type' in event &&
    event.type !== 'undo' &&
    event.type !== 'withdraw'
      ? [{ version, event: event as Happened }]
      : [],
  );
}

const CHART = { width: 480, height: 220 };
const ON_PAGE = {
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  ground: 'var(--surface)',
} as const;

export function Score({ view, events }: Told): VNode {
  const rounds = pointsByRound(view, events);
  const target = victoryTarget(view);
  return (
    <Section title={say('battle.result.score')}>
      <svg
        class="score-chart"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: scoreChart(view, rounds, target, CHART, ON_PAGE) }}
      />
      <table class="result-table">
        <thead>
          <tr>
            <th scope="col">{say('battle.panels.army')}</th>
            {rounds.map(({ round }) => (
              <th key={round} scope="col" aria-label={say('battle.result.round', { round })}>
                {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.sides.map((seats, side) => (
            <tr key={side}>
              <th scope="row">
                {seats.map((seat) => (
                  <ArmyShield key={seat} sign={signOf(view, seat)} size={20} />
                ))}{' '}
                {tell(`name.side.${side}`)}
              </th>
              {rounds.map(({ round, points }) => (
                <td key={round}>{points[side] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="plain-list">
        {pointsByRule(view, events).map(({ side, because, points }) => (
          <li key={`${side} ${because}`} class="because-line">
            <ArmyShield
              sign={signOf(view, view.sides[side]?.[0] ?? '')}
              size={18}
              label={tell(`name.side.${side}`)}
            />
            {say('battle.result.because.line', { points, because })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Turning({ view, events }: Told): VNode {
  const points = turningPoints(view, events);
  return (
    <Section title={say('battle.result.turning')}>
      {points.length === 0 ? (
        <p class="note">{say('battle.result.turning.none')}</p>
      ) : (
        <ol class="turning">
          {points.map((point) => (
            <TurningLine key={point.version} view={view} point={point} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function TurningLine({ view, point }: { readonly view: BattleState; readonly point: TurningPoint }): VNode {
  const there = momentOf(route.value, point.version);
  return (
    <li>
      <ArmyShield
        sign={signOf(view, view.sides[point.side]?.[0] ?? '')}
        size={22}
        label={tell(`name.side.${point.side}`)}
      />
      <span>
        <small class="note">{say('battle.result.turning.round', { round: point.round })}</small>{' '}
        {turningInWords(point).join('; ')}
      </span>
      {there !== null && <a href={hrefOf(there)}>{say('battle.result.turning.show')}</a>}
    </li>
  );
}

/** Where a moment of the game on this page can be looked at. */
function momentOf(here: Route, at: number): Route | null {
  if (here.page === 'table' || here.page === 'replay')
    return { page: 'replay', service: here.service, id: here.id, at };
  if (here.page === 'game' || here.page === 'shared') return { ...here, at };
  if (here.page === 'story' && here.of !== null) return { page: 'replay', ...here.of, at };
  return here.page === 'journal' || here.page === 'story' ? { page: 'journal', at } : null;
}

export function Units({ view, events }: Told): VNode {
  const records = unitRecords(view, events);
  const most = Math.max(1, ...records.flatMap(({ dealt, suffered }) => [dealt, suffered]));
  return (
    <Section title={say('battle.result.units')}>
      <div class="result-scroll">
        <table class="result-table units">
          <thead>
            <tr>
              <th scope="col">{say('battle.result.unit')}</th>
              <th scope="col">{say('battle.result.dealt')}</th>
              <th scope="col">{say('battle.result.suffered')}</th>
              <th scope="col">{say('battle.result.kills')}</th>
              <th scope="col">{say('battle.result.fate')}</th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <UnitRow key={record.unit} view={view} record={record} most={most} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function UnitRow(props: {
  readonly view: BattleState;
  readonly record: UnitRecord;
  readonly most: number;
}): VNode {
  const { view, record, most } = props;
  const unit = view.units.find(({ id }) => id === record.unit);
  return (
    <tr data-fell={record.fell !== null}>
      <th scope="row">
        <ArmyShield sign={signOf(view, record.seat)} size={18} label={tell(`name.seat.${record.seat}`)} />{' '}
        {tell(`name.unit.${record.unit}`)}
      </th>
      <Measured value={record.dealt} most={most} />
      <Measured value={record.suffered} most={most} />
      <td>{record.destroyed === 0 ? '–' : record.destroyed}</td>
      <td>
        {record.fell === null
          ? say('battle.result.stands', { wounds: unit?.wounds ?? 0 })
          : say('battle.result.fell', { round: record.fell })}
      </td>
    </tr>
  );
}

function Measured({ value, most }: { readonly value: number; readonly most: number }): VNode {
  return (
    <td class="measured">
      <span class="measure" aria-hidden="true" style={{ inlineSize: `${(100 * value) / most}%` }} />
      <b>{value}</b>
    </td>
  );
}

const KINDS = ['attack', 'defense', 'tests', 'charges'] as const;

export function LuckTable({ view, events }: Told): VNode {
  const lucks = luckOf(view, events);
  return (
    <Section title={say('battle.result.luck')}>
      <p class="note">{say('battle.result.luck.about')}</p>
      <div class="lucks">
        {lucks.map((luck) => (
          <div key={luck.seat} class="luck">
            <p class="luck-head">
              <ArmyShield sign={signOf(view, luck.seat)} size={24} />
              <strong>{tell(`name.seat.${luck.seat}`)}</strong>
              <span class={`verdict-of ${verdictOf(luck)}`}>
                {say(`battle.result.luck.${verdictOf(luck)}`)}
              </span>
            </p>
            <dl>
              {KINDS.filter((kind) => luck[kind].thrown > 0).map((kind) => (
                <LuckLine key={kind} luck={luck} kind={kind} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** At most, on either side of the middle. */
const WIDEST = 2.5;

function LuckLine({ luck, kind }: { readonly luck: Luck; readonly kind: (typeof KINDS)[number] }): VNode {
  const dice: Dice = luck[kind];
  const off = dice.variance === 0 ? 0 : (dice.successes - dice.expected) / Math.sqrt(dice.variance);
  const part = Math.max(-1, Math.min(1, off / WIDEST));
  return (
    <div class="luck-line">
      <dt>{say(`battle.result.luck.${kind}`)}</dt>
      <dd>
        <span class="luck-bar" aria-hidden="true">
          <span
            style={{
              insetInlineStart: `${50 + Math.min(0, part) * 50}%`,
              inlineSize: `${Math.abs(part) * 50}%`,
            }}
          />
        </span>
        {say('battle.result.luck.of', { successes: dice.successes, expected: dice.expected.toFixed(1) })}
      </dd>
    </div>
  );
}

/** Where the picture is offered elsewhere, the report alone. */
export function Share({ view, events, picture: offers }: Told & { readonly picture: boolean }): VNode {
  const failed = useSignal(false);
  const picture = async (): Promise<void> => {
    failed.value = !(await savePicture(pictureOf(view, events), 'battle.png'));
  };
  return (
    <Section title={say('battle.result.share')}>
      <p class="row">
        {offers && (
          <button type="button" class="button" onClick={() => void picture()}>
            <Glyph of="victory-points" size={18} /> {say('battle.result.picture')}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => saveFile(reportPage(view, events), 'battle-report.html', 'text/html')}
        >
          <Glyph of="discard" size={18} /> {say('battle.result.report')}
        </button>
      </p>
      <output class="note">{failed.value ? say('battle.result.failed') : null}</output>
    </Section>
  );
}

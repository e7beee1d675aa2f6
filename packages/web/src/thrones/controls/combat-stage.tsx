// The combat stage: both sides face to face, their strength line by line as it grows, who is ahead, and the result.

import { useSignal } from '@preact/signals';
import type { ThronesEvent } from '@maester/thrones';
import { countUnits, type AreaId, type HouseCardId, type HouseId, type Side } from '@maester/thrones/tables';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say, tell } from '../../app/words.ts';
import { narrow } from '../../frame/narrow.ts';
import { HouseCard, HouseCardBack } from '../cards/house-card.tsx';
import { TidesCard } from '../cards/tides-card.tsx';
import { useDesk } from '../desk.ts';
import { HouseShield, SideIcon } from '../signs.tsx';
import { areaIn } from './board-facts.ts';
import {
  nextStage,
  stageLines,
  stageTotals,
  type CombatWon,
  type Stage,
  type StageLine,
} from './combat-story.ts';
import { areaName, houseName, UnitRow, useLight } from './parts.tsx';
import { leaderOf } from './strengths.ts';
import './combat-stage.css';

/** Milliseconds a result stays while the game goes on. */
const RESULT_STAYS = 7000;

export function CombatStage(): VNode | null {
  const { play, scene } = useDesk();
  const { stage, fresh } = useStage();
  const dismissed = useSignal<CombatWon | null>(null);
  const over = stage?.over === true;
  const result = stage?.result ?? null;
  useEffect(() => {
    if (!over || play === null) return;
    const timer = setTimeout(() => (dismissed.value = result), RESULT_STAYS);
    return () => clearTimeout(timer);
  }, [over, result]);
  if (stage === null || (over && (dismissed.value === result || (play === null && !fresh)))) return null;
  // What is asked now needs the room.
  const asked = play !== null && (scene.shown.value?.decision ?? null) !== null;
  if (over && asked) return <Outcome stage={stage} />;
  return (
    <StageView
      stage={stage}
      brief={asked && narrow.value}
      onClose={over ? () => (dismissed.value = result) : null}
    />
  );
}

/** A combat that is over, in one line. */
function Outcome({ stage }: { readonly stage: Stage }): VNode {
  const { attacker, defender, area, from } = stage.combat;
  const totals = stageTotals(stage);
  const light = useLight([area, from]);
  return (
    <section class="combat-outcome" aria-label={say('controls.stage.title', { area })} {...light}>
      <strong>{say('controls.stage.title', { area })}</strong>
      <span class="score" data-won={stage.result?.side}>
        <HouseShield house={attacker} size={20} label={houseName(attacker)} />
        <b class="attacker">{totals.attacker}</b>
        <SideIcon side="attacker" size={14} />
        <b class="defender">{totals.defender}</b>
        <HouseShield house={defender} size={20} label={houseName(defender)} />
      </span>
    </section>
  );
}

/** The stage as it follows from state to state; `fresh` while its result is among the latest news. */
function useStage(): { readonly stage: Stage | null; readonly fresh: boolean } {
  const { scene, view } = useDesk();
  const told = useRef({ view: view.value, count: -1, stage: null as Stage | null, fresh: false });
  const events = scene.events.value;
  const last = told.current;
  if (view.value !== null && (last.view !== view.value || last.count !== events.length)) {
    const past = events.map(({ event }) => event as ThronesEvent);
    // A replay may go back: then there is no before.
    const goesOn = last.count >= 0 && last.count <= events.length;
    const news = goesOn ? past.slice(last.count) : [];
    const stage = nextStage(goesOn ? last.stage : null, view.value, news, past);
    const fresh = stage !== null && stage.result !== null && news.includes(stage.result);
    told.current = { view: view.value, count: events.length, stage, fresh };
  }
  return told.current;
}

function StageView({
  stage,
  brief,
  onClose,
}: {
  readonly stage: Stage;
  /** Line by line only if one wants to see it. */
  readonly brief: boolean;
  readonly onClose: (() => void) | null;
}): VNode {
  const { combat, view, result } = stage;
  const unfolded = useSignal(false);
  const title = say('controls.stage.title', { area: combat.area });
  const totals = stageTotals(stage);
  const leader = result?.side ?? combat.winner ?? leaderOf(view, combat, totals);
  const light = useLight([combat.area, combat.from]);
  return (
    <section
      class="combat-stage"
      aria-label={title}
      data-decided={result !== null}
      data-brief={brief && !unfolded.value}
    >
      <header {...light}>
        <h2>
          {brief ? (
            <button
              type="button"
              class="unfold"
              aria-expanded={unfolded.value}
              onClick={() => (unfolded.value = !unfolded.value)}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {onClose !== null && (
          <button type="button" class="remove" aria-label={say('controls.stage.close')} onClick={onClose}>
            ×
          </button>
        )}
      </header>
      <div class="sides">
        <SideView stage={stage} side="attacker" leads={leader === 'attacker'} />
        <SideView stage={stage} side="defender" leads={leader === 'defender'} />
      </div>
      <Balance attacker={totals.attacker} defender={totals.defender} of={combat} />
      <output class="verdict">
        {result === null ? standing(stage, leader) : tell('event.combat-won', result)}
      </output>
    </section>
  );
}

function standing({ combat, ...stage }: Stage, leader: Side): string {
  const { attacker, defender } = stageTotals({ combat, ...stage });
  const house = combat[leader];
  if (combat.winner !== null) return say('controls.stage.won', { house });
  return attacker === defender
    ? say('controls.stage.tie', { house })
    : say('controls.stage.ahead', { house, by: Math.abs(attacker - defender) });
}

function SideView({
  stage,
  side,
  leads,
}: {
  readonly stage: Stage;
  readonly side: Side;
  readonly leads: boolean;
}): VNode {
  const { combat, view } = stage;
  const house = combat[side];
  const area = areaIn(view, combat.area);
  const units = side === 'attacker' ? combat.attackers : area.units;
  const standingHere = side === 'attacker' || area.house === house;
  return (
    <div class={`side ${side}`} data-leads={leads}>
      <p class="side-head">
        <HouseShield house={house} size={34} />
        <span class="side-name">
          <strong>{houseName(house)}</strong>
          <small>
            <SideIcon side={side} size={14} /> {say(`controls.stage.${side}`)}
          </small>
        </span>
        <span class="side-total">
          <span class="visually-hidden">{say('controls.stage.total')} </span>
          {`${stageTotals(stage)[side]}`.replace('-', '−')}
        </span>
      </p>
      <ul class="lines">
        {stageLines(stage, side).map((line) => (
          <Line key={`${line.from} ${line.what}`} line={line} stage={stage}>
            {line.from === 'units' && standingHere && <UnitRow units={units} house={house} size={22} />}
          </Line>
        ))}
        {countUnits(units) === 0 || !standingHere ? <li>{say('controls.stage.no-units')}</li> : null}
      </ul>
      <div class="cards-played">
        <Played stage={stage} side={side} house={house} />
        {combat.tides[side] !== null && <TidesCard card={combat.tides[side]} />}
      </div>
    </div>
  );
}

function Line(props: {
  readonly line: StageLine;
  readonly stage: Stage;
  readonly children?: ComponentChildren;
}): VNode {
  const { line, stage } = props;
  const supporter = line.from === 'support' ? areaIn(stage.view, line.what as AreaId).house : null;
  const signed =
    line.value < 0 ? `−${-line.value}` : line.from === 'units' ? `${line.value}` : `+${line.value}`;
  return (
    <li>
      <span>
        {supporter !== null && <HouseShield house={supporter} size={16} label={houseName(supporter)} />}
        {props.children === undefined || props.children === false ? lineName(line) : props.children}
      </span>
      <b>{signed}</b>
    </li>
  );
}

function lineName({ from, what }: StageLine): string {
  switch (from) {
    case 'order':
      return tell(`name.order.${what}`);
    case 'support':
      return areaName(what);
    case 'card':
      return tell(`name.house-card.${what}`);
    case 'tides':
      return say('controls.stage.line.tides');
    default:
      return say(`controls.stage.line.${from}`);
  }
}

/** The card of a side: open, chosen face down, or not chosen yet. */
function Played(props: {
  readonly stage: Stage;
  readonly side: Side;
  readonly house: HouseId;
}): VNode | null {
  const { scene } = useDesk();
  const { house, side } = props;
  const { combat, view } = props.stage;
  const card = combat.cards[side];
  if (card !== null) return <HouseCard card={card} size="small" state="played" />;
  const { answers, stack } = view.flow;
  if (stack.at(-1)?.step !== 'choose-house-card') return null;
  if (!Object.hasOwn(answers, house)) return <small>{say('controls.stage.choosing')}</small>;
  const own = house === scene.seat ? answers[house] : null;
  return typeof own === 'string' ? (
    <HouseCard card={own as HouseCardId} size="small" />
  ) : (
    <HouseCardBack house={house} size="small" />
  );
}

/** Both strengths as one bar, so that the eye sees who is ahead. */
function Balance(props: {
  readonly attacker: number;
  readonly defender: number;
  readonly of: Stage['combat'];
}): VNode {
  const [a, d] = [Math.max(0, props.attacker), Math.max(0, props.defender)];
  const share = a + d === 0 ? 50 : (100 * a) / (a + d);
  return (
    <div class="balance" aria-hidden="true">
      <span class={`of-${props.of.attacker}`} style={{ inlineSize: `${share}%` }} />
      <span class={`of-${props.of.defender}`} style={{ inlineSize: `${100 - share}%` }} />
    </div>
  );
}

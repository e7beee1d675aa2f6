// The combat stage: both sides face to face, their strength line by line as it grows, who is ahead, and the result.

import { useSignal } from '@preact/signals';
import type { HouseCardId, HouseId, Side } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { HouseCard, HouseCardBack } from '../cards/house-card.tsx';
import { TidesCard } from '../cards/tides-card.tsx';
import { useDesk } from '../desk.ts';
import { HouseShield } from '../house-shield.tsx';
import { SideIcon } from '../signs.tsx';
import { BriefLines, Lines } from './combat-lines.tsx';
import { stageTotals, type CombatWon, type Stage } from './combat-story.ts';
import { houseName, useLight } from './parts.tsx';
import { leaderOf } from './strengths.ts';
import { useStage } from './use-stage.ts';
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
  if (result !== null && asked) return <Outcome stage={stage} />;
  return <StageView stage={stage} brief={asked} onClose={over ? () => (dismissed.value = result) : null} />;
}

/** A combat that is decided, in one line. */
function Outcome({ stage }: { readonly stage: Stage }): VNode {
  const { attacker, defender, area, from } = stage.combat;
  const totals = stageTotals(stage);
  const light = useLight([area, from]);
  return (
    <section class="combat-outcome" aria-label={say('thrones.controls.stage.title', { area })} {...light}>
      <strong>{say('thrones.controls.stage.title', { area })}</strong>
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

function StageView({
  stage,
  brief,
  onClose,
}: {
  readonly stage: Stage;
  /** What is asked needs the room: line by line only if one wants to see it. */
  readonly brief: boolean;
  readonly onClose: (() => void) | null;
}): VNode {
  const { combat, view, result } = stage;
  const unfolded = useSignal(false);
  const folded = brief && !unfolded.value;
  const title = say('thrones.controls.stage.title', { area: combat.area });
  const totals = stageTotals(stage);
  const leader = result?.side ?? combat.winner ?? leaderOf(view, combat, totals);
  const light = useLight([combat.area, combat.from]);
  return (
    <section class="combat-stage" aria-label={title} data-decided={result !== null} data-brief={folded}>
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
          <button
            type="button"
            class="remove"
            aria-label={say('thrones.controls.stage.close')}
            onClick={onClose}
          >
            ×
          </button>
        )}
      </header>
      <div class="sides">
        <SideView stage={stage} side="attacker" leads={leader === 'attacker'} brief={folded} />
        <SideView stage={stage} side="defender" leads={leader === 'defender'} brief={folded} />
      </div>
      <Balance attacker={totals.attacker} defender={totals.defender} of={combat} />
      {folded && result === null && totals.attacker !== totals.defender ? null : (
        <output class="verdict">
          {result === null ? standing(stage, leader) : tell('event.combat-won', result)}
          {result !== null && result.strength === result.against && (
            <small>{say('thrones.controls.stage.tied', { house: result.house, loser: result.loser })}</small>
          )}
        </output>
      )}
    </section>
  );
}

function standing({ combat, ...stage }: Stage, leader: Side): string {
  const { attacker, defender } = stageTotals({ combat, ...stage });
  const house = combat[leader];
  if (combat.winner !== null) return say('thrones.controls.stage.won', { house });
  return attacker === defender
    ? say('thrones.controls.stage.tie', { house })
    : say('thrones.controls.stage.ahead', { house, by: Math.abs(attacker - defender) });
}

function SideView({
  stage,
  side,
  leads,
  brief,
}: {
  readonly stage: Stage;
  readonly side: Side;
  readonly leads: boolean;
  readonly brief: boolean;
}): VNode {
  const { scene } = useDesk();
  const { combat } = stage;
  const house = combat[side];
  const card = house === scene.seat || combat.cards[side] !== null ? null : choosing(stage, house);
  return (
    <div class={`side ${side}`} data-leads={leads}>
      <p class="side-head">
        <HouseShield house={house} size={brief ? 28 : 34} />
        <span class="side-name">
          <strong>{houseName(house)}</strong>
          <small>
            <SideIcon side={side} size={14} /> {say(`thrones.controls.stage.${side}`)}
          </small>
        </span>
        <span class="side-total">
          <span class="visually-hidden">{say('thrones.controls.stage.total')} </span>
          {`${stageTotals(stage)[side]}`.replace('-', '−')}
        </span>
      </p>
      {brief ? (
        <BriefLines stage={stage} side={side} hidden={card && say(`thrones.controls.stage.${card}`)} />
      ) : (
        <>
          <Lines stage={stage} side={side} />
          <div class="cards-played">
            <Played stage={stage} side={side} house={house} />
            {combat.tides[side] !== null && <TidesCard card={combat.tides[side]} />}
          </div>
        </>
      )}
    </div>
  );
}

/** Whether a side has chosen its card, while they are chosen. */
function choosing({ view }: Stage, house: HouseId): 'choosing' | 'chosen' | null {
  const { answers, stack } = view.flow;
  if (stack.at(-1)?.step !== 'choose-house-card') return null;
  return Object.hasOwn(answers, house) ? 'chosen' : 'choosing';
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
  const state = choosing(props.stage, house);
  if (state === null) return null;
  if (state === 'choosing') return <small>{say('thrones.controls.stage.choosing')}</small>;
  const own = house === scene.seat ? view.flow.answers[house] : null;
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

// A battle of one's own, in the middle of the screen until it is dismissed: both cards, the strengths as they add up,
// swords and fortifications, what followed, and in one sentence why it was won or lost. At once nothing is staged.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { SeenEvent } from '@maester/table';
import type { ThronesEvent } from '@maester/thrones';
import type { HouseId, Side } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { tell } from '../../../app/words.ts';
import type { HeldBack } from '../../../frame/scene.ts';
import { HouseCard } from '../cards/house-card.tsx';
import { TidesCard } from '../cards/tides-card.tsx';
import { Lines } from '../controls/combat-lines.tsx';
import { stageLines, stageTotals, type CombatWon, type Stage } from '../controls/combat-story.ts';
import { houseName } from '../controls/parts.tsx';
import { sideOf } from '../controls/strengths.ts';
import { useStage } from '../controls/use-stage.ts';
import { useDesk } from '../desk.ts';
import { tellEvent } from '../events.ts';
import { HouseShield } from '../house-shield.tsx';
import { SideIcon } from '../signs.tsx';
import { say } from '../words.ts';
import { aftermath, blows, difference, isAftermath } from './aftermath.ts';
import './battle-stage.css';

type Fought = Stage & { readonly result: CombatWon };

export function BattleStage(): VNode | null {
  const desk = useDesk();
  const { scene, play } = desk;
  const { stage, fresh } = useStage();
  const held = useSignal<Fought | null>(null);
  const result = stage?.result ?? null;
  const house = scene.seat as HouseId | null;
  useEffect(() => {
    if (stage === null || result === null || !fresh || play === null || house === null) return;
    if (sideOf(stage.combat, house) === null || settings.peek().pace === 'instant') return;
    held.value = { ...stage, result };
  }, [result]);
  // Whoever goes on has seen enough.
  useSignalEffect(() => {
    if (play?.sending.value === true) held.value = null;
  });
  const isHeld = held.value !== null;
  // The game goes on; the screen follows as far as the end of this battle, and shows the rest afterwards.
  useEffect(() => {
    const won = held.peek()?.result;
    if (won === undefined || play === null) return undefined;
    desk.staged.value = true;
    const release = play.hold(({ news }) => isAftermath(told(scene.events.peek()), told(news), won));
    return () => {
      desk.staged.value = false;
      release();
    };
  }, [isHeld, result]);
  useEffect(() => {
    if (!isHeld) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') held.value = null;
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isHeld]);
  const fought = held.value;
  if (fought === null || house === null) return null;
  return (
    <Battle
      fought={fought}
      house={house}
      after={aftermath(told(scene.events.value), fought.result)}
      waiting={play?.heldBack.value ?? null}
      close={() => (held.value = null)}
    />
  );
}

const told = (events: readonly SeenEvent[]): readonly ThronesEvent[] =>
  events.map(({ event }) => event as ThronesEvent);

interface BattleProps {
  readonly fought: Fought;
  readonly house: HouseId;
  readonly after: readonly ThronesEvent[];
  readonly waiting: HeldBack | null;
  readonly close: () => void;
}

function Battle({ fought, house, after, waiting, close }: BattleProps): VNode {
  const { combat, result } = fought;
  const won = result.house === house;
  const button = useRef<HTMLButtonElement>(null);
  // The focus went with what confirmed the last choice: whoever had it goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const counts = Math.max(
    ...(['attacker', 'defender'] as const).map((side) => stageLines(fought, side).length),
  );
  const struck = blows(fought);
  const followed = after.map((event) => tellEvent(event)).filter((text) => text !== null);
  return (
    <section
      class="battle-stage over-map"
      aria-label={say('thrones.stage.title', { area: combat.area })}
      data-won={won}
      style={{ '--counts': counts }}
    >
      <h2>{say('thrones.stage.title', { area: combat.area })}</h2>
      <div class="opponents">
        <Opponent fought={fought} side="attacker" />
        <Opponent fought={fought} side="defender" />
      </div>
      <div class="ending">
        <output class="why">{whyOf(fought, won)}</output>
        {struck !== null && (
          <p class="blows">{say('thrones.stage.blows', { ...struck, house: result.house })}</p>
        )}
        {followed.length > 0 && (
          <ul class="after">
            {followed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <button type="button" class="button primary" ref={button} onClick={close}>
          {say('thrones.stage.close')}
        </button>
        <output class="note waiting">
          {waiting !== null && say(waiting.asks ? 'thrones.stage.more.asks' : 'thrones.stage.more', waiting)}
        </output>
      </div>
    </section>
  );
}

/** Why it was won or lost, in one sentence. */
function whyOf(fought: Fought, won: boolean): string {
  const { strength, against, house, loser } = fought.result;
  if (strength === against)
    return say(won ? 'thrones.stage.won.tie' : 'thrones.stage.lost.tie', { house, loser });
  const by = strength - against;
  const most = difference(fought);
  if (most === null) return say(won ? 'thrones.stage.won' : 'thrones.stage.lost', { by });
  const what =
    most.from === 'card' ? tell(`name.house-card.${most.what}`) : say(`thrones.stage.by.${most.from}`);
  return say(won ? 'thrones.stage.won.by' : 'thrones.stage.lost.by', { by, what, most: most.by });
}

function Opponent({ fought, side }: { readonly fought: Fought; readonly side: Side }): VNode {
  const { combat, result } = fought;
  const house = combat[side];
  const card = combat.cards[side];
  const tides = combat.tides[side];
  const strength = stageTotals(fought)[side];
  return (
    <div class={`opponent ${side}`} data-wins={result.side === side}>
      <p class="opponent-head">
        <HouseShield house={house} size={40} />
        <span>
          <strong>{houseName(house)}</strong>
          <small>
            <SideIcon side={side} size={14} /> {say(`thrones.controls.stage.${side}`)}
          </small>
        </span>
        <b class="count-up" style={{ '--strength': strength }}>
          <span class="visually-hidden">{say('thrones.stage.strength', { strength })}</span>
        </b>
      </p>
      <div class="opponent-cards">
        {card !== null && <HouseCard card={card} size="normal" state="played" />}
        {tides !== null && <TidesCard card={tides} />}
      </div>
      <Lines stage={fought} side={side} />
    </div>
  );
}

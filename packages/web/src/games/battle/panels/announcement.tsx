// What just happened, shown over the table for a moment: the combat on its stage, a card as it is played, a new round,
// a unit destroyed, points. It takes no clicks but those that close it, and stays away when everything shall be instant.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { rulesOf, type BattleEvent, type BattleState } from '@maester/battle/engine';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../../../app/lazy.tsx';
import { settings } from '../../../app/settings.ts';
import { tell } from '../../../app/words.ts';
import { MissionCard, ObjectiveCard } from '../cards/other-cards.tsx';
import { TacticsCardLarge } from '../cards/tactics-card.tsx';
import { useDesk, type Desk } from '../desk.ts';
import { signOf } from '../field/armies.ts';
import { holdAt } from '../pose/hold.ts';
import { say } from '../say.ts';
import { useStage } from '../stage/follow.ts';
import { Skip } from '../stage/skip.tsx';
import '../stage/stage.css';

// Fetched with the first dice.
const StageBox = lazy(
  async () => (await import('../stage/stage-view.tsx')).StageBox,
  () => null,
);

type Told = Extract<
  BattleEvent,
  { readonly type: 'card' | 'destroyed' | 'mission' | 'objective-card' | 'order' | 'round' | 'scored' }
>;

/** Milliseconds to look at it, at a fast pace. */
const TIMES: Readonly<Record<Told['type'], number>> = {
  card: 2800,
  destroyed: 1800,
  mission: 2400,
  'objective-card': 2400,
  order: 1800,
  round: 1600,
  scored: 2000,
};
const CALMER = 1.6;
const HURRIED = 0.6;
/** Whoever cannot keep up sees the latest. */
const MOST = 3;

export function Announcement(): VNode {
  const desk = useDesk();
  const { view } = desk;
  const aside = useComputed(() => sideOfStage(desk));
  const { stage, close } = useStage(aside.value !== null);
  const { current, skip } = useQueue();
  return (
    <div class={`stage-layer${aside.value === null ? '' : ` at-${aside.value}`}`}>
      {stage !== null && view.value !== null && <StageBox view={view.value} stage={stage} close={close} />}
      <div aria-live="polite">
        {current !== undefined && view.value !== null && (
          <Announced key={current.id} view={view.value} event={current.event} skip={skip} />
        )}
      </div>
    </div>
  );
}

/** Where the stage leaves a place that is asked for in sight: on the other side of the table. */
function sideOfStage(desk: Desk): 'start' | 'end' | null {
  const place = holdAt(desk).value?.posing.start ?? desk.marks.value.ghosts[0]?.pose;
  if (place === undefined) return null;
  const projection = desk.projection.value;
  return projection.spot(place).x < projection.size.width / 2 ? 'end' : 'start';
}

function Announced(props: {
  readonly view: BattleState;
  readonly event: Told;
  readonly skip: () => void;
}): VNode {
  const { view, event, skip } = props;
  const card = cardOf(view, event);
  if (card === null) return <p class="announced">{tell(`event.${event.type}`, event)}</p>;
  return (
    <div class="announced with-card">
      <div class="stage-head">
        <h2>{tell(`event.${event.type}`, event)}</h2>
        <Skip label={say('battle.announce.skip')} onClick={skip} />
      </div>
      {card}
    </div>
  );
}

/** The card that an event is about. */
function cardOf(view: BattleState, event: Told): VNode | null {
  switch (event.type) {
    case 'card':
      return <TacticsCardLarge rules={rulesOf(view)} card={event.card} sign={signOf(view, event.seat)} />;
    case 'mission':
      return event.is === 'revealed' || event.is === 'active' ? <MissionCard card={event.mission} /> : null;
    case 'objective-card':
      return <ObjectiveCard card={event.card} />;
    default:
      return null;
  }
}

interface Queued {
  readonly id: number;
  readonly event: Told;
}

/** What is to be announced now, one thing after the other. */
function useQueue(): { readonly current: Queued | undefined; readonly skip: () => void } {
  const { scene, play } = useDesk();
  const queue = useSignal<readonly Queued[]>([]);
  const seen = useRef<number | null>(scene.shown.peek()?.version ?? null);
  const count = useRef(0);

  useSignalEffect(() => {
    const shown = scene.shown.value;
    if (shown === null || shown.version === seen.current) return;
    const goesOn = seen.current !== null && shown.version > seen.current;
    seen.current = shown.version;
    if (!goesOn || settings.peek().pace === 'instant') {
      queue.value = [];
      return;
    }
    const told = shown.news.map(({ event }) => event as BattleEvent).filter(isTold);
    // What I play I know; what others do is shown.
    const news = told
      .filter((event) => event.type !== 'card' || event.seat !== play?.seat)
      .map((event) => ({ id: (count.current += 1), event }));
    if (news.length > 0) queue.value = [...queue.peek(), ...news].slice(-MOST);
  });

  // Whoever goes on has seen enough.
  useSignalEffect(() => {
    if (play?.sending.value === true) queue.value = [];
  });

  const skip = (): void => void (queue.value = queue.peek().slice(1));
  const [current, next] = queue.value;
  useEffect(() => {
    if (current === undefined) return undefined;
    const pace = settings.peek().pace === 'calm' ? CALMER : next === undefined ? 1 : HURRIED;
    const timer = setTimeout(skip, TIMES[current.event.type] * pace);
    return () => clearTimeout(timer);
  }, [current?.id, next === undefined]);
  return { current, skip };
}

function isTold(event: BattleEvent): event is Told {
  if (event.type === 'mission') return event.is === 'revealed' || event.is === 'active';
  return Object.hasOwn(TIMES, event.type);
}

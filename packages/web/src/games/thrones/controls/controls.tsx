// What the seat is asked, with the control made for it; else whom the game waits for. A combat has its stage above.

import { useSignal } from '@preact/signals';
import { sameJson, type Decision, type Json } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import type { HouseId } from '@maester/thrones/tables';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../../../app/lazy.tsx';
import { tell } from '../../../app/words.ts';
import { isTaken } from '../../../frame/keyboard.ts';
import type { PlayScene } from '../../../frame/scene.ts';
import { useDesk } from '../desk.ts';
import { tellWhy } from '../why.ts';
import { say } from '../words.ts';
import { coachWanted } from '../coach/wanted.ts';
import { About } from './about.tsx';
import { AnswersControl } from './answers.tsx';
import { AreasControl } from './areas.tsx';
import type { Asked, ControlProps } from './asked.ts';
import { AmountControl, BidControl } from './bids.tsx';
import { CombatStage } from './combat-stage.tsx';
import { ConsolidateControl } from './consolidate.tsx';
import { HouseCardsControl } from './house-cards.tsx';
import { controlFor, type ControlKind } from './kinds.ts';
import { LastBids } from './last-bids.tsx';
import { MarchControl } from './march.tsx';
import { MusterControl } from './muster.tsx';
import { NewOrderControl } from './new-order.tsx';
import { OrdersControl } from './orders.tsx';
import { HouseTag, TakeBack } from './parts.tsx';
import { RaidControl } from './raid.tsx';
import { TiesControl } from './ties.tsx';
import { HousesControl, TracksControl } from './tracks.tsx';
import { UnitsControl, UnitsInAreasControl } from './units.tsx';
import { Waiting } from './waiting.tsx';
import { WesterosControl } from './westeros.tsx';

const CONTROLS: Readonly<Record<ControlKind, FunctionComponent<ControlProps>>> = {
  orders: OrdersControl,
  'new-order': NewOrderControl,
  answers: AnswersControl,
  areas: AreasControl,
  raid: RaidControl,
  march: MarchControl,
  consolidate: ConsolidateControl,
  'house-cards': HouseCardsControl,
  units: UnitsControl,
  'units-in-areas': UnitsInAreasControl,
  bid: BidControl,
  amount: AmountControl,
  houses: HousesControl,
  ties: TiesControl,
  tracks: TracksControl,
  westeros: WesterosControl,
  muster: MusterControl,
};

/** Comes later than the question, and only to those who want it. */
const CoachBox = lazy(
  async () => (await import('../coach/coach-box.tsx')).openCoach(),
  () => null,
);

/** Questions asked again and again keep what was opened; others begin anew with each question. */
const LASTING: readonly string[] = ['muster/muster-unit', 'planning-phase/assign-orders'];

export function Controls(): VNode {
  const { scene, play, view, plans } = useDesk();
  const shown = scene.shown.value;
  const decision = shown?.decision ?? null;
  /** The question, for those who are elsewhere on the page and do not see it. */
  const called = useSignal('');
  return (
    <div class="controls">
      <p class="visually-hidden" aria-live="polite">
        {decision === null ? '' : called.value}
      </p>
      <CombatStage />
      <LastBids />
      {plans !== null && decision !== null && view.value !== null && coachWanted().value !== 'off' && (
        <CoachBox view={view.value} decision={decision} />
      )}
      {play !== null && decision !== null && view.value !== null ? (
        <Question
          key={
            LASTING.includes(decision.ask) ? `${decision.ask} ${view.value.round}` : JSON.stringify(decision)
          }
          decision={decision}
          view={view.value}
          play={play}
          call={(text) => (called.value = text)}
        />
      ) : (
        <>
          <Waiting />
          {view.value !== null && !isGiven(view.value, scene.seat) && (
            <TakeBack busy={play?.sending.value === true} />
          )}
        </>
      )}
    </div>
  );
}

function isGiven(view: ThronesState, seat: string | null): boolean {
  return seat !== null && view.flow.answers[seat] !== undefined;
}

function Question(props: {
  readonly decision: Decision;
  readonly view: ThronesState;
  readonly play: PlayScene;
  readonly call: (text: string) => void;
}): VNode | null {
  const { decision, view, play, call } = props;
  const hint = useSignal<Json | undefined>(undefined);
  const reason = useSignal('');
  const box = useRef<HTMLElement>(null);
  /** What is asked now; null once nothing is. */
  const asking = useRef<Decision | null>(null);
  asking.current = decision;
  useEffect(() => () => void (asking.current = null), []);
  const { plans } = useDesk();
  const kind = controlFor(decision);
  const question =
    kind === 'ties' && plans !== null
      ? say('thrones.controls.ties.ask', decision.facts)
      : tell(`ask.${decision.ask}`, decision.facts);
  // The focus was on what confirmed the last choice and went with it: whoever had it goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    // Whoever is here hears the heading; an old question must not be left behind.
    call(document.activeElement === box.current ? '' : question);
  }, []);
  // A figure presses the option of that place, as a click would.
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, event.key)) return;
      if (!/^[1-9]$/.test(event.key)) return;
      const options = box.current?.querySelectorAll<HTMLButtonElement>('button.option') ?? [];
      const option = options[Number(event.key) - 1];
      option?.focus();
      option?.click();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  if (kind === null) return null;
  const Control = CONTROLS[kind];
  const asked: Asked = {
    decision,
    view,
    house: decision.seat as HouseId,
    play,
    busy: play.sending.value,
    hint: hint.value,
    askHint: async () => {
      const advice = await play.advise().catch(() => null);
      // One that comes when something else is asked is for nobody.
      if (advice === null || !sameJson(asking.current, decision)) return undefined;
      const { choice, why } = advice;
      hint.value = choice;
      reason.value = tellWhy(why, decision.ask, choice);
      return choice;
    },
    check: (choice) => thrones.check(view, decision.seat, choice),
    send: async (choice) => {
      if (play.sending.value) return false;
      hint.value = undefined;
      reason.value = '';
      return (await play.choose(choice)).ok;
    },
  };
  return (
    <section
      class="question"
      ref={box}
      tabIndex={-1}
      aria-labelledby="question"
      aria-busy={asked.busy}
      data-ask={decision.ask}
    >
      <p class="asked-house">
        <HouseTag house={asked.house} size={18} />
      </p>
      <h2 id="question">{question}</h2>
      <About asked={asked} />
      <p class="note reason" aria-live="polite">
        {reason.value}
      </p>
      <Control asked={asked} />
    </section>
  );
}

// What the seat is asked, with the control made for it; else whom the game waits for.

import { useSignal } from '@preact/signals';
import { battle } from '@maester/battle/engine';
import type { Json } from '@maester/kernel';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import type { PlayScene } from '../../../frame/scene.ts';
import { useDesk } from '../desk.ts';
import { AlignmentsControl } from '../pose/alignments.tsx';
import { PoseControl } from '../pose/control.tsx';
import { StopsBar } from '../stops/bar.tsx';
import { Instead, Trail } from '../stops/instead.tsx';
import { PASS } from '../stops/moments.ts';
import { NoLongerAsk } from '../stops/pass-and.tsx';
import type { Stop, Stops } from '../stops/stops.ts';
import { ActionsControl } from './actions.tsx';
import { AmountControl } from './amount.tsx';
import type { Asked, OptionDecision, SeveralDecision } from './asked.ts';
import { CardsControl } from './cards.tsx';
import { DeclareControl } from './declare.tsx';
import { DiceControl } from './dice.tsx';
import { EdgesControl } from './edges.tsx';
import { Hints } from './hints.ts';
import { controlFor } from './kinds.ts';
import { OptionsControl } from './options.tsx';
import { Questions } from './questions.ts';
import { SeatTag, TakeBack } from './parts.tsx';
import { SeveralControl } from './several.tsx';
import { TargetsControl } from './targets.tsx';
import { Waiting } from './waiting.tsx';

export function Controls(): VNode {
  const { scene, play, stops } = useDesk();
  const stop = stops?.stop.value ?? null;
  /** The question, for those who are elsewhere on the page and do not see it. */
  const called = useSignal('');
  const hints = useMemo(() => new Hints(), []);
  const questions = useMemo(() => new Questions(), []);
  const version = scene.shown.value?.version ?? 0;
  const question = stop === null ? null : `${questions.numberOf(stop.decision, version)} ${stop.laid.length}`;
  hints.question = question;
  return (
    <div class="controls">
      <p class="visually-hidden" aria-live="polite">
        {stop === null ? '' : called.value}
      </p>
      {play !== null && stops !== null && stop !== null && question !== null ? (
        <Question
          key={question}
          id={question}
          stop={stop}
          stops={stops}
          play={play}
          hints={hints}
          questions={questions}
          call={(text) => (called.value = text)}
        />
      ) : (
        <>
          <Waiting />
          <TakeBack busy={play?.sending.value === true} />
        </>
      )}
      <StopsBar />
    </div>
  );
}

function Question(props: {
  readonly id: string;
  readonly stop: Stop;
  readonly stops: Stops;
  readonly play: PlayScene;
  readonly hints: Hints;
  readonly questions: Questions;
  readonly call: (text: string) => void;
}): VNode | null {
  const { id, stop, stops, play, hints, questions, call } = props;
  const { decision, view } = stop;
  const box = useRef<HTMLElement>(null);
  const question = tell(`ask.${decision.ask}`, decision.facts);
  // The focus was on what confirmed the last choice and went with it: whoever had it goes on here.
  useEffect(() => {
    // A hint is for one question; only what it says of the window before comes along when that is opened.
    if (!stop.isOpened) hints.clear();
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    if (document.activeElement !== box.current) call(question);
  }, []);
  const advised = async (): Promise<Json | undefined> => {
    const advice = await hints.timely(id, play.advise(view));
    if (advice === null) return undefined;
    hints.show(advice, decision.ask);
    return advice.choice;
  };
  // What was hinted is about the activation, not about what comes before it.
  const openWindow = (): void => {
    hints.clear();
    stops.open();
  };
  const asked: Asked = {
    decision,
    view,
    seat: decision.seat,
    play,
    busy: play.sending.value,
    hint: hints.choice.value,
    advise: advised,
    askHint: async () => {
      if (stop.instead !== null) {
        const advice = await hints.timely(id, play.advise());
        if (advice === null) return undefined;
        if (advice.choice !== PASS) {
          hints.show(advice, decision.ask);
          stops.open();
          return undefined;
        }
      }
      return advised();
    },
    check: (choice) => battle.check(view, decision.seat, choice),
    leadsOn: (choice) => stops.leadsOn(choice),
    send: async (choice) => {
      if (play.sending.value) return false;
      hints.clear();
      questions.isAnswered = true;
      const isAccepted = await stops.choose(choice);
      if (!isAccepted) questions.isAnswered = false;
      return isAccepted;
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
      <p class="asked-seat">
        <SeatTag seat={asked.seat} size={18} />
      </p>
      <Trail />
      <h2 id="question">{question}</h2>
      <Instead open={openWindow} />
      <p class="note reason" aria-live="polite">
        {hints.reason.value}
      </p>
      <Control asked={asked} />
      <NoLongerAsk asked={asked} />
    </section>
  );
}

/** The control for what is asked: its kind, and the form of answer that this kind gives. */
function Control({ asked }: { readonly asked: Asked }): VNode | null {
  const { decision } = asked;
  const kind = controlFor(decision);
  switch (decision.kind) {
    case 'option': {
      const Chosen = OF_OPTIONS[kind ?? ''] ?? OptionsControl;
      return <Chosen asked={{ ...asked, decision }} />;
    }
    case 'several': {
      const Chosen = OF_SEVERAL[kind ?? ''] ?? SeveralControl;
      return <Chosen asked={{ ...asked, decision }} />;
    }
    case 'amount':
      return <AmountControl asked={{ ...asked, decision }} />;
    case 'pose':
      return <PoseControl asked={{ ...asked, decision }} />;
    case 'assignment':
      // This game never asks so.
      return null;
  }
}

const OF_OPTIONS: { readonly [kind: string]: FunctionComponent<{ readonly asked: Asked<OptionDecision> }> } =
  {
    actions: ActionsControl,
    declare: DeclareControl,
    edges: EdgesControl,
    targets: TargetsControl,
    alignments: AlignmentsControl,
  };

const OF_SEVERAL: { readonly [kind: string]: FunctionComponent<{ readonly asked: Asked<SeveralDecision> }> } =
  {
    dice: DiceControl,
    cards: CardsControl,
  };

// What the seat is asked, with the control made for it; else whom the game waits for.

import { useSignal } from '@preact/signals';
import { battle, type BattleState } from '@maester/battle';
import type { Decision, Json } from '@maester/kernel';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import type { PlayScene } from '../../../frame/scene.ts';
import { useDesk } from '../desk.ts';
import { AlignmentsControl } from '../pose/alignments.tsx';
import { PoseControl } from '../pose/control.tsx';
import { ActionsControl } from './actions.tsx';
import { AmountControl } from './amount.tsx';
import type { Asked, OptionDecision, SeveralDecision } from './asked.ts';
import { CardsControl } from './cards.tsx';
import { DeclareControl } from './declare.tsx';
import { DiceControl } from './dice.tsx';
import { controlFor } from './kinds.ts';
import { OptionsControl } from './options.tsx';
import { SeatTag, TakeBack } from './parts.tsx';
import { SeveralControl } from './several.tsx';
import { TargetsControl } from './targets.tsx';
import { Waiting } from './waiting.tsx';

export function Controls(): VNode {
  const { scene, play, view, decision: asked } = useDesk();
  const decision = asked.value;
  /** The question, for those who are elsewhere on the page and do not see it. */
  const called = useSignal('');
  return (
    <div class="controls">
      <p class="visually-hidden" aria-live="polite">
        {decision === null ? '' : called.value}
      </p>
      {play !== null && decision !== null && view.value !== null ? (
        <Question
          key={`${scene.shown.value?.version ?? 0} ${decision.ask}`}
          decision={decision}
          view={view.value}
          play={play}
          call={(text) => (called.value = text)}
        />
      ) : (
        <>
          <Waiting />
          <TakeBack busy={play?.sending.value === true} />
        </>
      )}
    </div>
  );
}

function Question(props: {
  readonly decision: Decision;
  readonly view: BattleState;
  readonly play: PlayScene;
  readonly call: (text: string) => void;
}): VNode | null {
  const { decision, view, play, call } = props;
  const hint = useSignal<Json | undefined>(undefined);
  const box = useRef<HTMLElement>(null);
  const question = tell(`ask.${decision.ask}`, decision.facts);
  // The focus was on what confirmed the last choice and went with it: whoever had it goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    if (document.activeElement !== box.current) call(question);
  }, []);
  const asked: Asked = {
    decision,
    view,
    seat: decision.seat,
    play,
    busy: play.sending.value,
    hint: hint.value,
    askHint: async () => {
      hint.value = await play.counsel();
      return hint.value;
    },
    check: (choice) => battle.check(view, decision.seat, choice),
    send: async (choice) => {
      if (play.sending.value) return false;
      hint.value = undefined;
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
      <p class="asked-seat">
        <SeatTag seat={asked.seat} size={18} />
      </p>
      <h2 id="question">{question}</h2>
      <Control asked={asked} />
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
    targets: TargetsControl,
    alignments: AlignmentsControl,
  };

const OF_SEVERAL: { readonly [kind: string]: FunctionComponent<{ readonly asked: Asked<SeveralDecision> }> } =
  {
    dice: DiceControl,
    cards: CardsControl,
  };

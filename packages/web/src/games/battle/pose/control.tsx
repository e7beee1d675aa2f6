// A place on the table, laid out by hand: dragged, tapped, turned, nudged. One control for every move, pivot, deployment,
// arrival, and for terrain and tokens that are placed.

import { mayTurn, type Piece } from '@maester/battle/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { forget, recall, remember } from '../../../app/storage.ts';
import type { Asked, PoseDecision } from '../controls/asked.ts';
import { Foot, Why } from '../controls/parts.tsx';
import { useDesk, useMarks, type Desk, type Placed } from '../desk.ts';
import { say } from '../say.ts';
import {
  asChoice,
  FINE_STEP,
  FINE_TURN,
  isPose,
  LONG_STEP,
  LONG_TURN,
  movedTo,
  nudged,
  posingOf,
  readDraft,
  turnedBy,
  writeDraft,
  type Posing,
} from './draft.ts';
import { Hold, holdAt } from './hold.ts';
import { listen } from './keys.ts';
import { useLookingAt } from './look.ts';
import { Prospect } from './prospect.tsx';
import './pose.css';

interface Props {
  readonly asked: Asked<PoseDecision>;
}

export function PoseControl({ asked }: Props): VNode | null {
  const { scene } = useDesk();
  const { view, decision } = asked;
  const version = scene.shown.value?.version ?? 0;
  const posing = useMemo(() => posingOf(view, decision, version), [view, decision, version]);
  return posing === null ? null : <Laying key={posing.key} asked={asked} posing={posing} />;
}

function Laying({ asked, posing }: Props & { readonly posing: Posing }): VNode {
  const desk = useDesk();
  const storage = `${desk.scene.key}.pose`;
  const hold = useMemo(() => {
    const saved = readDraft(posing, recall<unknown>(storage, null));
    return new Hold(asked.view, posing, saved ?? posing.start);
  }, [posing, storage]);
  useEffect(() => {
    const held = holdAt(desk);
    held.value = hold;
    const stop = hold.start();
    return () => {
      stop();
      if (held.peek() === hold) held.value = null;
    };
  }, [desk, hold]);
  useLookingAt(desk, hold);
  useLaidOut(desk, hold);
  useSignalEffect(() => {
    const wish = hold.wish.value;
    // While it is dragged it changes every frame; what counts is where it is let go.
    if (hold.grip.value !== null) return;
    if (hold.unmoved) forget(storage);
    else remember(storage, writeDraft(posing, wish));
  });
  const send = async (choice: Parameters<Asked['send']>[0]): Promise<boolean> => {
    const accepted = await asked.send(choice);
    if (accepted) forget(storage);
    return accepted;
  };
  const startOver = (): void => hold.now(posing.start);
  useEffect(
    () =>
      listen(desk, hold, {
        confirm: () => {
          if (!asked.busy) void send(asChoice(hold.pose.peek()));
        },
        cancel: startOver,
      }),
    [desk, hold, asked.busy],
  );
  const marks = useMemo(() => <PoseMarks asked={asked} hold={hold} />, [hold]);
  const told = hold.told.value;
  return (
    <div class="pose-control">
      {marks}
      <Measure hold={hold} />
      {told.refusal !== null && (
        <div class="pose-refusal">
          <Why refusal={told.refusal} />
          <p class="note">{say('battle.pose.nearest')}</p>
        </div>
      )}
      <Pad hold={hold} />
      <p class="note pose-keys">{say('battle.pose.keys')}</p>
      <Prospect hold={hold} />
      <Foot
        asked={{ ...asked, send }}
        choice={asChoice(told.pose)}
        label={say('battle.pose.confirm', { move: moveOf(posing, told.unmoved) })}
        onHint={(hint) => {
          if (isPose(hint)) hold.now(hint);
        }}
      >
        <button
          type="button"
          class="quiet"
          disabled={told.unmoved}
          aria-keyshortcuts="Escape"
          onClick={startOver}
        >
          {say('battle.pose.start-over')}
        </button>
      </Foot>
    </div>
  );
}

/** Says at the desk what is laid out; whoever clears it there starts over. */
function useLaidOut(desk: Desk, hold: Hold): void {
  useSignalEffect(() => {
    const { pose, unmoved } = hold.told.value;
    const { key, motion } = hold.posing;
    desk.draft.value = unmoved
      ? null
      : { decision: key, piece: placed(motion.piece), from: motion.from, pose };
  });
  useSignalEffect(() => {
    if (desk.draft.value === null && !hold.told.peek().unmoved) hold.now(hold.posing.start);
  });
  useEffect(() => () => void (desk.draft.value = null), [desk, hold]);
}

function placed(piece: Piece): Placed {
  switch (piece.kind) {
    case 'unit':
      return { kind: 'unit', unit: piece.id, tray: piece.tray };
    case 'terrain':
      return piece;
    case 'token':
      return { kind: 'token' };
  }
}

/** What the table shows and takes meanwhile; made once, for it does not follow the piece. */
function PoseMarks({ asked, hold }: Props & { readonly hold: Hold }): null {
  const { posing } = hold;
  const { piece } = posing.motion;
  useMarks({
    edges: edgeOf(asked, posing),
    about: new Set(piece.kind === 'unit' ? [`unit:${piece.id}` as const] : []),
    onPoint: (at) => hold.soon(movedTo(posing, hold.latest, at)),
  });
  return null;
}

/** The edge in whose zone a unit is deployed. */
function edgeOf({ view, seat }: Asked, { motion }: Posing): readonly number[] {
  const edge = view.players.find((player) => player.seat === seat)?.edge ?? null;
  return edge !== null && motion.ask === 'deploy/place' ? [edge] : [];
}

/** What confirming does, in a word. */
function moveOf({ motion }: Posing, unmoved: boolean): string {
  if (motion.way === 'placed') return 'place';
  if (motion.ask === 'charge/pivot') return 'charge';
  if (unmoved) return 'stay';
  if (motion.way === 'on-the-spot') return 'turn';
  return motion.ask.split('/')[0] ?? 'move';
}

/** Inches used and left, as a bar and in words, and what the way costs. */
function Measure({ hold }: { readonly hold: Hold }): VNode | null {
  const { path } = hold.told.value;
  if (path === null || path.most === 0)
    return <p class="note">{say('battle.pose.how', { way: hold.posing.motion.way })}</p>;
  const used = Math.min(1, path.used / path.most);
  return (
    <div class="pose-measure">
      <div class="pose-bar" aria-hidden="true">
        <span class="pose-used" style={{ width: `${(100 * used).toFixed(1)}%` }} />
      </div>
      <p>
        <output>{say('battle.pose.measure', { used: path.used, left: path.left, most: path.most })}</output>
        {path.rough > 0 && <span class="pose-cost">{say('battle.pose.rough', { inches: path.rough })}</span>}
        {path.dangers.length > 0 && (
          <span class="pose-cost danger">{say('battle.pose.danger', { count: path.dangers.length })}</span>
        )}
      </p>
    </div>
  );
}

/** Buttons that nudge and turn, for those without keys, and to show that there are keys. */
function Pad({ hold }: { readonly hold: Hold }): VNode {
  const desk = useDesk();
  const long = useSignal(false);
  const { posing } = hold;
  const moves = posing.motion.way !== 'on-the-spot';
  const nudge = (degrees: number): void => {
    const towards = desk.projection.peek().facing(degrees);
    hold.now(nudged(posing, hold.steady, towards, long.value ? LONG_STEP : FINE_STEP));
  };
  const turn = (by: 1 | -1): void => {
    hold.now(turnedBy(posing, hold.steady, by * (long.value ? LONG_TURN : FINE_TURN)));
  };
  return (
    <fieldset class="pose-pad">
      <legend class="visually-hidden">{say('battle.pose.pad')}</legend>
      {mayTurn(posing.motion) && (
        <PadButton
          icon="turn-left"
          words={say('battle.pose.turn', { way: 'left', long: String(long.value) })}
          keys="Q"
          onClick={() => turn(-1)}
        />
      )}
      {moves && (
        <>
          <PadButton
            icon="left"
            words={say('battle.pose.nudge', { way: 'left', long: String(long.value) })}
            keys="ArrowLeft"
            onClick={() => nudge(270)}
          />
          <PadButton
            icon="up"
            words={say('battle.pose.nudge', { way: 'up', long: String(long.value) })}
            keys="ArrowUp"
            onClick={() => nudge(0)}
          />
          <PadButton
            icon="down"
            words={say('battle.pose.nudge', { way: 'down', long: String(long.value) })}
            keys="ArrowDown"
            onClick={() => nudge(180)}
          />
          <PadButton
            icon="right"
            words={say('battle.pose.nudge', { way: 'right', long: String(long.value) })}
            keys="ArrowRight"
            onClick={() => nudge(90)}
          />
        </>
      )}
      {mayTurn(posing.motion) && (
        <PadButton
          icon="turn-right"
          words={say('battle.pose.turn', { way: 'right', long: String(long.value) })}
          keys="E"
          onClick={() => turn(1)}
        />
      )}
      <button
        type="button"
        class="pose-step"
        aria-pressed={long.value}
        title={say('battle.pose.steps')}
        onClick={() => (long.value = !long.value)}
      >
        {say('battle.pose.step', { long: String(long.value), turns: String(!moves) })}
      </button>
    </fieldset>
  );
}

const ICONS = {
  left: 'M6-7L-3 0 6 7',
  right: 'M-6-7L3 0-6 7',
  up: 'M-7 6L0-3 7 6',
  down: 'M-7-6L0 3 7-6',
  'turn-left': 'M-6-4A7.500 7.500 0 1 1-7 3M-6-10V-4H0',
  'turn-right': 'M6-4A7.500 7.500 0 1 0 7 3M6-10V-4H0',
} as const;

function PadButton(props: {
  readonly icon: keyof typeof ICONS;
  readonly words: string;
  readonly keys: string;
  readonly onClick: () => void;
}): VNode {
  return (
    <button
      type="button"
      aria-label={props.words}
      title={props.words}
      aria-keyshortcuts={props.keys}
      onClick={props.onClick}
    >
      <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
        <path d={ICONS[props.icon]} />
      </svg>
    </button>
  );
}

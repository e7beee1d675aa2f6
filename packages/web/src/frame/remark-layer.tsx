// Computer players speak: a bubble below the seat for a moment, and the same line in the chronicle.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { SeatInfo, SeenEvent } from '@maester/table';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { learnWords, tell } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { personaAt } from '../table/tell-mind.ts';
import type { GameClient, GameScreen } from './game-client.ts';
import { remarked, type Remark } from './remarked.ts';
import { Speakers, type Said } from './remarks.ts';
import './remarks.css';

interface Props {
  readonly model: TableModel;
  readonly client: GameClient;
  readonly screen: GameScreen;
}

/** Milliseconds that a bubble is there: long enough to be read twice. */
const LASTS = 6500;
/** More would be a crowd. */
const MOST = 2;

interface Bubble {
  readonly number: number;
  readonly said: Said;
}

export function RemarkLayer({ model, client, screen }: Props): VNode {
  const bubbles = useSignal<readonly Bubble[]>([]);
  const isReady = useSignal(false);
  const listening = useRef<{ readonly of: string; readonly speakers: Speakers } | null>(null);
  const remarks = useRef<Awaited<ReturnType<NonNullable<GameScreen['remarks']>>> | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const load = async (): Promise<void> => {
      const found = (await screen.remarks?.()) ?? null;
      if (found === null) return;
      await learnWords(found.words);
      remarks.current = found;
      isReady.value = true;
    };
    // Without a network nobody speaks, and nothing else is missing.
    load().catch(() => {});
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
      remarked.value = new Map();
    };
  }, [screen]);

  const remarkOf = (said: Said): Remark => {
    const info = model.info.peek();
    const persona = info === null ? null : personaAt(info, said.seat);
    const name = persona?.name ?? tell(`name.seat.${said.seat}`);
    return { seat: said.seat, name, text: tell(said.key, said.facts) };
  };

  useSignalEffect(() => {
    const events: readonly SeenEvent[] = model.events.value;
    const info = model.info.value;
    if (!isReady.value || remarks.current === null || info === null) return;
    const of = `${info.table} ${info.seats.map(playedBy).join(' ')}`;
    const isNew = listening.current?.of !== of;
    if (isNew) listening.current = { of, speakers: new Speakers(remarks.current, info.table, info.seats) };
    const said = listening.current?.speakers.hear(events) ?? [];
    if (said.length === 0 && !isNew) return;
    const known = isNew ? [] : remarked.peek();
    const fresh = [...Map.groupBy(said, ({ event }) => event)].map(
      ([event, all]) => [event, () => all.map(remarkOf)] as const,
    );
    remarked.value = new Map([...known, ...fresh]);
    // What was said before one came is in the chronicle.
    if (!isNew) show(said);
  });

  const show = (said: readonly Said[]): void => {
    const fresh = said.slice(-MOST).map((one, i) => ({ number: Date.now() + i, said: one }));
    bubbles.value = [...bubbles.peek(), ...fresh].slice(-MOST);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      bubbles.value = bubbles.peek().filter((bubble) => !fresh.includes(bubble));
    }, LASTS);
    timers.current.add(timer);
  };

  return (
    <ul class="remarks" aria-live="polite">
      {bubbles.value.map(({ number, said }) => (
        <SpeechBubble key={number} remark={remarkOf(said)} client={client} />
      ))}
    </ul>
  );
}

function playedBy({ seat, kind, mind, name }: SeatInfo): string {
  return `${seat}:${kind}:${mind ?? ''}:${name === null ? '' : 'named'}`;
}

/** It stands below the sign of the seat, as far as the screen has room. */
function SpeechBubble({ remark, client }: { readonly remark: Remark; readonly client: GameClient }): VNode {
  const bubble = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const own = bubble.current;
    const chip = document.querySelector(`.seat-chip[data-seat="${CSS.escape(remark.seat)}"]`);
    if (own === null || chip === null) return;
    const { left, width } = chip.getBoundingClientRect();
    const centre = left + width / 2;
    const most = innerWidth - own.offsetWidth - EDGE;
    const at = Math.max(EDGE, Math.min(centre - own.offsetWidth / 2, most));
    own.style.setProperty('--at', `${at}px`);
    own.style.setProperty('--tail', `${centre - at}px`);
    own.parentElement?.style.setProperty('--below', `${chip.getBoundingClientRect().bottom}px`);
  }, []);
  return (
    <li class="remark" ref={bubble}>
      <client.SeatSign seat={remark.seat} size={24} />
      <p>
        <strong>{remark.name}</strong> <q>{remark.text}</q>
      </p>
    </li>
  );
}

/** Pixels that stay free at the sides. */
const EDGE = 8;

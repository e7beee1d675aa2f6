// The chronicle on the screen: a round may be folded, a combat is set in, the newest line stays in sight unless one
// has scrolled up. A line under the pointer, the focus or a tap lights up its place on the board.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { afterPaint } from '../app/after-paint.ts';
import { language, say } from '../app/words.ts';
import { chronicle, isUndo, type Chapter, type Line, type Passage } from './chronicle.ts';
import type { GameScreen } from './game-client.ts';
import { remarked, type Remark } from './remarked.ts';
import type { Scene } from './scene.ts';
import './chronicle.css';

interface ChronicleProps {
  readonly scene: Scene;
  readonly screen: GameScreen;
  /** Goes to the version of a line, in a replay. */
  readonly goTo?: (version: number) => void;
}

/** So far from the end, in pixels, one has scrolled up on purpose. */
const NEAR_THE_END = 48;

export function Chronicle({ scene, screen, goTo }: ChronicleProps): VNode {
  // The board shows a step first; what is told of it follows when that is painted.
  const events = useSignal(scene.events.peek());
  useSignalEffect(() => {
    const now = scene.events.value;
    if (now !== events.peek()) afterPaint(() => (events.value = now));
  });
  const chapters = useComputed(() => chronicle(events.value, screen));
  const folded = useSignal<ReadonlySet<number>>(new Set());
  const follows = useSignal(true);
  const scroll = useRef<HTMLDivElement>(null);
  const told = chapters.value;
  const last = told.at(-1)?.key;

  // The box is laid out from below (chronicle.css), so it follows by itself and counts upwards from zero.
  const box = (): Element | null => scroll.current?.closest('.side-panel-body') ?? null;
  useEffect(() => {
    const scrolled = box();
    const look = (): void => {
      if (scrolled !== null) follows.value = scrolled.scrollTop > -NEAR_THE_END;
    };
    scrolled?.addEventListener('scroll', look, { passive: true });
    return () => {
      scrolled?.removeEventListener('scroll', look);
      screen.point([]);
    };
  }, []);

  // All but the last chapter are folded until they are opened: `folded` holds those that differ from that.
  const isOpen = ({ key }: Chapter): boolean => folded.value.has(key) !== (key === last);
  const toggle = ({ key }: Chapter): void => {
    const next = new Set(folded.value);
    if (!next.delete(key)) next.add(key);
    folded.value = next;
  };

  if (told.length === 0) return <p class="note chronicle-empty">{say('frame.chronicle.empty')}</p>;
  return (
    <div class="chronicle" ref={scroll}>
      {told.map((chapter) => (
        <section key={chapter.key} class="chapter">
          {chapter.title === null ? null : (
            <h3>
              <button type="button" aria-expanded={isOpen(chapter)} onClick={() => toggle(chapter)}>
                {chapter.title}
              </button>
            </h3>
          )}
          {isOpen(chapter) || chapter.title === null ? (
            <ol>
              {chapter.parts.map((part) =>
                part.kind === 'line' ? (
                  <ChronicleLine key={part.key} line={part} screen={screen} goTo={goTo} />
                ) : (
                  <PassageLines key={part.key} passage={part} screen={screen} goTo={goTo} />
                ),
              )}
            </ol>
          ) : null}
        </section>
      ))}
      {follows.value ? null : (
        <button type="button" class="button newest" onClick={() => box()?.scrollTo({ top: 0 })}>
          {say('frame.chronicle.newest')}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  readonly screen: GameScreen;
  readonly goTo?: ((version: number) => void) | undefined;
}

function PassageLines({ passage, screen, goTo }: LineProps & { readonly passage: Passage }): VNode {
  return (
    <li class="passage">
      <ol>
        <ChronicleLine line={passage.opening} screen={screen} goTo={goTo} />
        {passage.lines.map((line) => (
          <ChronicleLine key={line.key} line={line} screen={screen} goTo={goTo} />
        ))}
      </ol>
    </li>
  );
}

/** Told once: with every step the chronicle grows, and what it said already stays as it is. */
export function ChronicleLine({ line, screen, goTo }: LineProps & { readonly line: Line }): VNode | null {
  const said = [line.event, ...line.joined].flatMap((event) => remarked.value.get(event)?.() ?? []);
  return useMemo(
    () => toldLine(line, screen, goTo, said),
    [line.event.event, line.joined.length, said.length, screen, goTo, language.value],
  );
}

function toldLine(
  line: Line,
  screen: GameScreen,
  goTo: LineProps['goTo'],
  said: readonly Remark[],
): VNode | null {
  const { event, version } = line.event;
  const joined = line.joined.map((other) => other.event);
  const text = isUndo(event) ? say('frame.chronicle.undo', event) : screen.tellEvent(event, joined);
  if (text === null) return null;
  const point = (): void => screen.point([event, ...joined]);
  return (
    <li>
      <button
        type="button"
        class={isUndo(event) ? 'chronicle-line undone' : 'chronicle-line'}
        onPointerEnter={point}
        onPointerLeave={() => screen.point([])}
        onKeyDown={walk}
        onFocus={point}
        onBlur={() => screen.point([])}
        onClick={() => {
          point();
          goTo?.(version);
        }}
      >
        {text}
      </button>
      {said.map(({ seat, name, text: words }) => (
        <p key={seat} class="chronicle-remark">
          {name}: <q>{words}</q>
        </p>
      ))}
    </li>
  );
}

/** Arrow keys go from line to line. */
function walk(event: KeyboardEvent): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = event.currentTarget.closest('.chronicle')?.querySelectorAll<HTMLElement>('button') ?? [];
  const stops = [...lines];
  const next = stops[stops.indexOf(event.currentTarget) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

// A replay on the screen: the same board and panels as at a table, and the controls to wind it.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hrefOf, standAt } from '../app/router.ts';
import { Chronicle } from '../frame/chronicle-panel.tsx';
import { landmarks } from '../frame/chronicle.ts';
import type { GameScreen } from '../frame/game-client.ts';
import { Icon } from '../frame/icons.tsx';
import { isTaken } from '../frame/keyboard.ts';
import { Workbench, type FramePanel } from '../frame/workbench.tsx';
import { Player } from './player.ts';
import { ReplayScene } from './replay-scene.ts';
import { ReplayTools } from './replay-tools.tsx';
import type { Source } from './source.ts';
import type { Eye } from './tape.ts';
import { Winding } from './winding.tsx';
import { say } from './words.ts';
import './replay.css';

/** Milliseconds of rest after which the address follows. */
const REST = 400;

export function ReplayScreen({ source, at }: { readonly source: Source; readonly at: number | null }): VNode {
  const eye = useSignal<Eye>(source.eyes[0] ?? null);
  const through = eye.value;
  const scene = useMemo(() => {
    const moments = source.moments(through);
    const before = lastPlace.get(source) ?? at ?? (source.running ? moments.length : 0);
    return new ReplayScene(moments, before);
  }, [source, through]);
  const screen = useMemo(() => source.client.open(scene, null), [scene]);
  const player = useMemo(() => new Player(scene), [scene]);
  const panels = useMemo(() => panelsOf(scene, screen), [screen]);

  useEffect(() => () => player.pause(), [player]);
  /** The moment that the address names because we put it there: it sends us nowhere. */
  const stood = useRef(at);
  useEffect(() => {
    if (at !== null && at !== stood.current) void scene.go(at);
    stood.current = at;
  }, [at]);
  useSignalEffect(() => {
    const version = scene.version.value;
    lastPlace.set(source, version);
    const timer = setTimeout(() => {
      stood.current = version;
      standAt(source.routeAt(version));
    }, REST);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isTaken(event.target, event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keysOf(scene, screen, player)[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [scene]);

  return (
    <div class={`screen ${source.client.id}`}>
      <Workbench
        bar={<ReplayBar source={source} screen={screen} />}
        screen={screen}
        dockName={say('replay.title')}
        dockTitle={say('replay.at', { version: scene.version.value, length: scene.length })}
        dockNews={null}
        dock={
          <div class="replay-dock">
            <Winding scene={scene} screen={screen} player={player} />
            <ReplayTools source={source} scene={scene} eye={eye} />
          </div>
        }
        panels={panels}
        first="chronicle"
      />
    </div>
  );
}

/** Where we were, when the same game is looked at through other eyes. */
const lastPlace = new WeakMap<Source, number>();

function keysOf(scene: ReplayScene, screen: GameScreen, player: Player): Record<string, () => void> {
  const jump = (to: number | undefined): void => {
    if (to !== undefined) void scene.go(to);
  };
  const here = scene.version.peek();
  const rounds = landmarks(scene.all, screen).filter(({ level }) => level === 1);
  return {
    ArrowLeft: () => void scene.step(-1),
    ArrowRight: () => void scene.step(1),
    PageUp: () => jump(rounds.findLast(({ version }) => version < here)?.version ?? 0),
    PageDown: () => jump(rounds.find(({ version }) => version > here)?.version ?? scene.length),
    Home: () => jump(0),
    End: () => jump(scene.length),
    ' ': () => player.toggle(),
  };
}

function panelsOf(scene: ReplayScene, screen: GameScreen): readonly FramePanel[] {
  const goTo = (version: number): void => void scene.go(version);
  return [
    ...screen.panels,
    {
      id: 'chronicle',
      title: () => say('frame.chronicle'),
      Icon: () => <Icon name="chronicle" />,
      Content: () => <Chronicle scene={scene} screen={screen} goTo={goTo} />,
    },
  ];
}

function ReplayBar({ source, screen }: { readonly source: Source; readonly screen: GameScreen }): VNode {
  return (
    <>
      <a
        class="icon-button"
        href={hrefOf(source.table === null ? { page: 'start' } : { page: 'table', ...source.table })}
        aria-label={say(source.table === null ? 'frame.to-start' : 'replay.to-table')}
      >
        <Icon name="leave" />
      </a>
      <span class="replay-mark">{say('replay.title')}</span>
      <div class="bar-status">
        <screen.Status />
      </div>
    </>
  );
}

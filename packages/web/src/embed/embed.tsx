// A game on somebody else's page: the board, and the bar to wind it; a game in progress is followed. Nobody plays here, so
// whoever frames this can make no visitor do anything.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hrefOf, route, type Route } from '../app/router.ts';
import { Icon } from '../frame/icons.tsx';
import { Player } from '../replay/player.ts';
import { ReplayScene } from '../replay/replay-scene.ts';
import { linkSource, tableSource, type Source } from '../replay/source.ts';
import { Winding } from '../replay/winding.tsx';
import { serverService } from '../table/services.ts';
import type { TableService } from '../table/service.ts';
import { isEmbeddable, type EmbeddedRoute } from './address.ts';
import { say } from './words.ts';
import '../frame/frame.css';
import '../replay/replay.css';
import './embed.css';

/** The seats of this browser stay out of it: everyone sees what spectators see. */
function asSpectator(service: TableService): TableService {
  return { ...service, seatsAt: () => [] };
}

function sourceOf(shown: EmbeddedRoute): Promise<Source> {
  switch (shown.page) {
    case 'game':
      return linkSource(shown.code, (at) => ({ ...shown, at }));
    case 'shared':
      return serverService()
        .shared(shown.id)
        .then((code) => linkSource(code, (at) => ({ ...shown, at })));
    case 'table':
    case 'replay':
      return tableSource(asSpectator(serverService()), shown.id);
  }
}

export function Embed(): VNode {
  const shown = route.value;
  return isEmbeddable(shown) ? <EmbeddedGame shown={shown} /> : <Nothing />;
}

function EmbeddedGame({ shown }: { readonly shown: EmbeddedRoute }): VNode {
  const source = useSignal<Source | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let gone = false;
    sourceOf(shown).then(
      (found) => {
        if (gone) found.close();
        else source.value = found;
      },
      () => {
        if (!gone) failed.value = true;
      },
    );
    return () => {
      gone = true;
      source.peek()?.close();
    };
  }, [hrefOf(shown)]);
  if (failed.value) return <Nothing />;
  if (source.value === null) return <main class="embed" aria-busy="true" />;
  return <EmbeddedReplay source={source.value} shown={shown} />;
}

function EmbeddedReplay({
  source,
  shown,
}: {
  readonly source: Source;
  readonly shown: EmbeddedRoute;
}): VNode {
  const at = 'at' in shown ? shown.at : null;
  const scene = useMemo(() => {
    const moments = source.moments(source.eyes[0] ?? null);
    return new ReplayScene(moments, at ?? (source.running ? moments.length : 0));
  }, [source]);
  const screen = useMemo(() => source.client.open(scene, null), [scene]);
  const player = useMemo(() => new Player(scene), [scene]);
  useEffect(() => () => player.pause(), [player]);
  // Whoever looks at the last moment of a game in progress sees the next one come.
  const length = useRef(scene.length);
  useSignalEffect(() => {
    const now = scene.length;
    const followed = scene.version.peek() >= length.current;
    if (source.running && followed && now > length.current) void scene.go(now);
    length.current = now;
  });
  return (
    <div class={`screen ${source.client.id}`}>
      <main class="embed">
        <div class="embed-board">
          <screen.Board />
          {screen.Announcement === undefined ? null : <screen.Announcement />}
        </div>
        <footer class="embed-foot">
          <div class="embed-status">
            {source.running ? <span class="embed-live">{say('embed.live')}</span> : null}
            <screen.Status />
            <OpenLink to={shown} />
          </div>
          <Winding scene={scene} screen={screen} player={player} />
        </footer>
      </main>
    </div>
  );
}

function Nothing(): VNode {
  return (
    <main class="embed embed-nothing">
      <p>{say('embed.nothing')}</p>
      <OpenLink to={{ page: 'start' }} />
    </main>
  );
}

/** In a window of its own, where one can play. */
function OpenLink({ to }: { readonly to: Route }): VNode {
  return (
    <a class="embed-open" href={new URL(hrefOf(to), location.origin).href} target="_blank" rel="noopener">
      {say('embed.open')}
      <Icon name="forward" size={14} />
    </a>
  );
}

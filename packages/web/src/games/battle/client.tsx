// The miniatures game's part of the client, put together.

import { computed, effect, signal } from '@preact/signals';
import { battle, USUAL_EDITION } from '@maester/battle/engine';
import { loadCardsFor } from '@maester/battle/on-demand';
import { sameJson, type Catalogue, type Json } from '@maester/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { lazy } from '../../app/lazy.tsx';
import { language, learnNames, tell } from '../../app/words.ts';
import type { GameClient, GameScreen } from '../../frame/game-client.ts';
import type { PlayScene, Scene } from '../../frame/scene.ts';
import { editionPlayed } from '../../rules/editions.ts';
import { Board } from './board.tsx';
import { Controls } from './controls/controls.tsx';
import { Desk, DeskProvider } from './desk.ts';
import { belongsTo, chapterOf, Told, thingsOf } from './events.ts';
import { signOf } from './field/armies.ts';
import { ArmyShield } from './heraldry/army-shield.tsx';
import { Announcement } from './panels/announcement.tsx';
import { PANELS } from './panels/panels.tsx';
import { Status } from './panels/status.tsx';
import { SeatBanner } from './seat-banner.tsx';
import { soundOf } from './sounds.ts';
import { teachingAt } from './teaching.ts';
import { FULL_CONTROL } from './stops/bar.tsx';
import { say } from './say.ts';
import { namedIn, namesIn, wordsKnown, wordsNow } from './words.ts';
import './battle.css';

/** Nobody needs it before the end. */
const Standings = lazy(async () => (await import('./result/standings.tsx')).Standings);

/** The desk of the screen that was opened last: the one that is looked at. */
const latest = signal<Desk | null>(null);

/** The client for a battle of this setup, with the cards of its armies. */
export async function battleClient(setup: Json): Promise<GameClient> {
  await loadCardsFor(setup);
  return { ...CLIENT, catalogues: wordsNow() };
}

const CLIENT: Omit<GameClient, 'catalogues'> = {
  id: battle.id,
  game: battle,
  open,
  SeatSign({ seat, size = 24 }) {
    const view = latest.value?.view.value ?? null;
    if (view === null) return <SeatBanner seat={seat} size={size} />;
    return <ArmyShield sign={signOf(view, seat)} size={size} label={tell(`name.seat.${seat}`)} />;
  },
};

function open(scene: Scene, play: PlayScene | null): GameScreen {
  const desk = new Desk(scene, play);
  const told = new Told(desk);
  latest.value = desk;
  effect(() => {
    const view = desk.view.value;
    if (latest.value === desk && view !== null)
      editionPlayed.value = view.edition === USUAL_EDITION ? null : view.edition;
  });
  learnNames(namesAt(desk));
  const at = (Content: FunctionComponent): FunctionComponent => {
    const Placed = ({ children }: { readonly children?: ComponentChildren }) => (
      <DeskProvider value={desk}>
        <Content>{children}</Content>
      </DeskProvider>
    );
    return Placed;
  };
  return {
    Board: at(Board),
    Controls: at(Controls),
    Status: at(Status),
    Standings: at(Standings),
    Announcement: at(Announcement),
    panels: PANELS.map((panel) => ({ ...panel, Content: at(panel.Content) })),
    point: (events) => desk.light(events.flatMap(thingsOf)),
    tellEvent: (event) => told.tell(event),
    joins: () => false,
    chapter: chapterOf,
    belongs: belongsTo,
    soundOf,
    keys: [[FULL_CONTROL, () => say('battle.stops.full.key')]],
    remarks: async () => (await import('./remarks/remarks.ts')).remarksAt(() => desk.view.peek()),
    teaching: teachingAt(desk),
  };
}

/** Names change with the language, and when an attachment falls; not with every step. */
function namesAt(desk: Desk) {
  let last: Catalogue = {};
  let made = '';
  return computed(() => {
    const { value: view } = desk.view;
    const asked = view === null ? '' : `${language.value} ${wordsKnown()} ${namedIn(view)}`;
    if (asked === made) return last;
    made = asked;
    const now = view === null ? {} : namesIn(view, language.value);
    if (!sameJson(last, now)) last = now;
    return last;
  });
}

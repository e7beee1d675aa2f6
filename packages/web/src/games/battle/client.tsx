// The miniatures game's part of the client, put together.

import { computed, signal } from '@preact/signals';
import { battle } from '@maester/battle';
import { sameJson, type Catalogue } from '@maester/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { language, learnNames, tell } from '../../app/words.ts';
import type { GameClient, GameScreen } from '../../frame/game-client.ts';
import type { PlayScene, Scene } from '../../frame/scene.ts';
import { Board } from './board.tsx';
import { Controls } from './controls/controls.tsx';
import { Desk, DeskProvider } from './desk.ts';
import { belongsTo, chapterOf, Told, thingsOf } from './events.ts';
import { factionOf, tincturesOf } from './field/armies.ts';
import { ArmySign } from './field/heraldry.tsx';
import { Announcement } from './panels/announcement.tsx';
import { PANELS } from './panels/panels.tsx';
import { Standings } from './panels/standings.tsx';
import { Status } from './panels/status.tsx';
import { teachingAt } from './teaching.ts';
import { CATALOGUES, namesIn } from './words.ts';
import './battle.css';

/** The desk of the screen that was opened last: the one that is looked at. */
const latest = signal<Desk | null>(null);

export const battleClient: GameClient = {
  id: battle.id,
  game: battle,
  catalogues: CATALOGUES,
  open,
  SeatSign({ seat, size = 24 }) {
    const players = latest.value?.view.value?.players ?? [];
    const label = tell(`name.seat.${seat}`);
    if (players.length === 0) return <ArmySign seat={seat} faction={null} size={size} label={label} />;
    const tinctures = tincturesOf({ players }, seat);
    return (
      <ArmySign
        seat={seat}
        faction={factionOf({ players }, seat)}
        tinctures={tinctures}
        size={size}
        label={label}
      />
    );
  },
};

function open(scene: Scene, play: PlayScene | null): GameScreen {
  const desk = new Desk(scene, play);
  const told = new Told(desk);
  latest.value = desk;
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
    teaching: teachingAt(desk),
  };
}

/** Names change with the language, and when an attachment falls; not with every step. */
function namesAt(desk: Desk) {
  let last: Catalogue = {};
  return computed(() => {
    const { value: view } = desk.view;
    const now = view === null ? {} : namesIn(view, language.value);
    if (!sameJson(last, now)) last = now;
    return last;
  });
}

// The board game's part of the client, put together.

import { thrones } from '@maester/thrones';
import type { HouseId } from '@maester/thrones/tables';
import type { ComponentChildren, FunctionComponent, VNode } from 'preact';
import { tell } from '../../app/words.ts';
import type { GameClient, GameScreen } from '../../frame/game-client.ts';
import type { PlayScene, Scene } from '../../frame/scene.ts';
import { Board } from './board.tsx';
import { Controls } from './controls/controls.tsx';
import { Desk, DeskProvider } from './desk.ts';
import { teachingAt } from './teaching.ts';
import { areasOf, belongsTo, chapterOf, isOrderWith, tellEvent } from './events.ts';
import { partiesIn } from './parties.ts';
import { Announcement } from './panels/announcement.tsx';
import { BattleStage } from './stage/battle-stage.tsx';
import './stage/coronation.css';
import { PANELS, Status } from './panels/panels.tsx';
import { Standings } from './panels/realm.tsx';
import { HouseShield } from './house-shield.tsx';
import { CATALOGUES, say } from './words.ts';

export const thronesClient: GameClient = {
  id: thrones.id,
  game: thrones,
  catalogues: CATALOGUES,
  open,
  SeatSign: ({ seat, size }) => (
    <HouseShield house={seat as HouseId} size={size ?? 24} label={tell(`name.house.${seat}`)} />
  ),
};

/** What is told over the board: a battle of one's own, and what else just happened. */
function Staged(): VNode {
  return (
    <>
      <Announcement />
      <BattleStage />
    </>
  );
}

function open(scene: Scene, play: PlayScene | null): GameScreen {
  const desk = new Desk(scene, play);
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
    Announcement: at(Staged),
    panels: PANELS.map((panel) => ({ ...panel, Content: at(panel.Content) })),
    point(events) {
      desk.lit.value = new Set(events.flatMap(areasOf));
    },
    tellEvent,
    joins: isOrderWith,
    chapter: chapterOf,
    belongs: belongsTo,
    partiesIn,
    keys: [
      ['M D S R P', () => say('thrones.controls.keys.orders')],
      ['N', () => say('thrones.controls.keys.next')],
      ['1…9', () => say('thrones.controls.keys.options')],
    ],
    remarks: async () => (await import('./remarks/remarks.ts')).remarks,
    teaching: teachingAt(desk),
  };
}

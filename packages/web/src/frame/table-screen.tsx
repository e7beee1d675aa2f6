// A table that is played: the board and everything around it, as one seat sees it.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { hrefOf } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { isHeld } from './agreement.ts';
import { callForAttention } from './attention.ts';
import { useCalmly } from './calmly.ts';
import { Chronicle } from './chronicle-panel.tsx';
import { DockNotices, ownSeat } from './dock-notices.tsx';
import type { GameClient, GameScreen } from './game-client.ts';
import { Icon } from './icons.tsx';
import { isTaken } from './keyboard.ts';
import { Reading } from './reading.ts';
import { SeatStrip } from './seat-strip.tsx';
import { TableMenu } from './table-menu.tsx';
import type { Visit } from './visit.ts';
import { Workbench, type FramePanel } from './workbench.tsx';

const CallPanel = lazy(async () => (await import('./call-panel.tsx')).CallPanel);
const Chat = lazy(async () => (await import('./chat.tsx')).Chat);
const Expressions = lazy(
  async () => (await import('./emotes.tsx')).Expressions,
  () => null,
);
const RemarkLayer = lazy(
  async () => (await import('./remark-layer.tsx')).RemarkLayer,
  () => null,
);
const Shortcuts = lazy(async () => (await import('./shortcuts.tsx')).Shortcuts);
const UndoDialog = lazy(async () => (await import('./undo.tsx')).UndoDialog);
/** What only those who play with others need. */
const Paused = lazy(
  async () => (await import('./absence.tsx')).Paused,
  () => null,
);
/** What only the end of a game needs. */
const ResultCard = lazy(
  async () => (await import('./result.tsx')).ResultCard,
  () => null,
);
const ResultDialog = lazy(
  async () => (await import('./result.tsx')).ResultDialog,
  () => null,
);
const SeatList = lazy(async () => (await import('./seats.tsx')).SeatList);
/** What nobody needs before their first choice. */
const Since = lazy(
  async () => (await import('./since.tsx')).Since,
  () => null,
);
const ShareTable = lazy(async () => (await import('./share-table.tsx')).ShareTable);

interface TableScreenProps {
  readonly visit: Visit;
  readonly model: TableModel;
  readonly client: GameClient;
}

type Over = 'keys' | 'undo' | 'result' | 'share' | null;

export function TableScreen({ visit, model, client }: TableScreenProps): VNode {
  const screen = useMemo(() => client.open(model, model.seat === null ? null : model), [model]);
  const panels = useMemo(() => panelsOf(visit, model, client, screen), [screen]);
  const over = useSignal<Over>(null);
  const shown = model.shown.value;
  const outcome = shown?.outcome ?? null;

  useEffect(() => callForAttention(model, screen), [screen]);
  useEffect(() => {
    if (outcome !== null) over.value = 'result';
  }, [outcome === null]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isTaken(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '?') over.value = 'keys';
      else if (event.key === ' ' && model.behind.peek() > 0) {
        event.preventDefault();
        model.skip();
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [model]);

  const close = (): void => void (over.value = null);
  const decision = shown?.decision ?? null;
  const result = { visit, model, client, screen };
  return (
    <div class={`screen ${client.id}`}>
      <Workbench
        bar={
          <TableBar
            visit={visit}
            model={model}
            client={client}
            screen={screen}
            askUndo={() => (over.value = 'undo')}
            showKeys={() => (over.value = 'keys')}
            share={() => (over.value = 'share')}
          />
        }
        screen={screen}
        over={
          <>
            <CatchingUp model={model} />
            <div aria-live="polite">
              {model.emotes.value.length === 0 ? null : <Expressions model={model} />}
            </div>
            {settings.value.remarks && screen.remarks !== undefined && (shown?.version ?? 0) > 0 ? (
              <RemarkLayer model={model} client={client} screen={screen} />
            ) : null}
          </>
        }
        dockTitle={dockTitle(model)}
        dockNews={`${decision?.ask ?? ''} ${outcome === null ? '' : 'over'} ${model.info.value?.proposal?.number ?? ''}`}
        dock={
          <>
            <DockNotices model={model} screen={screen} />
            {model.chosenAt === null ? null : <Since model={model} client={client} screen={screen} />}
            {outcome === null ? (
              isHeld(model) ? (
                <Paused model={model} />
              ) : ownSeat(model)?.kind === 'mind' ? null : (
                <screen.Controls />
              )
            ) : (
              <ResultCard {...result} outcome={outcome} open={() => (over.value = 'result')} />
            )}
          </>
        }
        panels={panels}
        first={panels[0]?.id ?? 'chronicle'}
      />
      {over.value === 'keys' ? <Shortcuts more={screen.keys} close={close} /> : null}
      {over.value === 'undo' ? (
        <UndoDialog visit={visit} model={model} screen={screen} close={close} />
      ) : null}
      {over.value === 'result' && outcome !== null ? (
        <ResultDialog {...result} outcome={outcome} share={() => (over.value = 'share')} close={close} />
      ) : null}
      {over.value === 'share' ? (
        <ShareTable visit={visit} model={model} client={client} close={close} />
      ) : null}
    </div>
  );
}

function dockTitle(model: TableModel): string {
  const { shown, seat } = model;
  if ((shown.value?.outcome ?? null) !== null) return say('frame.result');
  if (isHeld(model)) return say('frame.pause');
  if ((shown.value?.decision ?? null) !== null) return say('frame.title.seat-turn', { seat });
  return say(seat === null ? 'frame.watching' : 'frame.waiting');
}

function panelsOf(
  visit: Visit,
  model: TableModel,
  client: GameClient,
  screen: GameScreen,
): readonly FramePanel[] {
  const reading = new Reading(model);
  return [
    ...screen.panels,
    {
      id: 'chronicle',
      title: () => say('frame.chronicle'),
      Icon: () => <Icon name="chronicle" />,
      Content: () => <Chronicle scene={model} screen={screen} />,
    },
    {
      id: 'table',
      title: () => say('frame.table'),
      Icon: () => <Icon name="people" />,
      unread: reading.unread,
      Content: () => (
        <>
          <SeatList model={model} client={client} visit={visit} />
          {model.address.service === 'remote' ? (
            <CallPanel table={model.address.id} seat={model.seat} />
          ) : null}
          <Chat model={model} client={client} reading={reading} />
        </>
      ),
    },
  ];
}

interface TableBarProps extends TableScreenProps {
  readonly screen: GameScreen;
  readonly askUndo: () => void;
  readonly showKeys: () => void;
  readonly share: () => void;
}

function TableBar({ visit, model, client, screen, askUndo, showKeys, share }: TableBarProps): VNode {
  return (
    <>
      <a class="icon-button" href={hrefOf({ page: 'start' })} aria-label={say('frame.menu.leave')}>
        <Icon name="leave" />
      </a>
      <div class="bar-status">
        <screen.Status />
      </div>
      <LinkState model={model} />
      <Spectators model={model} />
      <SeatStrip model={model} client={client} />
      <TableMenu visit={visit} model={model} askUndo={askUndo} showKeys={showKeys} shareGame={share} />
    </>
  );
}

function LinkState({ model }: { readonly model: TableModel }): VNode {
  const { kind } = model.link.value;
  const words =
    kind === 'lost' ? say('frame.link.lost') : kind === 'joining' ? say('frame.link.joining') : null;
  return <output class="link-state">{words === null ? null : <span>{words}</span>}</output>;
}

/** Who watches reads that they do; everyone sees how many there are. */
function Spectators({ model }: { readonly model: TableModel }): VNode | null {
  const count = model.info.value?.spectators ?? 0;
  const watches = model.seat === null && model.address.service === 'remote';
  if (count === 0 && !watches) return null;
  const words = say('watch.spectators', { count });
  return (
    <output class={watches ? 'spectators own' : 'spectators'} title={words}>
      {watches ? <span>{say('watch.own')}</span> : null}
      <Icon name="eye" size={16} />
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{words}</span>
    </output>
  );
}

/** States are still to be shown: who does not want to wait skips them. */
function CatchingUp({ model }: { readonly model: TableModel }): VNode {
  const isShown = useCalmly(model.behind.value > 0 && model.heldBack.value === null);
  return (
    <div class="catching-up">
      {!isShown ? null : (
        <button type="button" class="button" onClick={() => model.skip()}>
          {say('frame.behind')}
          <Icon name="skip" size={16} />
          {say('frame.skip')}
        </button>
      )}
    </div>
  );
}

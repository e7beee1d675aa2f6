// The layout that a table and a replay share: a bar, the board, a dock for what is to be done, and panels. On a wide
// screen dock and panels stand beside the board; on a narrow one the dock lies below it and panels come as sheets.

import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { afterPaint } from '../app/after-paint.ts';
import { route } from '../app/router.ts';
import { say } from '../app/words.ts';
import { Dock } from './dock.tsx';
import type { GameScreen, Panel } from './game-client.ts';
import { Icon } from './icons.tsx';
import { landmarkKeys } from './keyboard.ts';
import { narrow } from './narrow.ts';
import { RuleDialog } from './rule-over.tsx';
import { useRuleAsked } from './rules-here.ts';
import './workbench.css';

export interface FramePanel extends Panel {
  /** How much in it was not looked at yet. */
  readonly unread?: ReadonlySignal<number>;
}

interface WorkbenchProps {
  readonly bar: ComponentChildren;
  readonly screen: GameScreen;
  /** What lies over the board, at its lower edge. */
  readonly over?: ComponentChildren;
  readonly dock: ComponentChildren;
  /** What the dock is, for those who do not see it; where it asks, one's decision. */
  readonly dockName?: string;
  /** What the dock is about, in a few words. */
  readonly dockTitle: string;
  /** The dock opens by itself when this changes. */
  readonly dockNews: unknown;
  readonly panels: readonly FramePanel[];
  /** The panel that is open first, where there is room. */
  readonly first: string;
}

export function Workbench(props: WorkbenchProps): VNode {
  const { bar, screen, over, dock, dockName = say('frame.dock'), dockTitle, dockNews, panels, first } = props;
  const bench = useRef<HTMLDivElement>(null);
  const opened = useSignal<string | null>(null);
  /** A panel one asked for has half of the room, until something else is asked. */
  const raised = useSignal(false);
  const rule = useRuleAsked(bench);
  const wanted = opened.value ?? (narrow.value ? null : first);
  const panel = panels.find(({ id }) => id === wanted) ?? null;

  const open = (id: string): void => {
    opened.value = id;
    raised.value = true;
  };
  const toggle = (id: string): void => {
    if (id !== panel?.id) open(id);
    else if (narrow.value) opened.value = null;
    else raised.value = !raised.value;
  };

  useEffect(() => {
    raised.value = false;
  }, [dockNews]);

  useEffect(() => {
    const listen = landmarkKeys(
      panels.map(
        ({ id }) =>
          () =>
            open(id),
      ),
    );
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [panels]);

  // The dock changes with every step; board and panels see for themselves what is new.
  const board = useMemo(() => <BoardOf screen={screen} />, [screen]);
  const openPanel = useMemo(
    () =>
      panel === null ? null : <OpenPanel key={panel.id} panel={panel} close={() => (opened.value = null)} />,
    [panel],
  );

  return (
    <div class="workbench" ref={bench}>
      <header class="workbench-bar" data-landmark="" tabIndex={-1}>
        <h1 class="visually-hidden">{pageTitle()}</h1>
        {bar}
      </header>
      <main class="workbench-board" aria-label={say('frame.board')} data-landmark="" tabIndex={-1}>
        {board}
        {over}
      </main>
      <div class="workbench-side" data-raised={raised.value}>
        <Dock name={dockName} title={dockTitle} news={dockNews}>
          {dock}
        </Dock>
        <aside class="workbench-panels" aria-label={say('frame.panels')} data-landmark="" tabIndex={-1}>
          <nav class="panel-tabs" aria-label={say('frame.panels')}>
            {panels.map((each) => (
              <PanelTab
                key={each.id}
                panel={each}
                open={each.id === panel?.id}
                toggle={() => toggle(each.id)}
              />
            ))}
          </nav>
          {openPanel}
        </aside>
      </div>
      {rule.value === null ? null : <RuleDialog rule={rule.value} close={() => (rule.value = null)} />}
    </div>
  );
}

function BoardOf({ screen }: { readonly screen: GameScreen }): VNode {
  return (
    <>
      <screen.Board />
      {screen.Announcement === undefined ? null : <screen.Announcement />}
    </>
  );
}

/** What this page is, for those who do not see it. */
function pageTitle(): string {
  const { page } = route.value;
  return page === 'start' ? say('page.title') : say(`page.title.${page}`);
}

interface PanelTabProps {
  readonly panel: FramePanel;
  readonly open: boolean;
  readonly toggle: () => void;
}

function PanelTab({ panel, open, toggle }: PanelTabProps): VNode {
  const unread = open ? 0 : (panel.unread?.value ?? 0);
  return (
    <button
      type="button"
      class="panel-tab"
      id={`tab-${panel.id}`}
      aria-expanded={open}
      aria-controls={`panel-${panel.id}`}
      onClick={toggle}
    >
      <span class="panel-tab-icon">
        <panel.Icon />
        {unread === 0 ? null : (
          <span class="unread">
            {unread}
            <span class="visually-hidden"> {say('frame.unread')}</span>
          </span>
        )}
      </span>
      <span class="panel-tab-title">{panel.title()}</span>
    </button>
  );
}

/** What can be scrolled must be within reach of the keyboard. */
const BY_KEYBOARD = { tabIndex: 0 } as const;

/** On a narrow screen it is a sheet that takes the focus and gives it back. */
function OpenPanel({ panel, close }: { readonly panel: FramePanel; readonly close: () => void }): VNode {
  const sheet = useRef<HTMLElement>(null);
  /** The tab and the sheet are there at once, what is in them with the next frame. */
  const filled = useSignal(false);
  useEffect(() => afterPaint(() => (filled.value = true)), []);
  useEffect(() => {
    if (!narrow.value) return;
    sheet.current?.focus({ preventScroll: true });
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      document.getElementById(`tab-${panel.id}`)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      <button type="button" class="sheet-behind" tabIndex={-1} aria-hidden="true" onClick={close} />
      <section
        class="side-panel"
        id={`panel-${panel.id}`}
        ref={sheet}
        tabIndex={-1}
        aria-labelledby={`title-${panel.id}`}
      >
        <div class="side-panel-head">
          <h2 id={`title-${panel.id}`}>{panel.title()}</h2>
          <button
            type="button"
            class="icon-button sheet-close"
            aria-label={say('frame.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <div class="side-panel-body" {...BY_KEYBOARD}>
          {filled.value ? <panel.Content /> : null}
        </div>
      </section>
    </>
  );
}

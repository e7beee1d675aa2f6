// What the others did since our last choice, above the question that follows: folded, for whoever looked away.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { hrefOf } from '../app/router.ts';
import { say, tell } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { ChronicleLine } from './chronicle-panel.tsx';
import { toldLines, type Line } from './chronicle.ts';
import type { GameClient, GameScreen } from './game-client.ts';
import { Icon } from './icons.tsx';
import { newsGroups, type NewsGroup } from './news.ts';
import './since.css';

/** Less than this one has just seen. */
const FEWEST = 3;

interface SinceProps {
  readonly model: TableModel;
  readonly client: GameClient;
  readonly screen: GameScreen;
}

export function Since({ model, client, screen }: SinceProps): VNode | null {
  const open = useSignal(false);
  const { chosenAt } = model;
  const shown = model.shown.value;
  if (chosenAt === null || shown === null || shown.decision === null) return null;
  const events = model.events.value;
  const { partiesIn } = screen;
  const groups =
    partiesIn === undefined ? null : newsGroups(events, chosenAt, { ...screen, partiesIn }, model.seat);
  const lines =
    groups?.flatMap((group) => group.lines) ??
    toldLines(
      events.filter(({ version }) => version >= chosenAt),
      screen,
    );
  if (lines.length < FEWEST) return null;
  const mine = groups?.find(({ of }) => of === 'mine')?.lines.length ?? 0;
  return (
    <section class="since">
      <button
        type="button"
        aria-expanded={open.value}
        aria-controls="since"
        onClick={() => (open.value = !open.value)}
      >
        <span>
          {say('frame.since', { count: lines.length })}
          {mine === 0 ? null : <b>{say('frame.since.concern', { count: mine })}</b>}
        </span>
        <span class={open.value ? 'turn up' : 'turn'}>
          <Icon name="down" size={14} />
        </span>
      </button>
      {open.value ? (
        <div id="since">
          <a href={hrefOf({ page: 'replay', ...model.address, at: chosenAt })}>{say('frame.since.replay')}</a>
          <div class="since-news chronicle">
            {groups === null ? (
              <Lines lines={lines} screen={screen} />
            ) : (
              groups.map((group) => (
                <section key={keyOf(group)} class={group.of === 'mine' ? 'mine' : undefined}>
                  <h3>
                    {typeof group.of === 'object' ? <client.SeatSign seat={group.of.seat} size={18} /> : null}
                    {titleOf(group)}
                  </h3>
                  <Lines lines={group.lines} screen={screen} />
                </section>
              ))
            )}
          </div>
        </div>
      ) : null}
    </section>
  );
}

function Lines(props: { readonly lines: readonly Line[]; readonly screen: GameScreen }): VNode {
  return (
    <ol>
      {props.lines.map((line) => (
        <ChronicleLine key={line.key} line={line} screen={props.screen} />
      ))}
    </ol>
  );
}

const keyOf = ({ of }: NewsGroup): string => (typeof of === 'object' ? `seat ${of.seat}` : of);

function titleOf({ of }: NewsGroup): string {
  if (of === 'mine') return say('frame.since.mine');
  return of === 'all' ? say('frame.since.all') : tell(`name.seat.${of.seat}`);
}

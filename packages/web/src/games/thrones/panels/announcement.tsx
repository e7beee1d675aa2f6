// What just happened, shown large over the board for a moment. It takes no clicks but the one that skips it, and it
// stays away when everything shall be instant.

import type { ThronesEvent } from '@maester/thrones';
import type { SeenEvent } from '@maester/table';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal, useSignalEffect } from '@preact/signals';
import { settings } from '../../../app/settings.ts';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { WesterosCard } from '../cards/westeros-card.tsx';
import { WildlingCard } from '../cards/wildling-card.tsx';
import { useDesk } from '../desk.ts';
import { HouseShield } from '../house-shield.tsx';
import { SideIcon, WildlingSign } from '../signs.tsx';
import { announced, type Announced, type Won } from './announced.ts';
import './announcement.css';

/** Milliseconds to look at it, when the pace is fast. */
const TIMES: Readonly<Record<Announced['kind'], number>> = {
  orders: 1500,
  westeros: 3600,
  bids: 3200,
  'wildling-card': 5000,
  combat: 2200,
};
const CALMER = 1.6;
/** Whoever cannot keep up sees the latest, and each for a shorter time. */
const MOST = 3;
const HURRIED = 0.5;

interface Queued {
  readonly id: number;
  readonly what: Announced;
}

export function Announcement(): VNode {
  const { current, skip } = useQueue();
  return (
    <div aria-live="polite">
      {current !== undefined && (
        <div class="announcement" key={current.id}>
          <div class="announcement-head">
            <h2>{titleOf(current.what)}</h2>
            <button
              type="button"
              class="announcement-skip"
              aria-label={say('thrones.panels.announce.skip')}
              onClick={skip}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="M6 6l12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
          <Shown what={current.what} />
        </div>
      )}
    </div>
  );
}

/** What is to be announced now, one thing after the other. */
function useQueue(): { readonly current: Queued | undefined; readonly skip: () => void } {
  const { scene, play, staged } = useDesk();
  const queue = useSignal<readonly Queued[]>([]);
  const seen = useRef<number | null>(scene.shown.peek()?.version ?? null);
  const count = useRef(0);

  useSignalEffect(() => {
    const shown = scene.shown.value;
    if (shown === null || shown.version === seen.current) return;
    const goesOn = seen.current !== null && shown.version > seen.current;
    seen.current = shown.version;
    if (!goesOn || settings.peek().pace === 'instant') {
      queue.value = [];
      return;
    }
    const events = (of: readonly SeenEvent[]): readonly ThronesEvent[] =>
      of.map(({ event }) => event as ThronesEvent);
    const news = announced(events(shown.news), events(scene.events.peek()))
      .filter((what) => play === null || !isOwnBattle(what, scene.seat))
      .map((what) => ({ id: (count.current += 1), what }));
    if (news.length === 0) return;
    const [current, ...waiting] = [...queue.peek(), ...news];
    queue.value = current === undefined ? [] : [current, ...waiting.slice(1 - MOST)];
  });

  // Whoever goes on has seen enough.
  useSignalEffect(() => {
    if (play?.sending.value === true) queue.value = [];
  });

  const skip = (): void => void (queue.value = queue.peek().slice(1));
  // Nothing passes unseen behind a battle of one's own.
  const [current, next] = staged.value ? [] : queue.value;
  useEffect(() => {
    if (current === undefined) return undefined;
    const pace = settings.peek().pace === 'calm' ? CALMER : next === undefined ? 1 : HURRIED;
    const timer = setTimeout(skip, TIMES[current.what.kind] * pace);
    return () => clearTimeout(timer);
  }, [current?.id, next === undefined]);
  return { current, skip };
}

/** Battles of one's own have a stage of theirs. */
function isOwnBattle(what: Announced, seat: string | null): boolean {
  return what.kind === 'combat' && (what.winner === seat || what.loser === seat);
}

function titleOf(what: Announced): string {
  switch (what.kind) {
    case 'orders':
      return say('thrones.stage.orders');
    case 'westeros':
      return say('thrones.panels.announce.westeros');
    case 'bids':
      return say('thrones.panels.announce.bids', { for: what.for });
    case 'wildling-card':
      return say('thrones.panels.announce.wildling-card');
    case 'combat':
      return say('thrones.panels.announce.combat', { area: what.area });
  }
}

function Shown({ what }: { readonly what: Announced }): VNode | null {
  switch (what.kind) {
    // They are turned up on the map itself.
    case 'orders':
      return null;
    case 'westeros':
      return (
        <div class="turned-up">
          {what.cards.map((card, i) => (
            <WesterosCard key={i} card={card} />
          ))}
        </div>
      );
    case 'bids':
      return <Bids what={what} />;
    case 'wildling-card':
      return (
        <div class="turned-up">
          <WildlingCard card={what.card} size="wide" won={what.won} />
        </div>
      );
    case 'combat':
      return (
        <p class="fought">
          <span class="side won">
            <HouseShield house={what.winner} size={40} />
            {tell(`name.house.${what.winner}`)}
          </span>
          <b>{what.strength}</b>
          <SideIcon side="attacker" size={22} />
          <b>{what.against}</b>
          <span class="side">
            <HouseShield house={what.loser} size={40} />
            {tell(`name.house.${what.loser}`)}
          </span>
        </p>
      );
  }
}

function Bids({ what: { bids, attack } }: { readonly what: Announced & { readonly kind: 'bids' } }): VNode {
  return (
    <>
      <ul class="bids">
        {bids.map(({ house, bid }) => (
          <li key={house}>
            <HouseShield house={house} size={32} />
            <span>{tell(`name.house.${house}`)}</span>
            <b>{bid}</b>
          </li>
        ))}
      </ul>
      {attack !== null && (
        <>
          <AtTheWall won={attack.won} />
          <p class={`attack ${attack.won}`}>
            <WildlingSign size={26} />
            {tell('event.wildlings', attack)}
          </p>
        </>
      )}
    </>
  );
}

/** The wildlings come to the Wall, and over it or not. */
function AtTheWall({ won }: { readonly won: Won }): VNode {
  return (
    <div class={`at-the-wall ${won}`} aria-hidden="true">
      {Array.from({ length: 7 }, (_, i) => (
        <span key={i} class="wildling-comes" style={{ '--place': i }}>
          <WildlingSign size={24} />
        </span>
      ))}
      <span class="the-wall" />
    </div>
  );
}

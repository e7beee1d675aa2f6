// The bids that were just opened, while what follows from them is decided.

import type { ThronesEvent } from '@maester/thrones';
import type { HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { say } from '../words.ts';
import { useDesk } from '../desk.ts';
import { HouseShield } from '../house-shield.tsx';
import { houseName } from './parts.tsx';
import { askIn } from './waiting.tsx';
import './bids.css';

/** How far back they may lie: what came of a bid is told in a few events. */
const RECENT = 12;
const FOLLOWS = ['clash-of-kings/', 'wildling-attack/', 'preemptive-raid/', 'destroy-units/', 'crow-killers'];

export function LastBids(): VNode | null {
  const { scene, view } = useDesk();
  const shown = scene.shown.value;
  if (shown === null || view.value === null) return null;
  const ask = askIn(view.value.flow.stack);
  const recent = scene.events.value.slice(-RECENT);
  const following = FOLLOWS.some((start) => ask.startsWith(start));
  const news = following ? recent : recent.filter(({ version }) => version === shown.version);
  const bids = news.map(({ event }) => event as ThronesEvent).findLast((event) => event.type === 'bids');
  if (bids === undefined) return null;
  const sorted = Object.entries(bids.bids).toSorted(([, a], [, b]) => b - a);
  return (
    <section class="last-bids" aria-label={say('thrones.controls.bids.title')}>
      <h3>{say('thrones.controls.bids.for', { for: bids.for })}</h3>
      <ul class="purses">
        {sorted.map(([house, bid]) => (
          <li key={house}>
            <HouseShield house={house as HouseId} size={24} label={houseName(house)} /> <strong>{bid}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

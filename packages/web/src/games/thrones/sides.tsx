// The free sides of the map: the influence tracks at the left, the Houses at the right, while the whole map leaves room
// for them. Panels say the same to those who do not see it.

import type { ReadonlySignal } from '@preact/signals';
import { TRACK_IDS } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import type { PanZoom } from '../../board-kit/pan-zoom.ts';
import { tell } from '../../app/words.ts';
import { useDesk } from './desk.ts';
import { HouseShield } from './house-shield.tsx';
import { MAP_SIZE } from './map-shapes.ts';
import { holdings, standings, starsByPlace } from './panels/facts.ts';
import { CastleIcon, PowerSign, StarSign, TrackIcon } from './signs.tsx';
import './sides.css';

/** Pixels that each of them needs. */
const TRACKS = 176;
const HOUSES = 176;
/** The buttons of the map are there too. */
const TOOLS = 64;

export function Sides({ hand }: { readonly hand: ReadonlySignal<PanZoom | null> }): VNode | null {
  const { view: seen, scene } = useDesk();
  const view = seen.value;
  const moving = hand.value;
  if (view === null || moving === null) return null;
  const { x, k } = moving.resting.value;
  const right = moving.size.value.width - (x + MAP_SIZE.width * k);
  if (x < TRACKS || right < HOUSES + TOOLS) return null;
  const stars = starsByPlace(view);
  const forts = new Map(standings(view).map((standing) => [standing.house, standing.forts]));
  return (
    <>
      <div class="side-tracks" aria-hidden="true">
        {TRACK_IDS.map((track) => (
          <ol key={track} title={tell(`name.track.${track}`)}>
            <li class="side-head">
              <TrackIcon track={track} size={22} />
            </li>
            {view.tracks[track].map((house, place) => (
              <li key={house} class={house === scene.seat ? 'own' : ''}>
                <HouseShield house={house} size={28} />
                {track === 'kings-court' && (
                  <span class="side-stars">
                    {Array.from({ length: stars[place] ?? 0 }, (_, i) => (
                      <StarSign key={i} size={9} />
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ol>
        ))}
      </div>
      <ol class="side-houses" aria-hidden="true">
        {holdings(view).map(({ house, power, hand: cards }) => (
          <li key={house} class={house === scene.seat ? 'own' : ''}>
            <HouseShield house={house} size={30} />
            <span>
              <CastleIcon size={16} />
              <b>{forts.get(house) ?? 0}</b>
            </span>
            <span>
              <PowerSign house={house} size={18} />
              <b>{power}</b>
            </span>
            <span class="side-cards">
              <b>{cards.length}</b>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

// Influence tracks and Houses to choose from: who stands where now, and who is next.

import type { ThronesState } from '@maester/thrones';
import { idOn } from '@maester/kernel';
import { TRACK_IDS, type HouseId, type TrackId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { starsByPlace } from '../panels/facts.ts';
import { HouseShield } from '../house-shield.tsx';
import { StarSign, TrackIcon } from '../signs.tsx';
import { fact, optionsOf, usePicking, type Asked, type ControlProps } from './asked.ts';
import { isHouse } from './kinds.ts';
import { Foot, houseName, Option, Pictured } from './parts.tsx';
import './tracks.css';

/** A track with everyone on it; the King's Court shows the stars of each place. */
export function TrackRow(props: {
  readonly view: ThronesState;
  readonly track: TrackId;
  readonly own: HouseId | null;
}): VNode {
  const { view, track, own } = props;
  const stars = starsByPlace(view);
  return (
    <ol class="track-row" aria-label={tell(`name.track.${track}`)}>
      {view.tracks[track].map((house, i) => (
        <li key={house} data-own={house === own}>
          {i === 0 ? <TrackIcon track={track} size={16} /> : <span class="place">{i + 1}</span>}
          <HouseShield house={house} size={26} label={houseName(house)} />
          {track === 'kings-court' && (
            <Pictured
              class="place-stars"
              label={say('thrones.controls.track.stars', { stars: stars[i] ?? 0 })}
            >
              {Array.from({ length: stars[i] ?? 0 }, (_, n) => (
                <StarSign key={n} size={9} />
              ))}
            </Pictured>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Whose place changes: the one the question names, the opponent in a combat, or we ourselves. */
function whoMoves({ decision, view, house }: Asked): HouseId {
  const named = fact(decision, 'house');
  if (isHouse(named)) return named;
  const combat = decision.ask.startsWith('doran-martell/') ? view.combat : null;
  if (combat === null) return house;
  return (combat.attacker === house ? combat.defender : combat.attacker) ?? house;
}

export function TracksControl({ asked }: ControlProps): VNode {
  const { view } = asked;
  const mover = whoMoves(asked);
  const picking = usePicking(asked);
  // Those that can be chosen come first.
  const able = TRACK_IDS.filter((track) => asked.check(track) === null);
  return (
    <>
      <div class="options">
        {[...able, ...TRACK_IDS.filter((track) => !able.includes(track))].map((track) => (
          <Option
            key={track}
            asked={asked}
            picking={picking}
            class="big track"
            look={{
              choice: track,
              label: tell(`name.track.${track}`),
              detail: <TrackRow view={view} track={track} own={mover} />,
            }}
          />
        ))}
      </div>
      <Foot
        asked={asked}
        choice={picking.picked}
        label={say('thrones.controls.confirm')}
        onClear={picking.clear}
      />
    </>
  );
}

export function HousesControl({ asked }: ControlProps): VNode {
  const { decision } = asked;
  const picking = usePicking(asked);
  const options = optionsOf(decision);
  return (
    <>
      <div class="options columns">
        {options.map(({ id, on, say: { key, facts } }) => {
          const house = idOn(on, 'house') as HouseId | null;
          return (
            <Option
              key={id}
              asked={asked}
              picking={picking}
              look={{
                choice: id,
                label: tell(key, facts),
                icon: house === null ? null : <HouseShield house={house} size={36} />,
              }}
            />
          );
        })}
      </div>
      <Foot
        asked={asked}
        choice={picking.picked}
        label={say('thrones.controls.confirm')}
        onClear={picking.clear}
      />
    </>
  );
}

// The realm at a glance: how far the game is, who leads, who stands where, what armies can be fed.

import { ROUNDS, TRACK_IDS, VICTORY_TARGET, type TrackId } from '@maester/thrones/tables';
import type { ThronesState } from '@maester/thrones';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useDesk } from '../desk.ts';
import { HouseShield, spoken } from '../house-shield.tsx';
import { CastleIcon, StarSign, StrongholdIcon, SupplyIcon, TrackIcon } from '../signs.tsx';
import { areasOfHouse, standings, starsByPlace, supplyRows, type ArmyPlace, type Standing } from './facts.ts';
import { HouseLabel, lighting, Section } from './parts.tsx';
import './realm.css';

export function Realm(): VNode | null {
  const view = useDesk().view.value;
  if (view === null) return null;
  return (
    <div class="thrones-panel">
      <Rounds round={view.round} />
      <Section title={say('thrones.panels.victory')}>
        <p class="explained">
          {say('thrones.panels.victory.how', { target: VICTORY_TARGET, rounds: ROUNDS })}
        </p>
        <Victory view={view} />
      </Section>
      <Section title={say('thrones.panels.influence')}>
        <table class="tracks">
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{say('thrones.panels.influence.track')}</th>
              {view.houses.map((_, i) => (
                <th key={i} scope="col">
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TRACK_IDS.map((track) => (
              <Track key={track} view={view} track={track} />
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={say('thrones.panels.supply')}>
        <p class="explained">{say('thrones.panels.supply.how')}</p>
        <ul class="supply">
          {supplyRows(view).map(({ house, supply, barrels, places }) => (
            <li key={house}>
              <HouseLabel house={house} />
              <span class="barrels">
                <SupplyIcon size={18} label={say('thrones.panels.supply.place', { supply })} />
                <b aria-hidden="true">{supply}</b>
                {barrels !== supply && <NextSupply barrels={barrels} rising={barrels > supply} />}
              </span>
              <Armies places={places} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** How everyone stands, for the end of the game. */
export function Standings(): VNode | null {
  const view = useDesk().view.value;
  if (view === null) return null;
  return (
    <div class="thrones-panel">
      <Victory view={view} />
    </div>
  );
}

function Victory({ view }: { readonly view: ThronesState }): VNode {
  return (
    <ol class="victory">
      {standings(view).map((standing) => (
        <VictoryRow key={standing.house} view={view} standing={standing} />
      ))}
    </ol>
  );
}

function Rounds({ round }: { readonly round: number }): VNode {
  return (
    <div class="rounds">
      <span class="visually-hidden">{say('thrones.panels.round', { round, rounds: ROUNDS })}</span>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: ROUNDS }, (_, i) => (
          <i key={i} class={i + 1 < round ? 'past' : i + 1 === round ? 'now' : ''}>
            {i + 1}
          </i>
        ))}
      </span>
    </div>
  );
}

function VictoryRow(props: { readonly view: ThronesState; readonly standing: Standing }): VNode {
  const { house, castles, strongholds, forts } = props.standing;
  const desk = useDesk();
  return (
    <li {...lighting(desk, areasOfHouse(props.view, house))}>
      <HouseLabel house={house} />
      <span class="slots" {...spoken(say('thrones.panels.victory.held', { castles, strongholds }))}>
        {Array.from({ length: VICTORY_TARGET }, (_, i) => (
          <span key={i} class={i < forts ? 'slot held' : 'slot'}>
            {i < strongholds ? <StrongholdIcon size={17} /> : i < forts && <CastleIcon size={15} />}
          </span>
        ))}
      </span>
      <b class="total">{forts}</b>
    </li>
  );
}

function Track({ view, track }: { readonly view: ThronesState; readonly track: TrackId }): VNode {
  const { seat } = useDesk().scene;
  const stars = track === 'kings-court' ? starsByPlace(view) : [];
  const used = track === 'fiefdoms' ? view.bladeUsed : track === 'kings-court' ? view.ravenUsed : null;
  return (
    <tr>
      <th scope="row">
        <TrackIcon track={track} size={22} />
        <span>
          {tell(`name.track.${track}`)}
          {used !== null && (
            <span class={used ? 'token used' : 'token'}>
              {say(used ? 'thrones.panels.token.used' : 'thrones.panels.token.ready', { track })}
            </span>
          )}
        </span>
      </th>
      {view.tracks[track].map((house, place) => (
        <td key={house} class={house === seat ? 'own' : ''} title={tell(`name.house.${house}`)}>
          <HouseShield house={house} size={24} label={tell(`name.house.${house}`)} />
          {stars.length === 0 ? (
            <span class="place" aria-hidden="true">
              {place + 1}
            </span>
          ) : (
            <span class="place" {...spoken(say('thrones.panels.stars', { stars: stars[place] ?? 0 }))}>
              {stars[place]}
              <StarSign size={12} />
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function NextSupply({ barrels, rising }: { readonly barrels: number; readonly rising: boolean }): VNode {
  const label = say('thrones.panels.supply.next', { barrels });
  return (
    <span class={rising ? 'next rising' : 'next falling'} {...spoken(label)} title={label}>
      {rising ? '▲' : '▼'}
      {barrels}
    </span>
  );
}

/** Places for armies, each with room for as many units as it has dots; filled dots are units. */
function Armies({ places }: { readonly places: readonly ArmyPlace[] }): VNode {
  const label = say('thrones.panels.supply.armies', {
    allowed: places.map(({ limit }) => limit).filter((limit) => limit > 0),
    armies: places.map(({ size }) => size).filter((size) => size > 0),
    count: places.filter(({ size }) => size > 0).length,
  });
  return (
    <span class="armies" {...spoken(label)} title={label}>
      {places.map(({ limit, size }, i) => (
        <span key={i} class={size > limit ? 'army over' : 'army'}>
          {Array.from({ length: Math.max(limit, size) }, (_, unit) => (
            <i key={unit} class={unit < size ? 'unit-dot full' : 'unit-dot'} />
          ))}
        </span>
      ))}
    </span>
  );
}

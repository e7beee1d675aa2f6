// Bids of power, for a place on a track or for the Wall: how much, what is left, and what it is about.

import { useSignal } from '@preact/signals';
import { TRACK_IDS, type TrackId } from '@maester/thrones/tables';
import type { ComponentChildren, VNode } from 'preact';
import { say } from '../words.ts';
import { WildlingCard } from '../cards/wildling-card.tsx';
import { wildlingPile } from '../panels/facts.ts';
import { HouseShield } from '../house-shield.tsx';
import { PowerSign, WildlingSign } from '../signs.tsx';
import { fact, type ControlProps } from './asked.ts';
import { houseIn } from './board-facts.ts';
import { Foot, Hinted, houseName } from './parts.tsx';
import { TrackRow } from './tracks.tsx';
import './steppers.css';
import './bids.css';

export function BidControl({ asked }: ControlProps): VNode {
  const { decision, view, house } = asked;
  const [min, max] = decision.kind === 'amount' ? [decision.min, decision.max] : [0, 0];
  /** Nothing is bid by mistake: nothing, too, must be chosen, unless nothing else is possible. */
  const chosen = useSignal(max > min ? null : min);
  const amount = chosen.value ?? min;
  const track = fact(decision, 'track');
  const isTrack = TRACK_IDS.some((id) => id === track);
  const { power } = houseIn(view, house);
  return (
    <>
      {isTrack ? <TrackRow view={view} track={track as TrackId} own={house} /> : <AtTheWall asked={asked} />}
      <Amount asked={asked} min={min} max={max} chosen={chosen.value} onChange={(n) => (chosen.value = n)}>
        <p class="note swap">
          <PowerSign house={house} size={22} />
          {say('thrones.controls.bid.left', { left: power - amount, power })}
        </p>
      </Amount>
      {!isTrack && <WhatMayCome asked={asked} />}
      <Foot
        asked={asked}
        choice={chosen.value}
        label={
          chosen.value === null
            ? say('thrones.controls.bid.choose')
            : say('thrones.controls.bid.confirm', { amount })
        }
        onClear={() => (chosen.value = max > min ? null : min)}
      />
    </>
  );
}

/** How many: a stepper, a slider, and the ends at a click. */
function Amount(
  props: ControlProps & {
    readonly min: number;
    readonly max: number;
    /** Null until something is chosen. */
    readonly chosen: number | null;
    readonly onChange: (amount: number) => void;
    readonly children?: ComponentChildren;
  },
): VNode {
  const { asked, min, max, chosen, onChange } = props;
  const amount = chosen ?? min;
  const hint = typeof asked.hint === 'number' ? [asked.hint] : [];
  const quick = [...new Set([min, Math.round((min + max) / 2), max, ...hint])].toSorted((a, b) => a - b);
  return (
    <fieldset class="amount" aria-label={say('thrones.controls.bid.amount')}>
      <div class="amount-row">
        <button
          type="button"
          aria-label={say('thrones.controls.less')}
          disabled={amount <= min}
          onClick={() => onChange(amount - 1)}
        >
          −
        </button>
        <output class="amount-value" aria-live="polite" data-chosen={chosen !== null}>
          {amount}
        </output>
        <button
          type="button"
          aria-label={say('thrones.controls.more')}
          disabled={amount >= max}
          onClick={() => onChange(amount + 1)}
        >
          +
        </button>
      </div>
      {props.children}
      {max > min && (
        <input
          type="range"
          min={min}
          max={max}
          value={amount}
          aria-label={say('thrones.controls.bid.amount')}
          onInput={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
      {max > min && (
        <div class="quick">
          {quick.map((n) => (
            <button
              key={n}
              type="button"
              class="chip"
              aria-pressed={n === chosen}
              onClick={() => onChange(n)}
            >
              {n}
              {n === asked.hint && <Hinted />}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** What comes, and what everyone has to give. */
function AtTheWall({ asked }: ControlProps): VNode {
  const { view, decision } = asked;
  const strength = Number(decision.facts['strength']);
  return (
    <>
      <p class="note swap">
        <WildlingSign size={24} /> <span>{say('thrones.controls.bid.wildlings', { strength })}</span>
      </p>
      <ul class="purses">
        {view.holdings.map(({ id, power }) => (
          <li key={id}>
            <HouseShield house={id} size={22} label={houseName(id)} /> {power}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The card on top for who has seen it, else all it can be. */
function WhatMayCome({ asked }: ControlProps): VNode {
  const { top, unknown } = wildlingPile(asked.view);
  if (top !== null) return <WildlingCard card={top} />;
  return (
    <details class="more">
      <summary>{say('thrones.controls.bid.cards', { count: unknown.length })}</summary>
      <div class="card-row">
        {unknown.map((card) => (
          <WildlingCard key={card} card={card} />
        ))}
      </div>
    </details>
  );
}

/** Any other number: ships for a captured port. */
export function AmountControl({ asked }: ControlProps): VNode {
  const { decision } = asked;
  const [min, max] = decision.kind === 'amount' ? [decision.min, decision.max] : [0, 0];
  const amount = useSignal(max);
  return (
    <>
      <Amount asked={asked} min={min} max={max} chosen={amount.value} onChange={(n) => (amount.value = n)} />
      <Foot
        asked={asked}
        choice={amount.value}
        label={say('thrones.controls.confirm')}
        onClear={() => (amount.value = min)}
      />
    </>
  );
}

// A wildling card: what the hero of the Watch gains, and what a defeat costs the lowest bidder and the others.

import type { WildlingCardId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { spoken } from '../house-shield.tsx';
import { WildlingSign } from '../signs.tsx';
import { WILDLING_EMBLEMS } from './emblems.ts';
import type { CardSize } from './house-card.tsx';
import { Emblem } from './westeros-card.tsx';
import './cards.css';

const OUTCOMES = ['watch', 'lowest', 'others'] as const;

/** The card; once the attack is decided, `won` makes what follows from it stand out. */
export function WildlingCard(props: {
  readonly card: WildlingCardId;
  readonly size?: CardSize | 'wide';
  readonly won?: 'watch' | 'wildlings' | undefined;
}): VNode {
  const { card, size = 'normal', won } = props;
  const emphasis = (outcome: (typeof OUTCOMES)[number]): string => {
    if (won === undefined) return '';
    return (outcome === 'watch') === (won === 'watch') ? 'told' : 'silent';
  };
  return (
    <span class={`event-card wildling ${size}`}>
      <Emblem drawing={WILDLING_EMBLEMS[card]} />
      <span class="name">{tell(`name.wildling.${card}`)}</span>
      <span class="outcomes">
        {OUTCOMES.map((outcome) => (
          <span key={outcome} class={`outcome ${emphasis(outcome)}`}>
            <b>{say(`thrones.panels.card.outcome.${outcome}`)}</b> {tell(`text.wildling.${card}.${outcome}`)}
          </span>
        ))}
      </span>
    </span>
  );
}

/** A wildling card nobody may see. */
export function WildlingCardBack({ size = 'normal' }: { readonly size?: CardSize }): VNode {
  return (
    <span class={`event-card wildling back ${size}`} {...spoken(say('thrones.panels.card.wildling-back'))}>
      <WildlingSign />
    </span>
  );
}

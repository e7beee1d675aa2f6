// A Westeros card: which deck it is from, what it does, and whether the wildlings gain by it.

import { WESTEROS_CARDS, type WesterosCardId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { spoken } from '../house-shield.tsx';
import { WildlingSign } from '../signs.tsx';
import { WESTEROS_EMBLEMS } from './emblems.ts';
import type { CardSize } from './house-card.tsx';
import './cards.css';

export function WesterosCard(props: {
  readonly card: WesterosCardId;
  readonly size?: CardSize | 'wide';
}): VNode {
  const { card, size = 'normal' } = props;
  const { deck, wildlingIcon } = WESTEROS_CARDS[card];
  return (
    <span class={`event-card ${size} deck-${deck}`}>
      <Emblem drawing={WESTEROS_EMBLEMS[card]} />
      <span class="corner number" {...spoken(say('thrones.panels.card.deck', { deck }))}>
        {deck}
      </span>
      {wildlingIcon && (
        <span class="corner sign" title={say('thrones.panels.card.wildling-icon')}>
          <WildlingSign label={say('thrones.panels.card.wildling-icon')} />
        </span>
      )}
      <span class="name">{tell(`name.westeros.${card}`)}</span>
      <span class="text">{tell(`text.westeros.${card}`)}</span>
    </span>
  );
}

export function Emblem({ drawing }: { readonly drawing: string }): VNode {
  return (
    <svg
      class="emblem"
      viewBox="-24 -15 48 30"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

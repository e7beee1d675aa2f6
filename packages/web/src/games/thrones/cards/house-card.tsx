// A House card: the leader's arms in the House's colours, the strength, the combat icons, and the ability in our words.
// It is made of spans and SVG only, so that it can stand in a button, a list or a figure alike.

import { HANDS, HOUSE_CARDS, type HouseCardId, type HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { CHARGES } from '../map-icons.ts';
import { HouseShield, spoken } from '../house-shield.tsx';
import { CombatIcons } from './combat-icons.tsx';
import './cards.css';

export type CardSize = 'small' | 'normal' | 'large';
export type HouseCardState = 'hand' | 'played' | 'discarded' | 'face-down' | 'unavailable';

// The seven leaders of a House differ by the figure on their field, strongest first.
const FIGURES = [
  '<path d="M5 5h90v52H5z" class="line"/><path d="M9 9h82v44H9z" class="line thin"/>',
  '<path d="M0 0h100v17H0z"/>',
  '<path d="M0 20h100v22H0z"/>',
  '<path d="M34 0h32v62H34z"/>',
  '<path d="M50 8 100 46v16L50 26 0 62V46z"/>',
  '<path d="M0 0h26l74 46v16H76L0 16z"/>',
  '<path d="M0 31 12.5 15.5 25 31 12.5 46.5zM25 31l12.5-15.5L50 31 37.5 46.5zM50 31l12.5-15.5L75 31 62.5 46.5zM75 31l12.5-15.5L100 31 87.5 46.5z"/>',
];

export function HouseCard(props: {
  readonly card: HouseCardId;
  readonly size?: CardSize;
  readonly state?: HouseCardState;
}): VNode {
  const { card, size = 'normal', state = 'hand' } = props;
  const { house, strength, swords, fortifications, timing } = HOUSE_CARDS[card];
  if (state === 'face-down') return <HouseCardBack house={house} size={size} />;
  const text = timing === null ? null : tell(`text.house-card.${card}`);
  const icons = <CombatIcons swords={swords} fortifications={fortifications} />;
  return (
    <span
      class={`house-card ${size} ${state} of-${house}${size !== 'small' && text !== null ? ' telling' : ''}`}
      title={size === 'small' && text !== null ? text : undefined}
    >
      <Arms card={card} house={house} />
      <span class="strength" {...spoken(say('thrones.panels.card.strength', { strength }))}>
        {strength}
      </span>
      {size === 'small' && <span class="corner">{text === null ? icons : <AbilityMark />}</span>}
      <span class="name">{tell(`name.house-card.${card}`)}</span>
      {size !== 'small' &&
        (text === null ? <span class="icons">{icons}</span> : <span class="text">{text}</span>)}
      {state === 'discarded' && <span class="stamp">{say('thrones.panels.card.discarded')}</span>}
    </span>
  );
}

/** A card whose face is not to be seen: all that is known is whose it is. */
export function HouseCardBack(props: { readonly house: HouseId; readonly size?: CardSize }): VNode {
  const { house, size = 'normal' } = props;
  const label = say('thrones.panels.card.back', { house });
  return (
    <span class={`house-card back ${size} of-${house}`} {...spoken(label)}>
      <HouseShield house={house} size={size === 'small' ? 40 : size === 'normal' ? 72 : 120} />
    </span>
  );
}

/** Lines of writing: there is a text to read on this card. */
function AbilityMark(): VNode {
  return (
    <svg class="ability" viewBox="-12 -12 24 24" {...spoken(say('thrones.panels.card.ability'))}>
      <path d="M-8-6H8M-8 0H8M-8 6H3" />
    </svg>
  );
}

function Arms({ card, house }: { readonly card: HouseCardId; readonly house: HouseId }): VNode {
  const figure = FIGURES[HANDS[house].indexOf(card)] ?? '';
  return (
    <svg class="arms" viewBox="0 0 100 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="field" width="100" height="62" />
      <g class="figure" dangerouslySetInnerHTML={{ __html: figure }} />
      <g
        class="charge"
        transform="translate(50 31) scale(2.5)"
        dangerouslySetInnerHTML={{ __html: CHARGES[house] }}
      />
    </svg>
  );
}

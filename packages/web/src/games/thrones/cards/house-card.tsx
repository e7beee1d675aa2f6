// A House card: the leader's emblem in the House's colours, the strength, the combat icons, and the ability in our words.
// It is made of spans and SVG only, so that it can stand in a button, a list or a figure alike.

import { HOUSE_CARDS, type HouseCardId, type HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { CHARGES } from '../map-icons.ts';
import { HouseShield, spoken } from '../house-shield.tsx';
import { CombatIcons } from './combat-icons.tsx';
import { LEADER_EMBLEMS } from './leaders.ts';
import './cards.css';

export type CardSize = 'small' | 'normal' | 'large';
export type HouseCardState = 'hand' | 'played' | 'discarded' | 'face-down' | 'unavailable';

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

/** The leader's emblem on the field of the House, whose own charge stands in the corner. */
function Arms({ card, house }: { readonly card: HouseCardId; readonly house: HouseId }): VNode {
  return (
    <svg class="arms" viewBox="0 0 100 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="field" width="100" height="62" />
      <path class="figure" d="M0 52h100v10H0z" />
      <g
        class="charge"
        transform="translate(50 31) scale(1.6)"
        dangerouslySetInnerHTML={{ __html: LEADER_EMBLEMS[card] }}
      />
      <g
        class="charge of-house"
        transform="translate(85 14) scale(.85)"
        dangerouslySetInnerHTML={{ __html: CHARGES[house] }}
      />
    </svg>
  );
}

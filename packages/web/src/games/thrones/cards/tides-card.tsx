// A Tides of Battle card: strength and icons that the fortunes of war add to one side.

import { TIDES_OF_BATTLE, type TidesCardId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { spoken } from '../house-shield.tsx';
import { SkullSign } from '../signs.tsx';
import { CombatIcons } from './combat-icons.tsx';
import type { CardSize } from './house-card.tsx';
import './cards.css';

/** The card; null, or the mark of a hidden card, shows its back. */
export function TidesCard(props: {
  readonly card: TidesCardId | 'hidden' | null;
  readonly size?: CardSize;
}): VNode {
  const { card, size = 'small' } = props;
  if (card === null || card === 'hidden') {
    return (
      <span class={`event-card tides back ${size}`} {...spoken(say('thrones.panels.card.tides-back'))}>
        ≈
      </span>
    );
  }
  const { strength, swords, fortifications, skulls } = TIDES_OF_BATTLE[card];
  return (
    <span class={`event-card tides ${size}`}>
      <span class="value">
        {skulls === 0 && <span>{strength === 0 ? '0' : `+${strength}`}</span>}
        {skulls > 0 && <SkullSign />}
        <CombatIcons swords={swords} fortifications={fortifications} />
      </span>
      <span class="name">{tell(`name.tides.${card}`)}</span>
    </span>
  );
}

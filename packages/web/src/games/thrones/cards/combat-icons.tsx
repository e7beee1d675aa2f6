// Swords and fortifications as they are printed on cards: as many icons as they count, said once.

import type { VNode } from 'preact';
import { say } from '../words.ts';
import { spoken } from '../house-shield.tsx';
import { SwordSign, TowerSign } from '../signs.tsx';

export function CombatIcons(props: { readonly swords: number; readonly fortifications: number }): VNode {
  const { swords, fortifications } = props;
  return (
    <>
      {swords > 0 && (
        <span class="card-icons" {...spoken(say('thrones.panels.card.swords', { count: swords }))}>
          {Array.from({ length: swords }, (_, i) => (
            <SwordSign key={i} />
          ))}
        </span>
      )}
      {fortifications > 0 && (
        <span
          class="card-icons"
          {...spoken(say('thrones.panels.card.fortifications', { count: fortifications }))}
        >
          {Array.from({ length: fortifications }, (_, i) => (
            <TowerSign key={i} />
          ))}
        </span>
      )}
    </>
  );
}

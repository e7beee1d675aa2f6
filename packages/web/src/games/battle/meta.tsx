// The miniatures game, introduced.

import type { Json } from '@maester/kernel';
import type { VNode } from 'preact';
import { say, tell } from '../../app/words.ts';
import { Arms } from '../arms.tsx';
import type { GameMeta } from '../game.ts';
import { SeatBanner } from './seat-banner.tsx';

/** Two armies in the field. */
function SwordsBelowTheWall(): VNode {
  return (
    <Arms>
      <path class="gules" d="M0 0 H120 V140 H0 Z" />
      <path class="or" d="M0 0 H120 V21 H104 V29 H88 V21 H68 V29 H52 V21 H32 V29 H16 V21 H0 Z" />
      <g id="sword" transform="rotate(36 60 76)">
        <path class="argent" d="M56.5 40 L60 31 L63.5 40 V98 H56.5 Z" />
        <path class="or" d="M46 98 H74 V103.5 H46 Z M57 103 H63 V115 H57 Z" />
        <circle class="or" cx="60" cy="118" r="5" />
      </g>
      <use href="#sword" transform="matrix(-1 0 0 1 120 0)" />
    </Arms>
  );
}

export const battle: GameMeta = {
  name: 'battle.name',
  short: 'battle.short',
  edition: 'battle.edition',
  text: 'battle.text',
  today: 'battle.today',
  more: { text: 'changes.link', to: { page: 'changes' } },
  words: {
    mine: 'battle.setup.mine',
    any: 'battle.setup.any',
    none: 'battle.setup.none',
    person: 'battle.setup.person',
    count: 'battle.table.armies',
  },
  Arms: SwordsBelowTheWall,
  seats: ['one', 'two', 'three', 'four'],
  SeatSign: ({ seat, size }) => <SeatBanner seat={seat} size={size} />,
  tellSetup(setup, seats) {
    const said = [say('battle.table.armies', { count: seats })];
    if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return said;
    const { edition, points, mode } = setup as { readonly [name: string]: Json };
    if (typeof edition === 'string' && edition !== 'season-6') said.push(tell(`battle.edition.${edition}`));
    if (typeof points === 'number') said.push(say('battle.table.points', { points }));
    if (typeof mode === 'string') said.push(tell(`battle.mode.${mode}`));
    return said;
  },
};

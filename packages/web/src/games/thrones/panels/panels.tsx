// The panels beside the map, and how they are called.

import type { VNode } from 'preact';
import { say } from '../words.ts';
import type { Panel } from '../../../frame/game-client.ts';
import { Areas } from './areas.tsx';
import { Houses } from './houses.tsx';
import { Realm } from './realm.tsx';
import { Westeros } from './westeros.tsx';

export { Status } from './status.tsx';

const DRAWINGS = {
  realm: 'M5 18 3.5 8l5 4L12 5l3.5 7 5-4L19 18zM6 21h12',
  houses: 'M12 3l8 2v6c0 5-3.5 8.500-8 10-4.5-1.500-8-5-8-10V5z',
  westeros: 'M6 3h9l3 3v15H6zM9 9h6M9 13h6M9 17h4',
  areas: 'M4 5h16M4 10h16M4 15h16M4 20h16M10 5v15',
} as const;

function drawing(name: keyof typeof DRAWINGS): () => VNode {
  const Drawing = (): VNode => (
    <svg class="panel-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
  return Drawing;
}

export const PANELS: readonly Panel[] = [
  {
    id: 'realm',
    title: () => say('thrones.panels.title.realm'),
    Icon: drawing('realm'),
    Content: Realm,
  },
  { id: 'houses', title: () => say('thrones.panels.title.houses'), Icon: drawing('houses'), Content: Houses },
  {
    id: 'westeros',
    title: () => say('thrones.panels.title.westeros'),
    Icon: drawing('westeros'),
    Content: Westeros,
  },
  { id: 'areas', title: () => say('thrones.panels.title.areas'), Icon: drawing('areas'), Content: Areas },
];

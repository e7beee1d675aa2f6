// What the pages around the miniatures game share: their heading, the way from one to the next, and rules over the page.

import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf, route, type Route } from '../../../app/router.ts';
import { RuleDialog } from '../../../frame/rule-over.tsx';
import { useRuleAsked } from '../../../frame/rules-here.ts';
import { say } from './say.ts';
import '../../../frame/frame.css';
import './war-room.css';

const NAMES = {
  armies: 'room.armies',
  cards: 'room.cards',
  odds: 'room.odds',
  test: 'room.test',
  records: 'room.records',
  statistics: 'room.statistics',
} as const;

const ROOMS: readonly (Route & { readonly page: keyof typeof NAMES })[] = [
  { page: 'armies', army: null, other: null },
  { page: 'cards', card: null, wanted: '' },
  { page: 'odds', wanted: '' },
  { page: 'test', army: null },
  { page: 'records' },
  { page: 'statistics' },
];

export function WarRoom(props: { readonly class: string; readonly children: ComponentChildren }): VNode {
  const place = useRef<HTMLElement>(null);
  const rule = useRuleAsked(place);
  // On a phone not all rooms fit: the one we are in is visible.
  useEffect(() => {
    place.current
      ?.querySelector('.rooms [aria-current]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <main class={`battle war-room ${props.class}`} ref={place}>
      <nav class="rooms" aria-label={say('room.rooms')}>
        {ROOMS.map((to) => (
          <a key={to.page} href={hrefOf(to)} aria-current={route.value.page === to.page ? 'page' : undefined}>
            {say(NAMES[to.page])}
          </a>
        ))}
      </nav>
      {props.children}
      {rule.value === null ? null : <RuleDialog rule={rule.value} close={() => (rule.value = null)} />}
    </main>
  );
}

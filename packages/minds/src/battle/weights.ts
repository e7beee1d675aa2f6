/** What the steward goes by in the miniatures game. Lengths are in thousandths of an inch. */
import type { Side, Trigger } from '@maester/battle/readers';
import type { Thing } from '@maester/kernel';

/** The middle of the battlefield: where to go while there is no enemy. */
export const MIDDLE = { x: 24_000, y: 24_000 } as const;
/** From here on a unit marches. */
export const FAR = 14_000;
/** How many places are compared before a unit moves. */
export const PLACES = 24;
/** Where a charge hits hardest. */
export const WORTH_OF_SIDE: Readonly<Record<Side, number>> = { rear: 2, left: 1, right: 1, front: 0 };
/** Zones, cards and objectives that restore Wounds to one unit. */
export const HEALING: readonly Thing[] = [
  { kind: 'zone', id: 'wealth' },
  { kind: 'card', id: 'fealty-to-the-crown' },
  { kind: 'objective-card', id: '1' },
];
/** Moments at which a card or an Order is seldom wasted. */
export const BLOWS: ReadonlySet<string> = new Set<Trigger>([
  'unit-activates',
  'ncu-activates',
  'zone-claimed',
  'zone-resolved',
  'zone-targets',
  'attack-before-dice',
  'attack-after-dice',
  'attack-after-defense',
  'charge-before',
  'charge-rolled',
  'charge-succeeds',
  'morale-before-dice',
  'morale-after-dice',
  'morale-passed',
  'morale-failed',
  'panic-failed',
  'attack-completed',
  'rank-destroyed',
  'unit-destroyed',
  'surge-forth',
  'card-played',
]);
/** At other moments something is played once in so many times. */
export const SELDOM = 5;

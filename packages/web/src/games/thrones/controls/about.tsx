// What a question is about, shown above its control: the card whose text asks it.

import type { ThronesEvent } from '@maester/thrones';
import type { HouseCardId, WesterosCardId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { TidesCard } from '../cards/tides-card.tsx';
import { WesterosCard } from '../cards/westeros-card.tsx';
import { WildlingCard } from '../cards/wildling-card.tsx';
import { useDesk } from '../desk.ts';
import { fact, type Asked, type ControlProps } from './asked.ts';
import { HouseTag } from './parts.tsx';
import { isHouse } from './kinds.ts';
import { sideOf } from './strengths.ts';
import './about.css';

/** Those whose text says more than the question. */
const ABILITIES: readonly HouseCardId[] = [
  'tyrion-lannister',
  'aeron-damphair',
  'mace-tyrell',
  'queen-of-thorns',
  'cersei-lannister',
  'renly-baratheon',
  'patchface',
];

const OF_WILDLING_CARDS = [
  'messenger-raven/keep-or-bury',
  'destroy-units/',
  'preemptive-raid/',
  'crow-killers',
  'massing-on-the-milkwater/',
  'a-king-beyond-the-wall',
  'mammoth-riders/',
  'the-horde-descends',
];

export function About({ asked }: ControlProps): VNode | null {
  const { decision } = asked;
  const ability = abilityOf(asked);
  if (ability !== null) return <Ability card={ability} />;
  if (OF_WILDLING_CARDS.some((start) => decision.ask.startsWith(start))) return <OfWildlings asked={asked} />;
  const card = fact(decision, 'card');
  if (decision.ask === 'westeros-card/holder-chooses' && card !== '')
    return (
      <div class="about beside">
        <WesterosCard card={card as WesterosCardId} size="small" />
        <p>
          <strong class="about-name">{tell(`name.westeros.${card}`)}</strong> {tell(`text.westeros.${card}`)}
        </p>
      </div>
    );
  if (decision.ask === 'combat/redraw-tides-of-battle') return <Drawn asked={asked} />;
  return null;
}

function abilityOf({ decision }: Asked): HouseCardId | null {
  const asks = decision.ask.split('/', 1)[0];
  if (decision.ask === 'retreat/winner-chooses-area') return 'robb-stark';
  return ABILITIES.find((card) => card === asks) ?? null;
}

/** The question names the card, and the stage shows it. */
function Ability({ card }: { readonly card: HouseCardId }): VNode {
  return <p class="card-text">{tell(`text.house-card.${card}`)}</p>;
}

/** The card of fortune that may be drawn anew. */
function Drawn({ asked: { view, house } }: ControlProps): VNode | null {
  const { combat } = view;
  const side = combat === null ? null : sideOf(combat, house);
  if (combat === null || side === null) return null;
  return (
    <div class="about beside drawn">
      <TidesCard card={combat.tides[side]} />
      <p>{say('thrones.controls.about.drawn')}</p>
    </div>
  );
}

/** The card that is turned up, or seen by the raven: all of it there, else what it means for us. */
function OfWildlings({ asked }: ControlProps): VNode | null {
  const { decision, view } = asked;
  const outcome = useOutcome(asked);
  const card = view.wildlingDeck[0]?.card;
  if (card === undefined || card === 'hidden') return null;
  const struck = fact(decision, 'house');
  if (decision.ask.startsWith('messenger-raven'))
    return (
      <div class="about">
        <WildlingCard card={card} size="wide" />
      </div>
    );
  return (
    <div class="about beside">
      <WildlingCard card={card} size="small" />
      <p>
        <strong class="about-name">{tell(`name.wildling.${card}`)}</strong>{' '}
        {tell(`text.wildling.${card}.${outcome}`)}
      </p>
      {isHouse(struck) && (
        <p class="note">
          {say('thrones.controls.about.struck')} <HouseTag house={struck} />
        </p>
      )}
    </div>
  );
}

/** Which part of the card is meant: the reward, what the lowest bidder suffers, or what the others do. */
function useOutcome({ decision, house }: Asked): 'watch' | 'lowest' | 'others' {
  const { scene } = useDesk();
  if (decision.ask.includes('reward') || decision.ask === 'mammoth-riders/take-card') return 'watch';
  const events = scene.events.value.map(({ event }) => event as ThronesEvent);
  const lowest = events.findLast((event) => event.type === 'lowest-bidder');
  return lowest?.house === house || fact(decision, 'house') !== '' ? 'lowest' : 'others';
}

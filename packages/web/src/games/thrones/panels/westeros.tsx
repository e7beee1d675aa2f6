// The fate of the realm: this round's Westeros cards, the wildling threat, and what can still come.

import type { ThronesState } from '@maester/thrones';
import { WESTEROS_CARDS, WILDLING_TRACK, type HouseId, type WesterosCardId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { WESTEROS_EMBLEMS } from '../cards/emblems.ts';
import { Emblem, WesterosCard } from '../cards/westeros-card.tsx';
import { WildlingCard, WildlingCardBack } from '../cards/wildling-card.tsx';
import { useDesk } from '../desk.ts';
import { spoken } from '../house-shield.tsx';
import { OrderSign, WildlingSign } from '../signs.tsx';
import { decks, wildlingPile, type DeckFacts } from './facts.ts';
import { HouseLabel, Peek, Section } from './parts.tsx';
import './westeros.css';

export function Westeros(): VNode | null {
  const { view: seen, scene } = useDesk();
  const view = seen.value;
  if (view === null) return null;
  return (
    <div class="thrones-panel">
      <Section title={say('thrones.panels.westeros.now', { round: view.round })}>
        {view.westerosCards.length === 0 && <p class="explained">{say('thrones.panels.westeros.none')}</p>}
        <ul class="westeros-now">
          {view.westerosCards.map((card, i) => (
            <li key={i}>
              <WesterosCard card={card} size="wide" />
            </li>
          ))}
        </ul>
        {view.forbidden.length > 0 && (
          <Forbidden view={view} house={(scene.seat ?? view.houses[0] ?? 'stark') as HouseId} />
        )}
      </Section>
      <Section title={say('thrones.panels.wildlings')}>
        <Threat threat={view.wildlingThreat} />
        <Pile view={view} />
      </Section>
      <Section title={say('thrones.panels.westeros.coming')}>
        <p class="explained">{say('thrones.panels.westeros.coming.how')}</p>
        <div class="decks">
          {decks(view).map((deck) => (
            <Deck key={deck.deck} facts={deck} />
          ))}
        </div>
      </Section>
    </div>
  );
}

function Forbidden({ view, house }: { readonly view: ThronesState; readonly house: HouseId }): VNode {
  return (
    <div class="forbidden">
      <p>{say('thrones.panels.westeros.forbidden')}</p>
      <ul>
        {view.forbidden.map((order) => (
          <li key={order}>
            <OrderSign order={order} house={house} size={34} />
            {tell(`name.order.${order}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Threat({ threat }: { readonly threat: number }): VNode {
  const end = WILDLING_TRACK.at(-1);
  return (
    <>
      <div class="threat" {...spoken(say('thrones.panels.wildlings.threat', { threat, end }))}>
        {WILDLING_TRACK.map((strength) => (
          <span key={strength} class={strength === threat ? 'at' : strength < threat ? 'passed' : ''}>
            {strength === threat && <WildlingSign size={22} />}
            <b>{strength}</b>
          </span>
        ))}
      </div>
      <p class="explained">{say('thrones.panels.wildlings.how', { end })}</p>
    </>
  );
}

function Pile({ view }: { readonly view: ThronesState }): VNode {
  const { top, unknown, seenBy } = wildlingPile(view);
  return (
    <>
      <div class="wildling-pile">
        {top === null ? (
          <WildlingCardBack size="small" />
        ) : (
          <Peek large={<WildlingCard card={top} size="large" />}>
            <WildlingCard card={top} size="small" />
          </Peek>
        )}
        <div>
          <p>
            {top === null
              ? say('thrones.panels.wildlings.top-unknown')
              : say('thrones.panels.wildlings.top', { card: top })}
          </p>
          {seenBy.length > 0 && seenBy.length < view.houses.length && (
            <p class="seen-by">
              {say('thrones.panels.wildlings.seen-by')}{' '}
              {seenBy.map((house) => (
                <HouseLabel key={house} house={house} />
              ))}
            </p>
          )}
        </div>
      </div>
      <details class="more">
        <summary>{say('thrones.panels.wildlings.unknown', { count: unknown.length })}</summary>
        <ul class="cards">
          {unknown.map((card) => (
            <li key={card}>
              <Peek large={<WildlingCard card={card} size="large" />}>
                <WildlingCard card={card} size="small" />
              </Peek>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Deck({ facts: { deck, left, coming, past } }: { readonly facts: DeckFacts }): VNode {
  return (
    <section class={`deck deck-${deck}`}>
      <h4>
        <span class="roman">{deck}</span>
        {say('thrones.panels.westeros.left', { left })}
      </h4>
      <ul>
        {coming.map(({ card, count }) => (
          <DeckLine key={card} card={card} count={count} />
        ))}
      </ul>
      {past.length > 0 && (
        <>
          <h5>{say('thrones.panels.westeros.past')}</h5>
          <ul class="past">
            {past.toReversed().map((card, i) => (
              <DeckLine key={i} card={card} count={1} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function DeckLine({ card, count }: { readonly card: WesterosCardId; readonly count: number }): VNode {
  return (
    <li>
      <Peek large={<WesterosCard card={card} size="large" />}>
        <span class="deck-line">
          <Emblem drawing={WESTEROS_EMBLEMS[card]} />
          <span class="card-name">{tell(`name.westeros.${card}`)}</span>
          {WESTEROS_CARDS[card].wildlingIcon && (
            <WildlingSign size={15} label={say('thrones.panels.card.wildling-icon')} />
          )}
          {count > 1 && <b>×{count}</b>}
        </span>
      </Peek>
    </li>
  );
}

// House cards to choose from, as cards: one's own in a combat with what they would come to, the opponent's for
// Patchface, the discards for the mammoth riders.

import { idsOn } from '@maester/kernel';
import { HOUSE_CARDS, type HouseCardId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { HouseCard } from '../cards/house-card.tsx';
import { useMarks } from '../desk.ts';
import { optionsOf, usePicking, type Asked, type ControlProps } from './asked.ts';
import { houseIn } from './board-facts.ts';
import { isAside } from './kinds.ts';
import { consequence, Foot, Hinted, HouseTag, Option } from './parts.tsx';
import { combatIn, otherSide, outlookOf, scenesOf, sideOf } from './strengths.ts';
import './house-cards.css';

const IN_COMBAT = ['combat/choose-house-card', 'play-another-card/choose-house-card'];

export function HouseCardsControl({ asked }: ControlProps): VNode {
  const { decision, view, house } = asked;
  const options = optionsOf(decision);
  const picking = usePicking(asked);
  const fighting = IN_COMBAT.includes(decision.ask);
  useMarks({ choosable: fighting ? new Set(scenesOf(view.combat)) : null });
  // The whole hand is shown, with the reason for a card that cannot be played again.
  const offered = options.flatMap(({ on }) => idsOn(on, 'house-card')) as HouseCardId[];
  const cards = [...new Set([...(fighting ? houseIn(view, house).hand : []), ...offered])];
  const picked = cards.find((card) => card === picking.picked);
  return (
    <>
      <div class="card-grid">
        {cards.map((card) => (
          <CardButton
            key={card}
            asked={asked}
            card={card}
            picked={picked === card}
            outlook={fighting ? outlook(asked, card) : null}
            onPick={(again) => picking.pick(card, again)}
          />
        ))}
      </div>
      {picked !== undefined && <CardText card={picked} />}
      {fighting && (
        <p class="note cards-note">
          {say(
            opposingCards(asked).length === 1
              ? 'thrones.controls.card.note.shown'
              : 'thrones.controls.card.note',
          )}
        </p>
      )}
      {options.filter(isAside).map(({ id, say: { key, facts } }) => (
        <Option
          key={id}
          asked={asked}
          picking={picking}
          look={{ choice: id, label: tell(key, facts), detail: consequence(asked, id) }}
        />
      ))}
      {fighting && <Opposing asked={asked} />}
      <Foot
        asked={asked}
        choice={picking.picked}
        label={say(fighting ? 'thrones.controls.card.play' : 'thrones.controls.confirm')}
        onClear={picking.clear}
      />
    </>
  );
}

/** What is written on the picked card, brought into sight. */
function CardText({ card }: { readonly card: HouseCardId }): VNode {
  const { strength, swords, fortifications, timing } = HOUSE_CARDS[card];
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.scrollIntoView({ block: 'nearest' }), [card]);
  return (
    <p class="card-text" ref={text}>
      <strong>
        {tell(`name.house-card.${card}`)} {strength}
      </strong>
      {swords > 0 && <span>{say('thrones.panels.card.swords', { count: swords })}</span>}
      {fortifications > 0 && (
        <span>{say('thrones.panels.card.fortifications', { count: fortifications })}</span>
      )}
      {timing !== null && <span>{tell(`text.house-card.${card}`)}</span>}
    </p>
  );
}

/** What the opponent may have played: all of a hand, or the one card that shows. */
function opposingCards({ view, house }: Asked): readonly HouseCardId[] {
  const { combat } = view;
  const side = combat === null ? null : sideOf(combat, house);
  if (combat === null || side === null) return [];
  const theirs = combat.cards[otherSide(side)];
  return theirs === null ? houseIn(view, combat[otherSide(side)]).hand : [theirs];
}

function outlook(asked: Asked, card: HouseCardId): VNode | null {
  const { view, house } = asked;
  const combat = combatIn(view);
  const side = combat === null ? null : sideOf(combat, house);
  if (combat === null || side === null) return null;
  const against = opposingCards(asked);
  const { strength, beaten } = outlookOf(view, combat, side, card, against);
  return (
    <span class="outlook">
      <b>{say('thrones.controls.card.strength', { strength })}</b>
      <span class="visually-hidden">, </span>
      <span>{sayBeaten(beaten, against.length)}</span>
    </span>
  );
}

function sayBeaten(beaten: number, of: number): string {
  if (of === 1) return say(beaten === 1 ? 'thrones.controls.card.wins' : 'thrones.controls.card.loses');
  if (beaten === 0) return say('thrones.controls.card.beats-none');
  return say(beaten === of ? 'thrones.controls.card.beats-all' : 'thrones.controls.card.beats', {
    beaten,
    of,
  });
}

function CardButton(props: {
  readonly asked: Asked;
  readonly card: HouseCardId;
  readonly picked: boolean;
  readonly outlook: VNode | null;
  readonly onPick: (again: boolean) => void;
}): VNode {
  const { asked, card, picked } = props;
  const available = asked.check(card) === null;
  return (
    <button
      type="button"
      class="card-button"
      aria-pressed={picked}
      aria-disabled={!available || asked.busy}
      onClick={(event) => props.onPick(event.detail === 0)}
    >
      <HouseCard card={card} size="small" state={available ? (picked ? 'played' : 'hand') : 'unavailable'} />
      {props.outlook}
      {asked.hint === card && <Hinted />}
    </button>
  );
}

/** What the opponent can still play: everyone may know it. */
function Opposing({ asked }: ControlProps): VNode | null {
  const { view, house } = asked;
  const side = view.combat === null ? null : sideOf(view.combat, house);
  if (view.combat === null || side === null) return null;
  const opponent = view.combat[otherSide(side)];
  const { hand } = houseIn(view, opponent);
  return (
    <section class="opposing">
      <h3>
        <HouseTag house={opponent} /> {say('thrones.controls.card.theirs', { count: hand.length })}
      </h3>
      <div class="card-row">
        {hand.map((card) => (
          <HouseCard key={card} card={card} size="small" />
        ))}
      </div>
    </section>
  );
}

// The Tactics cards: one's own hand with what can be played now and why the others wait, everyone's piles, and the cards
// that lie on units.

import { rulesOf, type BattleState } from '@maester/battle/engine';
import { handCount, handLimit, wholeHand, whyNotPlayed } from '@maester/battle/tables';
import type { Decision, Option } from '@maester/kernel';
import type { VNode } from 'preact';
import { tell, tellRefusal } from '../../../app/words.ts';
import { TacticsCard, TacticsCardBack, TacticsCardLarge } from '../cards/tactics-card.tsx';
import { Term } from '../cards/rich-text.tsx';
import { useDesk, useLight } from '../desk.ts';
import { signOf } from '../field/armies.ts';
import { say } from '../say.ts';
import { playableNow, wayOf, type Playable } from './playable.ts';
import { ArmyLabel, Reading, Section } from './parts.tsx';
import './hand.css';

export function Hand(): VNode | null {
  const { view: seen, scene, decision, window } = useDesk();
  const view = seen.value;
  const own = view?.players.find(({ seat }) => seat === scene.seat);
  if (view === null || own === undefined) return null;
  return (
    <Section
      title={
        <>
          {say('battle.hand.own')}{' '}
          <small>{say('battle.hand.size', { hand: handCount(own), limit: handLimit(view, own.seat) })}</small>
        </>
      }
    >
      <OwnHand view={view} seat={own.seat} hand={wholeHand(own)} decision={window.value ?? decision.value} />
    </Section>
  );
}

/** Everyone's hands by their number, open piles, and the cards that lie on units. */
export function Piles(): VNode | null {
  const { view: seen, scene } = useDesk();
  const view = seen.value;
  if (view === null) return null;
  return (
    <>
      <Attached view={view} />
      <Section title={say('battle.hand.piles')}>
        <ul class="plain-list">
          {view.players.map((player) => (
            <li key={player.seat} class="piles">
              <ArmyLabel seat={player.seat} />
              <span class="note">
                {say('battle.hand.counts', {
                  hand: handCount(player),
                  deck: player.deck.length,
                  discard: player.discard.length,
                })}
              </span>
              {player.seat !== scene.seat && (
                <Backs view={view} seat={player.seat} count={player.hand.length} />
              )}
              {player.seat !== scene.seat && player.foreign !== undefined && (
                <span class="note">
                  {say('battle.hand.foreign', {
                    cards: player.foreign.map(({ card }) => tell(`name.card.${card}`)),
                  })}
                </span>
              )}
              {player.discard.length > 0 && (
                <Discarded view={view} seat={player.seat} cards={player.discard} />
              )}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function OwnHand(props: {
  readonly view: BattleState;
  readonly seat: string;
  readonly hand: readonly string[];
  readonly decision: Decision | null;
}): VNode {
  const { view, seat, hand, decision } = props;
  if (hand.length === 0) return <p class="note">{say('battle.hand.empty')}</p>;
  const playable = playableNow(decision);
  const lit = (card: string): number => (playable?.has(card) === true ? 0 : 1);
  return (
    <ul class="hand">
      {hand
        .toSorted((a, b) => lit(a) - lit(b))
        .map((card, i) => (
          <li key={`${card} ${i}`}>
            <CardInHand
              view={view}
              seat={seat}
              card={card}
              playable={playable?.get(card) ?? null}
              asked={playable !== null}
            />
          </li>
        ))}
    </ul>
  );
}

function CardInHand(props: {
  readonly view: BattleState;
  readonly seat: string;
  readonly card: string;
  /** How it can be played now; null if it cannot. */
  readonly playable: Playable | null;
  /** Whether cards can be declared now at all. */
  readonly asked: boolean;
}): VNode {
  const { view, seat, card, playable, asked } = props;
  const possible = playable?.responses ?? [];
  const [rules, sign] = [rulesOf(view), signOf(view, seat)];
  const refusal = playable === null ? whyNotPlayed(view, seat, card) : null;
  const name = tell(`name.card.${card}`);
  const state = playable === null ? (asked ? 'waiting' : 'plain') : 'playable';
  return (
    <Reading
      title={name}
      class="card-button"
      text={(close) => (
        <>
          <TacticsCardLarge rules={rules} card={card} sign={sign} possible={possible} />
          {playable !== null && <Plays playable={playable} close={close} />}
          {refusal !== null && (
            <p class="why-not">
              <strong>{say('battle.hand.why')}:</strong> {tellRefusal(refusal)}{' '}
              <Term text={say('cards.rule')} rule={refusal.rule} />
            </p>
          )}
        </>
      )}
    >
      <TacticsCard rules={rules} card={card} sign={sign} state={state} />
      {refusal !== null && asked && <span class="why-not-line">{tellRefusal(refusal)}</span>}
    </Reading>
  );
}

/** The ways in which the card can be played now, to be taken here. */
function Plays({
  playable,
  close,
}: {
  readonly playable: Playable;
  readonly close: () => void;
}): VNode | null {
  const { play } = useDesk();
  if (play === null) return null;
  const choose = (option: Option): void => {
    close();
    void play.choose(option.id);
  };
  const { options } = playable;
  return (
    <>
      {options.length > 1 && <p class="note">{say('battle.hand.how')}</p>}
      <ul class="plays">
        {options.map((option) => (
          <PlayButton key={option.id} option={option} choose={choose} busy={play.sending.value} />
        ))}
      </ul>
    </>
  );
}

function PlayButton(props: {
  readonly option: Option;
  readonly choose: (option: Option) => void;
  readonly busy: boolean;
}): VNode {
  const { option, choose, busy } = props;
  const light = useLight(option.on);
  const way = wayOf(option.say);
  return (
    <li>
      <button type="button" class="button" disabled={busy} onClick={() => choose(option)} {...light}>
        {way ?? say('battle.hand.play')}
      </button>
    </li>
  );
}

function Backs(props: { readonly view: BattleState; readonly seat: string; readonly count: number }): VNode {
  return (
    <span class="backs" aria-hidden="true">
      {Array.from({ length: props.count }, (_, i) => (
        <TacticsCardBack key={i} sign={signOf(props.view, props.seat)} />
      ))}
    </span>
  );
}

/** battle/tactics-deck/discard-open: everyone may look at it. */
function Discarded(props: {
  readonly view: BattleState;
  readonly seat: string;
  readonly cards: readonly string[];
}): VNode {
  const { view, seat, cards } = props;
  const title = say('battle.hand.discard', { seat });
  return (
    <Reading
      title={title}
      class="as-link"
      text={() => (
        <div class="card-row">
          {cards.toReversed().map((card, i) => (
            <TacticsCardLarge key={i} rules={rulesOf(view)} card={card} sign={signOf(view, seat)} />
          ))}
        </div>
      )}
    >
      {title}
    </Reading>
  );
}

/** Tactics cards that lie on units. */
function Attached({ view }: { readonly view: BattleState }): VNode | null {
  const lying = view.lasting.filter(
    ({ from, until }) => until === 'game' && rulesOf(view).tactics[from] !== undefined,
  );
  if (lying.length === 0) return null;
  return (
    <Section title={say('battle.hand.attached')}>
      <ul class="plain-list">
        {lying.map((effect, i) => (
          <AttachedLine
            key={i}
            view={view}
            card={effect.from}
            seat={effect.by}
            unit={effect.on}
            tokens={effect.tokens}
          />
        ))}
      </ul>
    </Section>
  );
}

function AttachedLine(props: {
  readonly view: BattleState;
  readonly card: string;
  readonly seat: string;
  readonly unit: string;
  readonly tokens: number;
}): VNode {
  const { view, card, seat, unit, tokens } = props;
  const light = useLight([{ kind: 'unit', id: unit }]);
  const name = tell(`name.card.${card}`);
  return (
    <li {...light}>
      <Reading
        title={name}
        class="as-link"
        text={() => <TacticsCardLarge rules={rulesOf(view)} card={card} sign={signOf(view, seat)} />}
      >
        {name}
      </Reading>{' '}
      <span class="note">{say('battle.hand.attached.on', { unit, tokens })}</span>
    </li>
  );
}

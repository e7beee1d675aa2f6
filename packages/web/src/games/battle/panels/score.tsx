// How the battle stands: rounds, Victory Points and what would be scored now, activations left, objectives and missions.

import type { BattleState } from '@maester/battle/engine';
import { fullWounds, isFixture, victoryTarget, type Objective, type UnitState } from '@maester/battle/field';
import { handOf, kept } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { MissionCard, ObjectiveCard, SiegeCard } from '../cards/other-cards.tsx';
import { Term } from '../cards/rich-text.tsx';
import { useDesk, useLight } from '../desk.ts';
import { signOf } from '../field/armies.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { Glyph } from '../heraldry/glyph.tsx';
import { say } from '../say.ts';
import { activationsLeft, foreseen, holdOf, lastRoundOf, numberOf, scoringWays } from './facts.ts';
import { Reading, Section } from './parts.tsx';
import './score.css';

export function Score(): VNode | null {
  const { view: seen, scene } = useDesk();
  const view = seen.value;
  if (view === null) return null;
  const coming = foreseen(view);
  const goesOn = view.round > 0 && (scene.shown.value?.outcome ?? null) === null;
  return (
    <div class="score-panel">
      <Rounds view={view} />
      <ul class="side-scores">
        {view.sides.map((_, side) => (
          <SideScore key={side} view={view} side={side} />
        ))}
      </ul>
      {goesOn && (
        <Section title={say('battle.score.foreseen')}>
          {coming.every((list) => list.length === 0) ? (
            <p class="note">{say('battle.score.foreseen.none')}</p>
          ) : (
            <ul class="plain-list">
              {coming.flatMap((list, side) =>
                list.map(({ points, because }) => (
                  <li key={`${side} ${because}`} class="foreseen-line">
                    <SideShields view={view} side={side} size={20} />
                    {say('battle.score.foreseen.more', { points, because })}
                  </li>
                )),
              )}
            </ul>
          )}
        </Section>
      )}
      <Objectives view={view} />
      <Walls view={view} />
      <Missions view={view} />
      <Section title={say('battle.score.how')}>
        <p class="note">{say('battle.score.target', { target: victoryTarget(view) })}</p>
        <ul class="scoring-ways">
          {scoringWays(view).map(({ text, rule }) => (
            <li key={rule}>
              {say(text)} <Term text={say('cards.rule')} rule={rule} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** The shields of a side; a team has several. */
function SideShields(props: {
  readonly view: BattleState;
  readonly side: number;
  readonly size: number;
}): VNode {
  const { view, side, size } = props;
  return (
    <span class="side-shields">
      {(view.sides[side] ?? []).map((seat) => (
        <ArmyShield key={seat} sign={signOf(view, seat)} size={size} label={tell(`name.seat.${seat}`)} />
      ))}
    </span>
  );
}

function Rounds({ view }: { readonly view: BattleState }): VNode {
  const last = lastRoundOf(view);
  if (view.round === 0) return <p class="note">{say('battle.score.setup')}</p>;
  return (
    <div class="rounds">
      <ol aria-label={say('battle.score.rounds')}>
        {Array.from({ length: last }, (_, i) => i + 1).map((round) => (
          <li
            key={round}
            data-state={round < view.round ? 'past' : round === view.round ? 'now' : 'coming'}
            aria-label={say('battle.score.round', { round, now: String(round === view.round) })}
          >
            {round}
          </li>
        ))}
      </ol>
      <span class="first-player">
        <Glyph of="first-player" size={16} /> {say('battle.score.first', { side: view.firstSide })}
      </span>
    </div>
  );
}

function SideScore({ view, side }: { readonly view: BattleState; readonly side: number }): VNode {
  const seats = view.sides[side] ?? [];
  const points = view.victoryPoints[side] ?? 0;
  const target = victoryTarget(view);
  const left = activationsLeft(view, seats);
  const passes = view.players.filter(({ seat }) => seats.includes(seat)).map((player) => player.passes);
  const isOut = kept(view, 'eliminated', []).includes(side);
  return (
    <li data-out={isOut}>
      <SideShields view={view} side={side} size={34} />
      <span class="side-name">
        <strong>{tell(`name.side.${side}`)}</strong>
        <small>
          {isOut
            ? say('battle.score.out')
            : view.round === 0
              ? ''
              : [
                  say('battle.score.left', left),
                  ...passes
                    .filter((count) => count > 0)
                    .map((count) => say('battle.score.passes', { passes: count })),
                ].join(' · ')}
        </small>
      </span>
      <b class="victory-points">
        <Glyph of="victory-points" size={18} label={say('battle.panels.victory-points')} />
        {say('battle.score.of', { points, target })}
      </b>
      <span class="progress" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * points) / target)}%` }} />
      </span>
    </li>
  );
}

function Objectives({ view }: { readonly view: BattleState }): VNode | null {
  if (view.objectives.length === 0) return null;
  return (
    <Section title={say('battle.score.objectives')}>
      <ul class="plain-list">
        {view.objectives.map((objective) => (
          <ObjectiveLine key={objective.id} view={view} objective={objective} />
        ))}
      </ul>
    </Section>
  );
}

function ObjectiveLine(props: { readonly view: BattleState; readonly objective: Objective }): VNode {
  const { view, objective } = props;
  const { is, unit } = holdOf(view, objective);
  const light = useLight([
    { kind: 'objective', id: objective.id },
    ...(unit === null ? [] : [{ kind: 'unit', id: unit }]),
  ]);
  const seat = view.units.find(({ id }) => id === unit)?.seat;
  const number = numberOf(objective.id);
  return (
    <li class="objective-line" data-hold={is} {...light}>
      {seat === undefined ? (
        <Glyph of="objective" size={20} />
      ) : (
        <ArmyShield sign={signOf(view, seat)} size={20} />
      )}
      <span>
        <strong>{say('battle.score.objective', { number })}</strong>{' '}
        <span class="note">{say(`battle.score.objective.${is}`, { unit: unit ?? '' })}</span>
        {objective.card !== null && <OfObjective card={objective.card} />}
      </span>
    </li>
  );
}

/** The card of an objective, by its name; its text is one tap away. */
function OfObjective({ card }: { readonly card: number }): VNode {
  const name = tell(`name.objective-card.${card}`);
  return (
    <Reading title={say('cards.objective')} class="as-link" text={() => <ObjectiveCard card={card} />}>
      {name}
    </Reading>
  );
}

/** The Castle Walls and what is left of them. */
function Walls({ view }: { readonly view: BattleState }): VNode | null {
  const walls = view.units.filter(isFixture);
  if (walls.length === 0) return null;
  return (
    <Section title={say('battle.score.walls')}>
      <ul class="plain-list">
        {walls.map((wall) => (
          <WallLine key={wall.id} view={view} wall={wall} />
        ))}
      </ul>
    </Section>
  );
}

function WallLine({ view, wall }: { readonly view: BattleState; readonly wall: UnitState }): VNode {
  const light = useLight([{ kind: 'unit', id: wall.id }]);
  return (
    <li class="objective-line" {...light}>
      <Glyph of={wall.destroyed ? 'destroyed' : 'defense'} size={20} />
      <span>
        <strong>{tell(`name.unit.${wall.id}`)}</strong>{' '}
        <span class="note">
          {wall.destroyed
            ? say('battle.panels.destroyed')
            : say('battle.score.wall', { wounds: wall.wounds, full: fullWounds(view, wall) })}
        </span>
      </span>
    </li>
  );
}

/** Missions of a player that others may not know; which there are depends on the edition. */
const MISSION_HANDS = ['missionHands', 'secretHands', 'secretChosen'] as const;
type MissionHand = (typeof MISSION_HANDS)[number];

function Missions({ view }: { readonly view: BattleState }): VNode | null {
  const seat = useDesk().scene.seat;
  const inPlay = kept(view, 'missions', []);
  const reserve = kept(view, 'reserveMissions', []);
  const hand = (key: MissionHand, of: string): readonly number[] => handOf(view, key, of);
  const seen = (key: MissionHand): readonly number[] =>
    seat === null ? [] : hand(key, seat).filter((card) => card > 0);
  const own = [...seen('missionHands'), ...seen('secretHands')];
  const siege = seat === null ? [] : handOf(view, 'siegeHands', seat).filter((card) => card > 0);
  const defender = view.modeState.defender;
  const others = view.seats.filter((other) => other !== seat);
  return (
    <>
      {defender !== undefined && (
        <p class="note">{say('battle.score.attacks', { side: defender === 0 ? 1 : 0, defender })}</p>
      )}
      <Cards title={say('battle.score.missions')} cards={inPlay} Card={MissionCard} />
      <Cards title={say('battle.score.missions.reserve')} cards={reserve} Card={MissionCard} />
      <Cards title={say('battle.score.missions.chosen')} cards={seen('secretChosen')} Card={MissionCard} />
      <Cards title={say('battle.score.missions.own')} cards={own} Card={MissionCard} />
      <Hidden
        seats={others}
        hands={(other) => MISSION_HANDS.reduce((sum, key) => sum + hand(key, other).length, 0)}
        what="missions"
      />
      {siege.length > 0 && seat !== null && (
        <Section title={say('battle.score.siege.own')}>
          <div class="card-row">
            {siege.map((card) => (
              <SiegeCard key={card} card={card} role={roleOf(view, seat)} />
            ))}
          </div>
        </Section>
      )}
      <Hidden seats={others} hands={(other) => handOf(view, 'siegeHands', other).length} what="siege" />
      <CommanderCards view={view} />
    </>
  );
}

const roleOf = (view: BattleState, seat: string): 'attacker' | 'defender' =>
  view.players.find((player) => player.seat === seat)?.side === view.modeState.defender
    ? 'defender'
    : 'attacker';

function Cards(props: {
  readonly title: string;
  readonly cards: readonly number[];
  readonly Card: (props: { readonly card: number }) => VNode;
}): VNode | null {
  const { title, cards, Card } = props;
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <div class="card-row">
        {cards.map((card, i) => (
          <Card key={i} card={card} />
        ))}
      </div>
    </Section>
  );
}

function Hidden(props: {
  readonly seats: readonly string[];
  readonly hands: (seat: string) => number;
  readonly what: 'missions' | 'siege';
}): VNode {
  return (
    <>
      {props.seats
        .filter((seat) => props.hands(seat) > 0)
        .map((seat) => (
          <p key={seat} class="note">
            {say(`battle.score.${props.what}.hidden`, { seat, count: props.hands(seat) })}
          </p>
        ))}
    </>
  );
}

/** battle/mode-a-clash-of-kings/commander-cards: objective cards that Commanders hold. */
function CommanderCards({ view }: { readonly view: BattleState }): VNode | null {
  const held = view.seats.flatMap((seat) =>
    handOf(view, 'commanderCards', seat).map((card) => ({ seat, card })),
  );
  if (held.length === 0) return null;
  return (
    <Section title={say('battle.score.objective-cards')}>
      <ul class="plain-list">
        {held.map(({ seat, card }) => (
          <li key={`${seat} ${card}`} class="objective-line">
            <ArmyShield sign={signOf(view, seat)} size={20} label={tell(`name.seat.${seat}`)} />
            <OfObjective card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

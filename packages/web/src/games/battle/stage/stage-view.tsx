// The combat stage: attacker and defender, the dice as they fell, what changed them, and what came of it, line by line.

import {
  blocksOf,
  diceOf,
  hitsOf,
  type AttackStage,
  type ChargeStage,
  type Rolled,
  type Stage,
  type Test,
  type Used,
} from '@maester/battle/account';
import type { BattleState } from '@maester/battle/engine';
import type { Keyword as KeywordId } from '@maester/battle/tables';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { Term } from '../cards/rich-text.tsx';
import { signOf } from '../field/armies.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { Glyph } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import { say } from '../say.ts';
import { Dice, Die } from './die.tsx';
import { Modifiers } from './modifiers.tsx';
import { Skip } from './skip.tsx';

interface BoxProps {
  readonly view: BattleState;
  readonly stage: Stage;
  readonly close: () => void;
}

export function StageBox({ view, stage, close }: BoxProps): VNode {
  const box = useRef<HTMLElement>(null);
  // Where there is little room, the line that came last is seen.
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [stage]);
  return (
    <section class={isFaced(stage) ? 'stage faced' : 'stage'} aria-label={titleOf(stage)} ref={box}>
      <div class="stage-head">
        <h2>{titleOf(stage)}</h2>
        <Skip label={say('battle.stage.close')} onClick={close} />
      </div>
      <StageView view={view} stage={stage} />
    </section>
  );
}

function titleOf(stage: Stage): string {
  switch (stage.kind) {
    case 'attack':
      return say('battle.stage.attack', { unit: stage.attack.unit, target: stage.attack.target });
    case 'test': {
      const { unit, outcome } = stage.test;
      if (unit === '') return say('battle.stage.morale');
      return say('battle.stage.test', { unit, test: outcome?.test ?? 'morale' });
    }
    case 'charge':
      return stage.charge === null
        ? say('battle.stage.charge-roll')
        : say('battle.stage.charge', { unit: stage.charge.unit, target: stage.charge.target });
  }
}

/** Whether two units face each other on it, which says more than a title. */
function isFaced(stage: Stage): boolean {
  return stage.kind === 'attack' || (stage.kind === 'charge' && stage.charge !== null);
}

/** What is on the stage, without its title. */
function StageView({ view, stage }: { readonly view: BattleState; readonly stage: Stage }): VNode {
  switch (stage.kind) {
    case 'attack':
      return <AttackView view={view} stage={stage} />;
    case 'test':
      return (
        <div class="stage-lines falling">
          <TestLines test={stage.test} expected="morale" />
          <UsedList used={stage.used} />
          {stage.destroyed && <Destroyed unit={stage.test.unit} />}
        </div>
      );
    case 'charge':
      return <ChargeView view={view} stage={stage} />;
  }
}

function AttackView({ view, stage }: { readonly view: BattleState; readonly stage: AttackStage }): VNode {
  const { attack, attackDice, hits, defenseDice, saves, loss, panic, destroyed, used } = stage;
  return (
    <div class="stage-lines falling">
      <div class="facing">
        <Side view={view} unit={attack.unit} />
        <Glyph of="combat" size={22} />
        <Side view={view} unit={attack.target} />
        <small>{say('battle.stage.with', { attack: attack.attack, arc: attack.arc })}</small>
      </div>
      <UsedList used={used} />
      {attackDice !== null && (
        <Line
          glyph="melee"
          name={say('battle.stage.attack-dice')}
          needed={hits?.needed}
          result={hits === null ? null : say('battle.stage.hits', { hits: hits.hits })}
          about={
            hits !== null && (
              <>
                <Modifiers list={hits.modifiers} />
                {hits.keywords.map((keyword) => (
                  <span key={keyword} class="modifier">
                    <Glyph of={keyword} size={14} /> <Keyword id={keyword} />
                  </span>
                ))}
              </>
            )
          }
        >
          <RolledDice rolled={attackDice} successes={hitsOf(stage)} />
        </Line>
      )}
      {(defenseDice !== null || saves !== null) && (
        <Line
          glyph="defense"
          name={say('battle.stage.defense-dice')}
          needed={saves?.needed}
          result={
            saves === null ? null : say('battle.stage.blocked', { blocked: saves.blocked, hits: saves.hits })
          }
          about={
            saves !== null && (
              <>
                <Modifiers list={saves.modifiers} />
                {saves.more.length > 0 && (
                  <span class="modifier">
                    {say('battle.stage.besides')} <Modifiers list={saves.more} />
                  </span>
                )}
              </>
            )
          }
        >
          {defenseDice === null ? (
            <small>{say('battle.stage.no-defense')}</small>
          ) : (
            <RolledDice rolled={defenseDice} successes={blocksOf(stage)} />
          )}
        </Line>
      )}
      {loss !== null && <LossLine wounds={loss.wounds} left={loss.left} />}
      {panic !== null && <TestLines test={panic} expected="panic" />}
      {destroyed && <Destroyed unit={attack.target} />}
    </div>
  );
}

function Keyword({ id }: { readonly id: KeywordId }): VNode {
  return <Term text={tell(`name.keyword.${id}`)} rule={`battle/attack/${id}`} />;
}

function ChargeView({ view, stage }: { readonly view: BattleState; readonly stage: ChargeStage }): VNode {
  const { charge, rolled, failed, disorderly } = stage;
  return (
    <div class="stage-lines falling">
      {charge !== null && (
        <div class="facing">
          <Side view={view} unit={charge.unit} />
          <Glyph of="speed" size={22} />
          <Side view={view} unit={charge.target} />
          <small>{tell(`report.side.${charge.side}`)}</small>
        </div>
      )}
      <Line
        glyph="die"
        name={say('battle.stage.charge-roll')}
        result={
          charge === null
            ? null
            : say('battle.stage.distance', { away: charge.away, distance: charge.distance })
        }
      >
        <RolledDice rolled={rolled} successes={null} />
      </Line>
      {charge !== null && (
        <p class="verdict">
          {say(
            failed
              ? 'battle.stage.charge.failed'
              : disorderly
                ? 'battle.stage.charge.disorderly'
                : 'battle.stage.charge.reached',
          )}
        </p>
      )}
    </div>
  );
}

/** A unit by the shield of its army and its name. */
function Side({ view, unit }: { readonly view: BattleState; readonly unit: string }): VNode | null {
  const seat = view.units.find(({ id }) => id === unit)?.seat;
  if (seat === undefined) return null;
  return (
    <span class="stage-side">
      <ArmyShield sign={signOf(view, seat)} size={30} label={tell(`name.seat.${seat}`)} />
      <strong>{tell(`name.unit.${unit}`)}</strong>
    </span>
  );
}

function Line(props: {
  readonly glyph: GlyphId;
  readonly name: string;
  readonly needed?: number | undefined;
  readonly result: string | null;
  readonly about?: ComponentChildren;
  readonly children: ComponentChildren;
}): VNode {
  const { glyph, name, needed, result, about, children } = props;
  return (
    <div class="stage-line">
      <span class="line-head">
        <Glyph of={glyph} size={16} /> {name}
        {needed !== undefined && <b>{say('battle.stage.needed', { needed })}</b>}
        {about}
      </span>
      {children}
      {result !== null && <b class="line-result">{result}</b>}
    </div>
  );
}

function RolledDice(props: {
  readonly rolled: Rolled;
  readonly successes: readonly boolean[] | null;
}): VNode {
  const { rolled, successes } = props;
  return (
    <Dice
      first={rolled.first}
      final={diceOf(rolled)}
      again={[...new Set(rolled.again.flatMap(({ again }) => again))]}
      successes={successes}
    />
  );
}

/** `expected` is what it is called before it is told which test it was. */
function TestLines({
  test,
  expected,
}: {
  readonly test: Test;
  readonly expected: 'panic' | 'morale';
}): VNode {
  const { rolled, outcome, d3, loss } = test;
  return (
    <>
      <Line
        glyph="morale"
        name={say(`battle.stage.${outcome?.test ?? expected}`)}
        result={
          outcome === null ? null : say('battle.stage.total', { roll: outcome.roll, needed: outcome.needed })
        }
        about={outcome !== null && <Modifiers list={outcome.modifiers} />}
      >
        <RolledDice rolled={rolled} successes={null} />
        {outcome !== null && (
          <span class={`test-outcome ${outcome.passed ? 'passed' : 'failed'}`}>
            <Glyph of={outcome.passed ? 'activated' : 'panicked'} size={14} />{' '}
            {say(outcome.passed ? 'battle.stage.passed' : 'battle.stage.failed')}
          </span>
        )}
      </Line>
      {outcome?.passed === false && outcome.test === 'panic' && d3 !== null && (
        <Line
          glyph="wounds"
          name={say('battle.stage.d3')}
          result={loss === null ? null : woundsAndLeft(loss)}
          about={outcome.more > 0 && <b>{say('battle.stage.more', { more: outcome.more })}</b>}
        >
          <Die value={d3} />
        </Line>
      )}
      {outcome?.test === 'morale' && loss !== null && <LossLine wounds={loss.wounds} left={loss.left} />}
    </>
  );
}

function woundsAndLeft({ wounds, left }: { readonly wounds: number; readonly left: number }): string {
  return `${say('battle.stage.wounds', { wounds })}, ${say('battle.stage.left', { left })}`;
}

function LossLine(props: { readonly wounds: number; readonly left: number }): VNode {
  return (
    <p class="loss">
      <Glyph of="wounds" size={18} /> {woundsAndLeft(props)}
    </p>
  );
}

function Destroyed({ unit }: { readonly unit: string }): VNode {
  return (
    <p class="verdict destroyed">
      <Glyph of="destroyed" size={20} /> {say('battle.stage.destroyed', { unit })}
    </p>
  );
}

/** Cards, Orders, abilities and tokens that were used meanwhile. */
function UsedList({ used }: { readonly used: readonly Used[] }): VNode | null {
  if (used.length === 0) return null;
  const glyphs: Readonly<Record<Used['type'], GlyphId>> = {
    ability: 'token',
    cancelled: 'pass',
    card: 'hand',
    condition: 'panicked',
    'condition-expended': 'token',
    order: 'order',
  };
  return (
    <ul class="used">
      {used.map((event, i) => (
        <li key={i} class="modifier">
          <Glyph of={event.type === 'condition' ? event.condition : glyphs[event.type]} size={14} />{' '}
          {say(`battle.stage.used.${event.type}`, event)}
        </li>
      ))}
    </ul>
  );
}

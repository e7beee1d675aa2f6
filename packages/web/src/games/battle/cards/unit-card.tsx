// A unit card: its numbers, its attacks with the dice of every rank, its abilities in our words. In a running game it
// shows what is left of the unit as well.

import type { AttackProfile } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { canTell, tell } from '../../../app/words.ts';
import { spoken } from '../heraldry/army-shield.tsx';
import { Glyph } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import type { ArmySign } from '../heraldry/tinctures.ts';
import { say } from '../say.ts';
import { Abilities, CardFrame, type AbilitiesNow } from './parts.tsx';
import type { CardTables, UnitFacts } from './tables.ts';

export interface UnitNow extends AbilitiesNow {
  readonly wounds: number;
  readonly fullWounds: number;
  readonly ranks: number;
  readonly fullRanks: number;
  /** In inches, with everything that changes it. */
  readonly speed: number;
  /** Attachments that are in it. */
  readonly attachments: readonly string[];
  /** Abilities that lie on it for a while. */
  readonly lasting?: readonly string[];
}

export function UnitCard(props: {
  readonly rules: CardTables;
  readonly card: string;
  readonly sign: ArmySign;
  readonly now?: UnitNow;
}): VNode | null {
  const { rules, card, sign, now } = props;
  const facts = rules.pieces[card];
  if (facts === undefined) return null;
  const { type, cost, abilities } = facts;
  const joined = now?.attachments ?? [];
  const lasting = (now?.lasting ?? []).filter((id) => canTell(`text.ability.${id}`));
  return (
    <CardFrame
      kind="unit-card"
      sign={sign}
      glyph={type}
      name={tell(`name.unit-card.${card}`)}
      about={[typeOf(facts), ...(cost > 0 ? [say('cards.points', { cost })] : [])]}
    >
      <Numbers facts={facts} now={now} />
      <ul class="attacks">
        {facts.attacks.map((attack) => (
          <Attack key={attack.name} attack={attack} now={now} />
        ))}
      </ul>
      <Abilities rules={rules} abilities={abilities} now={now} />
      {joined.map((attachment) => (
        <section key={attachment} class="joined">
          <h4>
            <Glyph of="attachment" size={16} /> {tell(`name.attachment.${attachment}`)}
          </h4>
          <Abilities rules={rules} abilities={rules.attachments[attachment]?.abilities ?? []} now={now} />
        </section>
      ))}
      {lasting.length > 0 && (
        <section class="joined">
          <h4>
            <Glyph of="token" size={16} /> {say('cards.for-now')}
          </h4>
          <Abilities rules={rules} abilities={lasting} now={now} />
        </section>
      )}
    </CardFrame>
  );
}

function typeOf({ type, tray }: UnitFacts): string {
  const name = say(`cards.type.${type}`);
  return tray.endsWith('solo') ? say('cards.type.solo', { type: name }) : name;
}

function Numbers({ facts, now }: { readonly facts: UnitFacts; readonly now: UnitNow | undefined }): VNode {
  const { speed, defense, morale, wounds } = facts;
  return (
    <dl class="numbers">
      <Stat glyph="speed" name={say('cards.speed')} changed={now !== undefined && now.speed !== speed}>
        {say('cards.inches', { inches: now?.speed ?? speed })}
      </Stat>
      <Stat glyph="defense" name={say('cards.defense')}>
        {say('cards.needed', { needed: defense })}
      </Stat>
      <Stat glyph="morale" name={say('cards.morale')}>
        {say('cards.needed', { needed: morale })}
      </Stat>
      <Stat glyph="wounds" name={say('cards.wounds')}>
        {now === undefined ? String(wounds) : `${now.wounds}/${now.fullWounds}`}
      </Stat>
    </dl>
  );
}

function Stat(props: {
  readonly glyph: GlyphId;
  readonly name: string;
  readonly changed?: boolean;
  readonly children: string;
}): VNode {
  return (
    <div data-changed={props.changed === true}>
      <dt>
        <Glyph of={props.glyph} size={16} /> {props.name}
      </dt>
      <dd>{props.children}</dd>
    </div>
  );
}

/** One of its attacks, with the dice that each number of ranks gives; those it has now stand out. */
function Attack({
  attack,
  now,
}: {
  readonly attack: AttackProfile;
  readonly now: UnitNow | undefined;
}): VNode {
  const { name, kind, toHit, dice } = attack;
  const current = now === undefined ? null : Math.min(now.fullRanks - now.ranks, dice.length - 1);
  return (
    <li>
      <Glyph of={kind} size={22} label={say(`cards.kind.${kind}`)} />
      <span class="attack-name">
        <strong>{tell(`name.attack.${name}`)}</strong>
        <small>{say('cards.to-hit', { needed: toHit })}</small>
      </span>
      <span class="dice-by-rank">
        {dice.map((count, lost) => (
          <span
            key={lost}
            {...spoken(say('cards.dice', { dice: count, ranks: dice.length - lost }))}
            aria-current={lost === current}
          >
            {count}
          </span>
        ))}
      </span>
    </li>
  );
}

// What the cards of units, attachments and NCUs have in common: the head with the arms of the army, and the abilities.

import type { ComponentChildren, VNode } from 'preact';
import { canTell, tell } from '../../../app/words.ts';
import { ArmyCharge } from '../heraldry/army-shield.tsx';
import { Glyph } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import { armyStyle, type ArmySign } from '../heraldry/tinctures.ts';
import { say } from '../say.ts';
import { RichText } from './rich-text.tsx';
import type { CardTables } from './tables.ts';
import './cards.css';

/** What is on one of the army's cards. */
export function CardFrame(props: {
  readonly kind: string;
  readonly sign: ArmySign;
  readonly glyph: GlyphId;
  readonly name: string;
  readonly about: readonly string[];
  readonly children: ComponentChildren;
}): VNode {
  const { kind, sign, glyph, name, about, children } = props;
  return (
    <article class={`battle-card ${kind}`} style={armyStyle(sign)}>
      <header class="card-head">
        <Arms sign={sign} />
        <span class="card-kind">
          <Glyph of={glyph} size={22} />
        </span>
        <h3>{name}</h3>
        <p>{about.join(' · ')}</p>
      </header>
      {children}
    </article>
  );
}

/** The charge of the army, large and faint behind the head of its card. */
export function Arms({ sign }: { readonly sign: ArmySign }): VNode {
  return (
    <svg class="card-arms" viewBox="-13 -14 26 28" aria-hidden="true">
      <ArmyCharge faction={sign.faction} />
    </svg>
  );
}

/** How a card's abilities stand in the running game. */
export interface AbilitiesNow {
  /** Orders used this round. */
  readonly ordersUsed?: readonly string[];
  /** Tokens left, by ability. */
  readonly tokens?: { readonly [ability: string]: number };
}

/** Abilities by name, each with its text. */
export function Abilities(props: {
  readonly rules: CardTables;
  readonly abilities: readonly string[];
  readonly now?: AbilitiesNow | undefined;
}): VNode | null {
  const { rules, now = {} } = props;
  // what only marks a thing for the rules, such as a Castle Wall, has no words
  const abilities = props.abilities.filter((id) => canTell(`text.ability.${id}`));
  if (abilities.length === 0) return null;
  return (
    <ul class="abilities">
      {abilities.map((id) => (
        <AbilityEntry key={id} rules={rules} id={id} now={now} />
      ))}
    </ul>
  );
}

function AbilityEntry(props: {
  readonly rules: CardTables;
  readonly id: string;
  readonly now: AbilitiesNow;
}): VNode {
  const { id, now } = props;
  const ability = props.rules.abilities[id];
  const isUsed = now.ordersUsed?.includes(id) === true;
  const tokens = now.tokens?.[ability?.pool ?? id] ?? ability?.tokens ?? null;
  return (
    <li data-used={isUsed}>
      <strong>
        {ability?.order !== undefined && (
          <Glyph of="order" size={14} label={say(isUsed ? 'cards.order-used' : 'cards.order')} />
        )}
        {tell(`name.ability.${id}`)}
      </strong>
      {tokens !== null && (
        <span class="tokens-left">
          <Glyph of="token" size={12} /> {say('cards.tokens', { count: tokens })}
        </span>
      )}
      <p>
        <RichText text={tell(`text.ability.${id}`)} />
      </p>
    </li>
  );
}

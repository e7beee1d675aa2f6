// A card as one of many: its picture, its name, its numbers and what it is called to do.

import type { VNode } from 'preact';
import { canTell, language, tell } from '../../../app/words.ts';
import { Glyph } from '../heraldry/glyph.tsx';
import { say } from '../war-room/say.ts';
import type { CardTables } from '../cards/tables.ts';
import { triggersOf } from '../cards/tactics-card.tsx';
import type { SpokenCard } from './cards.ts';
import { factionStyle, Portrait } from './portrait.tsx';
import './tile.css';

export interface TileProps {
  readonly tables: CardTables;
  readonly card: SpokenCard;
  readonly href: string;
  readonly open: boolean;
  readonly owned: number;
  /** Whether its picture and its facts are drawn yet, or the name alone. */
  readonly whole: boolean;
}

export function CardTile({ tables, card, href, open, owned, whole }: TileProps): VNode {
  const { kind, id, faction, name } = card;
  const { title, byname } = parted(name);
  return (
    <a
      class={`card-tile ${kind}`}
      href={href}
      style={factionStyle(faction)}
      aria-current={open ? 'true' : undefined}
      data-card={card.key}
    >
      <span class="tile-picture">
        {whole ? (
          <Portrait tables={tables} kind={kind} id={id} faction={faction} />
        ) : (
          <span class="portrait" />
        )}
        <Price card={card} />
        {owned > 0 && <span class="tile-owned">{say('library.owned', { count: owned })}</span>}
      </span>
      <span class="tile-name">
        <b>{title}</b>
        {byname !== null && <i>{byname}</i>}
      </span>
      <span class="tile-facts">{whole && <Facts tables={tables} card={card} />}</span>
    </a>
  );
}

export function Price({
  card,
}: {
  readonly card: Pick<SpokenCard, 'kind' | 'cost' | 'isCommander'>;
}): VNode | null {
  if (card.isCommander && card.kind !== 'unit')
    return (
      <span class="coin star tile-cost">
        <Glyph
          of="commander"
          size={18}
          label={say(card.kind === 'tactics' ? 'library.commanders' : 'cards.commander')}
        />
      </span>
    );
  if (card.cost === null) return null;
  return (
    <span class="coin tile-cost">
      <span class="visually-hidden">{say('cards.points', { cost: card.cost })}</span>
      <span aria-hidden="true">{card.cost}</span>
    </span>
  );
}

function Facts({ tables, card }: Pick<TileProps, 'tables' | 'card'>): VNode {
  const { kind, id, unit, abilities } = card;
  const told = abilities.filter((ability) => canTell(`text.ability.${ability}`));
  return (
    <>
      {unit !== null && (
        <span class="tile-numbers">
          <Number
            glyph="speed"
            name={say('cards.speed')}
            text={say('cards.inches', { inches: unit.speed })}
          />
          <Number
            glyph="defense"
            name={say('cards.defense')}
            text={say('cards.needed', { needed: unit.defense })}
          />
          <Number
            glyph="morale"
            name={say('cards.morale')}
            text={say('cards.needed', { needed: unit.morale })}
          />
        </span>
      )}
      {unit?.attacks.map((attack) => (
        <span key={attack.name} class="tile-attack">
          <Glyph of={attack.kind} size={15} label={say(`cards.kind.${attack.kind}`)} />{' '}
          {say('cards.needed', { needed: attack.toHit })} · {attack.dice.join('/')}
        </span>
      ))}
      {kind === 'tactics' ? (
        <>
          {triggersOf(tables, id).map((trigger) => (
            <span key={trigger} class="tile-moment">
              {tell(`name.trigger.${trigger}`)}
            </span>
          ))}
          <span class="tile-text">{tell(`text.card.${id}`)}</span>
        </>
      ) : (
        <span class="tile-abilities" lang={language.value}>
          {told.map((ability) => tell(`name.ability.${ability}`)).join(' · ')}
        </span>
      )}
    </>
  );
}

function Number(props: {
  readonly glyph: 'speed' | 'defense' | 'morale';
  readonly name: string;
  readonly text: string;
}): VNode {
  return (
    <span>
      <Glyph of={props.glyph} size={14} label={props.name} /> {props.text}
    </span>
  );
}

/** A name and what stands behind its comma, or before it in quotes. */
export function parted(name: string): { readonly title: string; readonly byname: string | null } {
  const quoted = /^「(.+?)」(.+)$/.exec(name);
  if (quoted !== null) return { title: quoted[2] ?? name, byname: quoted[1] ?? null };
  const at = name.indexOf(', ');
  return at < 0 ? { title: name, byname: null } : { title: name.slice(0, at), byname: name.slice(at + 2) };
}

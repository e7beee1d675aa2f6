// A card as a line: its picture, its name and numbers, and what can be done with it.

import type { ComponentChildren, VNode } from 'preact';
import { canTell, tell } from '../../../app/words.ts';
import { Glyph } from '../heraldry/glyph.tsx';
import { nameOf } from '../library/cards.ts';
import { factionStyle, Portrait } from '../library/portrait.tsx';
import { parted } from '../library/tile.tsx';
import { say } from '../war-room/say.ts';
import type { EntryKind } from './army-draft.ts';
import { useTables } from './rules-for.ts';

export interface RowCard {
  readonly kind: EntryKind;
  readonly id: string;
}

export function CardRow(props: {
  readonly card: RowCard;
  readonly open: (card: RowCard) => void;
  readonly cost: number | null;
  readonly commander?: boolean;
  readonly dim?: boolean;
  readonly note?: ComponentChildren;
  readonly children?: ComponentChildren;
}): VNode {
  const { card, open, cost, commander = false, dim = false, note, children } = props;
  const rules = useTables();
  const { kind, id } = card;
  const facts = (kind === 'unit' ? rules.units : kind === 'attachment' ? rules.attachments : rules.ncus)[id];
  const { title, byname } = parted(nameOf(kind, id));
  return (
    <div class={`card-row ${kind}`} data-dim={dim} style={factionStyle(facts?.faction ?? 'neutral')}>
      <span class="row-picture">
        {facts !== undefined && <Portrait tables={rules} kind={kind} id={id} faction={facts.faction} />}
      </span>
      <span class="row-words">
        <button type="button" class="row-name" onClick={() => open(card)}>
          {commander && <Glyph of="commander" size={15} label={say('cards.commander')} />}
          <b>{title}</b>
          {byname !== null && <i>{byname}</i>}
        </button>
        <RowFacts card={card} />
        {note}
      </span>
      {cost !== null && (
        <span class="coin">
          <span class="visually-hidden">{say('cards.points', { cost })}</span>
          <span aria-hidden="true">{cost}</span>
        </span>
      )}
      {children}
    </div>
  );
}

function RowFacts({ card: { kind, id } }: { readonly card: RowCard }): VNode | null {
  const rules = useTables();
  const unit = kind === 'unit' ? rules.units[id] : undefined;
  const abilities = (unit ?? (kind === 'attachment' ? rules.attachments : rules.ncus)[id])?.abilities ?? [];
  const told = abilities.filter((ability) => canTell(`text.ability.${ability}`));
  return (
    <small class="row-facts">
      {unit !== undefined && (
        <span class="row-numbers">
          <span>
            <Glyph of="speed" size={12} label={say('cards.speed')} /> {unit.speed}
          </span>
          <span>
            <Glyph of="defense" size={12} label={say('cards.defense')} /> {unit.defense}+
          </span>
          <span>
            <Glyph of="morale" size={12} label={say('cards.morale')} /> {unit.morale}+
          </span>
          {unit.attacks.map((attack) => (
            <span key={attack.name}>
              <Glyph of={attack.kind} size={12} label={say(`cards.kind.${attack.kind}`)} /> {attack.toHit}+{' '}
              {attack.dice.join('/')}
            </span>
          ))}
        </span>
      )}
      <span class="row-abilities">{told.map((ability) => tell(`name.ability.${ability}`)).join(' · ')}</span>
    </small>
  );
}

// Cards of attachments and NCUs, and those that game modes bring: objectives, missions, siege cards.

import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { editionPlayed } from '../../../rules/editions.ts';
import { Glyph } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import type { ArmySign } from '../heraldry/tinctures.ts';
import { say } from '../say.ts';
import { Abilities, CardFrame, type AbilitiesNow } from './parts.tsx';
import { RichText, Term } from './rich-text.tsx';
import type { CardTables } from './tables.ts';

export function AttachmentCard(props: {
  readonly rules: CardTables;
  readonly card: string;
  readonly sign: ArmySign;
  readonly isCommander?: boolean;
  readonly now?: AbilitiesNow | undefined;
}): VNode | null {
  const { rules, card, sign, isCommander = false, now } = props;
  const facts = rules.attachments[card];
  if (facts === undefined) return null;
  const type = say('cards.attachment', { type: say(`cards.type.${facts.type}`) });
  const price = isCommander ? say('cards.commander') : say('cards.points', { cost: facts.cost });
  return (
    <CardFrame
      kind="attachment-card"
      sign={sign}
      glyph={isCommander ? 'commander' : 'attachment'}
      name={tell(`name.attachment.${card}`)}
      about={[type, price]}
    >
      <Abilities rules={rules} abilities={facts.abilities} now={now} />
    </CardFrame>
  );
}

export function NcuCard(props: {
  readonly rules: CardTables;
  readonly card: string;
  readonly sign: ArmySign;
  readonly now?: AbilitiesNow | undefined;
}): VNode | null {
  const { rules, card, sign, now } = props;
  const facts = rules.ncus[card];
  if (facts === undefined) return null;
  return (
    <CardFrame
      kind="ncu-card"
      sign={sign}
      glyph="ncu"
      name={tell(`name.ncu-card.${card}`)}
      about={[say('cards.ncu'), say('cards.points', { cost: facts.cost })]}
    >
      <Abilities rules={rules} abilities={facts.abilities} now={now} />
    </CardFrame>
  );
}

/** A card that belongs to the game mode and to no army. */
function ModeCard(props: {
  readonly glyph: GlyphId;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}): VNode {
  return (
    <article class="battle-card mode-card">
      <header class="card-head">
        <span class="card-kind">
          <Glyph of={props.glyph} size={22} />
        </span>
        <h3>{props.name}</h3>
        <p>{props.kind}</p>
      </header>
      <p class="card-text">
        <RichText text={props.text} />
      </p>
      <p class="card-foot">
        <Term text={say('cards.rule')} rule={props.rule} />
      </p>
    </article>
  );
}

/** Cards that only older editions have, by number, and how their ledgers call them. */
const OLD_OBJECTIVES: { readonly [card: number]: string } = {
  11: 'objective/centre-card',
  12: 'objective/a',
  13: 'objective/b',
  14: 'objective/c',
  15: 'objective/free-move',
};
const OLD_MISSIONS: { readonly [card: number]: string } = { 13: 'mission/same-condition' };

const ruleOf = (own: string | undefined, usual: string): string =>
  own === undefined ? `battle/${usual}` : `battle/${editionPlayed.value ?? '2021'}/${own}`;

export function ObjectiveCard({ card }: { readonly card: number }): VNode {
  return (
    <ModeCard
      glyph="objective"
      kind={say('cards.objective')}
      name={tell(`name.objective-card.${card}`)}
      text={tell(`text.objective-card.${card}`)}
      rule={ruleOf(OLD_OBJECTIVES[card], `objective/card-${card}`)}
    />
  );
}

export function MissionCard({ card }: { readonly card: number }): VNode {
  return (
    <ModeCard
      glyph="victory-points"
      kind={say('cards.mission')}
      name={tell(`name.mission.${card}`)}
      text={tell(`text.mission.${card}`)}
      rule={ruleOf(OLD_MISSIONS[card], `mission/card-${card}`)}
    />
  );
}

export function SiegeCard(props: { readonly card: number; readonly role: 'attacker' | 'defender' }): VNode {
  const { card, role } = props;
  return (
    <ModeCard
      glyph="reserve"
      kind={tell(`name.role.${role}`)}
      name={say('cards.siege', { card, role })}
      text={tell(`text.siege-card.${role}-${card}`)}
      rule={`battle/siege/${role}-${card}`}
    />
  );
}

// A Tactics card: its name, when it is played and what it does. Small it is one of a hand, made of spans only so that it
// can stand in a button; large it is read, with its terms to be touched.

import type { Trigger } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { spoken } from '../heraldry/army-shield.tsx';
import { Glyph } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import { armyStyle, type ArmySign } from '../heraldry/tinctures.ts';
import { say } from '../say.ts';
import { Arms, CardFrame } from './parts.tsx';
import { RichText } from './rich-text.tsx';
import type { CardTables } from './tables.ts';

// oxfmt-ignore
const TRIGGER_GLYPHS: Readonly<Record<Trigger, GlyphId>> = {
  'round-starts':         'first-player',
  'round-ends':           'pass',
  'turn-starts':          'first-player',
  'turn-ends':            'pass',
  'unit-activates':       'activated',
  'ncu-activates':        'ncu',
  'zone-claimed':         'ncu',
  'zone-targets':         'ncu',
  'attack-begins':        'melee',
  'attack-before-dice':   'melee',
  'attack-after-dice':    'die',
  'attack-after-defense': 'defense',
  'attack-completed':     'melee',
  'charge-before':        'speed',
  'charge-rolled':        'die',
  'charge-succeeds':      'speed',
  'morale-before-dice':   'morale',
  'morale-after-dice':    'morale',
  'morale-passed':        'morale',
  'panic-failed':         'panicked',
  'rank-destroyed':       'wounds',
  'would-be-destroyed':   'destroyed',
  'unit-destroyed':       'destroyed',
  'surge-forth':          'speed',
  'retreat-completed':    'speed',
  'retreat-rolled':       'die',
  'charge-failed':        'speed',
  'action-before':        'activated',
  'action-completed':     'activated',
  'move-ended':           'speed',
  'zone-resolved':        'ncu',
  targeted:               'arc',
  'target-resolved':      'arc',
  'attachment-would-fall': 'attachment',
  'attachment-destroyed': 'attachment',
  'condition-would-go':   'vulnerable',
  'condition-gained':     'vulnerable',
  'condition-repeated':   'vulnerable',
  'condition-removed':    'vulnerable',
  'wounds-restored':      'wounds',
  'pillage-gained':       'wealth',
  'pillage-refused':      'wealth',
  'morale-failed':        'morale',
  'deployment-starts':    'activated',
  deployed:               'activated',
  'hands-drawn':          'hand',
  'card-played':          'hand',
  'card-attached':        'hand',
};

/** Whether the card can be played now: lit, out of the question for now, or simply in the hand. */
export type CardState = 'playable' | 'waiting' | 'plain';

/** The card as one of a hand. */
export function TacticsCard(props: {
  readonly rules: CardTables;
  readonly card: string;
  readonly sign: ArmySign;
  readonly state?: CardState;
}): VNode {
  const { rules, card, sign, state = 'plain' } = props;
  const triggers = triggersOf(rules, card);
  const commander = commanderOf(rules, card);
  return (
    <span class={`tactics-card is-${state}`} style={armyStyle(sign)}>
      <span class="tactics-head">
        <Arms sign={sign} />
        <span class="name">{tell(`name.card.${card}`)}</span>
        {commander !== undefined && (
          <span class="of-commander">
            <Glyph of="commander" size={14} label={commander} />
          </span>
        )}
      </span>
      <span class="triggers">
        {triggers.map((trigger) => (
          <span key={trigger}>
            <Glyph of={TRIGGER_GLYPHS[trigger]} size={14} /> {tell(`name.trigger.${trigger}`)}
          </span>
        ))}
      </span>
      <span class="text">{tell(`text.card.${card}`)}</span>
      {state === 'playable' && (
        <span class="playable-mark">
          <Glyph of="activated" size={12} /> {say('cards.playable')}
        </span>
      )}
    </span>
  );
}

/** The card to be read; `possible` are the responses that can be used now, by their places. */
export function TacticsCardLarge(props: {
  readonly rules: CardTables;
  readonly card: string;
  readonly sign: ArmySign;
  readonly possible?: readonly number[];
}): VNode | null {
  const { rules, card, sign, possible = [] } = props;
  const facts = rules.tactics[card];
  if (facts === undefined) return null;
  const commander = commanderOf(rules, card);
  return (
    <CardFrame
      kind="tactics-card-large"
      sign={sign}
      glyph={commander === undefined ? 'tactics' : 'commander'}
      name={tell(`name.card.${card}`)}
      about={[say('cards.tactics'), ...(commander === undefined ? [] : [commander])]}
    >
      <p class="answers">{say('cards.answers')}</p>
      <ul class="responses">
        {facts.responses.map(({ moment: { trigger } }, i) => (
          <li key={i} data-possible={possible.includes(i)}>
            <Glyph of={TRIGGER_GLYPHS[trigger]} size={16} /> {tell(`name.trigger.${trigger}`)}
            {possible.includes(i) && (
              <span class="now">
                <Glyph of="activated" size={12} /> {say('cards.possible')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p class="card-text">
        <RichText text={tell(`text.card.${card}`)} />
      </p>
    </CardFrame>
  );
}

/** A card of a hand that is not ours. */
export function TacticsCardBack({ sign }: { readonly sign: ArmySign }): VNode {
  return (
    <span class="tactics-card back" style={armyStyle(sign)} {...spoken(say('cards.hidden'))}>
      <Arms sign={sign} />
    </span>
  );
}

/** Each once, in the order of the card. */
export function triggersOf(rules: Pick<CardTables, 'tactics'>, card: string): readonly Trigger[] {
  return [...new Set((rules.tactics[card]?.responses ?? []).map(({ moment }) => moment.trigger))];
}

/** The drawing that stands for the moment of a card. */
export function triggerGlyph(rules: Pick<CardTables, 'tactics'>, card: string): GlyphId {
  const [first] = triggersOf(rules, card);
  return first === undefined ? 'tactics' : TRIGGER_GLYPHS[first];
}

function commanderOf(rules: CardTables, card: string): string | undefined {
  const commander = rules.tactics[card]?.commander ?? null;
  if (commander === null) return undefined;
  const kind = rules.attachments[commander] === undefined ? 'ncu-card' : 'attachment';
  const name =
    rules.units[commander] === undefined ? `name.${kind}.${commander}` : `name.unit-card.${commander}`;
  return say('cards.commanders-card', { commander: tell(name) });
}

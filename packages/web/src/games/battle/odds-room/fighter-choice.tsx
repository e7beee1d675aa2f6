// Who fights: a faction, one of its units, and who leads it.

import { rulesOf, USUAL_EDITION } from '@maester/battle/engine';
import { FACTIONS } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { nameOf } from '../library/cards.ts';
import { factionStyle, Portrait } from '../library/portrait.tsx';
import { say } from '../war-room/say.ts';
import { costOf, mayJoin, type Fighter } from './matchup.ts';

const rules = () => rulesOf({ edition: USUAL_EDITION });

export function FighterChoice(props: {
  readonly title: string;
  readonly fighter: Fighter;
  readonly choose: (fighter: Fighter) => void;
}): VNode {
  const { title, fighter, choose } = props;
  const { faction, card, attachments } = fighter;
  const { units, attachments: leaders } = rules();
  const cards = Object.keys(units).filter((id) => units[id]?.faction === faction);
  const type = units[card]?.type;
  const joins = Object.keys(leaders).filter(
    (id) =>
      leaders[id]?.type === type && (leaders[id]?.faction === faction || leaders[id]?.faction === 'neutral'),
  );
  const sorted = (ids: readonly string[], kind: 'unit' | 'attachment'): readonly string[] =>
    ids.toSorted((a, b) => (nameOf(kind, a) < nameOf(kind, b) ? -1 : 1));
  return (
    <section class="fighter" style={factionStyle(faction)} aria-label={title}>
      <div class="fighter-picture">
        <Portrait tables={rules()} kind="unit" id={card} faction={faction} />
        <ArmyShield sign={{ faction, difference: 0 }} size={44} />
      </div>
      <div class="stack tight fighter-fields">
        <h2>{title}</h2>
        <label class="field">
          <span class="visually-hidden">{say('library.faction')}</span>
          <select
            value={faction}
            onChange={(event) => {
              const chosen = FACTIONS.find((each) => each === event.currentTarget.value);
              if (chosen !== undefined) choose({ faction: chosen, card: '-', attachments: [] });
            }}
          >
            {FACTIONS.map((each) => (
              <option key={each} value={each}>
                {tell(`name.faction.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="visually-hidden">{say('odds.unit')}</span>
          <select
            value={card}
            onChange={(event) => choose({ faction, card: event.currentTarget.value, attachments: [] })}
          >
            {sorted(cards, 'unit').map((id) => (
              <option key={id} value={id}>
                {nameOf('unit', id)}
              </option>
            ))}
          </select>
        </label>
        {[...attachments, null].map((joined, place) => {
          const others = attachments.filter((_, i) => i !== place);
          const able = joins.filter((id) => mayJoin(faction, card, [...others, id]) && !others.includes(id));
          // A second one only where the rules have room for it.
          if (able.length === 0 && place > 0) return null;
          return (
            <label key={place} class="field">
              <span class="visually-hidden">{say('odds.attachment')}</span>
              <select
                value={joined ?? ''}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  const now = attachments.slice(0, place);
                  choose({ faction, card, attachments: value === '' ? now : [...now, value] });
                }}
              >
                <option value="">
                  {say(place === 0 ? 'odds.attachment.none' : 'odds.attachment.another')}
                </option>
                {sorted(able, 'attachment').map((id) => (
                  <option key={id} value={id}>
                    {nameOf('attachment', id)}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
        <p class="note">{say('cards.points', { cost: costOf(fighter) })}</p>
      </div>
    </section>
  );
}

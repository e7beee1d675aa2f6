// Two lists beside each other: what they come to, what both have, and what only one has.

import type { ArmyList } from '@maester/battle/engine';
import type { VNode } from 'preact';
import { hrefOf } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { nameOf } from '../library/cards.ts';
import { factionStyle } from '../library/portrait.tsx';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import { compared, figuresOf } from './compare.ts';
import { deckOf } from './open-list.ts';
import { armyName } from './opponent.tsx';
import { rulesFor, sheetFor } from './rules-for.ts';
import './builder.css';

export interface Compared {
  readonly id: string;
  readonly army: ArmyList;
  readonly points: number;
}

export function ComparePage({ one, other }: { readonly one: Compared; readonly other: Compared }): VNode {
  const sides = [one, other];
  const figures = sides.map(({ army, points }) =>
    figuresOf(rulesFor(army), army, sheetFor(army, points).points),
  );
  const cards = compared(one.army, other.army);
  const decks = sides.map(({ army }) => deckOf(army));
  return (
    <WarRoom class="compare">
      <h1>{say('compare.title')}</h1>
      <table class="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{say('compare.figure')}</span>
            </th>
            {sides.map(({ id, army }, i) => (
              <th key={i} scope="col" style={factionStyle(army.faction)}>
                <a href={hrefOf({ page: 'armies', army: id, other: null })}>
                  <ArmyShield sign={{ faction: army.faction, difference: 0 }} size={40} />
                  <span>{armyName(army)}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(
            ['cost', 'activations', 'units', 'ncus', 'models', 'wounds', 'melee', 'ranged', 'speed'] as const
          ).map((figure) => (
            <tr key={figure}>
              <th scope="row">{say(`compare.${figure}`)}</th>
              {figures.map((each, i) => (
                <td key={i}>{each[figure]}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{say('compare.both')}</th>
            <td colSpan={2}>
              {cards.both.length === 0 ? say('compare.nothing') : <Names keys={cards.both} />}
            </td>
          </tr>
          <tr>
            <th scope="row">{say('compare.only')}</th>
            <td>
              <Names keys={cards.one} />
            </td>
            <td>
              <Names keys={cards.other} />
            </td>
          </tr>
          <tr>
            <th scope="row">{say('compare.deck')}</th>
            {decks.map((deck, i) => (
              <td key={i}>
                <ul>
                  {deck.map((card) => (
                    <li key={card} class={decks[1 - i]?.includes(card) === true ? 'shared' : undefined}>
                      {tell(`name.card.${card}`)}
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </WarRoom>
  );
}

function Names({ keys }: { readonly keys: readonly (readonly [string, number])[] }): VNode {
  return (
    <ul>
      {keys.map(([key, count]) => {
        const [kind = '', id = ''] = key.split('/');
        const name = nameOf(kind === 'ncu' ? 'ncu' : kind === 'attachment' ? 'attachment' : 'unit', id);
        return (
          <li key={key}>
            <a href={hrefOf({ page: 'cards', card: key, wanted: '' })}>{name}</a>
            {count > 1 && ` × ${count}`}
          </li>
        );
      })}
    </ul>
  );
}

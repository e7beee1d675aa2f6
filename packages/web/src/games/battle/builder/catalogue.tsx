// The cards an army could have: by kind, by words, each with its price and a way in, or with the rule against it.

import { useSignal, type Signal } from '@preact/signals';
import type { Refusal } from '@maester/kernel';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { hrefOf } from '../../../app/router.ts';
import { canTell, tell, tellRefusal } from '../../../app/words.ts';
import { nameOf, plain } from '../library/cards.ts';
import { useArrows } from '../war-room/arrows.ts';
import { say } from '../war-room/say.ts';
import { CardRow, type RowCard } from './card-row.tsx';
import {
  commandersOf,
  homeless,
  joinedBy,
  leadsOnly,
  ledBy,
  type Card,
  type Offer,
  type Way,
} from './offers.ts';
import { useTables } from './rules-for.ts';
import type { OpenList } from './open-list.ts';

export const SHELVES = ['commander', 'unit', 'attachment', 'ncu'] as const;
export type Shelf = (typeof SHELVES)[number];

export interface Looking {
  readonly shelf: Shelf;
  /** The unit for which an attachment is looked for. */
  readonly unit: number | null;
}

interface Props {
  readonly list: OpenList;
  readonly looking: Signal<Looking>;
  readonly open: (card: RowCard) => void;
  readonly said: (text: string) => void;
}

export function Catalogue({ list, looking, open, said }: Props): VNode {
  const words = useSignal('');
  const all = useSignal(false);
  const rules = useTables();
  const { shelf, unit } = looking.value;
  const wanted = plain(words.value).split(/\s+/).filter(Boolean);
  const isWanted = (card: Card): boolean => wanted.every((word) => textOf(rules, card).includes(word));
  return (
    <section class="catalogue" aria-label={say('builder.catalogue')}>
      <div class="catalogue-head">
        <fieldset class="shelves">
          <legend class="visually-hidden">{say('builder.shelves')}</legend>
          {SHELVES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === shelf}
              onClick={() => (looking.value = { shelf: each, unit: null })}
            >
              {say(`builder.shelf.${each}`)}
            </button>
          ))}
        </fieldset>
        <label class="field">
          <span class="visually-hidden">{say('builder.search')}</span>
          <input
            type="search"
            placeholder={say('builder.search')}
            value={words.value}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => (words.value = event.currentTarget.value)}
          />
        </label>
        {unit !== null && <For list={list} unit={unit} looking={looking} />}
      </div>
      {shelf === 'commander' ? (
        <Commanders list={list} isWanted={isWanted} open={open} looking={looking} said={said} />
      ) : (
        <Offers
          list={list}
          offers={list.offers.value.filter(
            ({ card }) =>
              card.kind === shelf &&
              isWanted(card) &&
              // A Commander is chosen on its own shelf, and here only while it has no unit.
              (!leadsOnly(list.army.value, card.id) || card.id === homeless(list.army.value)?.id),
          )}
          all={all}
          unit={unit}
          looking={looking}
          open={open}
          said={said}
        />
      )}
    </section>
  );
}

function textOf({ units, attachments, ncus }: ReturnType<typeof useTables>, { kind, id }: Card): string {
  const { abilities = [] } = (kind === 'unit' ? units : kind === 'attachment' ? attachments : ncus)[id] ?? {};
  const told = abilities.filter((ability) => canTell(`text.ability.${ability}`));
  return plain(
    [
      nameOf(kind, id),
      id.replaceAll('-', ' '),
      ...told.flatMap((ability) => [tell(`name.ability.${ability}`), tell(`text.ability.${ability}`)]),
    ].join(' '),
  );
}

/** Attachments for one unit. */
function For({
  list,
  unit,
  looking,
}: Pick<Props, 'list' | 'looking'> & { readonly unit: number }): VNode | null {
  const card = list.army.value.units[unit]?.card;
  if (card === undefined) return null;
  return (
    <p class="row for-unit">
      <span>{say('builder.for', { unit: nameOf('unit', card) })}</span>
      <button
        type="button"
        class="button quiet"
        onClick={() => (looking.value = { shelf: 'attachment', unit: null })}
      >
        {say('builder.for.all')}
      </button>
    </p>
  );
}

function Commanders(
  props: Omit<Props, 'looking'> & {
    readonly isWanted: (card: Card) => boolean;
    readonly looking: Signal<Looking>;
  },
): VNode {
  const { list, isWanted, open, looking, said } = props;
  const army = list.army.value;
  const cards = useMemo(() => commandersOf(army), [army.faction, army.edition]);
  const rows = useArrows<HTMLUListElement>('.row-add');
  return (
    <ul class="card-rows" ref={rows}>
      {cards.filter(isWanted).map((card) => (
        <li key={card.id}>
          <CardRow card={card} open={open} cost={null} commander>
            <button
              type="button"
              class="button row-add"
              aria-pressed={army.commander === card.id}
              aria-label={say('builder.lead', { card: nameOf(card.kind, card.id) })}
              onClick={() => {
                list.change(ledBy(army, list.points.value, card));
                said(say('builder.led', { card: nameOf(card.kind, card.id) }));
                looking.value = { shelf: 'unit', unit: null };
              }}
            >
              {army.commander === card.id ? '✓' : say('builder.choose')}
            </button>
          </CardRow>
        </li>
      ))}
    </ul>
  );
}

function Offers(
  props: Props & {
    readonly offers: readonly Offer[];
    readonly all: Signal<boolean>;
    readonly unit: number | null;
  },
): VNode {
  const { list, offers, all, unit, looking, open, said } = props;
  const asking = useSignal<string | null>(null);
  const rows = useArrows<HTMLUListElement>('.row-add');
  const waysOf = ({ ways }: Offer): readonly Way[] =>
    unit === null ? ways : ways.filter((way) => way.unit === unit);
  const possible = offers.filter((offer) => waysOf(offer).length > 0);
  const others = offers.filter((offer) => waysOf(offer).length === 0);
  // Where nothing can be added, the reasons are what one looks for.
  const isOpen = all.value || possible.length === 0;
  const take = (card: Card, way: Way): void => {
    list.change(joinedBy(way, list.points.value));
    asking.value = null;
    said(say('builder.added', { card: nameOf(card.kind, card.id) }));
    if (unit !== null) looking.value = { shelf: 'unit', unit: null };
  };
  return (
    <>
      {possible.length === 0 && <p class="note">{say('builder.nothing')}</p>}
      <ul class="card-rows" ref={rows}>
        {possible.map((offer) => {
          const ways = waysOf(offer);
          const { card } = offer;
          const [only] = ways;
          const name = nameOf(card.kind, card.id);
          return (
            <li key={card.id}>
              <CardRow
                card={card}
                open={open}
                cost={card.cost}
                commander={card.id === list.army.value.commander}
                note={<Reasons refusals={ways[0]?.asks ?? []} kind="asks" />}
              >
                <button
                  type="button"
                  class="button row-add"
                  aria-expanded={ways.length > 1 ? asking.value === card.id : undefined}
                  aria-label={say('builder.add', { card: name })}
                  onClick={() => {
                    if (ways.length > 1) asking.value = asking.value === card.id ? null : card.id;
                    else if (only !== undefined) take(card, only);
                  }}
                >
                  +
                </button>
              </CardRow>
              {asking.value === card.id && (
                <div class="which-unit">
                  <p>{say('builder.which', { card: name })}</p>
                  <ul class="chips">
                    {ways.map((way) => (
                      <li key={way.unit}>
                        <button type="button" class="button" onClick={() => take(card, way)}>
                          {unitName(list, way.unit)}
                        </button>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <details class="more" open={isOpen} onToggle={(event) => (all.value = event.currentTarget.open)}>
          <summary>{say('builder.others', { count: others.length })}</summary>
          <ul class="card-rows">
            {isOpen &&
              others.map(({ card, against }) => (
                <li key={card.id}>
                  <CardRow
                    card={card}
                    open={open}
                    cost={card.cost}
                    dim
                    note={
                      against.length === 0 ? (
                        <p class="reason">{say('builder.no-unit')}</p>
                      ) : (
                        <Reasons refusals={against} kind="against" />
                      )
                    }
                  />
                </li>
              ))}
          </ul>
        </details>
      )}
    </>
  );
}

function unitName(list: OpenList, unit: number | null): string {
  const { units } = list.army.value;
  const card = unit === null ? undefined : units[unit]?.card;
  if (card === undefined || unit === null) return '';
  const number = units.slice(0, unit + 1).filter((other) => other.card === card).length;
  const name = nameOf('unit', card);
  return units.filter((other) => other.card === card).length > 1
    ? tell('name.unit-number', { card: name, number })
    : name;
}

/** What the rules say, in words, each with the rule. */
export function Reasons(props: {
  readonly refusals: readonly Refusal[];
  readonly kind: 'against' | 'asks';
}): VNode | null {
  if (props.refusals.length === 0) return null;
  return (
    <ul class={`reasons ${props.kind}`}>
      {props.refusals.map((refusal) => (
        <li key={JSON.stringify(refusal)}>
          {tellRefusal(refusal)}{' '}
          <a href={hrefOf({ page: 'rules', rule: refusal.rule })}>{say('builder.rule')}</a>
        </li>
      ))}
    </ul>
  );
}

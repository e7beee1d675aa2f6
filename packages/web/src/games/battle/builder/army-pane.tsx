// The army as it stands: what it costs, what is wrong with it, its units with their attachments, its NCUs, its deck.

import type { Signal } from '@preact/signals';
import type { ArmySheet } from '@maester/battle/engine';
import type { VNode } from 'preact';
import { TacticsCard } from '../cards/tactics-card.tsx';
import { collection, lacking } from '../library/collection.ts';
import { nameOf } from '../library/cards.ts';
import { say } from '../war-room/say.ts';
import { cardKeys, copied, moved, without, type Spot } from './army-draft.ts';
import { CardRow, type RowCard } from './card-row.tsx';
import { Reasons, type Looking } from './catalogue.tsx';
import { homeless, isOpen, offersOf, type Way } from './offers.ts';
import { useTables } from './rules-for.ts';
import type { OpenList } from './open-list.ts';

interface Props {
  readonly list: OpenList;
  readonly looking: Signal<Looking>;
  readonly open: (card: RowCard) => void;
  readonly said: (text: string) => void;
}

export function ArmyCards(props: Props): VNode {
  const { list } = props;
  const army = list.army.value;
  const { cards } = list.sheet.value;
  const costs = costsBySpot(army, cards);
  return (
    <div class="army-cards">
      <Waiting {...props} />
      <h3>{say('builder.units')}</h3>
      {army.units.length === 0 && <p class="note">{say('builder.units.none')}</p>}
      <ul class="card-rows">
        {army.units.map((unit, at) => (
          <UnitEntry key={`${at} ${unit.card}`} {...props} at={at} costs={costs} />
        ))}
      </ul>
      <h3>{say('builder.ncus')}</h3>
      {army.ncus.length === 0 && <p class="note">{say('builder.ncus.none')}</p>}
      <ul class="card-rows">
        {army.ncus.map((id, place) => (
          <li key={`${place} ${id}`}>
            <CardRow
              card={{ kind: 'ncu', id }}
              open={props.open}
              cost={costs.ncus[place] ?? null}
              commander={id === army.commander}
            >
              <Remove {...props} card={{ kind: 'ncu', id }} spot={{ at: 'ncu', place }} />
            </CardRow>
          </li>
        ))}
      </ul>
      {(army.givenAway ?? []).length > 0 && (
        <>
          <h3>{say('builder.given-away')}</h3>
          <ul class="card-rows">
            {(army.givenAway ?? []).map((id, place) => (
              <li key={`${place} ${id}`}>
                <CardRow
                  card={{ kind: 'attachment', id }}
                  open={props.open}
                  cost={costs.givenAway[place] ?? null}
                >
                  <Remove {...props} card={{ kind: 'attachment', id }} spot={{ at: 'given-away', place }} />
                </CardRow>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The Commander who has no unit yet, and those it could join. */
function Waiting({ list, open }: Props): VNode | null {
  const army = list.army.value;
  const card = homeless(army);
  if (card === null) return null;
  const ways = offersOf(army, list.points.value, [card])[0]?.ways ?? [];
  const join = (way: Way): void => list.change(way.army);
  return (
    <section class="waiting-commander">
      <CardRow
        card={card}
        open={open}
        cost={null}
        commander
        note={<p class="reason">{say(ways.length === 0 ? 'builder.waiting.none' : 'builder.waiting')}</p>}
      />
      <ul class="chips">
        {ways.map((way) => (
          <li key={way.unit}>
            <button type="button" class="button" onClick={() => join(way)}>
              {nameOf('unit', army.units[way.unit ?? -1]?.card ?? '')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnitEntry(props: Props & { readonly at: number; readonly costs: Costs }): VNode | null {
  const { list, looking, open, at, costs } = props;
  const army = list.army.value;
  const unit = army.units[at];
  if (unit === undefined) return null;
  const name = nameOf('unit', unit.card);
  return (
    <li class="unit-entry">
      <CardRow
        card={{ kind: 'unit', id: unit.card }}
        open={open}
        cost={costs.units[at]?.unit ?? null}
        commander={unit.card === army.commander}
      >
        <Remove {...props} card={{ kind: 'unit', id: unit.card }} spot={{ at: 'unit', unit: at }} />
      </CardRow>
      {unit.attachments.map((id, place) => (
        <div key={`${place} ${id}`} class="joined-row">
          <CardRow
            card={{ kind: 'attachment', id }}
            open={open}
            cost={costs.units[at]?.attachments[place] ?? null}
            commander={id === army.commander}
          >
            <Remove
              {...props}
              card={{ kind: 'attachment', id }}
              spot={{ at: 'attachment', unit: at, place }}
            />
          </CardRow>
        </div>
      ))}
      <p class="row unit-tools">
        <button
          type="button"
          class="button quiet"
          onClick={() => (looking.value = { shelf: 'attachment', unit: at })}
        >
          {say('builder.attach')}
          <span class="visually-hidden">{name}</span>
        </button>
        <button type="button" class="button quiet" onClick={() => list.change(copied(army, at))}>
          {say('builder.copy')}
          <span class="visually-hidden">{name}</span>
        </button>
        {at > 0 && (
          <button
            type="button"
            class="button quiet"
            aria-label={say('builder.up', { unit: name })}
            onClick={() => list.change(moved(army, at, -1))}
          >
            ↑
          </button>
        )}
      </p>
    </li>
  );
}

function Remove({ list, said, card, spot }: Props & { readonly card: RowCard; readonly spot: Spot }): VNode {
  const name = nameOf(card.kind, card.id);
  return (
    <button
      type="button"
      class="button row-remove"
      aria-label={say('builder.remove', { card: name })}
      onClick={() => {
        list.change(without(list.army.value, spot));
        said(say('builder.removed', { card: name }));
      }}
    >
      ×
    </button>
  );
}

interface Costs {
  readonly units: readonly {
    readonly unit: number | null;
    readonly attachments: readonly (number | null)[];
  }[];
  readonly ncus: readonly (number | null)[];
  readonly givenAway: readonly (number | null)[];
}

/** The prices of a sheet stand in the order of the list; what is no card has none. */
export function costsBySpot(army: OpenList['army']['value'], cards: ArmySheet['cards']): Costs {
  let at = 0;
  const next = (kind: string, id: string): number | null => {
    const card = cards[at];
    if (card === undefined || card.kind !== kind || card.id !== id) return null;
    at += 1;
    return card.cost;
  };
  return {
    units: army.units.map(({ card, attachments }) => ({
      unit: next('unit', card),
      attachments: attachments.map((id) => next('attachment', id)),
    })),
    ncus: army.ncus.map((id) => next('ncu', id)),
    givenAway: (army.givenAway ?? []).map((id) => next('attachment', id)),
  };
}

/** Points and activations, as figures and as a bar. */
export function Totals({ list }: { readonly list: OpenList }): VNode {
  const { points: cost, attachmentPoints } = list.sheet.value;
  const points = list.points.value;
  const { units, ncus } = list.army.value;
  const left = points - cost;
  return (
    <div class="totals" data-over={left < 0}>
      <p class="total">
        <b>{cost}</b>
        <span>{say('builder.of', { points })}</span>
      </p>
      <div class="meter" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * cost) / points)}%` }} />
      </div>
      <ul class="facts">
        <li>{left < 0 ? say('builder.over', { points: -left }) : say('builder.left', { points: left })}</li>
        <li>
          {say('builder.activations', {
            count: units.length + ncus.length,
            units: units.length,
            ncus: ncus.length,
          })}
        </li>
        <li>{say('builder.attachment-points', { ...attachmentPoints })}</li>
      </ul>
    </div>
  );
}

/** What is wrong, and what is still to do. */
export function Problems({ list }: { readonly list: OpenList }): VNode {
  // That nobody leads the army is said once.
  const problems = list.sheet.value.problems.filter(
    ({ rule, facts }) => rule !== 'battle/army/commander-needs-unit' || facts['commander'] !== '',
  );
  const open = problems.filter(isOpen);
  const broken = problems.filter((problem) => !isOpen(problem));
  return (
    <div class="problems" aria-live="polite">
      {problems.length === 0 ? (
        <p class="legal">{say('builder.legal')}</p>
      ) : (
        <>
          {broken.length > 0 && (
            <section class="broken">
              <h3>{say('builder.broken')}</h3>
              <Reasons refusals={broken} kind="against" />
            </section>
          )}
          {open.length > 0 && (
            <section>
              <h3>{say('builder.open')}</h3>
              <Reasons refusals={open} kind="asks" />
            </section>
          )}
        </>
      )}
    </div>
  );
}

export function Deck({ list }: { readonly list: OpenList }): VNode {
  const { faction } = list.army.value;
  const rules = useTables();
  const deck = list.deck.value;
  return (
    <details class="more">
      <summary>{say('builder.deck', { count: 2 * deck.length })}</summary>
      <ul class="deck-cards">
        {deck.map((card) => (
          <li key={card}>
            <TacticsCard rules={rules} card={card} sign={{ faction, difference: 0 }} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the visitor does not own of it. */
export function Lacking({ list }: { readonly list: OpenList }): VNode | null {
  const have = collection.value;
  if (Object.keys(have).length === 0) return null;
  const missing = lacking(cardKeys(list.army.value), have);
  return (
    <details class="more">
      <summary>{say('builder.lacking', { count: missing.length })}</summary>
      <ul>
        {missing.map(([key, count]) => {
          const [kind = 'unit', id = ''] = key.split('/');
          const name = nameOf(kind === 'ncu' ? 'ncu' : kind === 'attachment' ? 'attachment' : 'unit', id);
          return <li key={key}>{say('builder.lacking.card', { count, card: name })}</li>;
        })}
      </ul>
    </details>
  );
}
